//! Voodoo Pirate as it stands on the shelf.

use super::{Speaker, book};
use crate::table::Book;
use crate::voodoo::VoodooBox;
use games::voodoo::CURSED;
use games::voodoo_pirate::data::Data;
use games::voodoo_pirate::pieces::Colour;
use games::voodoo_pirate::{SKILLS, Setup, VoodooPirate};
use rules::kit::Options;
use rules::table::SeatKind;
use rules::table::words::Words;
use std::sync::Arc;

impl VoodooBox for VoodooPirate {
    const BOOK: &'static Book = &book::BOOK;
    const CREW: &'static [Option<SeatKind>] = &[
        Some(SeatKind::Human),
        Some(CURSED),
        Some(CURSED),
        Some(CURSED),
        None,
    ];
    const ENOUGH: (usize, &'static str) = (3, "ui-few-ships");

    fn own_skill(
        words: &Arc<Words>,
        data: &Arc<Data>,
        colour: Colour,
        options: &Options,
    ) -> Option<(String, String)> {
        let speaker = Speaker::new(words, &Setup::of(&[]), data);
        let skill = data.skills[colour as usize];
        let is_on = options.is_on(&SKILLS);
        is_on.then(|| (speaker.text(skill), speaker.skill_tip(skill)))
    }
}
