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
pub use fault::one_of;
pub use name::{Name, spelt, unknown};
pub use read::{Entries, Entry, read, read_list};
pub use sheet::Sheet;
pub use source::Source;
pub use within::Within;
pub use write::{set_aside, write_whole};

use super::Language;
use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Component, Path, PathBuf};

/// The most bytes that a data file may have; a larger one is refused unread.
pub const MOST_BYTES: usize = 1 << 20;

/// The most faults that are reported of one file.
pub const MOST_FAULTS: usize = 100;

/// The files of a game: single texts, laid over a user's folders, laid over what the game embeds.
#[derive(Debug, Clone, Default)]
pub struct Files {
    embedded: &'static [(&'static str, &'static str)],
    folders: Vec<PathBuf>,
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

    /// Lays a user's folder over the files: a file in it replaces the one of the same path that was there before.
    ///
    /// A folder that does not exist replaces nothing. No file outside of it is read: a link that leads out is a fault.
    #[must_use]
    pub fn with_folder(mut self, folder: impl Into<PathBuf>) -> Self {
        self.folders.push(folder.into());
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

    /// Returns the files as they lie over each other, from what the game embeds to all of them: each time with one more layer.
    pub fn layers(&self) -> impl Iterator<Item = Self> {
        let under = (0..=self.folders.len()).map(|count| Self {
            folders: self.folders[..count].to_vec(),
            texts: Vec::new(),
            ..self.clone()
        });
        let whole = (!self.texts.is_empty()).then(|| self.clone());
        under.chain(whole)
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
        for folder in self.folders.iter().rev() {
            let place = folder.join(path);
            let name = place.display().to_string();
            match read_inside(folder, path, MOST_BYTES as u64) {
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
}

/// Returns what a file in a folder says, up to a byte more than `most`; `None` if there is no such file.
///
/// # Errors
/// Why it cannot be read: also where its path, or a link on the way, leads out of the folder.
pub fn read_inside(folder: &Path, path: &str, most: u64) -> Result<Option<Vec<u8>>, String> {
    let Some(place) = inside_of(folder, path)? else {
        return Ok(None);
    };
    let about = fs::metadata(&place).map_err(|error| error.to_string())?;
    if !about.is_file() {
        return Err("it is not a plain file".to_owned());
    }
    let mut bytes = Vec::new();
    File::open(place)
        .and_then(|file| file.take(most + 1).read_to_end(&mut bytes))
        .map_err(|error| error.to_string())?;
    Ok(Some(bytes))
}

/// Returns where a file or a folder really lies that has a path in a folder; `None` if there is none.
///
/// # Errors
/// Its path, or a link on the way, leads out of the folder, or nowhere.
fn inside_of(folder: &Path, path: &str) -> Result<Option<PathBuf>, String> {
    let mut parts = Path::new(path).components();
    if !parts.all(|part| matches!(part, Component::Normal(_))) {
        return Err("its path leads out of the folder".to_owned());
    }
    let place = folder.join(path);
    let lies = match place.canonicalize() {
        Ok(lies) => lies,
        Err(error) if error.kind() == ErrorKind::NotFound && place.is_symlink() => {
            return Err("it is a link that leads nowhere".to_owned());
        }
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            return Ok(None);
        }
        Err(error) => return Err(error.to_string()),
    };
    let folder = folder.canonicalize().map_err(|error| error.to_string())?;
    if lies.starts_with(folder) {
        Ok(Some(lies))
    } else {
        Err("it is a link that leads out of the folder".to_owned())
    }
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

    #[cfg(unix)]
    #[test]
    fn nothing_outside_of_the_folder_is_read() {
        use std::os::unix::fs::symlink;
        let outside = folder("outside");
        fs::write(outside.join("game/one.ron"), "[9]").unwrap();
        fs::write(outside.join("game/secret.ron"), "[9]").unwrap();
        let inside = folder("inside");
        fs::write(inside.join("game/other.ron"), "[11]").unwrap();
        let files = Files::embedded(TABLE).with_folder(&inside);
        let told = |path: &str| files.source(path).unwrap_err().to_string();
        // A link to a file, absolute and by `..`.
        symlink(outside.join("game/one.ron"), inside.join("game/one.ron")).unwrap();
        let up = format!(
            "../../{}/game/one.ron",
            outside.file_name().unwrap().display()
        );
        symlink(up, inside.join("game/two.ron")).unwrap();
        for path in ["game/one.ron", "game/two.ron"] {
            assert!(told(path).contains("leads out of the folder"), "{path}");
        }
        // Paths, whoever makes them.
        for path in ["../game/one.ron", "game/../../x.ron", "/etc/passwd", "."] {
            let why = read_inside(&inside, path, 10).unwrap_err();
            assert!(why.contains("leads out"), "{path}: {why}");
        }
        // A link that stays within is followed.
        fs::remove_file(inside.join("game/one.ron")).unwrap();
        symlink("other.ron", inside.join("game/one.ron")).unwrap();
        assert_eq!(files.source("game/one.ron").unwrap().text(), "[11]");
        // A folder can be such a link, too.
        fs::remove_dir_all(inside.join("game")).unwrap();
        symlink(outside.join("game"), inside.join("game")).unwrap();
        assert!(told("game/one.ron").contains("leads out of the folder"));
        // The user's folder may itself be one.
        let linked = outside.join("linked");
        symlink(&outside, &linked).unwrap();
        let files = Files::embedded(TABLE).with_folder(linked);
        assert_eq!(files.source("game/one.ron").unwrap().text(), "[9]");
        fs::remove_dir_all(inside).unwrap();
        fs::remove_dir_all(outside).unwrap();
    }

    #[test]
    fn layers_lie_over_each_other_from_what_is_embedded_on() {
        let (low, high) = (folder("low"), folder("high"));
        fs::write(low.join("game/one.ron"), "[10]").unwrap();
        fs::write(low.join("game/two.ron"), "[20]").unwrap();
        fs::write(high.join("game/two.ron"), "[200]").unwrap();
        let files = Files::embedded(TABLE).with_folder(&low).with_folder(&high);
        let said = |path: &str| -> Vec<String> {
            let sources = files.layers().map(|layer| layer.source(path).unwrap());
            sources.map(|source| source.text().to_owned()).collect()
        };
        assert_eq!(said("game/one.ron"), ["[1]", "[10]", "[10]"]);
        assert_eq!(said("game/two.ron"), ["[2]", "[20]", "[200]"]);
        fs::remove_dir_all(low).unwrap();
        fs::remove_dir_all(high).unwrap();
    }

    #[test]
    fn a_file_that_nobody_embeds_is_a_fault() {
        assert!(Files::embedded(TABLE).source("game/three.ron").is_err());
    }
}
