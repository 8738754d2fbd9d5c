//! The Blue Sea deck and the sea of the Long Game (`pirate-crusades §2.2`).

use super::Nation;
use bevy_ecs::prelude::Component;
use rules::kit::{Heading, Square, values};
use rules::table::Values;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A location of the sea. Files and people name it by x to the right and y down, both counted from 1: `(5, 1)` is the top right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Location(Square<5, 5>);

impl Location {
    /// Returns the location of x and y, counted from 1; none off the grid.
    #[must_use]
    pub fn at(x: u8, y: u8) -> Option<Self> {
        Square::at(x.checked_sub(1)?, y.checked_sub(1)?).map(Self)
    }

    /// Returns its x, from 1 at the left.
    #[must_use]
    pub fn x(self) -> u8 {
        self.0.column() + 1
    }

    /// Returns its y, from 1 at the top.
    #[must_use]
    pub fn y(self) -> u8 {
        self.0.row() + 1
    }

    /// Returns its number in reading order, from 0: an index into lists by location.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.index()
    }

    /// Returns the fewest steps to another, winds ignored.
    #[must_use]
    pub fn distance(self, other: Self) -> u8 {
        self.0.distance(other.0)
    }

    /// Returns the location a step this way; none off the grid.
    #[must_use]
    pub fn toward(self, heading: Heading) -> Option<Self> {
        self.0.toward(heading).map(Self)
    }

    /// Returns the direction of a location beside it.
    #[must_use]
    pub fn heading_to(self, other: Self) -> Option<Heading> {
        let mut all = Heading::ALL.iter().copied();
        all.find(|&heading| self.toward(heading) == Some(other))
    }

    /// Returns whether it is a corner.
    #[must_use]
    pub fn is_corner(self) -> bool {
        self.0.is_corner()
    }

    /// Returns all locations in reading order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Square::all().map(Self)
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.x(), self.y())
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Location {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.x(), self.y()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Location {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (x, y) = <(u8, u8)>::deserialize(deserializer)?;
        Self::at(x, y).ok_or_else(|| {
            D::Error::custom(format_args!(
                "found ({x}, {y}), expected an x and a y from 1 to 5"
            ))
        })
    }
}

impl Values for Location {
    fn values() -> Vec<Self> {
        Self::all().collect()
    }
}

/// An island of the Blue Sea deck, I1 to I7.
#[values(text = "isle")]
pub enum Isle {
    /// I1.
    IslaDeAves,
    /// I2.
    SerpentCay,
    /// I3.
    TheBrothers,
    /// I4.
    CayoHueso,
    /// I5.
    GallowsRock,
    /// I6.
    TurtleBank,
    /// I7.
    SaltTongue,
}

/// A captain, K1 to K15.
#[values(text = "captain")]
pub enum Captain {
    /// K1.
    HenryMorgan,
    /// K2.
    AnneBonny,
    /// K3.
    JackRackham,
    /// K4.
    EdwardTeach,
    /// K5.
    JacquotteDelahaye,
    /// K6.
    FrancoisLOlonnais,
    /// K7.
    AnneDieuLeVeut,
    /// K8.
    PierreLeGrand,
    /// K9.
    AmaroPargo,
    /// K10.
    BenitoDeSoto,
    /// K11.
    MiguelEnriquez,
    /// K12.
    PietHein,
    /// K13.
    LaurensDeGraaf,
    /// K14.
    RocheBraziliano,
    /// K15.
    JanJanszoon,
}

/// A captain's flaw.
#[values(text = "flaw")]
pub enum Flaw {
    /// Flaunting costs more.
    Lavish,
    /// Never flees.
    HotBlood,
    /// The crew limit is lower.
    RumSoaked,
    /// Pays a crew card at every port.
    Notorious,
    /// Cannot dock at a Pirate Cove.
    NoCove,
    /// Every turn lost to a storm costs half the hand.
    Cannibals,
    /// Cannot dock at Spanish ports.
    BarredSpain,
    /// Never takes a large ship.
    SmallBoat,
    /// Cannot attack towns.
    Pious,
    /// One hostage at most.
    NoQuarter,
    /// The magistrate has a price.
    Outcast,
    /// Buys no treasure maps.
    Impatient,
    /// Bigger enemy captains attack whatever is carried.
    Wanted,
    /// Must attack Spaniards.
    Vendetta,
    /// Sales pay less.
    PoorHaggler,
}

/// The benefit of a step of reputation.
#[values(text = "benefit")]
pub enum Benefit {
    /// A bonus ability.
    GainBonus,
    /// The ship counts 1 larger.
    UpgradeShip,
    /// Smaller ships surrender.
    ShipsSurrender,
    /// The game is won.
    Wins,
}

/// A card of the Blue Sea deck, by its number in the file of that deck.
#[derive(
    Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Blue(pub u8);

impl Blue {
    /// Returns its number: an index into lists by card.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The kind of a card of the Blue Sea deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum BlueKind {
    /// The tracker of a player's reputation and riches.
    Tracker,
    /// The corner of a nation.
    Corner(Nation),
    /// Open sea with wind that drifts things that way.
    Wind(Heading),
    /// Open sea without wind.
    Calm,
    /// An island.
    Isle(Isle),
    /// A storm.
    Storm,
    /// A captain.
    Captain(Captain),
}

impl BlueKind {
    /// Returns whether it is open sea, with wind or without.
    #[must_use]
    pub fn is_open_sea(self) -> bool {
        matches!(self, Self::Wind(_) | Self::Calm)
    }

    /// Returns the way that things drift over such a base: nothing where there is no wind.
    #[must_use]
    pub fn wind(self) -> Option<Heading> {
        match self {
            Self::Wind(heading) => Some(heading),
            _ => None,
        }
    }
}
