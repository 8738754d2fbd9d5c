//! The event log: everything that happened, in order, with its cause.

use super::Seat;
use bevy_ecs::prelude::*;

/// The seats that may see an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Everybody.
    All,
    /// One seat alone.
    Only(Seat),
}

impl Audience {
    /// Returns whether a viewer belongs to the audience. `None` is an onlooker, who sees what everybody sees.
    #[must_use]
    pub fn has(self, viewer: Option<Seat>) -> bool {
        match self {
            Self::All => true,
            Self::Only(seat) => viewer == Some(seat),
        }
    }
}

/// An event with its cause and its audience.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LoggedEvent<E, C> {
    /// The event.
    pub event: E,
    /// The rule that made it happen.
    pub cause: C,
    /// The seats that may see it.
    pub audience: Audience,
}

impl<E, C> LoggedEvent<E, C> {
    /// Returns an event with its cause that everybody sees.
    #[must_use]
    pub fn for_all(event: E, cause: C) -> Self {
        Self {
            event,
            cause,
            audience: Audience::All,
        }
    }
}

/// Everything that has happened, in order.
#[derive(Resource, Debug, Clone)]
pub struct EventLog<E: Send + Sync + 'static, C: Send + Sync + 'static>(Vec<LoggedEvent<E, C>>);

impl<E: Send + Sync + 'static, C: Send + Sync + 'static> Default for EventLog<E, C> {
    fn default() -> Self {
        // Room for a whole game, so that play itself does not allocate.
        Self(Vec::with_capacity(8192))
    }
}

impl<E: Copy + Send + Sync + 'static, C: Copy + Send + Sync + 'static> EventLog<E, C> {
    /// Appends an event that everybody sees.
    pub fn tell(&mut self, event: E, cause: C) {
        self.tell_to(Audience::All, event, cause);
    }

    /// Appends an event for an audience.
    pub fn tell_to(&mut self, audience: Audience, event: E, cause: C) {
        self.0.push(LoggedEvent {
            event,
            cause,
            audience,
        });
    }

    /// Returns all events so far.
    #[must_use]
    pub fn events(&self) -> &[LoggedEvent<E, C>] {
        &self.0
    }

    /// Removes all events but the first `len`, to go back to an earlier position.
    pub fn truncate(&mut self, len: usize) {
        self.0.truncate(len);
    }
}
