//! Positions worth a picture, found in random games.

use rules::cursed_seas::CursedSeas;
use rules::kit::{Setup, Value};
use rules::pirate_crusades::{GAME, PirateCrusades};
use rules::table::save::Saved;
use rules::table::words::Words;
use rules::table::{Dice, Language, SeatKind, Table};
use rules::voodoo_cards::VoodooCards;
use rules::voodoo_cards::pieces::Object;
use rules::voodoo_island::VoodooIsland;
use rules::voodoo_pirate::words::load_words;
use rules::voodoo_pirate::{Question, VoodooPirate, load};
use std::fs;
use std::path::Path;
use voodoo_pirate::options::Options;
use voodoo_pirate::shelf::OnShelf;
use voodoo_pirate::statistics::{Record, append};

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

/// The tile game's.
const WANTED: [Wanted<VoodooPirate>; 10] = [
    wanted("harbour", 1, 4, 0, |_, question, _| {
        question == Question::Harbour
    }),
    wanted("dusk", 1, 4, 6, |_, question, _| {
        question == Question::PlayCard
    }),
    wanted("barrels", 1, 4, 6, |_, question, _| {
        question == Question::CastPoppet
    }),
    wanted("moonlight", 1, 4, 6, |_, question, _| {
        question == Question::Turn
    }),
    wanted("curtain", 2, 4, 6, |_, question, _| {
        question == Question::PlayCard
    }),
    wanted("five-pirates", 5, 5, 7, |_, question, _| {
        question == Question::Turn
    }),
    wanted("ritual", 1, 4, 5, |_, question, _| {
        question == Question::PlaceSoul
    }),
    wanted("ritual-sail", 1, 4, 3, |_, question, _| {
        matches!(question, Question::RitualSail(_))
    }),
    wanted("sea", 1, 4, 3, |_, question, _| {
        matches!(question, Question::LayTile(_))
    }),
    wanted("boarding", 1, 4, 4, |_, question, _| {
        matches!(question, Question::Board(..))
    }),
];

/// The card game's.
const ON_THE_RING: [Wanted<VoodooCards>; 8] = {
    use rules::voodoo_cards::{Choice, Question};
    [
        wanted("ring", 1, 4, 6, |_, question, _| question == Question::Turn),
        wanted("ring-dusk", 1, 4, 6, |_, question, _| {
            question == Question::PlayCard
        }),
        wanted("ring-ritual", 1, 4, 4, |_, question, _| {
            question == Question::PlaceSoul
        }),
        wanted("ring-boarding", 1, 4, 3, |_, question, _| {
            matches!(question, Question::Board(_))
        }),
        wanted("ring-octopus", 1, 4, 3, |_, question, choices| {
            question == Question::PlaceSoul && choices.contains(&Choice::Use(Object::Octopus))
        }),
        wanted("ring-ghost-ship", 1, 4, 2, |_, question, choices| {
            matches!(question, Question::AnswerFire(_)) && choices.len() > 1
        }),
        wanted("ring-shipwreck", 1, 4, 2, |_, question, _| {
            question == Question::Search
        }),
        wanted("ring-stars", 1, 4, 3, |_, question, _| {
            matches!(question, Question::Stars(_))
        }),
    ]
};

