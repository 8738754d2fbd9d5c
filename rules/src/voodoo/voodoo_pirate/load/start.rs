//! The setup of a game, and the numbers that hold throughout (`voodoo-pirate §3`, `§4`, `§8`, `§9`).

use super::PIRATES;
use crate::check_supply;
use crate::voodoo_pirate::data::StartData;
use rules::table::files::Sheet;

/// The supplies do for all pirates, the colonial ships start on their track, the Time Out lies in the stack.
pub(super) fn check(sheet: &mut Sheet, tiles: Option<usize>) -> Option<StartData> {
    let start: StartData = sheet.record()?;
    if start.colonials > start.most_colonials {
        let message = format!(
            "found {} colonial ships, expected from 1 to the most, {}",
            start.colonials, start.most_colonials
        );
        sheet.fault_at("colonials", message);
    }
    let souls = [start.souls, start.soul_supply.iter().sum(), PIRATES];
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
    Some(start)
}
