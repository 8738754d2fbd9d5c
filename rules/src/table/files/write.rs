//! Files of the player's own: written whole or not at all, and set aside where they cannot be used.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a whole file: a draft beside it, which the disk confirms, takes its place.
///
/// After a power cut the file is this one or the one before it, never half of one. Its folder is made where there is none. Where
/// a link leads is written, and the link stays; what is no plain file, a pipe or a device, is written to as it is.
///
/// # Errors
/// Fails where it cannot be written; what was there before is still there.
pub fn write_whole(path: &Path, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if fs::metadata(&path).is_ok_and(|about| !about.is_file()) {
        return fs::write(path, bytes);
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let draft = path.with_extension("draft");
    let written = confirmed(&draft, bytes.as_ref()).and_then(|()| fs::rename(&draft, &path));
    if written.is_err() {
        // Half a draft is of no use to anybody, and on a full disk in the way.
        let _ = fs::remove_file(&draft);
    }
    written
}

fn confirmed(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Puts a file where it is in nobody's way, and returns where it lies then.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_as_a_whole_and_a_link_stays() {
        let name = format!("rules-write-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let file = folder.join("within").join("file");
        write_whole(&file, "one").unwrap();
        write_whole(&file, "two").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"two");
        #[cfg(unix)]
        {
            let link = folder.join("link");
            std::os::unix::fs::symlink(&file, &link).unwrap();
            write_whole(&link, "three").unwrap();
            assert!(link.is_symlink());
            assert_eq!(fs::read(&file).unwrap(), b"three");
        }
        assert_eq!(fs::read_dir(file.parent().unwrap()).unwrap().count(), 1);
        write_whole(&folder, "").unwrap_err();
        fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_draft_that_cannot_be_finished_leaves_the_file_and_nothing_else() {
        let name = format!("rules-write-full-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let file = folder.join("file.ron");
        write_whole(&file, "whole").unwrap();
        let draft = folder.join("file.draft");
        std::os::unix::fs::symlink("/dev/full", &draft).unwrap();
        write_whole(&file, "new").unwrap_err();
        assert_eq!(fs::read(&file).unwrap(), b"whole");
        assert!(!draft.is_symlink());
        fs::remove_dir_all(folder).unwrap();
    }
}
