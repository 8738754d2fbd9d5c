//! Whose eyes the table is seen with: curtains that hang and rise, and what only some at the screen may see.

use super::Session;
use crate::table::TableGame;
use bevy::prelude::*;
use rules::table::{Seat, SeatKind};

/// Who looks at the screen changes.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// The pirate whose secret is asked for has the mouse, and nobody else looks: the curtain rises.
    Unveil(Seat),
    /// The curtain falls.
    Veil,
    /// Whoever decides looks at what is hidden from the others, or no longer.
    Peek(bool),
}

/// What a person sees that the others at the screen do not.
#[derive(Debug, Default)]
pub(super) struct Eyes {
    /// The seat that the curtain has risen for.
    pub(super) unveiled: Option<Seat>,
    /// Whether whoever decides looks at what is hidden from the others.
    pub(super) peeking: bool,
}

impl<G: TableGame> Session<G> {
    /// The pirate whose secret pick waits for the curtain: others must look away first. Alone at the table nobody must.
    #[must_use]
    pub fn curtain(&self) -> Option<Seat> {
        if let Some(seat) = self.reactions.hides() {
            return Some(seat);
        }
        let decision = self.table.decision().filter(|_| self.past.is_none())?;
        if self.awaits_reaction().is_some() {
            return None;
        }
        let private = decision.choices.iter().all(|&choice| G::is_private(choice));
        let due = (decision.secret || private)
            && self.is_person(decision.seat)
            && self.people().count() > 1
            && self.eyes.unveiled != Some(decision.seat);
        due.then_some(decision.seat)
    }

    /// Whose eyes the table is seen with: the only person's; of several, those of the one who picks in secret, looks at
    /// their own cards or peeks, and else an onlooker's, since all of them look.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        if self.people().count() == 1 {
            let place = self
                .kinds
                .iter()
                .position(|&kind| kind == SeatKind::Human)?;
            return Some(Seat(place as u8));
        }
        let decision = self.table.decision().filter(|_| self.past.is_none())?;
        let unveiled = self.eyes.unveiled == Some(decision.seat);
        let peeks = self.eyes.peeking && !decision.secret && self.is_person(decision.seat);
        (unveiled || peeks).then_some(decision.seat)
    }

    /// Returns whether a person in this seat is asked now, at the table as it stands.
    fn decides(&self, seat: Seat) -> bool {
        let decision = self.table.decision().filter(|_| self.past.is_none());
        self.is_person(seat) && decision.is_some_and(|decision| decision.seat == seat)
    }

    /// Returns whether a choice of a seat is hidden from those who look, since it names what only the seat may know.
    pub(in crate::table) fn hides(&self, seat: Seat, choice: G::Choice) -> bool {
        self.viewer() != Some(seat) && G::is_private(choice)
    }

    /// Whether whoever decides looks at what is hidden from the others.
    #[must_use]
    pub fn is_peeking(&self) -> bool {
        self.eyes.peeking
    }
}

/// Curtains rise and fall, and people look at what is theirs.
pub(super) fn turn_eyes<G: TableGame>(
    mut looks: MessageReader<Look>,
    mut session: ResMut<Session<G>>,
) {
    for &look in looks.read() {
        session.end_rehearsal();
        let before = (session.curtain(), session.viewer());
        match look {
            Look::Unveil(seat) if session.reactions.hides().is_some() => {
                session.reactions.unveil(seat);
            }
            Look::Unveil(seat) if session.decides(seat) => session.eyes.unveiled = Some(seat),
            Look::Unveil(_) => {}
            Look::Veil => {
                session.eyes = Eyes::default();
            }
            Look::Peek(peeking) => session.eyes.peeking = peeking,
        }
        if before != (session.curtain(), session.viewer()) {
            session.change();
        }
    }
}
