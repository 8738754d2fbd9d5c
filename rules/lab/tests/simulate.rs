//! `lab simulate`.

#![allow(clippy::unwrap_used, reason = "where a test cannot go on, it fails")]

mod common;

use common::{Folder, GAME, complaint, ill, lab, lab_in, said, well, words};
use serde_json::Value;
use std::fs;

fn simulate(args: &[&str]) -> std::process::Output {
    lab(&[&["simulate", GAME], args].concat())
}

/// The counts of a run.
#[track_caller]
fn counts(line: &str) -> Value {
    let output = simulate(&words(line, &["--json", "-"]));
    serde_json::from_str(&well(&output)).unwrap()
}

fn numbers(value: &Value) -> Vec<f64> {
    match value {
        Value::Array(list) => list.iter().map(|n| n.as_f64().unwrap()).collect(),
        Value::Object(object) => object.values().map(|n| n.as_f64().unwrap()).collect(),
        _ => panic!("{value} is no list"),
    }
}

#[track_caller]
fn add_up(counts: &Value, games: u64, seats: usize) {
    assert_eq!(counts["games"], games);
    assert_eq!(counts["faults"], 0);
    assert!(counts["seconds"].as_f64().unwrap() > 0.0);
    let wins = numbers(&counts["wins_by_seat"]);
    assert_eq!(wins.len(), seats);
    assert!(
        (wins.iter().sum::<f64>() - games as f64).abs() < 1e-6,
        "{wins:?}"
    );
    assert_eq!(
        numbers(&counts["wins_by_colour"]).iter().sum::<f64>(),
        wins.iter().sum::<f64>()
    );
    let scores = numbers(&counts["mean_score_by_seat"]);
    assert_eq!(scores.len(), seats);
    let mean = scores.iter().sum::<f64>() / seats as f64;
    let by_source: f64 = numbers(&counts["score_by_source"]).iter().sum();
    assert!((mean - by_source).abs() < 1e-6, "{mean} is not {by_source}");
    let rounds = ["min", "median", "max"].map(|key| counts["rounds"][key].as_f64().unwrap());
    assert!(rounds.is_sorted() && rounds[0] >= 1.0, "{rounds:?}");
    for kind in ["cards", "barrels", "objects"] {
        assert!(counts["uses"][kind].is_object(), "{counts}");
    }
}

#[test]
fn the_counts_add_up() {
    let counts = counts("--seats cursed,cursed,random,cursed --games 60 --seed 1");
    add_up(&counts, 60, 4);
    assert!(counts["decisions"].as_u64().unwrap() > 0);
    assert_eq!(counts["uses"]["cards"].as_object().unwrap().len(), 6);
    assert_eq!(counts["uses"]["barrels"].as_object().unwrap().len(), 8);
    assert!(counts["uses"]["cards"]["Hoodoo"].as_u64().unwrap() > 0);
    assert!(counts["uses"]["objects"]["Skull(Gold)"].as_u64().unwrap() > 0);
}

#[test]
fn other_tables_are_played() {
    for (seats, count) in [
        ("random", 1),
        ("cursed,random", 2),
        ("random,empty,empty,empty,random", 2),
        ("random,random,random,random,random", 5),
        ("cursed,cursed,cursed", 3),
    ] {
        let counts = counts(&format!(
            "--seats {seats} --games 12 --set blessed=on --set skills=off"
        ));
        add_up(&counts, 12, count);
    }
}

#[test]
fn options_are_set_by_their_ids_in_any_order() {
    let run = |how: &str| counts(&format!("--seats random,random --games 20{how}"));
    let usual = run("");
    let set = run(" --set skills=off --set blessed=on");
    assert_ne!(set["mean_score_by_seat"], usual["mean_score_by_seat"]);
    assert_eq!(
        set["mean_score_by_seat"],
        run(" --set blessed=on --set skills=off")["mean_score_by_seat"]
    );
}

