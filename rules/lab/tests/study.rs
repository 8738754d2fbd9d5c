//! `lab study`.

#![allow(clippy::unwrap_used, reason = "where a test cannot go on, it fails")]

mod common;

use common::{Folder, GAME, ill, lab, root, well, words};
use std::fs;

/// The lines of one figure: whose, count, value, bounds.
fn figure(csv: &str, data: &str, figure: &str) -> Vec<(String, f64, [f64; 3])> {
    let start = format!("{data},{figure},");
    csv.lines()
        .filter_map(|line| line.strip_prefix(&start))
        .map(|rest| {
            let cells: Vec<&str> = rest.split(',').collect();
            let number = |cell: usize| cells[cell].parse().unwrap();
            (cells[0].to_owned(), number(1), [2, 3, 4].map(number))
        })
        .collect()
}

#[test]
fn figures_add_up_and_bounds_hold_them() {
    let seats = "cursed,random,gentle,deckhand";
    let line = "study voodoo-pirate --games 8 --threads 2 --seats";
    let csv = well(&lab(&words(line, &[seats])));
    assert!(csv.starts_with("data,figure,of,count,value,low,high\n"));
    for what in ["wins by seat", "wins by colour", "wins by kind"] {
        let wins = figure(&csv, "built in", what);
        assert_eq!(wins.len(), 4, "{csv}");
        let won: f64 = wins
            .iter()
            .map(|(_, games, [share, ..])| games * share)
            .sum();
        assert!((won - 8.0).abs() < 0.01, "{wins:?}");
        for (_, _, [share, low, high]) in wins {
            assert!(low <= share && share <= high);
        }
    }
    // Everybody sat everywhere: a seat had each kind twice. Cursed Pirates have no skill.
    assert_eq!(figure(&csv, "built in", "wins by skill").len(), 2);
    let points = figure(&csv, "built in", "points from");
    let all = points.iter().find(|(of, ..)| of == "everything").unwrap().2[0];
    let sum: f64 = points.iter().map(|(_, _, [mean, ..])| mean).sum();
    assert!((sum - 2.0 * all).abs() < 0.01, "{points:?}");
    assert_eq!(figure(&csv, "built in", "lead changes").len(), 1);
    assert!(csv.contains("built in,uses a game,cards Hoodoo,"));
}

#[test]
fn two_folders_of_data_stand_side_by_side() {
    let folder = Folder::new("study");
    let copy = |name: &str, coins: &str| {
        let from = root().join("assets/voodoo_pirate");
        for file in fs::read_dir(from).unwrap() {
            let file = file.unwrap().path();
            let name = format!("{name}/{}", file.file_name().unwrap().to_str().unwrap());
            if file.is_file() {
                let text = fs::read_to_string(&file).unwrap();
                folder.file(&name, text.replace("    coins: 1,", coins));
            }
        }
        folder.0.join(name).to_str().unwrap().to_owned()
    };
    let (one, two) = (copy("one", "    coins: 1,"), copy("two", "    coins: 3,"));
    let csv = folder.0.join("study.csv");
    let csv_name = csv.to_str().unwrap();
    let line = "study voodoo-pirate --seats cursed,cursed,cursed --games 30 --data";
    let args = words(line, &[&one, "--data", &two, "--csv", csv_name]);
    assert_eq!(well(&lab(&args)), "");
    let csv = fs::read_to_string(csv).unwrap();
    let coins = |data: &str| {
        let points = figure(&csv, data, "points from");
        points.iter().find(|(of, ..)| of == "coins").unwrap().2[0]
    };
    assert!(coins(&two) > coins(&one) + 0.5, "{csv}");
    let line = "study voodoo-pirate --seats cursed --data nowhere";
    let told = ill(&lab(&words(line, &[])));
    assert!(told.contains("nowhere"), "{told}");
}

#[test]
fn the_desktop_counts_the_same() {
    let seats = "cursed,random,gentle,deckhand";
    let csv = well(&lab(&["study", GAME, "--seats", seats, "--games", "8"]));
    // tests/desktop/study.rs holds the same of the balance lab on the screen.
    let file = root().join("tests/studies/voodoo-pirate.csv");
    assert_eq!(csv, fs::read_to_string(file).unwrap());
}
