//! `lab check`.

#![allow(clippy::unwrap_used, reason = "where a test cannot go on, it fails")]

mod common;

use common::{Folder, ill, lab, lab_in, root, said, well};
use std::fs;
use std::path::Path;

const TILES: &str = "voodoo_pirate/tiles.ron";

/// A copy of the assets' texts: data and words, without the pictures.
fn assets(name: &str) -> Folder {
    let folder = Folder::new(name);
    copy(&root().join("assets"), &folder.0);
    folder
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let place = entry.unwrap().path();
        let target = to.join(place.file_name().unwrap());
        if place.is_dir() {
            copy(&place, &target);
        } else if place
            .extension()
            .is_some_and(|ending| ending == "ron" || ending == "ftl")
        {
            fs::copy(&place, target).unwrap();
        }
    }
}

fn check(folder: &Path) -> std::process::Output {
    lab(&["check", folder.to_str().unwrap()])
}

#[test]
fn a_lesson_that_leads_nowhere_is_told_with_its_line() {
    let folder = assets("lesson");
    let file = folder.0.join("voodoo_pirate/lessons/round.ron");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replace("ask: [Play(Take)]", "ask: [Play(Jax)]")).unwrap();
    let output = check(&folder.0);
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(!output.status.success());
    assert!(
        told.contains("round.ron:15:9: none of these is open"),
        "{told}"
    );
}

#[test]
fn the_assets_are_sound() {
    let folder = assets("sound");
    for output in [
        lab(&["check"]),
        check(&folder.0),
        check(&folder.0.join("voodoo_pirate")),
    ] {
        let text = well(&output);
        assert!(
            text.contains("is sound: ") && text.contains("15 tiles"),
            "{text}"
        );
        assert!(!text.contains("warning"), "{text}");
    }
    let here = well(&lab_in(&folder.0.join("voodoo_pirate"), &["check", "."]));
    assert!(here.contains(". is sound"), "{here}");
}

/// With the tiles so, the check fails and names the file and a line of it.
#[track_caller]
fn refused(name: &str, spoil: impl Fn(&str) -> Vec<u8>, line: usize, why: &str) {
    let folder = assets(name);
    let place = folder.0.join(TILES);
    let text = fs::read_to_string(&place).unwrap();
    fs::write(&place, spoil(&text)).unwrap();
    let expected = format!("{}:{line}:", place.display());
    let (nested, direct) = (check(&folder.0), check(&folder.0.join("voodoo_pirate")));
    for output in [nested, direct] {
        ill(&output);
        let told = said(&output);
        let fault = told.lines().find(|told| told.starts_with(&expected));
        assert!(
            fault.is_some_and(|fault| fault.contains(why)),
            "expected {expected} {why} in {told}"
        );
    }
}

fn replaced(from: &'static str, to: &'static str) -> impl Fn(&str) -> Vec<u8> {
    move |text| {
        assert!(text.contains(from), "{from} is not there");
        text.replacen(from, to, 1).into_bytes()
    }
}

/// The line that tile 3 stands on.
fn third() -> usize {
    let text = fs::read_to_string(root().join("assets").join(TILES)).unwrap();
    1 + text
        .lines()
        .position(|line| line.contains("number: 3,"))
        .unwrap()
}

#[test]
fn a_field_that_nobody_knows_is_a_fault() {
    refused(
        "field",
        replaced("(number: 3,", "(numero: 3,"),
        third(),
        "`numero`",
    );
}

#[test]
fn a_name_that_nobody_knows_is_a_fault() {
    refused(
        "name",
        replaced("(number: 3, nw: Calm(Map)", "(number: 3, nw: Calm(Mop)"),
        third(),
        "`Mop`",
    );
}

#[test]
fn a_number_out_of_range_is_a_fault() {
    refused(
        "range",
        replaced("(number: 3,", "(number: 333,"),
        third(),
        "",
    );
    refused(
        "nought",
        replaced("(number: 3,", "(number: 0,"),
        third(),
        "",
    );
}

#[test]
fn a_missing_tile_is_a_fault() {
    let without = |text: &str| {
        let lines = text.lines().filter(|line| !line.contains("number: 3,"));
        lines.collect::<Vec<_>>().join("\n").into_bytes()
    };
    let folder = assets("missing-tile");
    let place = folder.0.join(TILES);
    fs::write(&place, without(&fs::read_to_string(&place).unwrap())).unwrap();
    let output = check(&folder.0);
    ill(&output);
    let told = said(&output);
    assert!(told.starts_with(&format!("{}:", place.display())), "{told}");
    assert!(told.contains("missing"), "{told}");
}

#[test]
fn a_file_cut_off_is_a_fault() {
    let cut = |text: &str| text.as_bytes()[..text.find("(number: 3,").unwrap() + 10].to_vec();
    refused("cut", cut, third(), "");
}

