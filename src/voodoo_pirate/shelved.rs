//! Voodoo Pirate as it stands on the shelf.

use super::{Speaker, book};
use crate::table::Book;
use crate::voodoo::Shelved;
use rules::table::SeatKind;
use rules::table::words::Words;
use rules::voodoo_pirate::data::Data;
use rules::voodoo_pirate::pieces::Colour;
use rules::voodoo_pirate::{Chair, Setup, VoodooPirate};
use std::sync::Arc;

/// The place of the house rule for unique skills in their list.
const SKILLS: usize = 0;
/// Of that for Lucky's Blessed Deck.
const BLESSED: usize = 1;

impl Shelved for VoodooPirate {
    const BOOK: &'static Book = &book::BOOK;
    const HOUSE_RULES: &'static [(&'static str, bool)] =
        &[("ui-skills", true), ("ui-blessed", false)];

    fn fitted(chairs: Vec<Chair>, rules: &[bool]) -> Setup {
        let is_on = |rule: usize| rules.get(rule) == Some(&true);
        Setup {
            chairs,
            skills: is_on(SKILLS),
            blessed: is_on(BLESSED),
        }
    }

    fn own_skill(
        words: &Arc<Words>,
        data: &Arc<Data>,
        colour: Colour,
        rules: &[bool],
    ) -> Option<(String, String)> {
        let speaker = Speaker::new(words, &Setup::of(&[]), data);
        let skill = data.skills[colour as usize];
        let is_on = rules.get(SKILLS) == Some(&true);
        is_on.then(|| (speaker.skill(skill), speaker.skill_tip(skill)))
    }

    fn crewed(kinds: &[SeatKind]) -> Setup {
        Setup::of(kinds)
    }
}
