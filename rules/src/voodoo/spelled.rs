//! The spelling of both games' values in files, and what must hold of it.

use super::Cell;
use rules::table::files::{Sheet, Within};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt::Debug;

/// Something for each of the five colours.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ByColour<T> {
    pub red: T,
    pub yellow: T,
    pub blue: T,
    pub green: T,
    pub purple: T,
}

impl<T> ByColour<T> {
    /// In the colours' order.
    pub fn into_array(self) -> [T; 5] {
        [self.red, self.yellow, self.blue, self.green, self.purple]
    }
}

/// Reads a whole number within bounds.
pub(crate) fn within<'de, const MIN: u8, const MAX: u8, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<u8, D::Error> {
    Within::<MIN, MAX>::deserialize(deserializer).map(Within::get)
}

/// Reads how many souls of each colour are in the box.
pub(crate) fn soul_supply<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; 5], D::Error> {
    let souls = ByColour::<Within<0, 20>>::deserialize(deserializer)?;
    Ok(souls.into_array().map(Within::get))
}

/// A supply does for as many pirates as can play, who start with so many each.
pub(crate) fn check_supply(
    sheet: &mut Sheet,
    (field, what): (&'static str, &str),
    [each, supply, pirates]: [u8; 3],
) {
    let wanted = each * pirates;
    if supply < wanted {
        let why = format!("{pirates} pirates start with {each} each");
        let message = format!("found {supply} {what}, expected at least {wanted}: {why}");
        sheet.fault_at(field, message);
    }
}

/// As many blessed cards as can be dealt, none twice.
pub(crate) fn check_blessed<R: PartialEq + Copy + Debug>(
    sheet: &mut Sheet,
    field: &'static str,
    ranks: &[R],
    pirates: u8,
) {
    sheet.only_once(field, ranks, |_| true, "each card once");
    let found = ranks.len();
    if found < usize::from(pirates) {
        let message = format!("found {found} cards, expected at least {pirates}, one a pirate");
        sheet.fault_at(field, message);
    }
}

/// A cell of the ritual grid, by its compass point, row by row from the north-west.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GridCell {
    NW,
    N,
    NE,
    W,
    Centre,
    E,
    SW,
    S,
    SE,
}

impl GridCell {
    /// All nine, as [`Cell`] numbers them.
    pub const ALL: [Self; 9] = [
        Self::NW,
        Self::N,
        Self::NE,
        Self::W,
        Self::Centre,
        Self::E,
        Self::SW,
        Self::S,
        Self::SE,
    ];

    /// The cell.
    pub fn cell(self) -> Cell {
        Cell(self as u8)
    }
}
