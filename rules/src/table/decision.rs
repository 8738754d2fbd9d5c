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
#[derive(Resource, Debug, Clone, PartialEq, Eq, Hash)]
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

/// Why a choice was refused. Nothing changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal<C, R> {
    /// What was tried.
    pub choice: C,
    /// The rule that forbids it.
    pub reason: R,
}