#[test]
fn options_that_a_game_does_not_have_are_refused() {
    let refused = |set: &str, why: &str| self::refused(&format!("--seats random --set {set}"), why);
    refused(
        "days=4",
        "--set: found `days`, expected `skills` or `blessed`",
    );
    refused(
        "skills=maybe",
        "--set: `skills`: found `maybe`, expected `on` or `off`",
    );
    refused(
        "skills",
        "--set: found `skills`, expected `id=value` of `skills` or `blessed`",
    );
}

#[test]
fn an_empty_place_leaves_its_colour_out() {
    let counts = counts("--seats random,empty,cursed --games 5");
    assert_eq!(counts["colours"], serde_json::json!(["Red", "Blue"]));
    assert_eq!(counts["kinds"], serde_json::json!(["random", "cursed"]));
}

#[test]
fn the_same_seed_gives_the_same_counts_on_any_number_of_threads() {
    let run = |seed: &str, threads: &str| {
        let how = "--seats random,cursed,random --games 40";
        let mut counts = counts(&format!("{how} --seed {seed} --threads {threads}"));
        counts.as_object_mut().unwrap().remove("seconds").unwrap();
        counts
    };
    let one = run("7", "1");
    assert_eq!(one, run("7", "2"));
    assert_eq!(one, run("7", "5"));
    assert_ne!(one, run("8", "2"));
}

#[test]
fn what_is_checked_changes_nothing() {
    let run = |check: &str| {
        let how = "--seats random,random,random --games 20";
        let mut counts = counts(&format!("{how} --check {check}"));
        counts.as_object_mut().unwrap().remove("seconds").unwrap();
        counts
    };
    assert_eq!(run("off"), run("decisions"));
}

#[test]
fn tables_are_for_people_and_json_for_a_file() {
    let folder = Folder::new("json");
    let line = "simulate voodoo-pirate --seats cursed,random --games 5 --json counts.json";
    let text = well(&lab_in(&folder.0, &words(line, &[])));
    let said = "games/s decisions/s rounds: Yellow location Hoodoo Whirlpool Parrot";
    for word in words(said, &[]) {
        assert!(text.contains(word), "{word} is missing in {text}");
    }
    assert!(text.lines().all(|line| line == line.trim_end()), "{text}");
    let json = fs::read_to_string(folder.0.join("counts.json")).unwrap();
    add_up(&serde_json::from_str(&json).unwrap(), 5, 2);
}

#[test]
fn with_json_on_the_standard_output_people_read_the_error_stream() {
    let output = simulate(&["--seats", "random", "--games", "3", "--json", "-"]);
    add_up(&serde_json::from_str(&well(&output)).unwrap(), 3, 1);
    assert!(complaint(&output).contains("games/s"));
}

#[track_caller]
fn refused(line: &str, why: &str) {
    let output = simulate(&words(line, &[]));
    let text = ill(&output);
    assert!(text.contains(why), "expected {why} in {text}");
    assert_eq!(said(&output), "");
    assert_eq!(text.matches("error:").count(), 1, "{text}");
}

#[test]
fn seats_that_cannot_be_are_refused() {
    refused(
        "--seats human,random",
        "nobody is there to decide for a human",
    );
    refused(
        "--seats robot",
        "found `robot`, expected `human`, `cursed`, `gentle`, `deckhand`, `mate`, `captain`, `ghost`, `random` or `empty`",
    );
    refused("--seats ", "found 0 seats, expected 1 to 5");
    refused("--seats random,,random", "found ``");
    refused("--seats empty,empty", "found 0 seats");
    refused(
        "--seats random,random,random,random,random,random",
        "found 6 seats",
    );
    refused("", "--seats");
}

#[test]
fn other_bad_options_are_refused() {
    refused("--seats random --games 0", "--games");
    refused("--seats random --games many", "--games");
    refused("--seats random --seed -1", "-1");
    refused("--seats random --threads 0", "--threads");
    refused("--seats random --check some", "--check");
    refused("--seats random --set skills=maybe", "skills");
    refused("--seats random --colour red", "--colour");
    refused(
        "--seats random --games 1 --json /nowhere/counts.json",
        "/nowhere/counts.json: cannot be written",
    );
    refused("--seats random --games 1 --json /", "/: cannot be written");
}

