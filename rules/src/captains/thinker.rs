//! A captain's thinking about one decision, in steps.

use super::level::Plan;
use super::mind::Mind;
use crate::table::{Game, Seat, SetupError, Table};
use std::ops::Range;

/// Returns what a captain expects of each choice of the open decision, the best first; empty if nobody is asked.
///
/// # Errors
/// Fails where the table's setup cannot be played, which no table's is.
pub fn hint<G: Game>(
    table: &mut Table<G>,
    plan: Plan,
) -> Result<Vec<Expected<G::Choice>>, SetupError> {
    let mut thinker = Thinker::new(table)?;
    thinker.begin(table, plan);
    thinker.think(u32::MAX);
    Ok(thinker.expected())
}

/// The result that a captain expects of one choice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Expected<C> {
    /// The choice in question.
    pub choice: C,
    /// The number of thoughts in which it was tried.
    pub tried: u32,
    /// Its worth, from 0 to 1: how near to winning it leads.
    pub worth: f32,
    /// The seat's own points in the end, as far as the captain looked.
    pub points: f32,
}

/// A captain that thinks about one decision, in steps.
///
/// It has tables of its own, so it can think in another thread while the game is shown. It can be asked for the best choice so
/// far at any time.
pub struct Thinker<G: Game> {
    minds: Vec<Mind<G>>,
    question: Option<G::Question>,
    choices: Vec<G::Choice>,
}

impl<G: Game> Thinker<G> {
    /// Returns a captain for this table, with nothing to think about yet.
    ///
    /// # Errors
    /// Fails where the table's setup cannot be played, which no table's is.
    pub fn new(at: &Table<G>) -> Result<Self, SetupError> {
        Ok(Self {
            minds: vec![Mind::new(at)?],
            question: None,
            choices: Vec::new(),
        })
    }

    /// Begins to think about the open decision of the captain's table, and returns whether there is one.
    ///
    /// Chance in its thoughts comes from the game's seed and the number of choices made, so the same game is always thought about
    /// in the same way.
    pub fn begin(&mut self, at: &mut Table<G>, plan: Plan) -> bool {
        let minds = usize::from(plan.minds.max(1));
        self.minds.truncate(minds);
        while self.minds.len() < minds {
            // The first mind has a table of this setup: so can the others.
            let Ok(mind) = Mind::new(at) else { break };
            self.minds.push(mind);
        }
        self.question = None;
        self.choices.clear();
        if let Some(decision) = at.decision() {
            self.question = Some(decision.question);
            self.choices.extend_from_slice(decision.choices);
        }
        let share = Plan {
            iterations: plan.iterations / self.minds.len() as u32,
            ..plan
        };
        for (number, mind) in (0..).zip(&mut self.minds) {
            mind.begin(at, share, number);
        }
        !self.choices.is_empty()
    }

    /// Returns the minds. Each may think in a thread of its own.
    pub fn minds(&mut self) -> &mut [Mind<G>] {
        &mut self.minds
    }

    /// Thinks on for at most so many iterations of each mind, and returns whether there is more to think.
    pub fn think(&mut self, iterations: u32) -> bool {
        let mut more = false;
        for mind in &mut self.minds {
            more |= mind.think(iterations);
        }
        more
    }

    /// Returns whether the budget is spent, or the rest of it could not change the choice.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.minds.iter().all(Mind::is_done)
    }

    /// Compares two of the choices: each gets as many thoughts, with the same luck and the same secrets for both.
    ///
    /// Earlier thoughts are used, and the budget does not count. `thoughts` are their numbers: each has luck of its own. `ends` is called
    /// after each thought with the index of the choice, every seat's points in hundredths, and the captain's table as it was then.
    pub fn weigh(
        &mut self,
        choices: [G::Choice; 2],
        thoughts: Range<u32>,
        mut ends: impl FnMut(usize, &[i32], &mut Table<G>),
    ) -> [Expected<G::Choice>; 2] {
        let tried = thoughts.len() as u32;
        let mut weighed = choices.map(|choice| Expected {
            choice,
            tried,
            worth: 0.0,
            points: 0.0,
        });
        let mind = &mut self.minds[0];
        for number in thoughts {
            for (which, expected) in weighed.iter_mut().enumerate() {
                let Some(end) = mind.weigh(number.into(), expected.choice) else {
                    continue;
                };
                expected.worth += end.worth / tried as f32;
                expected.points += end.own as f32 / (100.0 * tried as f32);
                ends(which, end.points, end.table);
            }
        }
        weighed
    }

    /// Turns from what its seat knows to what everybody at the table may know: in the thoughts that are [weighed](Thinker::weigh) from now on,
    /// what the seat alone knows is dealt anew, too. All that it has found out before is forgotten, so it has nothing more to say about the
    /// best choice.
    ///
    /// Returns whose decision it is, and the best choice behind the next best of those that were tried. Returns `None` where the others may
    /// not hear of the decision or of the best choice, where there is no other choice that they may hear of, or where nobody else is there.
    pub fn lay_open(&mut self) -> Option<(Seat, [G::Choice; 2])> {
        let question = self.question.filter(|&question| !G::is_secret(question))?;
        let is_known = |choice| !G::is_private(choice) && !G::is_veiled(question, choice, None);
        let expected = self.expected();
        let (best, others) = expected.split_first()?;
        let mut others = others.iter().filter(|other| other.tried > 0);
        let next = others.find(|other| is_known(other.choice))?;
        if !is_known(best.choice) {
            return None;
        }
        let seat = self.minds[0].lay_open()?;
        Some((seat, [next.choice, best.choice]))
    }

    /// Returns the number of thoughts so far.
    #[must_use]
    pub fn thoughts(&self) -> u32 {
        self.minds.iter().map(Mind::thoughts).sum()
    }

    /// Returns the best choice so far, the one tried most. Before the first thought it is the first listed; `None` if nothing was
    /// asked.
    #[must_use]
    pub fn best(&self) -> Option<G::Choice> {
        let expected = self.expected();
        expected.first().map(|expected| expected.choice)
    }

    /// Returns what is expected of each choice, the best first.
    #[must_use]
    pub fn expected(&self) -> Vec<Expected<G::Choice>> {
        let of = |&choice: &G::Choice| self.expected_of(choice);
        let mut expected: Vec<_> = self.choices.iter().map(of).collect();
        // Stable: of equals the first listed stays first.
        expected.sort_by(|one, other| {
            (other.tried, other.worth)
                .partial_cmp(&(one.tried, one.worth))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        expected
    }

    /// Returns what all minds together expect of a choice.
    fn expected_of(&self, choice: G::Choice) -> Expected<G::Choice> {
        let (mut tried, mut sum, mut points) = (0, 0.0, 0);
        let arms = self.minds.iter().flat_map(Mind::arms);
        for arm in arms.filter(|arm| arm.choice == choice) {
            tried += arm.visits;
            sum += arm.sum;
            points += arm.points;
        }
        let mean = |sum: f32| if tried == 0 { 0.0 } else { sum / tried as f32 };
        Expected {
            choice,
            tried,
            worth: mean(sum),
            points: mean(points as f32 / 100.0),
        }
    }
}
