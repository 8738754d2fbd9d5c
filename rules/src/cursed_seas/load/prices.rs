//! The prices of ships and creatures against the formula (`cursed-seas §3.2`, `§3.3`).

use super::ONCE;
use crate::data::*;
use rules::table::files::{Entries, Entry, Sheet};
use std::fmt::Debug;

/// Reads the prices of keywords; nothing where some could not be read, since all that have them would seem to have no price.
fn priced_keywords(sheet: &mut Sheet) -> Option<Vec<KeywordPrice>> {
    let list: Entries<KeywordPrice> = sheet.list()?;
    sheet.each_once(&list, &[], |line| line.keyword, ONCE);
    let lines = list.entries.into_iter().map(|entry| entry.value);
    list.complete.then(|| lines.collect())
}

/// The prices of ships and creatures, as far as they could be read.
pub(super) struct PriceList {
    prices: Option<Prices>,
    keywords: Option<Vec<KeywordPrice>>,
}

impl PriceList {
    /// Reads both files of prices.
    pub(super) fn read(prices: &mut Sheet, keywords: &mut Sheet) -> Self {
        Self {
            prices: prices.record(),
            keywords: priced_keywords(keywords),
        }
    }

    /// Checks that a ship has as many cannons as masts, and the price of the formula.
    pub(super) fn check_ship(&self, sheet: &mut Sheet, entry: &Entry<ShipData>) {
        let Entry {
            value: ship,
            offset,
        } = entry;
        let name = ship.ship;
        if ship.guns.len() != usize::from(ship.masts) {
            let (guns, masts) = (ship.guns.len(), ship.masts);
            let message = format!("{name:?} has {guns} cannons, expected {masts}, one a mast");
            sheet.fault(*offset, message);
        }
        if let (Some(prices), Some(keywords)) = (&self.prices, &self.keywords) {
            price_is(
                sheet,
                *offset,
                &name,
                ship.points,
                prices.ship(ship, keywords),
            );
        }
    }

    /// Checks that a creature has as many shots as segments, and the price of the formula.
    pub(super) fn check_creature(&self, sheet: &mut Sheet, entry: &Entry<CreatureData>) {
        let Entry {
            value: creature,
            offset,
        } = entry;
        let name = creature.creature;
        if creature.guns.len() != usize::from(creature.segments) {
            let (guns, segments) = (creature.guns.len(), creature.segments);
            let message = format!("{name:?} has {guns} shots, expected {segments}, one a segment");
            sheet.fault(*offset, message);
        }
        if let (Some(prices), Some(keywords)) = (&self.prices, &self.keywords) {
            let price = prices.creature(creature, keywords);
            price_is(sheet, *offset, &name, creature.points, price);
        }
    }
}

/// Checks the price of a card against the formula.
fn price_is(sheet: &mut Sheet, offset: usize, name: &dyn Debug, points: u8, price: Option<i32>) {
    match price {
        None => sheet.fault(
            offset,
            format!("{name:?} has a move or a keyword that the price files have no price of"),
        ),
        Some(price) if price != i32::from(points) => sheet.fault(
            offset,
            format!("{name:?} costs {points} points, expected {price} by the price formula"),
        ),
        Some(_) => {}
    }
}
