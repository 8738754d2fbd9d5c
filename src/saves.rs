//! Where saved games lie, and writing them so that nothing is lost.

use crate::options::Options;
use rules::table::files::Files;
use rules::table::save::MOST_BYTES;
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

/// Reads the game being played.
///
/// # Errors
/// One sentence: there is none, it cannot be read, or it is too large to be one.
pub fn read_current(options: &Options) -> Result<Vec<u8>, String> {
    let file = folder(options)
        .map(|folder| folder.join(CURRENT))
        .ok_or("there is no folder for saved games")?;
    let told = |error: io::Error| format!("{}: {error}", file.display());
    let bytes = fs::metadata(&file).map_err(told)?.len();
    if bytes > MOST_BYTES as u64 {
        return Err(format!(
            "{}: found {bytes} bytes, expected a saved game of at most {MOST_BYTES}",
            file.display()
        ));
    }
    fs::read(&file).map_err(told)
}

/// Puts the game that was left aside, under a name of its own, before another one takes its place.
///
/// # Errors
/// Where the folder cannot be written to.
pub fn set_aside(options: &Options) -> io::Result<()> {
    let Some(folder) = folder(options).filter(|folder| folder.join(CURRENT).is_file()) else {
        return Ok(());
    };
    let free = (1_u32..)
        .map(|number| folder.join(format!("set-aside-{number}.ron")))
        .find(|file| !file.exists());
    match free {
        Some(file) => fs::rename(folder.join(CURRENT), file),
        None => Ok(()),
    }
}

/// A game's data and texts, with the player's own folder `mods` laid over them.
#[must_use]
pub fn files(options: &Options, embedded: Files) -> Files {
    match folder(options) {
        Some(folder) => embedded.with_folder(folder.join("mods")),
        None => embedded,
    }
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
