//! Rehearsals: choices tried on a ghost of the table, in a fork of what their seat may know. Nothing of them is kept, and they go
//! no further than open things determine.

use super::undo::Undone;
use super::{Notice, Session};
use crate::table::{Asked, Speak, TableGame};
use bevy::prelude::*;
use rules::table::{Logged, Table};

/// The seed of forks, in which hidden things are shuffled. Nothing that depends on them is shown, so any seed will do.
pub(in crate::table) const SHUFFLE: u64 = 1;

/// Begins a rehearsal, or ends it.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rehearse(pub bool);

/// Choices that are only tried, and their outcome.
pub(super) struct Rehearsal<G: TableGame> {
    choices: Vec<G::Choice>,
    /// The events that would follow, as those who look would hear them, with their numbers in the log; and the index at which each
    /// choice begins.
    log: Vec<(usize, Logged<G>)>,
    begins: Vec<usize>,
    view: G::View,
    open: Option<(Asked<G>, Vec<G::Choice>)>,
    /// True if chance or hidden things come next.
    unknown: bool,
}

impl<G: TableGame> Session<G> {
    /// Returns whether the table shown is a rehearsal.
    #[must_use]
    pub fn is_rehearsing(&self) -> bool {
        self.rehearsal.is_some()
    }

    /// Returns whether a rehearsal has come to something that nobody can know beforehand.
    #[must_use]
    pub fn rehearsed_to_the_end(&self) -> bool {
        let rehearsal = self.rehearsal.as_ref();
        rehearsal.is_some_and(|rehearsal| rehearsal.open.is_none())
    }

    /// Returns whether that is chance, or hidden things, and not the decision of somebody else.
    #[must_use]
    pub fn rehearsed_to_the_unknown(&self) -> bool {
        let rehearsal = self.rehearsal.as_ref();
        rehearsal.is_some_and(|rehearsal| rehearsal.unknown)
    }

    /// Returns the open decision as it is seen: none of the past, and in a rehearsal the one that it has come to.
    pub(in crate::table) fn open(&self) -> Option<(Asked<G>, Vec<G::Choice>)> {
        if let Some(rehearsal) = &self.rehearsal {
            return rehearsal.open.clone();
        }
        let now = self.past.is_none() && self.listens() && !self.is_stopped();
        let decision = self.table.decision().filter(|_| now)?;
        let asked = Asked {
            seat: decision.seat,
            question: decision.question,
            secret: decision.secret,
        };
        Some((asked, decision.choices.to_vec()))
    }

    /// Returns the view of those who look: in the past, in a rehearsal, or now.
    pub(in crate::table) fn seen(&mut self) -> G::View {
        let viewer = self.viewer();
        let aside = self.rehearsal.as_ref();
        let aside = aside.map(|rehearsal| rehearsal.view.clone());
        aside
            .or_else(|| self.watched_back())
            .unwrap_or_else(|| self.shown().view(viewer))
    }

    /// Returns the events told to those who look since an event, with those that are rehearsed.
    pub(in crate::table) fn heard(&self, from: usize) -> Vec<(usize, Logged<G>)> {
        self.log_from(from).collect()
    }

    /// Returns the events told to them before an event, the latest first.
    pub(in crate::table) fn heard_before(&self, number: usize) -> impl Iterator<Item = Logged<G>> {
        let log = self.log_from(0).rev();
        log.skip_while(move |(other, _)| *other >= number)
            .map(|(_, told)| told)
    }

    /// Returns all events at the true table, with their numbers in the log, as those who look may hear them; in a game that nobody
    /// plays, as far as it was watched.
    pub(in crate::table) fn happened(&self) -> Vec<(usize, Logged<G>)> {
        let seen = self.watch.as_ref().map_or(usize::MAX, |watch| watch.seen);
        let all = self.table.log_for(self.viewer(), 0);
        all.take_while(|(number, _)| *number < seen).collect()
    }

    /// Returns the events told to them since an event, with their numbers.
    pub(super) fn log_from(
        &self,
        from: usize,
    ) -> impl DoubleEndedIterator<Item = (usize, Logged<G>)> {
        let until = self.told_until();
        let told = self.looked_at().log_for(self.viewer(), from);
        let told = told.filter(move |(number, _)| *number < until);
        let rehearsed = self.rehearsal.iter().flat_map(|rehearsal| &rehearsal.log);
        told.chain(
            rehearsed
                .filter(move |(number, _)| *number >= from)
                .copied(),
        )
    }

    /// Returns the number of events that those who look are told of, with those that are rehearsed.
    pub(in crate::table) fn events(&mut self) -> usize {
        let rehearsed = self.rehearsal.as_ref();
        let last = rehearsed.and_then(|rehearsal| rehearsal.log.last());
        let last = last.map_or(0, |(number, _)| number + 1);
        let until = self.told_until();
        last.max(self.shown().log().len().min(until))
    }

