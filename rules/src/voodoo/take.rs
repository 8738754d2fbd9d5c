//! Take: two things, one after the other (`voodoo-pirate §7`).

use super::play::Agenda;
use super::{Question, Step, Voodoo};
use rules::table::Seat;

/// Things that Take gives.
pub(crate) const THINGS: u8 = 2;

/// Asks for the next thing, if anything is there.
pub(super) fn take_things<G: Voodoo>((seat, things): (Seat, u8), agenda: &mut Agenda<G>) {
    if things > 0 {
        agenda.then(Step::Take((seat, things - 1)));
        agenda.ask(seat, Question::Take(things));
    }
}
