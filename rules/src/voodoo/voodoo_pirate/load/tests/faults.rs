//! Spoilt files are refused with file, line and what is allowed.

use super::super::*;
use super::{refused, spoilt, text, told};
use rules::table::files::MOST_FAULTS;

#[test]
fn a_wrong_field_or_name_is_refused_with_what_is_allowed() {
    refused(
        "
        tiles.ron | ne: Calm(Skull), sw: Calm(Portal) | north: Calm(Skull), sw: Calm(Portal) | found `north`, expected `number`, `time_out`, `nw`, `ne`, `sw` or `se`
        tiles.ron | Star(Purple)), ne | Star(Pink)), ne | found `Pink`, expected `Red`, `Yellow`, `Blue`, `Green` or `Purple`
        tiles.ron | Object(TwinBottles) | TwinBottles | found `TwinBottles`, expected `Nothing`, `Skull`, `Object`
        start.ron | wind: Fair | wind: Calm | found `Calm`, expected `Fair`, `Storm`, `Becalmed` or `Mermaids`
        start.ron | poppets: 0 | puppets: 0 | found `puppets`
        chart.ron | water: Haunted(Nothing) | water: Wild(Nothing) | found `Wild`, expected `Calm` or `Haunted`
        skulls.ron | EachPoppet(points | EachPoppet(point | found `point`, expected `points`
        cursed.ron | yellow: Jax | yellow: Jaxx | found `Jaxx`, expected `Jax`
        cursed.ron | SE, S, SW | SE, SS, SW | found `SS`, expected `NW`
        ",
    );
}

#[test]
fn a_number_out_of_range_is_refused_where_it_stands() {
    refused(
        "
        start.ron | power: 1 | power: 7 | found `7`, expected a whole number from 1 to 6
        start.ron | souls: 2 | souls: 5 | from 0 to 4
        start.ron | poppets: 0 | poppets: -1 | found `-1`, expected a whole number from 0 to 3
        start.ron | most_rounds: 29 | most_rounds: 0 | from 1 to 99
        start.ron | purple: 2 | purple: 200 | from 0 to 20
        start.ron | colonials: 2 | colonials: 5 | found 5 colonial ships, expected from 1 to the most, 4
        start.ron | time_out_among: 3 | time_out_among: 16 | expected from 1 to the 15 tiles
        start.ron | coin_supply: 18 | coin_supply: 4 | found 4 coins, expected at least 5
        start.ron | soul_supply: (red: 4, yellow: 4, blue: 4 | soul_supply: (red: 1, yellow: 1, blue: 1 | found 9 souls, expected at least 10
        chart.ron | (2, 6) | (2, 9) | (2, 9) is off the chart
        chart.ron | (2, 6) | (2, 300) | found `300`, a number out of range
        skills.ron | Range(3) | Range(0) | from 1 to 9
        tiles.ron | number: 7 | number: 21 | from 1 to 20
        ",
    );
}

#[test]
fn what_is_missing_or_there_twice_is_refused() {
    let (faults, line) = spoilt(TILES, "(number: 15", "(number: 14");
    assert_eq!(
        faults,
        [
            format!(
                "{TILES}:{line}:5: found 14 a second time, expected each number from 1 to 15 once, a tile for each free slot of the chart"
            ),
            format!(
                "{TILES}:{}:1: 15 is missing, expected each number from 1 to 15 once, a tile for each free slot of the chart",
                line + 1
            ),
        ]
    );
    let (faults, line) = spoilt(TILES, "time_out: true, nw", "nw");
    assert_eq!(faults.len(), 1);
    assert!(
        faults[0].starts_with(&format!(
            "{TILES}:{}:1: the Time Out tile is missing",
            line + 1
        )),
        "{faults:?}"
    );
    refused(
        "
        tiles.ron | (number: 15, time_out: true | (number: 16, time_out: true | found tile 16, expected each number from 1 to 15
        barrels.ron | (barrel: Wind | (barrel: Sand | found Sand a second time, expected each of the eight barrels once
        chart.ron | (1, 8)] | (1, 7)] | found (1, 7) a second time
        chart.ron | (10, 2), (8, 1), (9, 2), (10, 3)] | (10, 2), (8, 1)] | found 4 harbour spaces
        chart.ron | at: (10, 4) | at: (6, 4) | found (6, 4), expected each space of the harbour's tiles
        chart.ron | back: [(10, 1) | back: [(7, 1) | found (7, 1), expected harbour spaces
        chart.ron | (9, 3)] | (9, 4)] | found (9, 4), expected north-west spaces of tiles
        cursed.ron | (10, 1)] | (9, 3)] | found (9, 3), expected each harbour space of chart.ron once
        cursed.ron | (Stars, Moon) | (Moon, Moon) | expected two different barrels
        cursed.ron | , Centre] | ] | Centre is missing
        cursed.ron | , MorgansEye] | , Compass] | found Compass a second time
        blessed.ron | Queen, King] | King, King] | found King a second time
        ",
    );
}

