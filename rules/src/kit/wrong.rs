//! The error for seats or options that cannot be as somebody named them.

use crate::table::files::one_of;
use std::fmt;

/// Why seats or options cannot be as somebody named them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// Something was found where something else is expected.
    Found {
        /// What was found.
        found: String,
        /// What is expected.
        expected: String,
    },
    /// The number of taken seats is not allowed.
    Seats {
        /// How many.
        found: usize,
        /// The fewest that can be.
        least: u8,
        /// The most that can be.
        most: u8,
    },
    /// Two seats have this token.
    Twice(String),
    /// Something is wrong with the seat of this number, counted from 1.
    Seat(usize, Box<Wrong>),
    /// An option cannot have this value.
    Value {
        /// The option.
        id: &'static str,
        /// The value.
        found: String,
        /// What is expected.
        expected: String,
    },
    /// An option holds only while another has a certain value.
    Holds {
        /// The option, with its value.
        option: String,
        /// What it needs.
        needs: String,
        /// What there is instead.
        found: String,
    },
}

impl Wrong {
    /// Returns the error for something found where one of these names is expected.
    #[must_use]
    pub fn found(found: &str, names: &[&str]) -> Self {
        Self::Found {
            found: found.to_owned(),
            expected: one_of(names),
        }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Found { found, expected } => write!(f, "found `{found}`, expected {expected}"),
            Self::Seats { found, least, most } => {
                let seats = if *found == 1 { "seat" } else { "seats" };
                write!(f, "found {found} {seats}, expected {least} to {most}")
            }
            Self::Twice(token) => {
                write!(f, "two seats are {token}: each needs its own colour")
            }
            Self::Seat(number, wrong) => write!(f, "seat {number}: {wrong}"),
            Self::Value {
                id,
                found,
                expected,
            } => write!(f, "`{id}`: found `{found}`, expected {expected}"),
            Self::Holds {
                option,
                needs,
                found,
            } => write!(f, "`{option}` holds only with `{needs}`, found `{found}`"),
        }
    }
}

impl std::error::Error for Wrong {}
