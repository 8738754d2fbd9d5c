//! The view of a seat (`voodoo-pirate §3`, `§5`).
//!
//! A [`View`] is worked out from which piece the viewer sees lying where (`crate::view`): `derive.rs` looks at this game's own
//! pieces and says what follows.

mod derive;
#[cfg(test)]
mod tests;

use super::VoodooPirate;
use super::chart::{Quarters, Slot, Space};
use super::data::{Ground, Water};
use super::pieces::*;
pub use crate::Held;
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
    /// The pirate whose ship lies there.
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

/// A pirate with everything it owns.
pub type PirateView = crate::PirateView<VoodooPirate>;

/// The things that only this game's pirates own.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StoresView {
    /// Poppets that are not buried.
    pub poppets: u8,
    /// Poppets buried.
    pub buried_poppets: u8,
    /// Objects.
    pub objects: Vec<Held<Object>>,
    /// Skulls; the reverse only to their owner, and to all once the game is over.
    pub skulls: Vec<Held<Option<Skull>>>,
    /// The worth of each of these skulls as things stand; nothing where its reverse is not known.
    pub skull_worth: Vec<Option<i8>>,
}

/// Everything that a seat sees.
pub type View = crate::View<VoodooPirate>;

/// The things that only this game's table has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChartView {
    /// The tide.
    pub tide: Tide,
    /// Colonial ships.
    pub colonials: u8,
    /// Colonial ships at most.
    pub most_colonials: u8,
    /// The space of the whirlpool, once conjured.
    pub whirlpool: Option<Space>,
    /// All spaces, row by row from the north-west.
    pub spaces: Vec<SpaceView>,
    /// Tiles on the chart.
    pub tiles: Vec<TileView>,
    /// Tiles left in the stack.
    pub stack: u8,
    /// The top tile, to who has looked at it.
    pub top_tile: Option<(u8, Quarters)>,
    /// Poppets in the supply.
    pub poppets: u8,
    /// Skulls in the supply.
    pub skulls: u8,
    /// Objects in the supply.
    pub objects: Vec<Object>,
    /// The ring of barrels, clockwise: which, whether of Dusk, who sits on it.
    pub barrels: Vec<(Barrel, bool, Option<Figure>)>,
}

impl ChartView {
    /// A space's view.
    #[must_use]
    pub fn at(&self, space: Space) -> &SpaceView {
        &self.spaces[space.index()]
    }
}
