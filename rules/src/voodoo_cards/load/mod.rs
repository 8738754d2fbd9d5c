//! Reads the game's RON files and checks them (`voodoo-pirate-card-game §2`, `§3`, `§4`, `§10`).
//!
//! A file's own shape is checked as it is read; then what must fit across entries and files. All faults of all files are
//! gathered. What is legal but odd is told by [`oddities()`].

mod lists;
mod oddities;
mod sea;
#[cfg(test)]
mod tests;

pub use oddities::oddities;
pub(super) use sea::RawFace;

use super::VoodooCards;
use super::data::Data;
use crate::table::files::{Fault, Files, Sheet, digest};
use crate::table::{DESKTOP, Packed};
use std::sync::{Arc, OnceLock};

/// The Sea cards (`voodoo-pirate-card-game §2`).
pub const SEA: &str = "voodoo_cards/sea.ron";
/// The object cards (`voodoo-pirate-card-game §3`).
pub const OBJECTS: &str = "voodoo_cards/objects.ron";
/// Setup and numbers (`voodoo-pirate-card-game §3`, `§4`).
pub const START: &str = "voodoo_cards/start.ron";
/// The Cursed Pirates (`voodoo-pirate-card-game §10`).
pub const CURSED: &str = "voodoo_cards/cursed.ron";
/// Everything that a player reads about the game.
pub const WORDS: &str = "voodoo_cards/en.ftl";
/// What the lessons say.
pub const LESSON_WORDS: &str = "voodoo_cards/lessons/en.ftl";
/// What a player reads in both Voodoo games.
pub const VOODOO_WORDS: &str = crate::voodoo::words::WORDS;
/// Everything else that a player reads.
pub const DESKTOP_WORDS: &str = DESKTOP[0].0;
/// What a player reads in the place of sounds.
pub const SOUND_WORDS: &str = DESKTOP[1].0;

/// The lessons, in the order in which they are taken.
pub const LESSONS: &[&str] = &[
    "voodoo_cards/lessons/ring.ron",
    "voodoo_cards/lessons/winds.ron",
    "voodoo_cards/lessons/objects.ron",
    "voodoo_cards/lessons/ships.ron",
    "voodoo_cards/lessons/score.ron",
];

/// The game's files as they are embedded: those of the digest in its order, then texts and lessons.
pub const EMBEDDED: &[(&str, &str)] = &[
    (SEA, include_str!("../../../../assets/voodoo_cards/sea.ron")),
    (
        OBJECTS,
        include_str!("../../../../assets/voodoo_cards/objects.ron"),
    ),
    (
        START,
        include_str!("../../../../assets/voodoo_cards/start.ron"),
    ),
    (
        CURSED,
        include_str!("../../../../assets/voodoo_cards/cursed.ron"),
    ),
    (
        WORDS,
        include_str!("../../../../assets/voodoo_cards/en.ftl"),
    ),
    (VOODOO_WORDS, crate::voodoo::words::TEXT),
    DESKTOP[0],
    DESKTOP[1],
    DESKTOP[3],
    (
        "voodoo_cards/de.ftl",
        include_str!("../../../../assets/voodoo_cards/de.ftl"),
    ),
    crate::voodoo::words::GERMAN,
    DESKTOP[2],
    (
        "voodoo_cards/lessons/de.ftl",
        include_str!("../../../../assets/voodoo_cards/lessons/de.ftl"),
    ),
    (
        LESSON_WORDS,
        include_str!("../../../../assets/voodoo_cards/lessons/en.ftl"),
    ),
    (
        LESSONS[0],
        include_str!("../../../../assets/voodoo_cards/lessons/ring.ron"),
    ),
    (
        LESSONS[1],
        include_str!("../../../../assets/voodoo_cards/lessons/winds.ron"),
    ),
    (
        LESSONS[2],
        include_str!("../../../../assets/voodoo_cards/lessons/objects.ron"),
    ),
    (
        LESSONS[3],
        include_str!("../../../../assets/voodoo_cards/lessons/ships.ron"),
    ),
    (
        LESSONS[4],
        include_str!("../../../../assets/voodoo_cards/lessons/score.ron"),
    ),
];

impl Packed for VoodooCards {
    const EMBEDDED: &'static [(&'static str, &'static str)] = EMBEDDED;
    const TEXTS: &'static [&'static str] = &[
        DESKTOP_WORDS,
        SOUND_WORDS,
        VOODOO_WORDS,
        WORDS,
        LESSON_WORDS,
    ];

    fn standard() -> &'static Arc<Data> {
        standard()
    }

    fn load(files: &Files) -> Result<Data, Vec<Fault>> {
        load(files)
    }
}

/// The game's own files; a user's folder can be laid over them.
#[must_use]
pub fn files() -> Files {
    Files::embedded(EMBEDDED)
}

/// The data of the game's own files.
///
/// # Panics
///
/// Not where the tests pass: one of them reads the embedded files.
pub fn standard() -> &'static Arc<Data> {
    static STANDARD: OnceLock<Arc<Data>> = OnceLock::new();
    STANDARD.get_or_init(|| {
        Arc::new(load(&files()).expect("a test holds that the embedded files load"))
    })
}

/// Reads and checks all files.
///
/// # Errors
///
/// Everything that is wrong, file by file and from top to bottom.
pub fn load(files: &Files) -> Result<Data, Vec<Fault>> {
    let mut sheets = [SEA, OBJECTS, START, CURSED].map(|path| Sheet::open(files, path));
    let data = check(&mut sheets);
    let mut faults = Vec::new();
    for sheet in &mut sheets {
        sheet.faults.sort();
        faults.append(&mut sheet.faults);
    }
    match data {
        Some(data) if faults.is_empty() => Ok(data),
        _ => Err(faults),
    }
}

/// Checks every file; nothing where something is missing.
fn check([sea, objects, start, cursed]: &mut [Sheet; 4]) -> Option<Data> {
    let sea_data = sea::check(sea);
    let object_data = lists::objects(objects);
    let start_data = lists::start(start);
    let cursed_data = lists::cursed(cursed);
    let (cardinals, cards) = sea_data?;
    let sheets = [&*sea, objects, start, cursed];
    Some(Data {
        cardinals,
        cards,
        objects: object_data?,
        start: start_data?,
        cursed: cursed_data?,
        digest: digest(sheets.into_iter().filter_map(Sheet::source)),
    })
}
