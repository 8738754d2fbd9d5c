//! Games that the player discarded: they go to a folder of their own, from where they can be put back.

use super::slot::{Slot, free};
use super::{ENDING, FINISHED, GAMES, UserError, folder, is_name};
use crate::options::Options;
use std::fs;
use std::path::PathBuf;

/// The folder of discarded games.
const DISCARDED: &str = "discarded";

/// A game that was discarded.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Discarded {
    from: PathBuf,
    to: PathBuf,
}

/// Puts a game that was left, or one that is over, among the discarded ones.
///
/// # Errors
/// There is no such game, it is open in a window, or the folder cannot be written to; the game stays where it is.
pub fn discard(options: &Options, name: &str, over: bool) -> Result<Discarded, UserError> {
    if !is_name(name) {
        return Err(UserError::Name {
            name: name.to_owned(),
        });
    }
    let folder = folder(options)?;
    let room = if over { FINISHED } else { GAMES };
    let from = folder.join(room).join(format!("{name}.{ENDING}"));
    if !from.exists() {
        return Err(UserError::Missing {
            name: name.to_owned(),
        });
    }
    // Nobody plays it meanwhile.
    let _slot = (!over).then(|| Slot::take(&folder, name)).transpose()?;
    let discarded = folder.join(DISCARDED);
    let to = free(&discarded, name);
    fs::create_dir_all(&discarded)
        .and_then(|()| fs::rename(&from, &to))
        .map_err(|error| UserError::writing(&discarded, &error))?;
    Ok(Discarded { from, to })
}

impl Discarded {
    /// Puts the game back where it was.
    ///
    /// # Errors
    /// Another game has its name by now, or the folder cannot be written to; the game stays discarded.
    pub fn put_back(&self) -> Result<(), UserError> {
        if self.from.exists() {
            return Err(UserError::NoAccess {
                path: self.from.clone(),
                why: "it is there already".to_owned(),
            });
        }
        fs::rename(&self.to, &self.from).map_err(|error| UserError::writing(&self.from, &error))
    }
}
