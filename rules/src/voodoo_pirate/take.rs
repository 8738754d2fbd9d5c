//! Take and Poppet: what the streets of Tortuga and a little wax give (`voodoo-pirate §7`).

use super::choice::Question;
use super::event::Cause;
use super::pieces::{Cell, Place, Treasure};
use super::play::Play;
use super::steps::Step;
use crate::table::Seat;

/// Things that Take gives.
const THINGS: u8 = 2;

impl Play<'_, '_> {
    /// Take: two items, one after the other.
    pub fn take(&mut self, seat: Seat) {
        if self.is_cursed(seat) {
            self.cursed_take(seat);
        } else {
            self.then(Step::Take((seat, THINGS)));
        }
    }

    /// Poppet: a poppet where it fits, and the GriGri from whoever has it, but for ships ashore (§16 GriGri).
    pub fn make_poppet(&mut self, seat: Seat) {
        if self.has_poppet_room(seat) {
            self.move_poppet(Place::Supply, Place::Aboard(seat), Cause::Poppet);
        }
        let reachable = match self.treasure(Treasure::GriGri) {
            Place::Aboard(owner) => owner != seat && !self.is_ashore(owner),
            _ => true,
        };
        if reachable {
            self.move_treasure(Treasure::GriGri, Place::Aboard(seat), Cause::Poppet);
        }
    }

    /// Whether Take has anything to give.
    pub fn can_take_coin(&self) -> bool {
        self.coins_at(Place::Supply) > 0
    }

    /// Whether Take can give a poppet.
    pub fn can_take_poppet(&self, seat: Seat) -> bool {
        self.poppets_at(Place::Supply) > 0 && self.has_poppet_room(seat)
    }

    /// Whether Take can give a soul of the bag.
    pub fn can_take_soul(&self, seat: Seat) -> bool {
        self.bag() > 0 && self.free_berths(seat).next().is_some()
    }

    /// Whether Take can give the soul on a cell.
    pub fn can_take_grid_soul(&self, seat: Seat, cell: Cell) -> bool {
        self.grid_soul(cell).is_some() && self.free_berths(seat).next().is_some()
    }
}

/// Asks for the next thing, if anything is there.
pub fn take_things((seat, things): (Seat, u8), play: &mut Play) {
    if things > 0 {
        play.then(Step::Take((seat, things - 1)));
        play.ask(seat, Question::Take(things));
    }
}
