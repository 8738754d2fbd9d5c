//! The files that are spoilt, and the readers that are tried on them.

use super::spoil::spoil;
use crate::caught::caught;
use crate::disk;
use crate::games::{Lab, Listener};
use crate::out::Failure;
use crate::seats::{Set, deciding};
use rules::caught::Panic;
use rules::kit::{Declaration, Options, Setup};
use rules::study::PlayError;
use rules::table::files::MOST_BYTES;
use rules::table::save::Saved;
use rules::table::scenario::run_text;
use rules::table::{AtRandom, Dice, SeatKind, SetupError, Table, mix};
use std::marker::PhantomData;
use std::path::Path;
use std::sync::Arc;

/// The kinds of inputs.
pub const KINDS: [&str; 6] = ["saved", "data", "text", "scenario", "lesson", "options"];
const SAVED: usize = 0;
const DATA: usize = 1;
const TEXT: usize = 2;
const SCENARIO: usize = 3;
const LESSON: usize = 4;
const OPTIONS: usize = 5;

/// Decisions that are made with data that were spoilt and taken.
const DECISIONS: usize = 400;

/// The sound inputs of a game, by kind: a name and a text.
pub struct Corpus<G> {
    seed: u64,
    sound: [Vec<(String, String)>; KINDS.len()],
    /// The kinds of which there is something.
    kinds: Vec<usize>,
    game: PhantomData<fn() -> G>,
}

/// A spoilt input.
pub struct Input {
    kind: usize,
    /// The name of the input that was spoilt.
    pub name: String,
    /// Its bytes as they are now.
    pub bytes: Vec<u8>,
}

/// The outcome of an input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Came {
    /// It was taken for sound.
    Taken,
    /// It was refused, and its fault told.
    Refused,
    /// The program broke.
    Panicked(Panic),
}

impl<G: Lab> Corpus<G> {
    /// Everything sound that a game has.
    ///
    /// # Errors
    /// Fails where there is nothing of a kind.
    pub fn gather(seed: u64) -> Result<Self, Failure> {
        let files = G::files();
        let mut sound: [Vec<(String, String)>; KINDS.len()] = Default::default();
        for path in files.paths() {
            let kind = match path {
                path if G::LESSONS.contains(&path) => LESSON,
                path if path.ends_with(".ftl") => TEXT,
                _ => DATA,
            };
            let text = files.source(path)?.text().to_owned();
            sound[kind].push((path.to_owned(), text));
        }
        for place in disk::files_below(&Path::new("tests/scenarios").join(G::FOLDER), "ron")? {
            let name = place.display().to_string();
            let text = String::from_utf8_lossy(&disk::read(&place, MOST_BYTES)?).into_owned();
            sound[SCENARIO].push((name, text));
        }
        sound[SAVED] = saved::<G>()?;
        sound[OPTIONS] = options::<G>();
        let missing = |&kind: &usize| sound[kind].is_empty();
        // A game may have no lessons.
        if let Some(kind) = (0..KINDS.len()).find(|kind| *kind != LESSON && missing(kind)) {
            return Err(Failure(format!("there is no {} to spoil", KINDS[kind])));
        }
        let kinds = (0..KINDS.len()).filter(|kind| !missing(kind)).collect();
        Ok(Self {
            seed,
            sound,
            kinds,
            game: PhantomData,
        })
    }

    /// The kind of the input of a number.
    pub fn kind(&self, number: u64) -> usize {
        self.kinds[(number % self.kinds.len() as u64) as usize]
    }

    /// The input of a number.
    pub fn input(&self, number: u64) -> Input {
        let kind = self.kind(number);
        let mut dice = Dice::new(mix(self.seed, number));
        let (name, text) = &self.sound[kind][dice.below(self.sound[kind].len())];
        Input {
            kind,
            name: name.clone(),
            bytes: spoil(text.as_bytes(), &mut dice),
        }
    }

