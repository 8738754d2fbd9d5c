//! Tests of what scenarios do not show: who sees what, acts, computer pirates, hints, and the table of rules.

mod acts;
mod rovers;
mod secrets;

use super::{PirateCrusades, Setup, Step};
use rules::table::conformance::step;
use rules::table::{Dice, Packed, RuleTable, SeatKind, Table};

/// Returns a new game of these kinds.
fn table(kinds: &[SeatKind], seed: u64) -> Table<PirateCrusades> {
    Table::new(PirateCrusades::standard(), &Setup::of(kinds), seed).unwrap()
}

/// Plays on at random until `looks` says that it has seen enough, game after game.
fn play_until(kinds: &[SeatKind], mut looks: impl FnMut(&mut Table<PirateCrusades>) -> bool) {
    for seed in 0..200 {
        let mut table = table(kinds, seed);
        let mut dice = Dice::new(seed);
        while step(&mut table, &mut dice) {
            if looks(&mut table) {
                return;
            }
        }
    }
    panic!("it never comes to that");
}

#[test]
fn each_rule_names_a_section_of_the_page() {
    rules::table::conformance::sections_are_written(&Step::rules());
}
