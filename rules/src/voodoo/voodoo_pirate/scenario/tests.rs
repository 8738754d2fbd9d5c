//! A fault of a scenario, or another way than it expects, is told with its place.

use crate::cases::cases;
use crate::voodoo_pirate::VoodooPirate;
use rules::table::scenario;

/// Plays a scenario; says what is wrong.
fn run_text(name: &str, text: &str) -> Result<(), String> {
    scenario::run_text::<VoodooPirate>(name, text).map_err(|failure| failure.to_string())
}

const GOOD: &str = r#"(
    title: "Jax",
    rule: "§7",
    position: (
        moment: Moonlight(Red),
        pirates: [
            (colour: Red, at: (8, 2), played: Jax, souls: [Green]),
            (colour: Yellow, at: (9, 3), coins: 2),
        ],
        tiles: [(tile: 4, at: (5, 1))],
        bag_gives: [Blue, Red],
    ),
    choices: [
        (Red, Conjure),
        (Red, Conjure, Refused(DoneAlready)),
        (Red, Face(South)),
    ],
    expect: (
        events: [ColonialsSailed(ships: 3), Faced(ship: Red)],
        never: [Fired()],
        asked: (Yellow, Turn),
        offered: [Face(West)],
        not_offered: [Conjure],
        table: (wind: Fair, pirates: [(colour: Yellow, coins: 2)]),
    ),
)"#;

/// The good scenario with one part replaced: what is told of it.
fn told(part: &str, by: &str) -> String {
    assert_eq!(GOOD.matches(part).count(), 1, "{part}");
    run_text("jax.ron", &GOOD.replace(part, by)).unwrap_err()
}

/// The good scenario with one part after the other replaced, and how what is told of it begins.
fn told_of_each(table: &str) {
    for [part, by, expected] in cases(table) {
        let told = told(&part, &by);
        assert!(told.starts_with(&expected), "{told}");
    }
}

#[test]
fn a_tile_with_waters_of_the_files_own_must_be_one_of_the_game() {
    let waters = "waters: (Calm(Map), Calm(Map), Calm(Coin), Calm(Coin)))]";
    let told = told("at: (5, 1))]", &format!("at: (5, 1), {waters}"));
    let expected = "jax.ron:10:17: found two maps on a tile, expected at most one";
    assert!(told.starts_with(expected), "{told}");
}

#[test]
fn a_scenario_that_holds_says_nothing() {
    assert_eq!(run_text("jax.ron", GOOD), Ok(()));
}

#[test]
fn what_is_no_scenario_is_told_with_its_place() {
    told_of_each(
        r#"
        title: "Jax" | titel: "Jax" | jax.ron:2:5: found `titel`, expected `title`, `rule`
        played: Jax | played: Hex | jax.ron:7:47: found `Hex`, expected `Jax`, `Tok`
        title: "Jax" | title: "Jax", game: "voodoo-cards" | jax.ron:2:25: found a scenario of `voodoo-cards`, expected `voodoo-pirate`
        at: (9, 3) | at: (11, 3) | jax.ron:8:
        Faced(ship: Red) | Faced(boat: Red) | jax.ron:19:51: found `boat`, expected `ship`, `heading`
        DoneAlready | Never | jax.ron:15:32: found `Never`
        (Red, Face(South)), | (Red), | jax.ron:16:
        "#,
    );
    assert!(
        run_text("jax.ron", "")
            .unwrap_err()
            .contains("the file is empty")
    );
}

