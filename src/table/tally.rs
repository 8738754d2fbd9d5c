//! The score of a game that is over, as one sheet for all games: pirates across, sources of points down.

use bevy::prelude::*;

/// Points, and what made them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// How many.
    pub points: i8,
    /// What made them.
    pub why: String,
}

/// A source of points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Its picture.
    pub icon: &'static str,
    /// What it is called.
    pub name: String,
    /// How it is counted.
    pub tip: String,
    /// Each pirate's points of it.
    pub cells: Vec<Cell>,
}

/// A pirate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The picture of its badge.
    pub badge: String,
    /// What it is called.
    pub name: String,
    /// Whether it wins.
    pub won: bool,
    /// All its points.
    pub total: i32,
    /// All its points by source.
    pub parts: String,
}

/// The whole sheet.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// The names of those who win.
    pub winners: Vec<String>,
    /// How many people there are among the pirates.
    pub people: usize,
    /// When and how the voyage ended.
    pub ending: String,
    /// What is left out that only some know; empty where nothing is.
    pub left_out: String,
    /// The pirates, by seat.
    pub columns: Vec<Column>,
    /// The sources that play a part.
    pub rows: Vec<Row>,
    /// What all points together are called, and how ties are broken.
    pub total: (String, String),
}
