//! Disks and folders that cannot be written to.

use super::{GAME, at, options, said};
use std::fs;
use std::path::Path;
use voodoo_pirate::saves::{self, UserError};

#[test]
fn a_folder_that_cannot_be_made_is_told() {
    let (_, folder) = options("plain");
    fs::create_dir_all(&folder).unwrap();
    let plain = folder.join("plain");
    fs::write(&plain, "").unwrap();
    let options = at(&plain.join("deeper"));
    assert_eq!(saves::left(&options), []);
    let said = said(&saves::create(&options, GAME).unwrap_err());
    assert!(said.contains("can’t be saved in"), "{said}");
    assert!(said.contains("a file lies where"), "{said}");
    assert!(said.contains(&plain.display().to_string()), "{said}");
    // What only the system forbids: nobody makes folders there, not even its administrator.
    #[cfg(target_os = "linux")]
    {
        let said = self::said(&saves::create(&at(Path::new("/proc/games")), GAME).unwrap_err());
        assert!(said.contains("can’t be saved in /proc/games"), "{said}");
    }
    let missing = saves::open(&options, "voodoo-pirate-1").unwrap_err();
    assert!(matches!(missing, UserError::Missing { .. }), "{missing:?}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_leaves_what_was_saved_before() {
    let (options, folder) = options("full");
    let mut slot = saves::create(&options, GAME).unwrap();
    slot.write("before").unwrap();
    let draft = folder.join("games/voodoo-pirate-1.draft");
    std::os::unix::fs::symlink("/dev/full", &draft).unwrap();
    let said = said(&slot.write("after").unwrap_err());
    assert!(said.contains("the disk is full"), "{said}");
    assert_eq!(fs::read_to_string(slot.file()).unwrap(), "before");
    slot.write("with room again").unwrap();
    assert_eq!(fs::read_to_string(slot.file()).unwrap(), "with room again");
}
