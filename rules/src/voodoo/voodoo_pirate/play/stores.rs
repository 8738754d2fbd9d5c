//! The things that ships hold besides souls and coins: poppets, objects, skulls and the GriGri.

use super::{EventLog, MOST_OBJECTS, MOST_POPPETS};
use crate::voodoo_pirate::event::{Cause, Event};
use crate::voodoo_pirate::pieces::{Object, Place, Poppet, Skull, Treasure};
use crate::{Lying, shift};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::table::{At, Dice, MOST_SEATS, PieceId, Seat};

/// The poppets, the objects, the skulls and the GriGri.
#[derive(SystemParam)]
pub struct Stores<'w, 's> {
    glance: ResMut<'w, StoreGlance>,
    pub(in crate::voodoo_pirate) poppets:
        Query<'w, 's, (&'static PieceId, &'static mut At<Poppet, Place>)>,
    pub(in crate::voodoo_pirate) treasures: Lying<'w, 's, Treasure, Place>,
}

/// The objects, the skulls and the GriGri.
const TREASURES: usize = Object::ALL.len() + Skull::ALL.len() + 1;

/// Poppets and treasures at a glance.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::voodoo_pirate) struct StoreGlance {
    /// Poppets in the supply.
    supply: u8,
    /// Poppets aboard that can be used.
    poppets: [u8; MOST_SEATS],
    /// Poppets buried.
    buried: [u8; MOST_SEATS],
    treasures: [Place; TREASURES],
}

impl Default for StoreGlance {
    fn default() -> Self {
        Self {
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

impl StoreGlance {
    fn of(stores: &Stores) -> Self {
        let mut glance = Self::default();
        for (_, at) in &stores.poppets {
            if let Some(count) = glance.poppets_at(at.place) {
                *count += 1;
            }
        }
        for (_, treasure, at) in &stores.treasures {
            glance.treasures[index(*treasure)] = at.place;
        }
        glance
    }

    fn poppets_at(&mut self, place: Place) -> Option<&mut u8> {
        match place {
            Place::Supply => Some(&mut self.supply),
            Place::Aboard(Seat(seat)) => Some(&mut self.poppets[usize::from(seat)]),
            Place::Buried(Seat(seat)) => Some(&mut self.buried[usize::from(seat)]),
            _ => None,
        }
    }

    fn poppet(&mut self, from: Place, to: Place) {
        if let Some(count) = self.poppets_at(from) {
            *count -= 1;
        }
        if let Some(count) = self.poppets_at(to) {
            *count += 1;
        }
    }
}

impl Stores<'_, '_> {
    /// Poppets in the supply, aboard and buried.
    pub(in crate::voodoo_pirate) fn all_poppets(&self) -> u8 {
        let glance = &*self.glance;
        let held = glance.poppets.iter().chain(&glance.buried);
        glance.supply + held.sum::<u8>()
    }

    crate::play::glances!(StoreGlance);

    /// Returns where the seven objects lie, in their order.
    pub fn objects(&self) -> impl Iterator<Item = (Object, Place)> + use<> {
        let places = self.glance.treasures;
        Object::ALL.iter().copied().zip(places)
    }

    /// Returns where the skulls lie, in their order.
    pub fn skulls(&self) -> impl Iterator<Item = (Skull, Place)> + use<> {
        let places = self.glance.treasures.into_iter().skip(Object::ALL.len());
        Skull::ALL.iter().copied().zip(places)
    }

    /// Returns where a treasure lies.
    pub fn treasure(&self, wanted: Treasure) -> Place {
        self.glance.treasures[index(wanted)]
    }

    /// Returns whether an object that can be used is aboard.
    pub fn has_object(&self, seat: Seat, object: Object) -> bool {
        self.treasure(Treasure::Object(object)) == Place::Aboard(seat)
    }

    /// The objects that can be used aboard.
    pub fn objects_aboard(&self, seat: Seat) -> impl Iterator<Item = Object> {
        let objects = self.objects();
        let aboard = objects.filter(move |&(_, place)| place == Place::Aboard(seat));
        aboard.map(|(object, _)| object)
    }

    /// Skulls at a place.
    pub fn skulls_at(&self, place: Place) -> u8 {
        let skulls = self.skulls();
        skulls.filter(|&(_, at)| at == place).count() as u8
    }

    /// Skulls held, buried ones too.
    pub fn skulls_held(&self, seat: Seat) -> u8 {
        self.skulls_at(Place::Aboard(seat)) + self.skulls_at(Place::Buried(seat))
    }

    /// Objects and skulls held, buried ones too.
    pub fn objects_held(&self, seat: Seat) -> u8 {
        let objects = self.objects().map(|(_, place)| place);
        let places = objects.chain(self.skulls().map(|(_, place)| place));
        let held = places.filter(|&at| at == Place::Aboard(seat) || at == Place::Buried(seat));
        held.count() as u8
    }

    /// Returns whether an object fits aboard.
    pub fn has_object_room(&self, seat: Seat) -> bool {
        self.objects_held(seat) < MOST_OBJECTS
    }

    /// Moves a treasure, wherever it lies.
    pub fn move_treasure(&mut self, wanted: Treasure, to: Place, cause: Cause, log: &mut EventLog) {
        let found = self
            .treasures
            .iter_mut()
            .find(|(_, treasure, _)| **treasure == wanted);
        if let Some((id, _, mut at)) = found {
            let (piece, from) = (Some(*id), at.place);
            at.place = to;
            self.glance.treasures[index(wanted)] = to;
            let event = match wanted {
                Treasure::Skull(_) => Event::MovedHidden { piece, from, to },
                Treasure::Object(_) | Treasure::GriGri => Event::Moved { piece, from, to },
            };
            log.tell(event, cause);
        }
    }

    /// Moves a random skull from a place; says whether there was one.
    pub fn move_skull(
        &mut self,
        from: Place,
        to: Place,
        cause: Cause,
        dice: &mut Dice,
        log: &mut EventLog,
    ) -> bool {
        let count = usize::from(self.skulls_at(from));
        if count == 0 {
            return false;
        }
        let drawn = dice.below(count);
        let mut skulls = self.skulls().filter(|&(_, at)| at == from);
        if let Some((skull, _)) = skulls.nth(drawn) {
            self.move_treasure(Treasure::Skull(skull), to, cause, log);
        }
        true
    }

    /// Poppets at a place.
    pub fn poppets_at(&self, place: Place) -> u8 {
        match place {
            Place::Supply => self.glance.supply,
            Place::Aboard(seat) => self.glance.poppets[seat.index()],
            Place::Buried(seat) => self.glance.buried[seat.index()],
            _ => 0,
        }
    }

    /// Poppets aboard that are not buried.
    pub fn poppets(&self, seat: Seat) -> u8 {
        self.poppets_at(Place::Aboard(seat))
    }

    /// Returns whether a poppet more fits aboard.
    pub fn has_poppet_room(&self, seat: Seat) -> bool {
        self.poppets(seat) + self.poppets_at(Place::Buried(seat)) < MOST_POPPETS
    }

    /// Moves a poppet; says whether there was one.
    pub fn move_poppet(
        &mut self,
        from: Place,
        to: Place,
        cause: Cause,
        log: &mut EventLog,
    ) -> bool {
        let piece = shift(self.poppets.iter_mut(), from, to);
        if piece.is_some() {
            self.glance.poppet(from, to);
        }
        log.tell_moved(piece, from, to, cause)
    }
}
