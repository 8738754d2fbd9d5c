//! Computer pirates, and hints to captains (`pirate-crusades §6`).

use super::{play_until, table};
use crate::values::*;
use crate::{AutomaTrace, GAME, PirateCrusades, ROVER, SKIN, Setup};
use rules::kit::Value;
use rules::study::Studied;
use rules::table::SeatKind::Random;
use rules::table::conformance::step;
use rules::table::{Dice, Packed, Table};
use std::collections::BTreeMap;

#[test]
fn nearly_every_line_is_followed_somewhere() {
    let mut followed: BTreeMap<String, u32> = BTreeMap::new();
    let short = (0..160).map(|seed| ("short", seed));
    for (game, seed) in short.chain((0..24).map(|seed| ("long", seed))) {
        let seats = 1 + seed as usize % 4;
        let setup = Setup::of(&[ROVER; 4][..seats])
            .with(&GAME, Value::One(game))
            .with(&SKIN, game == "short" && seed % 8 < 4);
        let mut table =
            Table::<PirateCrusades>::explaining(PirateCrusades::standard(), &setup, seed).unwrap();
        for event in 0..table.log().len() {
            let tried: Vec<Tried> = AutomaTrace::before(&mut table, event);
            for (place, line) in tried.iter().enumerate() {
                if let Tried::Line(line) = line {
                    let count = followed.entry(format!("{line:?}")).or_default();
                    *count += u32::from(place + 1 == tried.len());
                }
            }
        }
    }
    let followed = followed.values().filter(|count| **count > 0).count();
    assert!(followed > Line::ALL.len() - 12, "{followed} lines followed");
}

/// The reference of the rule page's author: median rounds 26, 21, 22 and 22, and nearly all games end by missions.
#[test]
fn rovers_alone_play_as_long_as_they_should() {
    for (seats, expected) in [(1, 26), (2, 21), (3, 22), (4, 22)] {
        let mut rounds = Vec::new();
        let mut by_missions = 0;
        for seed in 0..60 {
            let mut table = table(&[ROVER; 4][..seats], seed);
            let ending = PirateCrusades::ending(&mut table).unwrap();
            rounds.push(ending.rounds);
            by_missions += u32::from(ending.points.iter().any(|points| points[0] >= 75));
        }
        rounds.sort_unstable();
        let median = rounds[rounds.len() / 2];
        assert!(median.abs_diff(expected) <= 4, "{seats}: {median} rounds");
        assert!(
            by_missions >= 54,
            "{seats}: {by_missions} of 60 by missions"
        );
    }
}

#[test]
fn a_study_counts_each_players_end_once() {
    let mut missions = 0;
    for seed in 0..20 {
        let mut table = table(&[ROVER, Random, ROVER], seed);
        let mut dice = Dice::new(seed);
        while step(&mut table, &mut dice) {}
        let ending = PirateCrusades::ending(&mut table).unwrap();
        for uses in &ending.uses {
            assert_eq!(uses[4].iter().sum::<u32>(), 1, "each ends in one way");
            assert_eq!(uses[2].iter().sum::<u32>(), 1, "each was dealt one ship");
            missions += uses[0].iter().sum::<u32>();
        }
        let won: u32 = ending.uses.iter().map(|uses| uses[4][0]).sum();
        assert_eq!(won as usize, ending.winners.len());
    }
    assert!(missions > 30, "{missions} missions done");
}

/// A mission done is worth more than all that leads to it.
#[test]
fn a_hint_rises_with_missions_done() {
    let mut risen = 0;
    play_until(&[ROVER, Random], |table| {
        let view = table.view(None);
        let done = view.seats().map(|seat| view.done(seat).len());
        let done: Vec<usize> = done.collect();
        let expected = table.evaluate().unwrap();
        if done[0] == done[1] + 1 {
            assert!(expected[0] > expected[1], "{done:?} {expected:?}");
            risen += 1;
        }
        risen > 20
    });
}
