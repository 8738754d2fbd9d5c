//! Decisions: what the rules ask, and how they refuse an answer.

use super::Seat;
use bevy_ecs::prelude::*;

/// A question at which the rules stop. It always has at least two choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decision<'t, Q, C> {
    /// The seat that decides.
    pub seat: Seat,
    /// The question, in the game's own values.
    pub question: Q,
    /// Every legal choice, in the rulebook's order.
    pub choices: &'t [C],
    /// True if the choices and the answer stay hidden from the other seats until they are revealed.
    pub secret: bool,
}

/// The open question of a table; empty while the rules run and when the game is over.
#[derive(Resource, Debug, PartialEq, Eq, Hash)]
pub struct Asking<Q: Send + Sync + 'static, C: Send + Sync + 'static> {
    /// The seat that decides, and the question.
    pub open: Option<(Seat, Q)>,
    /// Every legal answer; empty while nothing is asked.
    pub choices: Vec<C>,
    /// True if an automa's decisions are asked for, too, as in scenarios that stop there.
    pub asks_automa: bool,
}

impl<Q: Send + Sync + 'static, C: Send + Sync + 'static> Default for Asking<Q, C> {
    fn default() -> Self {
        Self {
            open: None,
            choices: Vec::with_capacity(128),
            asks_automa: false,
        }
    }
}

impl<Q, C> Clone for Asking<Q, C>
where
    Q: Clone + Send + Sync + 'static,
    C: Clone + Send + Sync + 'static,
{
    fn clone(&self) -> Self {
        Self {
            open: self.open.clone(),
            choices: self.choices.clone(),
            asks_automa: self.asks_automa,
        }
    }

    // Positions are copied all the time: the room that is there is kept.
    fn clone_from(&mut self, other: &Self) {
        self.open.clone_from(&other.open);
        self.choices.clone_from(&other.choices);
        self.asks_automa = other.asks_automa;
    }
}

impl<Q: Copy + Send + Sync + 'static, C: Copy + PartialEq + Send + Sync + 'static> Asking<Q, C> {
    /// Closes the question with an answer, and returns who was asked what. Returns `None`, and changes nothing, if the answer is
    /// not listed.
    pub fn close(&mut self, choice: C) -> Option<(Seat, Q)> {
        let open = self.open.filter(|_| self.choices.contains(&choice))?;
        self.open = None;
        self.choices.clear();
        Some(open)
    }
}

/// Every choice made so far, in order.
#[derive(Resource, Debug)]
pub struct Choices<C: Send + Sync + 'static>(pub(super) Vec<C>);

impl<C: Send + Sync + 'static> Default for Choices<C> {
    fn default() -> Self {
        // Room for a long game, so that play itself does not allocate.
        Self(Vec::with_capacity(2048))
    }
}

impl<C: Send + Sync + 'static> Choices<C> {
    /// Appends a choice that was made.
    pub fn push(&mut self, choice: C) {
        self.0.push(choice);
    }
}

/// A refused choice. Nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal<C, R> {
    /// The choice that was tried.
    pub choice: C,
    /// The rule that forbids it.
    pub reason: R,
}
