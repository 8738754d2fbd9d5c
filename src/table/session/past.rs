//! Looking back: the table as it was after any decision, replays of events, and branches of the game, which are kept with it.

use super::acts::next;
use super::undo::Undone;
use super::{Eyes, Session};
use crate::options::Speed;
use crate::table::TableGame;
use bevy::prelude::*;
use rules::table::save::Saved;
use rules::table::{Seat, Table};

/// A request to look at another point of the game, or to play on from there.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Travel {
    /// At the table after so many decisions.
    To(usize),
    /// One decision earlier.
    Earlier,
    /// One decision later.
    Later,
    /// At the previous beginning of a round.
    RoundEarlier,
    /// At the next beginning of a round, or now.
    RoundLater,
    /// At the table as it stands.
    Now,
    /// Shows once more the events since the last decision of the seat that decides now.
    Replay,
    /// Goes on from the point that is looked at. The game so far is kept as a branch.
    PlayOn,
    /// Goes on from after so many decisions, likewise.
    From(usize),
    /// Goes on at the end of a branch. The game so far is kept as the newest of them.
    Line(usize),
    /// Plays the game again with the data that the player's own files hold now, as far as its decisions can be made: a game of its
    /// own.
    Anew,
    /// Pauses a game that nobody plays, or lets it go on.
    Pause,
    /// Lets a person agree that the game goes on although more is known than should be.
    Agree(Seat),
    /// Refuses to play on for practice.
    Decline,
}

/// The number of events from which on they are not shown one by one when they are taken back together.
const A_LONG_WAY: usize = 30;

/// The table as it was.
pub(super) struct Past<G: TableGame> {
    at: usize,
    table: Table<G>,
    /// True if it goes on by itself.
    playing: bool,
}

/// A branch: another way the game went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Branch {
    /// The number of decisions that it shares with the present game.
    pub from: usize,
    /// The round in which it left the game, from 1; 0 before the first.
    pub round: usize,
    /// The number of its decisions.
    pub long: usize,
}

impl<G: TableGame> Session<G> {
    /// Returns the number of decisions after which the table is looked at, if that is not now.
    #[must_use]
    pub fn looks_back(&self) -> Option<usize> {
        self.past.as_ref().map(|past| past.at)
    }

    /// Returns the table that is looked at.
    pub fn shown(&mut self) -> &mut Table<G> {
        match &mut self.past {
            Some(past) => &mut past.table,
            None => &mut self.table,
        }
    }

    /// Returns the table that is looked at, to read.
    pub(super) fn looked_at(&self) -> &Table<G> {
        self.past.as_ref().map_or(&self.table, |past| &past.table)
    }

