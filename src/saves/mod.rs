//! Saved games: their files, which of them can be resumed, and which are open.
//!
//! A game is a file in the folder `games`, `voodoo-pirate-7.ron` say, until it is over; then it moves to `finished`, where all are
//! kept. What the player discards moves to `discarded`. Beside it lie a draft while it is written, and a lock, by which a second
//! window knows that it is open. Logs and scores that the player has written to show elsewhere lie in `exports`. Nothing that goes
//! wrong ever changes or deletes a saved game: it becomes a [`UserError`], which is one sentence for the player.

mod adopted;
mod discarded;
mod exported;
mod finished;
pub mod plain;
mod renamed;
mod slot;
mod user_error;
pub mod watch;

pub use adopted::{adopt, read_dropped, unfit};
pub use discarded::{Discarded, discard};
pub use exported::{Export, export};
pub use finished::{Finished, MOST_FINISHED, finished, recall};
pub use renamed::{LONGEST, rename};
pub use slot::Slot;
pub use user_error::UserError;

use crate::options::Options;
use games::voodoo_pirate::load;
use games::voodoo_pirate::words::load_words;
use rules::table::Language;
use rules::table::files::Files;
use rules::table::save::MOST_BYTES;
use rules::table::words::Words;
use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The folder of games that can be sailed on.
const GAMES: &str = "games";
/// The folder of games that are over.
const FINISHED: &str = "finished";
/// The folder of the player's own data and texts.
const MODS: &str = "mods";
/// The extension of a saved game's file.
const ENDING: &str = "ron";

/// A game that was left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Left {
    /// Its name: that of its file without the ending.
    pub name: String,
    /// Its file.
    pub file: PathBuf,
    /// The time it was last written.
    pub modified: SystemTime,
    /// True if it is open, in another window or in this one.
    pub held: bool,
}

/// Returns the player's folder: the one named on the command line, else the system's place for data.
fn folder(options: &Options) -> Result<PathBuf, UserError> {
    let own = || directories::ProjectDirs::from("", "", "voodoo-pirate");
    options
        .scratch
        .clone()
        .or_else(|| own().map(|own| own.data_dir().to_path_buf()))
        .ok_or(UserError::NoFolder)
}

/// Returns the folder of the player's own data, texts, pictures and sounds; none where the system names none.
#[must_use]
pub fn mods(options: &Options) -> Option<PathBuf> {
    folder(options).ok().map(|folder| folder.join(MODS))
}

/// Returns a game's data and texts in a language, with those of the repository that the game is run from laid over them, and with
/// the player's own folder `mods`.
#[must_use]
pub fn files(options: &Options, language: Language, embedded: Files) -> Files {
    let folders = [options.assets.clone(), mods(options)];
    let embedded = embedded.in_language(language);
    folders
        .into_iter()
        .flatten()
        .fold(embedded, Files::with_folder)
}

/// Returns an error in the player's words, or in the game's own where those are at fault.
#[must_use]
pub fn tell(options: &Options, language: Language, error: &UserError) -> String {
    say(options, language, |words| error.say(words))
}

/// Returns something in the player's words, or in the game's own where those are at fault.
pub fn say(options: &Options, language: Language, what: impl FnOnce(&Words) -> String) -> String {
    let own = load::files().in_language(language);
    let words = load_words(&files(options, language, own.clone())).or_else(|_| load_words(&own));
    // A test holds that the game's own words can be read.
    words
        .or_else(|_| Words::read(language.code(), &[]))
        .map_or_else(|faults| format!("{faults:?}"), |words| what(&words))
}

/// Returns the games that were left, the one written last first. No file is read, so that it costs little.
#[must_use]
pub fn left(options: &Options) -> Vec<Left> {
    let Ok(folder) = folder(options) else {
        return Vec::new();
    };
    let games = listed(&folder.join(GAMES)).into_iter();
    let left = games.map(|(modified, name, file)| Left {
        held: slot::is_held(&folder, &name),
        modified,
        name,
        file,
    });
    left.collect()
}

