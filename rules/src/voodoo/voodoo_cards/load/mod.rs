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
use crate::alike::packs;
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

packs!(VoodooCards: SEA, OBJECTS, START, CURSED);

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
