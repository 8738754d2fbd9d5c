//! The view of a seat (`voodoo-pirate §3`, `§5`).
//!
//! A [`View`] is worked out from which piece the viewer sees lying where (`crate::view`): `known.rs` looks at this game's own
//! pieces, `derive.rs` says what follows.

mod derive;
mod known;
#[cfg(test)]
mod tests;

use super::VoodooPirate;
use super::chart::{Heading, Quarters, Slot, Space};
use super::data::{Ground, Skill, Water};
use super::event::Phase;
use super::pieces::*;
use super::play::MOST_SOULS;
use super::score::Score;
use rules::kit;
use rules::table::Seat;

/// A piece as the viewer sees it.
pub type Seen = kit::Seen<VoodooPirate>;

/// A space as everybody sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SpaceView {
    /// The space.
    pub space: Space,
    /// Its ground, tiles aside.
    pub ground: Ground,
    /// Its water, once placed; nothing for harbour, shore and tidal water.
    pub water: Option<Water>,
    /// True if it is placed.
    pub placed: bool,
    /// Whose ship lies there.
    pub ship: Option<Seat>,
}

/// A tile on the chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TileView {
    /// Its number.
    pub tile: u8,
    /// Its slot.
    pub slot: Slot,
    /// The way it lies.
    pub turned: Quarters,
}

/// A thing aboard, and whether it is buried until Dawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Held<T> {
    /// The thing.
    pub thing: T,
    /// True if it is buried.
    pub buried: bool,
}

/// A pirate with everything it owns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PirateView {
    /// Whose.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// True if it is a Cursed Pirate.
    pub cursed: bool,
    /// The skill that only this pirate has (`voodoo-pirate §13`).
    pub skill: Option<Skill>,
    /// The space of its ship; none before it is placed.
    pub space: Option<Space>,
    /// The way the ship faces.
    pub facing: Heading,
    /// The ship's power, 1 to 6.
    pub power: u8,
    /// Coins that are not buried.
    pub coins: u8,
    /// Coins buried.
    pub buried_coins: u8,
    /// Poppets that are not buried.
    pub poppets: u8,
    /// Poppets buried.
    pub buried_poppets: u8,
    /// Souls by place.
    pub souls: [Option<Held<Colour>>; MOST_SOULS],
    /// Objects.
    pub objects: Vec<Held<Object>>,
    /// Skulls; the reverse only to their owner, and to all once the game is over.
    pub skulls: Vec<Held<Option<Skull>>>,
    /// The worth of each of these skulls as things stand; nothing where its reverse is not known.
    pub skull_worth: Vec<Option<i8>>,
    /// True if it holds the GriGri.
    pub grigri: bool,
    /// True if it is in jail.
    pub jailed: bool,
    /// True if the ship is on the shore.
    pub ashore: bool,
    /// True if the ship is held by the wind.
    pub stuck: bool,
    /// Cards in hand; to others only while none of them lies face down, since the rest would tell which.
    pub hand: Option<Vec<Card>>,
    /// The card laid face down: whether there is one, and which to its owner.
    pub face_down: Option<Option<Card>>,
    /// The second card laid face down, on Bones.
    pub second_face_down: Option<Option<Card>>,
    /// The card in front: played in this round, or in the last one until the reveal.
    pub face_up: Option<Card>,
    /// The second card revealed, on Bones.
    pub second_face_up: Option<Card>,
    /// A Cursed Pirate's discard pile.
    pub discard: Vec<Card>,
    /// The barrel its figure is on.
    pub barrel: Option<Barrel>,
    /// Its blessed card: whether it has one, and which to who was dealt it.
    pub blessed: Option<Option<Rank>>,
    /// Its points as far as the viewer may know them.
    pub score: Score,
}

/// Everything that a seat sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// The seat that looks; nothing for an onlooker.
    pub viewer: Option<Seat>,
    /// The phase.
    pub phase: Phase,
    /// The round, from 1; 0 before the first Dusk.
    pub round: u8,
    /// Rounds at most.
    pub most_rounds: u8,
    /// The wind.
    pub wind: Wind,
    /// The tide.
    pub tide: Tide,
    /// Colonial ships.
    pub colonials: u8,
    /// Colonial ships at most.
    pub most_colonials: u8,
    /// The space of the whirlpool, once conjured.
    pub whirlpool: Option<Space>,
    /// The holder of the Sun.
    pub sun: Seat,
    /// The holder of the Moon.
    pub moon: Option<Seat>,
    /// Whose turn it is under the Moon.
    pub active: Option<Seat>,
    /// All spaces, row by row from the north-west.
    pub spaces: Vec<SpaceView>,
    /// Tiles on the chart.
    pub tiles: Vec<TileView>,
    /// Tiles left in the stack.
    pub stack: u8,
    /// The top tile, to who has looked at it.
    pub top_tile: Option<(u8, Quarters)>,
    /// Coins in the supply.
    pub coins: u8,
    /// Poppets in the supply.
    pub poppets: u8,
    /// Skulls in the supply.
    pub skulls: u8,
    /// Objects in the supply.
    pub objects: Vec<Object>,
    /// Souls in the bag by colour: everybody can count.
    pub bag: [u8; 5],
    /// The ritual grid by cell.
    pub grid: [Option<Colour>; 9],
    /// The ring of barrels, clockwise: which, whether of Dusk, who sits on it.
    pub barrels: Vec<(Barrel, bool, Option<Figure>)>,
    /// All pirates, by seat.
    pub pirates: Vec<PirateView>,
    /// All pieces that can move, as far as they can be told apart.
    pub pieces: Vec<Seen>,
    /// The face of each piece in the box.
    pub faces: Faces,
}

impl View {
    /// A space's view.
    #[must_use]
    pub fn at(&self, space: Space) -> &SpaceView {
        &self.spaces[space.index()]
    }

    /// A pirate's view.
    #[must_use]
    pub fn pirate(&self, seat: Seat) -> &PirateView {
        &self.pirates[seat.index()]
    }
}
