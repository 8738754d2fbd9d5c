//! Storms at the start of a player's turn (`pirate-crusades §4.8`).

use crate::play::Play;
use crate::steps::Step;
use crate::values::*;
use rules::table::Seat;

/// The category from which on a storm costs half the hand, and from which on all cargo.
const COSTS_CREW: u8 = 2;
const COSTS_CARGO: u8 = 3;

/// A storm strikes a player: its turn is lost, and by the category half the hand and all cargo.
pub fn strike(seat: Seat, play: &mut Play) {
    let category = play.storm_over(seat);
    play.tell(Event::StormStruck(seat, category), Cause::Storm);
    if category >= COSTS_CARGO {
        for card in play.vessel(seat).holds.iter() {
            play.lose_cargo(seat, card, Cause::Storm);
        }
    }
    if play.has_flaw(seat, Flaw::Cannibals) {
        play.agenda.push(Step::Cannibals(seat));
    }
    if category >= COSTS_CREW {
        let half = play.cards.of(seat).hand.len() / 2;
        play.give_up(seat, Loss::Storm, half);
    }
}

/// After the storm half of the hand that is left is eaten.
pub fn cannibals(seat: Seat, play: &mut Play) {
    let half = play.cards.of(seat).hand.len() / 2;
    play.give_up(seat, Loss::Cannibals, half);
}
