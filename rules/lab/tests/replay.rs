//! `lab replay`.

#![allow(clippy::unwrap_used, reason = "where a test cannot go on, it fails")]

mod common;

use common::{Folder, command, complaint, ill, lab, said, saved, well};
use std::fs::File;
use std::io::Write;
use std::process::Stdio;

#[test]
fn a_finished_game_is_told_to_its_score() {
    let folder = Folder::new("finished");
    let saved = saved(usize::MAX);
    let file = folder.file("game.ron", saved.write().unwrap());
    let told = well(&lab(&["replay", &file]));
    assert!(
        told.contains(&format!("{} choices", saved.choices.len())),
        "{told}"
    );
    for word in ["Round 1: ", "Round 2: ", "Final score:", "Voodoo Power"] {
        assert!(told.contains(word), "{word} is missing in {told}");
    }
    let (_, score) = told.split_once("Final score:\n").unwrap();
    assert_eq!(score.lines().count(), 5, "{score}");
    assert!(score.lines().any(|line| line.ends_with("won")), "{score}");
    // Nothing is left without words.
    assert!(!told.contains('['), "{told}");
}

#[test]
fn an_unfinished_game_is_told_with_its_score_as_it_stands() {
    let folder = Folder::new("unfinished");
    let file = folder.file("game.ron", saved(60).write().unwrap());
    let told = well(&lab(&["replay", &file]));
    assert!(told.contains("The game is not over"), "{told}");
    assert!(!told.contains("Final score"), "{told}");
    let none = folder.file("none.ron", saved(0).write().unwrap());
    assert!(well(&lab(&["replay", &none])).contains("The game is not over"));
}

#[test]
fn a_seat_hears_what_it_may_know() {
    let folder = Folder::new("seat");
    let file = folder.file("game.ron", saved(60).write().unwrap());
    let all = well(&lab(&["replay", &file]));
    let heard = well(&lab(&["replay", &file, "--as", "1"]));
    let secrets = |told: &str, name: &str| -> Vec<String> {
        let secret = |line: &&str| line.contains(name) && line.ends_with("in secret.");
        told.lines().filter(secret).map(str::to_owned).collect()
    };
    assert_eq!(secrets(&heard, "Red"), secrets(&all, "Red"));
    for name in ["Blue", "Green"] {
        assert_eq!(secrets(&heard, name).len(), secrets(&all, name).len());
        assert!(
            secrets(&heard, name)
                .iter()
                .all(|line| !secrets(&all, name).contains(line))
        );
        assert!(!secrets(&all, name).is_empty());
    }
    assert_eq!(well(&lab(&["replay", &file, "--as", "red"])), heard);
    for seat in ["0", "5", "purple", "", "-1"] {
        let option = format!("--as={seat}");
        let text = ill(&lab(&["replay", &file, &option]));
        assert!(
            text.contains("expected 1 to 4 or one of Red, Yellow, Blue, Green"),
            "{text}"
        );
    }
}

#[test]
fn a_name_of_any_length_is_cut_to_one_that_can_be_read() {
    let folder = Folder::new("name");
    let mut game = saved(60);
    game.setup.chairs[0].name = format!("Long\nJohn{}", "n".repeat(70_000));
    let file = folder.file("game.ron", game.write().unwrap());
    let told = well(&lab(&["replay", &file]));
    let name = format!("Long John{}", "n".repeat(15));
    assert!(told.contains(&format!("  1 {name}  ")), "{}", told.len());
    assert!(told.lines().all(|line| line.len() < 500));
}

/// Exit code 1 and nothing but a complaint that names the file.
#[track_caller]
fn refused(file: &str, why: &str) {
    let output = lab(&["replay", file]);
    let text = ill(&output);
    assert!(
        text.contains(file) && text.contains(why),
        "expected {why} in {text}"
    );
    assert_eq!(said(&output), "");
}

#[test]
fn what_is_no_saved_game_is_refused() {
    let folder = Folder::new("none");
    let text = saved(40).write().unwrap();
    let cut = &text[..text.len() / 2];
    let line = format!(":{}:", cut.lines().count());
    refused(&folder.file("cut.ron", cut), &line);
    refused(&folder.file("empty.ron", ""), ":1:1:");
    refused(&folder.file("words.ron", "Once upon a time"), ":1:");
    refused(&folder.file("bytes.ron", b"\xff\xfe\x00game"), "no text");
    refused(
        &folder.file("field.ron", text.replacen("seed:", "sead:", 1)),
        "`sead`",
    );
    refused(&folder.file("deep.ron", "[".repeat(100_000)), ":1:");
    refused("/nowhere/game.ron", "cannot be read");
    refused(folder.0.to_str().unwrap(), "not a plain file");
}

#[test]
fn what_does_not_fit_is_refused() {
    let folder = Folder::new("other");
    let saved = saved(40);
    let text = saved.write().unwrap();
    refused(
        &folder.file(
            "data.ron",
            text.replacen(&saved.data, "0123456789abcdef", 1),
        ),
        "0123456789abcdef",
    );
    refused(
        &folder.file("rules.ron", text.replacen("rules: 2", "rules: 9", 1)),
        "rules version is 9",
    );
    refused(
        &folder.file("game.ron", text.replacen("voodoo-pirate", "chess", 1)),
        "there is no game `chess`, expected voodoo-pirate",
    );
    refused(
        &folder.file("colour.ron", text.replacen("Yellow", "Red", 1)),
        "each needs its own colour",
    );
}

#[test]
fn an_illegal_choice_is_refused_after_what_came_before() {
    let folder = Folder::new("illegal");
    let mut saved = saved(40);
    saved.choices[30] = saved.choices[0];
    let file = folder.file("game.ron", saved.write().unwrap());
    let output = lab(&["replay", &file]);
    ill(&output);
    assert!(
        complaint(&output).contains("choice 31 of the saved game"),
        "{}",
        complaint(&output)
    );
    assert!(complaint(&output).contains(&file));
    assert!(said(&output).contains("30 choices"));
}

#[test]
fn a_hundred_megabytes_of_rubbish_are_not_read() {
    let folder = Folder::new("large");
    let file = folder.file("large.ron", "");
    let mut large = File::create(&file).unwrap();
    large
        .write_all(b"(game: \"voodoo-pirate\", choices: [")
        .unwrap();
    large.set_len(100 << 20).unwrap();
    refused(&file, "found 104857600 bytes, expected at most");
}

#[test]
fn a_reader_who_leaves_is_no_fault() {
    let folder = Folder::new("pipe");
    let file = folder.file("game.ron", saved(usize::MAX).write().unwrap());
    let mut child = command(&["replay", &file])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(
        (output.status.code(), complaint(&output).as_str()),
        (Some(0), "")
    );
}