    /// Reads an input, and does what is done with one that is sound.
    pub fn try_out(&self, input: &Input) -> Came {
        let bytes = input.bytes.clone();
        let tried = caught(|| match input.kind {
            SAVED => try_saved::<G>(&input.name, &bytes),
            DATA => try_data::<G>(&input.name, bytes),
            TEXT => {
                let files = G::files().with_text(&input.name, bytes);
                G::load_words(&files, G::standard()).is_ok()
            }
            SCENARIO => {
                let text = String::from_utf8_lossy(&bytes);
                run_text::<G>(&input.name, &text).is_ok()
            }
            LESSON => {
                let files = G::files().with_text(&input.name, bytes);
                let lesson = G::lesson(&files, &input.name);
                lesson.is_ok_and(|lesson| lesson.table(&[]).is_ok())
            }
            _ => try_options::<G>(&String::from_utf8_lossy(&bytes)),
        });
        match tried {
            Ok(true) => Came::Taken,
            Ok(false) => Came::Refused,
            Err(panic) => Came::Panicked(panic),
        }
    }
}

/// Some seats of every kind that does not think, as many as can sit down.
fn setup<G: Lab>(number: usize) -> Result<Setup<G>, SetupError> {
    let kinds = [&[SeatKind::Random], G::AUTOMA].concat();
    let (least, most) = G::PLAYERS;
    let seats = usize::from(least) + number % usize::from(most - least + 1);
    let kinds: Vec<SeatKind> = (0..seats)
        .map(|seat| kinds[(seat + number) % kinds.len()])
        .collect();
    let places = Declaration::of::<G>().seated(&kinds);
    Setup::seated(&places, Options::by_rule(G::OPTIONS))
}

/// Saved games, some just begun, some over.
fn saved<G: Lab>() -> Result<Vec<(String, String)>, Failure> {
    let games = [0, 3, 20, 60, 150, usize::MAX].into_iter().enumerate();
    let games = games.map(|(number, decisions)| {
        let setup = setup::<G>(number)?;
        let mut table = Table::<G>::new(G::standard(), &setup, number as u64)?;
        let mut dice = AtRandom::new(number as u64);
        dice.left = decisions;
        let driven = table.drive(&mut dice);
        driven.map_err(PlayError::refused)?;
        let text = Saved::of(&table).write();
        let text = text.map_err(|error| Failure(error.to_string()))?;
        Ok((format!("game {number}"), text))
    });
    games.collect()
}

/// Seats as the command line has them in the first line, then a line an option.
fn options<G: Lab>() -> Vec<(String, String)> {
    let by_rule = Options::by_rule(G::OPTIONS);
    let set: String = by_rule
        .iter()
        .map(|(option, value)| format!("\n{}={}", option.id, option.spell(value)))
        .collect();
    let kinds = deciding::<G>();
    let seats = (1..=usize::from(G::PLAYERS.1)).map(|seats| {
        let kinds: Vec<&str> = (0..seats).map(|seat| kinds[seat % kinds.len()]).collect();
        (format!("{seats} seats"), kinds.join(",") + &set)
    });
    seats.collect()
}

fn try_saved<G: Lab>(name: &str, bytes: &[u8]) -> bool {
    let saved = Saved::<G>::read(name, bytes);
    let table = saved.and_then(|saved| saved.replay(G::standard()));
    table.is_ok_and(|mut table| G::telling(&mut table, Listener::Everywhere).is_ok())
}

/// Data that are taken must make a game.
fn try_data<G: Lab>(path: &str, bytes: Vec<u8>) -> bool {
    let Ok(data) = G::load(&G::files().with_text(path, bytes)) else {
        return false;
    };
    G::oddities(&data);
    let Ok(setup) = setup::<G>(1) else {
        return false;
    };
    let Ok(mut table) = Table::<G>::new(&Arc::new(data), &setup, 1) else {
        return false;
    };
    let mut dice = AtRandom::new(1);
    dice.left = DECISIONS;
    let driven = table.drive(&mut dice);
    assert!(driven.is_ok(), "what is listed is refused");
    let faults = table.faults();
    assert!(faults.is_empty(), "{}", faults.join("; "));
    true
}

fn try_options<G: Lab>(text: &str) -> bool {
    let mut lines = text.lines();
    let seats = lines.next().unwrap_or_default();
    let set = Set {
        set: lines.map(str::to_owned).collect(),
    };
    let setup = set.table::<G>(seats);
    setup.is_ok_and(|setup| Table::<G>::new(G::standard(), &setup, 1).is_ok())
}
