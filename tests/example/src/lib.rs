//! Lagoon: rafts among buoys, a game small enough to show how a game is added.
//!
//! * **§1 Setup.** Two to four rafts lie in the corners of a lagoon of 5 × 5 buoys. Each pirate is dealt a chest that it alone looks at; some lie open at
//!   buoys, and the rest goes unseen back into the box.
//! * **§2 Rounds.** Each begins with a roll of the die: so many buoys the wind carries a raft at most. Then all sail in turn, each round from the next seat on.
//! * **§3 Sailing.** A pirate turns its raft, not right about, and sails it on by a buoy or more; a raft that cannot lies still. Who comes to a chest takes
//!   it, who comes to none dives for a pearl.
//! * **§4 Burying.** After the last round all chests are shown, and each pirate buries some of its own, whose weights come to a multiple of five.
//! * **§5 Score.** The weight of the chests buried, and a point a pearl.

mod burying;
#[cfg(feature = "desktop")]
pub mod desktop;
mod game;
mod load;
mod play;
mod sailing;
mod score;
mod values;
mod view;
pub mod words;

pub use game::{Lagoon, Setup};
