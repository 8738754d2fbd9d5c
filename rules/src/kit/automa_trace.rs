//! An automa's thought before it acts: each line of its rules in the order it is tried, with its gain or the reason it fails.
//!
//! Nothing is noted unless a table was asked to explain itself: [`crate::table::Table::explaining`].

use super::{Answer, Rules, refused};
use crate::table::{Game, Table, Word};
use bevy_ecs::prelude::*;

/// The outcome of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome<R> {
    /// It was followed.
    Followed,
    /// A rule forbids it.
    Forbidden(R),
    /// It would gain nothing.
    NoGain,
    /// It is not what the automa wants.
    Unwanted,
    /// Another brings more.
    Less,
    /// Another brings as much and goes before it.
    Later,
}

/// A line that was tried, with what it would bring as a `W`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TraceLine<G: Game, W> {
    /// The choice that it would have the seat make.
    pub choice: G::Choice,
    /// The worth of that choice, where it is weighed.
    pub worth: Option<W>,
    /// Its outcome.
    pub outcome: Outcome<G::Reason>,
}

impl<G: Game, W> TraceLine<G, W> {
    /// A line that was followed.
    pub fn followed(choice: impl Into<G::Choice>) -> Self {
        Self::failed(choice, Outcome::Followed)
    }

    /// A line that failed.
    pub fn failed(choice: impl Into<G::Choice>, outcome: Outcome<G::Reason>) -> Self {
        Self {
            choice: choice.into(),
            worth: None,
            outcome,
        }
    }

    /// Returns what it would bring.
    #[must_use]
    pub fn worth(self, worth: W) -> Self {
        Self {
            worth: Some(worth),
            ..self
        }
    }
}

/// The lines that were tried before an answer that nobody was asked for, in games whose automa go through lines of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tried<L, C, R> {
    /// A line of the automa's rules: the last one was followed, those before it did not apply.
    Line(L),
    /// Another answer, which a rule forbids: only one was left.
    Refused(C, R),
}

/// [`Tried`] of a game with lines `L`.
pub type TriedIn<G, L> = Tried<L, <G as Game>::Choice, <G as Game>::Reason>;

/// Returns what is noted of an answer that nobody was asked for: the lines by which an automa came to it, or else all that is
/// refused, each with the rule.
pub fn tried<R: Rules, L>(
    rules: &R,
    answer: Answer<<R::Game as Game>::Question, <R::Game as Game>::Choice>,
    lines: Option<Vec<L>>,
) -> Vec<TriedIn<R::Game, L>> {
    match lines {
        Some(lines) => lines.into_iter().map(Tried::Line).collect(),
        None => {
            let refused = refused(rules, answer.seat, answer.question).into_iter();
            let refused = refused.map(|(other, reason)| Tried::Refused(other, reason));
            refused.collect()
        }
    }
}

/// Everything that was tried, as lines of a game's own or [`TraceLine`]s, each with the number of the event that came of it. Tables
/// that explain nothing have none.
#[derive(Resource, Debug, Clone)]
pub struct AutomaTrace<L: Word>(Vec<(usize, L)>);

impl<L: Word> AutomaTrace<L> {
    /// Notes what is tried from now on.
    pub fn explain(world: &mut World) {
        world.insert_resource(Self(Vec::new()));
    }

    /// Notes what is tried before an event.
    pub fn note(&mut self, event: usize, lines: Vec<L>) {
        self.0.extend(lines.into_iter().map(|line| (event, line)));
    }

    /// Returns the lines that an automa tried before what an event tells, in their order; none at a table that does not explain
    /// itself.
    #[must_use]
    pub fn before<G: Game>(table: &mut Table<G>, event: usize) -> Vec<L> {
        let trace = table.world_mut().get_resource::<Self>();
        let lines = trace.map_or(&[][..], |trace| &trace.0);
        let those = lines.iter().filter(|(number, _)| *number == event);
        those.map(|(_, line)| *line).collect()
    }
}

/// Returns lines by what they bring: the one that is followed, and those that bring less or come after it.
pub fn by_worth<G: Game, W, K: PartialOrd>(
    choices: impl Iterator<Item = G::Choice>,
    followed: G::Choice,
    worth: impl Fn(G::Choice) -> W,
    key: impl Fn(G::Choice) -> K,
) -> Vec<TraceLine<G, W>> {
    let best = key(followed);
    choices
        .map(|choice| {
            let outcome = if choice == followed {
                Outcome::Followed
            } else if key(choice) < best {
                Outcome::Less
            } else {
                Outcome::Later
            };
            TraceLine::failed(choice, outcome).worth(worth(choice))
        })
        .collect()
}

/// Returns lines in an order: those before the one that is followed fail each for a reason of its own.
pub fn in_order<G: Game, W>(
    choices: impl Iterator<Item = G::Choice>,
    followed: G::Choice,
    why: impl Fn(G::Choice) -> Outcome<G::Reason>,
) -> Vec<TraceLine<G, W>> {
    let before = choices.take_while(|&choice| choice != followed);
    let failed = before.map(|choice| TraceLine::failed(choice, why(choice)));
    failed.chain([TraceLine::followed(followed)]).collect()
}
