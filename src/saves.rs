//! Where saved games lie, and writing them so that nothing is lost.

use crate::options::Options;
use std::fs;
use std::io;
use std::path::PathBuf;

/// The file of the game being played.
const CURRENT: &str = "current.ron";

fn folder(options: &Options) -> Option<PathBuf> {
    options.scratch.clone().or_else(|| {
        directories::ProjectDirs::from("", "", "voodoo-pirate")
            .map(|dirs| dirs.data_dir().to_path_buf())
    })
}

/// Writes the game being played, whole or not at all.
///
/// # Errors
/// Where the folder cannot be written to.
pub fn write_current(options: &Options, text: &str) -> io::Result<()> {
    let folder =
        folder(options).ok_or_else(|| io::Error::other("there is no folder for saved games"))?;
    fs::create_dir_all(&folder)?;
    let draft = folder.join("current.draft");
    fs::write(&draft, text)?;
    fs::rename(draft, folder.join(CURRENT))
}

/// Reads the game being played, if one was left.
#[must_use]
pub fn read_current(options: &Options) -> Option<Vec<u8>> {
    fs::read(folder(options)?.join(CURRENT)).ok()
}

/// Whether a game was left.
#[must_use]
pub fn has_current(options: &Options) -> bool {
    folder(options).is_some_and(|folder| folder.join(CURRENT).is_file())
}

/// Forgets the game being played: it is over.
pub fn forget_current(options: &Options) {
    if let Some(folder) = folder(options) {
        // A file that is not there is as good as forgotten.
        let _ = fs::remove_file(folder.join(CURRENT));
    }
}
