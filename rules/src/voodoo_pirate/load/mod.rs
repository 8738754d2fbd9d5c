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

use super::data::Data;
use crate::table::files::{Entries, Fault, Files, MOST_FAULTS, Source, digest};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
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
/// Everything else that a player reads.
pub const DESKTOP_WORDS: &str = "desktop/en.ftl";
/// What is said of sounds to those who do not hear them.
pub const SOUND_WORDS: &str = "sound/en.ftl";

/// The game's files as they are embedded: those of the digest in its order, then the texts.
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
    (
        DESKTOP_WORDS,
        include_str!("../../../../assets/desktop/en.ftl"),
    ),
    (SOUND_WORDS, include_str!("../../../../assets/sound/en.ftl")),
];

/// Pirates in a full game; supplies and harbour must do for them (`voodoo-pirate §1`).
const PIRATES: u8 = 5;

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
        digest: digest(sheets.into_iter().filter_map(|sheet| sheet.source.as_ref())),
    })
}

/// A file on its way in: its text, where it could be opened, and what is wrong with it so far.
struct Sheet {
    source: Option<Source>,
    faults: Vec<Fault>,
}

impl Sheet {
    fn open(files: &Files, path: &str) -> Self {
        let mut faults = Vec::new();
        let source = files.open(path, &mut faults);
        Self { source, faults }
    }

    /// The file's one record.
    fn record<T: DeserializeOwned>(&mut self) -> Option<T> {
        self.source.as_ref()?.record(&mut self.faults)
    }

    /// The file's list.
    fn list<T: DeserializeOwned>(&mut self) -> Option<Entries<T>> {
        Some(self.source.as_ref()?.list(&mut self.faults))
    }

    /// Something is wrong at a byte of the file.
    fn fault(&mut self, offset: usize, message: impl Into<String>) {
        self.add(|source| source.fault(offset, message));
    }

    /// Something is wrong with a field of the file's record.
    fn fault_at(&mut self, field: &str, message: impl Into<String>) {
        self.add(|source| source.fault_at(&[field], message));
    }

    /// Something is missing at the end of the file.
    fn fault_at_end(&mut self, message: impl Into<String>) {
        self.add(|source| source.fault_at_end(message));
    }

    fn add(&mut self, fault: impl FnOnce(&Source) -> Fault) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.extend(self.source.as_ref().map(fault));
        }
    }

    /// Each of a file's entries stands there once, each of `all` at least once. What is missing is not told where an
    /// entry could not be read, since it may be that one.
    fn each_once<T, K: Copy + PartialEq + Debug>(
        &mut self,
        list: &Entries<T>,
        all: &[K],
        key: impl Fn(&T) -> K,
        expected: &str,
    ) {
        let mut seen: Vec<K> = Vec::with_capacity(all.len());
        for entry in &list.entries {
            let key = key(&entry.value);
            if seen.contains(&key) {
                self.fault(
                    entry.offset,
                    format!("found {key:?} a second time, expected {expected}"),
                );
            } else {
                seen.push(key);
            }
        }
        let missing = words(all.iter().filter(|key| !seen.contains(key)));
        if list.complete && !missing.is_empty() {
            self.fault_at_end(format!("{missing} missing, expected {expected}"));
        }
    }

    /// Nothing stands twice in the list of a record's field, and only what is `allowed`.
    fn only_once<K: Copy + PartialEq + Debug>(
        &mut self,
        field: &str,
        list: &[K],
        allowed: impl Fn(K) -> bool,
        expected: &str,
    ) {
        let mut seen: Vec<K> = Vec::new();
        let mut wrong = Vec::new();
        for (number, &item) in list.iter().enumerate() {
            if seen.contains(&item) {
                wrong.push((
                    number,
                    format!("found {item:?} a second time, expected {expected}"),
                ));
                continue;
            }
            seen.push(item);
            if !allowed(item) {
                wrong.push((number, format!("found {item:?}, expected {expected}")));
            }
        }
        if let Some(source) = &self.source
            && !wrong.is_empty()
        {
            let offsets = source.item_offsets(&[field]);
            for (number, message) in wrong.into_iter().take(MOST_FAULTS) {
                self.add(|source| source.fault(offsets.get(number).copied().unwrap_or(0), message));
            }
        }
    }

    /// As [`Self::only_once`], and all of `all` stand there.
    fn exactly<K: Copy + PartialEq + Debug>(
        &mut self,
        field: &str,
        list: &[K],
        all: &[K],
        expected: &str,
    ) {
        self.only_once(field, list, |item| all.contains(&item), expected);
        let missing = words(all.iter().filter(|item| !list.contains(item)));
        if !missing.is_empty() {
            self.fault_at(field, format!("{missing} missing, expected {expected}"));
        }
    }
}

/// `A, B are`, `A is`, or nothing at all.
fn words<K: Debug>(items: impl Iterator<Item = K>) -> String {
    let names: Vec<String> = items.map(|item| format!("{item:?}")).collect();
    match names.len() {
        0 => String::new(),
        1 => format!("{} is", names[0]),
        _ => format!("{} are", names.join(", ")),
    }
}

/// Something for each of the five colours.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct ByColour<T> {
    red: T,
    yellow: T,
    blue: T,
    green: T,
    purple: T,
}

impl<T> ByColour<T> {
    /// In the colours' order.
    fn into_array(self) -> [T; 5] {
        [self.red, self.yellow, self.blue, self.green, self.purple]
    }
}
