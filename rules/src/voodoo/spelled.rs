//! How files spell what both games have.

use super::Cell;
use serde::{Deserialize, Serialize};

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
