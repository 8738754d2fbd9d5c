//! The numbers of the data that texts say.

use std::fmt;

/// The numbers of a game's data that its texts say, each by its name there: `{ $data-steps }`.
#[derive(Debug, Clone, Default)]
pub struct DataNumbers(Vec<(String, i64)>);

impl DataNumbers {
    /// The prefix of all their names, so that none is taken for a value that the game fills in.
    pub const PREFIX: &str = "data-";

    /// Returns their names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.iter().map(|(name, _)| name)
    }

    /// Returns them by their names.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, i64)> {
        self.0.iter().map(|(name, number)| (name.as_str(), *number))
    }
}

impl<S: fmt::Display, N: Into<i64>> Extend<(S, N)> for DataNumbers {
    /// Adds numbers by their names without what all begin with.
    fn extend<T: IntoIterator<Item = (S, N)>>(&mut self, numbers: T) {
        let named = |(name, number): (S, N)| (format!("{}{name}", Self::PREFIX), number.into());
        self.0.extend(numbers.into_iter().map(named));
    }
}

impl<S: fmt::Display, N: Into<i64>, const LEN: usize> From<[(S, N); LEN]> for DataNumbers {
    /// Returns numbers by their names without what all begin with.
    fn from(numbers: [(S, N); LEN]) -> Self {
        let mut all = Self::default();
        all.extend(numbers);
        all
    }
}

#[cfg(test)]
mod tests {
    use crate::table::words::{Words, heard};

    #[test]
    fn a_number_of_the_data_is_said_where_a_text_names_it() {
        let text = "\
steps = { $explorer }: { $data-steps ->
    [one] one step
   *[other] { $data-steps } steps
 }
lost = { $data-hearts } { $explorer }
";
        let words = Words::read("en", &[("a.ftl", text)]).unwrap();
        let said = |words: &Words, id| words.say(id, &[("explorer", "Anna".into())]);
        for (steps, told) in [(1, "Anna: one step"), (3, "Anna: 3 steps")] {
            let words = words.clone().with_numbers([("steps", steps)].into());
            heard::listen();
            assert_eq!(said(&words, "steps"), told);
            assert!(heard::take()[0].whole);
            assert_eq!(said(&words, "lost"), "{$data-hearts} Anna");
            assert!(!heard::take()[0].whole, "nobody gives it");
        }
        assert_ne!(said(&words, "steps"), "Anna: 3 steps");
    }
}