/// The island's.
const ON_THE_ISLAND: [Wanted<VoodooIsland>; 14] = {
    use rules::voodoo_island::values::{Choice, Daytime, Phase, Question};
    use rules::voodoo_island::view::View;
    [
        wanted("island", 1, 4, 2, |view: &View, question, choices| {
            let at_noon = view.daytime == Daytime::Noon;
            at_noon && matches!(question, Question::Move(_)) && choices.len() > 5
        }),
        wanted("island-card", 1, 3, 3, |view: &View, question, _| {
            question == Question::Card && view.explorers.iter().any(|one| one.cards > 3)
        }),
        wanted("island-work", 1, 2, 2, |_, question, choices| {
            question == Question::Work && choices.len() > 12
        }),
        wanted("island-night", 1, 4, 2, |view: &View, question, _| {
            view.phase == Phase::Night && matches!(question, Question::Move(_))
        }),
        wanted("island-last", 1, 4, 7, |view: &View, question, _| {
            view.daytime == Daytime::Dusk && matches!(question, Question::Move(_))
        }),
        wanted("island-take", 1, 4, 1, |_, question, _| {
            matches!(question, Question::Take(_))
        }),
        wanted("island-answer", 1, 4, 2, |_, question, _| {
            matches!(question, Question::Answer(..))
        }),
        wanted("island-mist", 1, 4, 1, |_, question, _| {
            matches!(question, Question::MistTie(_))
        }),
        wanted("island-call", 1, 3, 2, |_, question, _| {
            matches!(question, Question::Call(..))
        }),
        wanted("island-battle", 1, 4, 2, |_, question, _| {
            matches!(question, Question::BattleCard(_))
        }),
        wanted("island-plunder", 1, 4, 2, |_, question, _| {
            matches!(question, Question::Plunder(_))
        }),
        wanted("island-discard", 1, 3, 2, |_, question, _| {
            question == Question::DiscardSupply
        }),
        wanted("island-mission", 1, 4, 2, |_, _, choices| {
            let does = |choice: &Choice| matches!(choice, Choice::Mission(_));
            choices.iter().any(does)
        }),
        wanted("island-curtain", 2, 4, 2, |_, question, _| {
            matches!(question, Question::BattleCard(_) | Question::Defend(_))
        }),
    ]
};

/// The crusades'.
const ON_CRUSADE: [Wanted<PirateCrusades>; 11] = {
    use rules::pirate_crusades::values::{Choice, Question};
    use rules::pirate_crusades::view::View;
    [
        wanted("crusades-start", 1, 4, 0, |_, question, _| {
            question == Question::Docked
        }),
        wanted("crusades-port", 1, 4, 3, |view: &View, question, _| {
            question == Question::Docked && view.town(view.active).is_some()
        }),
        wanted("crusades-sea", 1, 4, 3, |_, question, _| {
            question == Question::AtSea
        }),
        wanted("crusades-enemy", 1, 4, 2, |_, question, choices| {
            matches!(question, Question::Encounter(_)) && choices.contains(&Choice::Fight)
        }),
        wanted("crusades-flight", 1, 4, 2, |_, question, choices| {
            let dumps = choices
                .iter()
                .any(|choice| matches!(choice, Choice::Dump(_)));
            matches!(question, Question::Encounter(_)) && dumps
        }),
        wanted("crusades-town", 1, 4, 2, |_, question, _| {
            matches!(question, Question::Dock(_))
        }),
        wanted("crusades-duel", 1, 3, 2, |_, question, _| {
            matches!(question, Question::Duel(_))
        }),
        wanted("crusades-cove", 1, 4, 1, |_, question, _| {
            question == Question::Cove
        }),
        wanted("crusades-trade", 1, 4, 3, |view: &View, question, _| {
            matches!(question, Question::Trade(_)) && view.holds(view.active).len() > 1
        }),
        wanted("crusades-plunder", 1, 4, 2, |_, question, _| {
            matches!(question, Question::Plunder(_))
        }),
        wanted("crusades-curtain", 2, 3, 2, |_, question, _| {
            matches!(question, Question::Duel(_) | Question::KeepMission)
        }),
    ]
};

