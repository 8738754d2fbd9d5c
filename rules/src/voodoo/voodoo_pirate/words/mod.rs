//! The game in words: names, questions, answers, reasons and the log, for whoever reads them.
//!
//! The texts stand in Fluent files (`load::WORDS`); here stands which text is said when, and with which values. A
//! [`Speaker`] says them for one table:
//!
//! ```
//! # use rules::table::{SeatKind, Table};
//! # use rules_voodoo::CURSED;
//! # use rules_voodoo::voodoo_pirate::{Setup, VoodooPirate, load, words::{Speaker, load_words}};
//! # use std::sync::Arc;
//! let words = Arc::new(load_words(&load::files())?);
//! let setup = Setup::of(&[SeatKind::Human, CURSED, CURSED]);
//! let mut table = Table::<VoodooPirate>::new(load::standard(), &setup, 7).expect("three can play");
//! let speaker = Speaker::at(&words, &mut table);
//! let told = table.log_for(None, 0).next().expect("the ships come in");
//! assert_eq!(
//!     speaker.event(&told.1, None).as_deref(),
//!     Some("The pirates bring their ships into Tortuga’s harbour.")
//! );
//! # Ok::<(), Vec<rules::table::files::Fault>>(())
//! ```

mod aid;
mod asking;
mod names;
mod score;
mod telling;
#[cfg(test)]
mod tests;
mod tips;

use super::VoodooPirate;
use super::choice::{Choice, Question};
use super::event::{Cause, Event};
#[cfg(test)]
use super::load;
#[cfg(test)]
use super::pieces::{Colour, Face, Faces};
#[cfg(test)]
use super::setup::Setup;
use super::view::View;
use crate::alike::speaks;
use rules::table::files::{Fault, Files};
#[cfg(test)]
use rules::table::words::Value;
use rules::table::words::Words;
use rules::table::{Packed, Seat};
#[cfg(test)]
use rules::table::{PieceId, Table};
#[cfg(test)]
use std::sync::Arc;

speaks!(VoodooPirate);
