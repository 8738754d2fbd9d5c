//! `lab duel`, `lab hint` and `lab review`.

#![allow(clippy::unwrap_used, reason = "where a test cannot go on, it fails")]

mod common;

use common::{Folder, GAME, ill, lab, saved, well, words};
use std::fs;

#[test]
fn a_duel_goes_on_where_it_stopped() {
    let folder = Folder::new("duel");
    let file = folder.0.join("duels.csv");
    let duel = |one: &str, games: &str| {
        let place = file.to_str().unwrap();
        let players = ["duel", GAME, "--one", one, "--against", "cursed"];
        let how = ["--games", games, "--threads", "2", "--results", place];
        well(&lab(&[&players[..], &how[..]].concat()))
    };
    let one = "deckhand@iterations=4";
    let said = duel(one, "4");
    assert!(said.contains("4 games: wins"), "{said}");
    let four = fs::read_to_string(&file).unwrap();
    assert_eq!(four.lines().count(), 5);
    // Each seat was sat in once.
    let mut seats: Vec<&str> = four
        .lines()
        .skip(1)
        .map(|line| line.split(',').nth(7).unwrap())
        .collect();
    seats.sort_unstable();
    assert_eq!(seats, ["1", "2", "3", "4"]);
    // Times are kept rounded.
    let counted = |said: String| said.split(" decisions a game").next().map(str::to_owned);
    assert_eq!(counted(duel(one, "4")), counted(said));
    assert_eq!(fs::read_to_string(&file).unwrap(), four);
    // Somebody else's games lie in the same file.
    duel("random", "2");
    let said = duel(one, "6");
    assert!(said.contains("6 games: wins"), "{said}");
    let all = fs::read_to_string(&file).unwrap();
    assert!(all.starts_with(&four));
    assert_eq!(all.lines().count(), 9);
    fs::write(&file, "something else\n").unwrap();
    let place = file.to_str().unwrap();
    let line = "duel voodoo-pirate --one mate --against cursed --results";
    let told = ill(&lab(&words(line, &[place])));
    assert!(told.contains("line 1: found `something else`"), "{told}");
}

#[test]
fn a_table_that_is_used_again_makes_the_same_duel() {
    let folder = Folder::new("duel-again");
    let fought = |name: &str, games: &[&str]| {
        let file = folder.0.join(name);
        let place = file.to_str().unwrap();
        for games in games {
            let players = ["duel", GAME, "--one", "deckhand@iterations=4"];
            let against = ["--against", "random", "--seats", "2", "--threads", "1"];
            let how = ["--games", games, "--results", place];
            well(&lab(&[&players[..], &against, &how].concat()));
        }
        let rows = fs::read_to_string(file).unwrap();
        // Without the times.
        let rows = rows.lines().map(|row| row.split(',').take(12).collect());
        let mut rows: Vec<String> = rows.map(|cells: Vec<&str>| cells.join(",")).collect();
        rows.sort_unstable();
        rows
    };
    let anew = fought("anew.csv", &["1", "2", "3", "4", "5", "6"]);
    assert_eq!(anew.len(), 7);
    assert_eq!(fought("again.csv", &["6"]), anew);
}

#[test]
fn a_hint_weighs_the_choices() {
    let folder = Folder::new("hint");
    let game = folder.file("game.ron", saved(90).write().unwrap());
    let said = well(&lab(&["hint", &game, "--by", "mate@iterations=50"]));
    assert!(said.contains("worth of 100"), "{said}");
    // The best first, and as many lines as choices.
    let tried: Vec<u32> = said
        .lines()
        .skip(2)
        .map(|line| line.split_whitespace().last().unwrap().parse().unwrap())
        .collect();
    assert!(tried.len() >= 2 && tried.is_sorted_by(|one, other| one >= other));
    let earlier = well(&lab(&["hint", &game, "--after", "3", "--by", "deckhand"]));
    assert_ne!(earlier, said);
    let told = ill(&lab(&["hint", &game, "--by", "cursed"]));
    assert!(told.contains("does not think"), "{told}");
}

#[test]
fn a_hint_beyond_the_end_is_refused() {
    let folder = Folder::new("beyond");
    let game = folder.file("game.ron", saved(90).write().unwrap());
    let after = |count: &str| lab(&["hint", &game, "--by", "deckhand", "--after", count]);
    well(&after("90"));
    let told = ill(&after("91"));
    assert_eq!(
        told,
        format!(
            "error: {game}: found `--after 91`, expected 90 at most: the game has 90 choices\n"
        )
    );
}

#[test]
fn a_review_finds_what_cost_most() {
    let folder = Folder::new("review");
    let game = folder.file("game.ron", saved(usize::MAX).write().unwrap());
    let by = "deckhand@iterations=12@horizon=3";
    let said = well(&lab(&[
        "review", &game, "--of", "1", "--by", by, "--most", "3",
    ]));
    let costs: Vec<f64> = said
        .lines()
        .filter_map(|line| line.split_once("It cost "))
        .map(|(_, rest)| rest.split_whitespace().next().unwrap().parse().unwrap())
        .collect();
    // Three decisions of a drunken sailor, the costliest first.
    assert_eq!(costs.len(), 3, "{said}");
    assert!(costs.is_sorted_by(|one, other| one >= other) && costs[2] > 0.0);
    let told = ill(&lab(&["review", &game, "--of", "9"]));
    assert!(told.contains("there is no seat `9`"), "{told}");
}
