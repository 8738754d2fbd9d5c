//! Pieces that both games have, and the names of things.

use bevy_ecs::prelude::*;
use rules::kit::values;
use rules::table::{Seat, Values};
use serde::{Deserialize, Serialize};

/// The colour of a pirate, of a soul, of a star.
#[values(text = "colour")]
pub enum Colour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Purple.
    Purple,
}

/// The wind (`voodoo-pirate §3`, `voodoo-pirate-card-game §2`), clockwise from the north.
#[values(text = "wind")]
pub enum Wind {
    /// Haunted water does nothing.
    Fair,
    /// Haunted water pushes or holds ships, and shields them.
    Storm,
    /// Haunted water holds ships.
    Becalmed,
    /// Haunted water carries on, for a price.
    Mermaids,
}

impl Wind {
    /// The wind after some quadrants clockwise.
    #[must_use]
    pub fn turned(self, quadrants: u8) -> Self {
        Self::ALL[(self as usize + usize::from(quadrants)) % Self::ALL.len()]
    }
}

/// Places for souls on a ship.
pub const MOST_BERTHS: Berth = 4;
/// The most souls that a ship holds.
pub const MOST_SOULS: usize = MOST_BERTHS as usize;
/// The most power that a ship has.
pub const MOST_POWER: u8 = 6;
/// The most objects that a ship holds.
pub const MOST_OBJECTS: u8 = 3;

/// A place on a ship for a soul, 0 to 3 (printed 1 to 4).
pub type Berth = u8;

/// A cell of the ritual grid, 0 to 8, row by row from the north-west.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell(pub u8);

/// Cells of the grid.
pub const CELLS: u8 = 9;

impl Cell {
    /// The cells beside a cell, orthogonally.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        let (column, row) = (self.0 % 3, self.0 / 3);
        [
            (column > 0).then(|| self.0 - 1),
            (column < 2).then_some(self.0 + 1),
            (row > 0).then(|| self.0.wrapping_sub(3)),
            (row < 2).then_some(self.0 + 3),
        ]
        .into_iter()
        .flatten()
        .map(Self)
    }

    /// All cells, row by row from the north-west.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..CELLS).map(Self)
    }
}

/// The cells of the grid, and one past it.
impl Values for Cell {
    fn values() -> Vec<Self> {
        (0..=CELLS).map(Self).collect()
    }
}

/// A pirate's ship. Its place is the space it is on.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ship(pub Seat);

/// The way a ship faces.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Facing<H: Send + Sync + 'static>(pub H);

/// A ship's Voodoo Power, 1 to 6.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Power(pub u8);

/// The maps that a pirate has had, a bit a tile's or card's number.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct MapsTaken(pub u32);

/// A soul.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Soul(pub Colour);

/// A coin.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Coin;

/// An Action card of a pirate.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ActionCard<C: Send + Sync + 'static> {
    /// The owner of the card.
    pub owner: Seat,
    /// The card.
    pub card: C,
}

/// A blessed playing card.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BlessedCard<R: Send + Sync + 'static>(pub R);

/// A piece that never moves: harbour, island, barrels.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fixture;
