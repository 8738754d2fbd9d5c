//! Lessons at the table: the current step, the choices that lead on, and the guide's words. A lesson is a session like any other,
//! with the lesson's position laid; it is not saved as a game, and progress is kept in a file of its own.

mod guide;
mod learnt;

pub use learnt::{FILE, Learnt, Place};

use super::{Begin, Gathering, TableGame};
use crate::Screen;
use crate::options::fresh_seed;
use bevy::prelude::*;
use rules::table::files::{Fault, Files};
use rules::table::lesson::{Lesson, Step, name};

/// A player's request in a lesson.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Learn {
    /// Goes on after reading.
    On,
    /// Goes back a step.
    Back,
    /// Starts the lesson again.
    Again,
    /// Starts the next lesson.
    Next,
    /// Starts a game.
    Play,
    /// Goes to the shelf.
    Leave,
}

/// A lesson that is being taken.
pub struct Course<G: TableGame> {
    number: usize,
    lesson: Lesson<G>,
    at: usize,
    strays: bool,
}

impl<G: TableGame> Course<G> {
    /// Opens the lesson of an index at a step, or at its last one if it has fewer.
    ///
    /// # Errors
    /// All faults of its file.
    pub(super) fn open(files: &Files, number: usize, at: usize) -> Result<Self, Vec<Fault>> {
        let path = G::LESSONS.get(number).copied().unwrap_or_default();
        let lesson = G::lesson(files, path)?;
        let at = at.min(lesson.steps.len() - 1);
        Ok(Self {
            number,
            lesson,
            at,
            strays: false,
        })
    }

    /// Returns the lesson itself.
    pub(super) fn lesson(&self) -> &Lesson<G> {
        &self.lesson
    }

    /// Returns its index among the game's lessons.
    #[must_use]
    pub fn number(&self) -> usize {
        self.number
    }

    /// Returns its name, as the ids of texts have it.
    #[must_use]
    pub fn name(&self) -> &'static str {
        G::LESSONS.get(self.number).map_or("", |path| name(path))
    }

    /// Returns whether it is the game's last lesson.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.number + 1 >= G::LESSONS.len()
    }

    /// Returns the number of steps taken, and of all steps.
    #[must_use]
    pub fn steps(&self) -> (usize, usize) {
        (self.at, self.lesson.steps.len())
    }

    /// Returns whether all steps were taken.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.at + 1 == self.lesson.steps.len()
    }

    /// Returns the current step.
    #[must_use]
    pub fn step(&self) -> &Step<G> {
        &self.lesson.steps[self.at]
    }

    /// Returns whether the step asks for a choice.
    #[must_use]
    pub fn asks(&self) -> bool {
        !self.step().ask.is_empty()
    }

    /// Returns whether choices, one after the other, are what this step and those after it ask for.
    #[must_use]
    pub fn takes(&self, choices: &[G::Choice]) -> bool {
        let steps = &self.lesson.steps[self.at..];
        let mut asked = steps.iter().zip(choices);
        choices.len() <= steps.len() && asked.all(|(step, choice)| step.ask.contains(choice))
    }

    /// Returns whether this step asks for a set, or for a part of it. Which things those are may hang on what the rules add by
    /// themselves.
    #[must_use]
    pub fn gathers(&self, set: &Gathering<G>) -> bool {
        let mut asked = self.step().ask.iter();
        asked.any(|asked| {
            let mut things = set.things.iter();
            set.begins == Some(*asked) || things.any(|(_, adds)| adds == asked)
        })
    }

    /// Returns whether the player tried another choice than those asked for.
    #[must_use]
    pub fn strays(&self) -> bool {
        self.strays
    }

    /// Returns whether a choice leads on. If not, the guide says so.
    pub(super) fn leads_on(&mut self, choice: G::Choice) -> bool {
        let leads = self.step().ask.contains(&choice);
        self.strays = !leads;
        leads
    }

    /// Goes to the next step; from the last one nowhere.
    pub(super) fn go_on(&mut self) {
        self.strays = false;
        self.at = (self.at + 1).min(self.lesson.steps.len() - 1);
    }

    /// Returns the number of choices made before this step.
    pub(super) fn made(&self) -> usize {
        self.made_up_to(self.at)
    }

    /// Returns the number of choices made before the previous step; `None` at the first.
    pub(super) fn made_before(&self) -> Option<usize> {
        Some(self.made_up_to(self.at.checked_sub(1)?))
    }

    fn made_up_to(&self, step: usize) -> usize {
        let before = self.lesson.steps[..step].iter();
        before.filter(|step| !step.ask.is_empty()).count()
    }

    /// Goes to the first step.
    pub(super) fn go_to_start(&mut self) {
        self.strays = false;
        self.at = 0;
    }

    /// Goes to the previous step; from the first one nowhere.
    pub(super) fn go_back(&mut self) {
        self.strays = false;
        self.at = self.at.saturating_sub(1);
    }
}

/// Adds the messages that the lessons of all games share.
pub(super) fn shared(app: &mut App) {
    app.add_message::<Learn>().add_plugins(learnt::plugin);
}

/// Goes where a request at the end of a lesson leads.
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
