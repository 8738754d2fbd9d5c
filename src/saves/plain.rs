//! Plain files that the game keeps for the player beside the saved games: lessons taken, games counted.

use super::folder;
use crate::options::Options;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Where a plain file of this name lies; nowhere where the system names no folder.
#[must_use]
pub fn place(options: &Options, name: &str) -> Option<PathBuf> {
    folder(options).ok().map(|folder| folder.join(name))
}

/// A file's text; nothing where there is no such file.
///
/// # Errors
/// A file that cannot be read, is larger than `most` bytes, or is no text.
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

/// Writes a file whole or not at all: a draft, which the disk confirms, takes its place.
///
/// # Errors
/// Where it cannot be written; what was there before is still there.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let draft = path.with_extension("draft");
    let written = confirmed(&draft, text).and_then(|()| fs::rename(&draft, path));
    if written.is_err() {
        // Half a draft is of no use to anybody, and on a full disk in the way.
        let _ = fs::remove_file(&draft);
    }
    written
}

fn confirmed(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Puts a file where it is in nobody's way; where it lies then.
#[must_use]
pub fn set_aside(path: &Path) -> PathBuf {
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    let free = (1_u32..)
        .map(|number| path.with_extension(format!("bad-{number}.{ending}")))
        .find(|aside| !aside.exists())
        .unwrap_or_default();
    match fs::rename(path, &free) {
        Ok(()) => free,
        Err(_) => path.to_path_buf(),
    }
}
