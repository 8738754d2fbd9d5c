//! Changes of the player's own files while a game is played: its texts are said anew, and it can be played again with the changed
//! data.

use super::acts::next;
use super::{Notice, Session};
use crate::options::Options;
use crate::saves::watch::TakeOver;
use crate::saves::{self, UserError};
use crate::settings::Settings;
use crate::table::{Speak, TableGame};
use bevy::prelude::*;
use rules::caught::{Panic, caught};
use rules::table::files::{Fault, Files};
use rules::table::save::Saved;
use rules::table::{Language, Table};
use std::sync::Arc;

impl<G: TableGame> Session<G> {
    /// Returns whether the game can be played again with data that were changed since it began.
    #[must_use]
    pub fn is_outdated(&self) -> bool {
        self.outdated
    }

    /// Takes over the player's own files as they are by now: texts at once. Data are only compared with those of the game.
    ///
    /// # Errors
    /// Everything that is wrong with them; then nothing is taken over.
    fn take_over(&mut self, files: &Files, texts: bool) -> Result<(), Vec<Fault>> {
        let data = G::load(files)?;
        if texts {
            self.speaker = G::speaker(files, &mut self.table)?;
            self.retell();
        }
        let differs = G::digest(&data) != G::digest(self.table.data());
        self.outdated = differs && self.course.is_none();
        Ok(())
    }

    /// Begins a game with the player's own files as they are by now, and makes the decisions of another as far as they can be made.
    /// Also returns their number.
    ///
    /// # Errors
    /// The files have faults, the players can no longer take part, or a rule breaks down.
    pub(super) fn anew(
        saved: &Saved<G>,
        options: &Options,
        language: Language,
    ) -> Result<(Self, usize), UserError> {
        let files = saves::files(options, language, G::files());
        let data = G::load(&files).map(Arc::new).map_err(UserError::Data)?;
        let refused = |why: String| UserError::Setup(why);
        let (table, made) = caught(|| {
            let mut table = Table::new(&data, &saved.setup, saved.seed)?;
            let mut made = Vec::new();
            for &choice in &saved.choices {
                let next = next(&table, &made);
                if table.choose(choice).is_err() {
                    break;
                }
                made.extend(next);
            }
            Ok((table, made))
        })
        .map_err(|Panic(what)| refused(what))?
        .map_err(|error: rules::table::SetupError| refused(error.to_string()))?;
        let again = made.len();
        let mut session = Self::with(table, made, &files)?;
        session.practice = true;
        session.beat = saved.beat;
        session.save(options);
        Ok((session, again))
    }

    /// Returns the game as it is saved, to be played again.
    pub(super) fn to_play_again(&self) -> Box<Saved<G>> {
        Box::new(Saved {
            beat: self.beat,
            ..Saved::of(&self.table)
        })
    }

    /// Returns the notice after a game was played again: how far it came.
    pub(super) fn told_anew(&self, again: usize, all: usize) -> String {
        let values = [
            ("again", (again as i64).into()),
            ("all", (all as i64).into()),
        ];
        let id = if again == all {
            "ui-mods-again-whole"
        } else {
            "ui-mods-again-part"
        };
        self.speaker.words().say(id, &values)
    }
}

/// Lets the player's own files hold at the table, as they are by now.
pub(super) fn take_over<G: TableGame>(
    mut taken: MessageReader<TakeOver>,
    options: Res<Options>,
    settings: Res<Settings>,
    mut session: ResMut<Session<G>>,
    mut notice: ResMut<Notice>,
) {
    let paths: Vec<&String> = taken.read().flat_map(|taken| &taken.0).collect();
    if paths.is_empty() {
        return;
    }
    let language = settings.language();
    let files = saves::files(&options, language, G::files());
    let texts = paths.iter().any(|path| path.ends_with(".ftl"));
    let data = paths.iter().find(|path| path.ends_with(".ron"));
    match session.take_over(&files, texts) {
        Ok(()) => {
            // A player who saves a text or a picture has been told of earlier data.
            if let Some(data) = data.filter(|_| session.outdated) {
                let file = ("file", (*data).into());
                notice.tell(session.speaker.words().say("ui-mods-data", &[file]));
            }
        }
        Err(faults) => notice.text = saves::tell(&options, language, &UserError::Data(faults)),
    }
}
