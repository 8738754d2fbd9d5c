//! Pirate Crusades: two games on one deck of cards.
//!
//! The rule page `rules/pages/pirate-crusades.md` is what these files do; comments name its sections. What both games share lies here: the
//! cards, drawing, limits, missions, combat, ships; what only one of them has in `short` and `long`.

mod cards;
mod combat;
pub mod data;
mod decisions;
mod drawing;
mod faults;
mod game;
mod hints;
pub mod lessons;
mod limits;
mod load;
mod long;
mod missions;
mod numbers;
pub mod options;
mod payment;
pub mod play;
mod rover;
mod scenario;
mod scored;
mod short;
mod steps;
mod study;
#[cfg(test)]
mod tests;
pub mod values;
pub mod vessel;
pub mod view;
pub mod words;

pub use game::{PirateCrusades, ROVER, Setup};
pub use long::prospects::{Docking, Goal, Outlook};
pub use missions::Deed;
pub use options::{GAME, NO_FISHING, ROUNDS, SKIN};
pub use play::{AutomaTrace, Play};
pub use scored::by_source;
pub use steps::Step;
