//! Jax: random souls (`voodoo-pirate §7`).

use super::play::{Agenda, EventLog, Holds};
use super::{Cause, Question, Step, Voodoo};
use rules::table::{Dice, Seat};

/// Takes souls from the bag; if it runs out, the rest is chosen from the grid.
pub(super) fn jax_souls<G: Voodoo>(
    (seat, souls): (Seat, u8),
    holds: &mut Holds<G>,
    dice: &mut Dice,
    log: &mut EventLog<G>,
    agenda: &mut Agenda<G>,
) {
    for left in (1..=souls).rev() {
        if holds.draw_soul(seat, Cause::Jax, dice, log).is_some() {
            continue;
        }
        if holds.grid().iter().any(Option::is_some) && holds.has_soul_room(seat) {
            agenda.then(Step::Jax((seat, left - 1)));
            agenda.ask(seat, Question::GridSoul);
        }
        return;
    }
}
