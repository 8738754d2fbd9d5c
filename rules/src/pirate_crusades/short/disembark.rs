//! Disembarking (`pirate-crusades §3.4`).

use crate::play::Play;
use crate::steps::Step;
use crate::values::*;
use rules::table::Seat;

/// The card for disembarking says who comes aboard.
pub fn cast_off(seat: Seat, play: &mut Play) {
    let vessel = play.vessel(seat);
    let called = play.cards.met();
    let is_joker = called.is_some_and(Card::is_joker);
    let is_loyal = match called.map(|card| play.data().nation(card)) {
        Some(nation) => {
            is_joker
                || vessel.nation.is_none()
                || nation == vessel.nation
                || vessel.has(play.data(), Bonus::LoyalHands)
        }
        None => true,
    };
    if let Some(card) = called {
        play.tell(Event::CrewCalled(seat, card, is_loyal), Cause::Disembark);
    }
    if is_joker {
        play.leave_port(seat);
        play.stand(seat, Standing::Sailing, Cause::Disembark);
        play.agenda.push(Step::Action(seat));
        play.agenda.push(Step::AfterAction(seat));
        play.agenda.push(Step::FillHand(seat));
        return;
    }
    play.agenda.push(Step::Aboard(seat));
    if let Some(card) = called.filter(|_| !is_loyal) {
        let stays = vessel
            .hand
            .len()
            .saturating_sub(play.data().card(card).crew.get());
        play.give_up(seat, Loss::Disembark, stays);
    }
}

/// The crew is aboard, and the town is left.
pub fn aboard(seat: Seat, play: &mut Play) {
    play.leave_port(seat);
    play.stand(seat, Standing::Ready, Cause::Disembark);
}

impl Play<'_, '_> {
    /// The town and the card for disembarking are discarded.
    fn leave_port(&mut self, seat: Seat) {
        let town = self.cards.of(seat).town;
        let cards = town.into_iter().chain(self.cards.met());
        let cards: CardSet = cards.collect();
        self.discard(cards, Cause::Disembark);
    }
}
