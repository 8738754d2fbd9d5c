//! The card game as it stands on the shelf.

use super::book;
use crate::table::Book;
use crate::voodoo::Shelved;
use rules::table::SeatKind;
use rules::voodoo_cards::{Chair, East, Setup, VoodooCards};

impl Shelved for VoodooCards {
    const BOOK: &'static Book = &book::BOOK;
    const HOUSE_RULES: &'static [(&'static str, bool)] = &[("ui-bones", false)];

    fn fitted(chairs: Vec<Chair>, rules: &[bool]) -> Setup {
        let east = if rules.first() == Some(&true) {
            East::Bones
        } else {
            East::Moon
        };
        Setup { chairs, east }
    }

    fn crewed(kinds: &[SeatKind]) -> Setup {
        Setup::of(kinds)
    }
}
