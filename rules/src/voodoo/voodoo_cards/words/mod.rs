//! The game in words: names, questions, answers, reasons and the log, for whoever reads them.
//!
//! The texts stand in Fluent files (`load::WORDS`); here stands which text is said when, and with which values. A
//! [`Speaker`] says them for one table. What both Voodoo games say alike: [`crate::words`].

mod aid;
mod asking;
mod names;
mod telling;
#[cfg(test)]
mod tests;

use super::VoodooCards;
use super::choice::{Choice, Question};
use super::event::{Cause, Event};
use super::pieces::Face;
use super::ring::Space;
use super::score::Score;
use super::view::View;
use crate::words::{self, Voiced};
use rules::table::files::{Fault, Files};
use rules::table::words::Words;
use rules::table::{Packed, Seat};

/// Reads the game's texts and the desktop's, with the numbers of the game's own data. A user's file need only hold the texts that it
/// puts in other words.
///
/// # Errors
///
/// Everything that is wrong, file by file and from top to bottom.
pub fn load_words(files: &Files) -> Result<Words, Vec<Fault>> {
    VoodooCards::load_words(files, VoodooCards::standard())
}

/// Says in words what the rules say in values, with the names of those who sit at the table.
pub type Speaker = words::Speaker<VoodooCards>;

impl Voiced for VoodooCards {
    fn section(cause: Cause) -> &'static str {
        cause.section()
    }

    fn phase_section(phase: super::event::Phase) -> &'static str {
        phase.section()
    }

    fn rule_of(_: &View, _: Seat, question: Question) -> Cause {
        asking::rule_of(question)
    }

    fn space(speaker: &Speaker, space: Space) -> String {
        speaker.space(space)
    }

    fn piece(speaker: &Speaker, face: Face) -> String {
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

    fn points(score: &Score) -> (i32, Vec<(&'static str, i8)>) {
        (score.total(), score.sources().to_vec())
    }
}
