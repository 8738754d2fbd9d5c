//! The promises of the table, held by the Long Game.

use crate::kit::Value;
use crate::pirate_crusades::{GAME, NO_FISHING, PirateCrusades, ROUNDS, ROVER, Setup};
use crate::table::Packed;
use crate::table::SeatKind::{self, Random};
use crate::table::conformance::Case;
use std::sync::Arc;

/// Returns a setup of the Long Game.
pub fn long(kinds: &[SeatKind]) -> Setup {
    Setup::of(kinds).with(&GAME, Value::One("long"))
}

fn case() -> Case<PirateCrusades> {
    Case {
        data: Arc::clone(PirateCrusades::standard()),
        setups: vec![
            long(&[Random; 4]),
            long(&[Random; 2]).with(&ROUNDS, 50),
            long(&[Random]),
            long(&[Random; 3]).with(&NO_FISHING, true),
            long(&[ROVER, Random, ROVER]),
            long(&[ROVER; 4]),
        ],
    }
}

#[test]
fn random_games_hold_the_invariants() {
    case().random_games_hold_the_invariants(0..200);
}

#[test]
fn decisions_are_real() {
    case().decisions_are_real(0..8);
}

#[test]
fn forks_know_no_secret() {
    case().forks_know_no_secret(0..8);
}

#[test]
fn what_is_hidden_lies_elsewhere_in_forks() {
    case().what_is_hidden_lies_elsewhere_in_forks(20);
}

#[test]
fn logs_lead_from_view_to_view() {
    case().logs_lead_from_view_to_view(0..12);
}

#[test]
fn only_what_reveals_depends_on_secrets() {
    case().only_what_reveals_depends_on_secrets(0..8);
}
