//! Saved games of others: copies of them lie among the player's own.

use super::{UserError, create, folder, read};
use crate::options::Options;
use rules::table::save::{MOST_BYTES, Unfit};
use std::path::Path;

/// Returns the bytes of a file that was dropped on the window.
///
/// # Errors
/// It is not there, it cannot be read, or it is too large to be a saved game.
pub fn read_dropped(file: &Path) -> Result<Vec<u8>, UserError> {
    read(file, &file.display().to_string(), MOST_BYTES)
}

/// Keeps a copy of a saved game under a name of its own, among the finished ones if it is over. Returns the name.
///
/// # Errors
/// The folder cannot be written to.
pub fn adopt(options: &Options, game: &str, text: &str, over: bool) -> Result<String, UserError> {
    let mut slot = create(options, game)?;
    slot.write(text)?;
    let name = slot.name().to_owned();
    if over {
        slot.finish()?;
    }
    Ok(name)
}

/// Returns the error for a file that was dropped and cannot be played on; `own` is the digest of the game's own data.
#[must_use]
pub fn unfit(options: &Options, file: &Path, own: u64, why: Unfit) -> UserError {
    match folder(options) {
        Ok(folder) => UserError::unfit(file.to_path_buf(), &folder, own, why),
        Err(error) => error,
    }
}
