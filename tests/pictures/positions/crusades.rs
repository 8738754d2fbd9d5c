//! Positions of Pirate Crusades.

use super::{Wanted, wanted};
use games::pirate_crusades::values::{Choice, Question};
use games::pirate_crusades::view::View;
use games::pirate_crusades::{GAME, PirateCrusades};
use rules::kit::Value;

/// The crusades'.
pub(super) const ON_CRUSADE: [Wanted<PirateCrusades>; 15] = [
    wanted("crusades-start", 1, 4, 0, |_, question, _| {
        question == Question::Docked
    }),
    wanted("crusades-port", 1, 4, 3, |view: &View, question, _| {
        question == Question::Docked && view.town(view.active).is_some()
    }),
    wanted("crusades-sea", 1, 4, 3, |_, question, _| {
        question == Question::AtSea
    }),
    wanted("crusades-enemy", 1, 4, 2, |_, question, choices| {
        matches!(question, Question::Encounter(_)) && choices.contains(&Choice::Fight)
    }),
    wanted("crusades-flight", 1, 4, 2, |_, question, choices| {
        let dumps = choices
            .iter()
            .any(|choice| matches!(choice, Choice::Dump(_)));
        matches!(question, Question::Encounter(_)) && dumps
    }),
    wanted("crusades-town", 1, 4, 2, |_, question, _| {
        matches!(question, Question::Dock(_))
    }),
    wanted("crusades-duel", 1, 3, 2, |_, question, _| {
        matches!(question, Question::Duel(_))
    }),
    wanted("crusades-cove", 1, 4, 1, |_, question, _| {
        question == Question::Cove
    }),
    wanted("crusades-trade", 1, 4, 3, |view: &View, question, _| {
        matches!(question, Question::Trade(_)) && view.holds(view.active).len() > 1
    }),
    wanted("crusades-plunder", 1, 4, 2, |_, question, _| {
        matches!(question, Question::Plunder(_))
    }),
    wanted("crusades-joker", 1, 4, 2, |_, question, choices| {
        question == Question::JokerTrade && choices.len() > 1
    }),
    wanted("crusades-declare", 1, 4, 2, |_, question, _| {
        matches!(question, Question::DeclareShip(_))
    }),
    wanted("crusades-fill", 1, 4, 2, |_, question, choices| {
        question == Question::Fill && choices.len() > 10
    }),
    wanted("crusades-powder", 1, 4, 2, |_, question, _| {
        matches!(question, Question::Powder(_))
    }),
    wanted("crusades-curtain", 2, 3, 2, |_, question, _| {
        matches!(question, Question::Duel(_) | Question::KeepMission)
    }),
];

/// The Long Game's.
pub(super) const AT_LENGTH: [Wanted<PirateCrusades>; 11] = [
    at_length("crusades-long", 4, 16, |view: &View, question, choices| {
        let moves = choices
            .iter()
            .filter(|choice| matches!(choice, Choice::Move(_)));
        matches!(question, Question::Sailing(_))
            && moves.count() > 1
            && view.holds(view.active).len() > 1
    }),
    at_length("crusades-long-start", 3, 0, |_, question, _| {
        question == Question::Docked
    }),
    at_length("crusades-long-attack", 4, 8, |_, question, choices| {
        matches!(question, Question::Sailing(_)) && choices.contains(&Choice::AttackCaptain)
    }),
    at_length("crusades-long-captain", 4, 8, |_, question, choices| {
        matches!(question, Question::Encounter(_)) && choices.contains(&Choice::Fight)
    }),
    at_length(
        "crusades-long-port",
        4,
        12,
        |view: &View, question, choices| {
            question == Question::Docked
                && choices.contains(&Choice::Sell)
                && view.holds(view.active).len() > 1
        },
    ),
    at_length("crusades-long-sell", 2, 8, |_, question, _| {
        question == Question::Sell
    }),
    at_length("crusades-long-seize", 3, 6, |_, question, _| {
        matches!(question, Question::Seize(_))
    }),
    at_length("crusades-long-battle", 3, 6, |_, question, _| {
        matches!(question, Question::Battle(_))
    }),
    at_length("crusades-long-acquire", 3, 4, |_, question, choices| {
        matches!(question, Question::Acquire(_)) && choices.len() > 2
    }),
    at_length("crusades-long-adrift", 3, 4, |_, question, _| {
        question == Question::Adrift
    }),
    at_length("crusades-long-cove", 3, 2, |_, question, _| {
        question == Question::Cove
    }),
];

const fn at_length(
    name: &'static str,
    ships: usize,
    round: u8,
    asks: fn(&View, Question, &[Choice]) -> bool,
) -> Wanted<PirateCrusades> {
    Wanted {
        made: |setup| setup.with(&GAME, Value::One("long")),
        ..wanted(name, 1, ships, round, asks)
    }
}