#[test]
fn a_game_that_does_not_end_is_saved_and_told() {
    let folder = Folder::new("fault");
    let endless = "simulate voodoo-pirate --seats random,random,random --games 30 --bound 100";
    let run = |threads: &str| {
        let args = words(endless, &["--threads", threads, "--json", "counts.json"]);
        let output = lab_in(&folder.0, &args);
        let text = ill(&output);
        let file = complaint(&output)
            .lines()
            .find_map(|line| line.strip_prefix("saved as ").map(str::to_owned));
        (text, file.unwrap())
    };
    let (text, file) = run("2");
    assert!(text.contains("has not ended after 100 decisions"), "{text}");
    let counts = fs::read_to_string(folder.0.join("counts.json")).unwrap();
    let counts: Value = serde_json::from_str(&counts).unwrap();
    assert_eq!(counts["faults"], 1);
    let saved = fs::read_to_string(&file).unwrap();
    assert_eq!(
        run("1").1,
        file,
        "the first game that breaks is the same one"
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), saved);
    let told = well(&lab(&["replay", &file]));
    assert!(told.contains("The game is not over"), "{told}");
    assert!(told.contains("100 choices"), "{told}");

    // Where it cannot be saved, that is told too.
    fs::remove_file(&file).unwrap();
    fs::create_dir(&file).unwrap();
    let text = ill(&lab_in(&folder.0, &words(endless, &[])));
    assert!(text.contains("cannot be written"), "{text}");
}

#[test]
fn a_results_file_is_added_to_and_nothing_in_it_is_played_again() {
    let folder = Folder::new("scale");
    let file = folder.0.join("games.csv");
    let file = file.to_str().unwrap();
    let run = |games: &str, seats: &[&str]| {
        let mut args = vec!["--games", games, "--results", file];
        args.extend(seats.iter().flat_map(|seats| ["--seats", seats]));
        well(&simulate(&args))
    };
    let mixes = ["random,cursed", "random,random,random"];
    let first = run("30", &mixes);
    let lines: Vec<&str> = first.lines().collect();
    assert_eq!(lines.len(), 3, "{first}");
    assert!(lines[0].starts_with("random,cursed: 30 games, "), "{first}");
    assert!(lines[2].starts_with("all: 60 games, ") && lines[2].ends_with("0 faults"));
    let written = fs::read_to_string(file).unwrap();
    assert_eq!(written.lines().count(), 3, "{written}");
    // What is there is believed: a changed line shows in the sum, and nothing is added.
    let decisions = written.lines().nth(1).unwrap().split(',').nth(7).unwrap();
    let other = written.replacen(&format!(",{decisions},"), ",1000000,", 1);
    fs::write(file, &other).unwrap();
    let again = run("30", &mixes);
    assert!(
        again.starts_with("random,cursed: 30 games, 1000000 decisions, "),
        "{again}"
    );
    assert_eq!(fs::read_to_string(file).unwrap(), other);
    // A run that stopped in the midst of writing is told of, and more games are played on.
    fs::write(file, &written).unwrap();
    let more = run("2100", &mixes[..1]);
    assert!(more.starts_with("random,cursed: 2100 games, "), "{more}");
    assert_eq!(fs::read_to_string(file).unwrap().lines().count(), 5);
    fs::write(file, "something else\n").unwrap();
    let args = ["--seats", "random", "--results", file];
    assert!(ill(&simulate(&args)).contains("line 1: found `something else`"));
}

#[test]
fn more_than_one_mix_of_seats_needs_a_results_file() {
    let output = simulate(&["--seats", "random", "--seats", "cursed", "--games", "1"]);
    assert!(ill(&output).contains("needs --results"));
}

#[test]
fn who_is_asked_with_one_choice_lest_silence_tells_of_a_hand_is_no_fault() {
    let how = ["--seats", "random,rover", "--set", "game=long"];
    let how = [&["simulate", "pirate-crusades", "--games", "60"][..], &how].concat();
    well(&lab(&how));
}
