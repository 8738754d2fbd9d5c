//! The shelf: what the screens round the table ask of a game, whichever it is.

use crate::options::Options;
use crate::saves::{self, UserError};
use crate::statistics::Record;
use crate::study;
use crate::table::{Begin, Book, Speak, TableGame};
use crate::theme::Pen;
use crate::theme::canvas::Plan;
use bevy::prelude::Commands;
use bevy_egui::egui::Color32;
use rules::kit::{
    self, Chair, Declaration, Declared, Options as Chosen, Outfit, Seating, Setup, SharedVoyage,
};
use rules::study::Studied;
use rules::table::files::{Fault, Files};
use rules::table::save::Saved;
use rules::table::words::Words;
use rules::table::{Language, Seat, SeatKind};
use std::any::Any;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

/// What tells the seats of a game apart.
type Token<G> = <<G as Outfit>::Seats as Seating>::Token;

/// What a game says of itself to stand on the shelf, beside what its table says of it.
pub trait OnShelf: TableGame + Studied {
    /// Its rulebook.
    const BOOK: &'static Book;
    /// Who usually sits down, in the order of the tokens.
    const CREW: &'static [Option<SeatKind>];
    /// Seats that it takes to be itself, and the id of what is said where fewer are taken.
    const ENOUGH: (usize, &'static str);
    /// The picture of its own automa.
    const AUTOMA_ICON: &'static str;

    /// How a token looks.
    fn token(token: Token<Self>) -> Badge;

    /// What a seat is called.
    fn seat_name(words: &Words, chair: &Chair<Self::Seats>) -> String {
        kit::seat_name(words, chair)
    }

    /// The round that is played, and the rounds at most.
    fn rounds(view: &Self::View) -> (u8, u8);

    /// What only a seat with this token can do under these options: its name, and what that is.
    fn skill(
        _words: &Arc<Words>,
        _data: &Arc<Self::Data>,
        _token: Token<Self>,
        _options: &Chosen,
    ) -> Option<(String, String)> {
        None
    }

    /// Draws the page on which the text of an option is made, under the options of the game; tells whether that is done with.
    fn page(_pen: &mut Pen, _plan: &Plan, _about: Written, _text: &mut String) -> bool {
        true
    }
}

/// An option whose text is made on a page of its own.
#[derive(Clone, Copy)]
pub struct Written<'a> {
    /// The texts of the game.
    pub words: &'a Words,
    /// The option.
    pub option: &'a Declared,
    /// The options of the game, as they are chosen.
    pub options: &'a Chosen,
    /// The folder of the player's own files; none where the system names none.
    pub folder: Option<&'a Path>,
}

/// How a seat's token looks on the screens round the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Badge {
    /// Its picture.
    pub picture: String,
    /// The colour of what belongs to the seat.
    pub tint: Color32,
    /// The picture of what sails or walks for the seat, and that of its shadow.
    pub figure: [String; 2],
}