    /// Does something at the table that is seen, and returns its result: in a rehearsal, at a fork in which its choices were made.
    /// Returns `None` if they cannot be made.
    pub(in crate::table) fn at_seen<R>(
        &mut self,
        act: impl FnOnce(&mut Table<G>) -> R,
    ) -> Option<R> {
        let Some(rehearsal) = &self.rehearsal else {
            return Some(act(self.shown()));
        };
        let choices = &rehearsal.choices;
        let seat = self.table.decision()?.seat;
        self.table.fork_for(seat, SHUFFLE, |fork| {
            for &choice in choices {
                fork.choose(choice).ok()?;
            }
            Some(act(fork))
        })
    }

    /// Returns whether a rehearsal can begin: a person decides in earnest, and sees the table.
    #[must_use]
    pub fn can_rehearse(&self) -> bool {
        let own = self
            .table
            .decision()
            .is_some_and(|decision| self.is_person(decision.seat));
        // A lesson leads through choices of its own.
        let elsewhere = self.past.is_some() || self.course.is_some();
        own && !elsewhere && !self.is_rehearsing() && self.curtain().is_none()
    }

    /// Begins to rehearse the open decision of a person.
    fn begin_rehearsal(&mut self) {
        if !self.can_rehearse() {
            return;
        }
        let open = self.open();
        let view = self.seen();
        self.rehearsal = Some(Rehearsal {
            choices: Vec::new(),
            log: Vec::new(),
            begins: Vec::new(),
            view,
            open,
            unknown: false,
        });
        self.change();
    }

    /// Ends the rehearsal: the table is the true one again.
    pub(super) fn end_rehearsal(&mut self) {
        if self.rehearsal.take().is_some() {
            self.retell();
        }
    }

    /// Makes a choice in the rehearsal.
    ///
    /// # Errors
    /// The rule that forbids it, in a sentence.
    pub(super) fn rehearse(&mut self, choice: G::Choice) -> Result<(), String> {
        let Some(rehearsal) = &self.rehearsal else {
            return Ok(());
        };
        let (viewer, made) = (self.viewer(), rehearsal.choices.clone());
        let Some(seat) = self.table.decision().map(|decision| decision.seat) else {
            return Ok(());
        };
        // The events and the decision after this choice in the fork; or the reason why it is refused.
        let come_to = self.table.fork_for(seat, SHUFFLE, |fork| {
            for choice in made {
                let _ = fork.choose(choice);
            }
            let from = fork.log().len();
            fork.choose(choice).map_err(|refusal| refusal.reason)?;
            let told: Vec<_> = fork.log_for(viewer, from).collect();
            let open = fork.decision().map(|decision| {
                let asked = Asked {
                    seat: decision.seat,
                    question: decision.question,
                    secret: decision.secret,
                };
                (asked, decision.choices.to_vec())
            });
            Ok((told, open))
        });
        let (mut told, open) = come_to.map_err(|reason| self.speaker.reason(reason))?;
        let known = told.iter().position(|(_, told)| G::reveals(&told.event));
        told.truncate(known.unwrap_or(told.len()));
        let data = self.table.data().clone();
        let Some(rehearsal) = &mut self.rehearsal else {
            return Ok(());
        };
        for (_, told) in &told {
            G::follow(&mut rehearsal.view, &data, &told.event);
        }
        rehearsal.choices.push(choice);
        rehearsal.begins.push(rehearsal.log.len());
        rehearsal.log.extend(told);
        rehearsal.unknown = known.is_some();
        // The decisions of others are unknown.
        rehearsal.open = open.filter(|(asked, _)| known.is_none() && asked.seat == seat);
        self.change();
        Ok(())
    }

    /// Takes back the last choice of a rehearsal; returns whether there was one.
    pub(super) fn rehearse_back(&mut self) -> bool {
        let Some(rehearsal) = &mut self.rehearsal else {
            return false;
        };
        let (Some(_), Some(from)) = (rehearsal.choices.pop(), rehearsal.begins.pop()) else {
            return false;
        };
        let log = rehearsal.log.split_off(from);
        let choices = std::mem::take(&mut rehearsal.choices);
        let viewer = self.viewer();
        self.rehearsal = None;
        self.begin_rehearsal();
        for choice in choices {
            // They were legal before.
            let _ = self.rehearse(choice);
        }
        self.retell();
        self.undone = Some(Undone { viewer, log });
        true
    }

    /// Returns whether a choice of a rehearsal can be taken back.
    pub(in crate::table) fn can_rehearse_back(&self) -> bool {
        let rehearsal = self.rehearsal.as_ref();
        rehearsal.is_some_and(|rehearsal| !rehearsal.choices.is_empty())
    }
}

/// Begins and ends rehearsals.
pub(super) fn rehearse<G: TableGame>(
    mut asks: MessageReader<Rehearse>,
    mut session: ResMut<Session<G>>,
    mut notice: ResMut<Notice>,
) {
    for &Rehearse(begins) in asks.read() {
        notice.text.clear();
        if begins {
            session.begin_rehearsal();
        } else {
            session.end_rehearsal();
        }
    }
}
