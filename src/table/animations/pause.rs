//! Pauses for reactions: the same time at every event that a seat could react to, whether or not it holds a card for that.

use rules::table::Seat;

/// The length of a pause, in seconds, at any speed.
const SECONDS: f32 = 1.2;

/// A pause in which a seat could react.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ReactionPause {
    /// The seat that could react.
    pub seat: Seat,
    left: f32,
    /// True if it lasts until somebody ends it.
    endless: bool,
}

impl ReactionPause {
    pub(super) fn of(seat: Seat) -> Self {
        Self {
            seat,
            left: SECONDS,
            endless: false,
        }
    }

    /// Returns the share that is left, 0 to 1; `None` if it lasts until somebody ends it.
    #[must_use]
    pub fn left(&self) -> Option<f32> {
        (!self.endless).then_some(self.left / SECONDS)
    }

    /// Goes on by some seconds; returns whether it is over. An endless one stands still.
    pub(super) fn go_on(&mut self, seconds: f32, endless: bool) -> bool {
        self.endless = endless;
        if !endless {
            self.left -= seconds;
        }
        self.left <= 0.0
    }
}
