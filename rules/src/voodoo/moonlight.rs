//! Moonlight: the Moon goes round (`voodoo-pirate §6`).

use super::play::{Agenda, Crew, EventLog, Markers, Ships};
use super::{Cause, Event, Place, Round, Step, Voodoo};
use rules::table::{Book, Seat};

/// The Moon passes to the next pirate in order: the one on the Moon barrel first, then from the Sun's holder.
/// Dawn comes when all have had it.
pub(super) fn pass_moon<G: Voodoo>(
    ships: &Ships<G>,
    markers: &mut Markers<G>,
    crew: &Crew<G::House>,
    book: &Book<G::Data>,
    round: &mut Round<G::Turn>,
    log: &mut EventLog<G>,
    agenda: &mut Agenda<G>,
) {
    round.active = None;
    let waits = |&seat: &Seat| !round.had_turn.contains(seat);
    let in_turn = (0..crew.seats()).filter_map(|k| markers.in_turn(k, crew));
    let next = round.moon_barrel.into_iter().chain(in_turn).find(waits);
    let Some(seat) = next else {
        return agenda.enter(G::DAWN);
    };
    agenda.then(Step::PassMoon);
    let (from, to) = (markers.marker(G::MOON), G::Place::from(Place::Aboard(seat)));
    if from != to {
        markers.move_marker(G::MOON, from, to, Cause::Round, log);
    }
    round.begin_turn(seat);
    if markers.is_jailed(seat) || !G::takes_part(seat, ships, &book.0) {
        log.tell(Event::PassedOver { seat }, Cause::Round);
    } else {
        agenda.then(G::take_turn(seat));
    }
}
