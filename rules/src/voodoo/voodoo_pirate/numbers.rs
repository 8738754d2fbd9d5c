//! The numbers of the data that the game's texts say.

use super::data::Data;
use rules::table::words::DataNumbers;

/// Returns them by their names.
pub(super) fn numbers(data: &Data) -> DataNumbers {
    let (start, cursed) = (&data.start, &data.cursed);
    let [red, yellow, blue, green, purple] = start.soul_supply;
    DataNumbers::from([
        ("most-colonials", start.most_colonials),
        ("red-souls", red),
        ("yellow-souls", yellow),
        ("blue-souls", blue),
        ("green-souls", green),
        ("purple-souls", purple),
        ("souls", start.soul_supply.iter().sum()),
        ("range", start.broadside_range),
        ("map-coins", start.map_coins),
        ("cursed-skulls", cursed.skulls),
        ("cursed-skull-worth", cursed.skull_worth),
    ])
}
