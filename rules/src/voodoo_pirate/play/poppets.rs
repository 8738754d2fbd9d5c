//! Poppets aboard and in their supply.

use super::{MOST_POPPETS, Play};
use crate::table::Seat;
use crate::voodoo::{here, shift};
use crate::voodoo_pirate::event::Cause;
use crate::voodoo_pirate::pieces::Place;

impl Play<'_, '_> {
    /// Poppets at a place.
    pub fn poppets_at(&self, place: Place) -> u8 {
        here(self.own.poppets.iter().map(|(_, at)| at), &place)
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
        self.tell_moved(piece, from, to, cause)
    }
}
