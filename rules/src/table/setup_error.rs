//! The error for seats or options that cannot be as somebody named them.

use super::files::one_of;
use thiserror::Error;

/// Why a table cannot be set up: seats or options cannot be as somebody named them.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Something was found where something else is expected.
    #[error("found `{found}`, expected {expected}")]
    Found {
        /// The words that were found.
        found: String,
        /// The expectation.
        expected: String,
    },
    /// The number of taken seats is not allowed.
    #[error("found {found} {}, expected {least} to {most}", if *found == 1 { "seat" } else { "seats" })]
    Seats {
        /// The number of seats that were found.
        found: usize,
        /// The fewest that can be.
        least: u8,
        /// The most that can be.
        most: u8,
    },
    /// Two seats have this token.
    #[error("two seats are {0}: each needs its own colour")]
    Twice(String),
    /// Something is wrong with the seat of this number, counted from 1.
    #[error("seat {0}: {1}")]
    Seat(usize, #[source] Box<SetupError>),
    /// An option cannot have this value.
    #[error("`{id}`: found `{found}`, expected {expected}")]
    Value {
        /// The option.
        id: &'static str,
        /// The value.
        found: String,
        /// The expectation.
        expected: String,
    },
    /// An option holds only while another has a certain value.
    #[error("`{option}` holds only with `{needs}`, found `{found}`")]
    Holds {
        /// The option, with its value.
        option: String,
        /// The other option that it needs.
        needs: String,
        /// The value that there is instead.
        found: String,
    },
}

impl SetupError {
    /// Returns the error for something found where one of these names is expected.
    #[must_use]
    pub fn found(found: &str, names: &[&str]) -> Self {
        Self::Found {
            found: found.to_owned(),
            expected: one_of(names),
        }
    }
}
