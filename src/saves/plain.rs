//! Plain files that the game keeps for the player beside the saved games: lessons taken, games counted.

use super::folder;
use crate::options::Options;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Returns the path of a plain file of this name; none where the system names no folder.
#[must_use]
pub fn place(options: &Options, name: &str) -> Option<PathBuf> {
    lies(options).map(|folder| folder.join(name))
}

/// Returns the folder of the plain files; none where the system names none.
#[must_use]
pub fn lies(options: &Options) -> Option<PathBuf> {
    folder(options).ok()
}

/// Returns a file's text; none where there is no such file.
///
/// # Errors
/// The file cannot be read, is larger than `most` bytes, or is no text.
pub fn read(path: &Path, most: u64) -> io::Result<Option<String>> {
    let about = match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        about => about?,
    };
    if !about.is_file() || about.len() > most {
        let why = format!("expected a file of at most {most} bytes");
        return Err(io::Error::other(why));
    }
    fs::read_to_string(path).map(Some)
}
