//! Objects, skulls and the GriGri.

use super::{MOST_OBJECTS, Play};
use crate::table::Seat;
use crate::voodoo_pirate::event::{Cause, Event};
use crate::voodoo_pirate::pieces::{Object, Place, Treasure};

impl Play<'_, '_> {
    /// Where a treasure lies.
    pub fn treasure(&self, wanted: Treasure) -> Place {
        self.own.lying.place_of(wanted)
    }

    /// Whether an object that can be used is aboard.
    pub fn has_object(&self, seat: Seat, object: Object) -> bool {
        self.treasure(Treasure::Object(object)) == Place::Aboard(seat)
    }

    /// The objects that can be used aboard.
    pub fn objects_aboard(&self, seat: Seat) -> impl Iterator<Item = Object> {
        let objects = self.own.lying.objects();
        let aboard = objects.filter(move |&(_, place)| place == Place::Aboard(seat));
        aboard.map(|(object, _)| object)
    }

    /// Skulls at a place.
    pub fn skulls_at(&self, place: Place) -> u8 {
        let skulls = self.own.lying.skulls();
        skulls.filter(|&(_, at)| at == place).count() as u8
    }

    /// Skulls held, buried ones too.
    pub fn skulls_held(&self, seat: Seat) -> u8 {
        self.skulls_at(Place::Aboard(seat)) + self.skulls_at(Place::Buried(seat))
    }

    /// Objects and skulls held, buried ones too.
    pub fn objects_held(&self, seat: Seat) -> u8 {
        let objects = self.own.lying.objects().map(|(_, place)| place);
        let places = objects.chain(self.own.lying.skulls().map(|(_, place)| place));
        let held = places.filter(|&at| at == Place::Aboard(seat) || at == Place::Buried(seat));
        held.count() as u8
    }

    /// The most skulls that the pirate holds: one, a Cursed Pirate that is not gentle two.
    pub fn most_skulls(&self, seat: Seat) -> u8 {
        if self.crew.is_cursed(seat) && !self.crew.is_gentle(seat) {
            self.book.0.cursed.skulls
        } else {
            1
        }
    }

    /// Whether an object fits aboard.
    pub fn has_object_room(&self, seat: Seat) -> bool {
        self.objects_held(seat) < MOST_OBJECTS
    }

    /// Whether a skull fits aboard.
    pub fn has_skull_room(&self, seat: Seat) -> bool {
        self.has_object_room(seat) && self.skulls_held(seat) < self.most_skulls(seat)
    }

    /// Moves a treasure, wherever it lies.
    pub fn move_treasure(&mut self, wanted: Treasure, to: Place, cause: Cause) {
        let found = self
            .own
            .treasures
            .iter_mut()
            .find(|(_, treasure, _)| **treasure == wanted);
        if let Some((id, _, mut at)) = found {
            let (piece, from) = (Some(*id), at.place);
            at.place = to;
            self.own.lying.treasure(wanted, to);
            let event = match wanted {
                Treasure::Skull(_) => Event::MovedHidden { piece, from, to },
                Treasure::Object(_) | Treasure::GriGri => Event::Moved { piece, from, to },
            };
            self.log.tell(event, cause);
        }
    }

    /// Moves a random skull from a place; says whether there was one.
    pub fn move_skull(&mut self, from: Place, to: Place, cause: Cause) -> bool {
        let count = usize::from(self.skulls_at(from));
        if count == 0 {
            return false;
        }
        let drawn = self.dice.below(count);
        let mut skulls = self.own.lying.skulls().filter(|&(_, at)| at == from);
        if let Some((skull, _)) = skulls.nth(drawn) {
            self.move_treasure(Treasure::Skull(skull), to, cause);
        }
        true
    }
}
