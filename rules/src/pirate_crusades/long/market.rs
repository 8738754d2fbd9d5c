//! Buying and selling cargo (`pirate-crusades §4.2`).

use crate::play::{Bargain, Play};
use crate::steps::Step;
use crate::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// A mission was taken. A delivery needs a hold: if none is free, cargo is given up for it, or the mission.
pub fn stow(seat: Seat, play: &mut Play) {
    let has = play.cards.of(seat);
    let (mission, cargo) = (has.missions.last(), has.holds.len());
    let tons = mission.map_or(0, |card| play.data().goods(card));
    if tons > 0 {
        play.tell(Event::GoodsLoaded(seat, tons), Cause::Magistrate);
    }
    let vessel = play.vessel(seat);
    let fits = vessel.holds.len() <= vessel.hold_limit(play.data());
    let Some(mission) = mission.filter(|_| !fits && tons > 0) else {
        return;
    };
    if cargo == 0 {
        play.lose_cargo(seat, mission, Cause::Magistrate);
    } else {
        *play.bargain = Bargain::default();
        ask(play, seat, Question::MakeRoom);
    }
}

impl Play<'_, '_> {
    /// The goods of a mission that was taken need a hold, in the Long Game.
    pub(crate) fn stow_later(&mut self, seat: Seat) {
        if self.seats.long {
            self.agenda.push(Step::Stow(seat));
        }
    }

    /// Returns whether a card's mission is a delivery.
    pub fn is_delivery(&self, card: Card) -> bool {
        self.data().goods(card) > 0
    }

    /// Cargo is lost; a delivery is lost with its goods.
    pub(crate) fn lose_cargo(&mut self, seat: Seat, card: Card, cause: Cause) {
        let is_mission = matches!(self.cards.place(card), Place::Mission(..));
        self.shift(card, Place::Discard(0), cause);
        if is_mission {
            self.tell(Event::MissionLost(seat, card), cause);
        }
    }

    /// Returns the tons that cargo counts for which a player gives: those of a Sharp Trader count double.
    fn tons_given(&self, seat: Seat, cargo: CardSet) -> u16 {
        self.data().all_tons(cargo) * self.vessel(seat).cargo_counts(self.data())
    }

    /// Checks whether a player can buy: with doubloons or cargo to give, and a hold that is free then.
    pub(super) fn judge_buy(&self, seat: Seat) -> Result<(), Reason> {
        let has_cargo = !self.cards.of(seat).holds.is_empty();
        if !has_cargo {
            self.judge_price(seat, 1)
                .map_err(|_| Reason::NothingToGive)?;
        }
        let free = has_cargo || self.vessel(seat).free_holds(self.data()) > 0;
        free.then_some(()).ok_or(Reason::HoldsFull)
    }

    /// Checks whether what is given for other cargo is enough: something, and a hold is free.
    pub(super) fn judge_bought(&self, seat: Seat) -> Result<(), Reason> {
        if self.cards.of(seat).chosen.is_empty() {
            self.judge_price(seat, 1).map_err(|_| Reason::NotEnough)?;
        }
        let free = self.vessel(seat).free_holds(self.data()) > 0;
        free.then_some(()).ok_or(Reason::HoldsFull)
    }

    /// Checks whether a player can give so many doubloons besides the cargo it has given.
    pub(super) fn judge_doubloons(&self, seat: Seat, doubloons: u8) -> Result<(), Reason> {
        let most = self.numbers().long.tons.len() as u8;
        let some = doubloons > 0 || !self.cards.of(seat).chosen.is_empty();
        (some && doubloons <= most)
            .then_some(())
            .ok_or(Reason::NotEnough)?;
        self.judge_price(seat, doubloons)
    }

    /// Checks whether all cargo that a player could sell comes to a price.
    pub(super) fn judge_sell(&self, seat: Seat) -> Result<(), Reason> {
        let enough = self
            .data()
            .doubloons(self.tons_given(seat, self.cards.of(seat).holds.set()))
            > 0;
        enough.then_some(()).ok_or(Reason::TooFewTons)
    }

    /// Checks whether a card can be sold, so that with those after it all that is sold comes to a price.
    pub(super) fn judge_sell_add(&self, seat: Seat, card: Card) -> Result<(), Reason> {
        let has = self.cards.of(seat);
        let holds = has.holds.set();
        self.judge_next(seat, holds, card)?;
        let most = has
            .chosen
            .union(CardSet::of(card))
            .union(holds.after(Some(card)));
        let enough = self.data().doubloons(self.tons_given(seat, most)) > 0;
        enough.then_some(()).ok_or(Reason::NoSuchSet)
    }

    /// Checks whether what is chosen comes to a price.
    pub(super) fn judge_sold(&self, seat: Seat) -> Result<(), Reason> {
        let enough = self
            .data()
            .doubloons(self.tons_given(seat, self.cards.of(seat).chosen))
            > 0;
        enough.then_some(()).ok_or(Reason::NotEnough)
    }

    /// All cargo is chosen that is given for other cargo: doubloons may be added.
    pub(super) fn add_doubloons(&mut self, seat: Seat) {
        let tons = self.tons_given(seat, self.cards.of(seat).chosen);
        ask(self, seat, Question::Doubloons(tons));
    }

    /// So many doubloons are given besides so many tons; cargo is drawn for both.
    pub(super) fn buy(&mut self, seat: Seat, tons: u16, doubloons: u8) {
        let price = usize::from(doubloons).checked_sub(1);
        let more = price.map_or(0, |price| self.numbers().long.tons[price]);
        self.spend_riches(seat, doubloons, Cause::Market);
        *self.bargain = Bargain {
            paid: tons + more,
            ..Bargain::default()
        };
        self.strike_bargain(seat);
    }

    /// The chosen cargo is sold.
    pub(super) fn sell(&mut self, seat: Seat) {
        let chosen = self.cards.of(seat).chosen;
        let tons = self.tons_given(seat, chosen);
        let price = self.vessel(seat).sold_for(self.data(), tons);
        self.discard(chosen, Cause::Market);
        self.earn(seat, price, Cause::Market);
    }
}
