//! The pieces in the box and the places where they can lie (`voodoo-pirate-card-game §3`).

use super::VoodooCards;
use super::ring::Space;
use crate::{self as voodoo, Shares};
pub use crate::{
    Berth, BlessedCard, Cell, Coin, Colour, Facing, MOST_BERTHS, MapsTaken, Power, Ship, Soul, Wind,
};
use bevy_ecs::prelude::*;
pub use rules::kit::KnownTo;
use rules::kit::{self, values};
use rules::table::Seat;
use serde::{Deserialize, Serialize};

/// An Action card (`voodoo-pirate-card-game §6`).
#[values(text = "card")]
pub enum Card {
    /// Souls by the order of conjuring.
    Jax,
    /// All souls of a colour.
    Tok,
    /// The ritual.
    Hoodoo,
    /// Possess another ship.
    Tix,
    /// Two things.
    Take,
}

/// A barrel (`voodoo-pirate-card-game §2`).
#[values(text = "barrel")]
pub enum Barrel {
    /// Sail to a star of the soul's colour.
    Stars,
    /// The first turn of Moonlight.
    Moon,
    /// A second card.
    Bones,
    /// Turn a sea card, or exchange two.
    Sea,
    /// Turn the wind.
    Wind,
}

/// An object, of which there are one or more cards (`voodoo-pirate-card-game §3`).
#[values(text = "object")]
pub enum Object {
    /// Worth something at the end.
    GreySkull,
    /// For red souls.
    RedSkull,
    /// For blue souls.
    BlueSkull,
    /// For green souls.
    GreenSkull,
    /// For purple souls.
    PurpleSkull,
    /// Bad alone, good together.
    MorgansEye,
    /// Curses coins.
    CursedSkull,
    /// Gives the compass token.
    Compass,
    /// Fetches a discarded object.
    VoodooMask,
    /// Trades a soul.
    Octopus,
    /// A barrel without a soul.
    BarrelMagic,
    /// Answers fire.
    GhostShip,
    /// Searches the deck.
    Shipwreck,
    /// Moves all ships.
    Maelstrom,
    /// Moves the own ship.
    GhostWhisper,
}

/// A blessed playing card, the lowest first.
#[values(text = "rank")]
pub enum Rank {
    /// Nine.
    Nine,
    /// Ten.
    Ten,
    /// Jack.
    Jack,
    /// Queen.
    Queen,
    /// King.
    King,
    /// Ace, the highest.
    Ace,
}

/// The face of a Sea card that is up; of a cardinal card B is the wind's.
#[values]
pub enum Side {
    /// The first; a cardinal's compass.
    A,
    /// The second; a cardinal's wind.
    B,
}

impl Side {
    /// The other face.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// A pirate's figure.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Figure(pub Seat);

/// An Action card of a pirate.
pub type ActionCard = voodoo::ActionCard<Card>;

/// The face of each piece in the box, by its number.
pub type Faces = kit::Faces<Face>;

/// A Sea card.
#[derive(
    Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum SeaCard {
    /// The cardinal card of a wind.
    Cardinal(Wind),
    /// One of the eight others, 1 to 8.
    Numbered(u8),
}

/// The face of a Sea card that is up.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Up(pub Side);

/// An object card.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ObjectCard(pub Object);

/// A token of which the game has one, or one a pirate.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Marker {
    /// The Sun.
    Sun,
    /// The Moon.
    Moon,
    /// A jail token.
    Jail,
    /// The GriGri.
    GriGri,
    /// The compass token.
    Compass,
    /// The round marker.
    Round,
}

/// The face of a piece, as its owner may see it.
#[values(game = VoodooCards, shares = voodoo::Face, spelled = FaceName, text = "piece")]
#[derive(Component, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Face {
    Ship,
    Figure,
    Soul,
    Coin,
    /// An object card.
    Object(Object),
    Card,
    /// A Sea card.
    #[text = "piece-sea-card"]
    Sea(SeaCard),
    Blessed,
    Sun,
    Moon,
    Jail,
    GriGri,
    /// The compass token.
    Compass,
    /// The round marker.
    Round,
}

/// The back of a piece, which shows while it lies face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Back {
    /// An object card.
    Object,
    /// A blessed playing card.
    Blessed,
    /// An Action card, in its pirate's colour.
    Card(Seat),
}

impl Face {
    /// The back that hides the piece where it lies face down; nothing for a piece that always shows its face.
    #[must_use]
    pub fn back(self) -> Option<Back> {
        match self {
            Self::Object(_) => Some(Back::Object),
            Self::Blessed(_) => Some(Back::Blessed),
            Self::Card(owner, _) => Some(Back::Card(owner)),
            _ => None,
        }
    }
}

/// The place of a piece.
#[values(game = VoodooCards, shares = voodoo::Place, spelled = Spot)]
#[derive(PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    Supply,
    Bag,
    Grid,
    Aboard,
    Berth,
    /// An object aboard, the newest last.
    Hold(Seat, u8),
    Sea,
    /// A Sea card, or the round marker, at a space of the ring.
    Ring(Space),
    /// An object card in the deck, so many below the top.
    Pile(u8),
    /// An object card on the discard pile, so many below the top.
    Spent(u8),
    Hand,
    FaceDown,
    SecondFaceDown,
    FaceUp,
    SecondFaceUp,
    Deck,
    Discard,
    Mat,
    On,
    Box,
}

impl Place {
    /// The pirate whose place it is, if it is anybody's.
    #[must_use]
    pub fn owner(self) -> Option<Seat> {
        match self {
            Self::Hold(seat, _) => Some(seat),
            place => place.shared()?.owner(),
        }
    }

    /// Returns where a piece comes to lie that lies here when another leaves `left` for `to`: piles close and open, and so do holds.
    #[must_use]
    pub fn makes_way(self, left: Self, to: Self) -> Self {
        let closed = match (self, left) {
            (Self::Pile(deep), Self::Pile(gone)) if deep > gone => Self::Pile(deep - 1),
            (Self::Spent(deep), Self::Spent(gone)) if deep > gone => Self::Spent(deep - 1),
            (Self::Hold(seat, deep), Self::Hold(of, gone)) if seat == of && deep > gone => {
                Self::Hold(seat, deep - 1)
            }
            (Self::Deck(seat, deep), Self::Deck(of, gone)) if seat == of && deep > gone => {
                Self::Deck(seat, deep - 1)
            }
            (place, _) => place,
        };
        match (closed, to) {
            (Self::Pile(deep), Self::Pile(new)) if deep >= new => Self::Pile(deep + 1),
            (Self::Spent(deep), Self::Spent(new)) if deep >= new => Self::Spent(deep + 1),
            (place, _) => place,
        }
    }
}
