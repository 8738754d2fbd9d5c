//! The errors of a file that cannot be played, or that says otherwise than the game.

use crate::CursedSeas;
use rules::table::scenario::run_text;

/// Why a scenario of this position and the rest of the file fails; its lines are counted from 1.
fn wrong(position: &str, rest: &str) -> String {
    let fleets = "players: [
(colour: Yellow, fleet: \"EN2+G02\", ships: [(vessel: Pendrake, at: (3000, 3000, 0))]),
(colour: Purple, fleet: \"SP5\", ships: [(vessel: SantaBrigida, at: (9000, 7000, 18))])],";
    let text = format!("(title: \"\", rule: \"\", position: (\n{position}\n{fleets}),\n{rest}\n)");
    let failure = run_text::<CursedSeas>("seas.ron", &text).unwrap_err();
    failure.to_string()
}

#[test]
fn a_position_that_cannot_be_is_refused_with_its_place() {
    for (position, expected) in [
        (
            "moment: Turn(Red),",
            "seas.ron:2:9: Red is not at the table",
        ),
        (
            "moment: Menu(Yellow), islands: [(island: OldMole, at: (3000, 3000))],",
            "overlaps OldMole",
        ),
        (
            "moment: Menu(Yellow), islands: [(island: OldMole, at: (6000, 3000), treasure: [Coin(4)])],",
            "seas.ron:2:33: all treasure like Coin(4) lies elsewhere already",
        ),
        (
            "moment: Menu(Yellow), islands: [(island: OldMole, at: (6000, -1))],",
            "found (6000, -1), expected an x and a y from 0 to 15500",
        ),
    ] {
        let told = wrong(position, "expect: ()");
        assert!(told.contains(expected), "{told}");
    }
}

#[test]
fn a_mast_or_flag_that_is_not_there_is_refused_with_its_place() {
    for (laid, expected) in [
        ("sound: [18]", "seas.ron:3:1: found 18, expected a mast"),
        ("fire: [5]", "found 5, expected a mast or flag of"),
    ] {
        let text = format!(
            "(title: \"\", rule: \"\", position: (moment: Menu(Yellow), players: [
(colour: Purple, fleet: \"SP5\", ships: [(vessel: SantaBrigida, at: (9000, 7000, 18))]),
(colour: Yellow, fleet: \"EN2\", ships: [(vessel: Pendrake, at: (3000, 3000, 0), {laid})])]), expect: ())"
        );
        let failure = run_text::<CursedSeas>("seas.ron", &text).unwrap_err();
        let told = failure.to_string();
        assert!(told.contains(expected), "{told}");
    }
}

#[test]
fn what_differs_is_told_with_its_place() {
    let moment = "moment: Menu(Yellow),";
    for (rest, expected) in [
        (
            "expect: (asked: (Yellow, Move))",
            "seas.ron:6:26: found `Move`",
        ),
        (
            "expect: (table: (vessels: [(vessel: Pendrake, at: (3000, 3100, 0))]))",
            "Pendrake's place: expected",
        ),
        (
            "expect: (table: (vessels: [(vessel: Hartley)]))",
            "Ship(Hartley) is in no fleet at the table",
        ),
        (
            "expect: (table: (vessels: [(vessel: Harley)]))",
            "found `Harley`, expected the name of a ship or a creature",
        ),
        (
            "expect: (table: (vessels: [(vessel: Pendrake, cards: [])]))",
            "Pendrake's cards: expected [], got [Helmsman]",
        ),
        (
            "choices: [(Yellow, Move(SantaBrigida))], expect: ()",
            "NotYours",
        ),
        (
            "choices: [(Yellow, TakeAboard(Pendrake, (Yellow, Captain)))], expect: ()",
            "Crew(Captain) is not in the fleet of Yellow",
        ),
        (
            "expect: (events: [Docked(vessel: Pendrake)])",
            "expected Docked(vessel: Pendrake): it is not in the log",
        ),
    ] {
        let told = wrong(moment, rest);
        assert!(told.contains(expected), "{told}");
    }
}
