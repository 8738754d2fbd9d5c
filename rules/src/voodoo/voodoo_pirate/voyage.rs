//! A move under way (`voodoo-pirate §8`).

use super::chart::{Heading, Space};
use super::event::Cause;
use super::pieces::Wind;
use rules::table::{Seat, SeatSet};

/// A move under way: where the ship is on its way and how it goes on.
///
/// `at` is ahead of the ship's piece while the ship passes others: the piece rests on free spaces only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Voyage {
    /// The pirate whose ship it is.
    pub ship: Seat,
    /// The space it has come to.
    pub at: Space,
    /// The way of the spaces left.
    pub heading: Heading,
    /// The way in which the last space was entered.
    pub travel: Heading,
    /// Spaces still to sail.
    pub left: u8,
    /// True if a storm pushes it north next.
    pub push: bool,
    /// True if the last step was a storm's push, or a hop after one.
    pub swept: bool,
    /// True if the ship sails by its own will.
    pub will: bool,
    /// True if it is the victim of Tix, which never boards.
    pub possessed: bool,
    /// True if it has come to a free space at all: a move that went nowhere is no move.
    pub moved: bool,
    /// True if the whirlpool has carried it.
    pub whirled: bool,
    /// True if a portal has carried it.
    pub ported: bool,
    /// Ships passed, each of which can be boarded once.
    pub passed: SeatSet,
    /// Spaces that have carried it, a bit each.
    pub carried: u128,
    /// The rule that sails it.
    pub cause: Cause,
}

impl Voyage {
    /// A move of so many spaces.
    #[must_use]
    pub fn new(ship: Seat, at: Space, heading: Heading, left: u8, cause: Cause) -> Self {
        Self {
            ship,
            at,
            heading,
            travel: heading,
            left,
            push: false,
            swept: false,
            will: false,
            possessed: false,
            moved: false,
            whirled: false,
            ported: false,
            passed: SeatSet::default(),
            carried: 0,
            cause,
        }
    }

    /// The same, by the captain's own will.
    #[must_use]
    pub fn willing(self) -> Self {
        Self { will: true, ..self }
    }

    /// The way of the next step; none where the move ends. A move never ends on a taken space.
    #[must_use]
    pub fn way(&self, on_taken: bool) -> Option<Heading> {
        if self.push {
            Some(Heading::North)
        } else if self.left > 0 {
            Some(self.heading)
        } else if on_taken {
            Some(self.travel)
        } else {
            None
        }
    }

    /// Comes to a space, and under the power of its water.
    pub(super) fn enter(&mut self, space: Space, way: Heading, power: Option<Wind>) {
        if self.push {
            self.push = false;
            self.swept = true;
        } else if self.left > 0 {
            self.left -= 1;
            self.swept = false;
        }
        self.at = space;
        self.travel = way;
        match power {
            Some(Wind::Storm) => self.push = true,
            Some(Wind::Becalmed) => self.left = 0,
            Some(Wind::Fair | Wind::Mermaids) | None => {}
        }
    }

    /// Goes no further in any direction.
    pub(super) fn stop(&mut self) {
        self.left = 0;
        self.push = false;
    }

    /// One more space, carried by something.
    pub(super) fn carry(&mut self, heading: Heading, cause: Cause) {
        self.heading = heading;
        self.left = 1;
        self.will = false;
        self.cause = cause;
    }

    /// Returns whether the next step is the captain's own will.
    pub(super) fn is_willing(&self) -> bool {
        self.will && !self.push && (self.left > 0 || !self.swept)
    }
}
