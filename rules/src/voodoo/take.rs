//! Take: two things, one after the other (`voodoo-pirate §7`).

use super::{Play, Step, Voodoo};
use crate::table::Seat;

/// Things that Take gives.
const THINGS: u8 = 2;

impl<G: Voodoo> Play<'_, '_, G> {
    /// Takes two things, one after the other.
    pub(crate) fn take_two(&mut self, seat: Seat) {
        self.then(Step::Take((seat, THINGS)));
    }

    /// Whether a soul of the bag can come aboard.
    pub(crate) fn can_draw(&self, seat: Seat) -> bool {
        self.bag() > 0 && self.has_soul_room(seat)
    }
}

/// Asks for the next thing, if anything is there.
pub(super) fn take_things<G: Voodoo>((seat, things): (Seat, u8), play: &mut Play<G>) {
    if things > 0 {
        play.then(Step::Take((seat, things - 1)));
        G::ask_to_take(play, seat, things);
    }
}
