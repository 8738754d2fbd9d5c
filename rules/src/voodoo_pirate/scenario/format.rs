//! What stands in a scenario file.

use super::spelling::{Corner, GridCell, Pirate, QuarterTurns};
use crate::table::scenario::Maybe;
use crate::voodoo::Sits;
use crate::voodoo::scenario::CardsOf;
use crate::voodoo_pirate::chart::{Heading, Space};
use crate::voodoo_pirate::event::Phase;
use crate::voodoo_pirate::load::RawWater;
use crate::voodoo_pirate::pieces::{Barrel, Card, Colour, Object, Rank, Skull, Tide, Wind};
use serde::Deserialize;

/// Where the round stands when the scenario begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(super) enum Moment {
    /// The game as it is set up; nothing of the position is laid.
    Setup,
    /// Ships are placed in the harbour.
    Harbour,
    /// Dusk falls.
    Dusk,
    /// The Moon rises: all turns are still to come.
    Moonrise,
    /// This pirate has the turn; those before it in turn order have had theirs.
    Moonlight(Pirate),
    /// Dawn breaks.
    Dawn,
}

impl Moment {
    /// Whose turn it is.
    pub(super) fn turn(self) -> Option<Pirate> {
        match self {
            Self::Moonlight(pirate) => Some(pirate),
            _ => None,
        }
    }
}

/// The position that a scenario begins with. What is left out is as in a new game, with nobody owning anything.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The pirates, clockwise.
    pub(super) pirates: Vec<Captain>,
    /// Where the round stands.
    pub(super) moment: Moment,
    /// The own move with which the turn begins: which way, and how many spaces.
    #[serde(default)]
    pub(super) sails: Maybe<(Heading, u8)>,
    /// Whether unique skills are on.
    #[serde(default)]
    pub(super) skills: bool,
    /// Whether the Blessed Deck is on.
    #[serde(default)]
    pub(super) blessed: bool,
    /// Who holds the Sun; the first pirate if left out.
    #[serde(default)]
    pub(super) sun: Maybe<Pirate>,
    /// The round's number.
    #[serde(default)]
    pub(super) round: Maybe<u8>,
    /// Whether the round's ritual has been held.
    #[serde(default)]
    pub(super) ritual_held: bool,
    /// The wind.
    #[serde(default)]
    pub(super) wind: Maybe<Wind>,
    /// The tide.
    #[serde(default)]
    pub(super) tide: Maybe<Tide>,
    /// The colonial ships.
    #[serde(default)]
    pub(super) colonials: Maybe<u8>,
    /// Where the whirlpool is.
    #[serde(default)]
    pub(super) whirlpool: Maybe<Space>,
    /// The barrels that the two figures of Cursed Pirates stand on.
    #[serde(default)]
    pub(super) cursed_figures: Maybe<(Barrel, Barrel)>,
    /// Souls on the ritual grid.
    #[serde(default)]
    pub(super) grid: Vec<(GridCell, Colour)>,
    /// Tiles on the chart.
    #[serde(default)]
    pub(super) tiles: Vec<LaidTile>,
    /// Tiles on top of the stack, the next one first; the others follow by number.
    #[serde(default)]
    pub(super) stack: Vec<StackedTile>,
    /// Souls that the bag will give, in order.
    #[serde(default)]
    pub(super) bag_gives: Vec<Colour>,
    /// Skulls that the supply will give, in order.
    #[serde(default)]
    pub(super) skulls_come: Vec<Skull>,
}

/// A tile on the chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LaidTile {
    /// Its number.
    pub(super) tile: u8,
    /// Where its north-west space lies.
    pub(super) at: Corner,
    /// How it is turned.
    #[serde(default)]
    pub(super) turned: QuarterTurns,
    /// What is drawn on it instead of its own waters: NW, NE, SW, SE.
    #[serde(default)]
    pub(super) waters: Maybe<[RawWater; 4]>,
}

/// A tile in the stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StackedTile {
    /// Its number.
    pub(super) tile: u8,
    /// How it is turned.
    #[serde(default)]
    pub(super) turned: QuarterTurns,
    /// What is drawn on it instead of its own waters: NW, NE, SW, SE.
    #[serde(default)]
    pub(super) waters: Maybe<[RawWater; 4]>,
}

/// A numbered place for a soul, and what is on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, serde::Serialize)]
pub(super) enum Held {
    Nothing,
    Red,
    Yellow,
    Blue,
    Green,
    Purple,
    /// A soul buried in the sand, which keeps its place.
    Buried(Colour),
}

impl Held {
    /// A place with this soul on it, or none.
    pub(super) fn of(soul: Option<Colour>) -> Self {
        match soul {
            None => Self::Nothing,
            Some(Colour::Red) => Self::Red,
            Some(Colour::Yellow) => Self::Yellow,
            Some(Colour::Blue) => Self::Blue,
            Some(Colour::Green) => Self::Green,
            Some(Colour::Purple) => Self::Purple,
        }
    }

