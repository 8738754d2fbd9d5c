//! The card game as it stands on the shelf.

use super::book;
use crate::table::Book;
use crate::voodoo::VoodooBox;
use rules::table::SeatKind;
use rules::voodoo::CURSED;
use rules::voodoo_cards::VoodooCards;

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
