//! Tix: possess another ship (`voodoo-pirate §7`).

use super::play::{Agenda, EventLog, Holds};
use super::{Cause, Event, Question, Voodoo};
use rules::table::{Dice, Seat};

/// The conjurer, the victim, and the way the victim sails; the conjurer sails the opposite way.
pub(crate) type Possession<G> = (Seat, Seat, <G as Voodoo>::Heading);

/// Chooses a victim.
pub(crate) fn tix<G: Voodoo>(
    seat: Seat,
    holds: &mut Holds<G>,
    dice: &mut Dice,
    log: &mut EventLog<G>,
    agenda: &mut Agenda<G>,
) {
    if holds.gets_free_souls(seat) && !holds.has_soul(seat) {
        holds.draw_soul(seat, Cause::Cursed, dice, log);
    }
    agenda.ask(seat, Question::Victim);
}

/// The victim is chosen; then the soul to give, and then both ships sail.
pub(crate) fn choose_victim<G: Voodoo>(
    (seat, victim, heading): Possession<G>,
    sail: G::Step,
    log: &mut EventLog<G>,
    agenda: &mut Agenda<G>,
) {
    let event = Event::Possessed {
        seat,
        victim,
        heading,
    };
    log.tell(event, Cause::Tix);
    agenda.then(sail);
    agenda.ask(seat, Question::GiveSoul(victim));
}
