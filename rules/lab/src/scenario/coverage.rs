//! `lab scenario --coverage`: what of a game no scenario names.

use super::{FOLDER, game_of, read};
use crate::games::{GAMES, Known};
use crate::out::{Failure, Out, Outcome, Verdict};
use rules::table::Values;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::io::Write;
use std::path::PathBuf;

/// Things of a kind that scenarios may name.
pub struct Named {
    /// The kind: `cards`.
    pub kind: &'static str,
    /// Each thing, with the words by any of which a scenario names it, written without blanks.
    pub things: Vec<(String, Vec<String>)>,
}

impl Named {
    /// Values of the rules, named as they are spelled there, whatever stands in their fields.
    pub fn of<T: Values + Debug>(kind: &'static str) -> Self {
        let mut things: Vec<(String, Vec<String>)> = Vec::new();
        for value in T::values() {
            let name = format!("{value:?}");
            let name = name.split(['(', ' ']).next().unwrap_or_default().to_owned();
            if things.iter().all(|(other, _)| *other != name) {
                things.push((name.clone(), vec![name]));
            }
        }
        Self { kind, things }
    }
}

/// Tells for each game what none of these scenarios names.
///
/// # Errors
/// Fails where a file cannot be read.
pub(super) fn run(files: &[PathBuf], out: &mut Out) -> Outcome {
    for game in GAMES {
        let (mut count, mut rules, mut said) = (0, Vec::new(), Vec::new());
        for file in files {
            let name = file.display().to_string();
            let (head, source) = read(file, &name)?;
            if game_of(file, &head.game).is_ok_and(|of| of.id == game.id) {
                count += 1;
                rules.push(head.rule);
                said.push(squeezed(source.text()));
            }
        }
        writeln!(out, "{}: {count} scenarios", game.id)?;
        tell(out, "sections", &unnamed_sections(game, &rules))?;
        for kind in (game.named)() {
            let things = kind.things.into_iter();
            let left = things.filter(|(_, words)| {
                !words
                    .iter()
                    .any(|word| said.iter().any(|text| has_word(text, word)))
            });
            let left: Vec<String> = left.map(|(thing, _)| thing).collect();
            tell(out, kind.kind, &left)?;
        }
    }
    if files.is_empty() {
        return Err(Failure(format!("{FOLDER}: no scenario lies there")));
    }
    Ok(Verdict::Well)
}

fn tell(out: &mut Out, kind: &str, left: &[String]) -> std::io::Result<()> {
    if left.is_empty() {
        writeln!(out, "  {kind}: all are named")
    } else {
        writeln!(out, "  {kind} that none names: {}", left.join(", "))
    }
}

/// The sections of the rule page, and the numbered points of each, that no scenario shows.
fn unnamed_sections(game: &Known, rules: &[String]) -> Vec<String> {
    let named: BTreeSet<&str> = rules
        .iter()
        .flat_map(|rule| rule.split('§').skip(1))
        .map(|number| {
            let end = number.find(|letter: char| !letter.is_ascii_digit() && letter != '.');
            number[..end.unwrap_or(number.len())].trim_end_matches('.')
        })
        .collect();
    let shown = |section: &str| {
        named.contains(section)
            || named.iter().any(|named| {
                named
                    .strip_prefix(section)
                    .is_some_and(|rest| rest.starts_with('.'))
            })
    };
    let sections = sections(game.page).into_iter();
    let left = sections.filter(|section| !shown(section));
    left.map(|section| format!("§{section}")).collect()
}

/// The numbers of a page's sections, `8`, and of the points in them, `8.4`.
fn sections(page: &str) -> Vec<String> {
    let mut sections: Vec<String> = Vec::new();
    let (mut section, mut next) = (String::new(), 1);
    for line in page.lines() {
        let number = |text: &str| {
            let digits = text.find(|letter: char| !letter.is_ascii_digit());
            digits
                .filter(|&end| end > 0)
                .map(|end| (text[..end].to_owned(), text[end..].starts_with(". ")))
        };
        if let Some(title) = line.strip_prefix("## ") {
            (section, next) = (
                number(title).map(|(number, _)| number).unwrap_or_default(),
                1,
            );
            if !section.is_empty() {
                sections.push(section.clone());
            }
        } else if let Some((point, true)) = number(line)
            && point == next.to_string()
        {
            sections.push(format!("{section}.{point}"));
            next += 1;
        }
    }
    sections
}

/// A scenario without comments and blanks.
fn squeezed(text: &str) -> String {
    let lines = text
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default());
    lines.flat_map(|line| line.split_whitespace()).collect()
}

/// Returns whether a word stands in a text, and not as a part of another.
fn has_word(text: &str, word: &str) -> bool {
    let is_part = |letter: Option<char>| {
        letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_')
    };
    text.match_indices(word).any(|(at, _)| {
        !is_part(text[..at].chars().next_back()) && !is_part(text[at + word.len()..].chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_and_their_points_are_numbered() {
        let page =
            "# Page\n## 1 The game\n1. one\n   more\n2. two\n7. seven\n## 2 Pieces\n## Appendix\n";
        assert_eq!(sections(page), ["1", "1.1", "1.2", "2"]);
    }

    #[test]
    fn a_word_is_no_part_of_another() {
        let text = squeezed("(tile: 12, // tile: 3\n played: Hoodoo)");
        assert_eq!(text, "(tile:12,played:Hoodoo)");
        assert!(has_word(&text, "tile:12") && has_word(&text, "Hoodoo"));
        assert!(
            !has_word(&text, "tile:1") && !has_word(&text, "tile:3") && !has_word(&text, "doo")
        );
    }

    #[test]
    fn values_are_named_whatever_their_fields() {
        let named = Named::of::<games::voodoo_pirate::Choice>("choices");
        let conjure = named.things.iter().filter(|(thing, _)| thing == "Conjure");
        assert_eq!(conjure.count(), 1);
        assert!(named.things.iter().any(|(thing, _)| thing == "Sail"));
    }
}
