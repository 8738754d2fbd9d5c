//! Every text that the desktop asks for by its id is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Whether an id is one of the desktop's.
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
    let texts = texts(&root.join("assets/desktop/en.ftl"));
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
                assert!(texts.contains(literal), "{place}: no text {literal}");
            }
        }
    }
    assert!(asked > 50, "only {asked} ids were found");
}
