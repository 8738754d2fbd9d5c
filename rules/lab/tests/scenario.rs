//! `lab scenario`.

#![allow(clippy::unwrap_used, reason = "where a test cannot go on, it fails")]

mod common;

use common::{Folder, ill, lab, lab_in, root, said, well};
use std::fs;
use std::path::PathBuf;

/// The scenario files of the game.
fn scenarios() -> Vec<PathBuf> {
    let folder = root().join("tests/scenarios/voodoo_pirate");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|file| file.extension().is_some_and(|ending| ending == "ron"))
        .collect();
    files.sort();
    files
}

#[test]
fn every_scenario_passes() {
    let text = well(&lab(&["scenario"]));
    let count = text
        .lines()
        .filter(|line| line.starts_with("ok      "))
        .count();
    assert!(count >= scenarios().len(), "{text}");
    assert_eq!(
        text.lines().last(),
        Some(format!("{count} passed, 0 failed").as_str())
    );
}

/// A scenario that holds, wherever it lies.
fn good() -> String {
    let good = fs::read_to_string(&scenarios()[0]).unwrap();
    good.replacen('(', "(\n    game: \"voodoo-pirate\",", 1)
}

#[test]
fn files_and_folders_can_be_named() {
    let folder = Folder::new("named");
    let good = good();
    let one = folder.file("one.ron", &good);
    folder.file("inside/two.ron", &good);
    assert!(well(&lab(&["scenario", &one])).ends_with("1 passed, 0 failed\n"));
    let both = well(&lab(&["scenario", &one, folder.0.to_str().unwrap()]));
    assert!(both.ends_with("3 passed, 0 failed\n"), "{both}");
}

#[test]
fn one_that_fails_is_told_and_the_others_are_played() {
    let folder = Folder::new("scenario");
    let good = good();
    folder.file("a-good.ron", &good);
    folder.file("b-cut.ron", &good[..good.len() / 2]);
    folder.file("c-empty.ron", "");
    folder.file("d-words.ron", "It was a dark and stormy night");
    folder.file("e-bytes.ron", b"\xff\xfe");
    folder.file("inside/f-good.ron", &good);
    folder.file("notes.txt", "no scenario");
    let output = lab_in(&folder.0, &["scenario", "."]);
    ill(&output);
    let text = said(&output);
    assert_eq!(text.lines().last(), Some("2 passed, 4 failed"), "{text}");
    for place in [
        "b-cut.ron:",
        "c-empty.ron:1:1:",
        "d-words.ron:1:",
        "e-bytes.ron:",
    ] {
        assert!(text.contains(place), "{place} is missing in {text}");
    }
    assert_eq!(
        text.lines()
            .filter(|line| line.starts_with("FAILED  "))
            .count(),
        4,
        "{text}"
    );
}

#[test]
fn a_scenario_says_which_game_it_is_of_or_its_folder_does() {
    let folder = Folder::new("which-game");
    let cards = root().join("tests/scenarios/voodoo_cards/map_gives_three_coins_once.ron");
    let text = fs::read_to_string(cards).unwrap();
    let named = |game: &str| text.replacen('(', &format!("(\n    game: \"{game}\","), 1);
    // By what it says, wherever it lies.
    let file = folder.file("voodoo_pirate/named.ron", named("voodoo-cards"));
    well(&lab(&["scenario", &file]));
    // By the nearest folder, from inside it too.
    let file = folder.file("voodoo_pirate/voodoo_cards/plain.ron", &text);
    well(&lab(&["scenario", &file]));
    let inside = folder.0.join("voodoo_pirate/voodoo_cards");
    well(&lab_in(&inside, &["scenario", "plain.ron"]));
    // By nothing.
    let file = folder.file("plain.ron", &text);
    let told = ill(&lab(&["scenario", &file]));
    let why =
        "plain.ron:1:1: nothing says which game this is of, expected `game: \"voodoo-pirate\"`";
    assert!(told.contains(why), "{told}");
    let file = folder.file("chess.ron", named("chess"));
    let told = ill(&lab(&["scenario", &file]));
    assert!(
        told.contains("chess.ron:2:11: there is no game `chess`"),
        "{told}"
    );
}

#[test]
fn what_is_no_scenario_fails() {
    let text = ill(&lab(&["scenario", "/nowhere/storm.ron"]));
    assert!(
        text.contains("/nowhere/storm.ron: cannot be read"),
        "{text}"
    );
    assert!(text.contains("0 passed, 1 failed"), "{text}");
    let empty = Folder::new("no-scenarios");
    assert!(ill(&lab(&["scenario", empty.0.to_str().unwrap()])).contains("no scenario"));
    assert!(ill(&lab_in(&empty.0, &["scenario"])).contains("tests/scenarios"));
}

#[test]
fn what_no_scenario_names_is_told() {
    let all = well(&lab(&["scenario", "--coverage"]));
    for game in ["voodoo-pirate: ", "voodoo-cards: "] {
        assert!(all.lines().any(|line| line.starts_with(game)), "{all}");
    }
    assert!(all.contains("  cards: all are named"), "{all}");
    let folder = Folder::new("coverage");
    let one = folder.file("one.ron", good());
    let few = well(&lab(&["scenario", "--coverage", &one]));
    assert!(
        few.starts_with("voodoo-pirate: 1 scenarios\n  sections that none names: §1"),
        "{few}"
    );
    assert!(few.contains("voodoo-cards: 0 scenarios\n"), "{few}");
    let features = few
        .lines()
        .find(|line| line.contains("tiles' features"))
        .unwrap();
    assert!(features.contains("Current(North)"), "{features}");
}
