//! The round and the turn: who has done what since Dusk.

use bevy_ecs::prelude::*;
use rules::table::{Seat, SeatSet};

/// The rules' memory of the round and of the turn under way.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Round<T: Send + Sync + 'static> {
    /// The round, from 1; 0 before the first Dusk.
    pub number: u8,
    /// True if the round's ritual has been called.
    pub ritual_held: bool,
    /// The seat that has the first turn out of order, from the Moon barrel.
    pub moon_barrel: Option<Seat>,
    /// The seats that had their turn.
    pub had_turn: SeatSet,
    /// The seat that has the turn. Nobody at Dusk and Dawn.
    pub active: Option<Seat>,
    /// True if the active pirate conjured its Action card.
    pub conjured: bool,
    /// True if it conjured a barrel.
    pub barrel_done: bool,
    /// The game's own memory of the turn.
    pub turn: T,
}

impl<T: Default + Send + Sync + 'static> Round<T> {
    /// Begins a round.
    pub fn begin(&mut self) {
        *self = Self {
            number: self.number + 1,
            ..Self::default()
        };
    }

    /// Returns whether the pirate has the turn under the Moon.
    #[must_use]
    pub fn is_active(&self, seat: Seat) -> bool {
        self.active == Some(seat)
    }

    /// Begins a pirate's turn.
    pub fn begin_turn(&mut self, seat: Seat) {
        self.active = Some(seat);
        self.had_turn.insert(seat);
        self.conjured = false;
        self.barrel_done = false;
        self.turn = T::default();
    }
}
