//! Positions worth a picture, found in random games.

mod crusades;
mod island;
mod seas;
mod voodoo;

use games::cursed_seas::CursedSeas;
use games::pirate_crusades::PirateCrusades;
use games::voodoo_cards::VoodooCards;
use games::voodoo_island::VoodooIsland;
use games::voodoo_pirate::words::load_words;
use games::voodoo_pirate::{VoodooPirate, load};
use rules::kit::Setup;
use rules::table::save::Saved;
use rules::table::words::Words;
use rules::table::{Dice, Language, SeatKind, Table};
use std::fs;
use std::path::Path;
use voodoo_pirate::options::Options;
use voodoo_pirate::shelf::OnShelf;
use voodoo_pirate::statistics::{Record, append};

/// Games that are tried for one position.
const GAMES: u64 = 5000;

/// A position as a saved game.
pub struct Position {
    /// The name of its picture.
    pub name: &'static str,
    game: &'static str,
    text: String,
}

impl Position {
    /// Leaves it in a folder as the only game to be resumed.
    pub fn save(&self, folder: &Path) {
        let games = folder.join("games");
        fs::create_dir_all(&games).expect("the folder can be written to");
        let file = games.join(format!("{}-1.ron", self.game));
        fs::write(file, &self.text).expect("it can be written");
    }
}

/// A position that is looked for.
struct Wanted<G: OnShelf> {
    name: &'static str,
    people: usize,
    ships: usize,
    /// Not before this round: a table where something has happened.
    round: u8,
    asks: fn(&G::View, G::Question, &[G::Choice]) -> bool,
    /// The options that differ from the usual setup.
    made: fn(Setup<G>) -> Setup<G>,
}

const fn wanted<G: OnShelf>(
    name: &'static str,
    people: usize,
    ships: usize,
    round: u8,
    asks: fn(&G::View, G::Question, &[G::Choice]) -> bool,
) -> Wanted<G> {
    Wanted {
        name,
        people,
        ships,
        round,
        asks,
        made: |setup| setup,
    }
}

/// All of them that random games lead to, and a score of each game, as far as their names begin so.
pub fn all(begin: &str) -> Vec<Position> {
    let mut all = found(&voodoo::ON_THE_CHART, begin);
    all.extend(score::<VoodooPirate>("score", begin, 2, 5));
    all.extend(found(&voodoo::ON_THE_RING, begin));
    all.extend(score::<VoodooCards>("ring-score", begin, 1, 4));
    all.extend(found(&island::ON_THE_ISLAND, begin));
    all.extend(score::<VoodooIsland>("island-score", begin, 1, 4));
    all.extend(found(&crusades::ON_CRUSADE, begin));
    all.extend(found(&crusades::AT_LENGTH, begin));
    all.extend(score::<PirateCrusades>("crusades-score", begin, 1, 4));
    all.extend(found(&seas::AT_SEA, begin));
    all.extend(score::<CursedSeas>("seas-score", begin, 1, 2));
    all
}

/// Those of a game whose names begin so.
fn found<G: OnShelf>(wanted: &[Wanted<G>], begin: &str) -> Vec<Position> {
    let named = wanted.iter().filter(|one| one.name.starts_with(begin));
    named.filter_map(find).collect()
}

/// The game's own words in a language.
pub fn words(language: Language) -> Words {
    load_words(&load::files().in_language(language)).expect("the game's texts can be read")
}

fn table<G: OnShelf>(
    people: usize,
    ships: usize,
    seed: u64,
    made: impl Fn(Setup<G>) -> Setup<G>,
) -> Table<G> {
    let mut kinds = vec![SeatKind::Human; people];
    kinds.resize(ships, G::AUTOMA[0]);
    Table::new(G::standard(), &made(Setup::of(&kinds)), seed).expect("such a crew may sail")
}

/// Makes a random choice; tells whether there was one.
fn step<G: OnShelf>(table: &mut Table<G>, dice: &mut Dice) -> bool {
    let Some(decision) = table.decision() else {
        return false;
    };
    let choice = decision.choices[dice.below(decision.choices.len())];
    table.choose(choice).expect("a listed choice is taken");
    true
}

/// Leaves the records of a dozen games in the statistics of a folder.
pub fn remember(folder: &Path) {
    let options = Options {
        scratch: Some(folder.to_owned()),
        ..Options::default()
    };
    for seed in 1..=6 {
        let records = [
            played::<VoodooPirate>(seed),
            played::<VoodooCards>(seed),
            played::<VoodooIsland>(seed),
            played::<PirateCrusades>(seed),
        ];
        for record in records {
            let record = record.expect("the game is over");
            append(&options, &record).expect("the statistics can be written to");
        }
    }
}

/// Returns the record of a game that was played at random.
fn played<G: OnShelf>(seed: u64) -> Option<Record> {
    let kinds = [
        SeatKind::Human,
        G::AUTOMA[0],
        SeatKind::Mate,
        SeatKind::Captain,
    ];
    let mut table = Table::<G>::new(G::standard(), &Setup::<G>::of(&kinds), seed).ok()?;
    let mut dice = Dice::new(seed);
    while step(&mut table, &mut dice) {}
    let names = ["Ines", "Cursed Yellow", "Blue", "Green"].map(str::to_owned);
    let date = format!("2026-11-{:02}", seed + 9);
    Record::of(&mut table, &names, false, Some(600 + 90 * seed), date)
}

fn find<G: OnShelf>(wanted: &Wanted<G>) -> Option<Position> {
    for seed in 1..=GAMES {
        let mut table = table::<G>(wanted.people, wanted.ships, seed, wanted.made);
        let mut dice = Dice::new(seed);
        loop {
            let asked = table.decision();
            let asked = asked.map(|asked| (asked.seat, asked.question, asked.choices.to_vec()));
            if let Some((seat, question, choices)) = asked {
                let view = table.view(Some(seat));
                let asks = (wanted.asks)(&view, question, &choices);
                if asks && G::rounds(&view).0 >= wanted.round {
                    return Some(position(wanted.name, &table));
                }
            }
            if !step(&mut table, &mut dice) {
                break;
            }
        }
    }
    println!("{}: no such position in {GAMES} games", wanted.name);
    None
}

/// A game of so many people and ships, played to its end, if its name begins so.
fn score<G: OnShelf>(
    name: &'static str,
    begin: &str,
    people: usize,
    ships: usize,
) -> Option<Position> {
    if !name.starts_with(begin) {
        return None;
    }
    let mut table = table::<G>(people, ships, 3, |setup| setup);
    let mut dice = Dice::new(3);
    while step(&mut table, &mut dice) {}
    Some(position(name, &table))
}

fn position<G: OnShelf>(name: &'static str, table: &Table<G>) -> Position {
    let text = Saved::of(table).write().expect("a game can be written");
    let game = G::ID;
    Position { name, game, text }
}
