//! Actions in port that only the Long Game has (`pirate-crusades §4.2`).

use crate::missions::Deed;
use crate::play::{Bargain, Play};
use crate::steps::Step;
use crate::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// A town was conquered: ports are drawn until one of the conqueror's nation takes its place.
pub fn replace_port((seat, shuffled): (Seat, bool), play: &mut Play) {
    if let Some(drawn) = play.cards.met() {
        let own = play.data().nation(drawn) == play.allegiance(seat);
        if let Some(at) = play.at(seat).filter(|_| own) {
            return play.change_port(at, drawn, Cause::AttackTown);
        }
        play.shift(drawn, Place::Discard(0), Cause::AttackTown);
    }
    let empty = play.cards.deck().is_empty();
    // None in one reshuffle: the old one stays.
    let searched = empty && shuffled;
    if !searched && !play.turn.dry {
        play.agenda
            .push(Step::ReplacePort((seat, shuffled || empty)));
        play.want(seat, Draw::Port);
    }
}

/// Chest, prize, hostages and missions aboard are turned in at the port that was conquered.
pub fn turn_in_all(seat: Seat, play: &mut Play) {
    if let Some(port) = play.port_here(seat) {
        play.agenda.push(Step::TurnIn(seat));
        play.turn_in_spoils(seat, port);
    }
}

impl Play<'_, '_> {
    /// A town of the Long Game is conquered.
    pub(crate) fn conquer_port(&mut self, seat: Seat) {
        let Some(port) = self.port_here(seat) else {
            return;
        };
        let player = self.player_mut(seat);
        (player.friendly, player.conquered) = (true, true);
        self.tell(Event::Conquered(seat, port), Cause::AttackTown);
        self.agenda.push(Step::TurnInAll(seat));
        self.agenda.push(Step::Loot(seat));
        self.agenda.push(Step::Fame(seat));
        self.agenda.push(Step::ReplacePort((seat, false)));
        self.turn.dry = false;
        let nation = self.data().nation(port);
        self.achieve(seat, Deed::Conquered(nation));
    }

    /// Checks whether the magistrate receives a player: an Outcast must have a doubloon or a crew card.
    pub(crate) fn judge_outcast(&self, seat: Seat) -> Result<(), Reason> {
        let price = self.numbers().long.outcast_price;
        let pays = self.judge_price(seat, price).is_ok() || !self.cards.of(seat).hand.is_empty();
        let received = pays || !self.has_flaw(seat, Flaw::Outcast);
        received.then_some(()).ok_or(Reason::Flaw)
    }

    /// An Outcast pays the magistrate: a doubloon, or else a crew card.
    pub(crate) fn pay_magistrate(&mut self, seat: Seat) {
        let price = self.numbers().long.outcast_price;
        if !self.has_flaw(seat, Flaw::Outcast) {
            return;
        }
        if self.judge_price(seat, price).is_ok() {
            self.spend_riches(seat, price, Cause::Magistrate);
        } else {
            self.give_up(seat, Loss::Magistrate, 1);
        }
    }

    /// Checks whether a player may do in port what only the Long Game knows.
    pub(super) fn judge_long_action(&self, seat: Seat, action: Choice) -> Result<(), Reason> {
        match action {
            Choice::Buy => self.judge_buy(seat),
            Choice::Sell => self.judge_sell(seat),
            Choice::BuyMap => self.judge_map(seat),
            Choice::Flaunt => {
                let price = self.vessel(seat).flaunt_price(self.data());
                self.judge_price(seat, price)
            }
            Choice::BiggerShip => self.judge_bigger_ships(seat),
            _ => Err(Reason::OtherGame),
        }
    }

    /// A player does in port what only the Long Game knows.
    pub(crate) fn act_long_in_port(&mut self, seat: Seat, action: Choice) {
        match action {
            Choice::Buy => {
                *self.bargain = Bargain::default();
                ask(self, seat, Question::Buy);
            }
            Choice::Sell => ask(self, seat, Question::Sell),
            Choice::BuyMap => self.buy_map(seat),
            Choice::Flaunt => {
                let price = self.vessel(seat).flaunt_price(self.data());
                self.spend_riches(seat, price, Cause::Reputation);
                self.agenda.push(Step::Fame(seat));
            }
            Choice::BiggerShip => ask(self, seat, Question::BiggerShip),
            _ => {}
        }
    }
}
