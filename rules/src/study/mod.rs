//! Studying a game's balance: games that nobody watches are played, and what they come to is counted, each figure with its
//! interval.
//!
//! No rule of a game stands here: what is counted, a game says itself ([`Studied`]). Who plays many games at once and shows the
//! figures is the lab's and the desktop's business; the same games come to the same figures in both.

mod figure;
mod interval;
mod play;
mod sums;

pub use figure::{Figure, HEADING, What, csv};
pub use interval::{Mean, Share};
pub use play::{PlayError, Played, Playing};
pub use sums::Sums;

use crate::kit::Fitted;
use crate::table::{Seat, Table};

/// Writes into an `impl Studied` its `round`, where the event `PhaseBegan` tells it.
#[macro_export]
macro_rules! rounds_told {
    () => {
        fn round(table: &$crate::table::Table<Self>) -> u32 {
            let mut log = table.log().iter().rev();
            let began = log.find_map(|told| match told.event {
                Event::PhaseBegan(_, round) => Some(round),
                _ => None,
            });
            began.unwrap_or(0).into()
        }
    };
}

/// Writes into an `impl Studied` its `points`, where a function of the game's rules returns those of a seat, whoever looks.
#[macro_export]
macro_rules! points_by {
    ($rules:ident, $points:expr) => {
        fn points(
            table: &mut $crate::table::Table<Self>,
            _: Option<$crate::table::Seat>,
        ) -> Vec<Vec<i32>> {
            let points = |rules: $rules| -> Vec<Vec<i32>> {
                let (of, seats) = ($points, rules.from($crate::table::Seat(0)));
                let points = seats.map(|seat| of(&rules, seat).map(i32::from).to_vec());
                points.collect()
            };
            $crate::kit::ask_world(table.world_mut(), (), points)
        }
    };
}

/// Things of a kind that are counted: its name, and theirs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counted {
    /// The kind's name in files: `cards`.
    pub kind: &'static str,
    /// Each thing's name, as the data files spell it.
    pub things: Vec<String>,
    /// True if the points of those who used a thing are held against the points of those who did not.
    pub compared: bool,
}

impl Counted {
    /// Things of a kind by their names in the data files.
    pub fn of<T: std::fmt::Debug>(kind: &'static str, things: &[T]) -> Self {
        let spelt = things.iter().map(|thing| format!("{thing:?}"));
        Self {
            kind,
            things: spelt.collect(),
            compared: true,
        }
    }
}

/// The ending of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// Rounds played.
    pub rounds: u32,
    /// The winners; more than one where the win is shared.
    pub winners: Vec<Seat>,
    /// The traits that told the seats apart in this game alone, beside those of the setup: each with its name, and each seat's.
    pub traits: Vec<(&'static str, Vec<String>)>,
    /// Points by seat and source.
    pub points: Vec<Vec<i32>>,
    /// The number of times that each seat used each thing, by seat, kind and thing.
    pub uses: Vec<Vec<Vec<u32>>>,
}

/// A game whose balance can be studied.
pub trait Studied: Fitted {
    /// The sources of points, as files name them.
    const SOURCES: &'static [&'static str];

    /// True if somebody wins every game; where not, all may lose.
    const SOMEBODY_WINS: bool = true;

    /// The colour of each seat, or what else tells seats apart.
    fn names(setup: &Self::Setup) -> Vec<String> {
        setup.tokens()
    }

    /// The setup with everybody so many seats further clockwise.
    fn rotated(setup: &Self::Setup, seats: usize) -> Self::Setup {
        setup.rotated(seats)
    }

    /// Returns what tells the seats of a setup apart, beside where they are: what it is, and each seat's.
    fn traits(_data: &Self::Data, setup: &Self::Setup) -> Vec<(&'static str, Vec<String>)> {
        vec![("colour", setup.tokens()), ("kind", setup.kind_names())]
    }

    /// The round that is played, from 1; 0 before the first.
    fn round(table: &Table<Self>) -> u32;

    /// Returns what is counted.
    fn counted() -> Vec<Counted> {
        Vec::new()
    }

    /// Returns a count of nothing of all that is counted, by seat, kind and thing.
    fn no_uses(seats: usize) -> Vec<Vec<Vec<u32>>> {
        let kinds = Self::counted().into_iter();
        let none: Vec<Vec<u32>> = kinds.map(|kind| vec![0; kind.things.len()]).collect();
        vec![none; seats]
    }

    /// Returns how a game that is over ended; nothing where it does not say. Those with most points win, where a game does not say otherwise.
    fn ending(table: &mut Table<Self>) -> Option<Ending> {
        let result = table.result();
        let most = result.iter().max()?;
        let seats = (0..).map(Seat).zip(&result);
        Some(Ending {
            rounds: Self::round(table),
            winners: seats
                .filter(|(_, points)| *points == most)
                .map(|(seat, _)| seat)
                .collect(),
            traits: Vec::new(),
            points: Self::points(table, None),
            uses: vec![Vec::new(); result.len()],
        })
    }

    /// Points by seat and source as they stand, as far as a viewer may know them; of nobody in particular, each seat's as it
    /// knows them itself.
    fn points(table: &mut Table<Self>, viewer: Option<Seat>) -> Vec<Vec<i32>>;
}
