//! Checks that hold for captains at any game, called by the tests of games.

use super::level::Plan;
use super::mind::Mind;
use crate::table::conformance::step;
use crate::table::{Dice, Packed, PieceId, Table};

/// Positions of a game at which it is looked what is dealt anew.
const LOOKS: u32 = 20;

/// Plays a game at random, and holds that in a mind's thoughts what its seat alone knows lies where it lies, and elsewhere
/// once it is laid open. Returns at how many positions a seat knew such a thing, 20 at most.
///
/// # Panics
/// If that does not hold.
pub fn deals_anew_what_is_laid_open<G: Packed>(setup: &G::Setup, seed: u64) -> u32 {
    let table = Table::<G>::new(G::standard(), setup, seed);
    let mut table = table.unwrap_or_else(|error| panic!("{error}"));
    let mut mind = Mind::new(&table).unwrap_or_else(|error| panic!("{error}"));
    let (mut dice, mut looked) = (Dice::new(seed), 0);
    while let Some(seat) = table.decision().map(|decision| decision.seat) {
        let mut named = |viewer| G::told_apart(&table.view(viewer)).named;
        let (own, all) = (named(Some(seat)), named(None));
        let secret: Vec<_> = own.into_iter().filter(|one| !all.contains(one)).collect();
        if !secret.is_empty() {
            mind.begin(&mut table, Plan::default(), 0);
            assert!(!moves_any(&mut mind, &secret), "it knows them");
            assert_eq!(mind.lay_open(), Some(seat));
            assert!(moves_any(&mut mind, &secret), "nobody else knows them");
            looked += 1;
        }
        if looked == LOOKS || !(0..5).all(|_| step(&mut table, &mut dice)) {
            break;
        }
    }
    looked
}

/// Returns whether any of some pieces lies elsewhere in some thought.
fn moves_any<G: Packed>(mind: &mut Mind<G>, pieces: &[PieceId]) -> bool {
    let lying = mind.lying(None);
    (0..20).any(|number| {
        let there = mind.lying(Some(number));
        pieces.iter().any(|piece| there[piece] != lying[piece])
    })
}