/// A game's box on the shelf: what the screens round the table must know of it.
#[derive(Debug)]
pub struct Boxed {
    /// Its id: in files, in the ids of texts, `ui-game-…`, and in the names of pictures, `art/box-…`.
    pub name: &'static str,
    /// What it declares of its seats and options.
    pub declared: Declaration,
    /// The version of its rules.
    pub rules: u32,
    /// Who usually sits there, in the order of the tokens.
    pub crew: &'static [Option<SeatKind>],
    /// Seats that it takes to be itself, and what is said where there are fewer.
    pub enough: (usize, &'static str),
    /// The picture of its own automa.
    pub automa: &'static str,
    /// Its rulebook.
    pub book: &'static Book,
    /// The files of its lessons.
    pub lessons: &'static [&'static str],
    /// Begins one of them.
    pub learn: fn(&mut Commands, usize),
    /// The paths of its data, lessons and texts.
    pub files: fn() -> Box<dyn Iterator<Item = &'static str>>,
    /// All faults of its data and its texts, the player's own laid over them, and of those of its lessons that have these paths.
    pub check: fn(&Options, &BTreeSet<String>) -> Vec<Fault>,
    /// What came of a finished game, from its file and the day that was written; nothing where it is another game's.
    pub record: fn(&Options, Language, &[u8], String) -> Option<Record>,
    /// Studies its balance.
    pub study: study::Begin,
    /// Opens its texts and its data.
    pub open: fn(&Options, Language) -> Option<Volume>,
    /// How the token of a number looks.
    pub token: fn(usize) -> Badge,
    /// What it is called.
    pub token_name: fn(&Words, usize) -> String,
    /// What a seat with it is called that has no name of its own.
    pub nameless: fn(&Words, usize, SeatKind) -> String,
    /// What only a seat with that token can do under options.
    pub skill: fn(&Volume, usize, &Chosen) -> Option<(String, String)>,
    /// Draws the page on which the text of an option is made, under the options of the game; tells whether that is done with.
    pub page: fn(&mut Pen, &Plan, Written, &mut String) -> bool,
    /// What a saved game tells of itself.
    pub tell: fn(&Volume, &[u8]) -> Option<Voyage>,
    /// Begins a new game of those who sit there, with what is chosen.
    pub begin: fn(&mut Commands, SharedVoyage) -> Result<(), UserError>,
    /// Whether the saved game of somebody's file is over; an error if it cannot be played on.
    pub fits: fn(&Options, Language, &Path, &[u8]) -> Result<bool, UserError>,
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

impl Volume {
    /// Who can sit in a seat, and who decides for it then.
    #[must_use]
    pub fn kind(&self, kind: SeatKind) -> (String, String) {
        let id = format!("seat-{}", kind.name());
        let tip = self.words.say(&format!("{id}.tip"), &[]);
        (self.words.say(&id, &[]), tip)
    }

    /// The data of the game that the volume was read for.
    fn data<G: OnShelf>(&self) -> &Arc<G::Data> {
        match self.data.downcast_ref() {
            Some(data) => data,
            None => panic!("a volume of another game has no data of {}", G::ID),
        }
    }
}

/// What a saved game tells of itself.
#[derive(Debug, Clone)]
pub struct Voyage {
    /// Those who sit there, with their names, in turn order.
    pub crew: Vec<(Badge, String)>,
    /// The round it stands in and the rounds at most, where it can be sailed on.
    pub round: Option<(u8, u8)>,
    /// Whether it is for practice only.
    pub practice: bool,
    /// The names of those who won, where it is over.
    pub winners: Vec<String>,
}

impl Boxed {
    /// A game's box.
    #[must_use]
    pub const fn of<G: OnShelf>() -> Self {
        Self {
            name: G::ID,
            declared: Declaration {
                options: G::OPTIONS,
                ..Declaration::of::<G>()
            },
            rules: G::VERSION,
            crew: G::CREW,
            enough: G::ENOUGH,
            automa: G::AUTOMA_ICON,
            book: G::BOOK,
            lessons: G::LESSONS,
            learn: begin_lesson::<G>,
            files: files::<G>,
            check: check::<G>,
            record: record::<G>,
            study: study::begin::<G>,
            open: open::<G>,
            token: token::<G>,
            token_name: token_name::<G>,
            nameless: nameless::<G>,
            skill: skill::<G>,
            page: G::page,
            tell: tell::<G>,
            begin: begin::<G>,
            fits: fits::<G>,
            resume: resume::<G>,
            recall: recall::<G>,
        }
    }
}

fn open<G: OnShelf>(options: &Options, language: Language) -> Option<Volume> {
    let own = G::files().in_language(language);
    let files = saves::files(options, language, own.clone());
    let read = |files: &Files| {
        let data = G::load(files).ok()?;
        Some((G::load_words(files, &data).ok()?, data))
    };
    let theirs = read(&files);
    let faulty = theirs.is_none();
    let (words, data) = theirs.or_else(|| read(&own))?;
    Some(Volume {
        words: Arc::new(words),
        faulty,
        data: Box::new(Arc::new(data)),
    })
}

fn files<G: OnShelf>() -> Box<dyn Iterator<Item = &'static str>> {
    Box::new(G::files().paths())
}