#[test]
fn what_is_no_data_is_a_fault() {
    refused("words", |_| b"Here be dragons".to_vec(), 1, "");
    refused("empty", |_| Vec::new(), 1, "");
    refused("bytes", |_| vec![0xff, 0xfe, 0, 1], 1, "UTF-8");
    refused("large", |_| vec![b' '; 2 << 20], 1, "too large");
}

#[test]
fn every_fault_is_told() {
    let folder = assets("all");
    for file in ["tiles.ron", "start.ron", "skulls.ron"] {
        fs::write(folder.0.join("voodoo_pirate").join(file), "nonsense").unwrap();
    }
    let output = check(&folder.0);
    ill(&output);
    for file in [
        "tiles.ron:1:1:",
        "start.ron:1:1:",
        "skulls.ron:1:1:",
        "voodoo-pirate: 3 faults",
    ] {
        assert!(
            said(&output).contains(file),
            "{file} is missing in {}",
            said(&output)
        );
    }
}

#[test]
fn what_is_not_in_the_folder_is_built_in() {
    let folder = Folder::new("one-file");
    let tiles = fs::read_to_string(root().join("assets").join(TILES)).unwrap();
    fs::create_dir_all(folder.0.join("voodoo_pirate")).unwrap();
    fs::write(folder.0.join(TILES), tiles).unwrap();
    for place in [folder.0.clone(), folder.0.join("voodoo_pirate")] {
        let text = well(&check(&place));
        assert!(text.starts_with("voodoo-pirate: "), "{text}");
        assert!(text.contains("is sound: 1 of "), "{text}");
        assert_eq!(text.lines().count(), 1, "no other game is meant: {text}");
    }
    fs::remove_file(folder.0.join(TILES)).unwrap();
    fs::create_dir(folder.0.join(TILES)).unwrap();
    let text = ill(&check(&folder.0));
    assert!(
        text.contains("tiles.ron:1:1: cannot be read: it is not a plain file"),
        "{text}"
    );
    let empty = Folder::new("nothing");
    assert!(ill(&check(&empty.0)).contains("no file of a game lies there"));
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_to_no_file_is_a_fault() {
    use std::os::unix::fs::symlink;
    for (name, file, target, why) in [
        ("loop", TILES, "tiles.ron", "symbolic links"),
        ("lost", TILES, "logs.ron", "a link that leads nowhere"),
        ("out", TILES, "/etc/hostname", "leads out of the folder"),
        (
            "loop-text",
            "voodoo_pirate/en.ftl",
            "en.ftl",
            "symbolic links",
        ),
        (
            "lost-text",
            "voodoo_pirate/de.ftl",
            "ed.ftl",
            "a link that leads nowhere",
        ),
    ] {
        let folder = assets(name);
        let place = folder.0.join(file);
        fs::remove_file(&place).unwrap();
        symlink(target, &place).unwrap();
        let output = check(&folder.0);
        ill(&output);
        let told = said(&output);
        let fault = format!("{}:1:1: cannot be read: ", place.display());
        let faults: Vec<&str> = told.lines().filter(|line| line.contains(file)).collect();
        let [line] = faults.as_slice() else {
            panic!("{told}");
        };
        assert!(line.starts_with(&fault) && line.contains(why), "{told}");
        assert!(told.contains("voodoo-pirate: 1 fault in "), "{told}");
    }
}

#[test]
fn a_file_that_nobody_reads_is_warned_of() {
    let folder = assets("stranger");
    fs::write(folder.0.join("voodoo_pirate/tilez.ron"), "[]").unwrap();
    let text = well(&check(&folder.0));
    let warning = format!(
        "warning: {}: nothing reads",
        folder.0.join("voodoo_pirate/tilez.ron").display()
    );
    assert!(text.starts_with(&warning), "{text}");
    assert!(text.contains("is sound"), "{text}");
}

#[test]
fn what_is_odd_is_warned_of() {
    let folder = assets("odd");
    let place = folder.0.join("voodoo_pirate/tiles.ron");
    let text = fs::read_to_string(&place).unwrap();
    // Without a map or a portal the rules can be played, but hardly as they were meant.
    fs::write(
        &place,
        text.replace("(Portal)", "(Nothing)")
            .replace("(Map)", "(Nothing)"),
    )
    .unwrap();
    let text = well(&check(&folder.0));
    assert!(
        text.starts_with(&format!("warning: {}: ", place.display())),
        "{text}"
    );
}

#[test]
fn texts_are_checked_too() {
    let folder = assets("texts");
    let place = folder.0.join("voodoo_pirate/en.ftl");
    let text = fs::read_to_string(&place).unwrap();
    fs::write(&place, format!("{text}\nthis is no text\n")).unwrap();
    let text = ill(&check(&folder.0));
    assert!(text.contains(&format!("{}:", place.display())), "{text}");
    fs::remove_file(&place).unwrap();
    well(&check(&folder.0));
}

#[test]
fn a_folder_that_is_not_there_is_refused() {
    assert!(ill(&lab(&["check", "/nowhere"])).contains("/nowhere: there is no such folder"));
    assert!(ill(&lab(&["check", "Cargo.toml"])).contains("Cargo.toml: there is no such folder"));
}
