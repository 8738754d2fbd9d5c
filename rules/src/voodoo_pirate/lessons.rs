//! What the lessons of the tile game point at ([`crate::table::lesson`]).

use super::VoodooPirate;
use super::chart::Space;
use super::load;
use super::pieces::{Barrel, Card, Cell, Object};
use super::scenario::MarkName;
use crate::table::Seat;
use crate::table::lesson::Taught;

/// What on the table a guide can point at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A space of the chart.
    Space(Space),
    /// A ship.
    Ship(Seat),
    /// A pirate's row.
    Row(Seat),
    /// A card in hand.
    Card(Card),
    /// A barrel.
    Barrel(Barrel),
    /// A cell of the ritual grid.
    Cell(Cell),
    /// An object on the learner's mat.
    Object(Object),
    /// The learner's mat.
    Mat,
    /// The souls on it.
    Souls,
    /// The poppets on it.
    Poppets,
    /// Dusk, Moonlight and Dawn.
    Phases,
    /// What is left of tiles, coins and poppets.
    Supplies,
    /// The bag of souls.
    Bag,
    /// The ritual grid.
    Grid,
    /// Vane, tide and colonial ships.
    Weather,
    /// The question with its buttons.
    Prompt,
}

impl Taught for VoodooPirate {
    type Mark = Mark;
    type MarkName = MarkName;

    const LESSONS: &'static [&'static str] = load::LESSONS;
}
