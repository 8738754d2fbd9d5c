//! #oodoo and its ritual (`voodoo-pirate §7`).

use super::{Cause, Cell, Colour, Event, Place, Play, Question, Step, Voodoo};
use crate::table::Seat;

/// A ritual under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ritual {
    /// Who called it.
    pub caller: Seat,
    /// Whether this is the second round, for those who played #oodoo.
    pub second: bool,
    /// Pirates who had their chance in this round, clockwise from the caller.
    pub done: u8,
}

impl<G: Voodoo> Play<'_, '_, G> {
    /// Calls the ritual: the wind turns a quadrant for each #oodoo played, then souls are placed.
    pub(crate) fn call_ritual(&mut self, caller: Seat) {
        self.round.ritual_held = true;
        let cards = (0..self.seats())
            .filter(|&seat| self.played(Seat(seat)) == Some(G::HOODOO))
            .count() as u8;
        self.tell(Event::RitualCalled { caller, cards }, Cause::Ritual);
        self.then(Step::Ritual(Ritual {
            caller,
            second: false,
            done: 0,
        }));
        G::turn_wind(self, cards, Cause::Ritual.into());
    }

    /// Whether a soul on a cell would lie beside one of its colour.
    pub(crate) fn matches(&self, cell: Cell, colour: Colour) -> bool {
        cell.neighbours()
            .any(|beside| self.grid_soul(beside) == Some(colour))
    }

    /// Whether a pirate may place a soul in this round of the ritual.
    fn joins(&mut self, seat: Seat, ritual: Ritual) -> bool {
        if self.is_jailed(seat) || !G::takes_part(self, seat) {
            return false;
        }
        let played = self.played(seat) == Some(G::HOODOO);
        if ritual.second && !played {
            return false;
        }
        // A Cursed Pirate who played #oodoo takes a soul from the bag for round one (§12, §16).
        if self.gets_free_souls(seat) && played && !ritual.second && !self.has_soul(seat) {
            self.draw_soul(seat, Cause::Cursed);
        }
        self.has_soul(seat)
    }

    /// Places a soul; the ship then sails, unless it is stuck.
    pub(super) fn place_soul(&mut self, seat: Seat, colour: Colour, cell: Cell) {
        let Some(berth) = self.berth_of(seat, colour) else {
            return;
        };
        let matched = self.matches(cell, colour);
        self.move_soul(Place::Berth(seat, berth), Place::Grid(cell), Cause::Ritual);
        if !G::is_stuck(self, seat) {
            self.ask(seat, Question::RitualSail(if matched { 2 } else { 1 }));
        }
    }

    fn is_grid_full(&self) -> bool {
        self.grid().iter().all(Option::is_some)
    }

    fn end_ritual(&mut self, full: bool) {
        self.tell(Event::RitualEnded { full }, Cause::Ritual);
        if full {
            for cell in Cell::all() {
                self.move_soul(Place::Grid(cell), Place::Bag, Cause::Ritual);
            }
        }
    }
}

/// The next pirate's chance to place a soul. A full grid ends the ritual once its last ship has sailed.
pub(super) fn ritual<G: Voodoo>(mut ritual: Ritual, play: &mut Play<G>) {
    if play.is_grid_full() {
        play.end_ritual(true);
        return;
    }
    if ritual.done == play.seats() {
        if ritual.second {
            play.end_ritual(false);
            return;
        }
        ritual.second = true;
        ritual.done = 0;
        play.tell(Event::RitualSecondRound, Cause::Ritual);
    }
    let seat = ritual.caller.clockwise(ritual.done, play.seats());
    ritual.done += 1;
    play.then(Step::Ritual(ritual));
    if play.joins(seat, ritual) {
        play.ask(seat, Question::PlaceSoul);
    }
}
