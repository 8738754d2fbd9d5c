//! Positions of the Voodoo games.

use super::{Wanted, wanted};
use games::voodoo_cards::VoodooCards;
use games::voodoo_cards::pieces::Object;
use games::voodoo_pirate::{Question, VoodooPirate};

/// The tile game's.
pub(super) const ON_THE_CHART: [Wanted<VoodooPirate>; 10] = [
    wanted("harbour", 1, 4, 0, |_, question, _| {
        question == Question::Harbour
    }),
    wanted("dusk", 1, 4, 6, |_, question, _| {
        question == Question::PlayCard
    }),
    wanted("barrels", 1, 4, 6, |_, question, _| {
        question == Question::CastPoppet
    }),
    wanted("moonlight", 1, 4, 6, |_, question, _| {
        question == Question::Turn
    }),
    wanted("curtain", 2, 4, 6, |_, question, _| {
        question == Question::PlayCard
    }),
    wanted("five-pirates", 5, 5, 7, |_, question, _| {
        question == Question::Turn
    }),
    wanted("ritual", 1, 4, 5, |_, question, _| {
        question == Question::PlaceSoul
    }),
    wanted("ritual-sail", 1, 4, 3, |_, question, _| {
        matches!(question, Question::RitualSail(_))
    }),
    wanted("sea", 1, 4, 3, |_, question, _| {
        matches!(question, Question::LayTile(_))
    }),
    wanted("boarding", 1, 4, 4, |_, question, _| {
        matches!(question, Question::Board(..))
    }),
];

/// The card game's.
pub(super) const ON_THE_RING: [Wanted<VoodooCards>; 8] = {
    use games::voodoo_cards::{Choice, Question};
    [
        wanted("ring", 1, 4, 6, |_, question, _| question == Question::Turn),
        wanted("ring-dusk", 1, 4, 6, |_, question, _| {
            question == Question::PlayCard
        }),
        wanted("ring-ritual", 1, 4, 4, |_, question, _| {
            question == Question::PlaceSoul
        }),
        wanted("ring-boarding", 1, 4, 3, |_, question, _| {
            matches!(question, Question::Board(_))
        }),
        wanted("ring-octopus", 1, 4, 3, |_, question, choices| {
            question == Question::PlaceSoul && choices.contains(&Choice::Use(Object::Octopus))
        }),
        wanted("ring-ghost-ship", 1, 4, 2, |_, question, choices| {
            matches!(question, Question::AnswerFire(_)) && choices.len() > 1
        }),
        wanted("ring-shipwreck", 1, 4, 2, |_, question, _| {
            question == Question::Search
        }),
        wanted("ring-stars", 1, 4, 3, |_, question, _| {
            matches!(question, Question::Stars(_))
        }),
    ]
};
