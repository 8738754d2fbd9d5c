//! Positions worth a picture, found in random games.

use rules::table::save::Saved;
use rules::table::words::Words;
use rules::table::{Dice, Language, SeatKind, Table};
use rules::voodoo_pirate::words::load_words;
use rules::voodoo_pirate::{Question, Setup, VoodooPirate, load};
use std::fs;
use std::path::Path;

/// Games that are tried for one position.
const GAMES: u64 = 5000;

/// A position as a saved game.
pub struct Position {
    /// What its picture is called.
    pub name: &'static str,
    text: String,
}

impl Position {
    /// Leaves it in a folder as the only game to be resumed.
    pub fn save(&self, folder: &Path) {
        let games = folder.join("games");
        fs::create_dir_all(&games).expect("the folder can be written to");
        fs::write(games.join("voodoo-pirate-1.ron"), &self.text).expect("it can be written");
    }
}

/// What is looked for.
struct Wanted {
    name: &'static str,
    people: usize,
    ships: usize,
    /// Not before this round: a table where something has happened.
    round: u8,
    asks: fn(Question) -> bool,
}

const WANTED: [Wanted; 10] = [
    wanted("harbour", 1, 4, 0, |question| question == Question::Harbour),
    wanted("dusk", 1, 4, 6, |question| question == Question::PlayCard),
    wanted("barrels", 1, 4, 6, |question| {
        question == Question::CastPoppet
    }),
    wanted("moonlight", 1, 4, 6, |question| question == Question::Turn),
    wanted("curtain", 2, 4, 6, |question| {
        question == Question::PlayCard
    }),
    wanted("five-pirates", 5, 5, 7, |question| {
        question == Question::Turn
    }),
    wanted("ritual", 1, 4, 5, |question| {
        question == Question::PlaceSoul
    }),
    wanted("ritual-sail", 1, 4, 3, |question| {
        matches!(question, Question::RitualSail(_))
    }),
    wanted("sea", 1, 4, 3, |question| {
        matches!(question, Question::LayTile(_))
    }),
    wanted("boarding", 1, 4, 4, |question| {
        matches!(question, Question::Board(..))
    }),
];

const fn wanted(
    name: &'static str,
    people: usize,
    ships: usize,
    round: u8,
    asks: fn(Question) -> bool,
) -> Wanted {
    Wanted {
        name,
        people,
        ships,
        round,
        asks,
    }
}

/// All of them that random games lead to, and the score of five pirates.
pub fn all() -> Vec<Position> {
    let mut all: Vec<Position> = WANTED.iter().filter_map(find).collect();
    let (mut table, mut dice) = (table(5, 5, 3), Dice::new(3));
    while step(&mut table, &mut dice) {}
    all.push(position("score", &table));
    all
}

/// The game's own words in a language.
pub fn words(language: Language) -> Words {
    load_words(&load::files().in_language(language)).expect("the game's texts can be read")
}

fn table(people: usize, ships: usize, seed: u64) -> Table<VoodooPirate> {
    let mut kinds = vec![SeatKind::Human; people];
    kinds.resize(ships, SeatKind::Cursed);
    Table::new(load::standard(), &Setup::of(&kinds), seed).expect("such a crew may sail")
}

/// Makes a random choice; tells whether there was one.
fn step(table: &mut Table<VoodooPirate>, dice: &mut Dice) -> bool {
    let Some(decision) = table.decision() else {
        return false;
    };
    let choice = decision.choices[dice.below(decision.choices.len())];
    table.choose(choice).expect("a listed choice is taken");
    true
}

fn find(wanted: &Wanted) -> Option<Position> {
    for seed in 1..=GAMES {
        let mut table = table(wanted.people, wanted.ships, seed);
        let mut dice = Dice::new(seed);
        loop {
            let asked = table.decision().map(|decision| decision.question);
            if asked.is_some_and(|question| (wanted.asks)(question))
                && table.view(None).round >= wanted.round
            {
                return Some(position(wanted.name, &table));
            }
            if !step(&mut table, &mut dice) {
                break;
            }
        }
    }
    println!("{}: no such position in {GAMES} games", wanted.name);
    None
}

fn position(name: &'static str, table: &Table<VoodooPirate>) -> Position {
    let text = Saved::of(table).write().expect("a game can be written");
    Position { name, text }
}
