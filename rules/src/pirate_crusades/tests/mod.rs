//! Tests of the rules.

use super::{PirateCrusades, ROVER, Setup};
use crate::table::conformance::Case;
use crate::table::{Packed, SeatKind};
use std::sync::Arc;

#[test]
fn smoke() {
    use SeatKind::Random;
    let case = Case::<PirateCrusades> {
        data: Arc::clone(PirateCrusades::standard()),
        setups: vec![
            Setup::of(&[Random; 4]),
            Setup::of(&[Random; 1]),
            Setup::of(&[Random; 2]),
            Setup::of(&[Random, ROVER, Random]),
            Setup::of(&[ROVER; 4]),
        ],
    };
    case.random_games_hold_the_invariants(0..200);
    case.logs_lead_from_view_to_view(0..40);
    case.decisions_are_real(0..20);
    case.only_what_reveals_depends_on_secrets(0..20);
    case.forks_know_no_secret(0..20);
}
