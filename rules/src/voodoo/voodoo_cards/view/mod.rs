//! The view of a seat (`voodoo-pirate-card-game §3`, `§5`).
//!
//! A [`View`] is worked out from which piece the viewer sees lying where (`crate::view`): `derive.rs` looks at this game's own
//! pieces and says what follows.

mod derive;
#[cfg(test)]
mod tests;

use super::VoodooCards;
use super::data::Water;
use super::pieces::*;
use super::ring::Space;
use rules::kit;
use rules::table::Seat;

/// A piece as the viewer sees it.
pub type Seen = kit::Seen<VoodooCards>;

/// A space of the ring as everybody sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SpaceView {
    /// The space.
    pub space: Space,
    /// The Sea card that lies there and the face that is up; nothing while it is on its way.
    pub card: Option<(SeaCard, Side)>,
    /// The water on that face.
    pub water: Option<Water>,
    /// The pirate whose ship lies there.
    pub ship: Option<Seat>,
}

/// A pirate with everything it owns.
pub type PirateView = crate::PirateView<VoodooCards>;

/// The things that only this game's pirates own.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TreasuresView {
    /// Objects, the newest last.
    pub objects: Vec<Object>,
    /// True if it has the compass token.
    pub compass: bool,
}

/// Everything that a seat sees.
pub type View = crate::View<VoodooCards>;

/// The things that only this game's table has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RingView {
    /// The space of the round marker; nothing while it is on its way.
    pub marker: Option<Space>,
    /// All spaces, clockwise from the North.
    pub spaces: Vec<SpaceView>,
    /// Cards in the object deck, from the top; which they are, to who has looked at them.
    pub pile: Vec<Option<Object>>,
    /// The discard pile of objects, from the top.
    pub spent: Vec<Object>,
    /// Objects that left the game.
    pub gone: Vec<Object>,
    /// The barrels on which somebody sits, and who.
    pub sitters: Vec<(Barrel, Seat)>,
}

impl RingView {
    /// A space's view.
    #[must_use]
    pub fn at(&self, space: Space) -> &SpaceView {
        &self.spaces[space.index()]
    }
}
