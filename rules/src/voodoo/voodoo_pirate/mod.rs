//! Voodoo Pirate, the tile and card game: a file a rule.
//!
//! The rule page `rules/pages/voodoo-pirate.md` is what these files do; comments name its sections.

mod barrels;
mod boarding;
mod broadside;
mod casting;
mod cause;
pub mod chart;
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
mod harbour;
mod hidden;
mod hints;
mod jax;
pub mod lessons;
pub mod load;
mod moonlight;
mod numbers;
mod objects;
pub mod pieces;
mod play;
mod poppet;
mod ritual;
mod sailing;
mod scenario;
pub mod score;
mod setup;
mod steps;
mod study;
mod tix;
pub mod view;
mod voyage;
mod waters;
mod weather;
mod why;
pub mod words;

pub use crate::Chair;
pub use choice::{Choice, Item, Question, Reason};
pub use event::{Cause, Event, Phase};
pub use game::VoodooPirate;
pub use play::{Play, face_water};
pub use score::Score;
pub use setup::{BLESSED, SKILLS, Setup};
pub use steps::Step;
