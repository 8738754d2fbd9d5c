//! The judgement of answers: the rule that forbids one, if any does.

use crate::data::{CardEffect, IslandEffect};
use crate::play::Play;
use crate::values::*;
use rules::kit::is;
use rules::table::Seat;

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
        match (question, choice) {
            (Q::Card | Q::Work | Q::Move(_), C::Play(card)) => {
                self.judge_play(seat, question, card)
            }
            (Q::Card | Q::Work | Q::Move(_), C::SetTool(item, slot)) => {
                self.judge_set_tool(seat, item, slot)
            }
            (Q::Card | Q::Work | Q::Move(_), C::Doll(on, slot)) => self.judge_doll(seat, on, slot),
            (Q::Card | Q::Work | Q::Move(_), C::TradeMap) => self.judge_trade(seat),
            (Q::Card, C::Buy(with)) => self.judge_buy(seat, with),
            (Q::Work, C::HelperTool(slot)) => self.judge_helper_tool(seat, slot),
            (Q::Work, C::HelperSupply(supply)) => self.judge_helper_supply(seat, supply),
            (Q::Work, C::HelperCall(_)) => self.judge_helper_call(seat),
            (Q::Work | Q::CraftNow, C::Craft(item)) => self.judge_craft(seat, item, None),
            (Q::Work | Q::CraftNow, C::CraftWith(item, piece, by)) => {
                self.judge_craft(seat, item, Some((piece, by)))
            }
            (Q::Move(steps), C::Step(cell)) => self.judge_step(seat, steps, cell),
            (Q::Move(steps), C::Canoe(cell)) => self.judge_canoe(seat, steps, cell),
            (Q::Move(_), C::Leap(cell)) => self.judge_leap(seat, cell),
            (Q::Move(_), C::PickUp) => self.judge_pick_up(seat),
            (Q::Move(_), C::Mission(mission)) => self.judge_mission(seat, mission),
            (Q::Move(_), C::Attack(target)) => self.judge_attack(seat, target),
            (Q::Target(card), C::Target(target)) => self.judge_target(seat, card, target),
            (Q::Take(card), C::Take(bundle)) => match self.data().effect(card) {
                CardEffect::Take { pieces, different } => {
                    let fits = !different || bundle.is_different();
                    is(bundle.size() == pieces.get() && fits, Reason::WrongNumber)
                }
                _ => Err(Reason::NotAsked),
            },
            (Q::Call(die, number), C::Land(cell)) => {
                let lands = die.number(cell) == number && self.can_land(cell);
                is(lands, Reason::NoLanding)
            }
            (Q::Flare(reach), C::Land(cell)) => {
                is(self.flare_reaches(cell, reach), Reason::NoLanding)
            }
            (Q::Radio(rolled), C::Land(cell)) => is(rolled == cell, Reason::NoLanding),
            (Q::Clear(_), C::Clear(cell)) => {
                is(self.land.tiles.mist.contains(cell), Reason::NoMist)
            }
            (Q::BattleCard(_) | Q::Defend(_) | Q::Answer(..) | Q::DiscardCard, C::Card(card)) => {
                is(self.decks.in_hand(seat, card) > 0, Reason::NotInHand)
            }
            (Q::Plunder(loser), C::Supply(supply)) => {
                let has = self.explorers.bag(loser).supply(supply) > 0;
                is(has, Reason::NothingThere)
            }
            (Q::DiscardSupply, C::Supply(supply)) => {
                let has = self.explorers.bag(seat).supply(supply) > 0;
                is(has, Reason::TooFewSupplies)
            }
            (Q::Toll, C::Supply(supply)) => match self.island() {
                Some(IslandEffect::Toll { give, .. }) if [give.0, give.1].contains(&supply) => {
                    let has = self.explorers.bag(seat).supply(supply) > 0;
                    is(has, Reason::TooFewSupplies)
                }
                _ => Err(Reason::NotAsked),
            },
            (Q::MistTie(rolled), C::Mist(cell)) => {
                is(self.mist_cells(rolled).contains(cell), Reason::NotClosest)
            }
            (Q::Card | Q::Work, C::Pass)
            | (Q::Move(_), C::End)
            | (Q::Radio(_), C::Leave)
            | (Q::Clear(_), C::Done)
            | (Q::Defend(_) | Q::Answer(..), C::Decline)
            | (Q::Reroll(..) | Q::RerollDie(..), C::RollAgain | C::Keep)
            | (Q::Ward(..), C::Ward | C::Suffer)
            | (Q::Toll, C::Hurt) => Ok(()),
            _ => Err(Reason::NotAsked),
        }
    }
}
