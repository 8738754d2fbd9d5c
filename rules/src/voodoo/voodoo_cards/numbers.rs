//! The numbers of the data that the game's texts say.

use super::data::Data;
use rules::table::words::DataNumbers;

/// Returns them by their names.
pub(super) fn numbers(data: &Data) -> DataNumbers {
    let faces = data.cards.iter().flatten().map(|face| face.value);
    let values = data.cardinals.iter().map(|card| card.value).chain(faces);
    DataNumbers::from([
        ("most-value", values.max().unwrap_or(0)),
        ("map-coins", data.start.map_coins),
        ("blessed-points", data.start.blessed_points),
    ])
}
