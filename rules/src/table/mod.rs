//! The ground on which every game stands, and the four promises it keeps.
//!
//! 1. **One way in**: a [`Decision`], answered through [`Table::choose`]; what is not listed is refused with a reason.
//! 2. **One way out**: the [`EventLog`], every event with its cause and its audience.
//! 3. **A game is its setup, its seed and its choices**: see [`save`].
//! 4. **A position can be forked**: see [`Table::fork`].

mod agenda;
pub mod conformance;
mod decision;
mod dice;
mod driver;
mod event_log;
pub mod files;
mod game;
mod language;
pub mod lesson;
mod name;
mod packed;
mod piece;
mod position;
mod rules;
pub mod save;
pub mod scenario;
mod seat;
mod setting;
mod setup_error;
mod tabletop;
mod values;
mod why;
pub mod words;

pub use agenda::{Agenda, Halt, run_agenda};
pub use decision::{Asking, Choices, Decision, Refusal};
pub use dice::{Dice, GENERATOR, mix};
pub use driver::{AtRandom, Driver, Held};
pub use event_log::{Audience, EventLog, LoggedEvent};
pub use game::{Game, Logged, Word, is_one_act};
pub use language::Language;
pub use name::{LONGEST_NAME, fit_name};
pub use packed::{Book, DESKTOP, Packed, SOUND, Texts};
pub use piece::{At, PieceBox, PieceId, ToldApart};
pub use position::{Position, Registry, StableHasher};
pub use rules::{Rule, RuleLine, RuleTable, Touched};
pub use seat::{MOST_SEATS, Seat, SeatKind, SeatSet};
pub use setting::{Phases, StateSetup};
pub use setup_error::SetupError;
pub use tabletop::Table;
pub use values::Values;
pub use why::origins;
