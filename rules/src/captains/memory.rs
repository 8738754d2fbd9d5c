//! The mean reward of each answer to each question in earlier thoughts, whatever came before it.
//!
//! It guides thoughts where they have left the tree and the game has no rollout policy.

use crate::table::{Dice, Seat};
use std::hash::{Hash, Hasher};

/// Places in the table; answers that meet in one share it, which does little harm.
const PLACES: usize = 1 << 13;

/// Mean rewards of answers.
pub(super) struct Memory {
    places: Vec<(u32, f32)>,
}

impl Memory {
    pub(super) fn new() -> Self {
        Self {
            places: vec![(0, 0.0); PLACES],
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.places.fill((0, 0.0));
    }

    /// Returns the slot in which an answer is remembered.
    pub(super) fn place(seat: Seat, question: impl Hash, choice: impl Hash) -> u32 {
        let mut hasher = Quick::default();
        (seat, question, choice).hash(&mut hasher);
        let hash = hasher.finish();
        (hash >> (64 - PLACES.trailing_zeros())) as u32
    }

    /// Draws two answers and returns the better one so far. Better answers are likelier, and none is left out.
    pub(super) fn pick<Q: Hash + Copy, C: Hash + Copy>(
        &self,
        seat: Seat,
        question: Q,
        choices: &[C],
        dice: &mut Dice,
    ) -> usize {
        let one = dice.below(choices.len());
        let other = dice.below(choices.len());
        if one == other {
            return one;
        }
        let mean = |choice: usize| {
            let (count, sum) = self.places[Self::place(seat, question, choices[choice]) as usize];
            // What is not known yet is tried first.
            if count == 0 { 1.0 } else { sum / count as f32 }
        };
        if mean(other) > mean(one) { other } else { one }
    }

    /// Notes what an answer brought.
    pub(super) fn note(&mut self, place: u32, reward: f32) {
        let (count, sum) = &mut self.places[place as usize];
        *count += 1;
        *sum += reward;
    }
}

/// A hash of small plain values that is quick and the same everywhere.
#[derive(Default)]
struct Quick(u64);

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u8(byte));
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(u64::from(n));
    }

    fn write_u16(&mut self, n: u16) {
        self.write_u64(u64::from(n));
    }

    fn write_u32(&mut self, n: u32) {
        self.write_u64(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as i64 as u64);
    }
}
