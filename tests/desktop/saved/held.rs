//! Two programs, one game.

use super::{GAME, at, options, said, text};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use voodoo_pirate::saves::{self, UserError};

#[test]
fn a_game_that_is_open_cannot_be_opened_again() {
    let (options, _) = options("held");
    let mut slot = saves::create(&options, GAME).unwrap();
    slot.write(&text(1, 5)).unwrap();
    let trouble = saves::open(&options, slot.name()).unwrap_err();
    assert_eq!(
        said(&trouble),
        "The game voodoo-pirate-1 is open in another window."
    );
    // Another window plays a game of its own.
    let mut other = saves::create(&options, GAME).unwrap();
    assert_eq!(other.name(), "voodoo-pirate-2");
    other.write(&text(2, 5)).unwrap();
    assert_eq!(fs::read_to_string(slot.file()).unwrap(), text(1, 5));
    drop(slot);
    assert!(saves::open(&options, "voodoo-pirate-1").is_ok());
}

#[test]
fn a_shelf_that_looks_never_keeps_a_game_from_being_opened() {
    let (options, _) = options("looks");
    let mut slot = saves::create(&options, GAME).unwrap();
    slot.write("game").unwrap();
    drop(slot);
    std::thread::scope(|scope| {
        let looking = scope.spawn(|| (0..3000).for_each(|_| drop(saves::left(&options))));
        while !looking.is_finished() {
            assert!(saves::open(&options, "voodoo-pirate-1").is_ok());
        }
    });
}

/// Not a test of its own: the other program of the tests below. It opens a game and writes it until it is killed.
#[test]
fn another_program() {
    let Some(folder) = std::env::var_os("VOODOO_PIRATE_OTHER_PROGRAM") else {
        return;
    };
    let (mut slot, _) = saves::open(&at(Path::new(&folder)), "voodoo-pirate-1").unwrap();
    let texts = [text(1, 10), text(1, 300)];
    println!("\nopen");
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(20) {
        for text in &texts {
            slot.write(text).unwrap();
        }
    }
}

fn other_program(folder: &Path) -> Child {
    let mut other = Command::new(std::env::current_exe().expect("another program starts"))
        .args(["--exact", "saved::held::another_program", "--nocapture"])
        .env("VOODOO_PIRATE_OTHER_PROGRAM", folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("another program starts");
    let mut lines = BufReader::new(other.stdout.take().expect("another program starts")).lines();
    assert!(
        lines.any(|line| line.expect("another program starts") == "open"),
        "it never opens"
    );
    other
}

#[test]
fn a_program_killed_at_any_moment_leaves_a_whole_game_and_no_lock() {
    let (options, folder) = options("killed");
    let mut slot = saves::create(&options, GAME).unwrap();
    slot.write(&text(1, 10)).unwrap();
    drop(slot);
    let whole = [text(1, 10), text(1, 300)];
    for pause in 0..12 {
        let mut other = other_program(&folder);
        assert!(saves::left(&options)[0].held);
        let trouble = saves::open(&options, "voodoo-pirate-1").unwrap_err();
        assert!(matches!(trouble, UserError::Held { .. }), "{trouble:?}");
        sleep(Duration::from_micros(pause * 3_700));
        other.kill().unwrap();
        other.wait().unwrap();
        let (_, bytes) = saves::open(&options, "voodoo-pirate-1").unwrap();
        assert!(whole.iter().any(|whole| whole.as_bytes() == bytes));
    }
}
