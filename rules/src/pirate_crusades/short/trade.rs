//! Trade for goods (`pirate-crusades §3.3`).

use crate::play::{Bargain, Play};
use crate::steps::Step;
use crate::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// Cargo is drawn until it comes to what was paid, or the holds are full.
pub fn draw_on(seat: Seat, play: &mut Play) {
    let Bargain {
        paid, loaded, over, ..
    } = *play.bargain;
    let is_full = play.vessel(seat).free_holds(play.data()) == 0;
    if over || play.turn.dry || is_full || loaded >= paid {
        return;
    }
    play.agenda.push(Step::Trade(seat));
    play.want(seat, Draw::Trade);
}

/// Cargo was loaded in a trade. A Joker may fill the holds instead.
pub fn loaded(play: &mut Play, seat: Seat, card: Card) {
    play.bargain.loaded += u16::from(play.data().tons(card));
    if card.is_joker() && !play.cards.discard().is_empty() {
        ask(play, seat, Question::JokerTrade);
    }
}

impl Play<'_, '_> {
    /// Returns what can be traded.
    pub(crate) fn tradable(&self, seat: Seat) -> CardSet {
        let has = self.cards.of(seat);
        has.hand.union(has.holds.set())
    }

    /// Checks whether there is a set to trade that leaves a hold free.
    pub(crate) fn judge_trade(&self, seat: Seat) -> Result<(), Reason> {
        let some = !self.tradable(seat).is_empty();
        some.then_some(()).ok_or(Reason::NothingToGive)?;
        self.judge_free_hold(seat, self.cards.of(seat).holds.set())
    }

    /// Checks whether a hold is free once some more cargo is given.
    fn judge_free_hold(&self, seat: Seat, given: CardSet) -> Result<(), Reason> {
        let vessel = self.vessel(seat);
        let left = vessel.holds.without(given).len();
        let free = left < vessel.hold_limit(self.data());
        free.then_some(()).ok_or(Reason::HoldsFull)
    }

    /// Checks whether a card can be given, so that with those after it a hold comes free.
    pub(crate) fn judge_trade_add(&self, seat: Seat, card: Card) -> Result<(), Reason> {
        self.judge_next(seat, self.tradable(seat), card)?;
        let holds = self.cards.of(seat).holds.set();
        let given = holds.both(CardSet::of(card).union(holds.after(Some(card))));
        self.judge_free_hold(seat, given)
            .map_err(|_| Reason::NoSuchSet)
    }

    /// Checks whether what is given is enough.
    pub(crate) fn judge_trade_done(&self, seat: Seat) -> Result<(), Reason> {
        let some = !self.cards.of(seat).chosen.is_empty();
        some.then_some(()).ok_or(Reason::NotEnough)?;
        self.judge_free_hold(seat, CardSet::default())
    }

    /// A trade begins.
    pub(crate) fn begin_trade(&mut self, seat: Seat) {
        *self.bargain = Bargain::default();
        ask(self, seat, Question::Trade(0));
    }

    /// A card is given: the cargo of a Sharp Trader counts double.
    pub(crate) fn give(&mut self, seat: Seat, card: Card) {
        let is_cargo = matches!(self.cards.place(card), Place::Hold(..));
        let tons = self.vessel(seat).traded(self.data(), CardSet::of(card));
        self.bargain.cargo += u8::from(is_cargo);
        self.bargain.paid += tons;
        self.shift(card, Place::Chosen(seat), Cause::Trade);
        let paid = self.bargain.paid;
        ask(self, seat, Question::Trade(paid));
    }

    /// All is given that is to be given.
    pub(crate) fn strike_bargain(&mut self, seat: Seat) {
        let chosen = self.cards.of(seat).chosen;
        self.discard(chosen, Cause::Trade);
        self.agenda.push(Step::Trade(seat));
        if chosen.iter().any(Card::is_joker) {
            ask(self, seat, Question::JokerTrade);
        }
    }

    /// The holds are to be filled from the discard: a Joker that was drawn for it is discarded.
    pub(crate) fn fill_holds(&mut self, seat: Seat) {
        self.bargain.over = true;
        let drawn = self.bargain.loaded > 0;
        let last = self.cards.of(seat).holds.last();
        if let Some(joker) = last.filter(|card| drawn && card.is_joker()) {
            self.shift(joker, Place::Discard(0), Cause::JokerTrade);
        }
        ask(self, seat, Question::Fill);
    }

    /// Checks whether a card of the discard can be loaded by a Joker.
    pub(crate) fn judge_fill(&self, seat: Seat, card: Card) -> Result<(), Reason> {
        let in_discard = matches!(self.cards.place(card), Place::Discard(_));
        if !in_discard || card.is_joker() {
            return Err(Reason::NotThere);
        }
        self.judge_next(seat, CardSet::of(card), card)?;
        let chosen = self.cards.of(seat).chosen.len();
        let free = self.vessel(seat).free_holds(self.data()) > chosen;
        free.then_some(()).ok_or(Reason::HoldsFull)
    }

    /// The cards chosen of the discard are loaded.
    pub(crate) fn load_chosen(&mut self, seat: Seat) {
        let chosen = self.cards.of(seat).chosen;
        for card in chosen.iter() {
            self.shift(card, Place::Hold(seat, 0), Cause::JokerTrade);
        }
    }
}
