//! Two choices compared: by how much one is better than the other, in what, and whether it is more than luck.

use crate::captains::Thinker;
use crate::study::{Mean, Studied};
use crate::table::{Seat, Table};

/// By how much one choice is better than another, in points: the mean over what was thought through.
#[derive(Debug, Clone, PartialEq)]
pub struct Gain {
    /// Own points gained, by source ([`Studied::SOURCES`]).
    pub sources: Vec<f32>,
    /// The gain by things aboard that will still help.
    pub later: f32,
    /// Points gained by the best of the other seats.
    pub others: f32,
}

/// The part of a [`Gain`] that a number of points belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// A source of own points, by its index in [`Studied::SOURCES`].
    Source(usize),
    /// Things aboard that will still help.
    Later,
    /// The points of the best of the other seats.
    Others,
}

/// The points that are at stake in a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stake {
    /// Own points from a source, by its name in [`Studied::SOURCES`].
    Own(&'static str),
    /// All points of another seat.
    Of(Seat),
}

/// The fewest points that are given as a reason: less would be shown as 0.1 at most.
const LEAST: f32 = 0.15;

impl Gain {
    /// Returns no gain, for so many sources.
    pub(super) fn of(sources: usize) -> Self {
        Self {
            sources: vec![0.0; sources],
            later: 0.0,
            others: 0.0,
        }
    }

    /// Returns how much the lead over the best of the others grows, in points.
    #[must_use]
    pub fn lead(&self) -> f32 {
        self.sources.iter().sum::<f32>() + self.later - self.others
    }

    /// Returns the parts worth a word, those that matter most first.
    #[must_use]
    pub fn reasons(&self) -> Vec<(Reason, f32)> {
        let own = self.sources.iter().enumerate();
        let own = own.map(|(place, &points)| (Reason::Source(place), points));
        let rest = [(Reason::Later, self.later), (Reason::Others, self.others)];
        worth_a_word(own.chain(rest))
    }

    pub(super) fn add(&mut self, other: &Self) {
        for (sum, points) in self.sources.iter_mut().zip(&other.sources) {
            *sum += points;
        }
        self.later += other.later;
        self.others += other.others;
    }
}

/// The parts worth a word, those that matter most first.
fn worth_a_word<P>(parts: impl Iterator<Item = (P, f32)>) -> Vec<(P, f32)> {
    let mut parts: Vec<_> = parts.filter(|(_, points)| points.abs() >= LEAST).collect();
    // Stable: of equals the first source stays first.
    parts.sort_by(|one, other| other.1.abs().total_cmp(&one.1.abs()));
    parts
}

/// The end of a thought: own points by source and what may still come, the best rival's points, and each seat's as they stand.
struct End {
    gain: Gain,
    seats: Vec<f32>,
}

/// Two choices of a decision, compared thought by thought, each with the same luck for both.
pub struct Comparison<G: Studied> {
    /// The choice that may be better, behind the other.
    choices: [G::Choice; 2],
    seat: Seat,
    /// The seat whose eyes see the points; `None` where each seat sees its own.
    viewer: Option<Seat>,
    thoughts: u32,
    sources: Vec<Mean>,
    later: Mean,
    others: Mean,
    lead: Mean,
    seats: Vec<Mean>,
}

impl<G: Studied> Comparison<G> {
    /// Compares two choices of the decision that a captain thinks about, as far as its seat knows what comes of them; the one that may be
    /// better is behind the other.
    #[must_use]
    pub fn of(choices: [G::Choice; 2], seat: Seat) -> Self {
        Self {
            choices,
            seat,
            viewer: Some(seat),
            thoughts: 0,
            sources: vec![Mean::default(); G::SOURCES.len()],
            later: Mean::default(),
            others: Mean::default(),
            lead: Mean::default(),
            seats: Vec::new(),
        }
    }

