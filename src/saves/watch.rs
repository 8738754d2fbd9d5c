//! Watches the player's own files: a thread looks again and again which of them have changed.
//!
//! A look at a folder that is not there is one question to the system; at others, each file costs a microsecond or two. So nothing
//! is gained by the services that systems have for this, which differ from one to the next.

use bevy::prelude::Message;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, SystemTime};

/// The time between two looks while files are written: a file that has not changed meanwhile is whole.
const SETTLE: Duration = Duration::from_millis(120);
/// The depth to which folders are looked into.
const DEEPEST: usize = 4;
/// The most files that are watched.
const MOST: usize = 10_000;

/// The state of all files at a look: the time each was written and its length, by its path.
type Look = BTreeMap<String, (SystemTime, u64)>;

/// Files of the player's own were changed, by their paths, and are sound: they are taken over.
#[derive(Message, Debug, Clone)]
pub struct TakeOver(pub Vec<String>);

/// A folder that is watched.
#[derive(Debug, Clone)]
pub struct Watched {
    /// The folder. It need not be there.
    pub folder: PathBuf,
    /// The endings of files that are looked at.
    pub endings: &'static [&'static str],
    /// Names of folders in it that are not looked into.
    pub without: &'static [&'static str],
}

impl Watched {
    /// Returns the paths of the files that are looked at, as they lie there now.
    #[must_use]
    pub fn files(&self) -> Vec<String> {
        look(std::slice::from_ref(self)).into_keys().collect()
    }
}

/// Folders that are watched, until it is dropped.
#[derive(Debug)]
pub struct Watch {
    changes: Receiver<Vec<String>>,
    _ends: Sender<()>,
}

impl Watch {
    /// Watches folders, with so much time between two looks. After each change `wake` is called, on another thread.
    #[must_use]
    pub fn over(
        folders: Vec<Watched>,
        look_each: Duration,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        let (tell, changes) = channel();
        let (ends, ended) = channel::<()>();
        let mut last = look(&folders);
        let watching = move || {
            let wait = |time| ended.recv_timeout(time) == Err(RecvTimeoutError::Timeout);
            while wait(look_each) {
                let mut now = look(&folders);
                if now == last {
                    continue;
                }
                // An editor may be in the midst of it.
                while wait(SETTLE) {
                    let next = look(&folders);
                    if next == now {
                        break;
                    }
                    now = next;
                }
                let changed = differing(&last, &now);
                last = now;
                if tell.send(changed).is_err() {
                    return;
                }
                wake();
            }
        };
        let thread = thread::Builder::new().name("watch".to_owned());
        // Without a thread left files are read when a game begins, as ever.
        let _ = thread.spawn(watching);
        Self {
            changes,
            _ends: ends,
        }
    }

    /// Returns the paths in their folder of files that were changed, made or removed since this was last asked.
    #[must_use]
    pub fn changed(&self) -> Vec<String> {
        let mut changed: Vec<String> = self.changes.try_iter().flatten().collect();
        changed.sort_unstable();
        changed.dedup();
        changed
    }
}

/// Returns the files that are in one look only, or differ between them.
fn differing(one: &Look, other: &Look) -> Vec<String> {
    let gone = one.keys().filter(|path| !other.contains_key(*path));
    let new = other
        .iter()
        .filter(|(path, at)| one.get(*path) != Some(*at));
    gone.chain(new.map(|(path, _)| path)).cloned().collect()
}

fn look(folders: &[Watched]) -> Look {
    let mut look = Look::new();
    for watched in folders {
        look_into(watched, &watched.folder, "", &mut look);
    }
    look
}

/// Looks at the files of a folder that is watched, or of one in it. Links are not gone after.
fn look_into(watched: &Watched, folder: &Path, inside: &str, look: &mut Look) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let Ok(name) = entry.file_name().into_string() else {
            continue;
        };
        let path = match inside {
            "" => name.clone(),
            inside => format!("{inside}/{name}"),
        };
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            let deep = path.matches('/').count();
            if deep < DEEPEST && !watched.without.contains(&name.as_str()) {
                look_into(watched, &entry.path(), &path, look);
            }
            continue;
        }
        let ending = Path::new(&name).extension();
        let ending = ending.and_then(|ending| ending.to_str());
        if ending.is_some_and(|ending| watched.endings.contains(&ending)) && look.len() < MOST {
            let about = entry.metadata().ok();
            let written = about.and_then(|about| Some((about.modified().ok()?, about.len())));
            look.insert(path, written.unwrap_or((SystemTime::UNIX_EPOCH, 0)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: &[&str] = &["ron", "ftl"];

    fn watched(folder: &Path) -> Watched {
        Watched {
            folder: folder.to_path_buf(),
            endings: TEXTS,
            without: &["art"],
        }
    }

    fn write(file: &Path, text: &str) {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }

    #[test]
    fn what_is_made_changed_and_removed_is_told_once_and_wakes() {
        let folder = std::env::temp_dir().join(format!("watch-{}", std::process::id()));
        let (woken, wakes) = channel();
        let soon = Duration::from_millis(200);
        let watch = Watch::over(vec![watched(&folder)], soon, move || {
            woken.send(()).unwrap();
        });
        let next = || {
            wakes.recv_timeout(Duration::from_secs(30)).unwrap();
            watch.changed()
        };
        // The folder itself comes only now.
        write(&folder.join("game/tiles.ron"), "[1]");
        write(&folder.join("game/notes.txt"), "mine");
        write(&folder.join("game/art/frame.ron"), "[]");
        assert_eq!(next(), ["game/tiles.ron"]);
        write(&folder.join("game/tiles.ron"), "[1, 2]");
        write(&folder.join("game/en.ftl"), "a = b");
        assert_eq!(next(), ["game/en.ftl", "game/tiles.ron"]);
        fs::remove_file(folder.join("game/tiles.ron")).unwrap();
        assert_eq!(next(), ["game/tiles.ron"]);
        assert!(watch.changed().is_empty());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_clock_that_jumps_back_hides_no_change() {
        let folder = std::env::temp_dir().join(format!("watch-clock-{}", std::process::id()));
        let file = folder.join("tiles.ron");
        write(&file, "[1]");
        let before = look(&[watched(&folder)]);
        write(&file, "[2]");
        let long_ago = SystemTime::UNIX_EPOCH + Duration::from_secs(1);
        let open = fs::File::options().write(true).open(&file).unwrap();
        open.set_modified(long_ago).unwrap();
        let after = look(&[watched(&folder)]);
        assert_eq!(differing(&before, &after), ["tiles.ron"]);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_thread_ends_with_its_watch() {
        let (alive, ended) = channel::<()>();
        let hour = Duration::from_secs(3600);
        drop(Watch::over(Vec::new(), hour, move || {
            let _ = alive.send(());
        }));
        let told = ended.recv_timeout(Duration::from_secs(30));
        assert_eq!(told, Err(RecvTimeoutError::Disconnected), "it waits on");
    }
}
