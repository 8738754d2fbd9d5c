//! The Cursed Pirates' aid: which line of their rules stands behind what they do (`voodoo-pirate §12`).

use crate::voodoo_pirate::choice::{Choice, Question};

/// The line that a Cursed Pirate follows in what it chooses.
pub(super) fn line(question: Question, choice: Choice) -> Option<&'static str> {
    Some(match question {
        Question::Harbour => "aid-harbour",
        Question::PlaceSoul => "aid-cell",
        Question::RitualSail(_) => "aid-sail",
        Question::GhostWind => "aid-ghost-wind",
        Question::Board(..) => "aid-board",
        Question::Goods => "aid-goods",
        Question::GiveBack => "aid-give-back",
        Question::Oars => "aid-oars",
        Question::Portal => "aid-portal",
        Question::Victim => "aid-victim",
        Question::GiveSoul(_) => "aid-give-soul",
        Question::Turn => match choice {
            Choice::Face(_) => "aid-face",
            Choice::Use(_) => "aid-oars",
            _ => return None,
        },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use crate::CURSED;
    use crate::voodoo_pirate::words::{Speaker, load_words};
    use crate::voodoo_pirate::{Setup, VoodooPirate, load};
    use rules::table::{Dice, SeatKind, Table};
    use std::collections::BTreeSet;
    use std::sync::Arc;

    #[test]
    fn cursed_pirates_say_which_line_they_followed_and_others_do_not() {
        let words = Arc::new(load_words(&load::files()).unwrap());
        let kinds = [CURSED, SeatKind::Random, CURSED];
        let mut lines = BTreeSet::new();
        for seed in 0..20 {
            let mut table =
                Table::<VoodooPirate>::new(load::standard(), &Setup::of(&kinds), seed).unwrap();
            let mut dice = Dice::new(seed);
            while let Some(decision) = table.decision() {
                let choice = decision.choices[dice.below(decision.choices.len())];
                table.choose(choice).unwrap();
            }
            let speaker = Speaker::at(&words, &mut table);
            for told in table.log() {
                if let Some(line) = speaker.aid(told) {
                    assert!(!line.starts_with("aid-"), "{line} has no text");
                    lines.insert(line);
                }
            }
        }
        assert!(lines.len() > 15, "{lines:#?}");
    }
}
