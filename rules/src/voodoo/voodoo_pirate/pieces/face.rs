//! What pieces are, and what shows of them with their backs up.

use super::{Barrel, Card, Colour, Object, Rank, Skull};
use crate as voodoo;
use crate::voodoo_pirate::VoodooPirate;
use bevy_ecs::prelude::*;
use rules::kit::{self, values};
use rules::table::Seat;
use serde::{Deserialize, Serialize};

/// What a piece is, as its owner may see it.
#[values(game = VoodooPirate, shares = voodoo::Face, spelled = FaceName, text = "piece")]
#[derive(Component, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Face {
    Ship,
    Figure,
    /// One of the two figures that Cursed Pirates set on barrels.
    CursedFigure(u8),
    Soul,
    Coin,
    /// A poppet.
    Poppet,
    /// An object.
    Object(Object),
    /// A skull, by its reverse side.
    Skull(Skull),
    GriGri,
    Card,
    /// A sea tile, by its number.
    Tile(u8),
    /// A harbour tile.
    Harbour(u8),
    /// The Voodoo Island.
    Island,
    /// A barrel.
    Barrel(Barrel),
    Sun,
    Moon,
    Jail,
    /// The vane.
    Vane,
    /// The tide marker.
    #[text = "piece-tide"]
    TideMarker,
    /// The marker of the colonial ships.
    Colonials,
    /// The whirlpool.
    Whirlpool,
    Blessed,
}

impl Face {
    /// The back that hides the piece where it lies face down; nothing for a piece that always shows its face.
    #[must_use]
    pub fn back(self) -> Option<Back> {
        match self {
            Self::Skull(_) => Some(Back::Skull),
            Self::Blessed(_) => Some(Back::Blessed),
            Self::Card(owner, _) => Some(Back::Card(owner)),
            Self::Tile(_) => Some(Back::Tile),
            _ => None,
        }
    }
}

/// What shows of a piece that lies face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Back {
    /// A skull's front, which is the same on all of them: the reverse is its face.
    Skull,
    /// A card of the Blessed Deck.
    Blessed,
    /// An Action card, in its pirate's colour.
    Card(Seat),
    /// A sea tile.
    Tile,
}

/// What each piece in the box is, by its number. Everybody knows that; the secret is where some of them lie.
pub type Faces = kit::Faces<Face>;
