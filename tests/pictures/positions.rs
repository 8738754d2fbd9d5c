//! Positions worth a picture, found in random games.

use rules::study::Studied;
use rules::table::save::Saved;
use rules::table::words::Words;
use rules::table::{Decision, Dice, Language, SeatKind, Table};
use rules::voodoo::CURSED;
use rules::voodoo_cards::VoodooCards;
use rules::voodoo_cards::pieces::Object;
use rules::voodoo_pirate::words::load_words;
use rules::voodoo_pirate::{Question, VoodooPirate, load};
use std::fs;
use std::path::Path;
use voodoo_pirate::options::Options;
use voodoo_pirate::statistics::{Record, append};
use voodoo_pirate::voodoo::VoodooTable;

/// Games that are tried for one position.
const GAMES: u64 = 5000;

/// A position as a saved game.
pub struct Position {
    /// What its picture is called.
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

/// What is looked for.
struct Wanted<G: VoodooTable> {
    name: &'static str,
    people: usize,
    ships: usize,
    /// Not before this round: a table where something has happened.
    round: u8,
    asks: fn(G::Question, &[G::Choice]) -> bool,
}

/// The tile game's.
const WANTED: [Wanted<VoodooPirate>; 10] = [
    wanted("harbour", 1, 4, 0, |question, _| {
        question == Question::Harbour
    }),
    wanted("dusk", 1, 4, 6, |question, _| {
        question == Question::PlayCard
    }),
    wanted("barrels", 1, 4, 6, |question, _| {
        question == Question::CastPoppet
    }),
    wanted("moonlight", 1, 4, 6, |question, _| {
        question == Question::Turn
    }),
    wanted("curtain", 2, 4, 6, |question, _| {
        question == Question::PlayCard
    }),
    wanted("five-pirates", 5, 5, 7, |question, _| {
        question == Question::Turn
    }),
    wanted("ritual", 1, 4, 5, |question, _| {
        question == Question::PlaceSoul
    }),
    wanted("ritual-sail", 1, 4, 3, |question, _| {
        matches!(question, Question::RitualSail(_))
    }),
    wanted("sea", 1, 4, 3, |question, _| {
        matches!(question, Question::LayTile(_))
    }),
    wanted("boarding", 1, 4, 4, |question, _| {
        matches!(question, Question::Board(..))
    }),
];

/// The card game's.
const ON_THE_RING: [Wanted<VoodooCards>; 8] = {
    use rules::voodoo_cards::{Choice, Question};
    [
        wanted("ring", 1, 4, 6, |question, _| question == Question::Turn),
        wanted("ring-dusk", 1, 4, 6, |question, _| {
            question == Question::PlayCard
        }),
        wanted("ring-ritual", 1, 4, 4, |question, _| {
            question == Question::PlaceSoul
        }),
        wanted("ring-boarding", 1, 4, 3, |question, _| {
            matches!(question, Question::Board(_))
        }),
        wanted("ring-octopus", 1, 4, 3, |question, choices| {
            question == Question::PlaceSoul && choices.contains(&Choice::Use(Object::Octopus))
        }),
        wanted("ring-ghost-ship", 1, 4, 2, |question, choices| {
            matches!(question, Question::AnswerFire(_)) && choices.len() > 1
        }),
        wanted("ring-shipwreck", 1, 4, 2, |question, _| {
            question == Question::Search
        }),
        wanted("ring-stars", 1, 4, 3, |question, _| {
            matches!(question, Question::Stars(_))
        }),
    ]
};

const fn wanted<G: VoodooTable>(
    name: &'static str,
    people: usize,
    ships: usize,
    round: u8,
    asks: fn(G::Question, &[G::Choice]) -> bool,
) -> Wanted<G> {
    Wanted {
        name,
        people,
        ships,
        round,
        asks,
    }
}

/// All of them that random games lead to, and the scores of five pirates and of four.
pub fn all() -> Vec<Position> {
    let tile: Vec<Position> = WANTED.iter().filter_map(find).collect();
    let ring: Vec<Position> = ON_THE_RING.iter().filter_map(find).collect();
    let scores = [score::<VoodooPirate>("score", 2, 5)];
    let ring_score = [score::<VoodooCards>("ring-score", 1, 4)];
    let all = tile.into_iter().chain(scores).chain(ring);
    all.chain(ring_score).collect()
}

/// The game's own words in a language.
pub fn words(language: Language) -> Words {
    load_words(&load::files().in_language(language)).expect("the game's texts can be read")
}

fn table<G: VoodooTable>(people: usize, ships: usize, seed: u64) -> Table<G> {
    let mut kinds = vec![SeatKind::Human; people];
    kinds.resize(ships, CURSED);
    Table::new(G::standard(), &rules::kit::Setup::<G>::of(&kinds), seed)
        .expect("such a crew may sail")
}

/// Makes a random choice; tells whether there was one.
fn step<G: VoodooTable>(table: &mut Table<G>, dice: &mut Dice) -> bool {
    let Some(decision) = table.decision() else {
        return false;
    };
    let choice = decision.choices[dice.below(decision.choices.len())];
    table.choose(choice).expect("a listed choice is taken");
    true
}

/// Leaves what came of a dozen games in the statistics of a folder.
pub fn remember(folder: &Path) {
    let options = Options {
        scratch: Some(folder.to_owned()),
        ..Options::default()
    };
    for seed in 1..=6 {
        for record in [played::<VoodooPirate>(seed), played::<VoodooCards>(seed)] {
            let record = record.expect("the game is over");
            append(&options, &record).expect("the statistics can be written to");
        }
    }
}

/// What came of a game that was played at random.
fn played<G: VoodooTable + Studied>(seed: u64) -> Option<Record> {
    let kinds = [SeatKind::Human, CURSED, SeatKind::Mate, SeatKind::Captain];
    let mut table =
        Table::<G>::new(G::standard(), &rules::kit::Setup::<G>::of(&kinds), seed).ok()?;
    let mut dice = Dice::new(seed);
    while step(&mut table, &mut dice) {}
    let names = ["Ines", "Cursed Yellow", "Blue", "Green"].map(str::to_owned);
    let date = format!("2026-11-{:02}", seed + 9);
    Record::of(&mut table, &names, false, Some(600 + 90 * seed), date)
}

fn find<G: VoodooTable>(wanted: &Wanted<G>) -> Option<Position> {
    for seed in 1..=GAMES {
        let mut table = table::<G>(wanted.people, wanted.ships, seed);
        let mut dice = Dice::new(seed);
        loop {
            let asked = table.decision();
            let asks = |asked: Decision<G::Question, G::Choice>| {
                (wanted.asks)(asked.question, asked.choices)
            };
            if asked.is_some_and(asks) && G::commons(&table.view(None)).round >= wanted.round {
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

/// A game of so many people and ships, played to its end.
fn score<G: VoodooTable>(name: &'static str, people: usize, ships: usize) -> Position {
    let (mut table, mut dice) = (table::<G>(people, ships, 3), Dice::new(3));
    while step(&mut table, &mut dice) {}
    position(name, &table)
}

fn position<G: VoodooTable>(name: &'static str, table: &Table<G>) -> Position {
    let text = Saved::of(table).write().expect("a game can be written");
    let game = G::ID;
    Position { name, game, text }
}
