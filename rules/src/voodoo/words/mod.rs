//! Both games in words: who speaks, and what is told and named alike.
//!
//! The texts stand in a Fluent file of their own (`WORDS`) or, where the games say it in other words, in each game's under the same id.

mod aid;
mod asking;
mod ids;
mod names;
#[cfg(test)]
pub(crate) mod spoken;
mod telling;

pub use asking::Reader;
pub use names::{colour_name, pirate, seat_kind_texts};

use super::{Seeing, Voodoo};
use rules::kit::{Faces, Filled, Speaks, Teller, Texted};
use rules::table::words::{Value, Words};
use rules::table::{PieceId, Seat, Table, Texts};
use std::sync::Arc;

/// The texts that both games share. A game's own text of the same name wins.
pub(crate) const WORDS: Texts = rules::texts!("voodoo");

/// A game that says of itself what puts it into words.
pub trait Voiced:
    Seeing
    + Voodoo<
        Question: Filled<Speaker<Self>>,
        Choice: Filled<Speaker<Self>>,
        Phase: Texted,
        Heading: Texted,
        Card: Texted,
        Barrel: Texted,
        Rank: Texted,
        Reason: Texted,
        Cause: Texted,
    >
{
    /// The section of the rule page that a cause stands in.
    fn section(cause: Self::Cause) -> &'static str;

    /// The section of the rule page that tells of a phase.
    fn phase_section(phase: Self::Phase) -> &'static str;

    /// The rule that asks a pirate a question, as it sees the table.
    fn rule_of(view: &Self::View, seat: Seat, question: Self::Question) -> Self::Cause;

    /// A space as it is called.
    fn space(speaker: &Speaker<Self>, space: Self::Space) -> String;

    /// A piece in a sentence.
    fn piece(speaker: &Speaker<Self>, face: Self::Face) -> String;

    /// Returns what a piece does. Only for who may know what it is.
    fn tip(speaker: &Speaker<Self>, face: Self::Face) -> String;

    /// Returns the question in words, where more is said than the question's own parts.
    fn asks(
        speaker: &Speaker<Self>,
        seat: Seat,
        question: Self::Question,
        reader: Reader<Self>,
    ) -> Option<String>;

    /// An answer that both games do not give alike.
    fn answers(
        speaker: &Speaker<Self>,
        question: Self::Question,
        choice: Self::Choice,
        reader: Reader<Self>,
    ) -> String;

    /// An event as whoever may hear it hears it; nothing of what goes without saying, or another event tells better.
    fn tells(speaker: &Speaker<Self>, event: Self::Event, cause: Self::Cause) -> Option<String>;

    /// The line of the aid that a Cursed Pirate follows in what it chooses.
    fn aid_line(question: Self::Question, choice: Self::Choice) -> Option<&'static str>;

    /// Returns what made a pirate's points of a source, by its name in files.
    fn why_points(speaker: &Speaker<Self>, view: &Self::View, seat: Seat, source: &str) -> String;

    /// All points of a pirate, and its sources with theirs.
    fn points(score: &Self::Score) -> (i32, Vec<(&'static str, i8)>);
}

/// Says in words what the rules say in values, with the names of those who sit at the table.
#[derive(Debug)]
pub struct Speaker<G: Voiced> {
    teller: Teller,
    pub(crate) data: Arc<G::Data>,
    cursed: Vec<bool>,
    faces: Faces<G::Face>,
}

impl<G: Voiced> Clone for Speaker<G> {
    fn clone(&self) -> Self {
        Self {
            teller: self.teller.clone(),
            data: Arc::clone(&self.data),
            cursed: self.cursed.clone(),
            faces: self.faces.clone(),
        }
    }
}
impl<G: Voiced> AsRef<Teller> for Speaker<G> {
    fn as_ref(&self) -> &Teller {
        &self.teller
    }
}

impl<G: Voiced> Speaks<G> for Speaker<G> {
    fn at_table(words: Words, table: &mut Table<G>) -> Self {
        Self::at(&Arc::new(words), table)
    }
}

impl<G: Voiced> Speaker<G> {
    /// A speaker for a table that is still being set up: it knows the pirates and not yet the pieces, so it says nothing
    /// of what moves.
    #[must_use]
    pub fn new(words: &Arc<Words>, setup: &G::Setup, data: &Arc<G::Data>) -> Self {
        let chairs = setup.chairs.iter();
        Self {
            teller: Teller::new(words, chairs.clone().map(|chair| pirate(words, chair))),
            data: Arc::clone(data),
            cursed: chairs.map(|chair| chair.kind.is_automa()).collect(),
            faces: Faces(Arc::from([])),
        }
    }

    /// A speaker for a table at which a game is played.
    #[must_use]
    pub fn at(words: &Arc<Words>, table: &mut Table<G>) -> Self {
        Self {
            faces: table.world_mut().resource::<Faces<G::Face>>().clone(),
            ..Self::new(words, table.setup(), table.data())
        }
    }

    /// The texts.
    #[must_use]
    pub fn words(&self) -> &Words {
        self.teller.words()
    }

    /// Returns what a pirate is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.teller.name(seat)
    }

    pub(crate) fn is_cursed(&self, seat: Seat) -> bool {
        self.cursed.get(seat.index()) == Some(&true)
    }

    /// Returns what a piece is, whoever may know it.
    pub(crate) fn face_of(&self, piece: PieceId) -> Option<G::Face> {
        self.faces.of(piece)
    }

    pub(crate) fn say(&self, id: &str, values: &[(&str, Value)]) -> String {
        self.teller.say(id, values)
    }

    /// A text of which there are several under one id.
    pub(crate) fn say_part(&self, id: &str, part: &str, values: &[(&str, Value)]) -> String {
        self.say(&format!("{id}.{part}"), values)
    }
}
