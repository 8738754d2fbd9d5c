//! Voodoo Island: a file a section of its rules.
//!
//! The rule page `rules/pages/voodoo-island.md` is what these files do; comments name its sections.

mod battle;
mod cards;
pub mod data;
mod day;
mod decisions;
mod decks;
mod explorer;
pub mod explorers;
mod faults;
mod game;
mod helicopter;
mod hints;
pub mod lessons;
mod load;
mod mist;
mod moving;
mod night;
mod numbers;
pub mod play;
mod prospects;
mod rolls;
mod round;
mod scenario;
pub mod score;
mod setup;
mod standing;
mod study;
#[cfg(test)]
mod tests;
pub mod today;
mod unseen;
pub mod values;
pub mod view;
pub mod words;

pub use game::{DAYS, EASY, EXPLORER, Setup, VoodooIsland};
pub use play::{AutomaTrace, Play, Step};
