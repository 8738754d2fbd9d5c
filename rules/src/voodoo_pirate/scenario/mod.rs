//! Scenarios: rules shown as a position, some choices and what must come of them, in files that a designer writes.
//!
//! `tests/scenarios/README.md` says what stands in a file. Pieces are laid by moving those of a game set up as usual, so
//! a position keeps every invariant. Chance is not bent: where a file says what the bag gives, seeds are tried until
//! one gives it.

mod compare;
mod format;
mod happening;
mod lay;
mod owner;
mod run;
mod spelling;
#[cfg(test)]
mod tests;

use crate::table::Table;
use crate::table::files::{Fault, Source};
use crate::voodoo_pirate::VoodooPirate;
use format::Scenario;
use std::path::Path;

/// The fields of a file that lead to a value, from the top.
type Fields = &'static [&'static str];

/// Something wrong with a scenario: where it stands in the file, and what it is.
#[derive(Debug)]
struct Trouble {
    /// The fields that lead to it.
    fields: Fields,
    /// The item of the list that they lead to.
    item: Option<usize>,
    /// What is wrong.
    text: String,
}

impl Trouble {
    fn at(fields: Fields, text: impl Into<String>) -> Self {
        Self {
            fields,
            item: None,
            text: text.into(),
        }
    }

    fn at_item(fields: Fields, item: usize, text: impl Into<String>) -> Self {
        Self {
            item: Some(item),
            ..Self::at(fields, text)
        }
    }

    fn fault(self, source: &Source) -> Fault {
        let offsets = source.item_offsets(self.fields);
        match self.item.and_then(|item| offsets.get(item)) {
            Some(&offset) => source.fault(offset, self.text),
            None => source.fault_at(self.fields, self.text),
        }
    }
}

/// Plays the scenario of a text.
///
/// # Errors
///
/// What is wrong with the text, or the first difference between what it expects and what happens: file, line, column and
/// the difference in words.
pub fn run_text(name: &str, text: &str) -> Result<(), String> {
    run_bytes(name, text.as_bytes().to_vec())
}

/// Plays the scenario of a file.
///
/// # Errors
///
/// A file that cannot be read; else as [`run_text`].
pub fn run_file(path: impl AsRef<Path>) -> Result<(), String> {
    let path = path.as_ref();
    let name = path.display().to_string();
    let bytes = std::fs::read(path).map_err(|error| format!("{name}: cannot be read: {error}"))?;
    run_bytes(&name, bytes)
}

/// The table of a scenario: its position laid and its choices made. What it expects is not looked at.
///
/// # Errors
///
/// What is wrong with the text, or the first choice that is not taken as it says.
pub fn table_of(name: &str, text: &str) -> Result<Table<VoodooPirate>, String> {
    with_scenario(name, text.as_bytes().to_vec(), run::table_of)
}

fn run_bytes(name: &str, bytes: Vec<u8>) -> Result<(), String> {
    with_scenario(name, bytes, run::run)
}

fn with_scenario<T>(
    name: &str,
    bytes: Vec<u8>,
    play: impl FnOnce(&Scenario) -> Result<T, Trouble>,
) -> Result<T, String> {
    let source = Source::new(name, name, bytes).map_err(|fault| fault.to_string())?;
    let mut faults = Vec::new();
    let scenario: Option<Scenario> = source.record(&mut faults);
    let Some(scenario) = scenario else {
        return Err(faults
            .iter()
            .map(Fault::to_string)
            .collect::<Vec<_>>()
            .join("\n"));
    };
    play(&scenario).map_err(|trouble| {
        let fault = trouble.fault(&source);
        format!("{fault}\n  in: {} ({})", scenario.title, scenario.rule)
    })
}
