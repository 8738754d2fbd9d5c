//! The agenda: what the rules still have to do, as a stack of plain steps.

use bevy_ecs::prelude::*;

/// The steps still to be carried out, as a stack with the next one on top.
#[derive(Resource, Debug, PartialEq, Eq, Hash)]
pub struct Agenda<S: Send + Sync + 'static>(Vec<S>);

impl<S: Send + Sync + 'static> Default for Agenda<S> {
    fn default() -> Self {
        Self(Vec::with_capacity(32))
    }
}

impl<S: Send + Sync + 'static> Agenda<S> {
    /// Puts a step on top: it runs before everything already on the agenda.
    pub fn push(&mut self, step: S) {
        self.0.push(step);
    }

    /// Takes the next step off, if there is one.
    pub fn pop(&mut self) -> Option<S> {
        self.0.pop()
    }

    /// Drops every step: nothing that was still to come happens.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Returns whether no step is left.
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
    /// The agenda is empty, so the phase is over.
    Empty,
    /// The driver's answer is not listed. Nothing has changed.
    Refused(C),
}

/// The most steps that one decision may set off before the rules are taken to run in a loop.
const MOST_STEPS: usize = 100_000;

/// Calls `next`, which carries out one step, until it returns a value, and returns that.
///
/// # Panics
/// Panics where the rules go round in circles, which the tests of random games would show.
pub fn run_agenda<R>(mut next: impl FnMut() -> Option<R>) -> R {
    for _ in 0..MOST_STEPS {
        if let Some(end) = next() {
            return end;
        }
    }
    panic!("the rules go round in circles");
}
