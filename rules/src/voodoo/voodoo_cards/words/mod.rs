//! The game in words: names, questions, answers, reasons and the log, for whoever reads them.
//!
//! The texts stand in Fluent files (`load::WORDS`); here stands which text is said when, and with which values. A
//! [`Speaker`] says them for one table. What both Voodoo games say alike: [`crate::words`].

mod aid;
mod asking;
mod names;
mod telling;
#[cfg(test)]
mod tests;

use super::VoodooCards;
use super::choice::{Choice, Question};
use super::event::{Cause, Event};
use super::view::View;
use crate::alike::speaks;
use rules::table::files::{Fault, Files};
use rules::table::words::Words;
use rules::table::{Packed, Seat};

speaks!(VoodooCards);
