//! The promises of the table, held by the Long Game.

use crate::values::*;
use crate::{GAME, NO_FISHING, PirateCrusades, ROUNDS, ROVER, Setup};
use rules::kit::Value;
use rules::table::SeatKind::{self, Random};
use rules::table::conformance::{Case, step};
use rules::table::{Dice, Packed, Table};
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
fn the_log_names_no_section_that_only_the_short_game_has() {
    let mut docked = 0;
    for seed in 0..12 {
        let mut table =
            Table::<PirateCrusades>::new(PirateCrusades::standard(), &long(&[ROVER; 4]), seed)
                .unwrap();
        let mut dice = Dice::new(seed);
        while step(&mut table, &mut dice) {}
        for told in table.log() {
            let short = matches!(
                told.cause,
                Cause::LookForShip | Cause::HeadForTown | Cause::Duel | Cause::Trade
            );
            assert!(!short, "{told:?}");
            docked += u32::from(matches!(told.event, Event::Docked(..)));
        }
    }
    assert!(docked > 100, "{docked}");
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
