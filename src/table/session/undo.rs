//! What is taken back: the last decision of a person. Where something was drawn or shown since, the people are asked.

use super::{Eyes, Session, Travel};
use crate::table::{Speak, TableGame};
use bevy::prelude::*;
use rules::table::save::Saved;
use rules::table::{Logged, Seat, Table};

/// Take back the last decision of a person.
#[derive(Message, Debug, Clone, Copy)]
pub struct TakeBack;

/// How the last decision of a person is taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Undo {
    /// As if it had never been made.
    Freely,
    /// Something was drawn or shown since: the game goes on from before it as practice, once everybody agrees, and how it
    /// went is kept as another line.
    Asking,
    /// The same in a game that is practice already: nobody is asked.
    Branching,
}

impl Undo {
    /// The id of what is said of it before; nothing where nothing is lost or kept by it.
    #[must_use]
    pub fn id(self) -> Option<&'static str> {
        match self {
            Self::Freely => None,
            Self::Asking => Some("ui-undo-asks"),
            Self::Branching => Some("ui-undo-branches"),
        }
    }
}

/// Why nothing can be taken back.
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
    /// What happened is still shown.
    Moves,
}

impl Stays {
    /// The id of its text.
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

/// What has been taken back, as it was told to those who looked.
pub(super) struct Undone<G: TableGame> {
    pub(super) viewer: Option<Seat>,
    pub(super) log: Vec<(usize, Logged<G>)>,
}

impl<G: TableGame> Undone<G> {
    /// Everything that a table has told since an event, which is taken back.
    pub(super) fn of(viewer: Option<Seat>, table: &Table<G>, from: usize) -> Self {
        let log = table.log_for(viewer, from).collect();
        Self { viewer, log }
    }
}

impl<G: TableGame> Session<G> {
    /// How many choices would be left if the last decision of a person were taken back, and how it is.
    ///
    /// # Errors
    /// Why it can't be.
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

    /// What the last change took back, if it took back anything that those who look have seen: once.
    pub(in crate::table) fn take_undone(&mut self) -> Option<Vec<(usize, Logged<G>)>> {
        let undone = self.undone.take()?;
        (undone.viewer == self.viewer()).then_some(undone.log)
    }
}
