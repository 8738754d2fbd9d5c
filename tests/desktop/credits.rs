//! Everything that others made and we ship is credited: the page `assets/CREDITS.md` and the folders
//! of fonts and icons name the same files, sounds are made by the scripts beside them, and the licence texts lie there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const FOLDERS: [&str; 2] = ["fonts", "icons"];

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn page() -> String {
    read(&assets().join("CREDITS.md"))
}

/// The files of a folder of assets, as `folder/file`.
fn shipped(folder: &str) -> BTreeSet<String> {
    let path = assets().join(folder);
    fs::read_dir(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        .map(|entry| entry.expect("a folder of assets can be listed"))
        .map(|entry| format!("{folder}/{}", entry.file_name().to_string_lossy()))
        .collect()
}

/// Returns what the page links to in a folder, as `folder/file`.
fn credited(page: &str, folder: &str) -> BTreeSet<String> {
    page.split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .filter(|target| target.split('/').next() == Some(folder))
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_shipped_file_is_credited_and_every_credit_is_shipped() {
    let page = page();
    for folder in FOLDERS {
        let (shipped, credited) = (shipped(folder), credited(&page, folder));
        assert!(!shipped.is_empty(), "assets/{folder} is empty");
        let uncredited: Vec<_> = shipped.difference(&credited).collect();
        assert!(
            uncredited.is_empty(),
            "assets/CREDITS.md does not name {uncredited:?}"
        );
        let unshipped: Vec<_> = credited.difference(&shipped).collect();
        assert!(
            unshipped.is_empty(),
            "assets/CREDITS.md names what is not there: {unshipped:?}"
        );
    }
}

#[test]
fn every_icon_has_an_author_whom_the_first_paragraph_thanks() {
    let page = page();
    let thanks = page
        .split("\n\n")
        .nth(1)
        .expect("the page has a title and a first paragraph");
    let mut icons = 0;
    for row in page
        .lines()
        .filter(|line| line.contains("](icons/") && line.starts_with('|'))
    {
        let author = row.split('|').nth(2).map_or("", str::trim);
        assert!(!author.is_empty(), "no author: {row}");
        assert!(thanks.contains(author), "{author} is not thanked: {row}");
        icons += 1;
    }
    let drawn = shipped("icons")
        .iter()
        .filter(|name| name.ends_with(".svg"))
        .count();
    assert_eq!(icons, drawn, "each icon has one row of the table");
}

#[test]
fn the_page_in_the_game_names_every_author_and_licence() {
    let texts = read(&assets().join("desktop/en.ftl"));
    let told: String = texts
        .split("ui-credits-game")
        .skip(1)
        .flat_map(|rest| rest.split("## ").next())
        .collect();
    let page = page();
    for author in page
        .lines()
        .filter(|line| line.contains("](icons/") && line.starts_with('|'))
        .filter_map(|row| row.split('|').nth(2))
        .map(str::trim)
    {
        assert!(told.contains(author), "the game does not thank {author}");
    }
    for words in [
        "game-icons.net",
        "Creative Commons Attribution 3.0",
        "SIL Open Font License 1.1",
        "The Grenze Gotisch Project Authors",
        "The Alegreya Project Authors",
        "The Alegreya Sans Project Authors",
        "SIL International",
        "Abelardo Gonzalez",
        "Bitstream",
        "Fluid R3 GM",
        "Frank Wen",
        "Toby Smithe",
        "MIT",
        "Apache",
    ] {
        assert!(told.contains(words), "the game does not say {words}");
    }
}

/// The texts of all scripts below a folder.
fn scripts(folder: &Path) -> String {
    let listing = fs::read_dir(folder).expect("a folder of scripts can be listed");
    let texts = listing.map(|entry| {
        let path = entry.expect("a folder of scripts can be listed").path();
        match path.extension() {
            None => scripts(&path),
            Some(ending) if ending == "sh" => read(&path),
            Some(_) => String::new(),
        }
    });
    texts.collect()
}

#[test]
fn every_sound_is_made_by_a_script_and_its_instruments_are_credited() {
    let page = page();
    let scripts = scripts(&assets().join("sound/make"));
    let mut sounds = 0;
    for file in shipped("sound") {
        let Some(name) = file
            .strip_prefix("sound/")
            .and_then(|name| name.strip_suffix(".ogg"))
        else {
            continue;
        };
        sounds += 1;
        // Takes of one sound are numbered, and so are the strains of a layer of music.
        let family = name.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == '-');
        if let Some(layer) = family.strip_prefix("music-") {
            assert!(
                assets()
                    .join(format!("sound/make/music/{layer}.py"))
                    .is_file(),
                "{file}"
            );
            continue;
        }
        assert!(
            scripts.contains(&format!(" {family}")),
            "nothing makes {file}"
        );
    }
    assert!(sounds > 30, "only {sounds} sounds");
    assert_eq!(
        credited(&page, "sound"),
        BTreeSet::from([
            "sound/make/all.sh".to_owned(),
            "sound/LICENSE-MIT-fluid-r3-gm.txt".to_owned(),
        ])
    );
}

#[test]
fn the_licence_texts_are_there() {
    for (file, words) in [
        ("fonts/OFL.txt", "SIL OPEN FONT LICENSE Version 1.1"),
        (
            "fonts/OFL-Andika.txt",
            "Reserved Font Names \"Andika\" and \"SIL\"",
        ),
        ("fonts/LICENSE-OpenDyslexic.txt", "Attribution 3.0 Unported"),
        ("icons/LICENSE-CC-BY-3.0.txt", "Attribution 3.0 Unported"),
        ("sound/LICENSE-MIT-fluid-r3-gm.txt", "Frank Wen"),
        (
            "../LICENSE-MIT",
            "Permission is hereby granted, free of charge",
        ),
        ("../LICENSE-APACHE", "Version 2.0, January 2004"),
    ] {
        assert!(
            read(&assets().join(file)).contains(words),
            "{file} is not that licence"
        );
    }
}
