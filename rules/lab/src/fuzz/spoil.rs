//! Spoiling a text: by bytes, by lines, by tokens and by its structure.

use rules::table::Dice;
use std::ops::Range;

/// Numbers at the borders of what programs count with.
const NUMBERS: &str = "0 -1 1 127 128 255 256 32768 65535 65536 2147483648 4294967295 4294967296 \
    18446744073709551615 18446744073709551616 -9223372036854775808 1e308 0.5 -0.0 NaN inf";
/// Pieces that texts of our kinds are sensitive to.
const PIECES: &[&str] = &[
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "\"",
    "'",
    ",",
    ":",
    "=",
    "@",
    "//",
    "/*",
    "*/",
    "\\u{0}",
    "\n",
    "\r",
    "\t",
    "\u{feff}",
    "\u{202e}",
    "é",
    "🏴",
    "None",
    "Some(",
    "true",
    "()",
    "{ $",
    "-> ",
    "#![enable(implicit_some)]",
];
/// The greatest depth to which a text is nested by spoiling.
const DEEP: usize = 3000;
/// Bytes of a spoilt text at most, where spoiling makes it longer.
const LONG: usize = 1 << 20;

/// A text with one to four things changed.
pub fn spoil(text: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for _ in 0..=dice.below(4) {
        match dice.below(4) {
            0 => by_bytes(&mut bytes, dice),
            1 => by_lines(&mut bytes, dice),
            2 => by_tokens(&mut bytes, dice),
            _ => by_structure(&mut bytes, dice),
        }
    }
    bytes
}

/// Any part of so many things.
fn range(most: usize, dice: &mut Dice) -> Range<usize> {
    let (one, other) = (dice.below(most + 1), dice.below(most + 1));
    one.min(other)..one.max(other)
}

fn by_bytes(bytes: &mut Vec<u8>, dice: &mut Dice) {
    let at = dice.below(bytes.len() + 1);
    match dice.below(5) {
        0 if at < bytes.len() => bytes[at] ^= 1 << dice.below(8),
        1 => bytes.insert(at, dice.below(256) as u8),
        2 => bytes.truncate(at),
        3 => {
            let end = bytes.len().min(at + dice.below(16));
            bytes.drain(at..end);
        }
        _ => {
            let piece = PIECES[dice.below(PIECES.len())].bytes();
            bytes.splice(at..at, piece);
        }
    }
}

fn by_lines(bytes: &mut Vec<u8>, dice: &mut Dice) {
    let mut lines: Vec<Vec<u8>> = bytes
        .split_inclusive(|&byte| byte == b'\n')
        .map(<[u8]>::to_vec)
        .collect();
    if lines.is_empty() {
        return;
    }
    let (one, other) = (dice.below(lines.len()), dice.below(lines.len()));
    match dice.below(4) {
        0 => drop(lines.remove(one)),
        1 => lines.insert(other, lines[one].clone()),
        2 => lines.swap(one, other),
        _ => {
            let gone = range(lines.len(), dice);
            lines.drain(gone);
        }
    }
    *bytes = lines.concat();
}

/// Returns where the words, numbers and signs of a text lie.
fn tokens(bytes: &[u8]) -> Vec<Range<usize>> {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.');
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let begin = at;
        at += 1;
        if is_word(bytes[begin]) {
            at += bytes[at..]
                .iter()
                .take_while(|&&byte| is_word(byte))
                .count();
        }
        if !bytes[begin].is_ascii_whitespace() {
            tokens.push(begin..at);
        }
    }
    tokens
}

