//! The Cursed Pirates' aid: which line of their rules stands behind what they do (`voodoo-pirate-card-game §10`).

use crate::voodoo_cards::choice::{Choice, Question};

/// The line that a Cursed Pirate follows in what it chooses.
pub(super) fn line(question: Question, choice: Choice) -> Option<&'static str> {
    Some(match question {
        Question::Start => "aid-start",
        Question::PlaceSoul => "aid-cell",
        Question::RitualSail(_) | Question::Course => "aid-sail",
        Question::Board(_) => "aid-board",
        Question::Swap(_) => "aid-swap",
        Question::Goods => "aid-goods",
        Question::GiveUp => "aid-give-up",
        Question::Sand => "aid-sand",
        Question::Victim => "aid-victim",
        Question::GiveSoul(_) => "aid-give-soul",
        Question::Turn if matches!(choice, Choice::Face(_)) => "aid-face",
        _ => return None,
    })
}
