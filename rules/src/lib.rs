//! The rules of the games on the shelf: headless, without a clock, without threads.
//!
//! [`table`] is what every game stands on; each game is a folder beside it. [`captains`] play any of them.

pub mod captains;
pub mod table;
pub mod voodoo_pirate;