/// Those of Cursed Seas.
const AT_SEA: [Wanted<CursedSeas>; 9] = {
    use rules::cursed_seas::{Question, View};
    [
        wanted("seas-islands", 1, 2, 0, |_, question, _| {
            matches!(question, Question::PlaceIsland(_))
        }),
        wanted("seas-berths", 1, 2, 0, |_, question, _| {
            matches!(question, Question::PlaceShip(_))
        }),
        wanted("seas-menu", 1, 2, 2, |_, question, _| {
            question == Question::Menu
        }),
        wanted("seas-turn", 1, 2, 2, |_, question, _| {
            matches!(question, Question::Turn(_))
        }),
        wanted("seas-sail", 1, 2, 2, |_, question, _| {
            matches!(question, Question::Sail(_))
        }),
        wanted("seas-shot", 1, 2, 2, |_, question, choices| {
            matches!(question, Question::Shot(_)) && choices.len() > 2
        }),
        wanted("seas-explore", 1, 2, 2, |_, question, choices| {
            matches!(question, Question::Explore(..)) && choices.len() > 2
        }),
        wanted("seas-mast", 1, 2, 2, |_, question, _| {
            matches!(question, Question::LoseMast(_))
        }),
        wanted("seas-four", 1, 4, 3, |view: &View, question, _| {
            question == Question::Menu && view.afloat().count() > 8
        }),
    ]
};

/// The Long Game's.
const AT_LENGTH: [Wanted<PirateCrusades>; 11] = {
    use rules::pirate_crusades::values::{Choice, Question};
    use rules::pirate_crusades::view::View;
    [
        at_length("crusades-long", 4, 16, |view: &View, question, choices| {
            let moves = choices
                .iter()
                .filter(|choice| matches!(choice, Choice::Move(_)));
            matches!(question, Question::Sailing(_))
                && moves.count() > 1
                && view.holds(view.active).len() > 1
        }),
        at_length("crusades-long-start", 3, 0, |_, question, _| {
            question == Question::Docked
        }),
        at_length("crusades-long-attack", 4, 8, |_, question, choices| {
            matches!(question, Question::Sailing(_)) && choices.contains(&Choice::AttackCaptain)
        }),
        at_length("crusades-long-captain", 4, 8, |_, question, choices| {
            matches!(question, Question::Encounter(_)) && choices.contains(&Choice::Fight)
        }),
        at_length(
            "crusades-long-port",
            4,
            12,
            |view: &View, question, choices| {
                question == Question::Docked
                    && choices.contains(&Choice::Sell)
                    && view.holds(view.active).len() > 1
            },
        ),
        at_length("crusades-long-sell", 2, 8, |_, question, _| {
            question == Question::Sell
        }),
        at_length("crusades-long-seize", 3, 6, |_, question, _| {
            matches!(question, Question::Seize(_))
        }),
        at_length("crusades-long-battle", 3, 6, |_, question, _| {
            matches!(question, Question::Battle(_))
        }),
        at_length("crusades-long-acquire", 3, 4, |_, question, choices| {
            matches!(question, Question::Acquire(_)) && choices.len() > 2
        }),
        at_length("crusades-long-adrift", 3, 4, |_, question, _| {
            question == Question::Adrift
        }),
        at_length("crusades-long-cove", 3, 2, |_, question, _| {
            question == Question::Cove
        }),
    ]
};

const fn at_length(
    name: &'static str,
    ships: usize,
    round: u8,
    asks: fn(
        &rules::pirate_crusades::view::View,
        rules::pirate_crusades::values::Question,
        &[rules::pirate_crusades::values::Choice],
    ) -> bool,
) -> Wanted<PirateCrusades> {
    Wanted {
        made: |setup| setup.with(&GAME, Value::One("long")),
        ..wanted(name, 1, ships, round, asks)
    }
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
    let mut all = found(&WANTED, begin);
    all.extend(score::<VoodooPirate>("score", begin, 2, 5));
    all.extend(found(&ON_THE_RING, begin));
    all.extend(score::<VoodooCards>("ring-score", begin, 1, 4));
    all.extend(found(&ON_THE_ISLAND, begin));
    all.extend(score::<VoodooIsland>("island-score", begin, 1, 4));
    all.extend(found(&ON_CRUSADE, begin));
    all.extend(found(&AT_LENGTH, begin));
    all.extend(score::<PirateCrusades>("crusades-score", begin, 1, 4));
    all.extend(found(&AT_SEA, begin));
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

/// Leaves what came of a dozen games in the statistics of a folder.
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

/// What came of a game that was played at random.
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
