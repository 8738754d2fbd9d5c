//! What Cursed Pirates weigh before they act: each line of their rules in the order it is tried, with what it would bring or
//! why it fails (`voodoo-pirate §12`).
//!
//! Nothing is noted unless a table was asked to explain itself: [`crate::table::Table::explaining`].

use super::{Play, Voodoo};
use crate::table::{Seat, Table};
use bevy_ecs::prelude::*;

/// What a line would bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Worth {
    /// So many points, and perhaps a new tile.
    Points(i16, bool),
    /// So many hits of a broadside.
    Hits(u8),
    /// So many souls.
    Souls(u8),
}

/// What came of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome<R> {
    /// It was followed.
    Followed,
    /// A rule forbids it.
    Forbidden(R),
    /// It would gain nothing.
    NoGain,
    /// It is not what Cursed Pirates want.
    Unwanted,
    /// Another brings more.
    Less,
    /// Another brings as much and goes before it.
    Later,
}

/// A line that was tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TraceLine<G: Voodoo> {
    /// What it would have the pirate do.
    pub choice: G::Choice,
    /// What that would bring, where that is weighed.
    pub worth: Option<Worth>,
    /// What came of it.
    pub outcome: Outcome<G::Reason>,
}

impl<G: Voodoo> TraceLine<G> {
    /// A line that was followed.
    pub(crate) fn followed(choice: impl Into<G::Choice>) -> Self {
        Self {
            choice: choice.into(),
            worth: None,
            outcome: Outcome::Followed,
        }
    }

    /// A line that failed.
    pub(crate) fn failed(choice: impl Into<G::Choice>, outcome: Outcome<G::Reason>) -> Self {
        Self {
            choice: choice.into(),
            worth: None,
            outcome,
        }
    }

    /// What it would bring.
    pub(crate) fn worth(self, worth: Worth) -> Self {
        Self {
            worth: Some(worth),
            ..self
        }
    }
}

/// Everything that was tried, each with the number of the event that came of it. Tables that explain nothing have none.
#[derive(Resource, Debug, Clone)]
pub(crate) struct AutomaTrace<G: Voodoo>(pub Vec<(usize, TraceLine<G>)>);

/// Notes what is tried from now on.
pub(crate) fn explain<G: Voodoo>(world: &mut World) {
    world.insert_resource(AutomaTrace::<G>(Vec::new()));
}

/// The lines that a Cursed Pirate tried before what an event tells, in their order; none at a table that does not explain
/// itself.
#[must_use]
pub fn automa_trace<G: Voodoo>(table: &mut Table<G>, event: usize) -> Vec<TraceLine<G>> {
    let trace = table.world_mut().get_resource::<AutomaTrace<G>>();
    let lines = trace.map_or(&[][..], |trace| &trace.0);
    let those = lines.iter().filter(|(number, _)| *number == event);
    those.map(|(_, line)| *line).collect()
}

/// Lines by what they bring: the one that is followed, and those that bring less or come after it.
pub(crate) fn by_worth<G: Voodoo, K: PartialOrd>(
    choices: impl Iterator<Item = G::Choice>,
    followed: G::Choice,
    worth: impl Fn(G::Choice) -> Worth,
    key: impl Fn(G::Choice) -> K,
) -> Vec<TraceLine<G>> {
    let best = key(followed);
    choices
        .map(|choice| {
            let line = if choice == followed {
                TraceLine::followed(choice)
            } else if key(choice) < best {
                TraceLine::failed(choice, Outcome::Less)
            } else {
                TraceLine::failed(choice, Outcome::Later)
            };
            line.worth(worth(choice))
        })
        .collect()
}

/// Lines in an order: those before the one that is followed fail each for a reason of its own.
pub(crate) fn in_order<G: Voodoo>(
    choices: impl Iterator<Item = G::Choice>,
    followed: G::Choice,
    why: impl Fn(G::Choice) -> Outcome<G::Reason>,
) -> Vec<TraceLine<G>> {
    let before = choices.take_while(|&choice| choice != followed);
    let failed = before.map(|choice| TraceLine::failed(choice, why(choice)));
    failed.chain([TraceLine::followed(followed)]).collect()
}

impl<G: Voodoo> Play<'_, '_, G> {
    /// Why a choice is not followed where it comes first: what forbids it, or that it is not wanted.
    pub(crate) fn why_not(
        &self,
        seat: Seat,
        question: G::Question,
        choice: G::Choice,
    ) -> Outcome<G::Reason> {
        G::judge(self, seat, question, choice)
            .err()
            .map_or(Outcome::Unwanted, Outcome::Forbidden)
    }
}
