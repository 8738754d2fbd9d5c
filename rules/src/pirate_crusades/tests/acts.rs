//! Decisions that are one act (`pirate-crusades §5`).

use crate::PirateCrusades;
use crate::values::*;
use Question as Q;
use rules::table::{Seat, is_one_act};

/// Returns whether a question to the same seat goes on with an act.
fn goes_on(question: Q, choice: Choice, next: Q) -> bool {
    let me = Seat(0);
    is_one_act::<PirateCrusades>((me, question, choice), (me, next))
}

#[test]
fn a_set_is_one_act_from_the_action_on() {
    let card = Card::all().next().unwrap();
    let add = Choice::Add(card);
    assert!(goes_on(Q::Docked, Choice::Trade, Q::Trade(0)));
    assert!(goes_on(Q::Trade(0), add, Q::Trade(5)));
    assert!(goes_on(Q::Encounter(8), Choice::Fight, Q::Commit(8)));
    assert!(goes_on(Q::Docked, Choice::AttackTown, Q::Commit(10)));
    assert!(goes_on(Q::Commit(8), add, Q::Commit(8)));
    assert!(goes_on(Q::Commit(8), Choice::Done, Q::Powder(8)));
    assert!(goes_on(Q::Encounter(8), Choice::Yield, Q::Pay(8)));
    assert!(goes_on(
        Q::GiveUp(Loss::CrewLimit, 2),
        add,
        Q::GiveUp(Loss::CrewLimit, 1)
    ));
    assert!(goes_on(
        Q::Dock(card),
        Choice::Dock,
        Q::GiveUp(Loss::Docking, 1)
    ));
    assert!(goes_on(Q::BribeSpices, Choice::Card(card), Q::BribeMission));
    assert!(goes_on(Q::JokerTrade, Choice::Fill, Q::Fill));
    assert!(goes_on(
        Q::Duel(Seat(1)),
        Choice::Card(card),
        Q::SecretPowder(Seat(1))
    ));
}

#[test]
fn another_turn_or_another_seat_is_another_act() {
    let (me, other) = (Seat(0), Seat(1));
    assert!(!goes_on(Q::Docked, Choice::Wait, Q::Docked));
    assert!(!goes_on(Q::AtSea, Choice::LookForShip, Q::Encounter(8)));
    let lost = Q::GiveUp(Loss::Hurricane, 1);
    let card = Card::all().next().unwrap();
    let added = (me, lost, Choice::Add(card));
    assert!(!is_one_act::<PirateCrusades>(added, (other, lost)));
}
