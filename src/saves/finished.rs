//! Games that are over: all are kept, to be looked back at.

use super::{ENDING, FINISHED, UserError, folder, listed};
use crate::options::Options;
use rules::table::save::{MOST_BYTES, Unfit};
use std::path::PathBuf;
use std::time::SystemTime;

/// The most finished games that a list shows: each is read for it.
pub const MOST_FINISHED: usize = 50;

/// A game that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    /// Its name: that of its file without the ending.
    pub name: String,
    /// The time it was last written, in seconds since 1970 began.
    pub seconds: u64,
    /// The player's folder.
    folder: PathBuf,
}

impl Finished {
    /// Returns its file.
    #[must_use]
    pub fn file(&self) -> PathBuf {
        let file = format!("{}.{ENDING}", self.name);
        self.folder.join(FINISHED).join(file)
    }

    /// Returns the bytes of its file.
    ///
    /// # Errors
    /// It cannot be read, or is too large to be a saved game.
    pub fn read(&self) -> Result<Vec<u8>, UserError> {
        super::read(&self.file(), &self.name, MOST_BYTES)
    }

    /// Returns the error for a game that cannot be looked back at; `own` is the digest of the game's own data.
    #[must_use]
    pub fn unfit(&self, why: Unfit, own: u64) -> UserError {
        UserError::unfit(self.file(), &self.folder, own, why)
    }
}

/// Returns the games that are over, the newest first. No file is read, so that it costs little.
#[must_use]
pub fn finished(options: &Options) -> Vec<Finished> {
    let Ok(folder) = folder(options) else {
        return Vec::new();
    };
    let games = listed(&folder.join(FINISHED)).into_iter();
    let finished = games.map(|(modified, name, _)| {
        let since = modified.duration_since(SystemTime::UNIX_EPOCH);
        Finished {
            name,
            seconds: since.map_or(0, |since| since.as_secs()),
            folder: folder.clone(),
        }
    });
    finished.collect()
}

/// Returns the finished game of this name.
///
/// # Errors
/// There is none.
pub fn recall(options: &Options, name: &str) -> Result<Finished, UserError> {
    let mut games = finished(options).into_iter();
    games
        .find(|game| game.name == name)
        .ok_or_else(|| UserError::Missing {
            name: name.to_owned(),
        })
}
