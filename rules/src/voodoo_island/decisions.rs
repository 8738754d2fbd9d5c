//! What could be answered, whether it is legal, and the rule that carries it out (`voodoo-island §12`).

use super::data::{CardEffect, IslandEffect};
use super::helicopter::in_line;
use super::play::{Leap, Play, Step};
use super::values::*;
use super::{VoodooIsland, explorer, hints};
use crate::kit::{Rules, ask};
use crate::table::{Asking, Audience, Choices, Held, MOST_SEATS, Seat};

/// Carries out an answer that nobody was asked for.
pub fn carry_out(answer: Answer, play: &mut Play) {
    Rules::carry_out(answer, play);
}

impl Rules for Play<'_, '_> {
    type Game = VoodooIsland;

    fn next_step(&mut self) -> bool {
        let step = self.agenda.pop();
        step.map(|step| step.carry_out(self)).is_some()
    }

    fn asking(&self) -> &Asking<Question, Choice> {
        &self.asking
    }

    fn asking_mut(&mut self) -> &mut Asking<Question, Choice> {
        &mut self.asking
    }

    fn chosen(&mut self) -> &mut Choices<Choice> {
        &mut self.chosen
    }

    fn propose(&self, seat: Seat, question: Question, to: &mut Vec<Choice>) {
        let hand = || self.decks.hand(seat).map(Choice::Card);
        match question {
            Question::Card => {
                self.propose_cards(seat, to);
                let bag = self.explorers.bag(seat);
                if self.decks.deck_len() > 0 {
                    let buy = |with| to.push(Choice::Buy(with));
                    Bundle::each(self.price(), bag.supplies, buy);
                }
                self.propose_moments(seat, to);
                to.push(Choice::Pass);
            }
            Question::Work => {
                to.extend(Slot::ALL.iter().map(|&slot| Choice::HelperTool(slot)));
                let supplies = Supply::ALL.iter();
                to.extend(supplies.map(|&supply| Choice::HelperSupply(supply)));
                to.extend(Die::ALL.iter().map(|&die| Choice::HelperCall(die)));
                self.propose_crafts(to);
                self.propose_cards(seat, to);
                self.propose_moments(seat, to);
                to.push(Choice::Pass);
            }
            Question::Move(_) => self.propose_moves(seat, to),
            Question::Target(_) => to.extend(self.others(seat).map(Choice::Target)),
            Question::Take(card) => {
                if let CardEffect::Take { pieces, different } = self.data().effect(card) {
                    let most = if different { 1 } else { pieces.get() };
                    let take = |bundle| to.push(Choice::Take(bundle));
                    Bundle::each(pieces.get(), [most; 6], take);
                }
            }
            Question::Call(..) | Question::Flare => to.extend(Cell::all().map(Choice::Land)),
            Question::Radio(cell) => to.extend([Choice::Land(cell), Choice::Leave]),
            Question::Clear(_) => {
                to.extend(self.land.tiles.mist.iter().map(Choice::Clear));
                to.push(Choice::Done);
            }
            Question::CraftNow => self.propose_crafts(to),
            Question::BattleCard(_) | Question::DiscardCard => to.extend(hand()),
            Question::Defend(_) | Question::Answer(..) => {
                to.extend(hand());
                to.push(Choice::Decline);
            }
            Question::Plunder(_) | Question::DiscardSupply => {
                to.extend(Supply::ALL.iter().map(|&supply| Choice::Supply(supply)));
            }
            Question::Reroll(..) | Question::RerollDie(..) => {
                to.extend([Choice::RollAgain, Choice::Keep]);
            }
            Question::MistTie(cell) => {
                to.extend(self.mist_cells(cell).iter().map(Choice::Mist));
            }
            Question::Ward(..) => to.extend([Choice::Ward, Choice::Suffer]),
            Question::Toll => {
                if let Some(IslandEffect::Toll { give, .. }) = self.island() {
                    to.extend([give.0, give.1].map(Choice::Supply));
                }
                to.push(Choice::Hurt);
            }
        }
    }

