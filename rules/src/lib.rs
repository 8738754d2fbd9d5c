//! The base of the rules of every game on the shelf: headless, without a clock, without threads.
//!
//! [`table`] is what every game stands on, [`kit`] what tabletop games are made of. [`captains`] play any of them, a [`study`] counts what their games come to; a [`review`] looks
//! back at one, and its [`course`] tells how the lead went. Each game is a crate of its own in a folder beside them, and so is what the two Voodoo games share.

// What `kit::values` writes names this crate from within as games outside it do.
extern crate self as rules;

pub mod captains;
pub mod caught;
pub mod course;
pub mod kit;
pub mod review;
pub mod study;
pub mod table;
