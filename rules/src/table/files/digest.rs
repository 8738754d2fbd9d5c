//! A digest of what files say, the same on any machine.

use super::Source;

/// Returns a digest of the files' paths and of what they say: FNV-1a, 64 bits, over each file's path, a zero byte, its text
/// without what nobody reads, and a zero byte.
///
/// Left out are comments, blank space and line ends, but for one space where two words would run together, and a comma before a
/// closing bracket. So a new comment, another indentation and line ends of another system leave the digest as it was; a value
/// written another way (`2` as `0x2`, fields in another order) does not. Where a file came from, the game itself or a user's
/// folder, does not matter. The order of the files does.
#[must_use]
pub fn digest<'a>(sources: impl IntoIterator<Item = &'a Source>) -> u64 {
    sources
        .into_iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, source| {
            let said = significant(source.text());
            [source.path(), "\0", &said, "\0"]
                .iter()
                .flat_map(|part| part.bytes())
                .fold(hash, |hash, byte| {
                    (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
                })
        })
}

/// The text without comments and blank space.
fn significant(text: &str) -> String {
    let mut said = String::with_capacity(text.len());
    let mut rest = text;
    let mut apart = false;
    while let Some(first) = rest.chars().next() {
        let skipped = blank_at(rest);
        if skipped > 0 {
            apart = true;
            rest = &rest[skipped..];
            continue;
        }
        if apart && said.ends_with(is_word) && is_word(first) {
            said.push(' ');
        }
        apart = false;
        if matches!(first, ')' | ']' | '}') && said.ends_with(',') {
            said.pop();
        }
        let length = quoted_at(rest).unwrap_or(first.len_utf8());
        said.push_str(&rest[..length]);
        rest = &rest[length..];
    }
    said
}

/// Returns whether the character is part of a name, a number or a text.
fn is_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '.' | '-' | '+' | '#' | '"' | '\'')
}

/// Bytes of blank space or of a comment that the text begins with.
fn blank_at(text: &str) -> usize {
    if text.starts_with("//") {
        return text.find('\n').unwrap_or(text.len());
    }
    if text.starts_with("/*") {
        let mut depth = 0;
        let mut at = 0;
        while at < text.len() {
            let pair = &text.as_bytes()[at..text.len().min(at + 2)];
            match pair {
                b"/*" => depth += 1,
                b"*/" => depth -= 1,
                _ => {
                    at += 1;
                    continue;
                }
            }
            at += 2;
            if depth == 0 {
                return at;
            }
        }
        return text.len();
    }
    text.len()
        - text
            .trim_start_matches(['\u{200e}', '\u{200f}', ' ', '\t', '\n', '\r'])
            .len()
}

/// Bytes of the text or character in quotes that the text begins with, quotes included.
fn quoted_at(text: &str) -> Option<usize> {
    let hashes = text
        .strip_prefix('r')
        .map(|raw| raw.len() - raw.trim_start_matches('#').len());
    if let Some(hashes) = hashes
        && text[1 + hashes..].starts_with('"')
    {
        let close = format!("\"{}", &text[1..=hashes]);
        let inside = 2 + hashes;
        return Some(
            text[inside..]
                .find(&close)
                .map_or(text.len(), |at| inside + at + close.len()),
        );
    }
    let quote = text
        .chars()
        .next()
        .filter(|first| matches!(first, '"' | '\''))?;
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return Some(at + 1),
            _ => {}
        }
    }
    Some(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(path: &str, text: &str) -> u64 {
        digest(&[Source::new(path, path, text.as_bytes().to_vec()).unwrap()])
    }

    #[test]
    fn the_digest_of_nothing_is_the_standards() {
        assert_eq!(digest(&[]), 0xcbf2_9ce4_8422_2325);
        // FNV-1a of "a\0b\0".
        let expected = b"a\0b\0"
            .iter()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
            });
        assert_eq!(of("a", "b"), expected);
    }

    #[test]
    fn what_nobody_reads_does_not_count() {
        let plain = of("a.ron", "(a: 1, b: [Red, Blue], c: \"x // y\")");
        let decorated = "// new\r\n(\r\n\ta: 1, /* it's /* nested */ \" */\r\n\tb: [\r\n\t\tRed,\r\n\t\tBlue,\r\n\t],\r\n\tc: \"x // y\",\r\n) // end";
        assert_eq!(of("a.ron", decorated), plain);
    }

    #[test]
    fn what_is_read_counts() {
        let plain = of("a.ron", "(a: 1, c: \"x y\")");
        for other in [
            "(a: 2, c: \"x y\")",
            "(a: 1, c: \"xy\")",
            "(a: 1, c: \"x  y\")",
            "(b: 1, c: \"x y\")",
        ] {
            assert_ne!(of("a.ron", other), plain, "{other}");
        }
        assert_ne!(of("b.ron", "(a: 1, c: \"x y\")"), plain);
        assert_eq!(significant("[1 2,\t3 , ]"), "[1 2,3]");
        assert_eq!(
            significant("'\"' // \"\n r#\" \" // \"#  \"a\\\" b\" "),
            "'\"' r#\" \" // \"# \"a\\\" b\""
        );
    }
}
