//! Whole games in the real window, on a virtual display: by mouse, by keyboard alone, and killed at any moment; and the
//! program as it starts where something is missing. Pictures and logs are kept in the tests' folder.

mod display;
mod keyboard;
mod killed;
mod mouse;
mod page;
mod panels;
mod start;

use display::Display;
use page::fresh_folder;
use std::process::{Command, Output};

#[test]
fn there_is_a_display() {
    let _ = Display::of_test(&fresh_folder("window-display"), 640, 360);
}

/// The test above, of a machine on which nothing is installed.
fn where_there_is_none(left_out: &str) -> Output {
    let own = std::env::current_exe().expect("the tests know where they lie");
    let mut test = Command::new(own);
    test.args(["--exact", "there_is_a_display", "--nocapture"])
        .env("PATH", "")
        .env("WITHOUT_DISPLAY", left_out);
    test.output().expect("the tests start again")
}

#[test]
fn a_missing_display_fails_unless_it_was_asked_for() {
    let missing = where_there_is_none("");
    assert!(!missing.status.success(), "{missing:?}");
    let left_out = where_there_is_none("1");
    assert!(left_out.status.success(), "{left_out:?}");
    let told = String::from_utf8_lossy(&left_out.stderr).into_owned();
    assert!(told.contains("left out"), "{told}");
}