    /// Compares the best choice of a captain that has decided with the next best, by what everybody at the table may know: nothing that
    /// its seat hides shows in the numbers. Returns `None` where not even that may be told ([`Thinker::lay_open`]). The captain thinks
    /// about nothing else afterwards.
    #[must_use]
    pub fn openly(thinker: &mut Thinker<G>) -> Option<Self> {
        let (seat, choices) = thinker.lay_open()?;
        Some(Self {
            viewer: None,
            ..Self::of(choices, seat)
        })
    }

    /// Has the captain think so many more thoughts about each of the two choices.
    pub fn think(&mut self, thinker: &mut Thinker<G>, thoughts: u32) {
        let (choices, from) = (self.choices, self.thoughts);
        self.thoughts += thoughts;
        let mut before = None;
        thinker.weigh(choices, from..self.thoughts, |which, points, table| {
            let end = self.end(points, table);
            if which == 0 {
                before = Some(end);
            } else if let Some(before) = before.take() {
                self.add(&before, &end);
            }
        });
    }

    /// Returns how many thoughts each of the two was given.
    #[must_use]
    pub fn thoughts(&self) -> u32 {
        self.thoughts
    }

    fn end(&self, points: &[i32], table: &mut Table<G>) -> End {
        let own = self.seat.index();
        let rivals = points.iter().enumerate().filter(|&(seat, _)| seat != own);
        let rival = rivals.map(|(_, &points)| points).max().unwrap_or(0);
        let known = G::points(table, self.viewer);
        let sum = |of: &Vec<i32>| of.iter().sum::<i32>() as f32;
        End {
            gain: Gain {
                sources: known[own].iter().map(|&points| points as f32).collect(),
                later: points[own] as f32 / 100.0 - sum(&known[own]),
                others: rival as f32 / 100.0,
            },
            seats: known.iter().map(sum).collect(),
        }
    }

    fn add(&mut self, before: &End, end: &End) {
        self.seats.resize(end.seats.len(), Mean::default());
        note(&mut self.sources, &before.gain.sources, &end.gain.sources);
        note(&mut self.seats, &before.seats, &end.seats);
        let (than, gain) = (&before.gain, &end.gain);
        self.later.add(f64::from(gain.later - than.later));
        self.others.add(f64::from(gain.others - than.others));
        self.lead.add(f64::from(gain.lead() - than.lead()));
    }

    /// Returns by how much the choice is better, in the mean.
    #[must_use]
    pub fn gain(&self) -> Gain {
        let mean = |mean: &Mean| mean.mean() as f32;
        Gain {
            sources: self.sources.iter().map(mean).collect(),
            later: mean(&self.later),
            others: mean(&self.others),
        }
    }

    /// Returns whether the choice is better by more than the luck of the thoughts may have made.
    #[must_use]
    pub fn is_better(&self) -> bool {
        self.lead.mean() > self.lead.reach()
    }

    /// Returns whose points the choice changes as things stand, by more than luck and by enough for a word, the most first; nothing where
    /// the choice may be no better.
    #[must_use]
    pub fn stakes(&self) -> Vec<(Stake, f32)> {
        if !self.is_better() {
            return Vec::new();
        }
        let own = G::SOURCES.iter().map(|&source| Stake::Own(source));
        let seats = (0..).map(Seat).zip(&self.seats);
        let others = seats.filter(|&(seat, _)| seat != self.seat);
        let others = others.map(|(seat, mean)| (Stake::Of(seat), mean));
        let stakes = own.zip(&self.sources).chain(others);
        let sure = stakes.filter(|(_, mean)| mean.mean().abs() > mean.reach());
        worth_a_word(sure.map(|(stake, mean)| (stake, mean.mean() as f32)))
    }
}

/// Notes by how much each of some points are more than before.
fn note(means: &mut [Mean], before: &[f32], now: &[f32]) {
    for (mean, (before, now)) in means.iter_mut().zip(before.iter().zip(now)) {
        mean.add(f64::from(now - before));
    }
}
