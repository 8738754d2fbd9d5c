//! The rule pages, held against the tables of rules.

use crate::table::RuleLine;

/// Holds every section that a table of rules names against the rule pages.
///
/// # Panics
/// If a section is not written there.
#[track_caller]
pub fn sections_are_written(lines: &[RuleLine]) {
    for line in lines {
        let (page, section) = line.section.split_once(" §").expect("a page and a section");
        let path = format!("{}/pages/{page}.md", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).expect("the rule page");
        let (section, item) = match section.split_once('.') {
            Some((section, item)) => (section, Some(item)),
            None => (section, None),
        };
        let mut rest = text.lines();
        let heading = format!("## {section} ");
        let found = rest.any(|text| text.starts_with(&heading));
        assert!(found, "{}: {page} has no section {section}", line.step);
        if let Some(item) = item {
            let mut items = rest.take_while(|text| !text.starts_with("## "));
            let begins = [format!("{item}. "), format!("### {section}.{item} ")];
            let found = items.any(|text| begins.iter().any(|begin| text.starts_with(begin)));
            assert!(found, "{}: {page} §{section} has no {item}.", line.step);
        }
    }
}
