//! The game in words: names, questions, answers, reasons and the log, for whoever reads them.
//!
//! The texts stand in Fluent files (`load::WORDS`); here stands which text is said when, and with which values. A
//! [`Speaker`] says them for one table:
//!
//! ```
//! # use rules::table::{SeatKind, Table};
//! # use rules_voodoo::CURSED;
//! # use rules_voodoo::voodoo_pirate::{Setup, VoodooPirate, load, words::{Speaker, load_words}};
//! # use std::sync::Arc;
//! let words = Arc::new(load_words(&load::files())?);
//! let setup = Setup::of(&[SeatKind::Human, CURSED, CURSED]);
//! let mut table = Table::<VoodooPirate>::new(load::standard(), &setup, 7).expect("three can play");
//! let speaker = Speaker::at(&words, &mut table);
//! let told = table.log_for(None, 0).next().expect("the ships come in");
//! assert_eq!(
//!     speaker.event(&told.1, None).as_deref(),
//!     Some("The pirates bring their ships into Tortuga’s harbour.")
//! );
//! # Ok::<(), Vec<rules::table::files::Fault>>(())
//! ```

mod aid;
mod asking;
mod names;
mod score;
mod telling;
#[cfg(test)]
mod tests;
mod tips;

use super::VoodooPirate;
use super::choice::{Choice, Question};
use super::event::{Cause, Event};
#[cfg(test)]
use super::load;
#[cfg(test)]
use super::pieces::{Colour, Face, Faces};
#[cfg(test)]
use super::setup::Setup;
use super::view::View;
use crate::words::{self, Voiced};
use rules::table::files::{Fault, Files};
#[cfg(test)]
use rules::table::words::Value;
use rules::table::words::Words;
use rules::table::{Packed, Seat};
#[cfg(test)]
use rules::table::{PieceId, Table};
#[cfg(test)]
use std::sync::Arc;

/// Reads the game's texts and the desktop's, with the numbers of the game's own data. A user's file need only hold the texts that it
/// puts in other words.
///
/// # Errors
///
/// Everything that is wrong, file by file and from top to bottom.
pub fn load_words(files: &Files) -> Result<Words, Vec<Fault>> {
    VoodooPirate::load_words(files, VoodooPirate::standard())
}

/// Says in words what the rules say in values, with the names of those who sit at the table.
pub type Speaker = words::Speaker<VoodooPirate>;

impl Voiced for VoodooPirate {
    fn section(cause: Cause) -> &'static str {
        cause.section()
    }

    fn phase_section(phase: super::event::Phase) -> &'static str {
        phase.section()
    }

    fn rule_of(view: &View, seat: Seat, question: Question) -> Cause {
        asking::rule_of(view, seat, question)
    }

    fn space(speaker: &Speaker, space: super::chart::Space) -> String {
        speaker.space(space)
    }

    fn piece(speaker: &Speaker, face: super::pieces::Face) -> String {
        speaker.piece(face)
    }

    fn tip(speaker: &Speaker, face: super::pieces::Face) -> String {
        speaker.tip(face)
    }

    fn asks(speaker: &Speaker, view: &View, seat: Seat, question: Question) -> String {
        speaker.prompt_in(view, seat, question)
    }

    fn answers(
        speaker: &Speaker,
        view: &View,
        seat: Seat,
        question: Question,
        choice: Choice,
    ) -> String {
        speaker.choice_in(view, seat, question, choice)
    }

    fn tells(speaker: &Speaker, event: Event, cause: Cause) -> Option<String> {
        speaker.tell(event, cause)
    }

    fn aid_line(question: Question, choice: Choice) -> Option<&'static str> {
        aid::line(question, choice)
    }

    fn why_points(speaker: &Speaker, view: &View, seat: Seat, source: &str) -> String {
        speaker.score_why(view.pirate(seat), source)
    }

    fn points(score: &super::Score) -> (i32, Vec<(&'static str, i8)>) {
        (score.total(), score.sources().to_vec())
    }
}
