//! What is seen while only things on the table move.

use super::display::Display;
use super::page::{Game, Page, fresh_folder, game};
use std::collections::BTreeSet;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Where the first player's panel lies in a window of this size, clear of texts, and a part of the chart, in pixels.
const WINDOW: (u32, u32) = (640, 360);
const PANEL: (u32, u32) = (150, 53);
const CHART: (u32, u32) = (400, 120);
/// The test fails rather than wait longer.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long is looked.
const LOOKED: Duration = Duration::from_secs(15);

#[test]
fn panels_stay_on_the_screen_while_explorers_walk() {
    let folder = fresh_folder("window-panels");
    let Some(display) = Display::of_test(&folder, WINDOW.0, WINDOW.1) else {
        return;
    };
    let seats = ["explorer"; 4].join(",");
    let mut program = game(&[
        "--game",
        "voodoo-island",
        "--seats",
        &seats,
        "--seed",
        "4",
        "--size",
        "640x360",
    ]);
    program.arg("--scratch").arg(folder.join("saves"));
    let mut game = Game::start(&display, &folder, program);
    // The panel is of a dark blue, the wood behind it of a dark red.
    let is_panel = || {
        let pixels = display.pixels(PANEL, (20, 3));
        let (pixels, _) = pixels.as_chunks::<4>();
        !pixels.is_empty() && pixels.iter().all(|[blue, _, red, _]| blue > red)
    };
    // Its pictures are there with it.
    let is_laid = |page: &Page| page.screen == "table";
    game.wait(PATIENCE, "the table", is_laid);
    display.picture(&folder.join("table.png"));
    sleep(Duration::from_secs(1));
    let start = Instant::now();
    let mut charts = BTreeSet::new();
    while start.elapsed() < LOOKED {
        let since = start.elapsed();
        if !is_panel() {
            display.picture(&folder.join("gone.png"));
            panic!("it was gone {since:?} after it came");
        }
        charts.insert(display.pixels(CHART, (160, 120)));
        sleep(Duration::from_millis(2));
    }
    assert!(charts.len() > 20, "{} pictures of the chart", charts.len());
}
