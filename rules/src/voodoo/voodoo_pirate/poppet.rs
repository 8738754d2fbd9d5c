//! Poppet: what a little wax gives; and the poppets of Take (`voodoo-pirate §7`).

use super::event::Cause;
use super::pieces::{Place, Treasure};
use super::play::Play;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Poppet: a poppet where it fits, and the GriGri from whoever has it, but for ships ashore (§16 GriGri).
    pub fn make_poppet(&mut self, seat: Seat) {
        if self.own.stores.has_poppet_room(seat) {
            self.move_poppet(Place::Supply, Place::Aboard(seat), Cause::Poppet);
        }
        let reachable = match self.own.stores.treasure(Treasure::GriGri) {
            Place::Aboard(owner) => owner != seat && !self.is_ashore(owner),
            _ => true,
        };
        if reachable {
            self.move_treasure(Treasure::GriGri, Place::Aboard(seat), Cause::Poppet);
        }
    }

    /// Returns whether Take can give a poppet.
    pub fn can_take_poppet(&self, seat: Seat) -> bool {
        self.own.stores.poppets_at(Place::Supply) > 0 && self.own.stores.has_poppet_room(seat)
    }
}
