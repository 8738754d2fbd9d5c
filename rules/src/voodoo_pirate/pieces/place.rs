//! The places where pieces can lie.

use super::{Barrel, Berth, Cell, Tide, Wind};
use crate::table::Seat;
use crate::voodoo::shares::share_places;
use crate::voodoo_pirate::VoodooPirate;
use crate::voodoo_pirate::chart::{Slot, Space};
use serde::{Deserialize, Serialize};

/// Where a piece lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Place {
    /// In its supply beside the chart.
    Supply,
    /// In the bag of souls.
    Bag,
    /// On the ritual grid.
    Grid(Cell),
    /// Aboard a ship: a coin, a poppet, an object, the GriGri. For tokens: with that pirate.
    Aboard(Seat),
    /// Buried in the sand by a pirate, until Dawn.
    Buried(Seat),
    /// A soul aboard, on its numbered place.
    Berth(Seat, Berth),
    /// A soul buried, which keeps its numbered place.
    BuriedBerth(Seat, Berth),
    /// On a space of the chart.
    Sea(Space),
    /// A tile in the stack, so many below the top.
    Stack(u8),
    /// A tile on the chart.
    Slot(Slot),
    /// An Action card in hand.
    Hand(Seat),
    /// An Action card laid face down.
    FaceDown(Seat),
    /// A second Action card laid face down, on Bones.
    SecondFaceDown(Seat),
    /// An Action card revealed, played in this round.
    FaceUp(Seat),
    /// A second Action card revealed, on Bones.
    SecondFaceUp(Seat),
    /// An Action card in a Cursed Pirate's deck, so many below the top.
    Deck(Seat, u8),
    /// An Action card in a Cursed Pirate's discard pile.
    Discard(Seat),
    /// A figure on its pirate's mat.
    Mat(Seat),
    /// A figure on a barrel.
    On(Barrel),
    /// The vane.
    Vane(Wind),
    /// The tide marker.
    Tide(Tide),
    /// The colonial ships' marker: so many ships.
    Colonials(u8),
    /// A barrel's place in the ring, clockwise.
    Ring(u8),
    /// Put away: not part of this game for now.
    Box,
}

impl Place {
    /// The pirate whose place it is, if it is anybody's.
    #[must_use]
    pub fn owner(self) -> Option<Seat> {
        match self {
            Self::Aboard(seat)
            | Self::Buried(seat)
            | Self::Berth(seat, _)
            | Self::BuriedBerth(seat, _)
            | Self::Hand(seat)
            | Self::FaceDown(seat)
            | Self::SecondFaceDown(seat)
            | Self::FaceUp(seat)
            | Self::SecondFaceUp(seat)
            | Self::Deck(seat, _)
            | Self::Discard(seat)
            | Self::Mat(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether a card lies there that only its owner may know.
    #[must_use]
    pub fn is_face_down(self) -> bool {
        matches!(self, Self::FaceDown(_) | Self::SecondFaceDown(_))
    }
}

share_places!(Place for VoodooPirate);
