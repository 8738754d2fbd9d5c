//! Cursed Pirates: the game's automa, line by line (`voodoo-pirate §12`).

mod cards;
mod choices;
mod forecast;
mod lines;

pub use cards::oars;
