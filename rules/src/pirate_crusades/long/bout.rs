//! The state of a turn of the Long Game (`pirate-crusades §4.2`, `§4.4`, `§4.9`).

use crate::values::*;
use bevy_ecs::prelude::Resource;
use rules::table::{MOST_SEATS, Seat};

/// The search for a new ship (`pirate-crusades §4.9`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Search {
    /// The largest value that it may have.
    pub most: u8,
    /// True if the point of reputation was regained.
    pub regained: bool,
    /// True if the discard was left for the deck.
    pub drawing: bool,
    /// True if the discard was shuffled into the deck meanwhile.
    pub shuffled: bool,
}

/// State of a turn of the Long Game.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bout {
    /// The captain that is fought, or was last fought in this turn.
    pub captain: Option<Captain>,
    /// True if the player attacks it.
    pub attacking: bool,
    /// True if a treasure fleet was found.
    pub fleet: bool,
    /// The column of a random location, until its row is drawn.
    pub column: Option<u8>,
    /// The search for a new ship.
    pub search: Search,
    /// The captain whom each player fled and neither has moved since.
    pub fled: [Option<Captain>; MOST_SEATS],
}

impl Bout {
    /// Forgets who fled whom, where `moved` says that one of them has moved.
    pub fn forget(&mut self, moved: impl Fn(Seat, Captain) -> bool) {
        for (seat, fled) in (0..).map(Seat).zip(&mut self.fled) {
            *fled = fled.filter(|&captain| !moved(seat, captain));
        }
    }
}
