//! The faults that a designer is told of a file that cannot be played, or that says otherwise than the game.

use crate::VoodooIsland;
use rules::table::scenario::run_text;

/// Why a scenario of this position and the rest of the file fails; its lines are counted from 1.
fn wrong(position: &str, rest: &str) -> String {
    let text = format!(
        "(title: \"\", rule: \"\", position: (\n{position}\nexplorers: [\n(colour: Red, at: (8, 8)),\n(colour: Blue)]),\n{rest}\n)"
    );
    let failure = run_text::<VoodooIsland>("isle.ron", &text).unwrap_err();
    failure.to_string()
}

#[test]
fn a_position_that_cannot_be_is_refused_with_its_place() {
    let nothing = "expect: ()";
    for (position, expected) in [
        (
            "moment: Round(White),",
            "isle.ron:2:9: White is not at the table",
        ),
        (
            "moment: Daytime, day: 7,",
            "isle.ron:2:23: found day 7 of 7, expected The Last Day on the last one alone",
        ),
        (
            "moment: Daytime, island: FishRun, islands: [Locusts, FishRun],",
            "isle.ron:2:54: FishRun cannot be the card of day 3 of 7",
        ),
        (
            "moment: Daytime, deck: [Snare, Snare, Snare],",
            "isle.ron:2:39: all Snare lie elsewhere already",
        ),
        ("moment: Daytime, mist: [(1, 2)],", "mist on a spot"),
        (
            "moment: Daytime, mist: [(0, 2)],",
            "found (0, 2), expected a row from 1 to 10 and a column from 1 to 10",
        ),
    ] {
        let told = wrong(position, nothing);
        assert!(told.contains(expected), "{told}");
    }
}

#[test]
fn what_differs_is_told_with_its_place() {
    let moment = "moment: Round(Red),";
    for (expect, expected) in [
        (
            "(asked: (Red, Card))",
            "expected Red to be asked Card, but Red is asked Work",
        ),
        (
            "(doubted: [(Pass, TooLate)])",
            "Pass: expected TooLate, got no doubt",
        ),
        (
            "(table: (helicopter: (3, 3)))",
            "helicopter: expected (3, 3), got (10, 1)",
        ),
        (
            "(table: (explorers: [(colour: Red, hearts: 5)]))",
            "Red's hearts: expected 5, got 6",
        ),
        (
            "(table: (explorers: [(colour: Blue, off: false)]))",
            "Blue's off: expected false, got true",
        ),
        (
            "(events: [Came(explorer: Red)])",
            "expected Came(explorer: Red): it is not in the log",
        ),
    ] {
        let told = wrong(moment, &format!("expect: {expect}"));
        assert!(told.contains(expected), "{told}");
    }
}

#[test]
fn what_is_never_rolled_is_told() {
    let position = "moment: Round(Red), rolls: [(3, 3)],";
    let told = wrong(position, "expect: ()");
    assert!(told.contains("expected 1 drawn, got 0"), "{told}");
}
