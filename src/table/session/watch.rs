//! Watching: a game that nobody plays is paused and goes on, and is looked at as it was before and after any act. All who look are
//! told the same of it, so its log alone says what they saw; of decisions there may be none.

use super::eyes::Sight;
use super::undo::Undone;
use super::{Session, Travel};
use crate::table::{Speak, TableGame};
use rules::table::{Logged, Table};

/// A game that nobody plays, as far as it has been watched. Places in it are counted in events that have been told.
pub(super) struct Watch<G: TableGame> {
    /// The table before anybody acted.
    laid: Sight<G>,
    going: Going,
    /// The numbers of events that have been shown by now, and at most.
    told: usize,
    pub(super) seen: usize,
}

/// The pace of a game that nobody plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Going {
    /// By itself.
    On,
    /// Not at all: motion is stopped.
    Still,
    /// Until so many events have been shown, be it that they are yet to happen.
    Until(usize),
}

/// The place in a game of those who watch it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Watching {
    /// The number of events that have been told where one looks.
    pub at: usize,
    /// The number of events that have been told at most.
    pub seen: usize,
    /// True if nothing goes on by itself.
    pub paused: bool,
    /// True if a single act is shown, which can be shown at once.
    pub steps: bool,
    /// True if there is nothing before, and nothing to come.
    pub ends: [bool; 2],
}

impl<G: TableGame> Watch<G> {
    /// Begins to watch a game whose last event has been shown; `None` if it cannot be laid anew, which every game can.
    pub(super) fn begin(table: &Table<G>) -> Option<Self> {
        let told = table.log().len();
        Some(Self {
            laid: Sight::laid(table, None)?,
            going: Going::On,
            told,
            seen: told,
        })
    }

    /// Goes back to the start, before anybody acted.
    pub(super) fn go_to_start(&mut self) {
        self.told = self.laid.told;
        self.seen = self.told;
    }

    /// Stops where it is.
    pub(super) fn stop(&mut self) {
        self.going = Going::Until(self.told);
    }

    /// Returns whether it stops in a log of this length.
    fn is_stopped(&self, long: usize) -> bool {
        matches!(self.going, Going::Until(until) if until <= long)
    }
}

impl<G: TableGame> Session<G> {
    /// Returns the place of those who watch a game that nobody plays; `None` if somebody plays.
    #[must_use]
    pub fn watching(&self) -> Option<Watching> {
        let watch = self.watch.as_ref()?;
        let long = self.table.log().len();
        let at = match watch.going {
            Going::Until(until) => until.min(long),
            Going::On | Going::Still => watch.told,
        };
        let over = at >= long && self.table.decision().is_none();
        Some(Watching {
            at,
            seen: watch.seen.max(at),
            paused: watch.going == Going::Still || watch.is_stopped(long),
            steps: matches!(watch.going, Going::Until(_)),
            ends: [at <= watch.laid.told, over],
        })
    }

    /// Notes how much of the log has been shown.
    pub(in crate::table) fn note_shown(&mut self, told: usize) {
        if let Some(watch) = &mut self.watch {
            watch.told = told;
            watch.seen = watch.seen.max(told);
        }
    }

    /// Returns whether motion is stopped in a game that nobody plays.
    pub(in crate::table) fn stands_still(&self) -> bool {
        let watch = self.watch.as_ref();
        watch.is_some_and(|watch| watch.going == Going::Still)
    }

    /// Returns whether a game that nobody plays goes no further than the point that is looked at.
    pub(super) fn is_stopped(&self) -> bool {
        let long = self.table.log().len();
        let watch = self.watch.as_ref();
        watch.is_some_and(|watch| watch.is_stopped(long))
    }

    /// Returns the number of events that those who look are told at most.
    pub(super) fn told_until(&self) -> usize {
        match self.watch.as_ref().map(|watch| watch.going) {
            Some(Going::Until(until)) => until,
            _ => usize::MAX,
        }
    }

    /// Returns the view at the point where a game that nobody plays is looked at, if that is not its end so far.
    pub(super) fn watched_back(&self) -> Option<G::View> {
        let until = self.told_until();
        let back = until < self.table.log().len();
        let watch = self.watch.as_ref().filter(|_| back)?;
        Some(self.follow(watch, until))
    }

    /// Returns the view so far of a game that nobody plays and that goes on from there.
    pub(super) fn watched_so_far(&self) -> Option<Sight<G>> {
        let watch = self.watch.as_ref()?;
        let goes = !matches!(watch.going, Going::Until(_));
        goes.then(|| Sight {
            told: watch.told,
            viewer: None,
            view: self.follow(watch, watch.told),
        })
    }

    /// Returns the view of those who watch after so many events.
    fn follow(&self, watch: &Watch<G>, told: usize) -> G::View {
        let mut view = watch.laid.view.clone();
        let log = self.table.log_for(None, watch.laid.told);
        for (_, event) in log.take_while(|&(number, _)| number < told) {
            G::follow(&mut view, self.table.data(), &event.event);
        }
        view
    }

