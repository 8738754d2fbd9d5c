//! What can be wrong with the file of the settings, in words. Names and values are told as the file spells them.

use crate::controls::Misbound;
use ron::error::{Error, SpannedError};
use rules::table::words::{Value, Words};
use std::path::{Path, PathBuf};

/// Names at most that are told of those that would have been right.
const NAMES: usize = 12;

/// What can be wrong with the file of the settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UserError {
    /// It could not be used: what is wrong in it, and where it lies now.
    Unread(Fault, PathBuf),
    /// It could not be written.
    Unkept {
        /// The file.
        file: PathBuf,
        /// What the system says.
        why: String,
    },
}

impl UserError {
    /// The error in a sentence.
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

/// What is wrong in a file of settings, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file, and the line or the setting in it.
    pub at: String,
    /// What is wrong there.
    pub wrong: Wrong,
}

/// What can be wrong in a file of settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// The system cannot read it, and says why.
    Unreadable(String),
    /// It is no file, or larger than so many bytes.
    Large(u64),
    /// It is not spelled as such a file is; what reads it says why.
    Spelling(String),
    /// Something is none of what is allowed there.
    Value {
        /// What is found.
        found: String,
        /// What is allowed.
        allowed: String,
    },
    /// An act cannot be asked for so.
    Keys(Misbound),
}

impl Fault {
    /// What reading a file of a name met with.
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
