//! Positions of Cursed Seas.

use super::{Wanted, wanted};
use games::cursed_seas::{CursedSeas, Question, TERRAIN, View};

/// Those of Cursed Seas.
pub(super) const AT_SEA: [Wanted<CursedSeas>; 11] = [
    wanted("seas-islands", 1, 2, 0, |_, question, _| {
        matches!(question, Question::PlaceIsland(_))
    }),
    wanted("seas-berths", 1, 2, 0, |_, question, _| {
        matches!(question, Question::PlaceShip(_))
    }),
    wanted("seas-menu", 1, 2, 2, |_, question, _| {
        question == Question::Menu
    }),
    wanted("seas-turn", 1, 2, 2, |_, question, _| {
        matches!(question, Question::Turn(_))
    }),
    wanted("seas-sail", 1, 2, 2, |_, question, _| {
        matches!(question, Question::Sail(_))
    }),
    wanted("seas-shot", 1, 2, 2, |_, question, choices| {
        matches!(question, Question::Shot(_)) && choices.len() > 2
    }),
    wanted("seas-explore", 1, 2, 2, |_, question, choices| {
        matches!(question, Question::Explore(..)) && choices.len() > 2
    }),
    wanted("seas-mast", 1, 2, 2, |_, question, _| {
        matches!(question, Question::LoseMast(_))
    }),
    Wanted {
        made: |setup| setup.with(&TERRAIN, 3),
        ..wanted("seas-whirlpool", 1, 2, 1, |_, question, _| {
            matches!(question, Question::PayWhirlpool(_))
        })
    },
    wanted("seas-boarding", 1, 2, 2, |_, question, _| {
        matches!(question, Question::Board(..))
    }),
    wanted("seas-four", 1, 4, 3, |view: &View, question, _| {
        question == Question::Menu && view.afloat().count() > 8
    }),
];
