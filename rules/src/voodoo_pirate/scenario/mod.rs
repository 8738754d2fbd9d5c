//! Scenarios of the tile game: what its files spell and how its positions are laid ([`crate::table::scenario`]).

mod compare;
mod format;
mod lay;
mod owner;
mod script;
mod spelling;
#[cfg(test)]
mod tests;

use super::VoodooPirate;
use crate::table::Table;
use crate::table::scenario::{self, Fields, ScenarioError};
use std::path::Path;

/// Plays the scenario of a text.
///
/// # Errors
///
/// As [`scenario::run_text`].
pub fn run_text(name: &str, text: &str) -> Result<(), String> {
    scenario::run_text::<VoodooPirate>(name, text)
}

/// Plays the scenario of a file.
///
/// # Errors
///
/// As [`scenario::run_file`].
pub fn run_file(path: impl AsRef<Path>) -> Result<(), String> {
    scenario::run_file::<VoodooPirate>(path)
}

/// The table of a scenario: its position laid and its choices made. What it expects is not looked at.
///
/// # Errors
///
/// As [`scenario::table_of`].
pub fn table_of(name: &str, text: &str) -> Result<Table<VoodooPirate>, String> {
    scenario::table_of(name, text)
}