/// A list that fills a whole file with one thing over and over.
#[test]
fn a_huge_file_is_refused_soon() {
    let many = |entry: &str| entry.repeat(1_000_000 / entry.len());
    for (path, text) in [
        (BARRELS, format!("[{}]", many("(barrel:Sea,works:Dusk),"))),
        (
            CHART,
            text(CHART).replace("shore: [", &format!("shore: [{}", many("(1,5),"))),
        ),
        (
            BLESSED,
            text(BLESSED).replace("Queen, King]", &format!("{}]", many("Ace,"))),
        ),
    ] {
        assert_eq!(told(path, text).len(), MOST_FAULTS);
    }
}

#[test]
fn faults_of_all_files_are_gathered() {
    let tiles = text(TILES)
        .replace("number: 3,", "number: three,")
        .replace("Map), se: Haunted", "Maps), se: Haunted");
    let files = files()
        .with_text(TILES, tiles)
        .with_text(START, text(START).replace("tide: In", "tide: Off"))
        .with_text(SKULLS, "");
    let faults = load(&files).unwrap_err();
    let told: Vec<&str> = faults.iter().map(|fault| fault.file.as_str()).collect();
    assert_eq!(told, [TILES, TILES, START, SKULLS], "{faults:#?}");
    assert!(faults[0].line < faults[1].line);
}

#[test]
fn another_chart_asks_for_another_number_of_tiles() {
    let chart = text(CHART)
        .replace("(1, 7)],", "(1, 7), (3, 7)],")
        .replace("(at: (2, 8), arrow: East),", "(at: (2, 8), arrow: East), (at: (3, 7), arrow: East), (at: (3, 8), arrow: East), (at: (4, 7), arrow: East), (at: (4, 8), arrow: East)");
    let faults = told(CHART, chart.clone());
    assert_eq!(faults.len(), 1, "{faults:#?}");
    assert!(
        faults[0].contains("found tile 15, expected each number from 1 to 14"),
        "{faults:?}"
    );
    let tiles = text(TILES)
        .replace("    (number: 1, ", "    // (number: 1, ")
        .replace("number: 15", "number: 1");
    assert_eq!(
        load(&files().with_text(CHART, chart).with_text(TILES, tiles))
            .unwrap()
            .tiles
            .len(),
        14
    );
}

#[test]
fn the_digest_follows_what_is_said_and_not_how() {
    let digest = |path, text: String| load(&files().with_text(path, text)).unwrap().digest;
    let plain = standard().digest;
    assert_eq!(digest(TILES, text(TILES).replace('\n', "\r\n")), plain);
    assert_eq!(digest(START, format!("// my own\n{}", text(START))), plain);
    assert_ne!(
        digest(START, text(START).replace("map_coins: 3", "map_coins: 2")),
        plain
    );
}
