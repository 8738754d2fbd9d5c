//! Listing all values of a type.

use super::{MOST_SEATS, Seat};

/// A type whose values can be listed.
///
/// Tests of refusals use it, so the list has values that no rule would propose.
pub trait Values: Copy {
    /// Returns all values, in order.
    fn values() -> Vec<Self>;
}

/// Small numbers: three is the most that the rules count to where an answer is a number.
impl Values for u8 {
    fn values() -> Vec<Self> {
        (0..4).collect()
    }
}

/// Numbers of questions, of which any stand for all.
impl Values for u16 {
    fn values() -> Vec<Self> {
        (0..4).collect()
    }
}

impl Values for Seat {
    fn values() -> Vec<Self> {
        (0..MOST_SEATS as u8).map(Self).collect()
    }
}
