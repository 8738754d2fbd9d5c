//! What only one of the Voodoo games tells in words.

use super::VoodooTable;
use crate::table::tips::Tip;
use crate::table::{Said, Telling, TextSection};
use games::voodoo::words::{Speaker, Voiced};
use rules::table::{Logged, Seat};

/// What only a game itself tells in words.
pub trait Worded: Voiced {
    /// The numbers that went into an event which only this game has, or tells in its own way.
    fn own_numbers(
        _speaker: &Speaker<Self>,
        _before: &Self::View,
        _told: &Logged<Self>,
    ) -> Vec<String> {
        Vec::new()
    }

    /// What is known beforehand of an event that shows something, where both games do not know it alike.
    fn own_foretold(speaker: &Speaker<Self>, told: &Logged<Self>) -> Option<String>;

    /// What only this game tells of its table in words: before the other pirates, and after them.
    fn told(about: &Telling<Self>) -> [Vec<TextSection>; 2]
    where
        Self: VoodooTable;

    /// How likely what only this game draws unseen is to be this or that.
    fn own_odds(speaker: &Speaker<Self>, view: &Self::View, data: &Self::Data) -> Vec<Tip>;

    /// The water of a space in words.
    fn told_water(speaker: &Speaker<Self>, view: &Self::View, space: Self::Space) -> Option<Said>;

    /// Things aboard in words.
    fn told_aboard(speaker: &Speaker<Self>, view: &Self::View, seat: Seat) -> Vec<Said>;
}