fn by_tokens(bytes: &mut Vec<u8>, dice: &mut Dice) {
    let tokens = tokens(bytes);
    if tokens.is_empty() {
        return;
    }
    let one = tokens[dice.below(tokens.len())].clone();
    let other = bytes[tokens[dice.below(tokens.len())].clone()].to_vec();
    match dice.below(5) {
        0 => drop(bytes.drain(one)),
        1 => drop(bytes.splice(one, other)),
        2 => drop(bytes.splice(one.start..one.start, other)),
        _ => {
            // Of numbers another number is most likely to be read.
            let numbers: Vec<_> = tokens
                .iter()
                .filter(|token| bytes[token.start].is_ascii_digit())
                .collect();
            let place = match numbers.len() {
                0 => one,
                count => numbers[dice.below(count)].clone(),
            };
            let number = if dice.below(2) == 0 {
                let numbers: Vec<&str> = NUMBERS.split(' ').collect();
                numbers[dice.below(numbers.len())].to_owned()
            } else {
                dice.below(40).to_string()
            };
            bytes.splice(place, number.into_bytes());
        }
    }
}

/// Returns where the bracketed parts of a text lie, brackets included.
fn groups(bytes: &[u8]) -> Vec<Range<usize>> {
    let (mut open, mut groups) = (Vec::new(), Vec::new());
    for (at, byte) in bytes.iter().enumerate() {
        match byte {
            b'(' | b'[' | b'{' => open.push(at),
            b')' | b']' | b'}' => groups.extend(open.pop().map(|begin| begin..at + 1)),
            _ => {}
        }
    }
    groups
}

fn by_structure(bytes: &mut Vec<u8>, dice: &mut Dice) {
    let groups = groups(bytes);
    if groups.is_empty() {
        return by_bytes(bytes, dice);
    }
    let one = groups[dice.below(groups.len())].clone();
    let other = bytes[groups[dice.below(groups.len())].clone()].to_vec();
    match dice.below(5) {
        0 => drop(bytes.drain(one)),
        1 => drop(bytes.splice(one, other)),
        2 => {
            let inside = bytes[one.clone()].to_vec();
            let times = 1 + dice.below(200);
            let times = times.min((LONG.saturating_sub(bytes.len())) / (inside.len() + 1));
            let mut many = Vec::new();
            for _ in 0..times {
                many.extend_from_slice(&inside);
                many.push(b',');
            }
            drop(bytes.splice(one.start..one.start, many));
        }
        3 => {
            let deep = 1 + dice.below(DEEP);
            let (begin, end) = [("(", ")"), ("[", "]"), ("{", "}"), ("Some(", ")")][dice.below(4)];
            let inside = bytes[one.clone()].to_vec();
            let nested = [
                begin.repeat(deep).as_bytes(),
                &inside,
                end.repeat(deep).as_bytes(),
            ]
            .concat();
            drop(bytes.splice(one, nested));
        }
        _ => {
            // An item of a list goes elsewhere.
            let item: Vec<u8> = bytes.drain(one).collect();
            let at = dice.below(bytes.len() + 1);
            drop(bytes.splice(at..at, item));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_spoils_alike_and_others_otherwise() {
        let text = b"(one: [1, 2, 3],\n  two: (x: \"y\", z: Some(4)),\n)\n";
        let spoilt = |seed| spoil(text, &mut Dice::new(seed));
        let all: Vec<_> = (0..200).map(spoilt).collect();
        assert!(all.iter().zip(0..).all(|(one, seed)| *one == spoilt(seed)));
        let mut different = all.clone();
        different.sort();
        different.dedup();
        assert!(different.len() > 150, "{}", different.len());
        assert!(all.iter().any(|one| one.len() > 1000));
        assert!(all.iter().filter(|one| one[..] == text[..]).count() < 20);
    }

    #[test]
    fn nothing_at_all_can_be_spoilt() {
        for seed in 0..100 {
            spoil(b"", &mut Dice::new(seed));
        }
    }

    #[test]
    fn tokens_and_groups_are_found() {
        let text = b"(a: -1.5, [b])";
        let words: Vec<&[u8]> = tokens(text).into_iter().map(|token| &text[token]).collect();
        let wanted: [&[u8]; 9] = [b"(", b"a", b":", b"-1.5", b",", b"[", b"b", b"]", b")"];
        assert_eq!(words, wanted);
        assert_eq!(groups(text), [10..13, 0..14]);
    }
}
