//! The pieces in the box and the places where they can lie (`voodoo-pirate §3`).

use super::VoodooPirate;
use super::chart::{Quarters, Slot, Space};
use crate::{self as voodoo, Shares, scenario::SoulPlace};
pub use crate::{
    Berth, BlessedCard, Cell, Coin, Colour, Facing, Fixture, MOST_BERTHS, MapsTaken, Power, Ship,
    Soul, Wind,
};
use bevy_ecs::prelude::*;
pub use rules::kit::KnownTo;
use rules::kit::{self, values};
use rules::table::Seat;
use serde::{Deserialize, Serialize};

/// An Action card (`voodoo-pirate §7`).
#[values(text = "card")]
pub enum Card {
    /// Souls from the colonial ships.
    Jax,
    /// All souls of a colour.
    Tok,
    /// The ritual.
    Hoodoo,
    /// Possess another ship.
    Tix,
    /// A poppet and the GriGri.
    Poppet,
    /// Two things from the streets of Tortuga.
    Take,
}

/// A barrel (`voodoo-pirate §5`, `§6`).
#[values(text = "barrel")]
pub enum Barrel {
    /// Sail to a star of a soul's colour.
    Stars,
    /// The first turn of Moonlight.
    Moon,
    /// Bury possessions.
    Sand,
    /// A second card.
    Bones,
    /// Lay the whirlpool.
    Whirlpool,
    /// Turn the vane.
    Wind,
    /// Choose how new tiles lie.
    Sea,
    /// Turn the tide.
    Tide,
}

/// One of the seven objects (`voodoo-pirate §11`).
#[values(text = "object")]
pub enum Object {
    /// Any direction in rituals.
    Compass,
    /// Worth its skull's bonus with the Emerald Skull.
    MorgansEye,
    /// Poppets into souls or souls into poppets.
    TwinBottles,
    /// Swap an item with a ship in line.
    Parrot,
    /// Board a ship beside you.
    SilentOars,
    /// Look at the top tile.
    Telescope,
    /// Move while becalmed.
    GhostWind,
}

/// The reverse of a skull (`voodoo-pirate §11`).
#[values(text = "skull")]
pub enum Skull {
    /// With Morgan's Eye.
    Emerald,
    /// For each poppet.
    Poppet,
    /// For the most coins.
    Gold,
    /// For a strong ship.
    Gun,
    /// For a ship without souls.
    Hollow,
    /// For each purple soul.
    Purple,
}

/// The tide.
#[values(text = "tide")]
pub enum Tide {
    /// Coming in.
    In,
    /// Going out.
    Out,
}

impl Tide {
    /// The other tide.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Self::In => Self::Out,
            Self::Out => Self::In,
        }
    }
}

/// One of the six playing cards of Lucky's Blessed Deck (`voodoo-pirate §14`).
#[values(text = "rank")]
pub enum Rank {
    /// High with the tide in, low with it out.
    Ace,
    /// Two.
    Two,
    /// Three.
    Three,
    /// Jack.
    Jack,
    /// Queen.
    Queen,
    /// King.
    King,
}

/// A figure. Cursed Pirates' figures only block.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Figure {
    /// A pirate's own.
    Of(Seat),
    /// One of the two that Cursed Pirates set on barrels.
    Cursed(u8),
}

/// A poppet.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Poppet;

/// An object, a skull or the GriGri.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Treasure {
    /// One of the seven objects.
    Object(Object),
    /// A skull, by its reverse.
    Skull(Skull),
    /// The GriGri, which is no object: it takes no room aboard.
    GriGri,
}

/// A tile that is drawn from the stack: its number.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile(pub u8);

/// The way a tile lies or will lie.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turned(pub Quarters);

/// A marker or token of which the game has one, or one a pirate.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Marker {
    /// The vane.
    Vane,
    /// The tide marker.
    Tide,
    /// The marker of the colonial ships.
    Colonials,
    /// The whirlpool.
    Whirlpool,
    /// The Sun.
    Sun,
    /// The Moon.
    Moon,
    /// A jail token.
    Jail,
}

/// An Action card of a pirate.
pub type ActionCard = voodoo::ActionCard<Card>;

/// The face of a piece, as its owner may see it.
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

/// The back of a piece, which shows while it lies face down.
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

/// The face of each piece in the box, by its number. Everybody knows that; the secret is where some of them lie.
pub type Faces = kit::Faces<Face>;

/// The place of a piece.
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
