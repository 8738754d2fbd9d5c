use crate::play::Play;
use crate::{
    BUILD, CORSAIR, Choice, CursedSeas, FLEET, FORTS, MYSTERIOUS, Phase, Reason, Setup, TERRAIN,
    UNIQUES, View,
};
use rules::kit::scenario::within_reach;
use rules::kit::{Rules, Value};
use rules::table::SeatKind::Random;
use rules::table::conformance::{Case, step};
use rules::table::{Dice, Packed, Seat, Table};
use std::collections::BTreeMap;
use std::sync::Arc;

fn case() -> Case<CursedSeas> {
    Case {
        data: Arc::clone(CursedSeas::standard()),
        setups: vec![
            Setup::of(&[Random; 2]),
            Setup::of(&[Random; 3]).with(&TERRAIN, 2),
            Setup::of(&[Random, CORSAIR])
                .with(&UNIQUES, true)
                .with(&FORTS, true),
            Setup::of(&[Random; 4])
                .with(&MYSTERIOUS, false)
                .with(&UNIQUES, true),
        ],
    }
}

#[test]
fn random_games_end_and_hold_the_invariants() {
    case().random_games_hold_the_invariants(0..6);
}

#[test]
fn decisions_are_real() {
    case().decisions_are_real(0..3);
}

#[test]
fn replays_and_undo() {
    case().replays_tell_the_same_log(0..2);
    case().a_prefix_is_undo(2..4);
}

#[test]
fn forks_leave_no_trace() {
    case().forks_leave_no_trace(0..2);
}

#[test]
fn only_listed_choices_are_taken() {
    let mut dice = Dice::new(1);
    case().only_listed_choices_are_taken(0..1, |most| dice.below(most));
}

#[test]
fn pieces_are_entities() {
    case().pieces_are_entities(0..2);
    case().nothing_that_changes_is_left_out_of_positions();
}

#[test]
fn used_tables_begin_again() {
    case().used_tables_begin_again(0..3);
    case().used_worlds_tell_the_same(3..5);
}

#[test]
fn forks_know_no_secret() {
    case().forks_know_no_secret(0..2);
}

/// Ships whose crew, face down, decides what they may do: Musketeers, an Oarsman, a Shipwright, the Ferryman, a Raider, a Quartermaster.
const FLEETS: [&str; 2] = [
    "EN3+G01 EN5+G06 EN2+G05 EN4+G07",
    "CU1+N05 CU6+G10+G06 BC6+N01",
];

/// Returns the part of a list that others than the seat may be told: each choice that it settles, and why it is refused.
fn told_to_others(table: &mut Table<CursedSeas>, view: &View) -> BTreeMap<Choice, Option<Reason>> {
    let data = CursedSeas::standard();
    within_reach::<Play, _, _>(table, |play: Play| {
        let (seat, question) = play.asking.open.unwrap();
        let mut all = Vec::new();
        play.propose(seat, question, &mut all);
        let told = all
            .into_iter()
            .filter(|&choice| !choice.is_private() && view.settles(data, question, choice));
        told.map(|choice| (choice, play.judge(seat, question, choice).err()))
            .collect()
    })
}

#[test]
fn what_others_hear_of_a_list_tells_no_crew_that_lies_face_down() {
    let mut hidden = 0;
    for seed in 0..4 {
        let mut setup = Setup::of(&[Random; 2])
            .with(&BUILD, Value::One("sixty"))
            .with(&TERRAIN, 2)
            .with(&FORTS, true);
        for (chair, fleet) in setup.chairs.iter_mut().zip(FLEETS) {
            chair.options.set(&FLEET, Value::Text(fleet.to_owned()));
        }
        let mut table = Table::<CursedSeas>::new(CursedSeas::standard(), &setup, seed).unwrap();
        let mut dice = Dice::new(seed);
        while let Some(decision) = table.decision() {
            let (seat, question) = (decision.seat, decision.question);
            let other = Seat(1 - seat.0);
            let view = table.view(Some(other));
            if view.phase == Phase::Round && !question.is_secret() {
                let told = told_to_others(&mut table, &view);
                for fork in 0..3 {
                    let there = table.fork_for(other, fork, |fork| told_to_others(fork, &view));
                    assert_eq!(told, there, "{question:?}, seed {seed}");
                }
                let open = table.decision().map(|decision| decision.choices.to_vec());
                let mut open = open.into_iter().flatten();
                let unsettled =
                    |choice: Choice| !choice.is_private() && !told.contains_key(&choice);
                hidden += usize::from(open.any(unsettled));
            }
            if !(0..3).all(|_| step(&mut table, &mut dice)) {
                break;
            }
        }
    }
    assert!(hidden > 2, "only {hidden}");
}

#[test]
fn what_is_hidden_lies_elsewhere_in_forks() {
    case().what_is_hidden_lies_elsewhere_in_forks(10);
}

#[test]
fn logs_lead_from_view_to_view() {
    case().logs_lead_from_view_to_view(0..2);
}

#[test]
fn only_what_reveals_depends_on_secrets() {
    case().only_what_reveals_depends_on_secrets(0..2);
}

#[test]
fn what_is_offered_is_what_is_judged_legal() {
    let mut table = Table::<CursedSeas>::new(CursedSeas::standard(), &case().setups[1], 7).unwrap();
    let mut dice = Dice::new(8);
    for _ in 0..500 {
        let judged = within_reach::<Play, _, _>(&mut table, |play: Play| {
            let (seat, question) = play.asking.open.unwrap();
            let mut all = Vec::new();
            play.propose(seat, question, &mut all);
            all.retain(|&choice| play.judge(seat, question, choice).is_ok());
            all
        });
        assert_eq!(judged, table.decision().unwrap().choices);
        if !step(&mut table, &mut dice) {
            break;
        }
    }
}
