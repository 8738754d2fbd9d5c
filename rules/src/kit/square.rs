//! Boards of squares.

use crate::table::Values;

/// A square of a board, row by row from the north-west.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<const COLUMNS: u8, const ROWS: u8>(u8);

impl<const COLUMNS: u8, const ROWS: u8> Square<COLUMNS, ROWS> {
    /// The square of a column and a row, counted from 0; none off the board.
    #[must_use]
    pub fn at(column: u8, row: u8) -> Option<Self> {
        (column < COLUMNS && row < ROWS).then(|| Self(row * COLUMNS + column))
    }

    /// Its column, counted from 0.
    #[must_use]
    pub fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// Its row, counted from 0.
    #[must_use]
    pub fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The square so many columns further east and so many rows further south; none off the board.
    #[must_use]
    pub fn beside(self, east: i8, south: i8) -> Option<Self> {
        let column = self.column().checked_add_signed(east)?;
        Self::at(column, self.row().checked_add_signed(south)?)
    }

    /// Whether it is a corner.
    #[must_use]
    pub fn is_corner(self) -> bool {
        [0, COLUMNS - 1].contains(&self.column()) && [0, ROWS - 1].contains(&self.row())
    }

    /// All squares.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..COLUMNS * ROWS).map(Self)
    }
}

impl<const COLUMNS: u8, const ROWS: u8> Values for Square<COLUMNS, ROWS> {
    fn values() -> Vec<Self> {
        Self::all().collect()
    }
}
