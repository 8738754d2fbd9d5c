//! The agenda: what the rules still have to do, as a stack of plain steps.

use bevy_ecs::prelude::*;

/// Steps still to be carried out, the next one last. It runs until it is empty or somebody must decide.
#[derive(Resource, Debug, PartialEq, Eq, Hash)]
pub struct Agenda<S: Send + Sync + 'static>(Vec<S>);

impl<S: Send + Sync + 'static> Default for Agenda<S> {
    fn default() -> Self {
        Self(Vec::with_capacity(32))
    }
}

impl<S: Send + Sync + 'static> Agenda<S> {
    /// Sets off a step: it runs before everything already on the agenda.
    pub fn push(&mut self, step: S) {
        self.0.push(step);
    }

    /// Takes the next step.
    pub fn pop(&mut self) -> Option<S> {
        self.0.pop()
    }

    /// Whether nothing is left to do.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<S: Clone + Send + Sync + 'static> Clone for Agenda<S> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    // Positions are copied all the time: the room that is there is kept.
    fn clone_from(&mut self, other: &Self) {
        self.0.clone_from(&other.0);
    }
}

/// Why the rules stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Halt<C> {
    /// Somebody must decide.
    Asked,
    /// The agenda is empty: the phase is over.
    Empty,
    /// An answer is not among the choices listed; nothing changed.
    Refused(C),
}

/// More steps than any decision sets off: past it the rules go round in circles.
const MOST_STEPS: usize = 100_000;

/// Runs steps until `next`, which carries one out, says that no more is to be done.
///
/// # Panics
/// Where the rules go round in circles, which the tests of random games would show.
pub fn run_agenda<R>(mut next: impl FnMut() -> Option<R>) -> R {
    for _ in 0..MOST_STEPS {
        if let Some(end) = next() {
            return end;
        }
    }
    panic!("the rules go round in circles");
}
