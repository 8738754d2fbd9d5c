//! The games that the command line knows, and what each must say about itself beside its rules.

mod voodoo_cards;
mod voodoo_pirate;

use crate::out::{Out, Outcome};
use crate::seats::Seats;
use crate::{check, duel, hint, replay, simulate, study};
use rules::table::files::{Fault, Files};
use rules::table::words::Words;
use rules::table::{Game, Seat, Table, ToldBy};
use rules::voodoo_cards::VoodooCards;
use rules::voodoo_pirate::VoodooPirate;
use std::path::Path;
use std::sync::Arc;

/// The list of games.
pub const GAMES: &[Known] = &[Known::new::<VoodooPirate>(), Known::new::<VoodooCards>()];

/// A game on the command line.
#[derive(Clone, Copy)]
pub struct Known {
    /// Its id.
    pub id: &'static str,
    /// Where its files lie in the assets, and its scenarios among all.
    pub folder: &'static str,
    /// Plays whole games.
    pub simulate: fn(&simulate::Args, &mut Out) -> Outcome,
    /// Fights duels.
    pub duel: fn(&duel::Args, &mut Out) -> Outcome,
    /// Studies the balance.
    pub study: fn(&study::Args, &mut Out) -> Outcome,
    /// Tells a saved game: the file, its bytes, and who listens.
    pub replay: fn(&Path, &[u8], Option<&str>, &mut Out) -> Outcome,
    /// Gives a hint in a saved game.
    pub hint: fn(&hint::HintArgs, &[u8], &mut Out) -> Outcome,
    /// Reviews a saved game.
    pub review: fn(&hint::ReviewArgs, &[u8], &mut Out) -> Outcome,
    /// Looks at its data.
    pub check: fn(Option<&Path>) -> check::Findings,
    /// How many of the game's data files a folder holds, without the folder that is the game's in a copy of all assets.
    pub files_in: fn(&Path) -> usize,
    /// Plays a scenario: its name and its text.
    pub scenario: fn(&str, &str) -> Result<(), String>,
}

impl Known {
    const fn new<G: Lab>() -> Self {
        Self {
            id: G::ID,
            folder: G::FOLDER,
            simulate: simulate::run_game::<G>,
            duel: duel::run_game::<G>,
            study: study::run_game::<G>,
            replay: replay::run_game::<G>,
            hint: hint::hint_game::<G>,
            review: hint::review_game::<G>,
            check: check::look_at::<G>,
            files_in: check::files_in::<G>,
            scenario: G::scenario,
        }
    }
}

/// The game of this id.
///
/// # Errors
/// Which games there are.
pub fn by_id(id: &str) -> Result<Known, String> {
    let found = GAMES.iter().find(|game| game.id == id);
    found.copied().ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
        format!("there is no game `{id}`, expected {}", known.join(" or "))
    })
}

/// The house rules that the command line can set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct House {
    /// Whether unique skills are on.
    pub skills: bool,
    /// Whether the Blessed Deck is on.
    pub blessed: bool,
}

/// Things of a kind that are counted: its name, and theirs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counted {
    /// The kind's name in files: `cards`.
    pub kind: &'static str,
    /// Each thing's name, as the data files spell it.
    pub things: Vec<String>,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// Rounds played.
    pub rounds: u32,
    /// Who won; more than one where the win is shared.
    pub winners: Vec<Seat>,
    /// Points by seat and source.
    pub points: Vec<Vec<i32>>,
    /// How often each seat used each thing, by seat, kind and thing.
    pub uses: Vec<Vec<Vec<u32>>>,
}

/// Who hears a tale.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Listener {
    /// Who may hear everything.
    Everywhere,
    /// A seat, which hears what it may know.
    At(Seat),
}

impl Listener {
    /// The seat that listens, where it is one.
    fn seat(self) -> Option<Seat> {
        match self {
            Self::Everywhere => None,
            Self::At(seat) => Some(seat),
        }
    }
}

/// A line of a tale.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// A round or phase begins.
    Heading(String),
    /// Something happened.
    Event(String),
}

/// A game in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Telling {
    /// What happened.
    pub lines: Vec<Line>,
    /// What each seat is called.
    pub names: Vec<String>,
    /// What the sources of points are called.
    pub sources: Vec<String>,
    /// What their sum is called.
    pub total: String,
}