#[test]
fn a_position_that_cannot_be_is_told_with_its_place() {
    told_of_each(
        r#"
        souls: [Green] | souls: [Purple, Purple, Purple] | jax.ron:7:13: there are only 2 souls of Purple
        souls: [Green] | souls: [Red, Red, Red, Red, Blue] | jax.ron:7:13: 5 places for souls
        coins: 2),\n | coins: 19),\n | jax.ron:8:13: there are only 18 coins
        souls: [Green] | poppets: 4 | jax.ron:6:18: seat 1 holds 4 poppets
        souls: [Green] | power: 7 | jax.ron:6:18: seat 1 has power 7
        at: (9, 3) | at: (8, 2) | jax.ron:8:13: its ship lies on (8, 2), and so does Red's
        at: (9, 3) | at: (1, 1) | jax.ron:8:13: its ship lies on (1, 1), where no tile is
        colour: Yellow, at | colour: Red, at | jax.ron:6:18: two seats are Red
        (tile: 4, | (tile: 16, | jax.ron:10:17: there is no tile 16, expected 1 to 15
        at: (5, 1) | at: (6, 1) | jax.ron:10:17: (6, 1) is no north-west space
        at: (5, 1) | at: (7, 1) | jax.ron:10:17: (7, 1) has a tile of harbour or island
        Moonlight(Red) | Moonlight(Blue) | jax.ron:5:17: Blue is not at the table
        moment: Moonlight(Red), | moment: Dusk, sails: (West, 1), | jax.ron:5:30: only whose turn it is sails, expected `moment: Moonlight(…)`
        souls: [Green] | deck: [Tok] | jax.ron:7:13: only a Cursed Pirate has a deck
        souls: [Green] | souls: [Buried(Green)] | jax.ron:7:13: only a figure on the Sand buries things
        bag_gives: [Blue, Red] | bag_gives: [Purple, Purple, Purple] | jax.ron:11:37: found Purple for the 3. time, expected it 2 times at most
        bag_gives: [Blue, Red] | skulls_come: [Gold, Gun, Gold] | jax.ron:11:34: found Gold for the 2. time, expected it 1 time at most
        "#,
    );
}

/// Both purple souls lie aboard: no luck brings one of them.
#[test]
fn a_draw_of_what_is_not_there_is_refused_after_a_few_games() {
    let purple = GOOD.replace("souls: [Green]", "souls: [Purple]");
    let purple = purple.replace("coins: 2),\n", "coins: 2, souls: [Purple]),\n");
    let drawn = |souls: &str| {
        let text = purple.replace("bag_gives: [Blue, Red]", &format!("bag_gives: [{souls}]"));
        run_text("jax.ron", &text).unwrap_err()
    };
    let none = "found Purple, of which none is left to be drawn here";
    assert!(drawn("Purple").starts_with(&format!("jax.ron:11:21: {none}")));
    assert!(drawn("Red, Purple").starts_with(&format!("jax.ron:11:26: {none}")));
}

#[test]
fn a_game_without_luck_is_tried_once() {
    let setup = r#"(
        title: "A game by itself",
        rule: "§12",
        position: (
            moment: Setup,
            pirates: [(colour: Red, kind: Cursed), (colour: Yellow, kind: Cursed)],
            bag_gives: [Purple, Purple],
        ),
        expect: (),
    )"#;
    let told = run_text("setup.ron", setup).unwrap_err();
    let expected = "setup.ron:7:25: in 1 game this was never drawn";
    assert!(told.starts_with(expected), "{told}");
}

