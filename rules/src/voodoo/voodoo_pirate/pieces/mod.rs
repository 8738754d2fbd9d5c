//! The pieces in the box and the places where they can lie (`voodoo-pirate §3`).

mod face;
mod kinds;
mod place;

pub use crate::{
    Berth, BlessedCard, Cell, Coin, Colour, Facing, Fixture, MOST_BERTHS, MapsTaken, Power, Ship,
    Soul, Wind,
};
pub use face::{Back, Face, FaceName, Faces};
pub use kinds::{ActionCard, Figure, Marker, Poppet, Tile, Treasure, Turned};
pub use place::{Place, Spot};

pub use rules::kit::KnownTo;
use rules::kit::values;

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
