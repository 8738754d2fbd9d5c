//! Breakdowns of a rule, which panics: the game goes back to the decision before it, and stays playable.

use super::Session;
use crate::table::{Speak, TableGame};
use rules::caught::{Panic, caught};
use rules::table::save::Saved;

impl<G: TableGame> Session<G> {
    /// Does something by the rules. Where they break down the table is laid again as it stood before.
    ///
    /// # Errors
    /// The text for the player about the breakdown.
    pub(in crate::table) fn by_the_rules<R>(
        &mut self,
        act: impl FnOnce(&mut Self) -> R,
    ) -> Result<R, String> {
        let made = self.table.choices().len();
        caught(|| act(self)).map_err(|Panic(what)| {
            self.lay_again(made);
            self.tell_breakdown(what)
        })
    }

    /// Lays the table as it stood after so many choices.
    fn lay_again(&mut self, made: usize) {
        let choices = &self.table.choices()[..made];
        let laid = caught(|| match &self.course {
            Some(course) => course.lesson().table(choices).ok(),
            None => Saved::of(&self.table)
                .replay_to(self.table.data(), made)
                .ok(),
        });
        // Rules that fail on the way to this point leave the table as it is: taking back a decision leads out of it.
        if let Ok(Some(table)) = laid {
            self.table = table;
        }
        self.past = None;
        self.rehearsal = None;
    }

    /// Returns the text for the player: what broke down, and where the game is kept.
    pub(super) fn tell_breakdown(&self, what: String) -> String {
        let words = self.speaker.words();
        let what = ("what", what.into());
        match &self.kept.slot {
            Some(slot) => {
                let file = slot.file().display().to_string();
                words.say("ui-breakdown-kept", &[what, ("file", file.into())])
            }
            None => words.say("ui-breakdown", &[what]),
        }
    }
}
