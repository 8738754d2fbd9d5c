//! The game in words: names, questions, answers, reasons and the tale, for whoever reads them.
//!
//! The texts stand in Fluent files ([`load::WORDS`]); here stands which text is said when, and with which values. A
//! [`Speaker`] says them for one table:
//!
//! ```
//! # use rules::table::{SeatKind, Table};
//! # use rules::voodoo_pirate::{Setup, VoodooPirate, load, words::{Speaker, load_words}};
//! # use std::sync::Arc;
//! let words = Arc::new(load_words(&load::files())?);
//! let setup = Setup::of(&[SeatKind::Human, SeatKind::Cursed, SeatKind::Cursed]);
//! let mut table = Table::<VoodooPirate>::new(load::standard(), &setup, 7).expect("three can play");
//! let speaker = Speaker::at(&words, &mut table);
//! let told = table.tale_for(None, 0).next().expect("the ships come in");
//! assert_eq!(
//!     speaker.event(&told.1, None).as_deref(),
//!     Some("The pirates bring their ships into Tortuga's harbour.")
//! );
//! # Ok::<(), Vec<rules::table::files::Fault>>(())
//! ```

mod aid;
mod asking;
mod ids;
mod names;
mod score;
mod telling;
#[cfg(test)]
mod tests;
mod tips;

use super::data::Data;
use super::pieces::{Colour, Face, Faces};
use super::setup::{Chair, Setup};
use super::{VoodooPirate, load};
use crate::table::files::{Fault, Files, Source};
use crate::table::words::{Value, Words};
use crate::table::{PieceId, Seat, Table};
use std::sync::Arc;

/// The language that the game embeds.
pub const LANGUAGE: &str = "en";

/// Reads the game's texts and the desktop's. A user's file need only hold the texts that it puts in other words.
///
/// # Errors
///
/// Everything that is wrong, file by file and from top to bottom.
pub fn load_words(files: &Files) -> Result<Words, Vec<Fault>> {
    let mut faults = Vec::new();
    let embedded = load::files();
    let paths = [load::DESKTOP_WORDS, load::WORDS];
    let own = paths.map(|path| embedded.open(path, &mut faults));
    let users = paths.map(|path| files.open(path, &mut faults));
    // The user's words come after the embedded ones and win over them.
    let sources: Vec<&Source> = own.iter().chain(&users).flatten().collect();
    let named: Vec<(&str, &str)> = sources
        .iter()
        .map(|source| (source.file(), source.text()))
        .collect();
    match Words::read(LANGUAGE, &named) {
        Ok(words) if faults.is_empty() => Ok(words),
        Ok(_) => Err(faults),
        Err(mut found) => {
            // A file that nobody overrides was read twice, and so was what is wrong with it.
            found.dedup();
            faults.append(&mut found);
            Err(faults)
        }
    }
}

/// Says in words what the rules say in values, with the names of those who sit at the table.
#[derive(Debug, Clone)]
pub struct Speaker {
    words: Arc<Words>,
    data: Arc<Data>,
    pirates: Vec<String>,
    cursed: Vec<bool>,
    faces: Faces,
}

impl Speaker {
    /// A speaker for a table that is still being set up: it knows the pirates and not yet the pieces, so it says nothing
    /// of what moves.
    #[must_use]
    pub fn new(words: &Arc<Words>, setup: &Setup, data: &Arc<Data>) -> Self {
        Self {
            words: Arc::clone(words),
            data: Arc::clone(data),
            pirates: setup
                .chairs
                .iter()
                .map(|chair| pirate(words, chair))
                .collect(),
            cursed: setup
                .chairs
                .iter()
                .map(|chair| chair.kind.is_automa())
                .collect(),
            faces: Faces(Arc::default()),
        }
    }

    /// A speaker for a table at which a game is played.
    #[must_use]
    pub fn at(words: &Arc<Words>, table: &mut Table<VoodooPirate>) -> Self {
        Self {
            faces: table.world_mut().resource::<Faces>().clone(),
            ..Self::new(words, table.setup(), table.data())
        }
    }

    /// The texts.
    #[must_use]
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// What a pirate is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        match self.pirates.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say("pirate-nobody", &[]),
        }
    }

    fn is_cursed(&self, seat: Seat) -> bool {
        self.cursed.get(seat.index()) == Some(&true)
    }

    /// What a piece is, whoever may know it.
    fn face_of(&self, piece: PieceId) -> Option<Face> {
        self.faces.of(piece)
    }

    fn say(&self, id: &str, values: &[(&str, Value)]) -> String {
        self.words.say(id, values)
    }

    /// A text of which there are several under one id.
    fn say_part(&self, id: &str, part: &str, values: &[(&str, Value)]) -> String {
        self.say(&format!("{id}.{part}"), values)
    }
}

/// A pirate's own name, or else its colour's.
fn pirate(words: &Words, chair: &Chair) -> String {
    let name = chair.name.trim();
    if !name.is_empty() {
        return name.to_owned();
    }
    let colour = colour_name(words, chair.colour);
    if chair.kind.is_automa() {
        words.say("pirate-cursed", &[("colour", colour.into())])
    } else {
        colour
    }
}

/// A colour as a name.
fn colour_name(words: &Words, colour: Colour) -> String {
    words.say(&format!("{}.name", ids::colour(colour)), &[])
}
