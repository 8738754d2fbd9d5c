//! A saved game that is open: written whole, and by nobody else.

use super::{ENDING, FINISHED, GAMES, UserError};
use rules::table::files::write_whole;
use rules::table::save::Unfit;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

/// The number of tries for a lock: a shelf that looks whether a game is held has it for a moment.
const TRIES: usize = 25;
/// The time between two tries.
const BETWEEN_TRIES: Duration = Duration::from_millis(10);

/// A saved game that is open. As long as it lives nobody else can open that game; when the program ends, however it
/// ends, the system lets go of it.
#[derive(Debug)]
pub struct Slot {
    folder: PathBuf,
    name: String,
    /// Locked, and let go when it is closed. The game's own file cannot be: each write puts another in its place.
    _lock: File,
}

impl Slot {
    /// Takes the slot of this name, whether or not there is a game in it.
    pub(super) fn take(folder: &Path, name: &str) -> Result<Self, UserError> {
        let path = lock_file(folder, name);
        let lock = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(|error| UserError::writing(&path, &error))?;
        for _ in 0..TRIES {
            match lock.try_lock() {
                Err(TryLockError::WouldBlock) => sleep(BETWEEN_TRIES),
                // Some network folders know no locks: better a game that nobody guards than none.
                Ok(()) | Err(TryLockError::Error(_)) => {
                    return Ok(Self {
                        folder: folder.to_path_buf(),
                        name: name.to_owned(),
                        _lock: lock,
                    });
                }
            }
        }
        Err(UserError::Held {
            name: name.to_owned(),
        })
    }

    /// Returns the game's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the game's file.
    #[must_use]
    pub fn file(&self) -> PathBuf {
        self.within(GAMES, &self.name, ENDING)
    }

    /// Returns whether no game has this name, left or finished.
    pub(super) fn is_new(&self) -> bool {
        !self.file().exists() && !self.within(FINISHED, &self.name, ENDING).exists()
    }

    /// Writes the game, whole or not at all: a draft, which the disk confirms, takes the file's place. After a power
    /// cut the file is this one or the one before it, never half of one.
    ///
    /// The confirmation takes nearly all of the time: of a virtual disk 0.3 ms where it is idle and 8 ms where it is
    /// busy, 16 at worst; without it, 0.1 ms. That the new name is on the disk too is not waited for.
    ///
    /// # Errors
    /// The folder cannot be written to, or the disk is full; what was saved before is still there.
    pub fn write(&mut self, text: &str) -> Result<(), UserError> {
        write_whole(&self.file(), text)
            .map_err(|error| UserError::writing(&self.folder.join(GAMES), &error))
    }

    /// Puts the game, which is over, among the finished ones.
    ///
    /// # Errors
    /// The folder cannot be written to; the game stays where it is.
    pub fn finish(self) -> Result<(), UserError> {
        if !self.file().exists() {
            return Ok(());
        }
        let finished = self.folder.join(FINISHED);
        // A player may have copied a game and played it to its end twice.
        let free = free(&finished, &self.name);
        fs::create_dir_all(&finished)
            .and_then(|()| fs::rename(self.file(), free))
            .map_err(|error| UserError::writing(&finished, &error))?;
        // Only a game that is gone loses its lock: whoever waits for it finds no game then. Of one that is there, two
        // windows could come to hold a lock each, the old file and a new one.
        let _ = fs::remove_file(lock_file(&self.folder, &self.name));
        Ok(())
    }

    /// Returns the error for a game in this slot that cannot be resumed; `own` is the digest of the game's own data.
    #[must_use]
    pub fn unfit(&self, why: Unfit, own: u64) -> UserError {
        UserError::unfit(self.file(), &self.folder, own, why)
    }

    fn within(&self, room: &str, name: &str, ending: &str) -> PathBuf {
        self.folder.join(room).join(format!("{name}.{ending}"))
    }
}

/// Returns a free file for a saved game in a folder, under this name or one like it.
pub(super) fn free(folder: &Path, name: &str) -> PathBuf {
    let file = |number: u64| match number {
        1 => folder.join(format!("{name}.{ENDING}")),
        more => folder.join(format!("{name}-again-{more}.{ENDING}")),
    };
    let mut free = (1..).map(file).filter(|file| !file.exists());
    free.next().unwrap_or_default()
}

fn lock_file(folder: &Path, name: &str) -> PathBuf {
    folder.join(GAMES).join(format!("{name}.lock"))
}

/// Returns whether somebody has this game open.
pub(super) fn is_held(folder: &Path, name: &str) -> bool {
    File::open(lock_file(folder, name))
        .is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
}
