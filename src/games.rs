//! The games that there are, in the order they stand on the shelf. A new game is a line of each list here.

use crate::options::Options;
use crate::saves::{self, Trouble};
use crate::settings::Settings;
use crate::statistics::{self, Record};
use crate::study;
use crate::table::{Begin, Book, Notice, Shown, Speak};
use crate::voodoo::Painted;
use crate::{Screen, voodoo, voodoo_cards, voodoo_pirate};
use bevy::prelude::*;
use rules::study::Studied;
use rules::table::save::Saved;
use rules::table::words::Words;
use rules::table::{Language, Seat, SeatKind};
use rules::voodoo::words::pirate;
use rules::voodoo::{Chair, Colour};
use rules::voodoo_cards::VoodooCards;
use rules::voodoo_pirate::VoodooPirate;
use std::any::Any;
use std::sync::Arc;

/// A game's box on the shelf: what the screens round the table must know of it.
#[derive(Debug)]
pub struct Boxed {
    /// Its id: in files, in the ids of texts, `ui-game-…`, and in the names of pictures, `art/box-…`.
    pub name: &'static str,
    /// The fewest and the most who play.
    pub players: (u8, u8),
    /// The colours of its pirates, a seat each.
    pub colours: &'static [Colour],
    /// Who usually sits there.
    pub crew: &'static [Option<SeatKind>],
    /// Who cannot.
    pub without: &'static [SeatKind],
    /// Ships that it takes to be itself, and what is said where there are fewer.
    pub enough: (usize, &'static str),
    /// Its house rules, by the ids of their texts, and whether they are usual.
    pub rules: &'static [(&'static str, bool)],
    /// Its rulebook.
    pub book: &'static Book,
    /// The files of its lessons.
    pub lessons: &'static [&'static str],
    /// Begins one of them.
    pub learn: fn(&mut Commands, usize),
    /// What came of a finished game, from its file and the day that was written; nothing where it is another game's.
    pub record: fn(&Options, Language, &[u8], String) -> Option<Record>,
    /// Studies its balance.
    pub study: study::Begin,
    /// Opens its texts and its data.
    pub open: fn(&Options, Language) -> Option<Volume>,
    /// What only a pirate of a colour can do under house rules.
    pub skill: fn(&Volume, Colour, &[bool]) -> Option<(String, String)>,
    /// What a saved game tells of itself.
    pub tell: fn(&Volume, &[u8]) -> Option<Voyage>,
    /// Begins a new game of a crew under house rules.
    pub begin: fn(&mut Commands, Vec<Chair>, &[bool], u64),
    /// Sails on with a saved one.
    pub resume: fn(&mut Commands, String),
    /// Looks back at one that is over.
    pub recall: fn(&mut Commands, String),
}

/// A game's texts and data, the player's own laid over the game's.
pub struct Volume {
    /// The texts.
    pub words: Arc<Words>,
    /// Whether the player's own files have faults, so that the game's alone are used.
    pub faulty: bool,
    data: Box<dyn Any + Send + Sync>,
}

/// What a saved game tells of itself.
#[derive(Debug, Clone)]
pub struct Voyage {
    /// Its pirates, with their names, in turn order.
    pub crew: Vec<(Colour, String)>,
    /// The round it stands in and the rounds at most, where it can be sailed on.
    pub round: Option<(u8, u8)>,
    /// Whether it is for practice only.
    pub practice: bool,
    /// The names of those who won, where it is over.
    pub winners: Vec<String>,
}

/// All games.
pub const GAMES: &[Boxed] = &[
    Boxed {
        players: (1, 5),
        crew: &[
            Some(SeatKind::Human),
            Some(SeatKind::Cursed),
            Some(SeatKind::Cursed),
            Some(SeatKind::Cursed),
            None,
        ],
        without: &[],
        enough: (3, "ui-few-ships"),
        ..boxed::<VoodooPirate>()
    },
    Boxed {
        players: (1, 4),
        colours: &[Colour::Red, Colour::Yellow, Colour::Blue, Colour::Green],
        crew: &[
            Some(SeatKind::Human),
            Some(SeatKind::Cursed),
            Some(SeatKind::Cursed),
            Some(SeatKind::Cursed),
        ],
        without: &[SeatKind::Gentle],
        enough: (4, "ui-few-on-the-ring"),
        ..boxed::<VoodooCards>()
    },
];

/// A box of a Voodoo game, without what is written on it.
const fn boxed<G: Painted + Studied>() -> Boxed {
    Boxed {
        name: G::ID,
        players: (1, 1),
        colours: Colour::ALL,
        crew: &[],
        without: &[],
        enough: (0, ""),
        rules: G::HOUSE_RULES,
        book: G::BOOK,
        lessons: G::LESSONS,
        learn: begin_lesson::<G>,
        record: record::<G>,
        study: study::begin::<G>,
        open: open::<G>,
        skill: skill::<G>,
        tell: tell::<G>,
        begin: begin::<G>,
        resume: resume::<G>,
        recall: recall::<G>,
    }
}

fn open<G: Painted>(options: &Options, language: Language) -> Option<Volume> {
    let own = G::files().in_language(language);
    let files = saves::files(options, language, own.clone());
    let read = G::load_words(&files).ok().zip(G::load(&files).ok());
    let faulty = read.is_none();
    let (words, data) = match read {
        Some(read) => read,
        None => (G::load_words(&own).ok()?, G::load(&own).ok()?),
    };
    Some(Volume {
        words: Arc::new(words),
        faulty,
        data: Box::new(Arc::new(data)),
    })
}

