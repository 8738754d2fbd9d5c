//! The card game as it comes in its box.

use super::book;
use crate::table::Book;
use crate::voodoo::Packed;
use rules::table::SeatKind;
use rules::table::files::{Fault, Files};
use rules::table::words::Words;
use rules::voodoo_cards::data::Data;
use rules::voodoo_cards::words::load_words;
use rules::voodoo_cards::{Chair, East, Setup, VoodooCards, load};
use std::sync::Arc;

impl Packed for VoodooCards {
    const BOOK: &'static Book = &book::BOOK;
    const HOUSE_RULES: &'static [(&'static str, bool)] = &[("ui-bones", false)];
    fn embedded() -> Files {
        load::files()
    }

    fn read_data(files: &Files) -> Result<Arc<Data>, Vec<Fault>> {
        load::load(files).map(Arc::new)
    }

    fn read_words(files: &Files) -> Result<Words, Vec<Fault>> {
        load_words(files)
    }

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
