//! Taking back: the last decision of a person. Where something was drawn or shown since, the people are asked.

use super::{Eyes, Session, Travel};
use crate::table::{Speak, TableGame};
use bevy::prelude::*;
use rules::table::save::Saved;
use rules::table::{Logged, Seat, Table};

/// Takes back the last decision of a person.
#[derive(Message, Debug, Clone, Copy)]
pub struct TakeBack;

/// The way in which the last decision of a person is taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Undo {
    /// As if it had never been made.
    Freely,
    /// Something was drawn or shown since: the game goes on from before it as practice, once everybody agrees, and the game so far
    /// is kept as a branch.
    Asking,
    /// The same in a game that is practice already: nobody is asked.
    Branching,
}

impl Undo {
    /// Returns the id of the warning before it; `None` if nothing is lost or kept by it.
    #[must_use]
    pub fn id(self) -> Option<&'static str> {
        match self {
            Self::Freely => None,
            Self::Asking => Some("ui-undo-asks"),
            Self::Branching => Some("ui-undo-branches"),
        }
    }
}

/// The reason why nothing can be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stays {
    /// No person has decided anything.
    Nothing,
    /// It was another's secret.
    Secret,
    /// The curtain hangs.
    Curtain,
    /// The table is looked at as it was.
    Past,
    /// The score is told.
    Over,
    /// Events are still being shown.
    Moves,
}

impl Stays {
    /// Returns the id of its text.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Nothing => "ui-undo-nothing",
            Self::Secret => "ui-undo-secret",
            Self::Curtain => "ui-undo-curtain",
            Self::Past => "ui-undo-past",
            Self::Over => "ui-undo-over",
            Self::Moves => "ui-undo-moves",
        }
    }
}

/// The events that were taken back, as they were told to those who looked.
pub(super) struct Undone<G: TableGame> {
    pub(super) viewer: Option<Seat>,
    pub(super) log: Vec<(usize, Logged<G>)>,
}

impl<G: TableGame> Undone<G> {
    /// Returns all events that a table has told since one, which are taken back.
    pub(super) fn of(viewer: Option<Seat>, table: &Table<G>, from: usize) -> Self {
        let log = table.log_for(viewer, from).collect();
        Self { viewer, log }
    }
}

impl<G: TableGame> Session<G> {
    /// Returns the number of choices left if the last decision of a person were taken back, and the way of doing so.
    ///
    /// # Errors
    /// The reason why it can't be.
    pub fn can_take_back(&self) -> Result<(usize, Undo), Stays> {
        if self.past.is_some() {
            return Err(Stays::Past);
        }
        if self.told {
            return Err(Stays::Over);
        }
        if let Some(course) = &self.course {
            let before = course.made_before().ok_or(Stays::Nothing)?;
            return Ok((before, Undo::Freely));
        }
        let mut places = (0..self.made.len()).rev();
        let place =
            places.find(|&place| self.is_person(self.made[place].seat) && !self.went_by(place));
        let place = place.ok_or(Stays::Nothing)?;
        let place = self.act_of(place);
        let made = self.made[place];
        // A secret pick is still in its owner's hand, until the next player draws the curtain.
        let in_hand =
            made.secret && self.act_after(place) == self.made.len() && !self.reveals_since(place);
        let curtain = self.curtain().is_some();
        if curtain && !in_hand {
            return Err(Stays::Curtain);
        }
        let others = made.secret
            && !curtain
            && self.people().count() > 1
            && self.viewer() != Some(made.seat);
        if others {
            return Err(Stays::Secret);
        }
        let undo = match self.reveals_since(place) {
            true if self.practice => Undo::Branching,
            true => Undo::Asking,
            false => Undo::Freely,
        };
        Ok((place, undo))
    }

    /// Takes back the last decision of a person, and what followed from it.
    pub(super) fn take_back(&mut self) -> Result<(), String> {
        let can = self.can_take_back();
        let (left, undo) = can.map_err(|stays| self.speaker.say(stays.id()))?;
        if undo != Undo::Freely {
            return self.travel(Travel::From(left));
        }
        let again = match &mut self.course {
            Some(course) => {
                course.go_back();
                let again = course.lesson().table(&self.table.choices()[..left]);
                again.map_err(|error| error.to_string())?
            }
            None => {
                let again = Saved::of(&self.table).replay_to(self.table.data(), left);
                again.map_err(|unfit| unfit.to_string())?
            }
        };
        let from = again.log().len();
        let undone = Undone::of(self.viewer(), &self.table, from);
        self.table = again;
        self.made.truncate(left);
        self.eyes = Eyes::default();
        self.retell();
        self.undone = Some(undone);
        Ok(())
    }

    /// Returns, once, the events that the last change took back, if those who look have seen them.
    pub(in crate::table) fn take_undone(&mut self) -> Option<Vec<(usize, Logged<G>)>> {
        let undone = self.undone.take()?;
        (undone.viewer == self.viewer()).then_some(undone.log)
    }
}
