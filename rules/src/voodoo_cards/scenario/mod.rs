//! Scenarios of the card game: what its files spell and how its positions are laid ([`crate::table::scenario`]).

mod compare;
mod format;
mod lay;
mod script;
mod spelling;

use super::VoodooCards;
use crate::table::scenario::{self, Fields, ScenarioError};
use std::path::Path;

/// Plays the scenario of a text.
///
/// # Errors
///
/// As [`scenario::run_text`].
pub fn run_text(name: &str, text: &str) -> Result<(), String> {
    scenario::run_text::<VoodooCards>(name, text)
}

/// Plays the scenario of a file.
///
/// # Errors
///
/// As [`scenario::run_file`].
pub fn run_file(path: impl AsRef<Path>) -> Result<(), String> {
    scenario::run_file::<VoodooCards>(path)
}
