//! Lessons at the table: the step that is taken, what leads on from it, and what the guide says. A lesson is a session like any
//! other, with the lesson's position laid; it is not saved as a game, and what has been learnt is kept in a file of its own.

mod guide;
mod learnt;

pub use learnt::{FILE, Learnt, Place};

use super::{Begin, TableGame};
use crate::Screen;
use crate::options::fresh_seed;
use bevy::prelude::*;
use rules::table::files::{Fault, Files};
use rules::table::lesson::{Lesson, Step, name};

/// What somebody who takes a lesson asks for.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Learn {
    /// To hear more.
    On,
    /// To hear the last step once more.
    Back,
    /// The lesson from its first step.
    Again,
    /// The next lesson.
    Next,
    /// A game, now that all is learnt.
    Play,
    /// The shelf.
    Leave,
}

/// A lesson that is taken.
pub struct Course<G: TableGame> {
    number: usize,
    lesson: Lesson<G>,
    at: usize,
    strays: bool,
}

impl<G: TableGame> Course<G> {
    /// Opens a lesson, at the step where it was left.
    pub(super) fn open(files: &Files, number: usize, at: usize) -> Result<Self, Vec<Fault>> {
        let path = G::LESSONS.get(number).copied().unwrap_or_default();
        let lesson = Lesson::read(files, path)?;
        let at = at.min(lesson.steps.len() - 1);
        Ok(Self {
            number,
            lesson,
            at,
            strays: false,
        })
    }

    /// The lesson itself.
    pub(super) fn lesson(&self) -> &Lesson<G> {
        &self.lesson
    }

    /// Its place among the game's lessons.
    #[must_use]
    pub fn number(&self) -> usize {
        self.number
    }

    /// Its name in the ids of texts.
    #[must_use]
    pub fn name(&self) -> &'static str {
        G::LESSONS.get(self.number).map_or("", |path| name(path))
    }

    /// Whether it is the last lesson of the game.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.number + 1 >= G::LESSONS.len()
    }

    /// How many steps were taken, and how many there are.
    #[must_use]
    pub fn steps(&self) -> (usize, usize) {
        (self.at, self.lesson.steps.len())
    }

    /// Whether everything is said and done.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.at + 1 == self.lesson.steps.len()
    }

    /// The step that is taken.
    #[must_use]
    pub fn step(&self) -> &Step<G> {
        &self.lesson.steps[self.at]
    }

    /// Whether a choice is asked for.
    #[must_use]
    pub fn asks(&self) -> bool {
        !self.step().ask.is_empty()
    }

    /// Whether another choice was tried than those asked for.
    #[must_use]
    pub fn strays(&self) -> bool {
        self.strays
    }

    /// Whether a choice leads on. Of one that does not the guide speaks.
    pub(super) fn leads_on(&mut self, choice: G::Choice) -> bool {
        let leads = self.step().ask.contains(&choice);
        self.strays = !leads;
        leads
    }

    /// The next step.
    pub(super) fn go_on(&mut self) {
        self.strays = false;
        self.at = (self.at + 1).min(self.lesson.steps.len() - 1);
    }

    /// How many choices were made before this step.
    pub(super) fn made(&self) -> usize {
        self.made_up_to(self.at)
    }

    /// How many choices were made before the step before this one; nothing at the first.
    pub(super) fn made_before(&self) -> Option<usize> {
        Some(self.made_up_to(self.at.checked_sub(1)?))
    }

    fn made_up_to(&self, step: usize) -> usize {
        let before = self.lesson.steps[..step].iter();
        before.filter(|step| !step.ask.is_empty()).count()
    }

    /// The first step.
    pub(super) fn go_to_start(&mut self) {
        self.strays = false;
        self.at = 0;
    }

    /// The step before.
    pub(super) fn go_back(&mut self) {
        self.strays = false;
        self.at = self.at.saturating_sub(1);
    }
}

/// Messages that the lessons of all games share.
pub(super) fn shared(app: &mut App) {
    app.add_message::<Learn>().add_plugins(learnt::plugin);
}

/// Where a lesson leads when it is over.
pub(super) fn lead<G: TableGame>(
    learn: Learn,
    number: usize,
    begin: &mut MessageWriter<Begin<G>>,
    screen: &mut NextState<Screen>,
) {
    match learn {
        Learn::On | Learn::Back | Learn::Again => {}
        Learn::Next => {
            begin.write(Begin::Lesson(number + 1));
        }
        Learn::Play => {
            begin.write(Begin::New(G::first_game(), fresh_seed()));
        }
        Learn::Leave => screen.set(Screen::Shelf),
    }
}