/// The open decision in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// Who is asked what.
    pub question: String,
    /// Some of the choices.
    pub choices: Vec<String>,
}

/// The names of things, as the data files spell them.
fn spelt<T: std::fmt::Debug>(things: &[T]) -> impl Iterator<Item = String> {
    things.iter().map(|thing| format!("{thing:?}"))
}

/// Words that are built in, which can be read.
fn readable(words: Result<Words, Vec<Fault>>) -> Result<Arc<Words>, String> {
    words.map(Arc::new).map_err(|faults| match faults.first() {
        Some(fault) => fault.to_string(),
        None => "there are no words".to_owned(),
    })
}

/// A table's tale line by line, as `say` says each event to a seat, and whether it is a heading. Whoever may know all of an
/// event says it.
fn told<G: Game>(
    table: &Table<G>,
    seats: u8,
    listener: Listener,
    say: impl Fn(&ToldBy<G>, Option<Seat>) -> Option<(bool, String)>,
) -> Vec<Line> {
    let ear = |told: &ToldBy<G>| match listener.seat() {
        Some(seat) => Some(seat),
        None => (0..seats).map(Seat).find(|&seat| {
            let heard = G::redact(told.event, Some(seat));
            told.audience.has(Some(seat)) && heard == told.event
        }),
    };
    let lines = table.tale().iter().filter_map(|told| say(told, ear(told)));
    lines
        .map(|(heading, line)| {
            if heading {
                Line::Heading(line)
            } else {
                Line::Event(line)
            }
        })
        .collect()
}

/// What the command line asks of a game beside its rules.
pub trait Lab: Game {
    /// Where its files lie in the assets.
    const FOLDER: &'static str;
    /// The sources of points, as files name them.
    const SOURCES: &'static [&'static str];

    /// Its files as they are built in.
    fn files() -> Files;

    /// Its data as it is built in.
    fn data() -> &'static Arc<Self::Data>;

    /// Reads and checks its files.
    ///
    /// # Errors
    /// All that is wrong.
    fn load(files: &Files) -> Result<Self::Data, Vec<Fault>>;

    /// What is odd about the data: the file, and what.
    fn oddities(data: &Self::Data) -> Vec<(&'static str, String)>;

    /// How much of everything the data has, in a few words.
    fn inventory(data: &Self::Data) -> String;

    /// A table of these seats.
    ///
    /// # Errors
    /// Why it cannot be played.
    fn setup(seats: &Seats, house: House) -> Result<Self::Setup, String>;

    /// The colour of each seat, or what else tells seats apart.
    fn names(setup: &Self::Setup) -> Vec<String>;

    /// The setup with everybody so many seats further clockwise.
    fn rotated(setup: &Self::Setup, seats: usize) -> Self::Setup;

    /// What tells the seats of a setup apart, beside where they are: what it is, and each seat's.
    fn traits(data: &Self::Data, setup: &Self::Setup) -> Vec<(&'static str, Vec<String>)>;

    /// The round that is played, from 1; 0 before the first.
    fn round(table: &mut Table<Self>) -> u32;

    /// What is counted.
    fn counted() -> Vec<Counted>;

    /// How a game that is over ended; nothing where its tale does not say.
    fn ending(table: &mut Table<Self>) -> Option<Ending>;

    /// Points by seat and source as they stand, as far as the listener may know them.
    fn points(table: &mut Table<Self>, listener: Listener) -> Vec<Vec<i32>>;

    /// The game in words, as far as the listener may know it.
    ///
    /// # Errors
    /// Where the words that are built in cannot be read.
    fn telling(table: &mut Table<Self>, listener: Listener) -> Result<Telling, String>;

    /// The open decision and some of its choices in words.
    ///
    /// # Errors
    /// Where nothing is asked, or the words that are built in cannot be read.
    fn asked(table: &mut Table<Self>, choices: &[Self::Choice]) -> Result<Asked, String>;

    /// Reads and checks its texts.
    ///
    /// # Errors
    /// All that is wrong.
    fn check_texts(files: &Files) -> Result<(), Vec<Fault>>;

    /// Plays a scenario.
    ///
    /// # Errors
    /// The first thing that is not as the scenario says.
    fn scenario(name: &str, text: &str) -> Result<(), String>;
}
