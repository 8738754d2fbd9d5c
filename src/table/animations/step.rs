//! A step of the animation queue.

use super::animation::{Animation, FADES, Motion};
use crate::table::{Invitation, TableGame};

/// An animation in the queue; one that plays backwards has the view before its event.
pub(super) struct Step<G: TableGame> {
    pub(super) animation: Animation<G>,
    pub(super) before: Option<G::View>,
    /// True if the view has gone on to what it leads to.
    pub(super) followed: bool,
    /// For whose reaction the table pauses, before it or after it.
    pub(super) invites: Option<Invitation>,
}

impl<G: TableGame> Step<G> {
    pub(super) fn of(animation: Animation<G>, before: Option<G::View>) -> Self {
        Self {
            animation,
            before,
            followed: false,
            invites: None,
        }
    }

    /// Returns whether what it moves stays on the table: what flies is in the air until the animation ends.
    pub(super) fn slides(&self) -> bool {
        let event = &self.animation.event;
        G::seconds(event) > 0.0 && G::halves(event).is_none()
    }

    /// Returns whether nothing moves after so many seconds: only its text still stands to be read.
    pub(super) fn stands(&self, elapsed: f32, calm: bool) -> bool {
        let event = &self.animation.event;
        let moves = G::seconds(event) > 0.0 && !G::is_still(event);
        !moves || calm && elapsed >= FADES
    }

    /// Returns the motion of what it moves after so many seconds.
    pub(super) fn motion(&self, elapsed: f32, calm: bool) -> Motion {
        let back = self.before.is_some();
        let seconds = self.animation.seconds.max(1e-3);
        if calm {
            let moves = G::seconds(&self.animation.event) > 0.0;
            let part = if moves {
                elapsed / FADES.min(seconds)
            } else {
                1.0
            };
            return Motion::faded(part.min(1.0), back);
        }
        let part = (elapsed / seconds).clamp(0.0, 1.0);
        Motion {
            done: if back { 1.0 - part } else { part },
            clear: 1.0,
        }
    }
}
