//! What the command line says to what it does not understand.

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
