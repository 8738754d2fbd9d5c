//! Every text that the desktop asks for by its id is there.

use rules::table::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Returns whether an id is one of the desktop's.
fn is_own(id: &str) -> bool {
    id.starts_with("ui-") || id.starts_with("book-")
}

/// The ids of texts, with their parts as `id.part`.
fn texts(path: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(path).expect("the texts can be read");
    let (mut ids, mut id) = (BTreeSet::new(), String::new());
    for line in text.lines() {
        let Some((name, _)) = line.split_once(" =") else {
            continue;
        };
        if let Some(part) = name.strip_prefix("    .") {
            ids.insert(format!("{id}.{part}"));
        } else if is_own(name) {
            name.clone_into(&mut id);
            ids.insert(id.clone());
        }
    }
    ids
}

/// Every text of a file, with its parts as `id.part`, and the names of the values that it uses.
fn values(path: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let text = fs::read_to_string(path).expect("the texts can be read");
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let name = |text: &str| -> String { text.chars().take_while(|&it| is_name(it)).collect() };
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let (mut id, mut part) = (String::new(), String::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (own, attribute) = (name(line), line.trim_start().strip_prefix('.').map(name));
        if !own.is_empty() {
            part.clone_from(&own);
            id = own;
        } else if let Some(attribute) = attribute {
            part = format!("{id}.{attribute}");
        }
        if !part.is_empty() {
            let used = texts.entry(part.clone()).or_default();
            used.extend(line.split('$').skip(1).map(name));
        }
    }
    texts
}

#[test]
fn every_language_says_the_same_with_the_same_values() {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let folders = [
        "cursed_seas",
        "desktop",
        "pirate_crusades",
        "pirate_crusades/lessons",
        "sound",
        "voodoo",
        "voodoo_cards",
        "voodoo_cards/lessons",
        "voodoo_island",
        "voodoo_island/lessons",
        "voodoo_pirate",
        "voodoo_pirate/lessons",
    ];
    let mut compared = 0;
    for folder in folders {
        let english = values(&assets.join(folder).join("en.ftl"));
        for language in Language::ALL {
            let path = assets.join(language.path(&format!("{folder}/en.ftl")));
            let texts = values(&path);
            let place = path.display();
            for (id, used) in &english {
                let others = texts
                    .get(id)
                    .unwrap_or_else(|| panic!("{place}: no text {id}"));
                assert_eq!(others, used, "{place}: values of {id}");
                compared += 1;
            }
            let more = texts.keys().find(|id| !english.contains_key(*id));
            assert_eq!(more, None, "{place}: nobody says it");
        }
    }
    assert!(compared > 2000, "only {compared} texts");
}

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources can be listed") {
        let path = entry.expect("the sources can be listed").path();
        if path.is_dir() {
            sources(&path, into);
        } else {
            into.push(path);
        }
    }
}

#[test]
fn every_text_that_is_asked_for_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let desktop = texts(&root.join("assets/desktop/en.ftl"));
    // What only one game's table says stands with that game.
    let games = ["cursed_seas", "pirate_crusades", "voodoo_island"].map(|folder| {
        let own = texts(&root.join(format!("assets/{folder}/en.ftl")));
        (root.join("src").join(folder), own)
    });
    let mut files = Vec::new();
    sources(&root.join("src"), &mut files);
    let mut asked = 0;
    for file in files {
        let source = fs::read_to_string(&file).expect("a source can be read");
        for literal in source.split('"').filter(|word| is_own(word)) {
            let whole = |letter: char| letter.is_ascii_alphanumeric() || "-.".contains(letter);
            if literal.chars().all(whole) && !literal.ends_with('-') {
                asked += 1;
                let place = file.display();
                let mut own = games.iter().filter(|(folder, _)| file.starts_with(folder));
                let there =
                    desktop.contains(literal) || own.any(|(_, texts)| texts.contains(literal));
                assert!(there, "{place}: no text {literal}");
            }
        }
    }
    assert!(asked > 50, "only {asked} ids were found");
}
