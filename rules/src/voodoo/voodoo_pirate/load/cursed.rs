//! The Cursed Pirates and Lucky's Blessed Deck (`voodoo-pirate §12`, `§14`).

use super::PIRATES;
use super::lists::Points;
use crate::voodoo_pirate::chart::Space;
use crate::voodoo_pirate::data::{BlessedData, ChartData, CursedData};
use crate::voodoo_pirate::pieces::{Barrel, Card, Object};
use crate::{ByColour, GridCell, check_blessed};
use rules::table::files::{Sheet, Within};
use serde::Deserialize;

/// The Cursed Pirates as the file has them.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCursed {
    extra_card: ByColour<Card>,
    harbour: Vec<Space>,
    figures: (Barrel, Barrel),
    cells: Vec<GridCell>,
    takes: Vec<Object>,
    skulls: Within<0, 3>,
    skull_worth: Points,
}

/// Every harbour space and every cell once, two different barrels, no object twice.
pub(super) fn check(sheet: &mut Sheet, chart: Option<&ChartData>) -> Option<CursedData> {
    let raw = sheet.record::<RawCursed>()?;
    if let Some(chart) = chart {
        sheet.exactly(
            "harbour",
            &raw.harbour,
            &chart.harbour,
            "each harbour space of chart.ron once",
        );
    }
    if raw.figures.0 == raw.figures.1 {
        let message = format!(
            "found {:?} a second time, expected two different barrels",
            raw.figures.1
        );
        sheet.fault_at("figures", message);
    }
    sheet.exactly(
        "cells",
        &raw.cells,
        &GridCell::ALL,
        "each of the grid's nine cells once",
    );
    sheet.only_once("takes", &raw.takes, |_| true, "each object at most once");
    Some(CursedData {
        extra_card: raw.extra_card.into_array(),
        harbour: raw.harbour,
        figures: raw.figures.into(),
        cells: raw.cells.into_iter().map(GridCell::cell).collect(),
        takes: raw.takes,
        skulls: raw.skulls.get(),
        skull_worth: raw.skull_worth.get(),
    })
}

/// A card a pirate at least, none twice.
pub(super) fn blessed(sheet: &mut Sheet) -> Option<BlessedData> {
    let blessed: BlessedData = sheet.record()?;
    check_blessed(sheet, "ranks", &blessed.ranks, PIRATES);
    Some(blessed)
}
