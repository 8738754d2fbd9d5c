//! One search of a captain about a decision.

use super::level::Plan;
use super::playing::Playing;
use super::reward::rewards;
use super::tree::{Arm, Cursor};
use crate::table::{Dice, Game, MOST_SEATS, PieceId, Position, Seat, SetupError, Table, mix};
use std::collections::BTreeMap;

/// One thought of so many is another seat's, where others are asked at all.
const OTHERS: u64 = 4;

/// One search of a captain, with a table of its own.
///
/// It is `Send`: several minds of a captain can think in threads of their own, and the result does not depend on which is
/// quicker.
pub struct Mind<G: Game> {
    table: Table<G>,
    root: Position,
    plan: Plan,
    seed: u64,
    seat: Seat,
    seats: usize,
    others: Vec<Seat>,
    choices: Vec<G::Choice>,
    /// True if what the own seat alone knows is dealt anew, too.
    openly: bool,
    done: u32,
    playing: Playing<G>,
    ends: [i32; MOST_SEATS],
}

/// The result of one thought.
pub(super) struct End<'a, G: Game> {
    /// Its worth to the captain's seat, 0 to 1.
    pub(super) worth: f32,
    /// The captain's own points, in hundredths.
    pub(super) own: i32,
    /// Every seat's points, in hundredths.
    pub(super) points: &'a [i32],
    /// The table, as far as the thought was played.
    pub(super) table: &'a mut Table<G>,
}

impl<G: Game> Mind<G> {
    /// Returns a mind for this table, with nothing to think about yet.
    ///
    /// # Errors
    /// Fails where the table's setup cannot be played, which no table's is.
    pub(super) fn new(at: &Table<G>) -> Result<Self, SetupError> {
        let table = Table::new(at.data(), at.setup(), at.seed())?;
        let seats = G::seats(at.setup()).len();
        Ok(Self {
            table,
            playing: Playing::new(),
            root: Position::default(),
            plan: Plan::default(),
            seed: 0,
            seat: Seat(0),
            seats,
            others: Vec::new(),
            choices: Vec::new(),
            openly: false,
            done: 0,
            ends: [0; MOST_SEATS],
        })
    }

    /// Begins to think about the open decision of the captain's table, if there is one, as the mind of this number.
    pub(super) fn begin(&mut self, at: &mut Table<G>, plan: Plan, number: u64) {
        self.choices.clear();
        self.openly = false;
        self.done = 0;
        self.plan = plan;
        let Some(decision) = at.decision() else {
            return;
        };
        self.seat = decision.seat;
        self.playing.clear(self.seat, plan);
        self.others.clear();
        let kinds = (0..).map(Seat).zip(G::seats(at.setup()));
        let asked = kinds.filter(|&(seat, kind)| seat != decision.seat && !kind.is_automa());
        self.others.extend(asked.map(|(seat, _)| seat));
        self.choices.extend_from_slice(decision.choices);
        let seed = mix(at.seed() ^ 0xca97_a125, at.choices().len() as u64);
        self.seed = if number == 0 { seed } else { mix(seed, number) };
        at.copy_out(&mut self.root);
    }

    /// Thinks on for at most so many iterations, and returns whether there is more to think.
    pub fn think(&mut self, iterations: u32) -> bool {
        for _ in 0..iterations {
            if self.is_done() {
                break;
            }
            let number = u64::from(self.done);
            if self.others.is_empty() || number % OTHERS != OTHERS - 1 {
                let seed = self.deal(number);
                self.play_own(seed, None);
            } else {
                let other = number / OTHERS % self.others.len() as u64;
                self.others_thought(number, self.others[other as usize]);
            }
            self.done += 1;
        }
        !self.is_done()
    }

    /// Returns whether the budget is spent, or the rest of it could not change the choice.
    #[must_use]
    pub fn is_done(&self) -> bool {
        let left = self.plan.iterations.saturating_sub(self.done);
        if left == 0 || self.choices.len() < 2 {
            return true;
        }
        let mut most = [0, 0];
        for arm in self.playing.tree.first() {
            if arm.visits > most[0] {
                most = [arm.visits, most[0]];
            } else if arm.visits > most[1] {
                most[1] = arm.visits;
            }
        }
        most[0] > most[1] + left
    }

