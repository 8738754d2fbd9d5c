//! The table of Voodoo Island in words.

use crate::table::{Telling, TextSection};
use rules::voodoo_island::VoodooIsland;
use rules::voodoo_island::words::Speaker;

/// Returns the table in words, in the order in which a player would ask.
pub(super) fn told(_: &Speaker, _: &Telling<VoodooIsland>) -> Vec<TextSection> {
    Vec::new()
}
