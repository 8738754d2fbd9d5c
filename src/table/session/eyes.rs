//! The viewer of the table: curtains that fall and rise, and things that only some at the screen may see.

use super::Session;
use crate::table::{Asked, TableGame};
use bevy::prelude::*;
use rules::table::{Seat, SeatKind, Table};

/// A change of who looks at the screen.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// The pirate who is asked in secret has the mouse, and nobody else looks: the curtain rises.
    Unveil(Seat),
    /// Let the curtain fall.
    Veil,
    /// The seat that decides begins or ends a look at things hidden from the others.
    Peek(bool),
}

/// The things that a person sees and the others at the screen do not.
#[derive(Debug, Default)]
pub(super) struct Eyes {
    /// The seat that the curtain has risen for.
    pub(super) unveiled: Option<Seat>,
    /// True while the seat that decides looks at things hidden from the others.
    pub(super) peeking: bool,
}

/// The view of those who looked when so many events had been told.
pub(in crate::table) struct Sight<G: TableGame> {
    pub(in crate::table) told: usize,
    /// The viewer then.
    pub(super) viewer: Option<Seat>,
    pub(in crate::table) view: G::View,
}

impl<G: TableGame> Sight<G> {
    /// Returns the view before anybody acted, even an automa; `None` if the game cannot be laid anew, which every game can.
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
    /// Returns, once, the last view of those who look now, if they are to be shown all that has happened since.
    pub(in crate::table) fn take_unseen(&mut self) -> Option<Sight<G>> {
        let unseen = self.unseen.take()?;
        (unseen.viewer == self.viewer()).then_some(unseen)
    }

    /// Returns the seat whose secret pick waits behind the curtain, since others must look away first. Alone at the table nobody must.
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

    /// Returns whether only its seat may see the open question.
    fn is_secret(&self) -> bool {
        let decision = self.table.decision();
        decision.is_some_and(|decision| {
            decision.secret || decision.choices.iter().all(|&choice| G::is_private(choice))
        })
    }

    /// Moves the eyes on to the next question: a seat that was looking at its own things, and is asked in secret once more, looks
    /// on.
    pub(super) fn turn_to_next(&mut self) {
        let seat = self.table.decision().map(|decision| decision.seat);
        let looks = self.eyes.unveiled.filter(|_| self.is_secret());
        self.eyes = Eyes {
            unveiled: looks.filter(|&looks| Some(looks) == seat),
            peeking: false,
        };
    }

    /// Returns the viewer of the table: the only person; of several, the one who picks in secret, looks at their own cards or
    /// peeks; else an onlooker, `None`, since all of them look.
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

    /// Returns whether a choice is hidden from those who look, since it names things that only the seat that is asked may know, or
    /// is legal or not because of them.
    pub(in crate::table) fn hides(
        &self,
        view: &G::View,
        asked: Asked<G>,
        choice: G::Choice,
    ) -> bool {
        let is_shown = || G::is_shown(view, self.data(), asked.question, choice);
        self.viewer() != Some(asked.seat) && (G::is_private(choice) || !is_shown())
    }

    /// Returns whether those who look may not be told if a choice of the open question is legal, given the reason that refuses it,
    /// if any.
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

    /// Shows the seat that decides its own things, if the others may not be told whether its choice is legal; returns whether that
    /// is so.
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

    /// Returns whether the seat that decides looks at things hidden from the others.
    #[must_use]
    pub fn is_peeking(&self) -> bool {
        self.eyes.peeking
    }
}

/// Lets curtains rise and fall, and people look at their own things.
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
