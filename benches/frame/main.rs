//! The cost of a frame: full tables while ships or figures sail, the same tables with our own systems off, as many plain
//! sprites of Bevy's that move, and Bevy's own example of one, in one run on a virtual display with software Vulkan.
//!
//! `cargo bench --profile dev --bench frame [-- SECONDS]` measures what `cargo run` plays. Nothing is asserted: clocks
//! differ. Threads of the software driver are not counted into the processor's time of a frame: a graphics card has
//! none.

#[path = "../../tests/window/display.rs"]
#[allow(dead_code, reason = "the tests of the window use all of it")]
mod display;
mod example;
mod meter;
mod sprites;
mod table;

use display::Display;
use games::cursed_seas::CursedSeas;
use games::pirate_crusades::PirateCrusades;
use games::voodoo_island::VoodooIsland;
use games::voodoo_pirate::VoodooPirate;
use meter::Cost;
use rules::table::Game;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use voodoo_pirate::table::Animated;

/// The games whose tables are measured.
const GAMES: [&str; 4] = [
    VoodooPirate::ID,
    VoodooIsland::ID,
    PirateCrusades::ID,
    CursedSeas::ID,
];
/// What a run of the program measures, and for how long.
const WHAT: &str = "VOODOO_PIRATE_FRAME";
/// How long each is measured, in seconds.
const SECONDS: &str = "VOODOO_PIRATE_FRAME_SECONDS";
/// How many things lie on the table.
const THINGS: &str = "VOODOO_PIRATE_FRAME_THINGS";

fn main() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let seconds = number(SECONDS).unwrap_or(10.0);
    match std::env::var(WHAT).as_deref() {
        Ok(VoodooPirate::ID) => {
            return table::run::<VoodooPirate>(seconds, "cursed", VoodooPirate::sails);
        }
        Ok(VoodooIsland::ID) => {
            return table::run::<VoodooIsland>(seconds, "explorer", VoodooIsland::sails);
        }
        // Its panels draw all that moves.
        Ok(PirateCrusades::ID) => {
            return table::run::<PirateCrusades>(seconds, "rover", |_| true);
        }
        Ok(CursedSeas::ID) => {
            return table::run::<CursedSeas>(seconds, "corsair", CursedSeas::sails);
        }
        Ok("example") => return sprites::run_example(seconds),
        Ok(_) => {
            return sprites::run(
                seconds,
                number(THINGS).map_or(100, |things| things as usize),
            );
        }
        Err(_) => {}
    }
    let seconds = std::env::args().find_map(|word| word.parse::<f32>().ok());
    let seconds = seconds.unwrap_or(10.0);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-frame");
    let _ = fs::remove_dir_all(&folder);
    let display = match Display::open(&folder, 1280, 720) {
        Ok(display) => display,
        Err(why) => return eprintln!("{why}"),
    };
    let example = run(&display, &folder, "example", seconds, "");
    println!("{seconds} s each\n");
    println!("| | table | our own systems off | as many sprites | Bevy's example |");
    println!("|---|---|---|---|---|");
    for game in GAMES {
        let table = run(&display, &folder, game, seconds, "");
        let things = told(&table, "things", "100");
        let panels = told(&table, "panels", "?");
        let own: f32 = told(&table, "own", "").parse().unwrap_or(f32::NAN);
        let sprites = run(&display, &folder, "sprites", seconds, &things);
        let of = |text: &str, name: &str| Cost::read(text, name);
        let (Some(whole), Some(off), Some(plain), Some(one)) = (
            of(&table, "whole"),
            of(&table, "off"),
            of(&sprites, "whole"),
            of(&example, "whole"),
        ) else {
            eprintln!(
                "the measures of {game} did not come to an end:\n{table}\n{sprites}\n{example}"
            );
            return;
        };
        let share = |part: f32| 100.0 * part / whole.processor;
        println!(
            "| {game}, {things} things, {:.0} % of it our own systems, {:.0} % with what egui and Bevy do for them, panels drawn in {panels} % of the frames | | | | |",
            share(own),
            share(whole.processor - off.processor)
        );
        println!(
            "| processor's time of a frame (ms) | {:.2} | {:.2} | {:.2} | {:.2} |",
            whole.processor, off.processor, plain.processor, one.processor
        );
        println!(
            "| frames a second | {:.1} | {:.1} | {:.1} | {:.1} |",
            whole.frames, off.frames, plain.frames, one.frames
        );
    }
}

/// Runs one of the measures on the display; what it says.
fn run(display: &Display, folder: &Path, what: &str, seconds: f32, things: &str) -> String {
    let own = std::env::current_exe().expect("the bench knows where it lies");
    let output = Command::new(own)
        .env("DISPLAY", display.name())
        .env_remove("WAYLAND_DISPLAY")
        .env(WHAT, what)
        .env(SECONDS, seconds.to_string())
        .env(THINGS, things)
        .env("VOODOO_PIRATE_FRAME_SAVES", folder.join("saves"))
        .stderr(Stdio::inherit())
        .output();
    let output = output.expect("the bench can start itself");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Returns the text that the table said under a name, or `or` where it said nothing.
fn told(said: &str, name: &str, or: &str) -> String {
    let line = said.lines().find_map(|line| line.strip_prefix(name));
    line.map_or(or, str::trim).to_owned()
}