fn skill<G: Painted>(volume: &Volume, colour: Colour, rules: &[bool]) -> Option<(String, String)> {
    let data = volume.data.downcast_ref::<Arc<G::Data>>()?;
    G::own_skill(&volume.words, data, colour, rules)
}

fn tell<G: Painted + Studied>(volume: &Volume, bytes: &[u8]) -> Option<Voyage> {
    let saved = Saved::<G>::read("", bytes).ok()?;
    let chairs = G::chairs(&saved.setup).iter();
    let crew = chairs.map(|chair| (chair.colour, pirate(&volume.words, chair)));
    let crew: Vec<(Colour, String)> = crew.collect();
    let data = volume.data.downcast_ref::<Arc<G::Data>>()?;
    let mut table = saved.replay(data).ok();
    let ending = table.as_mut().and_then(G::ending);
    let winners = ending.map_or_else(Vec::new, |ending| ending.winners);
    let names = winners.iter().filter_map(|seat| crew.get(seat.index()));
    Some(Voyage {
        winners: names.map(|(_, name)| name.clone()).collect(),
        practice: saved.practice,
        round: table.map(|mut table| {
            let view = table.view(None);
            let commons = G::commons(&view);
            (commons.round.max(1), commons.most_rounds)
        }),
        crew,
    })
}

fn begin<G: Painted>(commands: &mut Commands, chairs: Vec<Chair>, rules: &[bool], seed: u64) {
    let setup = G::fitted(chairs, rules);
    commands.write_message(Begin::<G>::New(setup, seed));
}

fn resume<G: Painted>(commands: &mut Commands, name: String) {
    commands.write_message(Begin::<G>::Resume(name));
}

fn recall<G: Painted>(commands: &mut Commands, name: String) {
    commands.write_message(Begin::<G>::Recall(name));
}

/// The game of an id.
///
/// # Errors
/// Which there are.
pub fn known(name: &str) -> Result<&'static Boxed, String> {
    let mut games = GAMES.iter();
    games.find(|game| game.name == name).ok_or_else(|| {
        let names: Vec<&str> = GAMES.iter().map(|game| game.name).collect();
        format!("there is no game `{name}`: expected {}", names.join(" or "))
    })
}

/// The game that a saved game says it is of; the first where it does not say so: trying it says why.
pub fn of_save(bytes: &[u8]) -> &'static Boxed {
    let name = saves::game_of(bytes);
    let is_it = |game: &&Boxed| name.as_deref() == Some(game.name);
    GAMES.iter().find(is_it).unwrap_or(&GAMES[0])
}

fn begin_lesson<G: Shown>(commands: &mut Commands, number: usize) {
    commands.write_message(Begin::<G>::Lesson(number));
}

fn record<G: Shown + Studied>(
    options: &Options,
    language: Language,
    bytes: &[u8],
    date: String,
) -> Option<Record> {
    let files = saves::files(options, language, G::files());
    let data = Arc::new(G::load(&files).ok()?);
    let saved = Saved::<G>::read("", bytes).ok()?;
    let practice = saved.practice;
    let mut table = saved.replay(&data).ok()?;
    let speaker = G::speaker(&files, &mut table).ok()?;
    let seats = (0..G::seats(table.setup()).len() as u8).map(Seat);
    let names: Vec<String> = seats.map(|seat| speaker.name(seat)).collect();
    Record::of(&mut table, &names, practice, None, date)
}

/// Games that were finished before there were statistics are counted, once.
fn count_finished(options: Res<Options>, settings: Res<Settings>, mut notice: ResMut<Notice>) {
    let language = settings.language();
    let read = |bytes: &[u8], date: String| {
        let mut games = GAMES.iter();
        games.find_map(|game| (game.record)(&options, language, bytes, date.clone()))
    };
    let finished = saves::finished(&options).into_iter().rev();
    let finished = finished.filter_map(|game| Some((game.seconds, game.read().ok()?)));
    if let Err(why) = statistics::import(&options, finished, read) {
        notice.text = saves::tell(&options, language, &Trouble::Uncounted { why });
    }
}

/// Every game without its pictures.
pub(super) fn logic(app: &mut App) {
    app.add_systems(Startup, count_finished)
        .add_plugins((voodoo_pirate::logic, voodoo_cards::logic))
        .add_systems(Update, begin_at_once.run_if(in_state(Screen::Shelf)));
}

/// What lies in the world of every game.
pub(super) fn world(app: &mut App) {
    app.add_plugins((voodoo_pirate::world, voodoo_cards::world));
}

/// Every game.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        logic,
        voodoo::ground_plugin,
        voodoo_pirate::plugin,
        voodoo_cards::plugin,
    ));
}

/// The command line names a crew, or asks for the game that was left last: no shelf, the first time.
fn begin_at_once(
    mut commands: Commands,
    options: Res<Options>,
    settings: Res<Settings>,
    mut notice: ResMut<Notice>,
    mut done: Local<bool>,
) {
    if std::mem::replace(&mut *done, true) {
        return;
    }
    if let Some(kinds) = &options.seats {
        let named = options.game.as_deref().map(known);
        let game = named.and_then(Result::ok).unwrap_or(&GAMES[0]);
        let rules: Vec<bool> = game.rules.iter().map(|&(_, usual)| usual).collect();
        let seed = options.seed.unwrap_or(1);
        (game.begin)(&mut commands, Chair::of(kinds), &rules, seed);
    } else if options.resume {
        match saves::last(&options) {
            Ok(name) => {
                let bytes = saves::peek(&options, &name).unwrap_or_default();
                (of_save(&bytes).resume)(&mut commands, name);
            }
            Err(trouble) => notice.text = saves::tell(&options, settings.language(), &trouble),
        }
    }
}
