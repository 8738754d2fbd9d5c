//! Poppets aboard and in their supply.

use super::{MOST_POPPETS, Play};
use crate::table::Seat;
use crate::voodoo::shift;
use crate::voodoo_pirate::event::Cause;
use crate::voodoo_pirate::pieces::Place;

impl Play<'_, '_> {
    /// Poppets at a place.
    pub fn poppets_at(&self, place: Place) -> u8 {
        match place {
            Place::Supply => self.own.lying.supply,
            Place::Aboard(seat) => self.own.lying.poppets[seat.index()],
            Place::Buried(seat) => self.own.lying.buried[seat.index()],
            _ => 0,
        }
    }

    /// Poppets aboard that are not buried.
    pub fn poppets(&self, seat: Seat) -> u8 {
        self.poppets_at(Place::Aboard(seat))
    }

    /// Whether a poppet more fits aboard.
    pub fn has_poppet_room(&self, seat: Seat) -> bool {
        self.poppets(seat) + self.poppets_at(Place::Buried(seat)) < MOST_POPPETS
    }

    /// Moves a poppet; says whether there was one.
    pub fn move_poppet(&mut self, from: Place, to: Place, cause: Cause) -> bool {
        let piece = shift(self.own.poppets.iter_mut(), from, to);
        if piece.is_some() {
            self.own.lying.poppet(from, to);
        }
        self.log.tell_moved(piece, from, to, cause)
    }
}
