//! Errors of saved games and of the player's own data, each with its sentence.

use super::MODS;
use rules::table::files::Fault;
use rules::table::save::{MOST_BYTES, Unfit, hexadecimal};
use rules::table::words::{Value, Words};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// An error for the player. No saved game was changed by it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UserError {
    /// The system names no folder for the player's data.
    NoFolder,
    /// A folder cannot be made or written to.
    NoAccess {
        /// The folder or file.
        path: PathBuf,
        /// The system's message.
        why: String,
    },
    /// A file lies where a folder is needed.
    InTheWay {
        /// The folder.
        path: PathBuf,
    },
    /// The disk is full, or the player's share of it.
    Full,
    /// The game is open already, mostly in another window.
    Held {
        /// Its name.
        name: String,
    },
    /// That is no name of a saved game.
    Name {
        /// The name.
        name: String,
    },
    /// Another game has that name.
    Taken {
        /// The name.
        name: String,
    },
    /// There is no game of that name.
    Missing {
        /// The name.
        name: String,
    },
    /// The file cannot be read.
    Unreadable {
        /// The file.
        file: PathBuf,
        /// The system's message.
        why: String,
    },
    /// The file is larger than any saved game.
    TooLarge {
        /// The file.
        file: PathBuf,
        /// Its size.
        bytes: u64,
    },
    /// The file is no saved game, or not one for this program and its data.
    Unfit {
        /// The file.
        file: PathBuf,
        /// The folder of the player's own data.
        mods: PathBuf,
        /// The digest of the game's own data.
        own: u64,
        /// The fault.
        why: Box<Unfit>,
    },
    /// The players or options cannot be used, for this reason.
    Setup(String),
    /// The player's own data or texts are at fault.
    Data(Vec<Fault>),
    /// A game that is over could not be counted.
    Uncounted {
        /// The fault, with the file.
        why: String,
    },
    /// No picture could be taken.
    NoPicture {
        /// The fault.
        why: String,
    },
    /// None of a game's data files lies there.
    NoData {
        /// The folder.
        folder: PathBuf,
    },
    /// Every game that was left is open, or none was left.
    NoneLeft,
}

impl UserError {
    /// Returns the error for a failure of the system to write.
    pub(super) fn writing(path: &Path, error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::AlreadyExists | ErrorKind::NotADirectory => Self::InTheWay {
                path: path.to_path_buf(),
            },
            _ => Self::NoAccess {
                path: path.to_path_buf(),
                why: error.to_string(),
            },
        }
    }

    /// Returns the error for a saved game that cannot be played; `folder` is the player's, `own` the digest of the game's own data.
    pub(super) fn unfit(file: PathBuf, folder: &Path, own: u64, why: Unfit) -> Self {
        Self::Unfit {
            file,
            mods: folder.join(MODS),
            own,
            why: Box::new(why),
        }
    }

    /// Returns the error in a sentence: what is wrong, where, and what to do about it.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        match self {
            Self::NoFolder => words.say("ui-save-no-folder", &[]),
            Self::NoAccess { path, why } => words.say(
                "ui-save-no-access",
                &[("path", shown(path)), ("why", why.into())],
            ),
            Self::InTheWay { path } => words.say("ui-save-in-the-way", &[("path", shown(path))]),
            Self::Full => words.say("ui-save-full", &[]),
            Self::Held { name } => words.say("ui-save-held", &[("name", name.into())]),
            Self::Name { name } => words.say("ui-save-name", &[("name", name.into())]),
            Self::Taken { name } => words.say("ui-save-taken", &[("name", name.into())]),
            Self::Missing { name } => words.say("ui-save-missing", &[("name", name.into())]),
            Self::Unreadable { file, why } => words.say(
                "ui-save-unreadable",
                &[("file", shown(file)), ("why", why.into())],
            ),
            Self::TooLarge { file, bytes } => words.say(
                "ui-save-too-large",
                &[
                    ("file", shown(file)),
                    ("bytes", bytes.to_string().into()),
                    ("most", MOST_BYTES.to_string().into()),
                ],
            ),
            Self::Unfit {
                file,
                mods,
                own,
                why,
            } => unfit(words, file, mods, *own, why),
            Self::Setup(why) => words.say("ui-crew", &[("why", why.into())]),
            Self::Data(faults) => {
                let first = faults.first().map(ToString::to_string).unwrap_or_default();
                let more = faults.len().saturating_sub(1) as i64;
                words.say(
                    "ui-data-fault",
                    &[("fault", first.into()), ("more", more.into())],
                )
            }
            Self::Uncounted { why } => words.say("ui-stats-unkept", &[("why", why.into())]),
            Self::NoPicture { why } => words.say("ui-save-no-picture", &[("why", why.into())]),
            Self::NoData { folder } => words.say("ui-no-data", &[("folder", shown(folder))]),
            Self::NoneLeft => words.say("ui-save-none-left", &[]),
        }
    }
}

fn unfit(words: &Words, file: &Path, mods: &Path, own: u64, why: &Unfit) -> String {
    match why {
        Unfit::File(fault) => words.say("ui-save-broken", &[("fault", fault.to_string().into())]),
        Unfit::Other {
            what: "data",
            found,
            ..
        } => {
            let id = if *found == hexadecimal(own) {
                "ui-save-own-data"
            } else {
                "ui-save-other-data"
            };
            words.say(id, &[("file", shown(file)), ("mods", shown(mods))])
        }
        Unfit::Other {
            what,
            found,
            expected,
        } => words.say(
            "ui-save-other-rules",
            &[
                ("file", shown(file)),
                ("what", (*what).into()),
                ("found", found.into()),
                ("expected", expected.into()),
            ],
        ),
        Unfit::Setup(why) => words.say(
            "ui-save-crew",
            &[("file", shown(file)), ("why", why.to_string().into())],
        ),
        Unfit::Choice { number, choice, .. } => words.say(
            "ui-save-illegal",
            &[
                ("file", shown(file)),
                ("number", number.to_string().into()),
                ("choice", choice.into()),
            ],
        ),
    }
}

fn shown(path: &Path) -> Value<'static> {
    path.display().to_string().into()
}
