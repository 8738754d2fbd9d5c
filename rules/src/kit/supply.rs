//! Things that nobody tells apart: counted, not spawned.

use crate::table::{MOST_SEATS, Seat};
use bevy_ecs::prelude::*;
use std::marker::PhantomData;

/// Things of kind `K`, of which a table has so many: those in the supply and those that each seat has.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Supply<K: Send + Sync + 'static> {
    /// Those that nobody has.
    pub left: u8,
    held: [u8; MOST_SEATS],
    kind: PhantomData<K>,
}

impl<K: Send + Sync + 'static> Supply<K> {
    /// A full supply.
    #[must_use]
    pub fn new(left: u8) -> Self {
        Self {
            left,
            held: [0; MOST_SEATS],
            kind: PhantomData,
        }
    }

    /// Returns how many a seat has.
    #[must_use]
    pub fn of(&self, seat: Seat) -> u8 {
        self.held[seat.index()]
    }

    /// Returns how many there are.
    #[must_use]
    pub fn all(&self) -> u8 {
        self.left + self.held.iter().sum::<u8>()
    }

    /// Gives one to a seat; says whether there was one.
    pub fn take(&mut self, seat: Seat) -> bool {
        let is_left = self.left > 0;
        if is_left {
            self.left -= 1;
            self.held[seat.index()] += 1;
        }
        is_left
    }
}