    /// Returns the number of decisions after which each round began; in a game that nobody plays, of the events that have been
    /// seen.
    pub fn milestones(&self) -> impl Iterator<Item = usize> + '_ {
        let watched = self.watch.as_ref();
        let seen = watched.map_or(usize::MAX, |watch| watch.seen);
        let log = self.table.log().iter().take(seen).enumerate();
        log.filter(|(_, told)| G::is_milestone(&told.event))
            .map(move |(number, _)| match watched {
                Some(_) => self.stop_after(number).min(seen),
                None => self.made.partition_point(|made| made.told <= number),
            })
    }

    /// Returns the point to look at the table after an event, in decisions, or in a game that nobody plays in events; `None` if
    /// nobody had decided before it, or in a lesson, which goes back by its own steps.
    #[must_use]
    pub fn led_to(&self, event: usize) -> Option<usize> {
        if self.watch.is_some() {
            return Some(self.stop_after(event));
        }
        let made = self.made.partition_point(|made| made.told <= event);
        (made > 0 && self.course.is_none()).then_some(made)
    }

    /// Returns the branches of this game, the newest last; none in a game that nobody plays.
    pub fn branches(&self) -> impl Iterator<Item = Branch> + '_ {
        let played = self.table.choices();
        let rounds: Vec<usize> = self.milestones().collect();
        let lines = self.lines.iter().filter(|_| self.watch.is_none());
        lines.map(move |line| {
            let from = common(line, played);
            Branch {
                from,
                round: rounds.partition_point(|&begun| begun <= from),
                long: line.len(),
            }
        })
    }

    /// Returns whether something was seen after the decision looked at which nobody could know then: whoever plays on from there
    /// knows too much.
    #[must_use]
    pub fn knows_too_much(&self) -> bool {
        self.looks_back().is_some_and(|at| self.reveals_since(at))
    }

    /// Returns whether something was seen after so many decisions which nobody could know then, be it only the end of the game.
    pub(super) fn reveals_since(&self, decisions: usize) -> bool {
        let Some(made) = self.made.get(decisions) else {
            return false;
        };
        let since = &self.table.log()[made.told..];
        // A game whose score is told is counted: gone on with, it would count once more.
        self.told || since.iter().any(|told| G::reveals(&told.event))
    }

    /// Returns whether somebody has played on knowing too much.
    #[must_use]
    pub fn is_practice(&self) -> bool {
        self.practice
    }

    /// Returns the number of decisions made when the seat that decides now had last decided, if others have decided since.
    fn last_own(&self) -> Option<usize> {
        let seat = self.table.decision()?.seat;
        let mut places = (0..self.made.len()).rev();
        let last = places.find(|&place| self.made[place].seat == seat && !self.went_by(place));
        last.map(|place| place + 1)
            .filter(|&at| at < self.made.len())
    }

    /// Returns the number of the first event that came of a person's last decision, as far as one looks; 0 if there is none.
    #[must_use]
    pub fn last_told(&self) -> usize {
        let at = self.looks_back().unwrap_or(self.made.len());
        let mut places = (0..at).rev();
        let last =
            places.find(|&place| self.is_person(self.made[place].seat) && !self.went_by(place));
        last.map_or(0, |place| self.made[place].told)
    }

    /// Returns whether no person has decided anything yet.
    #[must_use]
    pub fn begins(&self) -> bool {
        !self.made.iter().any(|made| self.is_person(made.seat))
    }

    /// Returns whether there is anything to see by [`Travel::Replay`].
    #[must_use]
    pub fn can_replay(&self) -> bool {
        let rests = self.past.is_some() || self.course.is_some() || self.watch.is_some();
        !rests && self.last_own().is_some()
    }

    pub(super) fn travel(&mut self, travel: Travel) -> Result<(), String> {
        // A lesson goes back by its own steps.
        if self.course.is_some() {
            return Ok(());
        }
        let Some(travel) = self.way(travel) else {
            return Ok(());
        };
        if self.watch.is_some() && travel != Travel::Anew {
            self.watch(travel);
            return Ok(());
        }
        let now = self.made.len();
        let at = self.looks_back().unwrap_or(now);
        match travel {
            Travel::To(to) => self.look_at(to, false),
            Travel::Earlier => self.look_at(self.act_of(at.saturating_sub(1)), false),
            Travel::Later => self.look_at(self.act_after(at), false),
            Travel::RoundEarlier => {
                let before = self.milestones().filter(|&begun| begun < at).last();
                self.look_at(before.unwrap_or(0), false)
            }
            Travel::RoundLater => {
                let after = self.milestones().find(|&begun| begun > at);
                self.look_at(after.unwrap_or(now), false)
            }
            Travel::Now => self.look_at(now, false),
            Travel::Replay => match self.last_own() {
                Some(to) if self.past.is_none() => self.look_at(to, true),
                _ => Ok(()),
            },
            Travel::PlayOn => self.play_on(at),
            Travel::From(from) => self.play_on(from),
            Travel::Line(number) => self.change_line(number),
            Travel::Anew => {
                self.begins_anew = self.outdated;
                Ok(())
            }
            Travel::Pause | Travel::Agree(_) | Travel::Decline => Ok(()),
        }
    }

    /// Returns whether a replay goes on by itself.
    pub(super) fn goes_on(&self) -> bool {
        self.past.as_ref().is_some_and(|past| past.playing)
    }

    pub(super) fn go_on(&mut self) -> Result<(), String> {
        let at = self.looks_back().unwrap_or(0);
        if at < self.made.len() {
            return self.look_at(at + 1, true);
        }
        // The last step too was shown to the eyes of all; whoever decides now looks again.
        self.past = None;
        self.change();
        Ok(())
    }

    /// Returns the speed of the table: a replay takes its time even where everything else comes at once.
    pub(in crate::table) fn pace(&self, set: Speed) -> Speed {
        match set {
            Speed::Instant if self.goes_on() => Speed::Times(1.0),
            set => set,
        }
    }

    fn look_at(&mut self, to: usize, playing: bool) -> Result<(), String> {
        let now = self.made.len();
        let at = self.looks_back().unwrap_or(now);
        let to = to.min(now);
        if to == at {
            return Ok(());
        }
        let viewer = self.viewer();
        let table = match now {
            now if now == to && !playing => None,
            _ => Some(self.replay(self.table.choices().to_vec(), to)?),
        };
        let back = to < at && to == self.act_of(at - 1);
        let undone = table
            .as_ref()
            .filter(|_| back)
            .map(|table| table.log().len())
            .map(|from| Undone::of(viewer, self.shown(), from));
        // One step on is shown as it happened, one step back likewise; any other is a jump, after which the log is another.
        if to == at + 1 || to == self.act_after(at) {
            self.change();
        } else {
            self.retell();
        }
        self.undone = undone;
        self.past = table.map(|table| Past {
            at: to,
            table,
            playing,
        });
        // A replay does not change who looks.
        if !playing {
            self.eyes = Eyes::default();
        }
        Ok(())
    }

    fn replay(&self, choices: Vec<G::Choice>, to: usize) -> Result<Table<G>, String> {
        let saved = Saved {
            choices,
            ..Saved::of(&self.table)
        };
        let again = saved.replay_to(self.table.data(), to);
        again.map_err(|unfit| unfit.to_string())
    }

    fn play_on(&mut self, from: usize) -> Result<(), String> {
        if from >= self.made.len() {
            return Ok(());
        }
        let played = self.table.choices().to_vec();
        let (table, undone) = match self.past.take() {
            Some(past) if past.at == from => (past.table, None),
            _ => {
                let table = self.replay(played.clone(), from)?;
                let undone = Undone::of(self.viewer(), &self.table, table.log().len());
                // Nobody waits for a long way back: that is a jump.
                let undone = Some(undone).filter(|undone| undone.log.len() < A_LONG_WAY);
                (table, undone)
            }
        };
        self.practice |= self.reveals_since(from);
        self.table = table;
        self.made.truncate(from);
        self.keep_line(played);
        self.went_another_way();
        self.undone = undone;
        Ok(())
    }

    /// Keeps the game so far as the newest branch.
    fn keep_line(&mut self, played: Vec<G::Choice>) {
        // Of two steps back the second leaves only the start of a branch that is kept already.
        let mut lines = self.lines.iter();
        let kept = lines.rposition(|line| line.starts_with(&played));
        let line = kept.map_or(played, |place| self.lines.remove(place));
        self.lines.push(line);
    }

    fn change_line(&mut self, number: usize) -> Result<(), String> {
        let Some(line) = self.lines.get(number).cloned() else {
            return Ok(());
        };
        let mut made = Vec::new();
        let saved = Saved {
            choices: line,
            ..Saved::of(&self.table)
        };
        let all = saved.choices.len();
        let table = saved
            .replay_telling(self.table.data(), all, |table| {
                made.extend(next(table, &made));
            })
            .map_err(|unfit| unfit.to_string())?;
        self.lines.remove(number);
        self.keep_line(self.table.choices().to_vec());
        self.table = table;
        self.made = made;
        self.past = None;
        // Having seen both branches is knowing too much.
        self.practice = true;
        self.went_another_way();
        Ok(())
    }

    fn went_another_way(&mut self) {
        self.told = false;
        self.eyes = Eyes::default();
        self.retell();
    }
}

/// Returns the number of choices that two lines share from the start.
fn common<C: PartialEq>(one: &[C], other: &[C]) -> usize {
    one.iter()
        .zip(other)
        .take_while(|(one, other)| one == other)
        .count()
}
