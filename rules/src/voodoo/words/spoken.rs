//! The checks of texts that tests of both games share.

use rules::table::files::Files;
use std::collections::BTreeMap;

/// The texts of a file by id, attributes under `id.attribute`.
pub(crate) fn texts(files: &Files, path: &str) -> BTreeMap<String, String> {
    let source = files.source(path).unwrap();
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    let (mut id, mut part) = (String::new(), String::new());
    for line in source.text().lines().filter(|line| !line.starts_with('#')) {
        let name: String = line.chars().take_while(|&c| is_name(c)).collect();
        let attribute = line
            .trim_start()
            .strip_prefix('.')
            .map(|rest| rest.chars().take_while(|&c| is_name(c)).collect::<String>());
        if !name.is_empty() {
            id.clone_from(&name);
            part = name;
        } else if let Some(attribute) = attribute {
            part = format!("{id}.{attribute}");
        }
        let body = line.split_once('=').map_or(line, |(_, body)| body);
        *texts.entry(part.clone()).or_default() += body;
    }
    texts.retain(|_, body| !body.trim().is_empty());
    texts
}

/// Something was said, and nothing in it is left open.
#[track_caller]
pub(crate) fn is_clean(said: &str) {
    assert!(!said.trim().is_empty(), "nothing was said");
    assert!(!said.contains(['[', ']', '{', '}', '$']), "{said}");
    assert!(!said.contains('\u{2068}') && !said.contains("  "), "{said}");
}