    /// The soul, and whether it is buried.
    pub(super) fn soul(self) -> Option<(Colour, bool)> {
        match self {
            Self::Nothing => None,
            Self::Buried(colour) => Some((colour, true)),
            open => Colour::ALL
                .iter()
                .find(|&&colour| Self::of(Some(colour)) == open)
                .map(|&colour| (colour, false)),
        }
    }
}

/// What a pirate has buried, souls aside.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Hoard {
    pub(super) coins: u8,
    pub(super) poppets: u8,
    pub(super) objects: Vec<Object>,
    pub(super) skulls: Vec<Skull>,
}

/// A pirate with all it owns: laid in a position, looked at in an expectation.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Captain {
    /// Which pirate.
    pub(super) colour: Colour,
    /// Who plays it.
    #[serde(default)]
    pub(super) kind: Maybe<Sits>,
    /// Where its ship lies; in a position the first free space of the harbour if left out.
    #[serde(default)]
    pub(super) at: Maybe<Space>,
    #[serde(default)]
    pub(super) facing: Maybe<Heading>,
    #[serde(default)]
    pub(super) power: Maybe<u8>,
    #[serde(default)]
    pub(super) coins: Maybe<u8>,
    #[serde(default)]
    pub(super) poppets: Maybe<u8>,
    /// Souls from place 1 on.
    #[serde(default)]
    pub(super) souls: Maybe<Vec<Held>>,
    /// Souls wherever they lie aboard: only in an expectation.
    #[serde(default)]
    pub(super) souls_anywhere: Maybe<Vec<Colour>>,
    #[serde(default)]
    pub(super) objects: Maybe<Vec<Object>>,
    #[serde(default)]
    pub(super) skulls: Maybe<Vec<Skull>>,
    #[serde(default)]
    pub(super) buried: Maybe<Hoard>,
    /// Whether it holds the GriGri.
    #[serde(default)]
    pub(super) grigri: Maybe<bool>,
    /// The Action card in front of it.
    #[serde(default)]
    pub(super) played: Maybe<Card>,
    /// Cards in hand: only in an expectation, since all others are in hand anyway.
    #[serde(default)]
    pub(super) hand: Maybe<Vec<Card>>,
    /// The top cards of a Cursed Pirate's deck; the others follow.
    #[serde(default)]
    pub(super) deck: Maybe<Vec<Card>>,
    /// A Cursed Pirate's discard pile.
    #[serde(default)]
    pub(super) discard: Maybe<Vec<Card>>,
    /// The barrel that its figure is on.
    #[serde(default)]
    pub(super) barrel: Maybe<Barrel>,
    /// Whether its figure is on its mat: only in an expectation.
    #[serde(default)]
    pub(super) figure_home: Maybe<bool>,
    #[serde(default)]
    pub(super) jailed: Maybe<bool>,
    /// The tiles whose maps it has had.
    #[serde(default)]
    pub(super) maps: Maybe<Vec<u8>>,
    /// Its card of the Blessed Deck.
    #[serde(default)]
    pub(super) card: Maybe<Rank>,
}

impl Captain {
    /// Its cards.
    pub(super) fn cards(&self) -> CardsOf<'_, Card> {
        CardsOf {
            played: self.played,
            hand: &self.hand,
            discard: &self.discard,
            deck: &self.deck,
        }
    }
}

/// What must hold on the table in the end. What is left out is not looked at.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Outcome {
    pub(super) phase: Maybe<Phase>,
    pub(super) round: Maybe<u8>,
    pub(super) sun: Maybe<Pirate>,
    pub(super) moon: Maybe<Pirate>,
    pub(super) wind: Maybe<Wind>,
    pub(super) tide: Maybe<Tide>,
    pub(super) colonials: Maybe<u8>,
    pub(super) whirlpool: Maybe<Space>,
    pub(super) cursed_figures: Maybe<(Barrel, Barrel)>,
    /// The whole grid.
    pub(super) grid: Maybe<Vec<(GridCell, Colour)>>,
    /// Tiles that lie so.
    pub(super) tiles: Vec<LaidTile>,
    /// Tiles left in the stack.
    pub(super) stack: Maybe<u8>,
    /// Souls in the bag.
    pub(super) bag: Maybe<u8>,
    /// Coins in the supply.
    pub(super) coins: Maybe<u8>,
    /// Poppets in the supply.
    pub(super) poppets: Maybe<u8>,
    /// Skulls in the supply.
    pub(super) skulls: Maybe<u8>,
    /// Objects in the supply, skulls aside.
    pub(super) objects: Maybe<Vec<Object>>,
    pub(super) pirates: Vec<Captain>,
}
