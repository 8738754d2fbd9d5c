//! The values that the enums of both games share.
//!
//! Each game has its own list of places, events, questions, choices, reasons and causes, by which its saved games, its scenarios
//! and the desktop name things. The shared rules use the lists here; a game's list has every name of them among its own
//! ([`rules::kit::family`]), and what such a one holds and means stands here alone.

mod choice;
mod event;
mod pieces;

pub use choice::{Choice, Question, Reason};
pub use event::{Cause, Event};
pub use pieces::{Face, Place};

pub use rules::kit::Shares;
