//! A captain's thinking about one decision, in steps.

use super::level::Plan;
use super::memory::Memory;
use super::reward::rewards;
use super::tree::{Cursor, Taste, Tree};
use crate::table::{Dice, Game, MOST_SEATS, Position, Seat, Table, mix};

/// Decisions after which a thought breaks off, whatever the game.
const LONGEST: usize = 4000;

/// What a captain expects of a choice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Expected<C> {
    /// The choice.
    pub choice: C,
    /// Thoughts in which it was tried.
    pub tried: u32,
    /// What it is worth, from 0 to 1: how near to winning it leads.
    pub worth: f32,
    /// Own points in the end, as far as it looked.
    pub points: f32,
}

/// A captain thinking. It owns a table of its own, so it can think elsewhere while the game is shown, and it thinks in
/// steps: it can be asked for what is best so far at any time.
pub struct Thinker<G: Game> {
    table: Table<G>,
    root: Position,
    plan: Plan,
    seed: u64,
    seat: Seat,
    seats: usize,
    choices: Vec<G::Choice>,
    looks_ahead: bool,
    done: u32,
    trees: Vec<Tree<G::Question, G::Choice>>,
    memory: Memory,
    path: Vec<(Seat, u32, u32)>,
    answers: Vec<(Seat, u32)>,
}

impl<G: Game> Thinker<G> {
    /// A captain at this table, with nothing to think about yet.
    ///
    /// # Errors
    /// Where the table's setup cannot be played, which no table's is.
    pub fn new(at: &Table<G>) -> Result<Self, String> {
        let mut table = Table::new(at.data(), at.setup(), at.seed())?;
        let seats = G::seats(at.setup()).len();
        Ok(Self {
            looks_ahead: table.outlook().is_some(),
            table,
            root: Position::default(),
            plan: Plan::default(),
            seed: 0,
            seat: Seat(0),
            seats,
            choices: Vec::new(),
            done: 0,
            trees: (0..seats).map(|_| Tree::new()).collect(),
            memory: Memory::new(),
            path: Vec::new(),
            answers: Vec::new(),
        })
    }

    /// Begins to think about the open decision of the captain's table; says whether there is one.
    ///
    /// Chance in its thoughts comes from the game's seed and the number of choices made: the same game is thought about
    /// in the same way.
    pub fn begin(&mut self, at: &mut Table<G>, plan: Plan) -> bool {
        self.choices.clear();
        self.done = 0;
        self.plan = plan;
        self.memory.clear();
        self.trees.iter_mut().for_each(Tree::clear);
        let Some(decision) = at.decision() else {
            return false;
        };
        self.seat = decision.seat;
        self.choices.extend_from_slice(decision.choices);
        self.seed = mix(at.seed() ^ 0xca97_a125, at.choices().len() as u64);
        at.copy_out(&mut self.root);
        true
    }

    /// Thinks on for so many iterations at most; says whether there is more to think.
    pub fn think(&mut self, iterations: u32) -> bool {
        for _ in 0..iterations {
            if self.is_done() {
                break;
            }
            self.thought(u64::from(self.done), None);
            self.done += 1;
        }
        !self.is_done()
    }

    /// Whether the budget is spent, or nothing that is left of it could change the choice.
    #[must_use]
    pub fn is_done(&self) -> bool {
        let left = self.plan.iterations.saturating_sub(self.done);
        if left == 0 || self.choices.len() < 2 {
            return true;
        }
        let mut most = [0, 0];
        for arm in self.trees[self.seat.index()].first() {
            if arm.visits > most[0] {
                most = [arm.visits, most[0]];
            } else if arm.visits > most[1] {
                most[1] = arm.visits;
            }
        }
        most[0] > most[1] + left
    }

    /// Weighs some of the choices against each other: each gets as many thoughts, and all of them the same luck and the
    /// same secrets. What was thought before serves; the budget does not count.
    pub fn weigh(&mut self, choices: &[G::Choice], thoughts: u32) -> Vec<Expected<G::Choice>> {
        let mut weighed: Vec<_> = choices
            .iter()
            .map(|&choice| Expected {
                choice,
                tried: thoughts,
                worth: 0.0,
                points: 0.0,
            })
            .collect();
        for number in 0..thoughts {
            for expected in &mut weighed {
                // Other luck than that which the choices were picked by.
                let (worth, points) = self.thought(!u64::from(number), Some(expected.choice));
                expected.worth += worth / thoughts as f32;
                expected.points += points as f32 / (100.0 * thoughts as f32);
            }
        }
        weighed
    }

    /// Thoughts so far.
    #[must_use]
    pub fn thoughts(&self) -> u32 {
        self.done
    }

