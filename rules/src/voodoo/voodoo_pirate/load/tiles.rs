//! The sea tiles (`voodoo-pirate §2`).

use crate::voodoo_pirate::chart::{Heading, SLOTS};
use crate::voodoo_pirate::data::{ChartData, Feature, TileFace, Water};
use crate::voodoo_pirate::pieces::{Colour, Object};
use rules::table::files::{Sheet, Within};
use serde::Deserialize;

/// A tile as the file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    number: Within<1, { SLOTS as u8 }>,
    #[serde(default)]
    time_out: bool,
    nw: RawWater,
    ne: RawWater,
    sw: RawWater,
    se: RawWater,
}

/// A water as files have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum RawWater {
    Calm(RawFeature),
    Haunted(RawFeature),
}

/// The feature of a water, as files have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum RawFeature {
    Nothing,
    Skull,
    Object(Object),
    Coin,
    Map,
    Current(Heading),
    Portal,
    Fleet,
    Star(Colour),
}

impl From<RawWater> for Water {
    fn from(raw: RawWater) -> Self {
        let (haunted, feature) = match raw {
            RawWater::Calm(feature) => (false, feature),
            RawWater::Haunted(feature) => (true, feature),
        };
        let feature = match feature {
            RawFeature::Nothing => None,
            RawFeature::Skull => Some(Feature::Skull),
            RawFeature::Object(object) => Some(Feature::Object(object)),
            RawFeature::Coin => Some(Feature::Coin),
            RawFeature::Map => Some(Feature::Map),
            RawFeature::Current(heading) => Some(Feature::Current(heading)),
            RawFeature::Portal => Some(Feature::Portal),
            RawFeature::Fleet => Some(Feature::Fleet),
            RawFeature::Star(colour) => Some(Feature::Star(colour)),
        };
        Self { haunted, feature }
    }
}

/// As many tiles as the chart has free slots, each number once, exactly one the Time Out.
pub(super) fn check(sheet: &mut Sheet, chart: Option<&ChartData>) -> Option<Vec<TileFace>> {
    let list = sheet.list::<RawTile>()?;
    let most = list
        .entries
        .iter()
        .map(|entry| entry.value.number.get())
        .max()
        .unwrap_or(0);
    let wanted = chart.map_or(most, |chart| {
        (SLOTS - chart.harbour_slots.len() - chart.island_slots.len()) as u8
    });
    let numbers: Vec<u8> = (1..=wanted).collect();
    let expected =
        format!("each number from 1 to {wanted} once, a tile for each free slot of the chart");
    for entry in list
        .entries
        .iter()
        .filter(|entry| entry.value.number.get() > wanted)
    {
        sheet.fault(
            entry.offset,
            format!(
                "found tile {}, expected {expected}",
                entry.value.number.get()
            ),
        );
    }
    sheet.each_once(&list, &numbers, |tile| tile.number.get(), &expected);

    for entry in &list.entries {
        let tile = &entry.value;
        let waters = [tile.nw, tile.ne, tile.sw, tile.se].map(Water::from);
        let maps = waters
            .iter()
            .filter(|water| water.feature == Some(Feature::Map));
        if maps.count() > 1 {
            sheet.fault(
                entry.offset,
                "found two maps on a tile, expected at most one: a pirate's maps are noted by tile",
            );
        }
    }

    let mut time_outs = list.entries.iter().filter(|entry| entry.value.time_out);
    if time_outs.next().is_none() && list.complete {
        sheet.fault_at_end(
            "the Time Out tile is missing, expected `time_out: true` in exactly one tile",
        );
    }
    for entry in time_outs {
        sheet.fault(
            entry.offset,
            "found a second Time Out tile, expected `time_out: true` in exactly one",
        );
    }

    if !list.complete || list.entries.len() != usize::from(wanted) {
        return None;
    }
    let mut tiles: Vec<RawTile> = list.entries.into_iter().map(|entry| entry.value).collect();
    tiles.sort_by_key(|tile| tile.number);
    Some(
        tiles
            .into_iter()
            .map(|tile| TileFace {
                waters: [tile.nw, tile.ne, tile.sw, tile.se].map(Water::from),
                time_out: tile.time_out,
            })
            .collect(),
    )
}
