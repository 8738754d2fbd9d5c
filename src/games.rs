//! The games that there are, in the order they stand on the shelf. A new game is a line of each list here.

use crate::Screen;
use crate::options::Options;
use crate::saves::{self, Trouble};
use crate::settings::Settings;
use crate::statistics::{self, Record};
use crate::study;
use crate::table::{Begin, Book, Notice, Shown, Speak};
use crate::{voodoo, voodoo_pirate};
use bevy::prelude::*;
use rules::study::Studied;
use rules::table::lesson::Taught;
use rules::table::save::Saved;
use rules::table::{Game, Language, Seat};
use rules::voodoo_pirate::VoodooPirate;

/// A game's box on the shelf.
#[derive(Debug)]
pub struct Boxed {
    /// Its name in the ids of texts, `ui-game-…`, and in the names of pictures, `art/box-…`.
    pub name: &'static str,
    /// The fewest and the most who play.
    pub players: (u8, u8),
    /// Where it is set up.
    pub setup: Screen,
    /// Its rulebook.
    pub book: &'static Book,
    /// Its id, under which is kept what was learnt of it.
    pub id: &'static str,
    /// The files of its lessons.
    pub lessons: &'static [&'static str],
    /// Begins one of them.
    pub learn: fn(&mut Commands, usize),
    /// What came of a finished game, from its file and the day that was written; nothing where it is another game's.
    pub record: fn(&Options, Language, &[u8], String) -> Option<Record>,
    /// Studies its balance.
    pub study: study::Begin,
}

/// All games.
pub const GAMES: &[Boxed] = &[Boxed {
    name: "voodoo-pirate",
    players: (1, 5),
    setup: Screen::Setup,
    book: &voodoo_pirate::book::BOOK,
    id: VoodooPirate::ID,
    lessons: VoodooPirate::LESSONS,
    learn: begin_lesson::<VoodooPirate>,
    record: record::<VoodooPirate>,
    study: study::begin::<VoodooPirate>,
}];

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
    let data = G::load(&files).ok()?;
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
    if let Err(why) = statistics::import(&options, saves::finished(&options), read) {
        notice.text = saves::tell(&options, language, &Trouble::Uncounted { why });
    }
}

/// Every game without its pictures.
pub(super) fn logic(app: &mut App) {
    app.add_systems(Startup, count_finished);
    app.add_plugins(voodoo_pirate::logic).add_systems(
        Update,
        begin_at_once::<VoodooPirate>.run_if(in_state(Screen::Shelf)),
    );
}

/// Every game.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((logic, voodoo::ground_plugin, voodoo_pirate::plugin));
}

/// The command line names a crew, or asks for the game that was left last: no shelf, the first time.
fn begin_at_once<G: Shown>(
    options: Res<Options>,
    settings: Res<Settings>,
    mut begin: MessageWriter<Begin<G>>,
    mut notice: ResMut<Notice>,
    mut done: Local<bool>,
) {
    if std::mem::replace(&mut *done, true) {
        return;
    }
    if let Some(kinds) = &options.seats {
        begin.write(Begin::New(G::crew(kinds), options.seed.unwrap_or(1)));
    } else if options.resume {
        match saves::last(&options) {
            Ok(name) => {
                begin.write(Begin::Resume(name));
            }
            Err(trouble) => notice.text = saves::tell(&options, settings.language(), &trouble),
        }
    }
}
