//! Cursed Seas: fleets of small ships on an open mat, measured with two sticks. The rule page is `cursed-seas`.

mod abilities;
mod actions;
mod boarding;
mod cargo;
mod corsair;
mod course;
mod damage;
pub mod data;
mod decisions;
mod end;
mod events;
mod exploring;
mod faults;
pub mod fleet;
mod game;
pub mod geometry;
mod hints;
pub mod ids;
mod lessons;
pub mod load;
mod moving;
mod mystery;
mod options;
mod pieces;
mod placing;
mod play;
mod ramming;
mod setup;
mod shooting;
mod steps;
mod study;
mod terrain;
#[cfg(test)]
mod tests;
mod towing;
mod turn;
mod values;
mod view;
pub mod words;

pub use game::{CORSAIR, CursedSeas, Setup};
pub use options::{BUILD, FLEET, MYSTERIOUS, ROUNDS, STARTER, TERRAIN, UNIQUES};
pub use play::{AutomaTrace, Course, Turn};
pub use steps::Step;
pub use values::*;
pub use view::{NoShot, Outlook, VesselView, View};
