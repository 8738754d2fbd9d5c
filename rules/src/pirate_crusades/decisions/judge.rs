//! Legality of answers, and the rules that forbid them.

use crate::payment::{can_suffice, suffices};
use crate::play::Play;
use crate::values::*;
use rules::table::Seat;

/// Checks whether a card is among some.
fn among(cards: CardSet, card: Card) -> Result<(), Reason> {
    let there = cards.contains(card);
    there.then_some(()).ok_or(Reason::NotThere)
}

impl Play<'_, '_> {
    /// Checks whether an answer is legal.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(super) fn judge_answer(
        &self,
        seat: Seat,
        question: Question,
        choice: Choice,
    ) -> Result<(), Reason> {
        use {Choice as C, Question as Q};
        let has = self.cards.of(seat);
        match (question, choice) {
            (Q::Docked, C::GatherCrew) => self.judge_gather(seat),
            (Q::Docked, C::Magistrate) => self.judge_magistrate(seat),
            (Q::Docked, C::Trade) if !self.seats.long => self.judge_trade(seat),
            (Q::Docked, C::AttackTown) => self.judge_attack_town(seat),
            (Q::Docked, C::Bribe) => self.judge_bribe(seat),
            (Q::Docked, C::Relinquish) => self.judge_relinquish(seat),
            (Q::Docked, C::Disembark) => self.judge_disembark(seat),
            (Q::AtSea, C::CoveMap) => {
                let map = self.vessel(seat).has(self.data(), Bonus::CoveMap);
                map.then_some(()).ok_or(Reason::NoBonus)
            }
            (Q::Source(what), C::FromDiscard) => self.judge_from_discard(seat, what),
            (Q::Source(what), C::PlayJoker(card)) => self.judge_joker(seat, what, Some(card)),
            (Q::KeepMission, C::Card(card)) => among(has.looked, card),
            (Q::Trade(_), C::Add(card)) => self.judge_trade_add(seat, card),
            (Q::Trade(_), C::Done) => self.judge_trade_done(seat),
            (Q::Fill, C::Add(card)) => self.judge_fill(seat, card),
            (Q::GiveUp(loss, count), C::Add(card)) => self.judge_loss(seat, loss, count, card),
            (Q::Encounter(_), choice) => self.judge_encounter(seat, choice),
            (Q::Fleet(strength), C::Fight) => self.judge_strength(seat, strength),
            (Q::Commit(strength), C::Add(card)) => self.judge_commit(seat, strength, card),
            (Q::Commit(strength), C::Done) => self.judge_committed(seat, strength, has.chosen),
            (Q::Powder(strength), C::KeepPowder) => {
                let beats = self
                    .vessel(seat)
                    .beats(self.data(), has.chosen, false, strength);
                beats.then_some(()).ok_or(Reason::NotEnough)
            }
            (Q::Pay(guns), C::Add(card)) => self.judge_pay(seat, guns, card),
            (Q::Pay(guns), C::Done) => self.judge_paid(seat, guns),
            (Q::Challenge, C::Challenge(other)) => self.judge_challenge(seat, other),
            (Q::Flee(other), choice) => self.judge_flee(seat, other, choice),
            (Q::Duel(_), C::Card(card)) => among(has.hand, card),
            (Q::Plunder(card), choice) => self.judge_plunder(seat, card, choice),
            (Q::PlunderPlayer(loser), choice) => self.judge_plunder_player(seat, loser, choice),
            (Q::Dock(_), C::Dock) => self.judge_dock(seat),
            (Q::Deliver(mission, tons), C::Add(card)) => {
                let goods = self.goods_here(seat, mission);
                self.judge_next(seat, goods, card)?;
                let chosen = has.chosen.union(CardSet::of(card));
                let left = goods.after(Some(card));
                let worth = |card| u16::from(self.data().tons(card));
                let can = can_suffice(chosen, left, tons.into(), worth);
                can.then_some(()).ok_or(Reason::NoSuchSet)
            }
            (Q::Deliver(_, tons), C::Done) => {
                let worth = |card| u16::from(self.data().tons(card));
                let enough = suffices(has.chosen, tons.into(), worth);
                enough.then_some(()).ok_or(Reason::NotEnough)
            }
            (Q::CoveShip, C::Card(card)) => among(has.chosen, card),
            (Q::BribeSpices, C::Card(card)) => among(self.spices(seat), card),
            (Q::BribeMission | Q::Relinquish, C::Card(card)) => among(has.missions.set(), card),
            (Q::Docked, C::Wait)
            | (Q::AtSea, C::LookForShip | C::HeadForTown)
            | (Q::Source(_), C::FromDeck)
            | (Q::JokerTrade, C::AsShown | C::Fill)
            | (Q::Fill, C::Done)
            | (Q::Loot, C::Load | C::Stop)
            | (Q::Powder(_) | Q::SecretPowder(_), C::UsePowder)
            | (Q::SecretPowder(_), C::KeepPowder)
            | (Q::Fleet(_), C::Decline)
            | (Q::DeclareShip(_) | Q::DeclareTown(_), C::Friend | C::Foe)
            | (Q::Dock(_), C::StayOut)
            | (Q::Cove, C::CoveCrew | C::CoveShip | C::CoveMission) => Ok(()),
            _ if self.seats.long => self.judge_long(seat, question, choice),
            _ => Err(Reason::NotAsked),
        }
    }
}
