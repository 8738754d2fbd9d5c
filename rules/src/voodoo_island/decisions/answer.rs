//! The rules that carry answers out.

use crate::data::{IslandEffect, Timing};
use crate::play::{Play, Step};
use crate::values::*;
use rules::kit::ask;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Carries out an answer.
    pub(super) fn answer(&mut self, answer: Answer) {
        let Answer {
            seat,
            question,
            choice,
        } = answer;
        let again = match question {
            Question::Card => Some(Step::Card),
            Question::Work => Some(Step::Work),
            Question::Move(_) => Some(Step::Move),
            _ => None,
        };
        if seat != self.active() {
            self.agenda.push(Step::GoOn(seat));
        }
        // What may be done at any moment leaves the question open, and of moving all but the end.
        let stays = match choice {
            Choice::SetTool(..) | Choice::Doll(..) | Choice::TradeMap => true,
            Choice::Play(card) => question != Question::Card || self.is_own(card),
            _ => matches!(question, Question::Move(_)) && choice != Choice::End,
        };
        self.agenda_push_if(again.filter(|_| stays));
        match choice {
            Choice::Play(card) => self.play_card(seat, card),
            Choice::Buy(with) => self.buy(seat, with),
            Choice::HelperTool(slot) => self.send_helper(seat, HelperPlace::Tool(slot)),
            Choice::HelperSupply(supply) => self.send_for(seat, supply),
            Choice::HelperCall(die) => {
                self.send_helper(seat, HelperPlace::Helicopter);
                self.roll_die(seat, die);
            }
            Choice::Craft(item) => self.craft(seat, item, None),
            Choice::CraftWith(item, piece, by) => self.craft(seat, item, Some((piece, by))),
            Choice::Step(cell) => self.go(seat, cell, By::Step),
            Choice::Canoe(cell) => self.go(seat, cell, By::Canoe),
            Choice::Leap(cell) => self.go(seat, cell, By::Leap),
            Choice::PickUp => self.pick_up(seat),
            Choice::Mission(mission) => self.do_mission(seat, mission),
            Choice::Attack(target) => self.attack(seat, target),
            Choice::SetTool(item, slot) => self.set_tool(seat, item, slot),
            Choice::Doll(on, slot) => self.set_doll(seat, on, slot),
            Choice::TradeMap => self.trade_map(seat),
            Choice::End => self.round.over = true,
            Choice::Target(target) => {
                if let Question::Target(card) = question {
                    self.strike(seat, card, target);
                }
            }
            Choice::Take(bundle) => {
                for (supply, count) in bundle.iter() {
                    self.gain(seat, supply, count, Cause::Expedition);
                }
            }
            Choice::Land(cell) => {
                let by_helper = matches!(question, Question::Call(..));
                let cause = if by_helper {
                    Cause::Helpers
                } else {
                    Cause::Expedition
                };
                self.land(cell, cause);
            }
            Choice::Clear(cell) => self.clear_another(seat, question, cell),
            Choice::Card(card) => self.put_card(seat, question, card),
            Choice::Supply(supply) => self.hand_over(seat, question, supply),
            Choice::RollAgain => self.roll_again(seat, question),
            Choice::Keep => match question {
                Question::Reroll(roll, cell) => self.settle_roll(seat, roll, cell),
                Question::RerollDie(die, number) => {
                    ask(self, seat, Question::Call(die, number));
                }
                _ => {}
            },
            Choice::Mist(cell) => {
                if let Question::MistTie(rolled) = question {
                    self.lay_mist(seat, rolled, cell);
                }
            }
            Choice::Ward => {
                if let Question::Ward(amount, cause) = question {
                    self.ward(seat, amount, cause);
                }
            }
            Choice::Suffer => {
                if let Question::Ward(amount, cause) = question {
                    self.suffer(seat, amount, cause);
                }
            }
            Choice::Hurt => {
                if let Some(IslandEffect::Toll { damage, .. }) = self.island() {
                    self.agenda.push(Step::Hurt((seat, damage, Cause::Island)));
                }
            }
            Choice::Decline => {
                if let Question::Answer(_, warrior) = question {
                    self.fight_warrior(seat, warrior, None);
                }
            }
            Choice::Pass | Choice::Leave | Choice::Done => {}
        }
    }

    /// Returns whether a card can be played at any moment of one's own round.
    fn is_own(&self, card: Expedition) -> bool {
        self.data().effect(card).timing() == Timing::Own
    }

    fn agenda_push_if(&mut self, step: Option<Step>) {
        if let Some(step) = step {
            self.agenda.push(step);
        }
    }

    fn clear_another(&mut self, seat: Seat, question: Question, cell: Cell) {
        self.clear_mist(cell, Cause::Expedition);
        if let Question::Clear(left @ 2..) = question {
            ask(self, seat, Question::Clear(left - 1));
        }
    }

    /// A card is laid, answered with, or thrown away.
    fn put_card(&mut self, seat: Seat, question: Question, card: Expedition) {
        match question {
            Question::BattleCard(_) | Question::Defend(_) => self.lay_card(seat, card),
            Question::Answer(_, warrior) => self.fight_warrior(seat, warrior, Some(card)),
            _ => self.use_card(seat, card, Cause::Limits),
        }
    }

    /// A supply is plundered, given to the spirits, or thrown away.
    fn hand_over(&mut self, seat: Seat, question: Question, supply: Supply) {
        match question {
            Question::Plunder(loser) => {
                self.give(loser, supply, 1, Cause::Battle);
                self.gain(seat, supply, 1, Cause::Battle);
            }
            Question::Toll => self.give(seat, supply, 1, Cause::Island),
            _ => self.give(seat, supply, 1, Cause::Limits),
        }
    }
}
