//! The lines of the rules in their order (`voodoo-island §13`): which are tried for a question, and what each would do.

use super::Mind;
use crate::values::*;

/// The lines of what may be done at any moment, which come before those of a round.
const FREE: &[Line] = &[
    Line::SetTorch,
    Line::SetMap,
    Line::SetHealthPotion,
    Line::SetAxe,
    Line::SecondWind,
];

const CARD: &[Line] = &[
    Line::Medicine,
    Line::Strike,
    Line::MachetePath,
    Line::JungleLeap,
    Line::SureFooting,
    Line::MoveHelicopter,
    Line::TakeSupplies,
    Line::Buy,
    Line::PassCard,
];

const WORK: &[Line] = &[
    Line::CraftTool,
    Line::FetchMissing,
    Line::Call,
    Line::HelperOnCard,
    Line::CraftSpare,
    Line::FetchLeast,
    Line::PassWork,
];

const MOVE: &[Line] = &[
    Line::Mission,
    Line::Attack,
    Line::PickUp,
    Line::Leap,
    Line::Hunt,
    Line::Step,
    Line::PickUpLast,
    Line::End,
];

/// Returns the lines for a question, in the order they are tried.
pub fn lines(question: Question) -> impl Iterator<Item = Line> {
    let (free, own): (&[Line], &[Line]) = match question {
        Question::Card => (FREE, CARD),
        Question::Work => (FREE, WORK),
        Question::Move(_) => (FREE, MOVE),
        Question::Target(_) => (&[], &[Line::Target]),
        Question::Take(_) => (&[], &[Line::Take]),
        Question::Call(..) | Question::Flare(_) | Question::Radio(_) => (&[], &[Line::Land]),
        Question::BattleCard(_) => (&[], &[Line::AttackCard]),
        Question::Defend(_) => (&[], &[Line::Defend]),
        Question::Answer(..) => (&[], &[Line::Answer]),
        Question::Plunder(_) => (&[], &[Line::Plunder]),
        Question::Reroll(..) | Question::RerollDie(..) => (&[], &[Line::Reroll]),
        Question::MistTie(_) => (&[], &[Line::Mist]),
        Question::Ward(..) => (&[], &[Line::Ward]),
        Question::Toll => (&[], &[Line::TollSpare, Line::TollHurt, Line::TollPay]),
        Question::DiscardSupply => (&[], &[Line::DiscardSupply]),
        Question::DiscardCard => (&[], &[Line::DiscardCard]),
        // It never plays the cards that ask so.
        Question::Clear(_) | Question::CraftNow => (&[], &[]),
    };
    free.iter().chain(own).copied()
}

impl Mind<'_, '_, '_> {
    /// Returns what a line has it answer; nothing where the line does not apply.
    pub fn follow(&self, line: Line) -> Option<Choice> {
        let plays = |card| self.if_legal(Choice::Play(card));
        match line {
            Line::SetTorch | Line::SetMap | Line::SetHealthPotion | Line::SetAxe => {
                self.set_spare(line)
            }
            Line::SecondWind => {
                let near = self.nearest_goal().is_some_and(|distance| distance <= 2);
                near.then(|| plays(Expedition::SecondWind)).flatten()
            }
            Line::Medicine => {
                let hurt = self.missing_hearts() >= 3;
                hurt.then(|| plays(Expedition::BushMedicine)).flatten()
            }
            Line::Strike => self.strike(),
            Line::MachetePath | Line::JungleLeap | Line::SureFooting | Line::MoveHelicopter => {
                self.way_card(line)
            }
            Line::TakeSupplies => self.supply_card(),
            Line::Buy => self.buy(),
            Line::PassCard | Line::PassWork => self.if_legal(Choice::Pass),
            Line::CraftTool => self.craft_tool(),
            Line::FetchMissing => self.fetch_missing(),
            Line::Call => self.call(),
            Line::HelperOnCard => self.helper_on_card(),
            Line::CraftSpare => self.craft_spare(),
            Line::FetchLeast => self.fetch_least(),
            Line::Mission => {
                let missions = Mission::ALL.iter().map(|&one| Choice::Mission(one));
                self.first_legal(missions)
            }
            Line::Attack => self.attack(),
            Line::PickUp => self.wants_tile().then(|| self.pick_up()).flatten(),
            Line::Leap => self.first_legal(self.aims.goals.iter().map(Choice::Leap)),
            Line::Hunt => self.hunt(),
            Line::Step => self.step_to(self.aims.goals, None),
            Line::PickUpLast => self.pick_up(),
            Line::End => self.if_legal(Choice::End),
            Line::TollSpare => self.toll_spare(),
            Line::TollHurt => (self.hearts() > 2).then_some(Choice::Hurt),
            Line::TollPay => self.toll_pay(),
            Line::AttackCard
            | Line::Defend
            | Line::Answer
            | Line::Target
            | Line::Take
            | Line::Plunder
            | Line::DiscardSupply
            | Line::DiscardCard
            | Line::Ward
            | Line::Reroll
            | Line::Mist
            | Line::Land => self.answers(),
            Line::Last => None,
        }
    }
}
