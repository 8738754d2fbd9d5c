//! The game's window beside a bare one of Bevy with egui, in one run on a virtual display: how long until it can be
//! used, how much memory it holds, and what it costs while nothing moves.
//!
//! `cargo bench --profile dev --bench window [-- RUNS]` measures what `cargo run` plays. Nothing is asserted: clocks
//! differ. That a click changes the position in the update that reads it is shown in `tests/desktop/main.rs`.

mod bare;
#[path = "../../tests/window/display.rs"]
#[allow(dead_code, reason = "the tests of the window use all of it")]
mod display;
#[path = "../../tests/window/page.rs"]
#[allow(dead_code, reason = "the tests of the window use all of it")]
mod page;

use display::Display;
use page::Game;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Set for the runs that only open the bare window.
const BARE: &str = "VOODOO_PIRATE_BARE_WINDOW";
/// A window that is not there by then never comes.
const PATIENCE: Duration = Duration::from_secs(60);
/// After this long nothing is loaded any more.
const REST: Duration = Duration::from_secs(3);
/// How long nothing moves while the cost of that is taken.
const STILL: Duration = Duration::from_secs(20);
const MIB: f64 = 1_048_576.0;

/// The tables that are opened, each with its seats.
const TABLES: [(&str, &str); 4] = [
    ("voodoo-pirate", "human,cursed,cursed,cursed"),
    ("voodoo-island", "human,explorer,explorer,explorer"),
    ("pirate-crusades", "human,rover,rover,rover"),
    ("cursed-seas", "human,corsair,corsair,corsair"),
];

/// What is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum What {
    Bare,
    Shelf,
    /// The table of a game, with its seats.
    Table(&'static str, &'static str),
}

/// What one run showed.
#[derive(Debug, Default)]
struct Run {
    /// Milliseconds until something is to be read in the window.
    start: f64,
    /// MiB that the process holds, and its share of what it holds with others.
    memory: (f64, f64),
    /// Per cent of a core while nothing moves.
    idle: f64,
}

fn main() {
    if std::env::var_os(BARE).is_some() {
        return bare::run();
    }
    let number = std::env::args().find_map(|word| word.parse().ok());
    let runs: usize = number.unwrap_or(7);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-window");
    let _ = fs::remove_dir_all(&folder);
    let display = match Display::open(&folder, 1280, 720) {
        Ok(display) => display,
        Err(why) => return eprintln!("{why}"),
    };
    let mut all = vec![What::Bare, What::Shelf];
    all.extend(TABLES.map(|(game, seats)| What::Table(game, seats)));
    let mut told: Vec<Vec<Run>> = all.iter().map(|_| Vec::new()).collect();
    // The first of each only warms the caches.
    for turn in 0..=runs {
        for (&what, told) in all.iter().zip(&mut told) {
            let run = run(&display, &folder, what, turn == 1);
            eprintln!("{turn} {what:?} {run:?}");
            if turn > 0 {
                told.push(run);
            }
        }
    }
    let profile = if cfg!(debug_assertions) {
        "dev"
    } else {
        "release"
    };
    println!("profile {profile}, medians of {runs} runs each, taken in turn\n");
    let names = TABLES.map(|(game, _)| game).join(" | | ");
    println!("| | bare window | shelf | | {names} | |");
    println!("|---|---|{}", "---|".repeat(2 * TABLES.len() + 2));
    row("start (ms)", &told, |run| run.start);
    row("resident (MiB)", &told, |run| run.memory.0);
    row("its share of it, PSS (MiB)", &told, |run| run.memory.1);
    let still = |told: &Vec<Run>| told.first().map_or(0.0, |run| run.idle);
    let still: Vec<String> = told
        .iter()
        .map(|told| format!("{:.3}", still(told)))
        .collect();
    let [bare, others @ ..] = &still[..] else {
        return;
    };
    println!(
        "| at rest (% of a core) | {bare} | {} | |",
        others.join(" | | ")
    );
}

