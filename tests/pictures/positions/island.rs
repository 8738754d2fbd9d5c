//! Positions of Voodoo Island.

use super::{Wanted, wanted};
use games::voodoo_island::VoodooIsland;
use games::voodoo_island::values::{Choice, Daytime, Phase, Question};
use games::voodoo_island::view::View;

/// The island's.
pub(super) const ON_THE_ISLAND: [Wanted<VoodooIsland>; 14] = [
    wanted("island", 1, 4, 2, |view: &View, question, choices| {
        let at_noon = view.daytime == Daytime::Noon;
        at_noon && matches!(question, Question::Move(_)) && choices.len() > 5
    }),
    wanted("island-card", 1, 3, 3, |view: &View, question, _| {
        question == Question::Card && view.explorers.iter().any(|one| one.cards > 3)
    }),
    wanted("island-work", 1, 2, 2, |_, question, choices| {
        question == Question::Work && choices.len() > 12
    }),
    wanted("island-night", 1, 4, 2, |view: &View, question, _| {
        view.phase == Phase::Night && matches!(question, Question::Move(_))
    }),
    wanted("island-last", 1, 4, 7, |view: &View, question, _| {
        view.daytime == Daytime::Dusk && matches!(question, Question::Move(_))
    }),
    wanted("island-take", 1, 4, 1, |_, question, _| {
        matches!(question, Question::Take(_))
    }),
    wanted("island-answer", 1, 4, 2, |_, question, _| {
        matches!(question, Question::Answer(..))
    }),
    wanted("island-mist", 1, 4, 1, |_, question, _| {
        matches!(question, Question::MistTie(_))
    }),
    wanted("island-call", 1, 3, 2, |_, question, _| {
        matches!(question, Question::Call(..))
    }),
    wanted("island-battle", 1, 4, 2, |_, question, _| {
        matches!(question, Question::BattleCard(_))
    }),
    wanted("island-plunder", 1, 4, 2, |_, question, _| {
        matches!(question, Question::Plunder(_))
    }),
    wanted("island-discard", 1, 3, 2, |_, question, _| {
        question == Question::DiscardSupply
    }),
    wanted("island-mission", 1, 4, 2, |_, _, choices| {
        let does = |choice: &Choice| matches!(choice, Choice::Mission(_));
        choices.iter().any(does)
    }),
    wanted("island-curtain", 2, 4, 2, |_, question, _| {
        matches!(question, Question::BattleCard(_) | Question::Defend(_))
    }),
];
