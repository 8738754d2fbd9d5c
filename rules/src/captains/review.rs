//! Looking back at a game: which decisions cost most.

use super::level::Plan;
use super::thinker::{Expected, Thinker};
use crate::table::save::{Saved, Unfit};
use crate::table::{Game, Seat, Table};
use std::sync::Arc;

/// What a captain expects of each choice of the open decision, the best first; nothing where nobody is asked.
///
/// # Errors
/// Where the table's setup cannot be played, which no table's is.
pub fn hint<G: Game>(table: &mut Table<G>, plan: Plan) -> Result<Vec<Expected<G::Choice>>, String> {
    let mut thinker = Thinker::new(table)?;
    thinker.begin(table, plan);
    thinker.think(u32::MAX);
    Ok(thinker.expected())
}

/// A decision that could have been better.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Costly<C> {
    /// Which choice of the game, from 0: replaying so many comes to the decision.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was chosen.
    pub chosen: Expected<C>,
    /// What would have been better.
    pub better: Expected<C>,
}

impl<C> Costly<C> {
    /// What the decision cost, from 0 to 1: so much less worth was the choice made.
    #[must_use]
    pub fn cost(&self) -> f32 {
        self.better.worth - self.chosen.worth
    }
}

/// A look back at a saved game, a decision at a time.
///
/// Each decision is judged by what its seat could know then: bad luck costs nothing.
pub struct Review<G: Game> {
    table: Table<G>,
    thinker: Thinker<G>,
    choices: Vec<G::Choice>,
    seats: Vec<Seat>,
    plan: Plan,
    next: usize,
    found: Vec<Costly<G::Choice>>,
}

impl<G: Game> Review<G> {
    /// A look back at what these seats decided.
    ///
    /// # Errors
    /// Where the file is of other rules or data, or a choice in it is not legal.
    pub fn new(
        saved: &Saved<G>,
        data: &Arc<G::Data>,
        seats: &[Seat],
        plan: Plan,
    ) -> Result<Self, Unfit> {
        saved.replay(data)?;
        let table = saved.replay_to(data, 0)?;
        Ok(Self {
            thinker: Thinker::new(&table).map_err(Unfit::Setup)?,
            table,
            choices: saved.choices.clone(),
            seats: seats.to_vec(),
            plan,
            next: 0,
            found: Vec::new(),
        })
    }

    /// How many choices were looked at, and of how many.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.next, self.choices.len())
    }

    /// Looks at the next choice; says whether there was one.
    pub fn step(&mut self) -> bool {
        let Some(&chosen) = self.choices.get(self.next) else {
            return false;
        };
        let seat = self.table.decision().map(|decision| decision.seat);
        if let Some(seat) = seat.filter(|seat| self.seats.contains(seat)) {
            let found = self.judge(seat, chosen);
            self.found.extend(found);
        }
        self.next += 1;
        self.table.choose(chosen).is_ok()
    }

    /// What was better than the choice made, if anything was.
    fn judge(&mut self, seat: Seat, chosen: G::Choice) -> Option<Costly<G::Choice>> {
        self.thinker.begin(&mut self.table, self.plan);
        self.thinker.think(u32::MAX);
        let best = self.thinker.best().filter(|&best| best != chosen)?;
        // Which was tried more says little of one that was seldom tried: both are weighed alike.
        let weighed = self
            .thinker
            .weigh(&[chosen, best], self.plan.iterations / 2);
        let &[chosen, better] = weighed.as_slice() else {
            return None;
        };
        (better.worth > chosen.worth).then_some(Costly {
            number: self.next,
            seat,
            chosen,
            better,
        })
    }

    /// The decisions that cost most so far, so many at most, the costliest first.
    #[must_use]
    pub fn worst(&self, most: usize) -> Vec<Costly<G::Choice>> {
        worst(self.found.clone(), most)
    }

    /// The same of what one seat decided.
    #[must_use]
    pub fn worst_of(&self, seat: Seat, most: usize) -> Vec<Costly<G::Choice>> {
        let own = self.found.iter().filter(|costly| costly.seat == seat);
        worst(own.copied().collect(), most)
    }
}

fn worst<C>(mut found: Vec<Costly<C>>, most: usize) -> Vec<Costly<C>> {
    found.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
    found.truncate(most);
    found
}
