//! Questions that only the Long Game asks: what could be answered, whether it is legal, and what it does (`pirate-crusades §5`).

use crate::play::Play;
use crate::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// The actions in port.
pub const IN_PORT: [Choice; 12] = [
    Choice::GatherCrew,
    Choice::Magistrate,
    Choice::Buy,
    Choice::Sell,
    Choice::AttackTown,
    Choice::BuyMap,
    Choice::Flaunt,
    Choice::BiggerShip,
    Choice::Bribe,
    Choice::Relinquish,
    Choice::Disembark,
    Choice::Wait,
];

impl Play<'_, '_> {
    /// Lists everything that could be an answer to a question of the Long Game.
    pub(crate) fn list_long(&self, seat: Seat, question: Question, to: &mut Vec<Choice>) {
        use Question as Q;
        let has = self.cards.of(seat);
        let adds = |cards: CardSet, last| cards.after(last).iter().map(Choice::Add);
        match question {
            Q::Docked => to.extend(IN_PORT),
            Q::Sailing(_) => {
                to.extend(Heading::ALL.iter().map(|&heading| Choice::Move(heading)));
                to.push(Choice::AttackCaptain);
                to.extend(self.others(seat).map(Choice::AttackPlayer));
                to.extend([Choice::Dock, Choice::Dig, Choice::End]);
            }
            Q::Buy | Q::Sell | Q::MakeRoom => {
                to.extend(adds(has.holds.set(), has.chosen.last()));
                to.push(Choice::Done);
            }
            Q::Doubloons(_) => {
                let most = self.numbers().long.tons.len() as u8;
                to.extend((0..=most).map(Choice::Doubloons));
            }
            Q::Battle(_) => {
                to.extend(adds(has.hand, has.laid.last()));
                to.push(Choice::Done);
            }
            Q::Seize(_) => {
                to.extend([Choice::Leave, Choice::Tow, Choice::Swap, Choice::SwapAndTow]);
            }
            Q::BiggerShip => to.extend(self.cards.discard().set().iter().map(Choice::Card)),
            Q::Acquire(_) => {
                to.extend(self.fitting_ships(seat).iter().map(Choice::Card));
                to.extend([Choice::TakeShip, Choice::Regain, Choice::DrawOn]);
            }
            Q::Cursed => to.extend([Choice::TakeTreasure, Choice::Leave]),
            Q::Adrift => to.extend([Choice::Wait, Choice::AbandonShip, Choice::Longboats]),
            _ => {}
        }
    }

    /// Checks whether an answer to a question of the Long Game is legal.
    pub(crate) fn judge_long(
        &self,
        seat: Seat,
        question: Question,
        choice: Choice,
    ) -> Result<(), Reason> {
        use {Choice as C, Question as Q};
        let has = self.cards.of(seat);
        match (question, choice) {
            (Q::Docked, action) => self.judge_long_action(seat, action),
            (Q::Sailing(leg), action) => self.judge_sailing(seat, leg, action),
            (Q::Buy | Q::MakeRoom, C::Add(card)) => self.judge_next(seat, has.holds.set(), card),
            (Q::Buy, C::Done) => self.judge_bought(seat),
            (Q::Doubloons(_), C::Doubloons(count)) => self.judge_doubloons(seat, count),
            (Q::Sell, C::Add(card)) => self.judge_sell_add(seat, card),
            (Q::Sell, C::Done) => self.judge_sold(seat),
            (Q::MakeRoom, C::Done) => {
                let some = !has.chosen.is_empty();
                some.then_some(()).ok_or(Reason::NotEnough)
            }
            (Q::Battle(_), C::Add(card)) => self.judge_lay(seat, card),
            (Q::Seize(ship), choice) => self.judge_seize(seat, ship, choice),
            (Q::BiggerShip, C::Card(ship)) => self.judge_bigger_ship(seat, ship),
            (Q::Acquire(_), choice) => self.judge_acquire(seat, choice),
            (Q::Adrift, choice) => self.judge_adrift(seat, choice),
            (Q::Battle(_), C::Done) | (Q::Cursed, C::TakeTreasure | C::Leave) => Ok(()),
            _ => Err(Reason::NotAsked),
        }
    }

    /// Carries out an answer to a question of the Long Game.
    pub(crate) fn answer_long(&mut self, answer: Answer) {
        use {Choice as C, Question as Q};
        let Answer {
            seat,
            question,
            choice,
        } = answer;
        match (question, choice) {
            (Q::Sailing(_), action) => self.act_sailing(seat, action),
            (Q::Buy | Q::Sell | Q::MakeRoom, C::Add(card)) => {
                self.shift(card, Place::Chosen(seat), Cause::Market);
                ask(self, seat, question);
            }
            (Q::Buy, _) => self.add_doubloons(seat),
            (Q::Doubloons(tons), C::Doubloons(count)) => self.buy(seat, tons, count),
            (Q::Sell | Q::MakeRoom, _) => self.sell(seat),
            (Q::Battle(_), C::Add(card)) => {
                self.shift(card, Place::Laid(seat), Cause::Battle);
                ask(self, seat, question);
            }
            (Q::Battle(other), _) => self.lay_all(seat, other),
            (Q::Seize(ship), choice) => self.seize_or_not(seat, ship, choice),
            (Q::BiggerShip, C::Card(ship)) => self.buy_ship(seat, ship),
            (Q::Acquire(_), choice) => self.acquire_or_not(seat, choice),
            (Q::Cursed, choice) => self.take_treasure(seat, choice),
            (Q::Adrift, choice) => self.wait_or_leave(seat, choice),
            _ => {}
        }
    }
}
