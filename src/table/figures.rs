//! Numbers and lists as a language writes them.

use crate::options::Speed;
use rules::table::words::Words;

/// Returns a text with its first letter in upper case, as at the start of a sentence.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// Returns a number with so many digits after the decimal sign of the language, and a true minus sign.
#[must_use]
pub fn decimal(words: &Words, number: f64, digits: usize) -> String {
    let sign = words.say("ui-decimal-sign", &[]);
    let number = format!("{number:.digits$}");
    number.replace('.', &sign).replace('-', "−")
}

/// Returns points gained or lost with a sign and one decimal: `+2.4`, `−0.6`.
#[must_use]
pub fn signed(words: &Words, points: f32) -> String {
    format!(
        "{}{}",
        if points < 0.0 { '−' } else { '+' },
        decimal(words, points.abs().into(), 1)
    )
}

/// Returns whole points, with a true minus sign.
#[must_use]
pub fn whole(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// Returns whole points gained or lost, with a sign: `+3`, `−1`.
#[must_use]
pub fn change(points: i32) -> String {
    format!("{points:+}").replace('-', "−")
}

/// Returns names as a list: `Red, Yellow and Blue`.
#[must_use]
pub fn listed(words: &Words, names: &[String]) -> String {
    match names {
        [before @ .., last] if !before.is_empty() => {
            let before = before.join(&words.say("list-comma", &[]));
            format!("{before}{}{last}", words.say("ui-and", &[]))
        }
        names => names.concat(),
    }
}

/// Returns a speed in words.
#[must_use]
pub fn speed(words: &Words, speed: Speed) -> String {
    let Speed::Times(times) = speed else {
        return words.say("ui-speed-instant", &[]);
    };
    let digits = usize::from(times.fract() != 0.0);
    let times = decimal(words, times.into(), digits);
    words.say("ui-speed-times", &[("times", times.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::voodoo_pirate::VoodooPirate;
    use rules::table::{Language, Packed};

    #[test]
    fn speeds_and_points_are_written_as_the_language_does() {
        let files = VoodooPirate::files();
        let english = VoodooPirate::load_words(&files, VoodooPirate::standard()).unwrap();
        let german = VoodooPirate::load_words(
            &files.in_language(Language::German),
            VoodooPirate::standard(),
        )
        .unwrap();
        let all = |words: &Words| Speed::ALL.map(|it| speed(words, it)).join(" ");
        assert_eq!(all(&english), "0.5× 1× 2× 4× Instant");
        assert_eq!(all(&german), "0,5× 1× 2× 4× Sofort");
        assert_eq!(decimal(&english, -12.34, 1), "−12.3");
        assert_eq!(decimal(&german, -12.34, 1), "−12,3");
        assert_eq!(signed(&english, -0.62), "−0.6");
        assert_eq!([3, -1].map(change), ["+3", "−1"]);
        assert_eq!(signed(&german, 2.4), "+2,4");
    }

    #[test]
    fn names_stand_in_a_list_with_one_and() {
        let words =
            VoodooPirate::load_words(&VoodooPirate::files(), VoodooPirate::standard()).unwrap();
        let names = ["Red", "Yellow", "Blue"].map(str::to_owned);
        let of = |count: usize| listed(&words, &names[..count]);
        let lists = [of(0), of(1), of(2), of(3)];
        assert_eq!(lists, ["", "Red", "Red and Yellow", "Red, Yellow and Blue"]);
    }
}
