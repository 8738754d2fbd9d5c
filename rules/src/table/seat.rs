//! Seats round the table.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats a table has.
pub const MOST_SEATS: usize = 5;

/// A seat at the table, counted clockwise from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into lists by seat.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat `steps` places clockwise at a table of `seats`.
    #[must_use]
    pub fn clockwise(self, steps: u8, seats: u8) -> Self {
        Self((self.0 + steps) % seats)
    }

    /// All seats of a table, clockwise from this one.
    pub fn round(self, seats: u8) -> impl Iterator<Item = Self> + Clone {
        (0..seats).map(move |step| self.clockwise(step, seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0 + 1)
    }
}

/// A small set of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Puts a seat in.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Who sits in a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SeatKind {
    /// Somebody who decides from outside the rules: a person.
    Human,
    /// A Cursed Pirate: the game's own automa, which the rules play (`voodoo-pirate §12`).
    Cursed,
    /// A gentle Cursed Pirate: the automa by an easier house rule.
    Gentle,
    /// A computer player, sensible but careless, that decides from outside the rules.
    Deckhand,
    /// A computer player that thinks a little.
    Mate,
    /// A computer player that thinks.
    Captain,
    /// A computer player that thinks as long as a person will wait.
    Ghost,
    /// A program that picks any legal choice, decided from outside the rules.
    Random,
}

impl SeatKind {
    /// The kind's name on the command line and in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Cursed => "cursed",
            Self::Gentle => "gentle",
            Self::Deckhand => "deckhand",
            Self::Mate => "mate",
            Self::Captain => "captain",
            Self::Ghost => "ghost",
            Self::Random => "random",
        }
    }

    /// All kinds, in the order they are offered.
    pub const ALL: [Self; 8] = [
        Self::Human,
        Self::Cursed,
        Self::Gentle,
        Self::Deckhand,
        Self::Mate,
        Self::Captain,
        Self::Ghost,
        Self::Random,
    ];

    /// The kind of this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether the rules themselves play the seat: nobody is asked.
    #[must_use]
    pub fn is_automa(self) -> bool {
        matches!(self, Self::Cursed | Self::Gentle)
    }
}
