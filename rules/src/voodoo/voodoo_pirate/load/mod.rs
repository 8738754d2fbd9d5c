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

pub use oddities::oddities;
pub(super) use tiles::RawWater;

use super::VoodooPirate;
use super::data::Data;
use super::numbers::numbers;
use crate::alike::packs;
use rules::table::Packed;
use rules::table::files::{Fault, Files, Sheet};
use rules::table::words::DataNumbers;
use std::sync::Arc;

rules::packed! {
    "voodoo_pirate",
    data: {
        /// The sea tiles (`voodoo-pirate §2`).
        TILES = "tiles.ron",
        /// The chart before the first tile (`voodoo-pirate §2`).
        CHART = "chart.ron",
        /// Setup and numbers (`voodoo-pirate §3`, `§4`).
        START = "start.ron",
        /// The ring of barrels (`voodoo-pirate §3`).
        BARRELS = "barrels.ron",
        /// The worth of skulls (`voodoo-pirate §11`).
        SKULLS = "skulls.ron",
        /// Unique skills (`voodoo-pirate §13`).
        SKILLS = "skills.ron",
        /// The Cursed Pirates (`voodoo-pirate §12`).
        CURSED = "cursed.ron",
        /// Lucky's Blessed Deck (`voodoo-pirate §14`).
        BLESSED = "blessed.ron",
    },
    lessons: [
        "round.ron", "sailing.ron", "ritual.ron", "haunted.ron", "poppets.ron", "ships.ron", "shore.ron",
    ],
    shares: [crate::words::WORDS],
}

/// Pirates in a full game; supplies and harbour must do for them (`voodoo-pirate §1`).
const PIRATES: u8 = 5;

packs!(VoodooPirate: TILES, CHART, START, BARRELS, SKULLS, SKILLS, CURSED, BLESSED);

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
    digest: u64,
) -> Option<Data> {
    let chart_data = chart::check(chart);
    let tile_data = tiles::check(tiles, chart_data.as_ref());
    let start_data = start::check(start, tile_data.as_ref().map(Vec::len));
    let barrel_data = lists::barrels(barrels);
    let skull_data = lists::skulls(skulls);
    let skill_data = lists::skills(skills);
    let cursed_data = cursed::check(cursed, chart_data.as_ref());
    let blessed_data = cursed::blessed(blessed);
    Some(Data {
        chart: chart_data?,
        tiles: tile_data?,
        start: start_data?,
        barrels: barrel_data?,
        skulls: skull_data?,
        skills: skill_data?,
        cursed: cursed_data?,
        blessed: blessed_data?,
        digest,
    })
}