/// A line of the table: medians, and how they compare with the bare window's.
fn row(name: &str, told: &[Vec<Run>], of: impl Fn(&Run) -> f64) {
    let middle = |runs: &Vec<Run>| {
        let mut all: Vec<f64> = runs.iter().map(&of).collect();
        all.sort_by(f64::total_cmp);
        all.get(all.len() / 2).copied().unwrap_or(f64::NAN)
    };
    let middles: Vec<f64> = told.iter().map(middle).collect();
    let bare = middles[0];
    let others = middles[1..]
        .iter()
        .map(|other| format!("{other:.0} | {:.2} x", other / bare));
    let others: Vec<String> = others.collect();
    println!("| {name} | {bare:.0} | {} |", others.join(" | "));
}

fn run(display: &Display, folder: &Path, what: What, still: bool) -> Run {
    let mut program = match what {
        What::Bare => {
            let own = std::env::current_exe().expect("the bench knows where it lies");
            let mut program = Command::new(own);
            program.env(BARE, "1");
            program
        }
        _ => Command::new(env!("CARGO_BIN_EXE_voodoo-pirate")),
    };
    if what != What::Bare {
        // As it is installed: nothing of the repository lies over what it holds.
        program.env_remove("CARGO_MANIFEST_DIR");
        program.args(["--size", "1280x720", "--speed", "instant", "--scratch"]);
        program.arg(folder.join("saves"));
    }
    let at_table = matches!(what, What::Table(..));
    if let What::Table(game, seats) = what {
        program.args(["--game", game, "--seats", seats, "--seed", "4"]);
    }
    // The last window's picture is gone.
    while is_drawn(display, bare::LABEL) {
        sleep(Duration::from_millis(20));
    }
    let start = Instant::now();
    let mut game = Game::start(display, folder, program);
    let screen = if at_table { "table" } else { "shelf" };
    let place = if what == What::Bare {
        bare::LABEL
    } else {
        let there = |page: &page::Page| page.screen == screen && !page.targets.is_empty();
        game.wait(PATIENCE, screen, there).targets[0].at
    };
    while !is_drawn(display, place) {
        assert!(start.elapsed() < PATIENCE, "{what:?} is not drawn");
        sleep(Duration::from_millis(2));
    }
    let start = start.elapsed().as_secs_f64() * 1000.0;
    sleep(REST);
    let id = game.program.0.id();
    let mut run = Run {
        start,
        memory: memory(id),
        idle: 0.0,
    };
    if still {
        // A new table goes on drawing for some seconds.
        sleep(REST);
        let before = cpu(id);
        sleep(STILL);
        run.idle = (cpu(id) - before) / STILL.as_nanos() as f64 * 100.0;
    }
    run
}

/// Whether something is written at a place: the pixels round it are of more than one colour.
fn is_drawn(display: &Display, (x, y): (i32, i32)) -> bool {
    let corner = |at: i32, half: i32| (at - half).max(0) as u32;
    let pixels = display.pixels((corner(x, 20), corner(y, 6)), (40, 12));
    let mut all = pixels.chunks_exact(4).map(|pixel| &pixel[..3]);
    let first = all.next();
    all.any(|pixel| Some(pixel) != first)
}

/// MiB resident, and the share of them.
fn memory(id: u32) -> (f64, f64) {
    let text = fs::read_to_string(format!("/proc/{id}/smaps_rollup")).unwrap_or_default();
    let of = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        number.map_or(f64::NAN, |kilobytes| kilobytes * 1024.0 / MIB)
    };
    (of("Rss:"), of("Pss:"))
}

/// Nanoseconds that all threads of a process have run.
fn cpu(id: u32) -> f64 {
    let threads = fs::read_dir(format!("/proc/{id}/task"))
        .into_iter()
        .flatten();
    let of = |file: &Path| -> Option<f64> {
        let text = fs::read_to_string(file).ok()?;
        text.split_whitespace().next()?.parse().ok()
    };
    threads
        .filter_map(|thread| of(&thread.ok()?.path().join("schedstat")))
        .sum()
}
