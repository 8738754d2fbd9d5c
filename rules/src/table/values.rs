//! The values of a type, all of them.

use super::{MOST_SEATS, Seat};

/// A type whose values can be listed: for tests of what is refused, so also such as no rule would think of.
pub trait Values: Copy {
    /// All of them, in order.
    fn values() -> Vec<Self>;
}

/// Small numbers: three is the most that the rules count to where an answer is a number.
impl Values for u8 {
    fn values() -> Vec<Self> {
        (0..4).collect()
    }
}

impl Values for Seat {
    fn values() -> Vec<Self> {
        (0..MOST_SEATS as u8).map(Self).collect()
    }
}
