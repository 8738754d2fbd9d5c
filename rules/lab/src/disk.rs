//! Files that the command line is given: read with a bound, and every error names the file.

use crate::out::Failure;
use rules::table::files::write_whole;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

/// A plain file's bytes; where there are more than `most`, none of them is read.
///
/// # Errors
/// Fails where it cannot be read, is no plain file or larger.
pub fn read(path: &Path, most: usize) -> Result<Vec<u8>, Failure> {
    let named = |why: String| Failure(format!("{}: {why}", path.display()));
    let size = fs::metadata(path).map_or(0, |about| about.len());
    if size > most as u64 {
        return Err(named(format!(
            "found {size} bytes, expected at most {most}"
        )));
    }
    read_some(path, most).map_err(|error| named(format!("cannot be read: {error}")))
}

/// The first bytes of a plain file, `most` of them at most.
///
/// # Errors
/// Why it cannot be read.
pub fn read_some(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let explained = |error: io::Error| match error.kind() {
        ErrorKind::NotFound if lies_there(path) => {
            io::Error::other("it is a link that leads nowhere")
        }
        _ => error,
    };
    // Asked first: to open a pipe would wait for whoever writes into it.
    if !fs::metadata(path).map_err(explained)?.is_file() {
        return Err(io::Error::other("it is not a plain file"));
    }
    let mut bytes = Vec::new();
    let mut file = File::open(path)?.take(most as u64);
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes a whole file.
///
/// # Errors
/// An error of the system; the file that was there stays.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), Failure> {
    let written = write_whole(path, bytes);
    written.map_err(|error| Failure(format!("{}: cannot be written: {error}", path.display())))
}

/// Returns whether anything lies in a place, be it a link that leads nowhere or in circles.
#[must_use]
pub fn lies_there(path: &Path) -> bool {
    match fs::symlink_metadata(path) {
        Ok(_) => true,
        Err(error) => !matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory),
    }
}

/// The files with this ending in a folder and in the folders inside, in the order of their names.
///
/// # Errors
/// Fails where a folder cannot be listed.
pub fn files_below(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for (place, is_folder) in listing(&folder)? {
            if is_folder {
                folders.push(place);
            } else if has_ending(&place, ending) {
                found.push(place);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Returns what lies in a folder, and whether it is a folder. A link to a folder is none: links may go round in circles.
///
/// # Errors
/// Fails where the folder cannot be listed.
pub fn listing(folder: &Path) -> Result<Vec<(PathBuf, bool)>, Failure> {
    let named =
        |error: io::Error| Failure(format!("{}: cannot be listed: {error}", folder.display()));
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(named)? {
        let entry = entry.map_err(named)?;
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        found.push((entry.path(), is_folder));
    }
    found.sort();
    Ok(found)
}

/// Returns whether a path ends in `.ending`, in any case.
#[must_use]
pub fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension()
        .is_some_and(|found| found.eq_ignore_ascii_case(ending))
}
