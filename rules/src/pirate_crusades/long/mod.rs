//! The Long Game: a file a rule (`pirate-crusades §4`).

pub mod adrift;
mod ashore;
pub mod battle;
pub mod bout;
pub mod captains;
pub mod decisions;
pub mod docking;
pub mod drift;
pub mod encounters;
pub mod faults;
pub mod in_port;
pub mod market;
pub mod moving;
pub mod new_ship;
pub mod prospects;
pub mod reputation;
pub mod sea;
pub mod sea_event;
pub mod seizing;
pub mod setup;
pub mod storm;
#[cfg(test)]
mod tests;
pub mod treasure;
mod turn;
pub mod view;
pub mod voyage;
pub mod whereabouts;
