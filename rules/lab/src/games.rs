//! The games that the command line knows, and what each must say about itself beside its rules.

mod cursed_seas;
mod pirate_crusades;
mod telling;
mod voodoo;
mod voodoo_cards;
mod voodoo_island;
mod voodoo_pirate;

use crate::out::{Failure, Out, Outcome};
use crate::scenario::Named;
use crate::{check, duel, fuzz, hint, replay, simulate, study};
use games::cursed_seas::CursedSeas;
use games::pirate_crusades::PirateCrusades;
use games::voodoo_cards::VoodooCards;
use games::voodoo_island::VoodooIsland;
use games::voodoo_pirate::VoodooPirate;
use rules::kit::Fitted;
use rules::study::Studied;
use rules::table::lesson::Taught;
use rules::table::scenario::{ScenarioFailure, Script, run_text};
use rules::table::{Game, Packed, RuleLine, RuleTable, Seat, Table};
use std::path::Path;

/// The list of games.
pub const GAMES: &[Known] = &[
    Known::new::<VoodooPirate>(),
    Known::new::<VoodooCards>(),
    Known::new::<VoodooIsland>(),
    Known::new::<PirateCrusades>(),
    Known::new::<CursedSeas>(),
];

/// A game on the command line.
#[derive(Clone, Copy)]
pub struct Known {
    /// Its id.
    pub id: &'static str,
    /// The folder of its files in the assets, and of its scenarios.
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
    /// Returns the number of the game's data files in a folder, without the folder that is the game's in a copy of all assets.
    pub files_in: fn(&Path) -> usize,
    /// Its table of rules.
    pub rules: fn() -> Vec<RuleLine>,
    /// Its rule page.
    pub page: &'static str,
    /// Returns the things of the game that scenarios may name.
    pub named: fn() -> Vec<Named>,
    /// Reads spoilt inputs.
    pub fuzz: fn(&fuzz::Args, &mut Out) -> Outcome,
    /// Plays a scenario: its name and its text.
    pub scenario: fn(&str, &str) -> Result<(), ScenarioFailure>,
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
            rules: <G::Step as RuleTable>::rules,
            page: G::PAGE,
            named: G::named,
            fuzz: fuzz::run_game::<G>,
            scenario: run_text::<G>,
        }
    }
}

/// The game of this id.
///
/// # Errors
/// Tells which games there are.
pub fn by_id(id: &str) -> Result<Known, Failure> {
    let found = GAMES.iter().find(|game| game.id == id);
    found.copied().ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
        let known = known.join(" or ");
        Failure(format!("there is no game `{id}`, expected {known}"))
    })
}

/// The listener to a log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Listener {
    /// One who may hear everything.
    Everywhere,
    /// A seat, which hears what it may know.
    At(Seat),
}

impl Listener {
    /// The seat that listens, where it is one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Everywhere => None,
            Self::At(seat) => Some(seat),
        }
    }
}

/// A line of a log.
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
    /// The lines of its log.
    pub lines: Vec<Line>,
    /// The name of each seat.
    pub names: Vec<String>,
    /// The names of the sources of points.
    pub sources: Vec<String>,
    /// The name of their sum.
    pub total: String,
}

/// The open decision in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// The seat that is asked, and its question.
    pub question: String,
    /// Some of the choices.
    pub choices: Vec<String>,
}

/// The parts of a game that only the command line asks for.
pub trait Lab: Game<Step: RuleTable> + Fitted + Studied + Taught + Packed + Script {
    /// The folder of its files in the assets.
    const FOLDER: &'static str;

    /// Its rule page.
    const PAGE: &'static str;

    /// Returns what of it scenarios may name.
    fn named() -> Vec<Named>;

    /// Returns what is odd about the data: the file, and what.
    fn oddities(_data: &Self::Data) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Returns how much of everything the data has, in a few words.
    fn inventory(data: &Self::Data) -> String;

    /// The game in words, as far as the listener may know it.
    ///
    /// # Errors
    /// Fails where the words that are built in cannot be read.
    fn telling(table: &mut Table<Self>, listener: Listener) -> Result<Telling, Failure>;

    /// The open decision and some of its choices in words.
    ///
    /// # Errors
    /// Fails where nothing is asked, or the words that are built in cannot be read.
    fn asked(table: &mut Table<Self>, choices: &[Self::Choice]) -> Result<Asked, Failure>;
}
