//! Tests that what a seat may not know is dealt anew in its forks. What is hidden is taken from the seat's view, not from the
//! shuffle.

use super::{Case, digest, step, story};
use crate::table::{Dice, Game, PieceId, Seat, Table, ToldApart, mix};
use std::collections::{BTreeMap, BTreeSet};
use thiserror::Error;

/// Forks of each position.
const FORKS: u64 = 64;
/// Forks of a position in which chance may have left a piece where it lies, of many alike that lie in one place.
const MOST_FORKS: u64 = 1024;
/// Positions looked at in a game, from its beginning to its end.
const A_GAME: usize = 5;

/// A fault of a shuffle, which shows or forgets something, in a sentence, with the way to where it shows.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct ShuffleFault(pub String);

/// A digest of each piece's place.
type Lying = BTreeMap<PieceId, u64>;

impl<G: Game> Case<G> {
    /// Tests that two positions that differ only in what a seat may not know give it the same fork and the same view.
    pub fn forks_know_no_secret(&self, seeds: std::ops::Range<u64>) {
        for seed in seeds {
            let mut table = self.table(seed);
            let mut dice = Dice::new(seed);
            loop {
                if let Some(viewer) = table.decision().map(|decision| decision.seat) {
                    let view = table.view(Some(viewer));
                    let mut forks = Vec::new();
                    for hidden in [1, 2, 3] {
                        // Another table behind the same view, as far as this seat can tell ...
                        let (fork, seen) = table.fork_for(viewer, hidden, |other| {
                            let seen = other.view(Some(viewer));
                            // ... and a fork of that, by one seed for all.
                            (other.fork_for(viewer, 99, digest), seen)
                        });
                        assert!(seen == view, "the view shows a secret\n{}", story(&table));
                        forks.push(fork);
                    }
                    assert!(
                        forks.iter().all(|fork| *fork == forks[0]),
                        "a fork knows a secret\n{}",
                        story(&table)
                    );
                }
                if !(0..7).all(|_| step(&mut table, &mut dice)) {
                    break;
                }
            }
        }
    }

    /// Tests that whatever a seat's view neither names nor pins lies elsewhere in some fork for that seat.
    ///
    /// The forks must look the same to it, and their draws must be their own.
    pub fn what_is_hidden_lies_elsewhere_in_forks(&self, positions: u64) {
        if let Err(fault) = self.shuffles(positions, Table::shuffle_for) {
            panic!("{fault}");
        }
    }

    /// Tests the same of any shuffle.
    ///
    /// # Errors
    /// The first fault of the shuffle.
    pub fn shuffles(
        &self,
        positions: u64,
        mut shuffle: impl FnMut(&mut Table<G>, Seat, u64),
    ) -> Result<(), ShuffleFault> {
        let mut seen = 0;
        for seed in 0..positions {
            if seen >= positions {
                return Ok(());
            }
            let stride = self.whole_game(seed).choices().len().div_ceil(A_GAME);
            let mut table = self.table(seed);
            let mut dice = Dice::new(seed);
            while table.decision().is_some() {
                seen += 1;
                let seats = G::seats(table.setup()).len() as u8;
                for viewer in (0..seats).map(Seat) {
                    if let Some(fault) = fault(&mut table, viewer, &mut shuffle) {
                        let story = story(&table);
                        return Err(ShuffleFault(format!("{viewer}: {fault}\n{story}")));
                    }
                }
                for _ in 0..stride {
                    step(&mut table, &mut dice);
                }
            }
        }
        let alone = format!("random games come to {seen} decisions alone");
        Err(ShuffleFault(alone))
    }
}

/// Returns what is wrong with the forks of a position for a viewer.
fn fault<G: Game>(
    table: &mut Table<G>,
    viewer: Seat,
    shuffle: &mut impl FnMut(&mut Table<G>, Seat, u64),
) -> Option<String> {
    let view = table.view(Some(viewer));
    let told = G::told_apart(&view);
    let lying = table.lying();
    if let Some(fault) = is_whole(&told, &lying) {
        return Some(fault);
    }
    let mut still = unpinned(&told, &lying);
    let mut chances = BTreeSet::from([chance(table)]);
    for fork in 0..MOST_FORKS {
        if fork >= FORKS && still.is_empty() {
            return None;
        }
        let fault = table.fork(|fork_of| {
            shuffle(fork_of, viewer, mix(fork, 0));
            if fork_of.view(Some(viewer)) != view {
                return Some("the view of a fork is another".to_owned());
            }
            if !chances.insert(chance(fork_of)) {
                return Some("what will be drawn in a fork is known".to_owned());
            }
            let there = fork_of.lying();
            still.retain(|piece| there[piece] == lying[piece]);
            let named = told
                .named
                .iter()
                .find(|&piece| there[piece] != lying[piece]);
            named.map(|piece| format!("{piece:?} is named and lies elsewhere in a fork"))
        });
        if fault.is_some() {
            return fault;
        }
    }
    Some(format!(
        "hidden, but in the same place in every fork: {still:?}"
    ))
}

/// Each piece on the table is named or alike to others, once.
fn is_whole(told: &ToldApart, lying: &Lying) -> Option<String> {
    let listed = told.named.iter().chain(told.alike.iter().flatten());
    let mut listed: Vec<PieceId> = listed.copied().collect();
    listed.sort_unstable();
    (!listed.iter().eq(lying.keys()))
        .then(|| format!("not each piece is named or alike to others, once: {told:?}"))
}

/// Hidden pieces that could lie elsewhere: one that is alike lies in another place.
fn unpinned(told: &ToldApart, lying: &Lying) -> BTreeSet<PieceId> {
    let could_move = |alike: &&Vec<PieceId>| alike.iter().any(|id| lying[id] != lying[&alike[0]]);
    let hidden = told.alike.iter().filter(could_move);
    hidden.flatten().copied().collect()
}

/// Returns what is drawn next.
fn chance<G: Game>(table: &mut Table<G>) -> usize {
    let mut dice = table.world_mut().resource::<Dice>().clone();
    dice.below(usize::MAX)
}
