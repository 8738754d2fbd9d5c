//! Errors of the file of the settings, in words. Names and values are told as the file spells them.

use crate::controls::Misbound;
use ron::error::{Error, SpannedError};
use rules::table::words::{Value, Words};
use std::path::{Path, PathBuf};

/// The most names told of those that would have been right.
const NAMES: usize = 12;

/// An error of the file of the settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UserError {
    /// It could not be used: its fault, and the place where it lies now.
    Unread(Fault, PathBuf),
    /// It could not be written.
    Unkept {
        /// The file.
        file: PathBuf,
        /// The system's message.
        why: String,
    },
}

impl UserError {
    /// Returns the error in a sentence.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        match self {
            Self::Unread(fault, aside) => {
                let values = [("why", fault.say(words).into()), ("aside", shown(aside))];
                words.say("ui-settings-unread", &values)
            }
            Self::Unkept { file, why } => {
                let why = format!("{}: {why}", file.display());
                words.say("ui-settings-unkept", &[("why", why.into())])
            }
        }
    }
}

/// A fault in a file of settings, and its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file, and the line or the setting in it.
    pub at: String,
    /// The kind of fault.
    pub wrong: Wrong,
}

/// The kinds of faults in a file of settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// The system cannot read it, with its message.
    Unreadable(String),
    /// It is no file, or larger than this many bytes.
    Large(u64),
    /// It is not valid RON, with the parser's message.
    Spelling(String),
    /// A name or value is not among those allowed.
    Value {
        /// The name or value that is found.
        found: String,
        /// The allowed ones, separated by commas.
        allowed: String,
    },
    /// The keys of an act cannot be used.
    Keys(Misbound),
}

impl Fault {
    /// Returns the fault for an error of the parser in a file of this name.
    pub(super) fn spelled(name: &str, error: &SpannedError) -> Self {
        let wrong = match &error.code {
            Error::NoSuchStructField {
                expected, found, ..
            }
            | Error::NoSuchEnumVariant {
                expected, found, ..
            } => {
                let more = (expected.len() > NAMES).then_some("…");
                let names = expected.iter().copied().take(NAMES).chain(more);
                Wrong::Value {
                    found: found.clone(),
                    allowed: names.collect::<Vec<_>>().join(", "),
                }
            }
            code => Wrong::Spelling(code.to_string()),
        };
        Self {
            at: format!("{name}:{}", error.span.start),
            wrong,
        }
    }

    fn say(&self, words: &Words) -> String {
        let wrong = match &self.wrong {
            Wrong::Unreadable(why) | Wrong::Spelling(why) => why.clone(),
            Wrong::Large(most) => {
                words.say("ui-settings-large", &[("most", most.to_string().into())])
            }
            Wrong::Value { found, allowed } => {
                let values = [("found", found.into()), ("allowed", allowed.into())];
                words.say("ui-settings-value", &values)
            }
            Wrong::Keys(misbound) => misbound.say(words),
        };
        format!("{}: {wrong}", self.at)
    }
}

fn shown(path: &Path) -> Value<'static> {
    path.display().to_string().into()
}
