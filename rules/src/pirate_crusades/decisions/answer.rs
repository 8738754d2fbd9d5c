//! The effects of answers.

use crate::play::Play;
use crate::steps::{Foe, Step};
use crate::values::*;
use rules::kit::ask;

impl Play<'_, '_> {
    /// Carries out an answer.
    pub(super) fn answer(&mut self, answer: Answer) {
        use {Choice as C, Question as Q};
        let Answer {
            seat,
            question,
            choice,
        } = answer;
        match (question, choice) {
            (Q::Docked, action) => self.act_in_port(seat, action),
            (Q::AtSea, action) => self.act_at_sea(seat, action),
            (Q::Source(what), choice) => self.take_from(seat, what, choice),
            (Q::KeepMission, C::Card(card)) => self.keep(seat, card),
            (Q::Trade(_), C::Add(card)) => self.give(seat, card),
            (Q::Trade(_), _) => self.strike_bargain(seat),
            (Q::JokerTrade, C::Fill) => self.fill_holds(seat),
            (Q::Fill, C::Add(card)) => {
                self.shift(card, Place::Chosen(seat), Cause::JokerTrade);
                ask(self, seat, question);
            }
            (Q::Fill, _) => self.load_chosen(seat),
            (Q::Loot, C::Load) => {
                self.agenda.push(Step::Loot(seat));
                self.want(seat, Draw::Loot);
            }
            (Q::GiveUp(loss, count), C::Add(card)) => {
                self.shift(card, Place::Given(seat), loss.cause(self.seats.long));
                self.choose_loss(seat, loss, count - 1);
            }
            (Q::Encounter(_), choice) => self.meet_enemy(seat, choice),
            (Q::Commit(_), C::Add(card)) => {
                self.shift(card, Place::Chosen(seat), Cause::Combat);
                ask(self, seat, question);
            }
            (Q::Commit(strength), _) => self.commit_all(seat, strength),
            (Q::Powder(_) | Q::SecretPowder(_), choice) => {
                self.player_mut(seat).powder = choice == C::UsePowder;
            }
            (Q::Pay(_), C::Add(card)) => {
                self.shift(card, Place::Chosen(seat), Cause::BeatenOff);
                ask(self, seat, question);
            }
            (Q::Fleet(_), C::Fight) => self.agenda.push(Step::Commit((seat, Foe::Fleet))),
            (Q::DeclareShip(_), choice) => {
                self.declared(seat, choice == C::Friend, Cause::LookForShip);
            }
            (Q::DeclareTown(_), choice) => {
                self.declared(seat, choice == C::Friend, Cause::HeadForTown);
            }
            (Q::Challenge, C::Challenge(other)) => self.challenge(seat, other),
            (Q::Flee(other), choice) => self.flee_or_not(seat, other, choice),
            (Q::Duel(other), C::Card(card)) => self.lay(seat, other, card),
            (Q::Plunder(ship), choice) => self.take_plunder(seat, ship, choice),
            (Q::PlunderPlayer(loser), choice) => self.rob(seat, loser, choice),
            (Q::Dock(_), choice) => self.dock_or_not(seat, choice),
            (Q::Deliver(..), C::Add(card)) => {
                self.shift(card, Place::Chosen(seat), Cause::Missions);
                ask(self, seat, question);
            }
            (Q::Cove, choice) => self.visit_cove(seat, choice),
            (Q::CoveShip, C::Card(card)) => self.change_ship(seat, card),
            (Q::BribeSpices, C::Card(card)) => {
                self.shift(card, Place::Chosen(seat), Cause::Bribe);
                ask(self, seat, Question::BribeMission);
            }
            (Q::BribeMission, C::Card(card)) => {
                self.shift(card, Place::Chosen(seat), Cause::Bribe);
            }
            (Q::Relinquish, C::Card(card)) => {
                self.shift(card, Place::Discard(0), Cause::Relinquish);
                self.tell(Event::MissionLost(seat, card), Cause::Relinquish);
            }
            _ => self.answer_long(answer),
        }
    }
}
