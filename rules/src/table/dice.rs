//! Chance: a table's one random generator, which is part of its position.

use super::At;
use bevy_ecs::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use std::hash::{Hash, Hasher};

/// The random generator's name, which is written into saved games.
pub const GENERATOR: &str = "xoshiro256++";

/// Returns a seed for the `n`th of many games or thoughts, unlike those of its neighbours (the finalizer of `SplitMix64`).
#[must_use]
pub fn mix(seed: u64, n: u64) -> u64 {
    let mut z = seed.wrapping_add((n.wrapping_add(1)).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The only source of chance in the rules: bags, stacks and decks are drawn with it and nothing else.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// Returns dice that start from a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Returns a number from 0 to `n` − 1, each equally likely.
    ///
    /// The reduction of 64 bits is our own, so that the same seed gives the same game whatever the library does next.
    pub fn below(&mut self, n: usize) -> usize {
        debug_assert!(n > 0, "nothing to draw from");
        let wide = u128::from(self.0.next_u64()) * n as u128;
        (wide >> 64) as usize
    }

    /// One of a list, each as likely: the face of a die, say.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    /// Deals out anew what hidden pieces have: where they lie, who knows them. `of` returns what one has, `give` gives it another's. What
    /// comes out depends on what there is to be dealt and not on who had it, so nothing of what was hidden shows.
    pub fn deal_anew<P, T: Ord>(
        &mut self,
        hidden: impl Iterator<Item = P>,
        of: impl Fn(&P) -> T,
        give: impl Fn(&mut P, T),
    ) {
        let mut hidden: Vec<P> = hidden.collect();
        let mut dealt: Vec<T> = hidden.iter().map(of).collect();
        dealt.sort_unstable();
        self.shuffle(&mut dealt);
        for (piece, dealt) in hidden.iter_mut().zip(dealt) {
            give(piece, dealt);
        }
    }

    /// Deals out anew the places of hidden pieces.
    pub fn deal_places<'a, K: Send + Sync + 'static, P: Copy + Ord + Send + Sync + 'static>(
        &mut self,
        hidden: impl Iterator<Item = Mut<'a, At<K, P>>>,
    ) {
        self.deal_anew(hidden, |at| at.place, |at, place| at.place = place);
    }

    /// Shuffles a list; every order is equally likely.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let other = self.below(last + 1);
            list.swap(last, other);
        }
    }
}

impl Hash for Dice {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // The state is private to the generator; what it gives next tells two states apart.
        self.0.clone().next_u64().hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::mix;

    #[test]
    fn neighbours_are_far_apart() {
        let mut seeds: Vec<u64> = (0..100)
            .flat_map(|seed| (0..100).map(move |n| mix(seed, n)))
            .collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 10_000);
    }
}
