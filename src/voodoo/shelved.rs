//! A Voodoo game as it stands on the shelf: its rulebook, its house rules, who may sit down.

use crate::table::Book;
use rules::table::words::Words;
use rules::table::{Packed, SeatKind};
use rules::voodoo::words::Voiced;
use rules::voodoo::{Chair, Colour};
use std::sync::Arc;

/// What the shelf must know of a game of the family.
pub trait Shelved: Voiced + Packed {
    /// Its rulebook.
    const BOOK: &'static Book;
    /// The house rules, by the ids of their texts, and whether they are usual.
    const HOUSE_RULES: &'static [(&'static str, bool)];

    /// The setup of a crew with these house rules.
    fn fitted(chairs: Vec<Chair>, rules: &[bool]) -> Self::Setup;

    /// What only a pirate of a colour can do under these house rules: its name, and what that is.
    fn own_skill(
        _words: &Arc<Words>,
        _data: &Arc<Self::Data>,
        _colour: Colour,
        _rules: &[bool],
    ) -> Option<(String, String)> {
        None
    }

    /// The usual setup for a crew.
    fn crewed(kinds: &[SeatKind]) -> Self::Setup;
}