    /// Goes along a game that nobody plays, as it is asked for.
    pub(super) fn watch(&mut self, travel: Travel) {
        let Some((watching, first)) = self.watching().zip(self.first_stop()) else {
            return;
        };
        let Watching {
            at,
            seen,
            paused,
            ends: [_, over],
            ..
        } = watching;
        let log = self.table.log();
        let begins = |&number: &usize| G::is_milestone(&log[number].event);
        let to = match travel {
            Travel::Pause => return self.pause(paused),
            Travel::Now => return self.watch_on_from(seen),
            Travel::Later | Travel::RoundLater if at == log.len() && !over => {
                return self.await_act();
            }
            Travel::To(to) => self.stop_before(to.saturating_add(1)),
            Travel::Earlier => self.stop_before(at),
            Travel::Later => self.stop_after(at),
            Travel::RoundEarlier => {
                let begun = (first..at).rev().filter(begins);
                let mut begun = begun.map(|number| self.stop_after(number));
                begun.find(|&begun| begun < at).unwrap_or(first)
            }
            Travel::RoundLater => {
                let after = (at..log.len()).find(begins);
                after.map_or(log.len(), |number| self.stop_after(number))
            }
            _ => return,
        };
        self.stop_at(to);
    }

    /// Pauses a game that goes on, or lets a paused one go on.
    fn pause(&mut self, paused: bool) {
        let going = if paused { Going::On } else { Going::Still };
        if let Some(Going::Until(_)) = self.set_going(going) {
            self.change();
        }
    }

    /// Lets the game go on from after so many events.
    fn watch_on_from(&mut self, told: usize) {
        let elsewhere = self.watching().is_some_and(|watching| watching.at < told);
        self.set_going(Going::On);
        if elsewhere {
            self.note_shown(told);
            self.retell();
        } else {
            self.change();
        }
    }

    /// Shows the next act, and no more than that. A captain that thinks is hurried.
    fn await_act(&mut self) {
        let next = Going::Until(self.table.log().len() + 1);
        let before = self.set_going(next);
        if matches!(before, Some(Going::Until(_))) && before != Some(next) {
            self.change();
        }
        self.hurry();
    }

    /// Shows the act that was waited for to its end.
    pub(super) fn keep_to_act(&mut self) {
        if let Some(Going::Until(until)) = self.watch.as_ref().map(|watch| watch.going) {
            let end = self.stop_after(until.saturating_sub(1));
            self.set_going(Going::Until(end));
        }
    }

    /// Looks at the game after so many events, and stops there.
    fn stop_at(&mut self, to: usize) {
        let at = self.watching().map_or(to, |watching| watching.at);
        let before = self.set_going(Going::Until(to));
        if before == Some(Going::Until(to)) {
            return;
        }
        // One act on is shown as it happened, one act back likewise; any other way is a jump, after which the log is another.
        if matches!(before, Some(Going::Until(_))) && to == self.stop_after(at) {
            self.change();
            return;
        }
        self.retell();
        if to < at && to == self.stop_before(at) {
            let log = self.table.log_for(None, to);
            let log = log.take_while(|&(number, _)| number < at).collect();
            self.undone = Some(Undone { viewer: None, log });
        }
    }

    /// Changes how the game goes on; returns how it did before, or `None` if somebody plays.
    fn set_going(&mut self, going: Going) -> Option<Going> {
        let watch = self.watch.as_mut()?;
        Some(std::mem::replace(&mut watch.going, going))
    }

    fn first_stop(&self) -> Option<usize> {
        self.watch.as_ref().map(|watch| watch.laid.told)
    }

    /// Returns whether so many events end with an act: the next one is told anew, or a round has just begun. What nobody who looks is
    /// told belongs to no act.
    fn is_stop(&self, told: usize) -> bool {
        let log = self.table.log();
        let Some(last) = told.checked_sub(1).and_then(|last| log.get(last)) else {
            return true;
        };
        let Some(after) = log.get(told) else {
            return true;
        };
        if G::is_milestone(&last.event) {
            return !G::joins(&last.event, &after.event);
        }
        let mut next = self.table.log_for(None, told);
        let Some((_, next)) = next.next().filter(|&(number, _)| number == told) else {
            return false;
        };
        let mut before = log[..told].iter().rev();
        let Some(before) = before.find(|told| told.audience.has(None)) else {
            return true;
        };
        let is_silent = |told: &Logged<G>| self.speaker.event(told, None).is_none();
        let decides = |told: &Logged<G>| G::decided(&told.event).is_some();
        // A decision without a text belongs to its outcome.
        G::begins_telling(&next.event)
            && (decides(&next) || !is_silent(&next))
            && !(decides(before) && is_silent(before))
            && !G::joins(&before.event, &next.event)
    }

    /// Returns the last end of an act before so many events, in events; the start if there is none.
    fn stop_before(&self, told: usize) -> usize {
        let first = self.first_stop().unwrap_or(0);
        let all = first..told.min(self.table.log().len() + 1);
        all.rev().find(|&told| self.is_stop(told)).unwrap_or(first)
    }

    /// Returns the first end of an act after so many events, in events; the end of the log if there is none.
    pub(super) fn stop_after(&self, told: usize) -> usize {
        let long = self.table.log().len();
        let mut all = told + 1..long;
        all.find(|&told| self.is_stop(told)).unwrap_or(long)
    }
}
