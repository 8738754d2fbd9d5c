//! What comes in a game's box: its files, its data and its texts.

use super::Game;
use super::files::{Fault, Files, Source};
use super::words::Words;
use bevy_ecs::prelude::*;
use std::sync::Arc;

/// The data of the game, in the rules' world.
#[derive(Resource, Debug)]
pub struct Book<D: Send + Sync + 'static>(pub Arc<D>);

/// What every game's player reads besides: on the desktop, and in the place of sounds; in English and in German.
pub const DESKTOP: [(&str, &str); 4] = [
    (
        "desktop/en.ftl",
        include_str!("../../../assets/desktop/en.ftl"),
    ),
    ("sound/en.ftl", include_str!("../../../assets/sound/en.ftl")),
    (
        "desktop/de.ftl",
        include_str!("../../../assets/desktop/de.ftl"),
    ),
    ("sound/de.ftl", include_str!("../../../assets/sound/de.ftl")),
];

/// A game that embeds its data and its texts.
pub trait Packed: Game {
    /// Its own files as they are embedded: path and text.
    const EMBEDDED: &'static [(&'static str, &'static str)];
    /// Those of its files in which English texts stand. A text of a later file wins over one of the same id before it.
    const TEXTS: &'static [&'static str];

    /// Its own files; a user's folder can be laid over them.
    #[must_use]
    fn files() -> Files {
        Files::embedded(Self::EMBEDDED)
    }

    /// Returns the data of the game's own files.
    fn standard() -> &'static Arc<Self::Data>;

    /// Reads and checks the data.
    ///
    /// # Errors
    /// Everything that is wrong, file by file and from top to bottom.
    fn load(files: &Files) -> Result<Self::Data, Vec<Fault>>;

    /// Reads the game's texts and the desktop's, in the language of the files. A user's file need only hold the texts that it puts in other
    /// words; what a language lacks is said in English.
    ///
    /// # Errors
    /// Everything that is wrong, file by file and from top to bottom.
    fn load_words(files: &Files) -> Result<Words, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut sources: Vec<Source> = Vec::new();
        for language in files.language().asked() {
            // The user's words come after the embedded ones and win over them.
            for files in [&Self::files(), files] {
                let open = |&path: &&str| files.open(&language.path(path), &mut faults);
                sources.extend(Self::TEXTS.iter().filter_map(open));
            }
        }
        let named: Vec<(&str, &str)> = sources
            .iter()
            .map(|source| (source.file(), source.text()))
            .collect();
        match Words::read(files.language().code(), &named) {
            Ok(words) if faults.is_empty() => Ok(words),
            Ok(_) => Err(faults),
            Err(mut found) => {
                // A file that nobody overrides was read twice, and so was what is wrong with it.
                found.dedup();
                faults.append(&mut found);
                Err(faults)
            }
        }
    }
}
