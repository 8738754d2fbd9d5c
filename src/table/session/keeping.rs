//! Keeping a game: after each decision, and among the finished ones when it is over.

use super::Session;
use crate::options::Options;
use crate::saves::{self, Slot, UserError};
use crate::table::TableGame;
use rules::table::save::Saved;
use std::path::PathBuf;

impl<G: TableGame> Session<G> {
    /// Saves the game, and remembers why it cannot be saved for as long as that is so.
    pub(super) fn save(&mut self, options: &Options) {
        if self.course.is_some() {
            return;
        }
        let saved = self.write(options);
        self.kept.unsaved = saved
            .err()
            .map(|error| saves::tell(options, self.language, &error))
            .unwrap_or_default();
    }

    pub(super) fn write(&mut self, options: &Options) -> Result<(), UserError> {
        let saved = Saved {
            lines: self.lines.clone(),
            practice: self.practice,
            beat: self.beat,
            ..Saved::of(&self.table)
        };
        let text = saved.write().map_err(|error| UserError::NoAccess {
            path: PathBuf::from(G::ID),
            why: error.to_string(),
        })?;
        // Where there was no place for it before, there may be one now.
        let slot = match self.kept.slot.take() {
            Some(slot) => slot,
            None => saves::create(options, G::ID)?,
        };
        self.kept.slot.insert(slot).write(&text)
    }

    /// Moves the game, which is over, to the finished ones.
    pub(super) fn finish(&mut self, options: &Options) -> Result<(), UserError> {
        self.write(options)?;
        self.kept.slot.take().map_or(Ok(()), Slot::finish)
    }
}