fn check<G: OnShelf>(options: &Options, paths: &BTreeSet<String>) -> Vec<Fault> {
    let files = |language| saves::files(options, language, G::files());
    let words = Language::ALL.map(|language| G::load_words(&files(language), G::standard()).err());
    let plain = files(Language::default());
    let data = G::load(&plain).err();
    let lessons = G::LESSONS.iter().filter(|path| paths.contains(**path));
    let lessons = lessons.filter_map(|path| G::lesson(&plain, path).err());
    words
        .into_iter()
        .flatten()
        .chain(data)
        .chain(lessons)
        .flatten()
        .collect()
}

fn token<G: OnShelf>(token: usize) -> Badge {
    <G as OnShelf>::token(G::TOKENS[token])
}

fn token_name<G: OnShelf>(words: &Words, token: usize) -> String {
    kit::token_name(words, G::TOKENS[token])
}

fn nameless<G: OnShelf>(words: &Words, token: usize, kind: SeatKind) -> String {
    G::seat_name(words, &Chair::new(G::TOKENS[token], kind))
}

fn skill<G: OnShelf>(volume: &Volume, token: usize, options: &Chosen) -> Option<(String, String)> {
    G::skill(&volume.words, volume.data::<G>(), G::TOKENS[token], options)
}

fn tell<G: OnShelf>(volume: &Volume, bytes: &[u8]) -> Option<Voyage> {
    let saved = Saved::<G>::read("", bytes).ok()?;
    let chairs = saved.setup.chairs.iter();
    let crew = chairs.map(|chair| {
        let badge = <G as OnShelf>::token(chair.colour);
        (badge, G::seat_name(&volume.words, chair))
    });
    let crew: Vec<(Badge, String)> = crew.collect();
    let mut table = saved.replay(volume.data::<G>()).ok();
    let ending = table.as_mut().and_then(G::ending);
    let winners = ending.map_or_else(Vec::new, |ending| ending.winners);
    let names = winners.iter().filter_map(|seat| crew.get(seat.index()));
    Some(Voyage {
        winners: names.map(|(_, name)| name.clone()).collect(),
        practice: saved.practice,
        round: table.map(|mut table| G::rounds(&table.view(None))),
        crew,
    })
}

fn begin<G: OnShelf>(commands: &mut Commands, voyage: SharedVoyage) -> Result<(), UserError> {
    let setup = Setup::<G>::seated(&voyage.places, voyage.options);
    let setup = setup.map_err(|wrong| UserError::Setup(wrong.to_string()))?;
    commands.write_message::<Begin<G>>(match voyage.beat {
        Some(points) => Begin::ToBeat(setup, voyage.seed, points),
        None => Begin::New(setup, voyage.seed),
    });
    Ok(())
}

fn fits<G: OnShelf>(
    options: &Options,
    language: Language,
    path: &Path,
    bytes: &[u8],
) -> Result<bool, UserError> {
    let files = saves::files(options, language, G::files());
    let data = Arc::new(G::load(&files).map_err(UserError::Data)?);
    let played = Saved::<G>::read(&path.display().to_string(), bytes)
        .and_then(|saved| saved.replay(&data))
        .map_err(|why| saves::unfit(options, path, G::digest(G::standard()), why))?;
    Ok(played.decision().is_none())
}

fn resume<G: OnShelf>(commands: &mut Commands, name: String) {
    commands.write_message(Begin::<G>::Resume(name));
}

fn recall<G: OnShelf>(commands: &mut Commands, name: String) {
    commands.write_message(Begin::<G>::Recall(name));
}

fn begin_lesson<G: OnShelf>(commands: &mut Commands, number: usize) {
    commands.write_message(Begin::<G>::Lesson(number));
}

fn record<G: OnShelf>(
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
