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
use super::numbers::numbers;
use rules::table::Packed;
use rules::table::files::{Fault, Files, Sheet};
use rules::table::words::DataNumbers;
use std::sync::Arc;

rules::packed! {
    "voodoo_cards",
    data: {
        /// The Sea cards (`voodoo-pirate-card-game §2`).
        SEA = "sea.ron",
        /// The object cards (`voodoo-pirate-card-game §3`).
        OBJECTS = "objects.ron",
        /// Setup and numbers (`voodoo-pirate-card-game §3`, `§4`).
        START = "start.ron",
        /// The Cursed Pirates (`voodoo-pirate-card-game §10`).
        CURSED = "cursed.ron",
    },
    lessons: ["ring.ron", "winds.ron", "objects.ron", "ships.ron", "score.ron"],
    shares: [crate::words::WORDS],
}

impl Packed for VoodooCards {
    const EMBEDDED: &'static [(&'static str, &'static str)] = EMBEDDED;
    const TEXTS: &'static [&'static str] = TEXTS;

    rules::standard!(VoodooCards);

    fn load(files: &Files) -> Result<Data, Vec<Fault>> {
        load(files)
    }

    fn numbers(data: &Data) -> DataNumbers {
        numbers(data)
    }
}

/// The game's own files; a user's folder can be laid over them.
#[must_use]
pub fn files() -> Files {
    VoodooCards::files()
}

/// The data of the game's own files.
///
/// # Panics
///
/// Not where the tests pass: one of them reads the embedded files.
pub fn standard() -> &'static Arc<Data> {
    VoodooCards::standard()
}

/// Reads and checks all files.
///
/// # Errors
///
/// Everything that is wrong, file by file and from top to bottom.
pub fn load(files: &Files) -> Result<Data, Vec<Fault>> {
    Sheet::read_all(files, [SEA, OBJECTS, START, CURSED], check)
}

/// Checks every file; nothing where something is missing.
fn check([sea, objects, start, cursed]: &mut [Sheet; 4], digest: u64) -> Option<Data> {
    let sea_data = sea::check(sea);
    let object_data = lists::objects(objects);
    let start_data = lists::start(start);
    let cursed_data = lists::cursed(cursed);
    let (cardinals, cards) = sea_data?;
    Some(Data {
        cardinals,
        cards,
        objects: object_data?,
        start: start_data?,
        cursed: cursed_data?,
        digest,
    })
}
