//! The agenda and the log, which go on beside the pieces.

use crate::{AutomaTrace, Event, Step, TraceLine, Voodoo};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use bevy_state::prelude::*;
use rules::table::{self, Audience, Game, PieceId, Seat};

/// The steps that are to be done next, the question, and the next phase.
#[derive(SystemParam)]
pub struct Agenda<'w, G: Voodoo> {
    steps: ResMut<'w, table::Agenda<<G as Game>::Step>>,
    phase: ResMut<'w, NextState<<G as Game>::Phase>>,
}

impl<G: Voodoo> Agenda<'_, G> {
    /// Sets off a step, before all that is on the agenda.
    pub fn then(&mut self, step: impl Into<G::Step>) {
        self.steps.push(step.into());
    }

    /// Asks a question, before all that is on the agenda.
    pub fn ask(&mut self, seat: Seat, question: impl Into<G::Question>) {
        self.then(Step::Ask((seat, question.into())));
    }

    /// Ends the phase: this one follows.
    pub fn enter(&mut self, phase: G::Phase) {
        self.phase.set(phase);
    }

    /// Takes the next step.
    pub(crate) fn next(&mut self) -> Option<G::Step> {
        self.steps.pop()
    }
}

/// The log: the events, and what seats weigh that the game plays itself.
#[derive(SystemParam)]
pub struct EventLog<'w, G: Voodoo> {
    events: ResMut<'w, table::EventLog<<G as Game>::Event, <G as Game>::Cause>>,
    trace: Option<ResMut<'w, AutomaTrace<G>>>,
}

impl<G: Voodoo> EventLog<'_, G> {
    /// Tells an event that everybody sees.
    pub fn tell(&mut self, event: impl Into<G::Event>, cause: impl Into<G::Cause>) {
        self.events.tell(event.into(), cause.into());
    }

    /// Tells an event to an audience.
    pub fn tell_to(
        &mut self,
        audience: Audience,
        event: impl Into<G::Event>,
        cause: impl Into<G::Cause>,
    ) {
        self.events.tell_to(audience, event.into(), cause.into());
    }

    /// Tells that a piece moved; says whether there was one.
    pub(crate) fn tell_moved(
        &mut self,
        piece: Option<PieceId>,
        from: G::Place,
        to: G::Place,
        cause: impl Into<G::Cause>,
    ) -> bool {
        if piece.is_some() {
            self.tell(Event::Moved { piece, from, to }, cause);
        }
        piece.is_some()
    }

    /// Returns whether what is tried is noted at this table.
    pub(crate) fn is_traced(&self) -> bool {
        self.trace.is_some()
    }

    /// Notes what is tried before the event that is told next, if anything is noted at all.
    pub(crate) fn note_trace(&mut self, lines: impl FnOnce() -> Vec<TraceLine<G>>) {
        if let Some(trace) = &mut self.trace {
            trace.note(self.events.events().len(), lines());
        }
    }
}
