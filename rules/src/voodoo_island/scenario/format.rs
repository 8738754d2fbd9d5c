//! A scenario file of this game.

use super::spelling::Named;
use crate::VoodooIsland;
use crate::values::*;
use rules::kit::Sits;
use rules::table::files::record;
use rules::table::scenario::Maybe;
use serde::Deserialize;

/// The moment of the day at which the scenario begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Moment {
    /// The game as it is set up; nothing of the position is laid.
    Setup,
    /// The day breaks.
    Dawn,
    /// The cube comes to the daytime; all game rounds are still to come.
    Daytime,
    /// This explorer's game round begins; those before it in turn order have had theirs.
    Round(Named),
    /// Night falls.
    Night,
    /// The night is over.
    CleanUp,
}

/// The position that a scenario begins with. What is left out is as in a new game, with nobody on the map or owning anything.
#[record]
#[derive(Debug)]
pub struct Position {
    /// The explorers, clockwise.
    #[required]
    pub explorers: Vec<Party>,
    /// The moment of the day.
    #[required]
    pub moment: Moment,
    /// The number of days; seven if left out.
    pub days: Maybe<u8>,
    /// The day; the first if left out, or the last where its card is in force.
    pub day: Maybe<u8>,
    /// The daytime of the cube; Morning if left out.
    pub daytime: Maybe<Daytime>,
    /// The island card in force, or turned at Dawn; Cloudburst if left out.
    pub island: Maybe<IslandCard>,
    /// The island cards of the days after, the next one first.
    pub islands: Vec<IslandCard>,
    /// The explorer who is First on the trail; the first one if left out.
    pub first: Maybe<Named>,
    /// The cell of the helicopter; (10, 1) if left out.
    pub helicopter: Maybe<Cell>,
    /// Mist.
    pub mist: Vec<Cell>,
    /// Spots without their tiles.
    pub taken: Vec<Cell>,
    /// Expedition cards on top of the deck, the next one first; the others follow by number.
    pub deck: Vec<Expedition>,
    /// Expedition cards on the used pile.
    pub used: Vec<Expedition>,
    /// True if the deck is empty: all that lies nowhere else is on the used pile.
    pub deck_empty: bool,
    /// Mission cards on top of the deck, the next one first; the others follow by number.
    pub mission_deck: Vec<Mission>,
    /// The cells that both dice will show, in order.
    pub rolls: Vec<Cell>,
    /// The numbers that one die will show, in order.
    pub dice: Vec<u8>,
}

/// An explorer with all it has: laid in a position, looked at in an expectation.
#[record]
#[derive(Debug, Clone, PartialEq)]
pub struct Party {
    /// Its colour.
    #[required]
    pub colour: Token,
    /// The kind of its seat.
    pub kind: Maybe<Sits<VoodooIsland>>,
    /// Its cell; in a position it is off the map if left out.
    pub at: Maybe<Cell>,
    /// True if it is off the map: only in an expectation.
    pub off: Maybe<bool>,
    /// True if it is aboard.
    pub aboard: Maybe<bool>,
    /// Hearts.
    pub hearts: Maybe<u8>,
    /// Supplies in the bag, in any order.
    pub supplies: Maybe<Vec<Supply>>,
    /// Items in the bag, in any order.
    pub items: Maybe<Vec<Item>>,
    /// Items in tool spots.
    pub tools: Maybe<Vec<(Slot, Item)>>,
    /// Tool spots with a doll.
    pub dolls: Maybe<Vec<Slot>>,
    /// The places of its helpers that are not with it.
    pub helpers: Maybe<Vec<HelperPlace>>,
    /// Snares that wait for it.
    pub snares: Maybe<u8>,
    /// Expedition cards in hand, in any order.
    pub cards: Maybe<Vec<Expedition>>,
    /// Mission cards in hand, in any order; in a position whoever has none is dealt the last one left.
    pub missions: Maybe<Vec<Mission>>,
    /// Objects carried, in the order taken.
    pub carries: Maybe<Vec<Mission>>,
    /// Objects delivered, in the order taken, before those that it carries.
    pub delivered: Maybe<Vec<Mission>>,
}

/// The table as it must be in the end. Whatever is left out is not looked at.
#[record]
#[derive(Debug, Default)]
pub struct Outcome {
    /// The phase.
    pub phase: Maybe<Phase>,
    /// The day.
    pub day: Maybe<u8>,
    /// The daytime of the cube.
    pub daytime: Maybe<Daytime>,
    /// The island card in force.
    pub island: Maybe<IslandCard>,
    /// Island cards in the box.
    pub boxed: Maybe<u8>,
    /// The explorer who is First on the trail.
    pub first: Maybe<Named>,
    /// The cell of the helicopter.
    pub helicopter: Maybe<Cell>,
    /// True if the helicopter is off the map.
    pub helicopter_away: Maybe<bool>,
    /// All mist.
    pub mist: Maybe<Vec<Cell>>,
    /// All spots without their tiles.
    pub taken: Maybe<Vec<Cell>>,
    /// The number of expedition cards in the deck.
    pub deck: Maybe<u8>,
    /// The used pile, in any order.
    pub used: Maybe<Vec<Expedition>>,
    /// The number of mission cards in the deck.
    pub mission_deck: Maybe<u8>,
    /// The steps that whose round it is has left.
    pub steps: Maybe<u8>,
    /// The winners, in seat order.
    pub winners: Maybe<Vec<Named>>,
    /// The explorers.
    pub explorers: Vec<Party>,
}
