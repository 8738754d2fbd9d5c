//! Decisions: the one way in.

use super::Seat;
use bevy_ecs::prelude::*;

/// What the rules ask when they stop. There are always at least two choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decision<'t, Q, C> {
    /// Who decides.
    pub seat: Seat,
    /// What is asked.
    pub question: Q,
    /// Every legal choice, in the rulebook's order.
    pub choices: &'t [C],
    /// Whether the choices and the answer stay hidden from the others until the reveal.
    pub secret: bool,
}

/// The open question of a table, if the rules have stopped.
#[derive(Resource, Debug, PartialEq, Eq, Hash)]
pub struct Asking<Q: Send + Sync + 'static, C: Send + Sync + 'static> {
    /// Whose decision it is and what is asked.
    pub open: Option<(Seat, Q)>,
    /// What may be answered.
    pub choices: Vec<C>,
}

impl<Q: Send + Sync + 'static, C: Send + Sync + 'static> Default for Asking<Q, C> {
    fn default() -> Self {
        Self {
            open: None,
            choices: Vec::with_capacity(128),
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
        }
    }

    // Positions are copied all the time: the room that is there is kept.
    fn clone_from(&mut self, other: &Self) {
        self.open.clone_from(&other.open);
        self.choices.clone_from(&other.choices);
    }
}

/// Why a choice was refused. Nothing changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal<C, R> {
    /// What was tried.
    pub choice: C,
    /// The rule that forbids it.
    pub reason: R,
}
