//! Placing ships in the harbour (`voodoo-pirate §4`).

use super::VoodooPirate;
use super::chart::Space;
use super::choice::{Question, Reason};
use super::event::{Cause, Phase};
use super::play::{Agenda, Crew, Markers, Play};
use super::steps::Step;
use crate::Begins;
use rules::kit::is;
use rules::table::Seat;

/// The game begins.
pub fn ships_come_in(mut begins: Begins<VoodooPirate>) {
    begins.tell(Phase::Harbour, Cause::Setup);
    begins.then(Step::PlaceShips(0));
}

/// In turn order, ships go into the harbour, one a space.
pub fn place_ships(k: u8, markers: &Markers, crew: &Crew, agenda: &mut Agenda) {
    match markers.in_turn(k, crew) {
        Some(seat) => {
            agenda.then(Step::PlaceShips(k + 1));
            agenda.ask(seat, Question::Harbour);
        }
        None => agenda.enter(Phase::Dusk),
    }
}

impl Play<'_, '_> {
    /// Checks whether a ship can be placed on a space.
    pub fn judge_harbour(&self, space: Space) -> Result<(), Reason> {
        let harbour = &self.book.0.chart.harbour;
        is(harbour.contains(&space), Reason::NotHarbour)?;
        is(self.ships.ship_on(space).is_none(), Reason::SpaceTaken)
    }

    /// Places a ship. In one of the back three its power rises by one.
    pub fn place_ship(&mut self, seat: Seat, space: Space) {
        self.ships.leap(seat, space, Cause::Setup, &mut self.log);
        if self.book.0.chart.back.contains(&space) {
            self.ships
                .change_power(seat, 1, Cause::Setup, &mut self.log);
        }
    }
}
