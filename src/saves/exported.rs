//! Files that the player has written to read or show elsewhere: none takes the place of another.

use super::{UserError, folder};
use crate::options::Options;
use rules::table::files::write_whole;
use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::PathBuf;

/// A kind of file that is written for the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Export {
    /// Figures of a game's balance, as CSV.
    Study,
    /// The log of a game, as text.
    Log,
    /// The score of a game, as text.
    Score,
    /// The score of a game, as a picture.
    Picture,
}

impl Export {
    /// Returns the folder, the part of the name after the game's id, and the extension.
    fn place(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Study => ("studies", "", "csv"),
            Self::Log => ("exports", "-log", "txt"),
            Self::Score => ("exports", "-score", "txt"),
            Self::Picture => ("exports", "-score", "png"),
        }
    }
}

/// Writes something of a game, by its id, under a number that no other file has; returns the path.
///
/// # Errors
/// The folder cannot be written to, or the disk is full; no part of the file is left then.
pub fn export(
    options: &Options,
    game: &str,
    what: Export,
    bytes: impl AsRef<[u8]>,
) -> Result<PathBuf, UserError> {
    let (room, part, ending) = what.place();
    let room = folder(options)?.join(room);
    fs::create_dir_all(&room).map_err(|error| UserError::writing(&room, &error))?;
    let mut number = 1;
    let file = loop {
        let file = room.join(format!("{game}{part}-{number}.{ending}"));
        match File::create_new(&file) {
            Ok(_) => break file,
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(UserError::writing(&room, &error)),
        }
    };
    // The name is taken: another window takes the next.
    if let Err(error) = write_whole(&file, bytes) {
        let _ = fs::remove_file(&file);
        return Err(UserError::writing(&room, &error));
    }
    Ok(file)
}
