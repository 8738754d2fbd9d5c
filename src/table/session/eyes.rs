//! Whose eyes the table is seen with: curtains that hang and rise, and what only some at the screen may see.

use super::Session;
use crate::table::{Asked, TableGame};
use bevy::prelude::*;
use rules::table::{Seat, SeatKind, Table};

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

/// What those who look saw when so many events had been told.
pub(in crate::table) struct Sight<G: TableGame> {
    pub(in crate::table) told: usize,
    /// Whose eyes these were.
    pub(super) viewer: Option<Seat>,
    pub(in crate::table) view: G::View,
}

impl<G: TableGame> Sight<G> {
    /// What was seen before anybody acted, an automa too.
    pub(super) fn laid(table: &Table<G>, viewer: Option<Seat>) -> Option<Self> {
        let laid = Table::laid(table.data(), table.setup(), table.seed());
        let mut laid: Table<G> = laid.ok()?;
        Some(Self {
            told: laid.log().len(),
            viewer,
            view: laid.view(viewer),
        })
    }
}

impl<G: TableGame> Session<G> {
    /// Returns what those who look now saw last, where they are to be shown all that has happened since: once.
    pub(in crate::table) fn take_unseen(&mut self) -> Option<Sight<G>> {
        let unseen = self.unseen.take()?;
        (unseen.viewer == self.viewer()).then_some(unseen)
    }

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
        let due = self.is_secret()
            && self.is_person(decision.seat)
            && self.people().count() > 1
            && self.eyes.unveiled != Some(decision.seat);
        due.then_some(decision.seat)
    }

    /// Returns whether the open question is to be seen by nobody but its seat.
    fn is_secret(&self) -> bool {
        let decision = self.table.decision();
        decision.is_some_and(|decision| {
            decision.secret || decision.choices.iter().all(|&choice| G::is_private(choice))
        })
    }

    /// Turns the eyes of those who look to the next question: a seat that was looking at what is its own, and is asked in secret once
    /// more, looks on.
    pub(super) fn turn_to_next(&mut self) {
        let seat = self.table.decision().map(|decision| decision.seat);
        let looks = self.eyes.unveiled.filter(|_| self.is_secret());
        self.eyes = Eyes {
            unveiled: looks.filter(|&looks| Some(looks) == seat),
            peeking: false,
        };
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

    /// Returns whether a choice is hidden from those who look, since it names what only the seat that is asked may know, or is open or not
    /// because of that.
    pub(in crate::table) fn hides(
        &self,
        view: &G::View,
        asked: Asked<G>,
        choice: G::Choice,
    ) -> bool {
        let is_shown = || G::is_shown(view, self.data(), asked.question, choice);
        self.viewer() != Some(asked.seat) && (G::is_private(choice) || !is_shown())
    }

    /// Returns whether those who look may not be told if a choice of the open question is legal, which is refused for this reason, or
    /// is not.
    pub(in crate::table) fn veils(
        &self,
        asked: Asked<G>,
        choice: G::Choice,
        refused: Option<G::Reason>,
    ) -> bool {
        self.viewer() != Some(asked.seat) && G::is_veiled(asked.question, choice, refused)
    }

    /// Returns whether a choice is one of which those who look may not be told if it is legal.
    pub(in crate::table) fn is_veiled(&mut self, choice: G::Choice) -> bool {
        let Some((asked, open)) = self.open() else {
            return false;
        };
        if open.contains(&choice) {
            return self.veils(asked, choice, None);
        }
        let reason = self.at_seen(|table| table.why_not(choice)).flatten();
        reason.is_some() && self.veils(asked, choice, reason)
    }

    /// Lays open to whoever makes a choice what is its own, where the others may not be told if that is legal; returns whether they may
    /// not.
    pub(super) fn looks_first(&mut self, choice: G::Choice) -> bool {
        let asked = self.open().map(|(asked, _)| asked.seat);
        let seat = asked.filter(|&seat| self.is_person(seat));
        let Some(seat) = seat.filter(|_| self.is_veiled(choice)) else {
            return false;
        };
        self.end_rehearsal();
        self.eyes.unveiled = Some(seat);
        self.change();
        true
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
