//! The words that only one of the Voodoo games has.

use super::VoodooTable;
use crate::table::tips::Tip;
use crate::table::{Said, Telling, TextSection};
use games::voodoo::words::{Speaker, Voiced};
use rules::table::{Logged, Seat};

/// The words that only a game itself has.
pub trait Worded: Voiced {
    /// Returns the numbers that went into an event that only this game has, or tells in its own way.
    fn own_numbers(
        _speaker: &Speaker<Self>,
        _before: &Self::View,
        _told: &Logged<Self>,
    ) -> Vec<String> {
        Vec::new()
    }

    /// Returns what is known beforehand of an event that reveals something, if only this game tells it.
    fn own_foretold(speaker: &Speaker<Self>, told: &Logged<Self>) -> Option<String>;

    /// Returns the game's own sections of the table in words: those before the other pirates, and those after them.
    fn told(about: &Telling<Self>) -> [Vec<TextSection>; 2]
    where
        Self: VoodooTable;

    /// Returns the odds of draws that only this game has.
    fn own_odds(speaker: &Speaker<Self>, view: &Self::View, data: &Self::Data) -> Vec<Tip>;

    /// Returns the water of a space in words.
    fn told_water(speaker: &Speaker<Self>, view: &Self::View, space: Self::Space) -> Option<Said>;

    /// Returns the things aboard in words.
    fn told_aboard(speaker: &Speaker<Self>, view: &Self::View, seat: Seat) -> Vec<Said>;
}
