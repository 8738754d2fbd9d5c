//! The files that a game's data stands in: where they come from, how they are read, and what is wrong with them.
//!
//! A game embeds its files, so that the binary runs from anywhere; a folder of the user's overrides them, file by file:
//!
//! ```
//! # use rules::table::files::Files;
//! let files = Files::embedded(&[("dice/sides.ron", "(4, 6, many)")]).with_folder("/home/ann/dice");
//! let mut faults = Vec::new();
//! if let Some(source) = files.open("dice/sides.ron", &mut faults) {
//!     let sides: Option<(u8, u8, u8)> = source.record(&mut faults);
//!     assert_eq!(sides, None);
//! }
//! assert_eq!(faults[0].to_string(), "dice/sides.ron:1:8: found `many`, expected a whole number");
//! ```
//!
//! Whatever is wrong becomes a [`Fault`] with file, line, column, what was found and what is allowed; a loader gathers
//! the faults of all its files before it gives up.

mod digest;
mod fault;
mod name;
mod read;
mod sheet;
mod source;
mod within;
mod write;

pub use ::values::record;
pub use digest::digest;
pub use fault::Fault;
pub(crate) use fault::one_of;
pub(crate) use name::{Name, spelt, unknown};
pub use read::{Entries, Entry, read, read_list};
pub use sheet::Sheet;
pub use source::Source;
pub use within::Within;
pub use write::{set_aside, write_whole};

use super::Language;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

/// The most bytes that a data file may have; a larger one is refused unread.
pub const MOST_BYTES: usize = 1 << 20;

/// The most faults that are reported of one file.
pub const MOST_FAULTS: usize = 100;

/// The files of a game: single texts, laid over a user's folder, laid over what the game embeds.
#[derive(Debug, Clone, Default)]
pub struct Files {
    embedded: &'static [(&'static str, &'static str)],
    folder: Option<PathBuf>,
    texts: Vec<(String, Vec<u8>)>,
    language: Language,
}

impl Files {
    /// Returns the files that a game embeds, given by path (with `/` between its parts) and text.
    #[must_use]
    pub fn embedded(table: &'static [(&'static str, &'static str)]) -> Self {
        Self {
            embedded: table,
            ..Self::default()
        }
    }

    /// Lays a user's folder over the files: a file in it replaces the embedded one of the same path.
    ///
    /// A folder that does not exist replaces nothing.
    #[must_use]
    pub fn with_folder(mut self, folder: impl Into<PathBuf>) -> Self {
        self.folder = Some(folder.into());
        self
    }

    /// Lays one text over its file, wherever that comes from: one that is not saved yet, or a test's.
    #[must_use]
    pub fn with_text(mut self, path: &str, text: impl Into<Vec<u8>>) -> Self {
        self.texts.retain(|(other, _)| other != path);
        self.texts.push((path.to_owned(), text.into()));
        self
    }

    /// Returns the same files, with texts read in this language.
    #[must_use]
    pub fn in_language(mut self, language: Language) -> Self {
        self.language = language;
        self
    }

    /// Returns the language that texts are read in.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Returns the paths of all files that the game reads.
    pub fn paths(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.embedded.iter().map(|&(path, _)| path)
    }

    /// Returns the user's folder.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Returns a file's text, from wherever it comes.
    ///
    /// # Errors
    ///
    /// A file that cannot be read, is larger than [`MOST_BYTES`] or not UTF-8.
    pub fn source(&self, path: &str) -> Result<Source, Fault> {
        if let Some((_, bytes)) = self.texts.iter().find(|(other, _)| other == path) {
            return Source::new(path, path, bytes.clone());
        }
        if let Some(folder) = &self.folder {
            let place = folder.join(path);
            let name = place.display().to_string();
            match read_bytes(&place) {
                Ok(Some(bytes)) => return Source::new(path, &name, bytes),
                Ok(None) => {}
                Err(reason) => {
                    return Err(Fault::new(
                        &name,
                        "",
                        0,
                        format!("cannot be read: {reason}"),
                    ));
                }
            }
        }
        match self.embedded.iter().find(|(other, _)| *other == path) {
            Some((_, text)) => Source::new(path, path, text.as_bytes().to_vec()),
            None => Err(Fault::new(path, "", 0, "there is no such file".to_owned())),
        }
    }

    /// Returns a file's text; what is wrong is added to `faults`.
    pub fn open(&self, path: &str, faults: &mut Vec<Fault>) -> Option<Source> {
        self.source(path).map_err(|fault| faults.push(fault)).ok()
    }

