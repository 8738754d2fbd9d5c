//! The pieces in the box and the places where they can lie (`voodoo-pirate §3`).

use super::chart::{Heading, Quarters, Slot, Space};
use crate::table::{self, Seat, SeatSet};
use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

/// Declares an enum of names that files and lists go through in order.
macro_rules! names {
    ($(#[$doc:meta])* $name:ident { $( $(#[$variant_doc:meta])* $variant:ident, )* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name { $( $(#[$variant_doc])* $variant, )* }

        impl $name {
            /// All of them, in the rule page's order.
            pub const ALL: &'static [Self] = &[ $( Self::$variant, )* ];
        }
    };
}

names! {
    /// The colour of a pirate, of a soul, of a star.
    Colour {
        /// Red.
        Red,
        /// Yellow.
        Yellow,
        /// Blue.
        Blue,
        /// Green.
        Green,
        /// Purple.
        Purple,
    }
}

names! {
    /// An Action card (`voodoo-pirate §7`).
    Card {
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
}

names! {
    /// A barrel (`voodoo-pirate §5`, `§6`).
    Barrel {
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
}

names! {
    /// One of the seven objects (`voodoo-pirate §11`).
    Object {
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
}

names! {
    /// The reverse of a skull (`voodoo-pirate §11`).
    Skull {
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
}

names! {
    /// Where the vane points (`voodoo-pirate §3`, clockwise from the north).
    Wind {
        /// Haunted water does nothing.
        Fair,
        /// Haunted water pushes north.
        Storm,
        /// Haunted water holds ships.
        Becalmed,
        /// Haunted water carries on, for a price.
        Mermaids,
    }
}

impl Wind {
    /// The wind after some quadrants clockwise.
    #[must_use]
    pub fn turned(self, quadrants: u8) -> Self {
        Self::ALL[(self as usize + usize::from(quadrants)) % Self::ALL.len()]
    }
}

names! {
    /// The tide.
    Tide {
        /// Coming in.
        In,
        /// Going out.
        Out,
    }
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

names! {
    /// One of the six playing cards of Lucky's Blessed Deck (`voodoo-pirate §14`).
    Rank {
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
}

/// Places for souls on a ship.
pub const MOST_BERTHS: Berth = 4;

/// A place on a ship for a soul, 0 to 3 (printed 1 to 4).
pub type Berth = u8;

/// A cell of the ritual grid, 0 to 8, row by row from the north-west.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell(pub u8);

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

/// What a piece is, as its owner may see it.
#[derive(
    Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Face {
    /// A pirate's ship.
    Ship(Seat),
    /// A pirate's figure.
    Figure(Seat),
    /// One of the two figures that Cursed Pirates set on barrels.
    CursedFigure(u8),
    /// A soul.
    Soul(Colour),
    /// A coin.
    Coin,
    /// A poppet.
    Poppet,
    /// An object.
    Object(Object),
    /// A skull, by its reverse side.
    Skull(Skull),
    /// The GriGri.
    GriGri,
    /// An Action card of a pirate.
    Card(Seat, Card),
    /// A sea tile, by its number.
    Tile(u8),
    /// A harbour tile.
    Harbour(u8),
    /// The Voodoo Island.
    Island,
    /// A barrel.
    Barrel(Barrel),
    /// The Sun token.
    Sun,
    /// The Moon token.
    Moon,
    /// A jail token.
    Jail,
    /// The vane.
    Vane,
    /// The tide marker.
    TideMarker,
    /// The marker of the colonial ships.
    Colonials,
    /// The whirlpool.
    Whirlpool,
    /// A card of the Blessed Deck.
    Blessed(Rank),
}

/// Where a piece of kind `K` lies.
pub type At<K> = table::At<K, Place>;

/// A pirate's ship. Its place is the space it is on.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ship(pub Seat);

/// Which way a ship faces: west or south.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Facing(pub Heading);

/// A ship's Voodoo Power, 1 to 6.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Power(pub u8);

/// Which maps a pirate has had, a bit a tile's number.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct MapsTaken(pub u32);

/// A figure. Cursed Pirates' figures only block.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Figure {
    /// A pirate's own.
    Of(Seat),
    /// One of the two that Cursed Pirates set on barrels.
    Cursed(u8),
}

/// A soul.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Soul(pub Colour);

/// A coin.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Coin;

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

/// An Action card of a pirate.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ActionCard {
    /// Whose card it is.
    pub owner: Seat,
    /// Which card.
    pub card: Card,
}

/// A tile that is drawn from the stack: its number.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile(pub u8);

/// How a tile lies or will lie.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turned(pub Quarters);

/// Who knows a piece whose back is up: a tile of the stack by the Telescope, a blessed card by its deal.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct KnownTo(pub SeatSet);

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

/// A card of the Blessed Deck.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BlessedCard(pub Rank);

/// A piece that never moves: harbour, island, barrels.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fixture;

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
