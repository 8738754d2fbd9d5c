//! Files that the command line is given: read with a bound, and every error names the file.

use crate::out::Failure;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

/// A plain file's bytes; where there are more than `most`, none of them is read.
///
/// # Errors
/// Where it cannot be read, is no plain file or larger.
pub fn read(path: &Path, most: usize) -> Result<Vec<u8>, Failure> {
    let named = |why: String| Failure(format!("{}: {why}", path.display()));
    let size = fs::metadata(path).map_or(0, |about| about.len());
    if size > most as u64 {
        return Err(named(format!(
            "found {size} bytes, expected at most {most}"
        )));
    }
    read_some(path, most).map_err(named)
}

/// The first bytes of a plain file, `most` of them at most.
///
/// # Errors
/// Why it cannot be read.
pub fn read_some(path: &Path, most: usize) -> Result<Vec<u8>, String> {
    let unreadable = |error: io::Error| {
        if error.kind() == ErrorKind::NotFound && lies_there(path) {
            "cannot be read: it is a link that leads nowhere".to_owned()
        } else {
            format!("cannot be read: {error}")
        }
    };
    // Asked first: to open a pipe would wait for whoever writes into it.
    if !fs::metadata(path).map_err(unreadable)?.is_file() {
        return Err("cannot be read: it is not a plain file".to_owned());
    }
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(most as u64).read_to_end(&mut bytes))
        .map_err(unreadable)?;
    Ok(bytes)
}

/// Writes a whole file: a draft beside it, renamed over it, so that there is a whole one at any time. What is no plain file, a pipe
/// or a device, is written to as it is.
///
/// # Errors
/// An error of the system; the file that was there stays.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    // Where a link leads is written, and the link stays.
    let place = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let written = if fs::metadata(&place).is_ok_and(|about| !about.is_file()) {
        fs::write(&place, bytes)
    } else {
        let mut draft = place.clone().into_os_string();
        draft.push(".draft");
        fs::write(&draft, bytes).and_then(|()| fs::rename(&draft, &place))
    };
    written.map_err(|error| Failure(format!("{}: cannot be written: {error}", path.display())))
}

/// Whether anything lies in a place, be it a link that leads nowhere or in circles.
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
/// Where a folder cannot be listed.
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

/// What lies in a folder, and whether it is a folder. A link to a folder is none: links may go round in circles.
///
/// # Errors
/// Where the folder cannot be listed.
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

/// Whether a path ends in `.ending`, in any case.
#[must_use]
pub fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension()
        .is_some_and(|found| found.eq_ignore_ascii_case(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_as_a_whole_and_a_link_stays() {
        let folder = std::env::temp_dir().join(format!("lab-disk-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("file");
        write(&file, b"one").unwrap();
        write(&file, b"two").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"two");
        #[cfg(unix)]
        {
            let link = folder.join("link");
            std::os::unix::fs::symlink(&file, &link).unwrap();
            write(&link, b"three").unwrap();
            assert!(link.is_symlink());
            assert_eq!(fs::read(&file).unwrap(), b"three");
            fs::remove_file(&link).unwrap();
        }
        assert_eq!(listing(&folder).unwrap(), [(file, false)]);
        let Failure(why) = write(&folder, b"").unwrap_err();
        assert!(why.contains("cannot be written"), "{why}");
        fs::remove_dir_all(folder).unwrap();
    }
}
