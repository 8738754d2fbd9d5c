//! #oodoo and its ritual (`voodoo-pirate §7`).

use super::chart::Heading;
use super::choice::{Question, Reason};
use super::event::{Cause, Event};
use super::pieces::{Card, Cell, Colour, Object, Place};
use super::play::Play;
use super::sailing::Voyage;
use super::steps::Step;
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

/// Cells of the grid.
pub const CELLS: u8 = 9;

/// The cells beside a cell, orthogonally.
pub fn neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
    let (column, row) = (cell.0 % 3, cell.0 / 3);
    [
        (column > 0).then(|| cell.0 - 1),
        (column < 2).then_some(cell.0 + 1),
        (row > 0).then(|| cell.0.wrapping_sub(3)),
        (row < 2).then_some(cell.0 + 3),
    ]
    .into_iter()
    .flatten()
    .map(Cell)
}

impl Play<'_, '_> {
    /// Calls the ritual: the wind turns a quadrant for each #oodoo played, then souls are placed.
    pub fn call_ritual(&mut self, caller: Seat) {
        self.round.ritual_held = true;
        let cards = (0..self.seats())
            .filter(|&seat| self.played(Seat(seat)) == Some(Card::Hoodoo))
            .count() as u8;
        self.tell(Event::RitualCalled { caller, cards }, Cause::Ritual);
        self.then(Step::Ritual(Ritual {
            caller,
            second: false,
            done: 0,
        }));
        self.turn_wind(cards, Cause::Ritual);
    }

    /// Whether a soul on a cell would lie beside one of its colour.
    pub fn matches(&self, cell: Cell, colour: Colour) -> bool {
        neighbours(cell).any(|beside| self.grid_soul(beside) == Some(colour))
    }

    /// Whether a pirate may place a soul in this round of the ritual.
    fn joins(&mut self, seat: Seat, ritual: Ritual) -> bool {
        if self.is_jailed(seat) || self.is_ashore(seat) {
            return false;
        }
        let played = self.played(seat) == Some(Card::Hoodoo);
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
    pub fn place_soul(&mut self, seat: Seat, colour: Colour, cell: Cell) {
        let Some(berth) = self.berth_of(seat, colour) else {
            return;
        };
        let matched = self.matches(cell, colour);
        self.move_soul(Place::Berth(seat, berth), Place::Grid(cell), Cause::Ritual);
        if !self.is_stuck(seat) {
            self.ask(seat, Question::RitualSail(if matched { 2 } else { 1 }));
        }
    }

    /// Whether a ship may sail so in a ritual.
    pub fn judge_ritual_sail(
        &self,
        seat: Seat,
        most: u8,
        heading: Heading,
        spaces: u8,
    ) -> Result<(), Reason> {
        if spaces == 0 || spaces > 2 {
            return Err(Reason::NoSuchThing);
        }
        if spaces > most {
            return Err(Reason::NeedsMatch);
        }
        let usual = matches!(heading, Heading::West | Heading::South);
        (usual || self.has_object(seat, Object::Compass))
            .then_some(())
            .ok_or(Reason::NeedsCompass)
    }

    /// Sails in a ritual.
    pub fn ritual_sail(&mut self, seat: Seat, heading: Heading, spaces: u8) {
        if let Some(at) = self.space(seat) {
            self.set_sail(Voyage::new(seat, at, heading, spaces, Cause::Ritual).willing());
        }
    }

    fn is_grid_full(&self) -> bool {
        self.grid().iter().all(Option::is_some)
    }

    fn end_ritual(&mut self, full: bool) {
        self.tell(Event::RitualEnded { full }, Cause::Ritual);
        if full {
            for cell in 0..CELLS {
                self.move_soul(Place::Grid(Cell(cell)), Place::Bag, Cause::Ritual);
            }
        }
    }
}

/// The next pirate's chance to place a soul. A full grid ends the ritual once its last ship has sailed.
pub fn ritual(mut ritual: Ritual, play: &mut Play) {
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
