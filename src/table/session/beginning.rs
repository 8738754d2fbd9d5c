//! Beginnings: of a new game, of one that was left or is over, of a lesson.

use super::acts::next;
use super::eyes::Sight;
use super::reactions::Reactions;
use super::watch::Watch;
use super::{Eyes, Kept, Made, News, Session};
use crate::options::Options;
use crate::saves::{self, UserError};
use crate::table::TableGame;
use crate::table::lesson::{Course, Place};
use bevy::prelude::*;
use rules::table::files::Files;
use rules::table::save::{Saved, Unfit};
use rules::table::{Game, Language, SeatKind, Table};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

/// Begins a game.
#[derive(Message, Debug, Clone)]
pub enum Begin<G: Game> {
    /// A new one, with its seed.
    New(G::Setup, u64),
    /// A new one, with its seed, in which so many points are to be beaten.
    ToBeat(G::Setup, u64, i32),
    /// One that was left, by its name.
    Resume(String),
    /// One that is over, by its name, to look back at it.
    Recall(String),
    /// One of its lessons, by its place among them.
    Lesson(usize),
    /// One that was played with other data, once more with those that the player's files hold now: as far as its decisions can be
    /// made, for practice, and as a game of its own.
    Anew(Box<Saved<G>>),
}

impl<G: TableGame> Session<G> {
    /// Begins a new game.
    pub(super) fn new(
        setup: &G::Setup,
        seed: u64,
        options: &Options,
        language: Language,
    ) -> Result<Self, UserError> {
        let files = saves::files(options, language, G::files());
        let data = G::load(&files).map(Arc::new).map_err(UserError::Data)?;
        let table =
            Table::new(&data, setup, seed).map_err(|error| UserError::Setup(error.to_string()))?;
        let mut session = Self::with(table, Vec::new(), &files)?;
        session.show_from_start();
        session.kept.began = Some(Instant::now());
        match saves::create(options, G::ID) {
            Ok(slot) => session.kept.slot = Some(slot),
            // The game can be played even if it cannot be saved.
            Err(error) => session.kept.unsaved = saves::tell(options, language, &error),
        }
        Ok(session)
    }

    /// Shows those who look what automa have done before anybody decided anything.
    fn show_from_start(&mut self) {
        self.unseen = match &mut self.watch {
            Some(watch) => {
                watch.go_to_start();
                self.watched_so_far()
            }
            None => Sight::laid(&self.table, self.viewer()),
        };
    }

    /// Pauses a game that nobody plays at its beginning.
    pub(super) fn begin_paused(&mut self) {
        if let Some(watch) = &mut self.watch {
            watch.stop();
        }
    }

    /// Sets the points that are to be beaten.
    pub(super) fn with_points_to_beat(mut self, points: i32) -> Self {
        self.beat = Some(points);
        self
    }

    /// Resumes a game that was left.
    pub(super) fn resumed(
        name: &str,
        options: &Options,
        language: Language,
    ) -> Result<Self, UserError> {
        let files = saves::files(options, language, G::files());
        let (slot, bytes) = saves::open(options, name)?;
        let unfit = |why, own| slot.unfit(why, own);
        let mut session = Self::restored(&slot.file(), &bytes, &files, unfit)?;
        session.kept.slot = Some(slot);
        Ok(session)
    }

    /// Opens a game that is over, as when it had just ended. Its file stays as it is: playing on from one of its decisions is a
    /// game of its own.
    pub(super) fn recalled(
        name: &str,
        options: &Options,
        language: Language,
    ) -> Result<Self, UserError> {
        let files = saves::files(options, language, G::files());
        let game = saves::recall(options, name)?;
        let unfit = |why, own| game.unfit(why, own);
        let mut session = Self::restored(&game.file(), &game.read()?, &files, unfit)?;
        // A player may have put a game there that is not over.
        session.told = session.table.decision().is_none();
        Ok(session)
    }

    /// Returns a game as its file has it.
    fn restored(
        file: &Path,
        bytes: &[u8],
        files: &Files,
        unfit: impl FnOnce(Unfit, u64) -> UserError,
    ) -> Result<Self, UserError> {
        let data = G::load(files).map(Arc::new).map_err(UserError::Data)?;
        let mut made = Vec::new();
        let (mut lines, mut practice, mut beat) = (Vec::new(), false, None);
        let table = Saved::read(&file.display().to_string(), bytes)
            .and_then(|mut saved| {
                lines = std::mem::take(&mut saved.lines);
                (practice, beat) = (saved.practice, saved.beat);
                let all = saved.choices.len();
                saved.replay_telling(&data, all, |table| made.extend(next(table, &made)))
            })
            // Only the digest of the game's own data tells whether it was begun with other data.
            .map_err(|why| unfit(why, G::digest(G::standard())))?;
        let mut session = Self::with(table, made, files)?;
        (session.lines, session.practice, session.beat) = (lines, practice, beat);
        Ok(session)
    }

    /// Begins a lesson, where it was left.
    pub(super) fn taught(
        number: usize,
        place: &Place,
        options: &Options,
        language: Language,
    ) -> Result<Self, UserError> {
        let files = saves::files(options, language, G::files());
        let made = place.made::<G::Choice>().unwrap_or_default();
        let mut course = Course::open(&files, number, place.step).map_err(UserError::Data)?;
        let mut table = course.lesson().table(&made);
        if table.is_err() || course.made() != made.len() {
            // The lesson is another since it was left: from the start.
            course = Course::open(&files, number, 0).map_err(UserError::Data)?;
            table = course.lesson().table(&[]);
        }
        let table = table.map_err(|error| UserError::Setup(error.to_string()))?;
        let mut session = Self::with(table, Vec::new(), &files)?;
        session.course = Some(course);
        Ok(session)
    }

    pub(super) fn with(
        mut table: Table<G>,
        made: Vec<Made<G>>,
        files: &Files,
    ) -> Result<Self, UserError> {
        let kinds = G::seats(table.setup());
        let played = kinds.contains(&SeatKind::Human);
        Ok(Self {
            speaker: G::speaker(files, &mut table).map_err(UserError::Data)?,
            language: files.language(),
            watch: (!played).then(|| Watch::begin(&table)).flatten(),
            kinds,
            table,
            made,
            eyes: Eyes::default(),
            news: News::Told,
            told: false,
            broken: false,
            past: None,
            proposal: None,
            undone: None,
            rehearsal: None,
            thought: None,
            hint: None,
            reviewing: None,
            deciding: None,
            reactions: Reactions::default(),
            unseen: None,
            course: None,
            lines: Vec::new(),
            practice: false,
            beat: None,
            outdated: false,
            begins_anew: false,
            kept: Kept::default(),
        })
    }
}