    /// Returns the first answers that were tried, with what came of each.
    pub(super) fn arms(&self) -> &[Arm<G::Question, G::Choice>] {
        self.playing.tree.first()
    }

    /// Returns the number of thoughts so far.
    pub(super) fn thoughts(&self) -> u32 {
        self.done
    }

    /// Forgets all that it has learnt about its decision, and thinks of it from now on as everybody at the table could who knows only what
    /// all know. Returns whose decision it is; `None` where nobody else sits there.
    pub(super) fn lay_open(&mut self) -> Option<Seat> {
        self.openly = true;
        self.playing.clear(self.seat, self.plan);
        (self.seats > 1).then_some(self.seat)
    }

    /// Plays one thought about a given choice, with other luck than that by which the choices were picked. Returns `None` where the choice
    /// is not open as the thought is dealt.
    pub(super) fn weigh(&mut self, number: u64, choice: G::Choice) -> Option<End<'_, G>> {
        let seed = self.deal(!number);
        let open = self.table.decision()?;
        if open.seat != self.seat || !open.choices.contains(&choice) {
            return None;
        }
        let (worth, points) = self.play_own(seed, Some(choice));
        self.ends = points;
        Some(End {
            worth,
            own: points[self.seat.index()],
            points: &self.ends[..self.seats],
            table: &mut self.table,
        })
    }

    /// Returns a digest of each piece's place as a thought of this number deals it, or as it is at the captain's table.
    pub(super) fn lying(&mut self, thought: Option<u64>) -> BTreeMap<PieceId, u64> {
        match thought {
            Some(number) => _ = self.deal(number),
            None => self.table.copy_in(&self.root),
        }
        self.table.lying()
    }

    /// Deals what the own seat may not know, by the thought's number; says by which seed.
    fn deal(&mut self, number: u64) -> u64 {
        let seed = mix(self.seed, number);
        self.table.copy_in(&self.root);
        if !self.plan.sees_all {
            self.table.shuffle_for(self.seat, seed);
        }
        if self.openly {
            let seats = (0..self.seats as u8).map(Seat);
            for other in seats.filter(|&seat| seat != self.seat) {
                self.table
                    .shuffle_for(other, mix(seed, 1 + other.index() as u64));
            }
        }
        seed
    }

    /// One thought of the own seat, once what may be hidden is dealt: the game is played on, after a given first answer if there is one.
    /// Says what it was worth, and what every seat came to.
    fn play_own(&mut self, seed: u64, first: Option<G::Choice>) -> (f32, [i32; MOST_SEATS]) {
        let (worth, points) = self.play_on(Cursor::Start, first, Dice::new(!seed));
        let own = self.seat.index();
        self.playing.note(worth[own], points[own]);
        self.playing.learn(self.seat, worth[own]);
        (worth[own], points)
    }

    /// One thought of another seat, by which its answers are remembered: what that seat may not know is dealt anew, the own
    /// secrets with it. So nobody else in a thought has learnt what the captain hides.
    fn others_thought(&mut self, number: u64, other: Seat) {
        let seed = self.deal(number);
        if !self.plan.sees_all {
            self.table.shuffle_for(other, mix(seed, 1));
        }
        let (worth, _) = self.play_on(Cursor::Out, None, Dice::new(!seed));
        self.playing.learn(other, worth[other.index()]);
    }

    /// Plays on to the horizon or the end. Says what that is worth to each seat, and the points.
    fn play_on(
        &mut self,
        cursor: Cursor,
        first: Option<G::Choice>,
        dice: Dice,
    ) -> ([f32; MOST_SEATS], [i32; MOST_SEATS]) {
        self.playing.begin(cursor, first, dice);
        // Where a game refuses what it lists the thought ends there.
        let _ = self.table.drive(&mut self.playing);
        let expected = self.playing.expected;
        let points = expected.unwrap_or_else(|| {
            let mut points = [0; MOST_SEATS];
            for (points, result) in points.iter_mut().zip(self.table.result()) {
                *points = 100 * result;
            }
            points
        });
        let lead = G::lead(self.table.data(), self.table.setup());
        let worth = rewards(&points[..self.seats], lead, expected.is_none());
        (worth, points)
    }
}
