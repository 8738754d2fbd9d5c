//! The game in words: which text is said when, and with which values.

use super::data::Data;
use super::values::*;
use super::{Setup, VoodooIsland};
use crate::kit::{Teller, Texted};
use crate::table::words::{Value, Words};
use crate::table::{Logged, Seat};
use std::sync::Arc;

/// A value to be filled in, by its name.
type Filled = (&'static str, Value<'static>);

/// Says the values of the rules.
pub struct Speaker {
    /// The texts, and who sits there.
    pub teller: Teller,
    data: Arc<Data>,
}

impl Speaker {
    /// Returns a speaker of these texts for a table.
    #[must_use]
    pub fn new(words: Words, setup: &Setup, data: &Arc<Data>) -> Self {
        let teller = Teller::at(&Arc::new(words), &setup.chairs);
        let data = Arc::clone(data);
        Self { teller, data }
    }

    fn text(&self, name: &'static str, value: impl Texted) -> Filled {
        (name, self.teller.text(value).into())
    }

    fn explorer(&self, seat: Seat) -> Filled {
        ("explorer", self.teller.name(seat).into())
    }

    fn other(&self, seat: Seat) -> Filled {
        ("other", self.teller.name(seat).into())
    }

    fn cell(&self, cell: Cell) -> Filled {
        ("cell", format!("{cell:?}").into())
    }

    /// A mission by its card, with its object.
    fn mission(&self, card: MissionCard) -> [Filled; 2] {
        let mission = self.data.mission(card);
        let object = format!("{}.object", mission.text_id());
        let object = ("object", self.teller.say(&object, &[]).into());
        [self.text("mission", mission), object]
    }

    /// An expedition card; `none` where it is hidden.
    fn card(&self, card: Option<Card>) -> Filled {
        match card {
            Some(card) => self.text("card", self.data.deck[usize::from(card.0)]),
            None => ("card", "none".into()),
        }
    }

    /// A few supplies: `2 sticks, 1 fish`.
    fn supplies(&self, bundle: Bundle) -> Filled {
        let pieces = bundle
            .iter()
            .map(|(supply, count)| self.counted(supply, count));
        ("supplies", pieces.collect::<Vec<_>>().join(", ").into())
    }

    fn counted(&self, supply: Supply, count: u8) -> String {
        format!("{count} {}", self.teller.text(supply))
    }

    /// A question to a seat.
    #[must_use]
    pub fn question(&self, seat: Seat, question: Question) -> String {
        let mut values = vec![self.explorer(seat)];
        match question {
            Question::Flare(reach) => values.push(("reach", reach.into())),
            Question::Move(steps) => values.push(("steps", steps.into())),
            Question::Target(card) | Question::Take(card) => values.push(self.text("card", card)),
            Question::Call(die, number) | Question::RerollDie(die, number) => {
                values.extend([self.text("die", die), ("number", number.into())]);
            }
            Question::Radio(cell) | Question::MistTie(cell) => values.push(self.cell(cell)),
            Question::Clear(left) => values.push(("left", left.into())),
            Question::BattleCard(other) | Question::Defend(other) | Question::Plunder(other) => {
                values.push(self.other(other));
            }
            Question::Answer(other, card) => {
                values.extend([self.other(other), self.text("card", card)]);
            }
            Question::Reroll(roll, cell) => {
                values.extend([self.text("roll", roll), self.cell(cell)]);
            }
            Question::Ward(damage, cause) => {
                values.extend([("damage", damage.into()), self.text("cause", cause)]);
            }
            Question::Card
            | Question::Work
            | Question::CraftNow
            | Question::Toll
            | Question::DiscardSupply
            | Question::DiscardCard => {}
        }
        self.teller.say(question.text_id(), &values)
    }

