//! Captains: computer players for any game that keeps the table's promises.
//!
//! They know no game's rules. They see a [`Decision`](crate::table::Decision) and positions in which all that their seat may
//! not know is shuffled, and two hints that a game may give: [`Game::evaluate`](crate::table::Game::evaluate) and
//! [`Game::rollout_policy`](crate::table::Game::rollout_policy).
//!
//! Their way of thinking, what was tried and what it brought stand in `README.md` beside this file.

pub mod conformance;
mod crew;
mod level;
mod memory;
mod mind;
mod playing;
mod reward;
mod thinker;
mod tree;

pub use crew::Crew;
pub use level::{Level, Plan};
pub use mind::Mind;
pub use thinker::{Expected, Thinker, hint};
