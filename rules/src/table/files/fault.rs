//! Faults of files, each with its place, in plain words.

use ron::error::{Error, Position, SpannedError};

/// A fault in a file, printed as `tiles.ron:12:5: found …, expected …`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
#[error("{file}:{line}:{column}: {message}")]
pub struct Fault {
    /// The file, as the user can find it.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// The words that were found, and what is allowed there.
    pub message: String,
}

impl Fault {
    /// Returns a fault at a byte of a text.
    #[must_use]
    pub fn new(file: &str, text: &str, offset: usize, message: String) -> Self {
        let before = text.get(..offset).unwrap_or(text);
        Self {
            file: file.to_owned(),
            line: 1 + before.matches('\n').count(),
            column: 1 + before.chars().rev().take_while(|&c| c != '\n').count(),
            message,
        }
    }
}

/// Returns the byte of the text that the error is about, and the error in plain words.
pub(super) fn explain(text: &str, error: &SpannedError) -> (usize, String) {
    let offset = offset_of(text, error);
    (offset, in_words(&error.code, &found_at(text, offset)))
}

/// Returns names as a list in backticks, such as "`a`, `b` or `c`".
pub fn one_of(names: &[&str]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    match quoted.as_slice() {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}

/// Returns whether the text has nothing but blank space and comments.
pub(super) fn is_blank(text: &str) -> bool {
    start_of(text) == text.len()
}

/// Returns where the first value begins, after blank space and comments.
pub(super) fn start_of(text: &str) -> usize {
    ron::Deserializer::from_str(text).map_or(0, |reader| text.len() - reader.remainder().len())
}

/// Returns where the error's words begin: at the token that was read and refused, else where reading stopped.
fn offset_of(text: &str, error: &SpannedError) -> usize {
    let end = byte_of(text, error.span.end);
    let was_read = matches!(
        error.code,
        Error::NoSuchEnumVariant { .. }
            | Error::NoSuchStructField { .. }
            | Error::DuplicateStructField { .. }
            | Error::ExpectedDifferentStructName { .. }
            | Error::InvalidValueForType { .. }
            | Error::IntegerOutOfBounds
            | Error::Message(_)
    );
    let start = byte_of(text, error.span.start);
    if !was_read || start >= end {
        return end;
    }
    let token = text[start..end].trim_start();
    let start = end - token.len();
    if text[..start].ends_with(['-', '+']) {
        start - 1
    } else {
        start
    }
}

/// The byte at a line and column.
fn byte_of(text: &str, position: Position) -> usize {
    let line = match position.line {
        0 | 1 => 0,
        line => text
            .match_indices('\n')
            .nth(line - 2)
            .map_or(text.len(), |(at, _)| at + 1),
    };
    let column = position.col.saturating_sub(1);
    text[line..]
        .char_indices()
        .nth(column)
        .map_or(text.len(), |(at, _)| line + at)
}

/// Returns what stands in the text there, in quotes.
fn found_at(text: &str, offset: usize) -> String {
    let rest = &text[offset..];
    let Some(first) = rest.chars().next() else {
        return "the end of the file".to_owned();
    };
    let is_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '-' | '+');
    let length = if is_word(first) {
        rest.find(|c| !is_word(c)).unwrap_or(rest.len())
    } else if first == '"' {
        rest[1..]
            .find(['"', '\n'])
            .map_or(rest.len(), |end| end + 2)
    } else {
        first.len_utf8()
    };
    format!("`{}`", short(&rest[..length], 30))
}

/// Not more of it than this, and nothing that would upset a terminal.
fn short(found: &str, most: usize) -> String {
    let seen = found.chars().map(|c| {
        if c.is_control() {
            char::REPLACEMENT_CHARACTER
        } else {
            c
        }
    });
    let mut said: String = seen.take(most).collect();
    if found.chars().nth(most).is_some() {
        said.push('…');
    }
    said
}

/// The error in plain words.
fn in_words(code: &Error, found: &str) -> String {
    match code {
        Error::Message(message) => short(message, 300),
        Error::NoSuchEnumVariant {
            expected, found, ..
        }
        | Error::NoSuchStructField {
            expected, found, ..
        } => {
            format!(
                "found `{}`, expected {}",
                short(found, 30),
                one_of(expected)
            )
        }
        Error::MissingStructField { field, .. } => {
            format!("`{field}` is missing, expected `{field}: …`")
        }
        Error::DuplicateStructField { field, .. } => {
            format!("found `{field}` a second time, expected it once")
        }
        Error::ExpectedDifferentStructName { found, .. } => {
            format!("found `{}`, expected `(`", short(found, 30))
        }
        Error::InvalidValueForType { expected, .. } => {
            format!("found {found}, expected {expected}")
        }
        Error::ExpectedDifferentLength { expected, found: 1 } => {
            format!("found one value, expected {expected}")
        }
        Error::ExpectedDifferentLength { expected, found } => {
            format!("found {found} values, expected {expected}")
        }
        Error::IntegerOutOfBounds => format!("found {found}, a number out of range"),
        Error::TrailingCharacters => format!("found {found} after the end, expected nothing more"),
        Error::UnclosedBlockComment => {
            "a comment begins with `/*`, expected `*/` at its end".to_owned()
        }
        Error::ExpectedStringEnd => "a text begins with `\"`, expected `\"` at its end".to_owned(),
        Error::ExceededRecursionLimit => "brackets in brackets, far too deep".to_owned(),
        other => match expected_by(other) {
            Some(expected) => format!("found {found}, expected {expected}"),
            None => format!("found {found}: {}", short(&other.to_string(), 100)),
        },
    }
}

/// Returns what reading stopped for want of.
fn expected_by(code: &Error) -> Option<&'static str> {
    Some(match code {
        Error::Eof => "more",
        Error::ExpectedArray => "`[`, a list",
        Error::ExpectedArrayEnd => "`]`",
        Error::ExpectedBoolean => "`true` or `false`",
        Error::ExpectedComma => "`,` or a closing bracket",
        Error::ExpectedIdentifier => "a name",
        Error::ExpectedInteger => "a whole number",
        Error::ExpectedMap => "`{`",
        Error::ExpectedMapColon => "`:`",
        Error::ExpectedMapEnd => "`}`",
        Error::ExpectedString => "a text in `\"`",
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => "`(`",
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => "`)`",
        Error::UnexpectedChar(_) => "a value",
        _ => return None,
    })
}
