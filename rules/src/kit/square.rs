//! Boards of squares.

use super::values;
use crate::table::Values;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A direction on a board of squares.
#[values(text = "heading")]
pub enum Heading {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl Heading {
    /// Returns the direction after so many quarter turns clockwise.
    #[must_use]
    pub fn turned(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + usize::from(quarters)) % 4]
    }

    /// Returns the direction that leads back.
    #[must_use]
    pub fn opposite(self) -> Self {
        self.turned(2)
    }

    /// Returns how far a step this way leads: to the right, and down.
    #[must_use]
    pub fn step(self) -> (i8, i8) {
        [(0, -1), (1, 0), (0, 1), (-1, 0)][self as usize]
    }
}

/// A square of a board, row by row from the north-west.
///
/// Files and people name it by row and column, counted from 1: `(4, 5)`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

    /// Its number, row by row from 0: an index into lists by square.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The square so many columns further east and so many rows further south; none off the board.
    #[must_use]
    pub fn beside(self, east: i8, south: i8) -> Option<Self> {
        let column = self.column().checked_add_signed(east)?;
        Self::at(column, self.row().checked_add_signed(south)?)
    }

    /// The square a step this way; none off the board.
    #[must_use]
    pub fn toward(self, heading: Heading) -> Option<Self> {
        let (east, south) = heading.step();
        self.beside(east, south)
    }

    /// The squares a step away, row by row; with those that only touch at a corner where a step may go `diagonally`.
    pub fn neighbours(self, diagonally: bool) -> impl Iterator<Item = Self> + Clone {
        const ROUND: [(i8, i8); 8] = [
            (-1, -1),
            (0, -1),
            (1, -1),
            (-1, 0),
            (1, 0),
            (-1, 1),
            (0, 1),
            (1, 1),
        ];
        let allowed = move |&(east, south): &(i8, i8)| diagonally || east == 0 || south == 0;
        let ways = ROUND.into_iter().filter(allowed);
        ways.filter_map(move |(east, south)| self.beside(east, south))
    }

    /// The fewest orthogonal steps to another square.
    #[must_use]
    pub fn distance(self, other: Self) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }

    /// The fewest steps to another square where a step may go diagonally: those of a king in chess.
    #[must_use]
    pub fn kings_distance(self, other: Self) -> u8 {
        let columns = self.column().abs_diff(other.column());
        columns.max(self.row().abs_diff(other.row()))
    }

    /// Returns whether it is a corner.
    #[must_use]
    pub fn is_corner(self) -> bool {
        [0, COLUMNS - 1].contains(&self.column()) && [0, ROWS - 1].contains(&self.row())
    }

    /// All squares.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..COLUMNS * ROWS).map(Self)
    }
}

impl<const COLUMNS: u8, const ROWS: u8> fmt::Debug for Square<COLUMNS, ROWS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.row() + 1, self.column() + 1)
    }
}

impl<const COLUMNS: u8, const ROWS: u8> Serialize for Square<COLUMNS, ROWS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.row() + 1, self.column() + 1).serialize(serializer)
    }
}

impl<'de, const COLUMNS: u8, const ROWS: u8> Deserialize<'de> for Square<COLUMNS, ROWS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (row, column) = <(u8, u8)>::deserialize(deserializer)?;
        let counted = row.checked_sub(1).zip(column.checked_sub(1));
        let square = counted.and_then(|(row, column)| Self::at(column, row));
        square.ok_or_else(|| {
            D::Error::custom(format_args!(
                "found ({row}, {column}), expected a row from 1 to {ROWS} and a column from 1 to {COLUMNS}"
            ))
        })
    }
}

impl<const COLUMNS: u8, const ROWS: u8> Values for Square<COLUMNS, ROWS> {
    fn values() -> Vec<Self> {
        Self::all().collect()
    }
}

/// A set of squares of a board of at most 128.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares<const COLUMNS: u8, const ROWS: u8>(u128);

impl<const COLUMNS: u8, const ROWS: u8> Squares<COLUMNS, ROWS> {
    /// The squares of the first column.
    const WEST: u128 = {
        let (mut column, mut row) = (0, 0);
        while row < ROWS {
            column |= 1 << (row * COLUMNS);
            row += 1;
        }
        column
    };

    /// Adds a square.
    pub fn insert(&mut self, square: Square<COLUMNS, ROWS>) {
        self.0 |= 1 << square.0;
    }

    /// Removes a square.
    pub fn remove(&mut self, square: Square<COLUMNS, ROWS>) {
        self.0 &= !(1 << square.0);
    }

    /// Returns whether the square is in the set.
    #[must_use]
    pub fn contains(self, square: Square<COLUMNS, ROWS>) -> bool {
        self.0 & (1 << square.0) != 0
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the squares of either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the squares of both sets.
    #[must_use]
    pub fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the squares of this set that are not in another.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the squares a step away from any of these.
    #[must_use]
    pub fn spread(self, diagonally: bool) -> Self {
        let east = Self::WEST << (COLUMNS - 1);
        let beside = (self.0 & !east) << 1 | (self.0 & !Self::WEST) >> 1;
        let wide = if diagonally { self.0 | beside } else { self.0 };
        let all = u128::MAX >> (128 - COLUMNS * ROWS);
        Self((beside | wide << COLUMNS | wide >> COLUMNS) & all)
    }

    /// Returns its squares, row by row.
    pub fn iter(self) -> impl Iterator<Item = Square<COLUMNS, ROWS>> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Square(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            next
        })
    }
}

impl<const COLUMNS: u8, const ROWS: u8> FromIterator<Square<COLUMNS, ROWS>>
    for Squares<COLUMNS, ROWS>
{
    fn from_iter<I: IntoIterator<Item = Square<COLUMNS, ROWS>>>(squares: I) -> Self {
        let mut set = Self::default();
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl<const COLUMNS: u8, const ROWS: u8> fmt::Debug for Squares<COLUMNS, ROWS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
