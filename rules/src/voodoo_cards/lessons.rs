//! The card game has no lessons of its own: its sister's teach what both share.

use super::VoodooCards;
use crate::table::lesson::Taught;

impl Taught for VoodooCards {
    type Mark = ();
    type MarkName = ();

    const LESSONS: &'static [&'static str] = &[];
}
