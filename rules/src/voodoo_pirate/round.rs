//! The round and the turn: who has done what since Dusk.

use super::pieces::Object;
use crate::table::{Seat, SeatSet};
use bevy_ecs::prelude::*;

/// What the rules remember of the round and of the turn under way.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Round {
    /// The round, from 1; 0 before the first Dusk.
    pub number: u8,
    /// Whether the round's ritual has been called.
    pub ritual_held: bool,
    /// Who has the first turn out of order, from the Moon barrel.
    pub moon_barrel: Option<Seat>,
    /// Who had its turn.
    pub had_turn: SeatSet,
    /// Who has the turn. Nobody at Dusk and Dawn.
    pub active: Option<Seat>,
    /// Whether the active pirate conjured its Action card.
    pub conjured: bool,
    /// Whether it conjured a barrel.
    pub barrel_done: bool,
    /// Objects it used, a bit each.
    pub used: u8,
}

impl Round {
    /// Begins a pirate's turn.
    pub fn begin_turn(&mut self, seat: Seat) {
        self.active = Some(seat);
        self.had_turn.insert(seat);
        self.conjured = false;
        self.barrel_done = false;
        self.used = 0;
    }

    /// Notes that an object was used in the turn.
    pub fn note_use(&mut self, object: Object) {
        self.used |= 1 << object as u8;
    }

    /// Whether the object was used in the turn.
    #[must_use]
    pub fn was_used(&self, object: Object) -> bool {
        self.used & (1 << object as u8) != 0
    }
}
