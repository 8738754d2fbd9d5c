//! The rules of the Short Game, a file a section or an action (`pirate-crusades §3`).

pub mod cove;
pub mod disembark;
pub mod docked;
pub mod duel;
pub mod encounter;
pub mod loot;
pub mod plunder;
pub mod round;
pub mod setup;
pub mod ships;
pub mod towns;
pub mod trade;
