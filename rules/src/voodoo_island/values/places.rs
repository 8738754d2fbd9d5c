//! The places of pieces.

use super::{Cell, Slot, Supply};
use rules::table::Seat;
use serde::{Deserialize, Serialize};

/// The place of an explorer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Whereabouts {
    /// On a cell of the map.
    On(Cell),
    /// Off the map.
    Off,
    /// In the helicopter on the last day.
    Aboard,
}

impl Whereabouts {
    /// Returns the cell, of an explorer on the map.
    #[must_use]
    pub fn cell(self) -> Option<Cell> {
        match self {
            Self::On(cell) => Some(cell),
            Self::Off | Self::Aboard => None,
        }
    }
}

/// The place of a helper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum HelperPlace {
    /// With its owner.
    Pool,
    /// On a tool spot of its owner's.
    Tool(Slot),
    /// On the place of a supply.
    Supply(Supply),
    /// On the helicopter place.
    Helicopter,
}

/// The place of an expedition card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardPlace {
    /// In the deck; the smallest number is the top.
    Deck(u16),
    /// In a hand.
    Hand(Seat),
    /// Face down before an explorer that attacks or defends.
    Laid(Seat),
    /// On the used pile.
    Used,
}

/// The place of a mission card, its tile with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MissionPlace {
    /// In the deck; the smallest number is the top.
    Deck(u16),
    /// In a hand.
    Hand(Seat),
    /// The object is carried; the numbers say in which order objects were taken.
    Carried(Seat, u8),
    /// The object was delivered; the numbers say in which order objects were taken.
    Delivered(Seat, u8),
}

/// The place of a mission card, with whether everybody has seen it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MissionAt {
    /// Its place.
    pub place: MissionPlace,
    /// True if everybody has seen it: it was done, lost, and never shuffled since.
    pub seen: bool,
}

/// The place of an island card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IslandPlace {
    /// In the deck, to be turned on this day, from 1.
    Deck(u8),
    /// Turned on this day.
    Turned(u8),
    /// In the box.
    Box,
}
