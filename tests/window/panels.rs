//! The panels stay on the screen while only things on the table move.

use super::display::Display;
use super::page::{Game, Page, fresh_folder, game};
use std::collections::BTreeSet;
use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The size of the window, where two players' rows lie in it, clear of texts, and a part of the chart, in pixels. What somebody gets
/// flies over one of the rows at a time.
const WINDOW: (u32, u32) = (640, 360);
const PANELS: [(u32, u32); 2] = [(150, 53), (150, 117)];
const CHART: (u32, u32) = (330, 50);
/// The test fails rather than wait longer.
const PATIENCE: Duration = Duration::from_secs(60);

#[test]
fn they_stay_while_explorers_walk() {
    let explorers = ["explorer"; 4].join(",");
    stay("walk", "voodoo-island", &explorers, Duration::from_secs(12));
}

#[test]
fn they_stay_while_the_water_runs_and_somebody_thinks() {
    let seats = "human,cursed,cursed";
    stay("water", "voodoo-pirate", seats, Duration::from_secs(8));
}

/// Looks at a table with lively water for some time.
///
/// # Panics
/// Panics if the panels are gone in a frame, or if nothing on the chart moves.
fn stay(name: &str, table: &str, seats: &str, looked: Duration) {
    let folder = fresh_folder(&format!("window-panels-{name}"));
    let Some(display) = Display::of_test(&folder, WINDOW.0, WINDOW.1) else {
        return;
    };
    let saves = folder.join("saves");
    fs::create_dir_all(&saves).expect("the tests' folder can be written to");
    fs::write(saves.join("settings.ron"), "(water: Lively)").expect("so can that");
    let mut program = game(&["--game", table, "--seats", seats, "--seed", "4"]);
    let size = format!("{}x{}", WINDOW.0, WINDOW.1);
    program.args(["--size", &size, "--scratch"]).arg(&saves);
    let mut game = Game::start(&display, &folder, program);
    game.wait(PATIENCE, "the table", |page: &Page| page.screen == "table");
    // A panel is of a dark blue, the wood behind it of a dark red.
    let lies_at = |place| {
        let pixels = display.pixels(place, (20, 3));
        let (pixels, _) = pixels.as_chunks::<4>();
        !pixels.is_empty() && pixels.iter().all(|[blue, _, red, _]| blue > red)
    };
    let is_there = || PANELS.into_iter().any(lies_at);
    // The first frames show what was there before.
    sleep(Duration::from_secs(2));
    let start = Instant::now();
    while !is_there() {
        assert!(start.elapsed() < PATIENCE, "no panels come");
        sleep(Duration::from_millis(20));
    }
    let start = Instant::now();
    let mut charts = BTreeSet::new();
    while start.elapsed() < looked {
        let since = start.elapsed();
        if !is_there() {
            display.picture(&folder.join("gone.png"));
            panic!("the panels were gone after {since:?}");
        }
        charts.insert(display.pixels(CHART, (280, 220)));
        sleep(Duration::from_millis(2));
    }
    assert!(charts.len() > 5, "{} pictures of the chart", charts.len());
}
