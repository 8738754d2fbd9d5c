//! The chart: spaces, directions and slots for tiles (`voodoo-pirate §2`).

pub use rules::kit::Heading;
use rules::table::Values;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Columns of the chart, 1 in the west.
pub const COLUMNS: u8 = 10;
/// Rows of the chart, 1 in the north.
pub const ROWS: u8 = 8;
/// Spaces on the chart.
pub const SPACES: usize = COLUMNS as usize * ROWS as usize;
/// Slots for tiles across the chart, each two spaces wide.
pub const SLOT_COLUMNS: u8 = COLUMNS / 2;
/// Slots for tiles on the chart.
pub const SLOTS: usize = SLOT_COLUMNS as usize * (ROWS as usize / 2);

/// A space of the chart. Written `(column, row)` in files, as on the chart's edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Space(u8);

impl Space {
    /// The space in a column (1–10) and a row (1–8).
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column >= 1 && column <= COLUMNS && row >= 1 && row <= ROWS {
            Some(Self((column - 1) + (row - 1) * COLUMNS))
        } else {
            None
        }
    }

    /// All spaces, row by row from the north-west.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPACES as u8).map(Self)
    }

    /// The space's number, row by row from the north-west.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 1 to 10.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS + 1
    }

    /// The row, 1 to 8.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS + 1
    }

    /// The location value, 1 to 17 (`voodoo-pirate §2`).
    #[must_use]
    pub const fn value(self) -> u8 {
        1 + (COLUMNS - self.column()) + (self.row() - 1)
    }

    /// The space next to this one, none past the chart's edge.
    #[must_use]
    pub const fn step(self, heading: Heading) -> Option<Self> {
        let (column, row) = (self.column(), self.row());
        match heading {
            Heading::North => Self::new(column, row - 1),
            Heading::East => Self::new(column + 1, row),
            Heading::South => Self::new(column, row + 1),
            Heading::West => Self::new(column - 1, row),
        }
    }

    /// The slot that this space is part of.
    #[must_use]
    pub const fn slot(self) -> Slot {
        Slot((self.column() - 1) / 2 + (self.row() - 1) / 2 * SLOT_COLUMNS)
    }

    /// Returns which quarter of its slot this space is: 0 NW, 1 NE, 2 SW, 3 SE.
    #[must_use]
    pub const fn quarter(self) -> u8 {
        (self.column() - 1) % 2 + (self.row() - 1) % 2 * 2
    }

    /// The distance in columns (east positive) and rows (south positive).
    #[must_use]
    pub fn offset_to(self, other: Self) -> (i8, i8) {
        (
            other.column() as i8 - self.column() as i8,
            other.row() as i8 - self.row() as i8,
        )
    }

    /// Returns whether the other space is one of the eight around this one.
    #[must_use]
    pub fn is_around(self, other: Self) -> bool {
        let (columns, rows) = self.offset_to(other);
        self != other && columns.abs() <= 1 && rows.abs() <= 1
    }

    /// Returns whether the other space lies on one of the eight compass points from this one.
    #[must_use]
    pub fn is_in_line(self, other: Self) -> bool {
        let (columns, rows) = self.offset_to(other);
        self != other && (columns == 0 || rows == 0 || columns.abs() == rows.abs())
    }
}

impl Values for Space {
    fn values() -> Vec<Self> {
        Self::all().collect()
    }
}

impl TryFrom<(u8, u8)> for Space {
    type Error = String;

    fn try_from((column, row): (u8, u8)) -> Result<Self, String> {
        Self::new(column, row).ok_or_else(|| {
            format!("({column}, {row}) is off the chart: columns go from 1 to {COLUMNS}, rows from 1 to {ROWS}")
        })
    }
}

impl From<Space> for (u8, u8) {
    fn from(space: Space) -> Self {
        (space.column(), space.row())
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.column(), self.row())
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A slot of 2 × 2 spaces, where a tile lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Slot(pub u8);

impl Slot {
    /// The four spaces of the slot: NW, NE, SW, SE.
    #[must_use]
    pub fn spaces(self) -> [Space; 4] {
        let column = self.0 % SLOT_COLUMNS * 2;
        let row = self.0 / SLOT_COLUMNS * 2;
        [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(c, r)| Space((column + c) + (row + r) * COLUMNS))
    }
}

/// The turn of a tile clockwise from its own orientation, in quarters.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub struct Quarters(pub u8);

/// The four orientations, and one too many.
impl Values for Quarters {
    fn values() -> Vec<Self> {
        (0..5).map(Self).collect()
    }
}

impl Quarters {
    /// The four orientations.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// Returns which quarter of the tile's own face shows at quarter `shown` (0 NW, 1 NE, 2 SW, 3 SE) when it is turned so.
    #[must_use]
    pub fn face_quarter(self, shown: u8) -> u8 {
        // Clockwise round the tile: NW, NE, SE, SW.
        const RING: [u8; 4] = [0, 1, 3, 2];
        let place = RING
            .iter()
            .position(|&quarter| quarter == shown)
            .unwrap_or(0);
        RING[(place + 4 - usize::from(self.0)) % 4]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(column: u8, row: u8) -> Space {
        Space::new(column, row).unwrap()
    }

    /// `voodoo-pirate §15.1`
    #[test]
    fn location_values_rise_to_the_west_and_south() {
        assert_eq!(at(10, 1).value(), 1);
        assert_eq!(at(1, 8).value(), 17);
        assert_eq!(at(8, 1).value(), 3);
    }

    #[test]
    fn a_step_past_the_edge_leads_nowhere() {
        assert_eq!(at(1, 1).step(Heading::West), None);
        assert_eq!(at(1, 1).step(Heading::North), None);
        assert_eq!(at(10, 8).step(Heading::East), None);
        assert_eq!(at(10, 8).step(Heading::South), None);
        assert_eq!(at(5, 5).step(Heading::North), Some(at(5, 4)));
    }

    #[test]
    fn a_tile_turned_once_shows_its_north_west_in_the_north_east() {
        assert_eq!(Quarters(1).face_quarter(1), 0);
        assert_eq!(Quarters(1).face_quarter(0), 2);
        assert_eq!(Quarters(2).face_quarter(3), 0);
        for shown in 0..4 {
            assert_eq!(Quarters(0).face_quarter(shown), shown);
        }
    }

    #[test]
    fn a_space_is_part_of_the_slot_that_holds_it() {
        for space in Space::all() {
            assert_eq!(space.slot().spaces()[usize::from(space.quarter())], space);
        }
    }
}
