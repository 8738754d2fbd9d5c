//! The embedded files say what the rule page says; spoilt ones are refused with file, line and what is allowed.

mod faults;
mod oddities;
mod page;

use super::*;
use crate::cases::cases;

/// The embedded text of a file.
fn text(path: &str) -> String {
    EMBEDDED
        .iter()
        .find(|(other, _)| *other == path)
        .unwrap()
        .1
        .to_owned()
}

/// Returns what is wrong when one file reads like this.
fn told(path: &str, text: impl Into<Vec<u8>>) -> Vec<String> {
    match load(&files().with_text(path, text)) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

/// A file with a part of it (the last, since comments come first) put in other words, and that part's line.
fn rewritten(path: &str, part: &str, by: &str) -> (String, usize) {
    let text = text(path);
    let offset = text
        .rfind(part)
        .unwrap_or_else(|| panic!("{path} has no {part}"));
    let line = 1 + text[..offset].matches('\n').count();
    (
        format!("{}{by}{}", &text[..offset], &text[offset + part.len()..]),
        line,
    )
}

/// Returns what is wrong when a part of a file is put in other words, and that part's line.
fn spoilt(path: &str, part: &str, by: &str) -> (Vec<String>, usize) {
    let (text, line) = rewritten(path, part, by);
    (told(path, text), line)
}

/// Files with a part put in other words: a fault with a message on the line of that part, and none in any other file.
#[track_caller]
fn refused(table: &str) {
    for [file, part, by, message] in cases(table) {
        let path = format!("voodoo_pirate/{file}");
        let (faults, line) = spoilt(&path, &part, &by);
        let place = format!("{path}:{line}:");
        let told = |fault: &String| fault.starts_with(&place) && fault.contains(&message);
        let expected = format!("expected {place} {message} in {faults:#?}");
        assert!(faults.iter().any(told), "{expected}");
        assert!(
            faults.iter().all(|fault| fault.starts_with(&path)),
            "{expected}"
        );
    }
}
