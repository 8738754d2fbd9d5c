//! The program as a player starts it where something is missing: one sentence, and no panic.

use super::Display;
use std::path::Path;
use std::process::{Command, Output};

fn game(words: &[&str]) -> Command {
    let mut game = Command::new(env!("CARGO_BIN_EXE_voodoo-pirate"));
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("start");
    game.args(words).arg("--scratch").arg(scratch);
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        game.env_remove(name);
    }
    game.env("RUST_BACKTRACE", "1");
    game
}

#[track_caller]
fn refused(told: Output, sentence: &str) {
    let Output { status, stderr, .. } = told;
    let told = String::from_utf8(stderr).expect("text");
    assert_eq!(status.code(), Some(1), "{told}");
    assert!(told.contains(sentence), "{told}");
    assert!(
        !told.contains("panicked") && !told.contains("backtrace"),
        "{told}"
    );
    let ours = told
        .lines()
        .filter(|line| line.starts_with("voodoo-pirate: "));
    assert_eq!(ours.count(), 1, "{told}");
}

#[test]
fn a_bad_command_line_is_told() {
    refused(
        game(&["--seats", ","]).output().unwrap(),
        "`--seats`: seat 1: found ``, expected `human`",
    );
    refused(
        game(&["--warp"]).output().unwrap(),
        "unexpected argument '--warp' found",
    );
}

#[test]
#[cfg(target_os = "linux")]
fn no_display_is_told() {
    refused(game(&[]).output().unwrap(), "There is no display");
    let mut nobody = game(&[]);
    nobody.env("DISPLAY", ":65000");
    refused(nobody.output().unwrap(), "There is no display");
}

#[test]
#[cfg(target_os = "linux")]
fn no_driver_is_told() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("start-driver");
    let Some(display) = Display::of_test(&folder, 640, 360) else {
        return;
    };
    let mut game = game(&[]);
    game.env("DISPLAY", display.name());
    for name in ["VK_ICD_FILENAMES", "VK_DRIVER_FILES"] {
        game.env(name, "/nonexistent");
    }
    refused(game.output().unwrap(), "the package mesa-vulkan-drivers");
}
