//! The play within a thought: a seat answers from the tree, by what is usual, or from memory.

use super::level::Plan;
use super::memory::Memory;
use super::tree::{Cursor, Taste, Tree};
use crate::table::{Decision, Dice, Driver, Game, Held, MOST_SEATS, Seat};

/// The number of answers from which on the game is asked which of them are worth a thought.
const MANY: usize = 12;

/// Decisions after which a thought breaks off, whatever the game.
const LONGEST: usize = 4000;

type Asked<'a, G> = Decision<'a, <G as Game>::Question, <G as Game>::Choice>;

/// Plays a thought on, and remembers by which answers.
pub(super) struct Playing<G: Game> {
    /// The tree of the own seat, which it has learnt in its thoughts.
    pub(super) tree: Tree<G::Question, G::Choice>,
    /// Each seat's expected score, in hundredths of a point, if the thought ended at its horizon with the game not over.
    pub(super) expected: Option<[i32; MOST_SEATS]>,
    memory: Memory,
    path: Vec<(u32, u32)>,
    answers: Vec<(Seat, u32)>,
    plan: Plan,
    seat: Seat,
    dice: Dice,
    cursor: Cursor,
    first: Option<G::Choice>,
    own: u32,
    made: usize,
}

impl<G: Game> Playing<G> {
    /// Knows nothing yet.
    pub(super) fn new() -> Self {
        Self {
            tree: Tree::new(),
            expected: None,
            memory: Memory::new(),
            path: Vec::new(),
            answers: Vec::new(),
            plan: Plan::default(),
            seat: Seat(0),
            dice: Dice::new(0),
            cursor: Cursor::Out,
            first: None,
            own: 0,
            made: 0,
        }
    }

    /// Forgets everything: another decision of a seat is thought about.
    pub(super) fn clear(&mut self, seat: Seat, plan: Plan) {
        self.memory.clear();
        self.tree.clear();
        self.seat = seat;
        self.plan = plan;
    }

    /// Begins a thought, with a given first answer if there is one.
    pub(super) fn begin(&mut self, cursor: Cursor, first: Option<G::Choice>, dice: Dice) {
        self.path.clear();
        self.answers.clear();
        self.expected = None;
        (self.cursor, self.first, self.dice) = (cursor, first, dice);
        (self.own, self.made) = (0, 0);
    }

    /// Notes in the tree what the thought was worth to the own seat, and its points.
    pub(super) fn note(&mut self, worth: f32, points: i32) {
        for &(node, arm) in &self.path {
            self.tree.note(node, arm, worth, points);
        }
    }

    /// Remembers what a seat's answers in the thought brought it.
    pub(super) fn learn(&mut self, seat: Seat, worth: f32) {
        for &(_, place) in self.answers.iter().filter(|(who, _)| *who == seat) {
            self.memory.note(place, worth);
        }
    }

    /// Returns what the own seat answers in its tree, or what is given.
    fn try_out(&mut self, asked: &Asked<G>, held: &dyn Held<G>) -> G::Choice {
        let question = asked.question;
        let known = self.tree.find(self.cursor, question);
        let node =
            known.unwrap_or_else(|| self.tree.grow(self.cursor, question, held.rollout_policy()));
        let taste = Taste {
            curiosity: self.plan.curiosity,
            policy: self.plan.policy,
        };
        let given = self.first.filter(|_| self.own == 1);
        let few = match asked.choices.len() {
            0..MANY => Vec::new(),
            _ => held.worth_a_thought(self.tree.usual(node)),
        };
        let listed = if few.is_empty() { asked.choices } else { &few };
        let arm = self.tree.select(node, listed, given, taste);
        self.path.push((node, arm));
        self.cursor = match known {
            Some(_) => Cursor::After(node, arm),
            None => Cursor::Out,
        };
        self.tree.choice(node, arm)
    }

    /// Returns what a seat answers outside of the tree: what is usual, else by memory.
    fn usual(&mut self, asked: &Asked<G>, held: &dyn Held<G>) -> G::Choice {
        let strays = self.dice.below(100) < self.plan.stray::<G>();
        let policy = if strays { None } else { held.rollout_policy() };
        policy.unwrap_or_else(|| {
            let (seat, question, listed) = (asked.seat, asked.question, asked.choices);
            listed[self.memory.pick(seat, question, listed, &mut self.dice)]
        })
    }
}

impl<G: Game> Driver<G> for Playing<G> {
    fn answer(&mut self, asked: &Asked<G>, held: &dyn Held<G>) -> Option<G::Choice> {
        self.made += 1;
        if self.made > LONGEST {
            return None;
        }
        let is_own = asked.seat == self.seat;
        if is_own {
            if self.own >= self.plan.horizon {
                // Where a game gives no such hint, thoughts are played to its end.
                self.expected = held.evaluate();
                if self.expected.is_some() {
                    return None;
                }
            }
            self.own += 1;
        }
        let choice = if is_own && self.cursor != Cursor::Out {
            self.try_out(asked, held)
        } else {
            self.usual(asked, held)
        };
        let place = Memory::place(asked.seat, asked.question, choice);
        self.answers.push((asked.seat, place));
        Some(choice)
    }
}
