//! The places where pieces can lie.

use super::{Barrel, Berth, Cell, Tide, Wind};
use crate::voodoo_pirate::VoodooPirate;
use crate::voodoo_pirate::chart::{Slot, Space};
use crate::{self as voodoo, Shares, scenario::SoulPlace};
use rules::kit::values;
use rules::table::Seat;
use serde::{Deserialize, Serialize};

/// Where a piece lies.
#[values(game = VoodooPirate, shares = voodoo::Place, spelled = Spot)]
#[derive(PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    Supply,
    Bag,
    Grid,
    Aboard,
    /// Buried in the sand by a pirate, until Dawn.
    Buried(Seat),
    Berth,
    /// A soul buried, which keeps its numbered place.
    BuriedBerth(Seat, #[spelled(place: SoulPlace)] Berth),
    Sea,
    /// A tile in the stack, so many below the top.
    Stack(u8),
    /// A tile on the chart.
    Slot(Slot),
    Hand,
    FaceDown,
    SecondFaceDown,
    FaceUp,
    SecondFaceUp,
    Deck,
    Discard,
    Mat,
    On,
    /// The vane.
    Vane(Wind),
    /// The tide marker.
    Tide(Tide),
    /// The colonial ships' marker: so many ships.
    Colonials(u8),
    /// A barrel's place in the ring, clockwise.
    Ring(u8),
    Box,
}

impl Place {
    /// The pirate whose place it is, if it is anybody's.
    #[must_use]
    pub fn owner(self) -> Option<Seat> {
        match self {
            Self::Buried(seat) | Self::BuriedBerth(seat, _) => Some(seat),
            place => place.shared()?.owner(),
        }
    }
}
