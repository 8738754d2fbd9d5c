//! The pieces, and where they lie (`cursed-seas §2`, `§6`).

use super::super::ids::Creature;
use super::{
    Crew, Equipment, EventCard, Heading, Island, Nation, Place, Point, Ship, Terrain, Unique,
};
use crate::CursedSeas;
use rules::kit::values;
use rules::table::{MOST_SEATS, PieceId, Seat, Values};
use serde::{Deserialize, Serialize};

/// The colour of a player.
#[values(text = "colour")]
pub enum Token {
    /// Yellow.
    Yellow,
    /// Purple.
    Purple,
    /// Green.
    Green,
    /// Red.
    Red,
}

rules::numbered! {
    /// A ship or creature of a fleet, by its number at this table.
    Vessel(u8) below 48,
    /// A crew, equipment or event, by its number at this table.
    Card(u8) below 240,
    /// A coin or a unique treasure, by its number at this table.
    Treasure(u8) below 60,
    /// A piece of terrain, by its number at this table.
    Shoal(u8) below 20,
    /// A mast from the bow, or a creature's segment.
    Mast(u8) below 6,
    /// A cannon: the mast that it stands at, or the Musketeers.
    Gun(u8) below 7,
    /// A berth of an island (`cursed-seas §2.6`), or an exit by its heading.
    Berth(u8) below 72,
    /// A distance sailed, in units.
    Distance(u16) below 751,
}

/// The number of islands; their pieces come first.
const ISLANDS: u16 = Island::ALL.len() as u16;

impl Island {
    /// Returns its piece.
    #[must_use]
    pub fn piece(self) -> PieceId {
        PieceId(self as u16)
    }
}

impl Shoal {
    /// Returns its piece.
    #[must_use]
    pub fn piece(self) -> PieceId {
        PieceId(ISLANDS + u16::from(self.0))
    }
}

impl Vessel {
    /// Returns its piece.
    #[must_use]
    pub fn piece(self) -> PieceId {
        PieceId(ISLANDS + Shoal::MOST as u16 + u16::from(self.0))
    }

    /// Returns the ship or creature that a piece is.
    #[must_use]
    pub fn of(piece: PieceId) -> Option<Self> {
        let number = piece.0.checked_sub(ISLANDS + Shoal::MOST as u16)?;
        Some(Self(u8::try_from(number).ok()?))
    }
}

impl Island {
    /// Returns the island that a piece is.
    #[must_use]
    pub fn of(piece: PieceId) -> Option<Self> {
        Self::ALL.get(usize::from(piece.0)).copied()
    }
}

impl Shoal {
    /// Returns the terrain that a piece is.
    #[must_use]
    pub fn of(piece: PieceId) -> Option<Self> {
        let number = piece.0.checked_sub(ISLANDS)?;
        (usize::from(number) < Self::MOST).then_some(Self(number as u8))
    }
}

impl Gun {
    /// The Musketeers, who shoot from the middle of their ship.
    pub const MUSKETEERS: Self = Self(6);
}

/// A point of the grid of 500 units that islands and terrain are placed on (`cursed-seas §4`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Spot(pub u8, pub u8);

impl Spot {
    /// The distance of two neighbours.
    pub const STEP: i64 = 500;

    /// Returns its point.
    #[must_use]
    pub fn point(self) -> Point {
        Point {
            x: i64::from(self.0) * Self::STEP,
            y: i64::from(self.1) * Self::STEP,
        }
    }
}

impl Values for Spot {
    fn values() -> Vec<Self> {
        let rows = |x| (0..25).map(move |y| Self(x, y));
        (0..32).flat_map(rows).collect()
    }
}

impl Values for Heading {
    fn values() -> Vec<Self> {
        Self::all().collect()
    }
}

/// A kind of vessel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Make {
    /// A ship.
    Ship(Ship),
    /// A creature.
    Creature(Creature),
}

/// A kind of card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Item {
    /// A crew, and its nation.
    Crew(Crew, Nation),
    /// An equipment.
    Equipment(Equipment),
    /// An event.
    Event(EventCard),
}

impl Item {
    /// Returns what shows of it face down.
    #[must_use]
    pub fn back(self) -> Back {
        match self {
            Self::Crew(..) => Back::Crew,
            Self::Equipment(_) => Back::Equipment,
            Self::Event(_) => Back::Event,
        }
    }
}

/// The back of a card.
#[values(text = "back")]
pub enum Back {
    /// A crew.
    Crew,
    /// An equipment.
    Equipment,
    /// An event.
    Event,
}

/// A kind of treasure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Loot {
    /// A coin of this value.
    Coin(u8),
    /// A unique treasure.
    Unique(Unique),
}

/// The place of a vessel.
#[values(game = CursedSeas, spelled = LiesAt)]
#[derive(PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum Lies {
    /// In the box: not in play yet, or a number that no fleet fills.
    #[default]
    Box,
    /// On the mat.
    Mat(Place),
    /// Lost in fog (`cursed-seas §5.8`).
    Lost(Shoal),
    /// Out of the game.
    Sunk,
}

/// The place of a card.
#[values(game = CursedSeas, spelled = CardSpot)]
#[derive(PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum CardPlace {
    /// In the box: a number that no fleet fills.
    #[default]
    Box,
    /// Aboard.
    Aboard(Vessel),
    /// On an island; its owner's.
    Ashore(Island, Seat),
    /// In a player's hand: an event.
    Held(Seat),
    /// Out of the game.
    Gone,
}

/// The place of a treasure.
#[values(game = CursedSeas, spelled = TreasureSpot)]
#[derive(PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum TreasurePlace {
    /// In the box, before it is dealt.
    #[default]
    Box,
    /// On a wild island.
    On(Island),
    /// Aboard.
    Aboard(Vessel),
    /// Out of the game: unloaded, paid or lost.
    Gone,
}

/// The place of a piece of terrain.
#[values(game = CursedSeas, spelled = ShoalSpot)]
#[derive(PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum ShoalPlace {
    /// In the box.
    #[default]
    Box,
    /// On the mat.
    Mat(Terrain, Point),
}

/// A set of those who know something that lies face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Knowers(u8);

impl Knowers {
    /// Nobody.
    pub const NOBODY: Self = Self(0);
    /// Everybody, whoever looks on.
    pub const ALL: Self = Self(u8::MAX);

    /// Returns one seat alone.
    #[must_use]
    pub fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Returns these and a seat.
    #[must_use]
    pub fn and(self, seat: Seat) -> Self {
        Self(self.0 | Self::only(seat).0)
    }

    /// Returns whether a viewer is one of them.
    #[must_use]
    pub fn has(self, viewer: Option<Seat>) -> bool {
        match viewer {
            Some(seat) => seat.index() < MOST_SEATS && self.0 & Self::only(seat).0 != 0,
            None => self == Self::ALL,
        }
    }
}
