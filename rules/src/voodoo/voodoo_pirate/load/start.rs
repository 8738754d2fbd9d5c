//! The setup of a game, and the numbers that hold throughout (`voodoo-pirate §3`, `§4`, `§8`, `§9`).

use super::PIRATES;
use crate::voodoo_pirate::data::StartData;
use crate::voodoo_pirate::pieces::{Tide, Wind};
use crate::{ByColour, check_supply};
use rules::table::files::{Sheet, Within};
use serde::Deserialize;

/// The start as the file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStart {
    wind: Wind,
    tide: Tide,
    colonials: Within<1, 9>,
    most_colonials: Within<1, 9>,
    power: Within<1, 6>,
    souls: Within<0, 4>,
    coins: Within<0, 9>,
    poppets: Within<0, 3>,
    soul_supply: ByColour<Within<0, 20>>,
    poppet_supply: Within<0, 90>,
    coin_supply: Within<0, 90>,
    time_out_among: Within<1, 99>,
    most_rounds: Within<1, 99>,
    broadside_range: Within<1, 9>,
    map_coins: Within<1, 9>,
}

/// The supplies do for all pirates, the colonial ships start on their track, the Time Out lies in the stack. With the
/// start come the reach of broadsides and the coins of a map.
pub(super) fn check(sheet: &mut Sheet, tiles: Option<usize>) -> Option<(StartData, u8, u8)> {
    let raw = sheet.record::<RawStart>()?;
    let soul_supply = raw.soul_supply.into_array().map(Within::get);
    let start = StartData {
        wind: raw.wind,
        tide: raw.tide,
        colonials: raw.colonials.get(),
        most_colonials: raw.most_colonials.get(),
        power: raw.power.get(),
        souls: raw.souls.get(),
        coins: raw.coins.get(),
        poppets: raw.poppets.get(),
        soul_supply,
        poppet_supply: raw.poppet_supply.get(),
        coin_supply: raw.coin_supply.get(),
        time_out_among: raw.time_out_among.get(),
        most_rounds: raw.most_rounds.get(),
    };
    if start.colonials > start.most_colonials {
        let message = format!(
            "found {} colonial ships, expected from 1 to the most, {}",
            start.colonials, start.most_colonials
        );
        sheet.fault_at("colonials", message);
    }
    let souls = [start.souls, soul_supply.iter().sum(), PIRATES];
    let poppets = [start.poppets, start.poppet_supply, PIRATES];
    let coins = [start.coins, start.coin_supply, PIRATES];
    check_supply(sheet, ("soul_supply", "souls"), souls);
    check_supply(sheet, ("poppet_supply", "poppets"), poppets);
    check_supply(sheet, ("coin_supply", "coins"), coins);
    if let Some(tiles) = tiles
        && usize::from(start.time_out_among) > tiles
    {
        let message = format!(
            "found {}, expected from 1 to the {tiles} tiles there are",
            start.time_out_among
        );
        sheet.fault_at("time_out_among", message);
    }
    Some((start, raw.broadside_range.get(), raw.map_coins.get()))
}
