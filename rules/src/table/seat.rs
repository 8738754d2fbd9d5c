//! Seats round the table.

use super::files::{Name, spelt, unknown};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The most seats at a table.
pub const MOST_SEATS: usize = 5;

/// A seat at the table, counted clockwise from 0.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat as an index into lists by seat.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the seat `steps` places clockwise at a table of `seats`.
    #[must_use]
    pub fn clockwise(self, steps: u8, seats: u8) -> Self {
        Self((self.0 + steps) % seats)
    }

    /// Returns by how many places clockwise it comes after another at a table of `seats`.
    #[must_use]
    pub fn after(self, other: Self, seats: u8) -> u8 {
        (self.0 + seats - other.0) % seats
    }

    /// Returns all seats of a table, clockwise from this one.
    pub fn round(self, seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats).map(move |step| self.clockwise(step, seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0 + 1)
    }
}

/// A set of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Returns whether the seat is in the set.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Returns how many seats are in the set.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The kind of a seat: who decides for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SeatKind {
    /// A person, who decides from outside the rules.
    Human,
    /// An automa of the game's own, of this name. The rules play it.
    Automa(&'static str),
    /// The weakest captain: sensible but careless. It decides from outside the rules.
    Deckhand,
    /// A captain that thinks a little.
    Mate,
    /// A captain that thinks.
    Captain,
    /// The strongest captain. It thinks for as long as a person will wait.
    Ghost,
    /// A program that picks any legal choice, from outside the rules.
    Random,
}

impl SeatKind {
    /// The kinds that any game has, in the order they are offered.
    pub const COMMON: [Self; 6] = [
        Self::Human,
        Self::Deckhand,
        Self::Mate,
        Self::Captain,
        Self::Ghost,
        Self::Random,
    ];

    /// Returns the kind's name on the command line, such as `human`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Automa(name) => name,
            Self::Deckhand => "deckhand",
            Self::Mate => "mate",
            Self::Captain => "captain",
            Self::Ghost => "ghost",
            Self::Random => "random",
        }
    }

    /// Returns the kinds of a game with these automa of its own, in the order they are offered.
    #[must_use]
    pub fn all(own: &[Self]) -> Vec<Self> {
        let mut all = Self::COMMON.to_vec();
        all.splice(1..1, own.iter().copied());
        all
    }

    /// Returns the kind of a name, in a game with these automa of its own.
    #[must_use]
    pub fn by_name(name: &str, own: &[Self]) -> Option<Self> {
        Self::all(own).into_iter().find(|kind| kind.name() == name)
    }

    /// Reads a kind as files spell it, in a game with these automa of its own.
    ///
    /// # Errors
    /// Tells which kinds there are.
    pub fn read<'de, D: Deserializer<'de>>(
        deserializer: D,
        own: &[Self],
    ) -> Result<Self, D::Error> {
        let Name(found) = Name::deserialize(deserializer)?;
        let all = Self::all(own);
        let kind = all.iter().find(|kind| spelt(kind.name()) == found);
        kind.copied().ok_or_else(|| {
            let names: Vec<String> = all.iter().map(|kind| spelt(kind.name())).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            unknown(&found, &names)
        })
    }

    /// Returns whether the rules themselves play the seat, so that nobody is asked.
    #[must_use]
    pub fn is_automa(self) -> bool {
        matches!(self, Self::Automa(_))
    }
}

impl fmt::Debug for SeatKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&spelt(self.name()))
    }
}

impl Serialize for SeatKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Name(spelt(self.name())).serialize(serializer)
    }
}
