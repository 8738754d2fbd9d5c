//! `lab fuzz`: some hundreds of spoilt inputs of each game, as CI reads them.

#![allow(clippy::unwrap_used, reason = "where a test cannot go on, it fails")]

mod common;

use common::{Folder, lab, well, words};

fn fuzz(game: &str, more: &[&str]) -> String {
    let folder = Folder::new(&format!("fuzz-{game}-{}", more.len()));
    let keep = folder.0.to_str().unwrap();
    let output = lab(&[&["fuzz", game, "--keep", keep], more].concat());
    let said = well(&output);
    assert_eq!(folder.0.read_dir().unwrap().count(), 0, "{said}");
    said
}

/// The numbers of a line of the summary: inputs, refused, taken, panics, hung, large.
fn counts(said: &str, kind: &str) -> Vec<u64> {
    let line = said.lines().find(|line| line.starts_with(kind)).unwrap();
    line.split_whitespace()
        .skip(1)
        .map(|count| count.parse().unwrap())
        .collect()
}

#[test]
fn spoilt_inputs_break_nothing() {
    for game in words("voodoo-pirate voodoo-cards voodoo-island cursed-seas", &[]) {
        let said = fuzz(game, &["--inputs", "300"]);
        let all = counts(&said, "all");
        assert_eq!((all[0], all[3], all[4], all[5]), (300, 0, 0, 0), "{said}");
        for kind in ["saved", "data", "text", "scenario", "lesson", "options"] {
            let sum = counts(&said, kind);
            assert_eq!(sum[0], 50, "{said}");
            assert!(sum[1] > 5, "hardly anything is spoilt: {said}");
        }
        assert!(all[2] > 5, "nothing that is spoilt is taken: {said}");
    }
}

#[test]
fn an_input_is_the_same_whatever_comes_before_it() {
    let one = |from: &str, inputs: &str| {
        let said = fuzz(
            "voodoo-pirate",
            &["--from", from, "--inputs", inputs, "--seed", "7"],
        );
        counts(&said, "all")
    };
    let (all, head, tail) = (one("0", "60"), one("0", "25"), one("25", "35"));
    let sums: Vec<u64> = head
        .iter()
        .zip(&tail)
        .map(|(head, tail)| head + tail)
        .collect();
    assert_eq!(all, sums);
}