    /// An answer.
    #[must_use]
    pub fn choice(&self, choice: Choice) -> String {
        let values = match choice {
            Choice::Play(card) | Choice::Card(card) => vec![self.text("card", card)],
            Choice::Buy(bundle) | Choice::Take(bundle) => vec![self.supplies(bundle)],
            Choice::HelperTool(slot) => vec![self.text("slot", slot)],
            Choice::HelperSupply(supply) | Choice::Supply(supply) => {
                vec![self.text("supply", supply)]
            }
            Choice::HelperCall(die) => vec![self.text("die", die)],
            Choice::Craft(item) => vec![self.text("item", item)],
            Choice::CraftWith(item, piece, by) => vec![
                self.text("item", item),
                self.text("piece", piece),
                self.text("supply", by),
            ],
            Choice::Step(cell)
            | Choice::Canoe(cell)
            | Choice::Leap(cell)
            | Choice::Land(cell)
            | Choice::Clear(cell)
            | Choice::Mist(cell) => vec![self.cell(cell)],
            Choice::Mission(mission) => vec![self.text("mission", mission)],
            Choice::Attack(other) | Choice::Target(other) => vec![self.other(other)],
            Choice::SetTool(item, slot) => vec![self.text("item", item), self.text("slot", slot)],
            Choice::Doll(other, slot) => vec![self.other(other), self.text("slot", slot)],
            Choice::PickUp
            | Choice::TradeMap
            | Choice::Pass
            | Choice::End
            | Choice::Leave
            | Choice::Done
            | Choice::Decline
            | Choice::RollAgain
            | Choice::Keep
            | Choice::Ward
            | Choice::Suffer
            | Choice::Hurt => Vec::new(),
        };
        self.teller.say(choice.text_id(), &values)
    }

    /// What was tried before an answer that nobody was asked for: a line of `voodoo-island §13`, or a choice with the rule that forbids it.
    #[must_use]
    pub fn tried(&self, tried: Tried) -> String {
        match tried {
            Tried::Line(line) => self.teller.text(line),
            Tried::Refused(choice, reason) => {
                let choice = ("choice", self.choice(choice).into());
                let values = [choice, self.text("reason", reason)];
                self.teller.say("tried-refused", &values)
            }
        }
    }

