//! Place, riches and reputation of the players of the Long Game (`pirate-crusades §2.2`).

use crate::values::Location;
use bevy_ecs::prelude::Resource;
use rules::table::{MOST_SEATS, Seat};

/// Some steps of reputation, by their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct StepSet(u8);

impl StepSet {
    /// Adds a step; returns whether it is new.
    pub fn insert(&mut self, step: u8) -> bool {
        let new = !self.contains(step);
        self.0 |= 1 << step;
        new
    }

    /// Removes a step; returns whether it was there.
    pub fn remove(&mut self, step: u8) -> bool {
        let was = self.contains(step);
        self.0 &= !(1 << step);
        was
    }

    /// Returns whether a step is in the set.
    #[must_use]
    pub fn contains(self, step: u8) -> bool {
        self.0 & (1 << step) != 0
    }
}

/// A player's place, riches and reputation in the Long Game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Voyage {
    /// The location; nothing of a hostage, and of one who is out.
    pub at: Option<Location>,
    /// Doubloons.
    pub riches: u8,
    /// Reputation.
    pub reputation: u8,
    /// The steps of reputation whose benefit was granted.
    pub granted: StepSet,
    /// The steps of reputation whose benefit holds.
    pub benefits: StepSet,
    /// The location of the treasure that there is a map of.
    pub map: Option<Location>,
    /// The coves visited, by the number of their Joker.
    pub coves: StepSet,
}

/// Place, riches and reputation of all players.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Voyages([Voyage; MOST_SEATS]);

impl Voyages {
    /// Returns what a player has.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &Voyage {
        &self.0[seat.index()]
    }

    /// Returns what a player has, to change it.
    pub fn of_mut(&mut self, seat: Seat) -> &mut Voyage {
        &mut self.0[seat.index()]
    }
}
