//! Moonlight: the Moon goes round (`voodoo-pirate §6`).

use super::{Cause, Event, Place, Play, Step, Voodoo};
use crate::table::Seat;

/// The Moon passes to the next pirate in order: the one on the Moon barrel first, then from the Sun's holder.
/// When all have had it, Dawn.
pub(super) fn pass_moon<G: Voodoo>(play: &mut Play<G>) {
    play.round.active = None;
    let waits = |play: &Play<G>, seat: Seat| !play.round.had_turn.contains(seat);
    let next = play
        .round
        .moon_barrel
        .filter(|&seat| waits(play, seat))
        .or_else(|| {
            (0..play.seats())
                .filter_map(|k| play.in_turn(k))
                .find(|&seat| waits(play, seat))
        });
    let Some(seat) = next else {
        play.next_phase.set(G::DAWN);
        return;
    };
    play.then(Step::PassMoon);
    let (from, to) = (play.marker(G::MOON), G::Place::from(Place::Aboard(seat)));
    if from != to {
        play.move_marker(G::MOON, from, to, Cause::Round);
    }
    play.round.begin_turn(seat);
    if play.is_jailed(seat) || !G::takes_part(play, seat) {
        play.tell(Event::PassedOver { seat }, Cause::Round);
    } else {
        play.then(Step::TakeTurn(seat));
    }
}