/// Returns a place for a new game, under a number that no other game of its kind has. Its file comes with the first
/// [`Slot::write`].
///
/// # Errors
/// The folder cannot be written to.
pub fn create(options: &Options, game: &str) -> Result<Slot, UserError> {
    let folder = folder(options)?;
    let games = folder.join(GAMES);
    fs::create_dir_all(&games).map_err(|error| UserError::writing(&games, &error))?;
    let number = |(name, _): (String, PathBuf)| -> Option<u32> {
        name.strip_prefix(game)?.strip_prefix('-')?.parse().ok()
    };
    let mut last = names(&games)
        .chain(names(&folder.join(FINISHED)))
        .filter_map(number)
        .max()
        .map_or(0, u64::from);
    loop {
        last += 1;
        match Slot::take(&folder, &format!("{game}-{last}")) {
            Ok(slot) if slot.is_new() => return Ok(slot),
            // Another window was faster.
            Ok(_) | Err(UserError::Held { .. }) => {}
            Err(other) => return Err(other),
        }
    }
}

/// Opens a game that was left; returns its slot, held from now on, and the bytes of its file.
///
/// # Errors
/// There is no such game, it is open elsewhere, it cannot be read or written to, or it is too large to be one.
pub fn open(options: &Options, name: &str) -> Result<(Slot, Vec<u8>), UserError> {
    let folder = folder(options)?;
    if !is_name(name) {
        return Err(UserError::Name {
            name: name.to_owned(),
        });
    }
    let file = folder.join(GAMES).join(format!("{name}.{ENDING}"));
    // Looked at before the slot is taken, so that no lock is made for what is no game, and again after it.
    read(&file, name, 0)?;
    let slot = Slot::take(&folder, name)?;
    let bytes = read(&file, name, MOST_BYTES)?;
    Ok((slot, bytes))
}

/// Returns the bytes of the file of a game that was left, without opening the game: others still can.
///
/// # Errors
/// There is no such game, it cannot be read, or it is too large to be one.
pub fn peek(options: &Options, name: &str) -> Result<Vec<u8>, UserError> {
    let file = folder(options)?
        .join(GAMES)
        .join(format!("{name}.{ENDING}"));
    read(&file, name, MOST_BYTES)
}

/// Returns the id of the game that a saved game names, if any.
#[must_use]
pub fn game_of(bytes: &[u8]) -> Option<String> {
    /// The field that every saved game has.
    #[derive(serde::Deserialize)]
    struct Named {
        game: String,
    }
    let text = std::str::from_utf8(bytes).ok()?;
    let named: Named = rules::table::files::read("", text).ok()?;
    Some(named.game)
}

/// Returns a file's first bytes, at most so many, if it can be a saved game.
fn read(file: &Path, name: &str, most: usize) -> Result<Vec<u8>, UserError> {
    let unreadable = |why: String| UserError::Unreadable {
        file: file.to_path_buf(),
        why,
    };
    let told = |error: std::io::Error| match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => UserError::Missing {
            name: name.to_owned(),
        },
        _ => unreadable(error.to_string()),
    };
    let about = fs::metadata(file).map_err(told)?;
    if !about.is_file() {
        return Err(unreadable("it is no plain file".to_owned()));
    }
    if about.len() > MOST_BYTES as u64 {
        return Err(UserError::TooLarge {
            file: file.to_path_buf(),
            bytes: about.len(),
        });
    }
    let mut bytes = Vec::new();
    File::open(file)
        .and_then(|file| file.take(most as u64).read_to_end(&mut bytes))
        .map_err(told)?;
    Ok(bytes)
}

/// Returns the saved games in a folder, the one written last first: time, name, file.
fn listed(folder: &Path) -> Vec<(SystemTime, String, PathBuf)> {
    let mut listed: Vec<_> = names(folder)
        .filter_map(|(name, path)| {
            let about = fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
            let modified = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            Some((modified, name, path))
        })
        .collect();
    listed.sort();
    listed.reverse();
    listed
}

/// Returns the names and files of the saved games in a folder; nothing where there is no such folder.
fn names(folder: &Path) -> impl Iterator<Item = (String, PathBuf)> {
    let listing = fs::read_dir(folder).into_iter().flatten().flatten();
    listing.filter_map(|entry| {
        let path = entry.path();
        let name = path.file_stem()?.to_str().filter(|name| is_name(name))?;
        let is_save = path.extension().is_some_and(|ending| ending == ENDING);
        is_save.then(|| (name.to_owned(), path.clone()))
    })
}

/// Returns whether a name can be a saved game's: one that stays in its folder on every system.
fn is_name(name: &str) -> bool {
    (1..=100).contains(&name.len())
        && name
            .chars()
            .all(|letter| letter.is_alphanumeric() || matches!(letter, '-' | '_' | ' '))
}
