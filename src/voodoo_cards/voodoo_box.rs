//! The card game as it stands on the shelf.

use super::book;
use crate::table::Book;
use crate::voodoo::VoodooBox;
use games::voodoo::CURSED;
use games::voodoo_cards::VoodooCards;
use rules::table::SeatKind;

impl VoodooBox for VoodooCards {
    const BOOK: &'static Book = &book::BOOK;
    const CREW: &'static [Option<SeatKind>] = &[
        Some(SeatKind::Human),
        Some(CURSED),
        Some(CURSED),
        Some(CURSED),
    ];
    const ENOUGH: (usize, &'static str) = (4, "ui-few-on-the-ring");
}