    /// The best choice so far: the one tried most, the first listed while none was. None where nothing was asked.
    #[must_use]
    pub fn best(&self) -> Option<G::Choice> {
        let expected = self.expected();
        expected.first().map(|expected| expected.choice)
    }

    /// What is expected of each choice, the best first.
    #[must_use]
    pub fn expected(&self) -> Vec<Expected<G::Choice>> {
        let arms = self.trees[self.seat.index()].first();
        let mut expected: Vec<_> = self
            .choices
            .iter()
            .map(|&choice| {
                let arm = arms
                    .iter()
                    .find(|arm| arm.choice == choice && arm.visits > 0);
                Expected {
                    choice,
                    tried: arm.map_or(0, |arm| arm.visits),
                    worth: arm.map_or(0.0, |arm| arm.sum / arm.visits as f32),
                    points: arm.map_or(0.0, |arm| arm.points as f32 / (100.0 * arm.visits as f32)),
                }
            })
            .collect();
        // Stable: of equals the first listed stays first.
        expected.sort_by(|one, other| {
            (other.tried, other.worth)
                .partial_cmp(&(one.tried, one.worth))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        expected
    }

    /// One thought: what may be hidden is dealt by the thought's number, then the game is played on to the horizon or the
    /// end, after a given first answer if there is one. Says what it was worth, and the own points.
    fn thought(&mut self, number: u64, first: Option<G::Choice>) -> (f32, i32) {
        let seed = mix(self.seed, number);
        self.table.copy_in(&self.root);
        if !self.plan.sees_all {
            self.table.shuffle_for(self.seat, seed);
        }
        let mut dice = Dice::new(!seed);
        let mut cursors = [Cursor::Out; MOST_SEATS];
        for (seat, cursor) in cursors.iter_mut().enumerate().take(self.seats) {
            if self.plan.others || seat == self.seat.index() {
                *cursor = Cursor::Start;
            }
        }
        self.path.clear();
        self.answers.clear();
        let mut own = 0;
        let mut over = true;
        for _ in 0..LONGEST {
            let Some(seat) = self.table.decision().map(|decision| decision.seat) else {
                break;
            };
            if seat == self.seat {
                if self.looks_ahead && own >= self.plan.horizon {
                    over = false;
                    break;
                }
                own += 1;
            }
            let given = first.filter(|_| seat == self.seat && own == 1);
            let choice = self.answer(seat, given, &mut cursors[seat.index()], &mut dice);
            if self.table.choose(choice).is_err() {
                break;
            }
        }
        self.learn(over)
    }

    /// What a seat answers in a thought: what is given, else by its tree, and outside of it by habit and memory.
    fn answer(
        &mut self,
        seat: Seat,
        given: Option<G::Choice>,
        cursor: &mut Cursor,
        dice: &mut Dice,
    ) -> G::Choice {
        let strays = *cursor == Cursor::Out && dice.below(100) < self.plan.stray;
        let mut habit = None;
        let mut known = None;
        if *cursor != Cursor::Out {
            let question = self.table.decision().map(|decision| decision.question);
            known = question.and_then(|question| self.trees[seat.index()].find(*cursor, question));
        }
        if known.is_none() && !strays {
            habit = self.table.habit();
        }
        let Some(decision) = self.table.decision() else {
            return self.choices[0];
        };
        let (question, listed) = (decision.question, decision.choices);
        let choice = if *cursor == Cursor::Out {
            habit.unwrap_or_else(|| listed[self.memory.pick(seat, question, listed, dice)])
        } else {
            let tree = &mut self.trees[seat.index()];
            let node = known.unwrap_or_else(|| tree.grow(*cursor, question, habit));
            let taste = Taste {
                curiosity: self.plan.curiosity,
                habit: self.plan.habit,
            };
            let arm = tree.select(node, listed, given, taste);
            self.path.push((seat, node, arm));
            *cursor = match known {
                Some(_) => Cursor::After(node, arm),
                None => Cursor::Out,
            };
            tree.choice(node, arm)
        };
        self.answers
            .push((seat, Memory::place(seat, question, choice)));
        choice
    }

    /// Hands what came of a thought back to all that led there; says what it was worth to the own seat.
    fn learn(&mut self, over: bool) -> (f32, i32) {
        let mut points = [0; MOST_SEATS];
        if over {
            for (points, result) in points.iter_mut().zip(self.table.result()) {
                *points = 100 * result;
            }
        } else if let Some(outlook) = self.table.outlook() {
            points = outlook;
        }
        let rewards = rewards(&points[..self.seats], over);
        for &(seat, node, arm) in &self.path {
            let seat = seat.index();
            self.trees[seat].note(node, arm, rewards[seat], points[seat]);
        }
        for &(seat, place) in &self.answers {
            self.memory.note(place, rewards[seat.index()]);
        }
        (rewards[self.seat.index()], points[self.seat.index()])
    }
}
