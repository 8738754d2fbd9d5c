//! What lies where of the pieces that only this game has, at a glance (see [`crate::voodoo`]'s).

use super::Play;
use crate::table::{MOST_SEATS, Seat};
use crate::voodoo_pirate::chart::{Quarters, SLOTS, Slot};
use crate::voodoo_pirate::pieces::{Object, Place, Skull, Treasure};
use bevy_ecs::prelude::*;

/// The objects, the skulls and the GriGri.
const TREASURES: usize = Object::ALL.len() + Skull::ALL.len() + 1;

/// What lies where of tiles, poppets and treasures.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lying {
    /// The tile on each slot, and how it lies.
    pub tiles: [Option<(u8, Quarters)>; SLOTS],
    /// Tiles in the stack.
    pub stack: u8,
    /// Poppets in the supply.
    pub supply: u8,
    /// Poppets aboard that can be used.
    pub poppets: [u8; MOST_SEATS],
    /// Poppets buried.
    pub buried: [u8; MOST_SEATS],
    treasures: [Place; TREASURES],
}

impl Default for Lying {
    fn default() -> Self {
        Self {
            tiles: [None; SLOTS],
            stack: 0,
            supply: 0,
            poppets: [0; MOST_SEATS],
            buried: [0; MOST_SEATS],
            treasures: [Place::Box; TREASURES],
        }
    }
}

fn index(treasure: Treasure) -> usize {
    match treasure {
        Treasure::Object(object) => object as usize,
        Treasure::Skull(skull) => Object::ALL.len() + skull as usize,
        Treasure::GriGri => TREASURES - 1,
    }
}

impl Lying {
    /// What lies where, worked out from the components.
    pub fn of(play: &Play) -> Self {
        let mut lying = Self::default();
        for (_, tile, at, turned, _) in &play.own.tiles {
            lying.tile(tile.0, turned.0, at.place);
        }
        for (_, at) in &play.own.poppets {
            if let Some(count) = lying.poppets_at(at.place) {
                *count += 1;
            }
        }
        for (_, treasure, at) in &play.own.treasures {
            lying.treasures[index(*treasure)] = at.place;
        }
        lying
    }

    /// A tile lies somewhere, as it was not taken account of.
    fn tile(&mut self, tile: u8, turned: Quarters, place: Place) {
        match place {
            Place::Slot(Slot(slot)) => self.tiles[usize::from(slot)] = Some((tile, turned)),
            Place::Stack(_) => self.stack += 1,
            _ => {}
        }
    }

    /// The top tile was laid.
    pub fn tile_laid(&mut self, tile: u8, turned: Quarters, slot: Slot) {
        self.stack -= 1;
        self.tile(tile, turned, Place::Slot(slot));
    }

    fn poppets_at(&mut self, place: Place) -> Option<&mut u8> {
        match place {
            Place::Supply => Some(&mut self.supply),
            Place::Aboard(Seat(seat)) => Some(&mut self.poppets[usize::from(seat)]),
            Place::Buried(Seat(seat)) => Some(&mut self.buried[usize::from(seat)]),
            _ => None,
        }
    }

    /// A poppet moved.
    pub fn poppet(&mut self, from: Place, to: Place) {
        if let Some(count) = self.poppets_at(from) {
            *count -= 1;
        }
        if let Some(count) = self.poppets_at(to) {
            *count += 1;
        }
    }

    /// A treasure moved.
    pub fn treasure(&mut self, treasure: Treasure, to: Place) {
        self.treasures[index(treasure)] = to;
    }

    /// Where a treasure lies.
    pub fn place_of(&self, treasure: Treasure) -> Place {
        self.treasures[index(treasure)]
    }

    /// Where the seven objects lie, in their order.
    pub fn objects(&self) -> impl Iterator<Item = (Object, Place)> + use<> {
        let places = self.treasures;
        Object::ALL.iter().copied().zip(places)
    }

    /// Where the skulls lie, in their order.
    pub fn skulls(&self) -> impl Iterator<Item = (Skull, Place)> + use<> {
        let places = self.treasures.into_iter().skip(Object::ALL.len());
        Skull::ALL.iter().copied().zip(places)
    }
}
