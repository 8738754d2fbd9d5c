//! The places of things in the world: the cells of the map, the places in the lake, the dice.

use crate::board::ground::BOARD;
use bevy::math::Vec2;
use games::voodoo_island::values::{Cell, Supply};

/// The width and height in the world of the field inside the mat's frame.
pub(super) const FIELD: Vec2 = Vec2::new(808.0, 648.0);
/// The side of a cell in the world.
pub(super) const CELL: f32 = 60.0;

/// Returns a point of the field in the world.
fn at(x: f32, y: f32) -> Vec2 {
    let middle = Vec2::new(BOARD.x, -BOARD.y) / 2.0;
    middle + Vec2::new(x - FIELD.x / 2.0, FIELD.y / 2.0 - y)
}

/// Returns the middle of the field.
pub(super) fn middle() -> Vec2 {
    at(FIELD.x / 2.0, FIELD.y / 2.0)
}

/// Returns the middle of a cell.
pub(super) fn centre(cell: Cell) -> Vec2 {
    let [column, row] = [cell.column(), cell.row()].map(f32::from);
    at(134.0 + 60.0 * column, 54.0 + 60.0 * row)
}

/// A side of the lake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Shore {
    /// The left one.
    West,
    /// The right one.
    East,
}

impl Shore {
    /// Returns the shores with places for supplies, where each supply place takes so many helpers.
    pub(super) fn of(helpers: u8) -> &'static [Self] {
        match helpers {
            1 => &[Self::West],
            _ => &[Self::West, Self::East],
        }
    }
}

/// Returns the place of a supply in the lake.
pub(super) fn place(shore: Shore, supply: Supply) -> Vec2 {
    deck(shore, supply as u8)
}

/// Returns the helicopter place.
pub(super) fn helicopter_place() -> Vec2 {
    deck(Shore::West, Supply::ALL.len() as u8)
}

/// Returns the tray of the dice.
pub(super) fn tray() -> Vec2 {
    deck(Shore::East, Supply::ALL.len() as u8)
}

/// Returns the deck of a shore, counted from the north.
fn deck(shore: Shore, number: u8) -> Vec2 {
    let x = match shore {
        Shore::West => 40.0,
        Shore::East => 768.0,
    };
    at(x, 70.0 + 86.0 * f32::from(number))
}
