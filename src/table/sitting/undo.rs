//! What is taken back: the last decision of a person, up to what was shown since.

use super::Sitting;
use crate::table::{Shown, Speak};
use bevy::prelude::*;
use rules::table::save::Saved;
use rules::table::{Seat, Table, ToldBy};

/// Take back the last decision of a person.
#[derive(Message, Debug, Clone, Copy)]
pub struct TakeBack;

/// What has been taken back, as it was told to those who looked.
pub(super) struct Undone<G: Shown> {
    /// The change that did it.
    pub(super) change: u64,
    pub(super) viewer: Option<Seat>,
    pub(super) tale: Vec<(usize, ToldBy<G>)>,
}

impl<G: Shown> Undone<G> {
    /// Everything that a table has told since an event, which a change takes back.
    pub(super) fn of(change: u64, viewer: Option<Seat>, table: &Table<G>, from: usize) -> Self {
        let tale = table.tale_for(viewer, from).collect();
        Self {
            change,
            viewer,
            tale,
        }
    }
}

impl<G: Shown> Sitting<G> {
    /// How many choices would be left if the last decision of a person were taken back. Nothing where there is none, where
    /// something was revealed or drawn since, where it was another's secret, or where the score is told.
    #[must_use]
    pub fn can_take_back(&self) -> Option<usize> {
        if self.told || self.past.is_some() {
            return None;
        }
        if let Some(course) = &self.course {
            return course.made_before();
        }
        let place = self
            .made
            .iter()
            .rposition(|made| self.is_person(made.seat))?;
        let made = self.made[place];
        let since = &self.table.tale()[made.told..];
        let others = made.secret && self.people().count() > 1 && self.viewer() != Some(made.seat);
        let known = since.iter().any(|told| G::reveals(&told.event));
        (!others && !known).then_some(place)
    }

    /// Takes back the last decision of a person, and what followed from it.
    pub(super) fn take_back(&mut self) -> Result<(), String> {
        let Some(left) = self.can_take_back() else {
            return Err(self.speaker.say("ui-undo-not"));
        };
        let again = match &mut self.course {
            Some(course) => {
                course.go_back();
                course.lesson().table(&self.table.choices()[..left])?
            }
            None => {
                let again = Saved::of(&self.table).replay_to(self.table.data(), left);
                again.map_err(|unfit| unfit.to_string())?
            }
        };
        let from = again.tale().len();
        let undone = Undone::of(self.changes + 1, self.viewer(), &self.table, from);
        self.table = again;
        self.made.truncate(left);
        self.unveiled = None;
        self.peeking = false;
        self.changes += 1;
        self.taken_back += 1;
        self.undone = Some(undone);
        Ok(())
    }

    /// What the last change took back, if it took back anything that those who look have seen: once.
    pub(in crate::table) fn take_undone(&mut self) -> Option<Vec<(usize, ToldBy<G>)>> {
        let undone = self.undone.take()?;
        let fits = undone.change == self.changes && undone.viewer == self.viewer();
        fits.then_some(undone.tale)
    }
}
