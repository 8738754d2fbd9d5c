//! The rules of the games on the shelf: headless, without a clock, without threads.
//!
//! [`table`] is what every game stands on, [`kit`] what tabletop games are made of, [`voodoo`] what the two Voodoo games share; each game is a folder beside them. [`captains`] play
//! any of them, a [`study`] counts what their games come to; a [`review`] looks back at one, and its [`course`] tells how the lead went.

// What `kit::values` writes names this crate from within as games outside it do.
extern crate self as rules;

pub mod captains;
pub mod caught;
pub mod course;
pub mod cursed_seas;
pub mod kit;
pub mod pirate_crusades;
pub mod review;
pub mod study;
pub mod table;
pub mod voodoo;
pub mod voodoo_cards;
pub mod voodoo_island;
pub mod voodoo_pirate;