    /// Returns the RON files in the user's folder, beside those that the game reads, that nobody reads: usually a misspelt name.
    #[must_use]
    pub fn unread(&self) -> Vec<Fault> {
        let Some(folder) = &self.folder else {
            return Vec::new();
        };
        let rooms: BTreeSet<&str> = self.paths().map(room).collect();
        let mut faults = Vec::new();
        for inside in rooms {
            let known: Vec<&str> = self
                .paths()
                .filter(|path| room(path) == inside)
                .map(name)
                .collect();
            let Ok(listing) = fs::read_dir(folder.join(inside)) else {
                continue;
            };
            for place in listing.flatten().map(|entry| entry.path()) {
                let called = place
                    .file_name()
                    .and_then(|called| called.to_str())
                    .unwrap_or_default();
                let is_ron = place
                    .extension()
                    .is_some_and(|ending| ending.eq_ignore_ascii_case("ron"));
                if is_ron && !known.contains(&called) {
                    let message = format!(
                        "nothing reads a file of this name, expected {}",
                        fault::one_of(&known)
                    );
                    faults.push(Fault::new(&place.display().to_string(), "", 0, message));
                }
            }
        }
        faults.sort();
        faults
    }
}

/// Returns the folder part of a path.
fn room(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// Returns the last part of a path.
fn name(path: &str) -> &str {
    path.rsplit_once('/').map_or(path, |(_, name)| name)
}

/// Reads a file, up to a little more than [`MOST_BYTES`]; `None` if there is no such file.
fn read_bytes(place: &Path) -> Result<Option<Vec<u8>>, String> {
    match fs::metadata(place) {
        Ok(about) if !about.is_file() => return Err("it is not a plain file".to_owned()),
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound && place.is_symlink() => {
            return Err("it is a link that leads nowhere".to_owned());
        }
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            return Ok(None);
        }
        Err(error) => return Err(error.to_string()),
    }
    let mut bytes = Vec::new();
    File::open(place)
        .and_then(|file| file.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes))
        .map_err(|error| error.to_string())?;
    Ok(Some(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &[(&str, &str)] = &[("game/one.ron", "[1]"), ("game/two.ron", "[2]")];

    fn folder(name: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("rules-files-{}-{name}", std::process::id()));
        fs::create_dir_all(folder.join("game")).unwrap();
        folder
    }

    #[test]
    fn a_file_in_the_folder_wins_and_the_others_stay() {
        let folder = folder("wins");
        fs::write(folder.join("game/two.ron"), "[22]").unwrap();
        let files = Files::embedded(TABLE).with_folder(&folder);
        assert_eq!(files.source("game/one.ron").unwrap().text(), "[1]");
        assert_eq!(files.source("game/two.ron").unwrap().text(), "[22]");
        let files = files.with_text("game/two.ron", "[222]");
        assert_eq!(files.source("game/two.ron").unwrap().text(), "[222]");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_folder_that_is_not_there_overrides_nothing() {
        let files = Files::embedded(TABLE).with_folder("/nowhere/at/all");
        assert_eq!(files.source("game/one.ron").unwrap().text(), "[1]");
        assert_eq!(files.unread(), []);
    }

    #[test]
    fn a_folder_in_a_files_place_is_a_fault_that_names_it() {
        let folder = folder("place");
        fs::create_dir_all(folder.join("game/one.ron")).unwrap();
        let fault = Files::embedded(TABLE)
            .with_folder(&folder)
            .source("game/one.ron")
            .unwrap_err();
        assert!(
            fault.file.starts_with(&folder.display().to_string()),
            "{fault}"
        );
        assert!(fault.message.contains("not a plain file"), "{fault}");
        fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_link_that_leads_nowhere_is_a_fault_that_names_it() {
        use std::os::unix::fs::symlink;
        let folder = folder("links");
        symlink("nowhere.ron", folder.join("game/one.ron")).unwrap();
        symlink("two.ron", folder.join("game/two.ron")).unwrap();
        let files = Files::embedded(TABLE).with_folder(&folder);
        for (path, why) in [
            ("game/one.ron", "a link that leads nowhere"),
            ("game/two.ron", "symbolic links"),
        ] {
            let fault = files.source(path).unwrap_err().to_string();
            let place = folder.join(path).display().to_string();
            assert!(fault.starts_with(&place) && fault.contains(why), "{fault}");
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_misspelt_file_is_told_about() {
        let folder = folder("misspelt");
        fs::write(folder.join("game/too.ron"), "[22]").unwrap();
        fs::write(folder.join("game/one.ron"), "[11]").unwrap();
        let faults = Files::embedded(TABLE).with_folder(&folder).unread();
        assert_eq!(faults.len(), 1);
        assert!(
            faults[0]
                .to_string()
                .ends_with("expected `one.ron` or `two.ron`"),
            "{}",
            faults[0]
        );
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_that_nobody_embeds_is_a_fault() {
        assert!(Files::embedded(TABLE).source("game/three.ron").is_err());
    }
}
