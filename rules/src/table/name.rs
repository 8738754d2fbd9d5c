//! Names of players. What is typed is short, but a file may hold anything.

/// The most characters that a player's name has.
pub const LONGEST_NAME: usize = 24;

/// Returns a name as it can stand on a line: without control characters, cut to [`LONGEST_NAME`] characters.
#[must_use]
pub fn fit_name(text: &str) -> String {
    let letters = text.trim().chars().take(LONGEST_NAME);
    let name: String = letters
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect();
    name.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_short_line() {
        assert_eq!(fit_name("Anne  Bonny"), "Anne  Bonny");
        assert_eq!(fit_name(" Störtebeker\t"), "Störtebeker");
        assert_eq!(fit_name("Jack\nRack\u{1b}[2Jham"), "Jack Rack [2Jham");
        let long = format!("{} the Long", "Ö".repeat(LONGEST_NAME - 1));
        assert_eq!(fit_name(&long), "Ö".repeat(LONGEST_NAME - 1));
        assert_eq!(fit_name(&"x".repeat(1 << 20)).len(), LONGEST_NAME);
        assert_eq!(fit_name("\u{0}\u{1}"), "");
    }
}