#[test]
fn what_goes_another_way_is_told_with_its_place() {
    told_of_each(
        "
        (Red, Conjure), | (Yellow, Conjure), | jax.ron:14:9: Yellow: Conjure, but Red is asked Turn
        (Red, Face(South)) | (Red, Face(East)) | jax.ron:16:9: Red: Face(East): refused, FacesWestOrSouth
        DoneAlready | RitualHeld | jax.ron:15:9: Red: Conjure: expected Refused(RitualHeld), got Refused(DoneAlready)
        (Red, Conjure), | (Red, Conjure, Refused(NoRoom)), | jax.ron:14:9: Red: Conjure: expected Refused(NoRoom), got it carried out
        ships: 3 | ships: 4 | jax.ron:19:18: expected ColonialsSailed(ships: 4): it is not in the log
        ColonialsSailed(ships: 3), Faced(ship: Red) | Faced(ship: Red), ColonialsSailed(ships: 3) | jax.ron:19:36: expected ColonialsSailed(ships: 3): got it earlier
        never: [Fired()] | never: [Conjured(card: Jax)] | jax.ron:20:17: expected never Conjured(card: Jax), got Conjured(seat: Red
        asked: (Yellow, Turn) | asked: (Yellow, Goods) | jax.ron:21:16: expected Yellow to be asked Goods, but Yellow is asked Turn
        offered: [Face(West)] | offered: [EndTurn] | jax.ron:22:19: expected EndTurn to be open
        not_offered: [Conjure] | not_offered: [Face(South)] | jax.ron:23:23: expected Face(South) not to be open
        never: [Fired()] | times: [(1, ColonialsSailed()), (2, Fired())] | jax.ron:20:41: expected Fired() 2 times, got it 0 times
        asked: (Yellow, Turn) | stuck: true | jax.ron:21:16: expected nobody to be asked anything, but Yellow is asked Turn
        offered: [Face(West)] | choices: [Face(West), Face(North)] | jax.ron:22:31: expected Face(North) to be open; open are [
        wind: Fair | wind: Storm | jax.ron:24:16: wind: expected Storm, got Fair
        coins: 2)]) | coins: 1)]) | jax.ron:24:39: Yellow's coins: expected 1, got 2
        bag_gives: [Blue, Red] | bag_gives: [Blue, Red, Red, Red] | jax.ron:11:20: expected 4 drawn, got 3
        ",
    );
}

#[test]
fn all_that_differs_is_told_at_once() {
    let text = GOOD
        .replace("ships: 3", "ships: 4")
        .replace("wind: Fair", "wind: Storm");
    let text = text.replace("coins: 2)])", "coins: 1, power: 2)])");
    let told = run_text("jax.ron", &text).unwrap_err();
    let lines: Vec<&str> = told.lines().collect();
    assert!(
        lines[0].contains("expected ColonialsSailed(ships: 4)"),
        "{told}"
    );
    assert!(
        lines[1].ends_with("wind: expected Storm, got Fair"),
        "{told}"
    );
    assert!(
        lines[2].ends_with("Yellow's power: expected 2, got 1"),
        "{told}"
    );
    assert!(
        lines[3].ends_with("Yellow's coins: expected 1, got 2"),
        "{told}"
    );
    assert_eq!(told.matches("the log:").count(), 1, "{told}");
}

#[test]
fn every_choice_that_is_open_can_be_listed() {
    let listed = |choices: &str| {
        let choices = format!("choices: [{choices}]");
        run_text("jax.ron", &GOOD.replace("offered: [Face(West)]", &choices))
    };
    let told = listed("Face(West)").unwrap_err();
    let open: Vec<&str> = told
        .lines()
        .filter_map(|line| line.split(": ").last())
        .collect();
    let more: Vec<&str> = open
        .iter()
        .filter_map(|line| line.strip_suffix(" is open, too"))
        .collect();
    assert!(!more.is_empty(), "{told}");
    // In any order.
    assert_eq!(listed(&format!("{}, Face(West)", more.join(", "))), Ok(()));
}

#[test]
fn souls_can_be_expected_wherever_they_lie() {
    let souls = |souls: &str| {
        let table = format!("coins: 2), (colour: Red, souls_anywhere: [{souls}])])");
        let drawn = GOOD.replace("bag_gives: [Blue, Red]", "bag_gives: [Blue, Red, Red]");
        run_text("jax.ron", &drawn.replace("coins: 2)])", &table))
    };
    assert_eq!(souls("Red, Green, Red, Blue"), Ok(()));
    let told = souls("Red, Green").unwrap_err();
    assert!(
        told.contains("Red's souls_anywhere: expected [Red, Green], got [Red, Red, Blue, Green]"),
        "{told}"
    );
    let laid = GOOD.replace("souls: [Green]", "souls_anywhere: [Green]");
    assert!(
        run_text("jax.ron", &laid)
            .unwrap_err()
            .contains("can only be expected")
    );
}
