//! The chart before the first tile is turned (`voodoo-pirate §2`).

use super::PIRATES;
use super::tiles::RawWater;
use crate::voodoo_pirate::chart::{Heading, SLOTS, SPACES, Slot, Space};
use crate::voodoo_pirate::data::{ChartData, Feature, Ground, Water};
use rules::table::files::Sheet;
use serde::Deserialize;

/// The chart as the file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawChart {
    harbour_tiles: Vec<Space>,
    island_tiles: Vec<Space>,
    harbour: Vec<Space>,
    back: Vec<Space>,
    sea: Vec<RawSea>,
    shore: Vec<Space>,
    tidal: Vec<RawTidal>,
}

/// A sea space of a harbour tile, as the file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSea {
    at: Space,
    water: RawWater,
}

/// A space of tidal water, as the file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTidal {
    at: Space,
    arrow: Heading,
}

/// Every space of a harbour tile is harbour or sea, every space of the island shore or tidal, nothing else is.
pub(super) fn check(sheet: &mut Sheet) -> Option<ChartData> {
    let raw = sheet.record::<RawChart>()?;
    let harbour_slots = slots(sheet, "harbour_tiles", &raw.harbour_tiles, &[]);
    let island_slots = slots(sheet, "island_tiles", &raw.island_tiles, &harbour_slots);
    if harbour_slots.len() + island_slots.len() >= SLOTS {
        sheet.fault_at(
            "island_tiles",
            "harbour and island fill the chart, expected a free slot for a tile",
        );
    }

    let inside = |slots: &[Slot], space: Space| slots.contains(&space.slot());
    sheet.only_once(
        "harbour",
        &raw.harbour,
        |space| inside(&harbour_slots, space),
        "spaces of the harbour's tiles, each once",
    );
    if raw.harbour.len() < usize::from(PIRATES) {
        let found = raw.harbour.len();
        let message =
            format!("found {found} harbour spaces, expected at least {PIRATES}, one a pirate");
        sheet.fault_at("harbour", message);
    }
    let harbour = &raw.harbour;
    sheet.only_once(
        "back",
        &raw.back,
        |space| harbour.contains(&space),
        "harbour spaces, each once",
    );

    let sea: Vec<Space> = raw.sea.iter().map(|sea| sea.at).collect();
    let rest: Vec<Space> = Space::all()
        .filter(|&space| inside(&harbour_slots, space) && !harbour.contains(&space))
        .collect();
    sheet.exactly(
        "sea",
        &sea,
        &rest,
        "each space of the harbour's tiles that is not harbour, once",
    );

    let tidal: Vec<Space> = raw.tidal.iter().map(|tidal| tidal.at).collect();
    sheet.only_once(
        "shore",
        &raw.shore,
        |space| inside(&island_slots, space),
        "spaces of the island's tiles, each once",
    );
    let rest: Vec<Space> = Space::all()
        .filter(|space| inside(&island_slots, *space) && !raw.shore.contains(space))
        .collect();
    sheet.exactly(
        "tidal",
        &tidal,
        &rest,
        "each space of the island's tiles that is not shore, once",
    );

    let maps = |sea: &RawSea| Water::from(sea.water).feature == Some(Feature::Map);
    if raw.sea.iter().any(maps) {
        sheet.fault_at(
            "sea",
            "found a map, expected none on the harbour's tiles: a pirate's maps are noted by sea tile",
        );
    }

    let mut ground = [Ground::Open; SPACES];
    for space in &raw.harbour {
        ground[space.index()] = Ground::Harbour;
    }
    for sea in &raw.sea {
        ground[sea.at.index()] = Ground::Sea(sea.water.into());
    }
    for space in &raw.shore {
        ground[space.index()] = Ground::Shore;
    }
    for tidal in &raw.tidal {
        ground[tidal.at.index()] = Ground::Tidal(tidal.arrow);
    }
    sheet.faults.is_empty().then_some(ChartData {
        ground,
        harbour: raw.harbour,
        back: raw.back,
        harbour_slots,
        island_slots,
    })
}

/// The slots that tiles' north-west spaces name, each once and none of the taken ones.
fn slots(sheet: &mut Sheet, field: &'static str, corners: &[Space], taken: &[Slot]) -> Vec<Slot> {
    sheet.only_once(
        field,
        corners,
        |corner| corner.quarter() == 0 && !taken.contains(&corner.slot()),
        "north-west spaces of tiles, both numbers odd, each tile once",
    );
    corners.iter().map(|corner| corner.slot()).collect()
}
