//! The answers of the command line to what it does not understand.

#![allow(clippy::unwrap_used, reason = "where a test cannot go on, it fails")]

mod common;

use common::{ill, lab, said, well};

#[track_caller]
fn refused(args: &[&str], why: &str) {
    let output = lab(args);
    let text = ill(&output);
    assert!(text.contains(why), "expected {why} in {text}");
    assert_eq!(said(&output), "");
}

#[test]
fn what_is_not_understood_is_refused() {
    refused(&["dance"], "dance");
    refused(&["simulate"], "GAME");
    refused(
        &["simulate", "chess", "--seats", "random"],
        "there is no game `chess`, expected voodoo-pirate",
    );
    refused(&["replay"], "FILE");
    refused(&["replay", "--loud", "game.ron"], "--loud");
    refused(&[], "Usage");
}

#[test]
fn help_is_no_error() {
    for args in [
        &["--help"][..],
        &["help", "simulate"],
        &["replay", "--help"],
    ] {
        assert!(well(&lab(args)).contains("Usage"));
    }
    well(&lab(&["--version"]));
}

#[test]
fn the_table_of_rules_says_what_each_touches() {
    let table = well(&lab(&["rules", "voodoo-cards"]));
    let sail = table.lines().find(|line| line.starts_with("Sail "));
    let sail = sail.unwrap();
    assert!(sail.contains("sailing::sail"), "{sail}");
    assert!(sail.contains("voodoo-pirate-card-game §7"), "{sail}");
    assert!(sail.contains("changes Ships, Tonight"), "{sail}");
    assert!(sail.contains("reads Sea, Markers"), "{sail}");
    // The family's rules are the game's too.
    assert!(table.contains("dusk::reveal"), "{table}");
    refused(&["rules", "chess"], "there is no game `chess`");
}
