//! The shelf: the parts of a game that the screens round the table use, whichever game it is.

use crate::options::Options;
use crate::saves::{self, UserError};
use crate::sound;
use crate::statistics::Record;
use crate::study;
use crate::table::{self, Begin, Book, Session, Speak, TableGame, Tally};
use crate::theme::Pen;
use crate::theme::canvas::Plan;
use bevy::prelude::{App, Commands};
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

/// The mark that tells the seats of a game apart.
type Token<G> = <<G as Outfit>::Seats as Seating>::Token;

/// A game that stands on the shelf: its parts beside those of its table.
pub trait OnShelf: TableGame + Studied {
    /// The rulebook.
    const BOOK: &'static Book;
    /// The usual players, in the order of the tokens; none for an empty seat.
    const CREW: &'static [Option<SeatKind>];
    /// The fewest seats at which the game is itself, and the id of the text shown below that.
    const ENOUGH: (usize, &'static str);
    /// The picture of the game's own automa.
    const AUTOMA_ICON: &'static str;

    /// Returns the look of a token.
    fn token(token: Token<Self>) -> Badge;

    /// Returns the name of a seat.
    fn seat_name(words: &Words, chair: &Chair<Self::Seats>) -> String {
        kit::seat_name(words, chair)
    }

    /// Returns the current round and the most rounds.
    fn rounds(view: &Self::View) -> (u8, u8);

    /// Returns the name and the description of the skill that only a seat with this token has under these options.
    fn skill(
        _words: &Arc<Words>,
        _data: &Arc<Self::Data>,
        _token: Token<Self>,
        _options: &Chosen,
    ) -> Option<(String, String)> {
        None
    }

    /// Draws the page on which the text of an option is edited, under the options of the game; returns true once it can be closed.
    fn page(_pen: &mut Pen, _plan: &Plan, _about: Written, _text: &mut String) -> bool {
        true
    }
}

/// Adds the parts of a game that need no window: its session, its sounds, and the sheet of points that it makes of a view.
pub fn logic<G: TableGame + Studied>(
    app: &mut App,
    tally: fn(&Session<G>, &G::View, bool) -> Tally,
) {
    let scored = move |app: &mut App| table::tally::<G>(app, tally);
    app.add_plugins((table::play::<G>, sound::at_table::<G>, scored));
}

/// An option whose text is edited on a page of its own.
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

/// The look of a seat's token on the screens round the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Badge {
    /// Its picture.
    pub picture: String,
    /// The colour of the seat's things.
    pub tint: Color32,
    /// The picture of the seat's ship or figure, and that of its shadow.
    pub figure: [String; 2],
}

/// A game's box on the shelf: the game for the screens round the table, without its type.
#[derive(Debug)]
pub struct Boxed {
    /// Its id: in files, in the ids of texts, `ui-game-…`, and in the names of pictures, `art/box-…`.
    pub name: &'static str,
    /// The seats and options that it declares.
    pub declared: Declaration,
    /// The version of its rules.
    pub rules: u32,
    /// The usual players, in the order of the tokens; none for an empty seat.
    pub crew: &'static [Option<SeatKind>],
    /// The fewest seats at which the game is itself, and the id of the text shown below that.
    pub enough: (usize, &'static str),
    /// The picture of its own automa.
    pub automa: &'static str,
    /// Its rulebook.
    pub book: &'static Book,
    /// The files of its lessons.
    pub lessons: &'static [&'static str],
    /// Begins the lesson of a number.
    pub learn: fn(&mut Commands, usize),
    /// The paths of its data, lessons and texts.
    pub files: fn() -> Box<dyn Iterator<Item = &'static str>>,
    /// Returns all faults of its data and its texts, the player's own laid over them, and of those of its lessons that have these
    /// paths.
    pub check: fn(&Options, &BTreeSet<String>) -> Vec<Fault>,
    /// Returns the result of a finished game, from its file and the day that was written; none if the file is not of this game.
    pub record: fn(&Options, Language, &[u8], String) -> Option<Record>,
    /// Studies its balance.
    pub study: study::Begin,
    /// Opens its texts and its data.
    pub open: fn(&Options, Language) -> Option<Volume>,
    /// Returns the look of the token of a number.
    pub token: fn(usize) -> Badge,
    /// Returns the name of the token of a number.
    pub token_name: fn(&Words, usize) -> String,
    /// Returns the name of a seat with that token whose player has none.
    pub nameless: fn(&Words, usize, SeatKind) -> String,
    /// Returns the name and the description of the skill that only a seat with that token has under these options.
    pub skill: fn(&Volume, usize, &Chosen) -> Option<(String, String)>,
    /// Draws the page on which the text of an option is edited, under the options of the game; returns true once it can be closed.
    pub page: fn(&mut Pen, &Plan, Written, &mut String) -> bool,
    /// Returns the summary of a saved game; none if it cannot be read.
    pub tell: fn(&Volume, &[u8]) -> Option<Voyage>,
    /// Begins a new game with these players, options and seed.
    pub begin: fn(&mut Commands, SharedVoyage) -> Result<(), UserError>,
    /// Returns whether the saved game in somebody's file is over; an error if it cannot be played.
    pub fits: fn(&Options, Language, &Path, &[u8]) -> Result<bool, UserError>,
    /// Resumes a saved game, by its name.
    pub resume: fn(&mut Commands, String),
    /// Opens a finished game to look back at, by its name.
    pub recall: fn(&mut Commands, String),
}

/// A game's texts and data, the player's own laid over the game's.
pub struct Volume {
    /// The texts.
    pub words: Arc<Words>,
    /// True if the player's own files have faults, so that the game's alone are used.
    pub faulty: bool,
    data: Box<dyn Any + Send + Sync>,
}

impl Volume {
    /// Returns the name of a kind of player, and the text that explains it.
    #[must_use]
    pub fn kind(&self, kind: SeatKind) -> (String, String) {
        let id = format!("seat-{}", kind.name());
        let tip = self.words.say(&format!("{id}.tip"), &[]);
        (self.words.say(&id, &[]), tip)
    }

    /// Returns the data; `G` must be the game that the volume was read for.
    fn data<G: OnShelf>(&self) -> &Arc<G::Data> {
        match self.data.downcast_ref() {
            Some(data) => data,
            None => panic!("a volume of another game has no data of {}", G::ID),
        }
    }
}

/// The summary of a saved game.
#[derive(Debug, Clone)]
pub struct Voyage {
    /// The badges and names of the players, in turn order.
    pub crew: Vec<(Badge, String)>,
    /// The current round and the most rounds; none if the game cannot be resumed.
    pub round: Option<(u8, u8)>,
    /// True if it is for practice only.
    pub practice: bool,
    /// The names of the winners; empty while the game goes on.
    pub winners: Vec<String>,
}

impl Boxed {
    /// Returns a game's box.
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
