//! A scenario file of this game.

use super::spelling::{Corner, GridCell, Pirate, QuarterTurns};
use crate::Sits;
use crate::scenario::Moment;
use crate::voodoo_pirate::chart::{Heading, Space};
use crate::voodoo_pirate::event::Phase;
use crate::voodoo_pirate::load::RawWater;
use crate::voodoo_pirate::pieces::{Barrel, Card, Colour, Object, Rank, Skull, Tide, Wind};
use rules::table::files::record;
use rules::table::scenario::Maybe;
use serde::Deserialize;

/// The position that a scenario begins with. What is left out is as in a new game, with nobody owning anything.
#[record]
#[derive(Debug)]
pub struct Position {
    /// The pirates, clockwise.
    #[required]
    pub(super) pirates: Vec<Captain>,
    /// The moment of the round.
    #[required]
    pub(super) moment: Moment,
    /// The own move with which the turn begins: which way, and how many spaces.
    pub(super) sails: Maybe<(Heading, u8)>,
    /// True if unique skills are on.
    pub(super) skills: bool,
    /// True if the Blessed Deck is on.
    pub(super) blessed: bool,
    /// The holder of the Sun; the first pirate if left out.
    pub(super) sun: Maybe<Pirate>,
    /// The round's number.
    pub(super) round: Maybe<u8>,
    /// True if the round's ritual has been held.
    pub(super) ritual_held: bool,
    /// The wind.
    pub(super) wind: Maybe<Wind>,
    /// The tide.
    pub(super) tide: Maybe<Tide>,
    /// The colonial ships.
    pub(super) colonials: Maybe<u8>,
    /// The space of the whirlpool.
    pub(super) whirlpool: Maybe<Space>,
    /// The barrels that the two figures of Cursed Pirates stand on.
    pub(super) cursed_figures: Maybe<(Barrel, Barrel)>,
    /// Souls on the ritual grid.
    pub(super) grid: Vec<(GridCell, Colour)>,
    /// Tiles on the chart.
    pub(super) tiles: Vec<LaidTile>,
    /// Tiles on top of the stack, the next one first; the others follow by number.
    pub(super) stack: Vec<StackedTile>,
    /// Souls that the bag will give, in order.
    pub(super) bag_gives: Vec<Colour>,
    /// Skulls that the supply will give, in order.
    pub(super) skulls_come: Vec<Skull>,
}

/// A tile on the chart.
#[record]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct LaidTile {
    /// Its number.
    #[required]
    pub(super) tile: u8,
    /// The place of its north-west space.
    #[required]
    pub(super) at: Corner,
    /// Its turn.
    pub(super) turned: QuarterTurns,
    /// The waters drawn on it instead of its own: NW, NE, SW, SE.
    pub(super) waters: Maybe<[RawWater; 4]>,
}

/// A tile in the stack.
#[record]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct StackedTile {
    /// Its number.
    #[required]
    pub(super) tile: u8,
    /// Its turn.
    pub(super) turned: QuarterTurns,
    /// The waters drawn on it instead of its own: NW, NE, SW, SE.
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

/// The things that a pirate has buried, souls aside.
#[record]
#[derive(Debug, Clone, Default, PartialEq, Eq, serde::Serialize)]
pub(super) struct Hoard {
    pub(super) coins: u8,
    pub(super) poppets: u8,
    pub(super) objects: Vec<Object>,
    pub(super) skulls: Vec<Skull>,
}

/// A pirate with all it owns: laid in a position, looked at in an expectation.
#[record]
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Captain {
    /// Its colour.
    #[required]
    pub(super) colour: Colour,
    /// The kind of its seat.
    pub(super) kind: Maybe<Sits>,
    /// The space of its ship; in a position the first free space of the harbour if left out.
    pub(super) at: Maybe<Space>,
    pub(super) facing: Maybe<Heading>,
    pub(super) power: Maybe<u8>,
    pub(super) coins: Maybe<u8>,
    pub(super) poppets: Maybe<u8>,
    /// Souls from place 1 on.
    pub(super) souls: Maybe<Vec<Held>>,
    /// Souls wherever they lie aboard: only in an expectation.
    pub(super) souls_anywhere: Maybe<Vec<Colour>>,
    pub(super) objects: Maybe<Vec<Object>>,
    pub(super) skulls: Maybe<Vec<Skull>>,
    pub(super) buried: Maybe<Hoard>,
    /// True if it holds the GriGri.
    pub(super) grigri: Maybe<bool>,
    /// The Action card in front of it.
    pub(super) played: Maybe<Card>,
    /// Cards in hand: only in an expectation, since all others are in hand anyway.
    pub(super) hand: Maybe<Vec<Card>>,
    /// The top cards of a Cursed Pirate's deck; the others follow.
    pub(super) deck: Maybe<Vec<Card>>,
    /// A Cursed Pirate's discard pile.
    pub(super) discard: Maybe<Vec<Card>>,
    /// The barrel that its figure is on.
    pub(super) barrel: Maybe<Barrel>,
    /// True if its figure is on its mat: only in an expectation.
    pub(super) figure_home: Maybe<bool>,
    pub(super) jailed: Maybe<bool>,
    /// The tiles whose maps it has had.
    pub(super) maps: Maybe<Vec<u8>>,
    /// Its card of the Blessed Deck.
    pub(super) card: Maybe<Rank>,
}

/// The table as it must be in the end. Whatever is left out is not looked at.
#[record]
#[derive(Debug, Default)]
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