    /// What happened; nothing of what other events tell.
    #[must_use]
    pub fn event(&self, told: &Logged<VoodooIsland>) -> Option<String> {
        let values = match told.event {
            Event::Decided(..) | Event::RoundWentOn(_) => return None,
            Event::PhaseBegan(phase, day) => {
                return Some(self.teller.say(phase.text_id(), &[("day", day.into())]));
            }
            Event::CubeMoved(daytime) => vec![self.text("daytime", daytime)],
            Event::RoundBegan(seat, kind) => {
                let kind = self.text("kind", kind);
                vec![self.explorer(seat), kind]
            }
            Event::IslandTurned(_, card) => {
                let text = self.teller.say(&format!("{}.text", card.text_id()), &[]);
                vec![self.text("card", card), ("text", text.into())]
            }
            Event::Rolled(seat, roll, cell) => {
                vec![
                    self.explorer(seat),
                    self.text("roll", roll),
                    self.cell(cell),
                ]
            }
            Event::DieRolled(seat, die, number) => {
                let number = ("number", number.into());
                vec![self.explorer(seat), self.text("die", die), number]
            }
            Event::MistLaid(rolled, cell) => {
                let way = if rolled == cell { "here" } else { "displaced" };
                let rolled = ("rolled", format!("{rolled:?}").into());
                vec![self.cell(cell), rolled, ("way", way.into())]
            }
            Event::MistNowhere(cell) | Event::MistCleared(cell) | Event::Landed(cell) => {
                vec![self.cell(cell)]
            }
            Event::CleanedUp => Vec::new(),
            Event::Came(seat, cell, by) => {
                vec![self.explorer(seat), self.cell(cell), self.text("by", by)]
            }
            Event::LeftMap(seat)
            | Event::Boarded(seat)
            | Event::Died(seat)
            | Event::Snared(seat)
            | Event::TollDue(seat)
            | Event::WarriorStopped(seat)
            | Event::FirstPassed(seat) => vec![self.explorer(seat)],
            Event::WasHurt(seat, hearts) | Event::Healed(seat, hearts) => {
                let cause = self.text("cause", told.cause);
                vec![self.explorer(seat), ("hearts", hearts.into()), cause]
            }
            Event::PickedUp(seat, cell) => vec![self.explorer(seat), self.cell(cell)],
            Event::Gained(seat, supply, count) | Event::Gave(seat, supply, count) => {
                let supplies = self.counted(supply, count);
                vec![self.explorer(seat), ("supplies", supplies.into())]
            }
            Event::Bought(seat, bundle) => vec![self.explorer(seat), self.supplies(bundle)],
            Event::Crafted(seat, item) | Event::Spent(seat, item) => {
                vec![self.explorer(seat), self.text("item", item)]
            }
            Event::ToolSet(seat, item, slot) => {
                vec![
                    self.explorer(seat),
                    self.text("item", item),
                    self.text("slot", slot),
                ]
            }
            Event::DollSet(seat, on, slot) => {
                vec![self.explorer(seat), self.other(on), self.text("slot", slot)]
            }
            Event::HelperSent(seat, place) => {
                let place = match place {
                    HelperPlace::Supply(supply) => self.text("place", supply),
                    HelperPlace::Helicopter => ("place", "helicopter".into()),
                    HelperPlace::Tool(_) | HelperPlace::Pool => ("place", "tool".into()),
                };
                vec![self.explorer(seat), place]
            }
            Event::CardDrawn(seat, card) | Event::CardLaid(seat, card) => {
                vec![self.explorer(seat), self.card(card)]
            }
            Event::CardUsed(seat, card) => {
                let card = self.card(Some(card));
                let thrown = told.cause == Cause::Limits;
                let why = if thrown { "thrown" } else { "played" };
                vec![self.explorer(seat), card, ("why", why.into())]
            }
            Event::Attacked(seat, other)
            | Event::Robbed(seat, other)
            | Event::Won(seat, other)
            | Event::Drawn(seat, other) => {
                vec![self.explorer(seat), self.other(other)]
            }
            Event::Revealed(seat, card, other, answer) => {
                let answer = match answer {
                    Some(card) => self.text("answer", card),
                    None => ("answer", "none".into()),
                };
                let speed = ("speed", self.data.speed(card).into());
                vec![
                    self.explorer(seat),
                    self.text("card", card),
                    speed,
                    self.other(other),
                    answer,
                ]
            }
            Event::WarriorSent(seat, other, card) => {
                vec![
                    self.explorer(seat),
                    self.other(other),
                    self.text("card", card),
                ]
            }
            Event::MissionDrawn(seat, card, _) => {
                let mission = match card {
                    Some(card) => self.text("mission", self.data.mission(card)),
                    None => ("mission", "none".into()),
                };
                vec![self.explorer(seat), mission]
            }
            Event::MissionDone(seat, card, _)
            | Event::Delivered(seat, card, _)
            | Event::MissionLost(seat, card, _) => {
                let [mission, object] = self.mission(card);
                vec![self.explorer(seat), mission, object]
            }
            Event::Scored(seat, points) => {
                let total = points.iter().map(|&points| i32::from(points)).sum::<i32>();
                let aboard = if points[5] == 0 { "aboard" } else { "left" };
                let points = ("points", total.into());
                vec![self.explorer(seat), points, ("where", aboard.into())]
            }
        };
        Some(self.teller.say(told.event.text_id(), &values))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::conformance::step;
    use crate::table::{Dice, Language, Packed, SeatKind, Table};

    /// Everything that is said in a language.
    fn said(language: Language) -> Vec<String> {
        let setup = Setup::of(&[SeatKind::Random; 4]);
        let data = VoodooIsland::standard();
        let words = VoodooIsland::load_words(&VoodooIsland::files().in_language(language)).unwrap();
        let speaker = Speaker::new(words, &setup, data);
        let mut said = Vec::new();
        for &reason in Reason::ALL {
            said.push(speaker.teller.text(reason));
        }
        for &cause in Cause::ALL {
            said.push(speaker.teller.text(cause));
        }
        for &line in Line::ALL {
            said.push(speaker.tried(Tried::Line(line)));
        }
        said.push(speaker.tried(Tried::Refused(Choice::TradeMap, Reason::DeckEmpty)));
        for &card in Expedition::ALL {
            said.push(speaker.teller.say(&format!("{}.text", card.text_id()), &[]));
        }
        for choice in <Choice as crate::table::Values>::values() {
            said.push(speaker.choice(choice));
        }
        let mut kinds = std::collections::BTreeSet::new();
        for seed in 0..20 {
            let mut table = Table::<VoodooIsland>::new(data, &setup, seed).unwrap();
            let mut dice = Dice::new(seed);
            while let Some(decision) = table.decision() {
                kinds.insert(decision.question.text_id());
                said.push(speaker.question(decision.seat, decision.question));
                step(&mut table, &mut dice);
            }
            for told in table.log() {
                kinds.insert(told.event.text_id());
                said.extend(speaker.event(told));
            }
        }
        assert!(kinds.len() > 50, "{kinds:?}");
        said
    }

    #[test]
    fn every_text_is_said_with_its_values() {
        for language in Language::ALL {
            let said = said(language);
            let broken = said.iter().filter(|line| line.contains(['[', '{']));
            let broken: Vec<_> = broken.take(20).collect();
            assert!(broken.is_empty(), "{broken:#?}");
        }
        let steps = said(Language::English);
        let steps = steps.iter().any(|line| line == "Red steps to (6, 8).");
        assert!(steps, "nobody steps to (6, 8)");
    }
}
