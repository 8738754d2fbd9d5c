//! The log and the score of a game as texts, for whoever wants to keep them or show them elsewhere.

mod log;
mod score;

use super::{Notice, Session, Speak, TableGame, Tally};
use crate::options::Options;
use crate::saves::{self, Export, UserError};
use crate::theme::Severity;
use bevy::prelude::*;
use rules::table::words::Words;
use std::path::PathBuf;

/// Saves something of the game on the table as text.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum SaveText {
    /// The whole log, as those who look may know it.
    Log,
    /// The score of a game that is over.
    Score,
}

/// Saves the texts that are asked for, and tells the path or the error.
pub(super) fn save_texts<G: TableGame>(
    mut asks: MessageReader<SaveText>,
    options: Res<Options>,
    session: Res<Session<G>>,
    tally: Option<Res<Tally>>,
    mut notice: ResMut<Notice>,
) {
    for ask in asks.read() {
        let words = session.speaker().words();
        let game = words.say(&format!("ui-game-{}", G::ID), &[]);
        let (what, text) = match (ask, &tally) {
            (SaveText::Log, _) => (Export::Log, log::text(&game, &session)),
            (SaveText::Score, Some(tally)) => (Export::Score, score::text(&game, words, tally)),
            (SaveText::Score, None) => continue,
        };
        notice.report(came_of(words, saves::export(&options, G::ID, what, text)));
    }
}

/// Says what came of saving something, and how grave that is: where it lies, or what went wrong.
pub(crate) fn came_of(words: &Words, saved: Result<PathBuf, UserError>) -> (String, Severity) {
    match saved {
        Ok(file) => {
            let file = ("file", file.display().to_string().into());
            (words.say("ui-saved-as", &[file]), Severity::Told)
        }
        Err(error) => (error.say(words), Severity::Fault),
    }
}