    fn judge(&self, seat: Seat, question: Question, choice: Choice) -> Result<(), Reason> {
        use {Choice as C, Question as Q};
        let is = |holds: bool, reason| if holds { Ok(()) } else { Err(reason) };
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
            (Q::Move(_), C::Step(cell)) => self.judge_step(seat, cell),
            (Q::Move(_), C::Canoe(cell)) => self.judge_canoe(seat, cell),
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
                let lands = in_line(cell, die, number) && self.can_land(cell);
                is(lands, Reason::NoLanding)
            }
            (Q::Flare, C::Land(cell)) => {
                let reach = |effect| match effect {
                    CardEffect::LandNear(reach) => Some(reach),
                    _ => None,
                };
                let reaches = self
                    .data()
                    .cards
                    .iter()
                    .filter_map(|card| reach(card.effect));
                let reach = reaches.max().unwrap_or(0);
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

    fn not_asked(&self) -> Reason {
        Reason::NotAsked
    }

    fn tell_decided(&mut self, answer: Answer, forced: bool) {
        self.tell_answer(answer, forced);
    }

    fn then_answer(&mut self, answer: Answer) {
        self.agenda.push(Step::Answer(answer));
    }

    fn carry_out(answer: Answer, play: &mut Self) {
        play.answer(answer);
    }

    fn automa(&self, seat: Seat, question: Question, choices: &[Choice]) -> Option<Choice> {
        let kind = self.seats.automa[seat.index()]?;
        Some(explorer::choose(self, kind, seat, question, choices))
    }
}

impl Play<'_, '_> {
    fn propose_cards(&self, seat: Seat, to: &mut Vec<Choice>) {
        to.extend(self.decks.hand(seat).map(Choice::Play));
    }

    /// What may be done at any moment, cards aside.
    fn propose_moments(&self, seat: Seat, to: &mut Vec<Choice>) {
        let bag = self.explorers.bag(seat);
        for &item in Item::ALL {
            if bag.item(item) == 0 {
                continue;
            }
            for &slot in Slot::ALL {
                if item == Item::VoodooDoll {
                    to.extend(self.others(seat).map(|on| Choice::Doll(on, slot)));
                } else {
                    to.push(Choice::SetTool(item, slot));
                }
            }
        }
        if bag.item(Item::Map) > 0 {
            to.push(Choice::TradeMap);
        }
    }

    fn propose_crafts(&self, to: &mut Vec<Choice>) {
        to.extend(Item::ALL.iter().map(|&item| Choice::Craft(item)));
        if self.island() != Some(IslandEffect::AnyPiece) {
            return;
        }
        for &item in Item::ALL {
            for &piece in Supply::ALL {
                let others = Supply::ALL.iter();
                to.extend(others.map(|&by| Choice::CraftWith(item, piece, by)));
            }
        }
    }

    fn propose_moves(&self, seat: Seat, to: &mut Vec<Choice>) {
        if let Some(cell) = self.explorers.cell(seat) {
            to.extend(cell.neighbours(true).map(Choice::Step));
            if self.round.canoe {
                to.extend(self.board().waters.iter().map(Choice::Canoe));
            }
            if self.round.leap == Leap::Ready {
                to.extend(Cell::all().map(Choice::Leap));
            }
            to.push(Choice::PickUp);
            if self.land.tiles.on_spots.contains(cell) {
                to.extend(self.decks.missions(seat).map(Choice::Mission));
            }
            to.extend(self.others(seat).map(Choice::Attack));
        }
        self.propose_cards(seat, to);
        self.propose_moments(seat, to);
        to.push(Choice::End);
    }

    fn answer(&mut self, answer: Answer) {
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

    /// Tells a decision, to whoever may hear of it.
    pub(super) fn tell_answer(&mut self, answer: Answer, forced: bool) {
        let audience = if answer.question.is_secret() || forced {
            Audience::Only(answer.seat)
        } else {
            Audience::All
        };
        let decided = Event::Decided(answer, forced);
        self.log.tell_to(audience, decided, Cause::Decisions);
    }

    /// Returns whether a card can be played at any moment of one's own round.
    fn is_own(&self, card: Expedition) -> bool {
        self.data().effect(card).timing() == super::data::Timing::Own
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

impl Held<VoodooIsland> for Play<'_, '_> {
    fn rollout_policy(&self) -> Option<Choice> {
        hints::rollout_policy(self)
    }

    fn evaluate(&self) -> Option<[i32; MOST_SEATS]> {
        Some(hints::evaluate(self))
    }

    fn faults(&self) -> Vec<String> {
        super::faults::faults(self)
    }
}
