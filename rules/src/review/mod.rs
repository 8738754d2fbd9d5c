//! Looking back at a game that is over: which decisions cost most, and where the points went.
//!
//! A captain thinks each decision through again, knowing what its seat knew then; what the game says of its points
//! ([`Studied`]) tells in what one choice was better than the other. By the same comparison a captain says what it wanted. No rule of
//! a game stands here.

mod comparison;

pub use comparison::{Comparison, Gain, Reason, Stake};

use crate::captains::{Plan, Thinker};
use crate::study::Studied;
use crate::table::save::{Saved, Unfit};
use crate::table::{Seat, Table, is_one_act};
use std::sync::Arc;

/// A decision that could have been better. Of an act it is the first that could have been, with what all of them cost.
#[derive(Debug, Clone, PartialEq)]
pub struct Blunder<C> {
    /// The index of the choice in the game: replaying so many choices leads to the decision.
    pub number: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The choice that was made.
    pub chosen: C,
    /// The choice that would have been better.
    pub better: C,
    /// By how much, and in what.
    pub gain: Gain,
}

impl<C> Blunder<C> {
    /// Returns what the decision cost, in points of the lead over the best of the others.
    #[must_use]
    pub fn cost(&self) -> f32 {
        self.gain.lead()
    }
}

/// A look back at a saved game, one decision at a time.
///
/// Each decision is judged by what its seat could know then: bad luck costs nothing.
pub struct Review<G: Studied> {
    table: Table<G>,
    thinker: Thinker<G>,
    choices: Vec<G::Choice>,
    /// The choices that are looked at, by number, each with the first of its act.
    asked: Vec<(usize, usize)>,
    plan: Plan,
    looked: usize,
    found: Vec<Blunder<G::Choice>>,
}

impl<G: Studied> Review<G> {
    /// Starts a look back at what these seats decided.
    ///
    /// # Errors
    /// Fails where the file is of other rules or data, or a choice in it is not legal.
    pub fn new(
        saved: &Saved<G>,
        data: &Arc<G::Data>,
        seats: &[Seat],
        plan: Plan,
    ) -> Result<Self, Unfit> {
        let mut asked = Vec::new();
        let (mut before, mut act) = (None, 0);
        let all = saved.choices.len();
        saved.replay_telling(data, all, |table| {
            let Some(open) = table.decision() else {
                return;
            };
            let (number, now) = (table.choices().len(), (open.seat, open.question));
            let answered = before.replace(now).zip(table.choices().last());
            let goes_on = answered.is_some_and(|((seat, question), &choice)| {
                is_one_act::<G>((seat, question, choice), now)
            });
            if !goes_on {
                act = number;
            }
            // Where there is but one answer, no other would have been better.
            if open.choices.len() > 1 && seats.contains(&open.seat) {
                asked.push((number, act));
            }
        })?;
        let table = saved.replay_to(data, 0)?;
        Ok(Self {
            thinker: Thinker::new(&table).map_err(Unfit::Setup)?,
            table,
            choices: saved.choices.clone(),
            asked,
            plan,
            looked: 0,
            found: Vec::new(),
        })
    }

    /// Returns how many decisions have been looked at, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.looked, self.asked.len())
    }

    /// Looks at the next decision, and returns whether there was one.
    pub fn step(&mut self) -> bool {
        let Some(&(number, act)) = self.asked.get(self.looked) else {
            return false;
        };
        let since = self.table.choices().len()..number;
        for &choice in &self.choices[since] {
            // The whole game was replayed before.
            let _ = self.table.choose(choice);
        }
        let found = self.judge(number);
        match (self.found.last_mut(), found) {
            (Some(last), Some(more)) if last.number >= act => last.gain.add(&more.gain),
            (_, found) => self.found.extend(found),
        }
        self.looked += 1;
        true
    }

    /// Returns what was better than the choice made, if anything was beyond doubt.
    fn judge(&mut self, number: usize) -> Option<Blunder<G::Choice>> {
        let chosen = self.choices[number];
        let seat = self.table.decision()?.seat;
        self.thinker.begin(&mut self.table, self.plan);
        self.thinker.think(u32::MAX);
        let better = self.thinker.best().filter(|&best| best != chosen)?;
        // Which was tried more says little of one that was seldom tried: both are weighed alike.
        let mut compared = Comparison::of([chosen, better], seat);
        compared.think(&mut self.thinker, self.plan.iterations / 2);
        // What may be luck is nothing to regret.
        compared.is_better().then(|| Blunder {
            number,
            seat,
            chosen,
            better,
            gain: compared.gain(),
        })
    }

    /// Returns the blunders found so far, in the order of the game.
    #[must_use]
    pub fn found(&self) -> &[Blunder<G::Choice>] {
        &self.found
    }

    /// Returns how many blunders of a seat were found so far, and what they cost together, in points.
    #[must_use]
    pub fn sum_of(&self, seat: Seat) -> (usize, Gain) {
        let mut sum = (0, Gain::of(G::SOURCES.len()));
        for costly in self.found.iter().filter(|costly| costly.seat == seat) {
            sum.0 += 1;
            sum.1.add(&costly.gain);
        }
        sum
    }

    /// Returns the blunders that cost most so far, at most so many, the costliest first.
    #[must_use]
    pub fn worst(&self, most: usize) -> Vec<Blunder<G::Choice>> {
        worst(self.found.iter(), most)
    }

    /// Returns a seat's blunders that cost most so far, at most so many, the costliest first.
    #[must_use]
    pub fn worst_of(&self, seat: Seat, most: usize) -> Vec<Blunder<G::Choice>> {
        let own = self.found.iter().filter(|costly| costly.seat == seat);
        worst(own, most)
    }
}

fn worst<'a, C: Clone + 'a>(
    found: impl Iterator<Item = &'a Blunder<C>>,
    most: usize,
) -> Vec<Blunder<C>> {
    let mut found: Vec<_> = found.cloned().collect();
    found.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
    found.truncate(most);
    found
}
