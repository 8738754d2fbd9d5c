//! Reads the game's RON files and checks them (`voodoo-pirate §2`, `§3`, `§4`, `§11` to `§14`).
//!
//! A file's own shape is checked as it is read; then what must fit across entries and files. All faults of all files are
//! gathered. What is legal but odd is told by [`oddities()`].

mod chart;
mod cursed;
mod lists;
mod oddities;
mod start;
#[cfg(test)]
mod tests;
mod tiles;

pub use oddities::{Oddity, oddities};
pub(super) use tiles::RawWater;

use super::VoodooPirate;
use super::data::Data;
use crate::table::files::{Fault, Files, Sheet, digest};
use crate::table::{DESKTOP, Packed};
use std::sync::{Arc, OnceLock};

/// The sea tiles (`voodoo-pirate §2`).
pub const TILES: &str = "voodoo_pirate/tiles.ron";
/// The chart before the first tile (`voodoo-pirate §2`).
pub const CHART: &str = "voodoo_pirate/chart.ron";
/// Setup and numbers (`voodoo-pirate §3`, `§4`).
pub const START: &str = "voodoo_pirate/start.ron";
/// The ring of barrels (`voodoo-pirate §3`).
pub const BARRELS: &str = "voodoo_pirate/barrels.ron";
/// What skulls are worth (`voodoo-pirate §11`).
pub const SKULLS: &str = "voodoo_pirate/skulls.ron";
/// Unique skills (`voodoo-pirate §13`).
pub const SKILLS: &str = "voodoo_pirate/skills.ron";
/// The Cursed Pirates (`voodoo-pirate §12`).
pub const CURSED: &str = "voodoo_pirate/cursed.ron";
/// Lucky's Blessed Deck (`voodoo-pirate §14`).
pub const BLESSED: &str = "voodoo_pirate/blessed.ron";
/// Everything that a player reads about the game.
pub const WORDS: &str = "voodoo_pirate/en.ftl";
/// What the lessons say.
pub const LESSON_WORDS: &str = "voodoo_pirate/lessons/en.ftl";
/// What a player reads in both Voodoo games.
pub const VOODOO_WORDS: &str = crate::voodoo::words::WORDS;
/// Everything else that a player reads.
pub const DESKTOP_WORDS: &str = DESKTOP[0].0;
/// What is said of sounds to those who do not hear them.
pub const SOUND_WORDS: &str = DESKTOP[1].0;

/// The lessons, in the order in which they are taken.
pub const LESSONS: &[&str] = &[
    "voodoo_pirate/lessons/round.ron",
    "voodoo_pirate/lessons/sailing.ron",
    "voodoo_pirate/lessons/ritual.ron",
    "voodoo_pirate/lessons/haunted.ron",
    "voodoo_pirate/lessons/poppets.ron",
    "voodoo_pirate/lessons/ships.ron",
    "voodoo_pirate/lessons/shore.ron",
];

/// The game's files as they are embedded: those of the digest in its order, then texts and lessons.
pub const EMBEDDED: &[(&str, &str)] = &[
    (
        TILES,
        include_str!("../../../../assets/voodoo_pirate/tiles.ron"),
    ),
    (
        CHART,
        include_str!("../../../../assets/voodoo_pirate/chart.ron"),
    ),
    (
        START,
        include_str!("../../../../assets/voodoo_pirate/start.ron"),
    ),
    (
        BARRELS,
        include_str!("../../../../assets/voodoo_pirate/barrels.ron"),
    ),
    (
        SKULLS,
        include_str!("../../../../assets/voodoo_pirate/skulls.ron"),
    ),
    (
        SKILLS,
        include_str!("../../../../assets/voodoo_pirate/skills.ron"),
    ),
    (
        CURSED,
        include_str!("../../../../assets/voodoo_pirate/cursed.ron"),
    ),
    (
        BLESSED,
        include_str!("../../../../assets/voodoo_pirate/blessed.ron"),
    ),
    (
        WORDS,
        include_str!("../../../../assets/voodoo_pirate/en.ftl"),
    ),
    (VOODOO_WORDS, crate::voodoo::words::TEXT),
    DESKTOP[0],
    DESKTOP[1],
    (
        "voodoo_pirate/de.ftl",
        include_str!("../../../../assets/voodoo_pirate/de.ftl"),
    ),
    crate::voodoo::words::GERMAN,
    DESKTOP[2],
    DESKTOP[3],
    (
        "voodoo_pirate/lessons/de.ftl",
        include_str!("../../../../assets/voodoo_pirate/lessons/de.ftl"),
    ),
    (
        LESSON_WORDS,
        include_str!("../../../../assets/voodoo_pirate/lessons/en.ftl"),
    ),
    (
        LESSONS[0],
        include_str!("../../../../assets/voodoo_pirate/lessons/round.ron"),
    ),
    (
        LESSONS[1],
        include_str!("../../../../assets/voodoo_pirate/lessons/sailing.ron"),
    ),
    (
        LESSONS[2],
        include_str!("../../../../assets/voodoo_pirate/lessons/ritual.ron"),
    ),
    (
        LESSONS[3],
        include_str!("../../../../assets/voodoo_pirate/lessons/haunted.ron"),
    ),
    (
        LESSONS[4],
        include_str!("../../../../assets/voodoo_pirate/lessons/poppets.ron"),
    ),
    (
        LESSONS[5],
        include_str!("../../../../assets/voodoo_pirate/lessons/ships.ron"),
    ),
    (
        LESSONS[6],
        include_str!("../../../../assets/voodoo_pirate/lessons/shore.ron"),
    ),
];

/// Pirates in a full game; supplies and harbour must do for them (`voodoo-pirate §1`).
const PIRATES: u8 = 5;

impl Packed for VoodooPirate {
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
    let mut faults = Vec::new();
    let open = |path| Sheet::open(files, path);
    let mut sheets = [
        TILES, CHART, START, BARRELS, SKULLS, SKILLS, CURSED, BLESSED,
    ]
    .map(open);
    let data = check(&mut sheets);
    for sheet in &mut sheets {
        sheet.faults.sort();
        faults.append(&mut sheet.faults);
    }
    match data {
        Some(data) if faults.is_empty() => Ok(data),
        _ => Err(faults),
    }
}

/// Checks every file and what must fit between them; nothing where something is missing.
fn check(
    [
        tiles,
        chart,
        start,
        barrels,
        skulls,
        skills,
        cursed,
        blessed,
    ]: &mut [Sheet; 8],
) -> Option<Data> {
    let chart_data = chart::check(chart);
    let tile_data = tiles::check(tiles, chart_data.as_ref());
    let start_data = start::check(start, tile_data.as_ref().map(Vec::len));
    let barrel_data = lists::barrels(barrels);
    let skull_data = lists::skulls(skulls);
    let skill_data = lists::skills(skills);
    let cursed_data = cursed::check(cursed, chart_data.as_ref());
    let blessed_data = cursed::blessed(blessed);
    let sheets = [
        &*tiles, chart, start, barrels, skulls, skills, cursed, blessed,
    ];
    let (start, range, map_coins) = start_data?;
    Some(Data {
        chart: chart_data?,
        tiles: tile_data?,
        start,
        barrels: barrel_data?,
        skulls: skull_data?,
        skills: skill_data?,
        range,
        map_coins,
        cursed: cursed_data?,
        blessed: blessed_data?,
        digest: digest(sheets.into_iter().filter_map(|sheet| sheet.source())),
    })
}
