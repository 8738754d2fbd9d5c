//! The contents of a game's box: its files, its data and its texts.

use super::files::{Fault, Files, Source};
use super::words::{DataNumbers, Words};
use super::{Game, Language};
use bevy_ecs::prelude::*;
use std::sync::Arc;

/// The data of the game, in the rules' world.
#[derive(Resource, Debug)]
pub struct Book<D: Send + Sync + 'static>(pub Arc<D>);

/// Texts in English, and the same in the other languages: paths among the assets, each with what stands there.
pub type Texts = [(&'static str, &'static str); Language::ALL.len()];

/// The texts of the desktop, which every game's player reads besides.
pub const DESKTOP: Texts = crate::texts!("desktop");

/// The texts that every game's player reads in the place of sounds.
pub const SOUND: Texts = crate::texts!("sound");

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

    /// Returns the numbers of the data that the game's texts say.
    fn numbers(data: &Self::Data) -> DataNumbers;

    /// Reads the game's texts and the desktop's, in the language of the files; they say the numbers of the data. A user's file need only
    /// hold the texts that it puts in other words; what a language lacks is said in English.
    ///
    /// # Errors
    /// Everything that is wrong, file by file and from top to bottom.
    fn load_words(files: &Files, data: &Self::Data) -> Result<Words, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut sources: Vec<Source> = Vec::new();
        for language in files.language().asked() {
            // The user's words come after the embedded ones and win over them. What no layer changes is read once.
            for layer in files.layers() {
                for path in Self::TEXTS {
                    match layer.source(&language.path(path)) {
                        Ok(source) if !sources.contains(&source) => sources.push(source),
                        Err(fault) if !faults.contains(&fault) => faults.push(fault),
                        _ => {}
                    }
                }
            }
        }
        let named: Vec<(&str, &str)> = sources
            .iter()
            .map(|source| (source.file(), source.text()))
            .collect();
        match Words::read(files.language().code(), &named) {
            Ok(words) if faults.is_empty() => Ok(words.with_numbers(Self::numbers(data))),
            Ok(_) => Err(faults),
            Err(mut found) => {
                faults.append(&mut found);
                Err(faults)
            }
        }
    }
}

/// A file of the assets as it is embedded: its path and its text.
#[macro_export]
macro_rules! asset {
    ($($part:expr),+) => {
        (
            concat!($($part),+),
            include_str!(concat!(env!("ASSETS"), "/", $($part),+)),
        )
    };
}

/// The [`Texts`](crate::table::Texts) that lie in a folder of the assets.
#[macro_export]
macro_rules! texts {
    ($($folder:expr),+) => {
        [
            $crate::asset!($($folder),+, "/en.ftl"),
            $crate::asset!($($folder),+, "/de.ftl"),
        ]
    };
}

/// Writes into an `impl Packed` for a game its `standard`: the data of its own files, read when it is first asked for.
#[macro_export]
macro_rules! standard {
    ($game:ident) => {
        fn standard() -> &'static ::std::sync::Arc<<$game as $crate::table::Game>::Data> {
            type Standard = ::std::sync::Arc<<$game as $crate::table::Game>::Data>;
            static STANDARD: ::std::sync::LazyLock<Standard> = ::std::sync::LazyLock::new(|| {
                let data = <$game as $crate::table::Packed>::load(&$game::files());
                Standard::new(data.expect("a test holds that the embedded files load"))
            });
            &STANDARD
        }
    };
}

/// Declares the files in a game's box, by its folder of the assets: a constant of each data file's path, those of the digest in its
/// order; the lessons in the order in which they are taken; the texts that it shares with other games. Makes `LESSONS`, and what
/// [`Packed`](crate::table::Packed) asks: `EMBEDDED` and `TEXTS`.
#[macro_export]
macro_rules! packed {
    (
        $folder:literal,
        data: { $( $(#[$doc:meta])* $data:ident = $file:literal, )+ },
        lessons: [ $($lesson:literal),* $(,)? ],
        shares: [ $($shared:expr),* ] $(,)?
    ) => {
        $( $(#[$doc])* pub(crate) const $data: &str = concat!($folder, "/", $file); )+

        /// The lessons, in the order in which they are taken.
        pub const LESSONS: &[&str] = &[$( concat!($folder, "/lessons/", $lesson) ),*];

        /// The file of the English texts about the game.
        pub(crate) const WORDS: &str = concat!($folder, "/en.ftl");

        /// Those of the files in which English texts stand; a later one wins over those before it.
        const TEXTS: &[&str] = &[
            $crate::table::DESKTOP[0].0,
            $crate::table::SOUND[0].0,
            $( $shared[0].0, )*
            WORDS,
            $crate::texts!($folder, "/lessons")[0].0,
        ];

        /// The game's files as they are embedded: data, lessons, and texts in every language.
        const EMBEDDED: &[(&str, &str)] = &[
            $( $crate::asset!($folder, "/", $file), )+
            $( $crate::asset!($folder, "/lessons/", $lesson), )*
            $crate::table::DESKTOP[0],
            $crate::table::DESKTOP[1],
            $crate::table::SOUND[0],
            $crate::table::SOUND[1],
            $( $shared[0], $shared[1], )*
            $crate::texts!($folder)[0],
            $crate::texts!($folder)[1],
            $crate::texts!($folder, "/lessons")[0],
            $crate::texts!($folder, "/lessons")[1],
        ];
    };
}
