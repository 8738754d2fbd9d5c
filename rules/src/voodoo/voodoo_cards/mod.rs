//! Voodoo Pirate Card Game: a file a rule.
//!
//! The rule page `rules/pages/voodoo-pirate-card-game.md` is what these files do; comments name its sections. What it shares with
//! its sister stands in [`crate`].

mod barrels;
mod boarding;
mod broadside;
mod cause;
pub mod choice;
mod cursed;
pub mod data;
mod dawn;
mod decisions;
pub mod event;
mod family;
mod faults;
mod game;
mod goods;
mod hidden;
mod hints;
pub mod lessons;
pub mod load;
mod moonlight;
mod numbers;
mod objects;
pub mod pieces;
mod play;
pub mod ring;
mod sailing;
mod scenario;
pub mod score;
mod sea;
mod setup;
mod steps;
mod study;
mod tix;
pub mod view;
mod waters;
mod why;
pub mod words;

pub use crate::Chair;
pub use choice::{Choice, Item, Question, Reason};
pub use event::{Cause, Event, Phase};
pub use game::VoodooCards;
pub use play::Play;
pub use score::Score;
pub use setup::{EAST, Setup};
pub use steps::Step;
