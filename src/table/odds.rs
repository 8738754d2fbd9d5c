//! Odds, worked out exactly from counts that lie open: so many of each kind in a bag or a stack, of which some are drawn
//! unseen.

use super::tips::Row;
use rules::table::words::Words;
use std::fmt;

/// A probability, as a fraction in its lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chance {
    of: u128,
    all: u128,
}

impl Chance {
    /// The probability 0.
    pub const NEVER: Self = Self { of: 0, all: 1 };
    /// The probability 1.
    pub const CERTAIN: Self = Self { of: 1, all: 1 };

    /// Returns the probability of so many cases of all; 0 if there is no case at all.
    #[must_use]
    pub fn new(of: u128, all: u128) -> Self {
        if all == 0 {
            return Self::NEVER;
        }
        let of = of.min(all);
        let common = common(of, all);
        Self {
            of: of / common,
            all: all / common,
        }
    }

    /// Returns the probability that it does not happen.
    #[must_use]
    pub fn otherwise(self) -> Self {
        Self::new(self.all - self.of, self.all)
    }

    /// Returns the probability that it happens and then the other does too.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        // Shortened crosswise before, so that the numbers stay small.
        let (one, two) = (
            Self::new_free(self.of, other.all),
            Self::new_free(other.of, self.all),
        );
        Self::new(one.0 * two.0, two.1 * one.1)
    }

    /// Returns the probability that one of two things happens that exclude each other.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        let common = common(self.all, other.all);
        let (one, two) = (other.all / common, self.all / common);
        Self::new(self.of * one + other.of * two, self.all * one)
    }

    /// Returns two numbers without their common factors.
    fn new_free(of: u128, all: u128) -> (u128, u128) {
        let common = common(of, all).max(1);
        (of / common, all / common)
    }

    /// Returns whole percent, 1 to 99 for anything that is neither impossible nor certain.
    #[must_use]
    pub fn percent(self) -> String {
        let percent = (self.of * 200 + self.all) / (2 * self.all);
        match percent {
            0 if self.of > 0 => "<1 %".to_owned(),
            100 if self.of < self.all => ">99 %".to_owned(),
            percent => format!("{percent} %"),
        }
    }

    /// Returns the probability as a number from 0 to 1.
    #[must_use]
    pub fn part(self) -> f64 {
        self.of as f64 / self.all as f64
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.of, self.all) {
            (of, 1) => write!(f, "{of}"),
            (of, all) => write!(f, "{of}/{all}"),
        }
    }
}

fn common(one: u128, other: u128) -> u128 {
    if other == 0 {
        one
    } else {
        common(other, one % other)
    }
}

/// Returns the probability that at least one of `wanted` things is among the next `drawn` of `all`.
#[must_use]
pub fn among(wanted: usize, all: usize, drawn: usize) -> Chance {
    let others = all.saturating_sub(wanted);
    let none = (0..drawn.min(all)).fold(Chance::CERTAIN, |chance, gone| {
        let left = others.saturating_sub(gone);
        chance.and(Chance::new(left as u128, (all - gone) as u128))
    });
    none.otherwise()
}

/// Returns the probability that the next of `all` is one of `wanted`.
#[must_use]
pub fn next(wanted: usize, all: usize) -> Chance {
    Chance::new(wanted as u128, all as u128)
}

/// Returns a probability as a cell of a table.
#[must_use]
pub fn cell(chance: Chance) -> (String, String) {
    match chance {
        Chance::NEVER => ("–".to_owned(), String::new()),
        chance => (chance.percent(), chance.to_string()),
    }
}

/// Returns a count as a cell of a table.
#[must_use]
pub fn count(count: usize) -> (String, String) {
    (count.to_string(), String::new())
}

/// Returns a table of things drawn unseen, from each kind's picture, name and number left.
///
/// It has the odds that the next is of each kind, and that one of the next few is.
#[must_use]
pub fn drawn(
    words: &Words,
    kinds: Vec<(String, String, usize)>,
    ahead: &[usize],
) -> (Vec<String>, Vec<Row>) {
    let all = kinds.iter().map(|(.., left)| left).sum();
    let rows = kinds.into_iter();
    let rows = rows.map(|(icon, name, left)| (Some(icon), name, left));
    table(words, all, rows, ahead)
}

/// Returns the same table of kinds that are many, from each one's name and number left: those of which as many are left share a
/// row.
#[must_use]
pub fn drawn_each(
    words: &Words,
    kinds: &[(String, usize)],
    ahead: &[usize],
) -> (Vec<String>, Vec<Row>) {
    let all = kinds.iter().map(|(_, left)| left).sum();
    let mut numbers: Vec<usize> = kinds.iter().map(|(_, left)| *left).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let rows = numbers.into_iter().rev().map(|number| {
        let alike = kinds.iter().filter(|(_, left)| *left == number);
        let names: Vec<&str> = alike.map(|(name, _)| name.as_str()).collect();
        let list = names.join(&words.say("list-comma", &[]));
        let name = if names.len() > 1 {
            words.say("ui-odds-each", &[("list", list.into())])
        } else {
            list
        };
        (None, name, number)
    });
    table(words, all, rows, ahead)
}

/// Returns a table of rows, each with its picture, its name and the number left of `all` of each kind in it.
fn table(
    words: &Words,
    all: usize,
    rows: impl Iterator<Item = (Option<String>, String, usize)>,
    ahead: &[usize],
) -> (Vec<String>, Vec<Row>) {
    let mut columns = vec![
        words.say("ui-odds-left", &[]),
        words.say("ui-odds-next", &[]),
    ];
    columns.extend(
        ahead
            .iter()
            .map(|&drawn| words.say("ui-odds-among", &[("count", (drawn as i64).into())])),
    );
    let row = |(icon, name, left): (Option<String>, String, usize)| {
        let mut cells = vec![count(left), cell(next(left, all))];
        let among = |&drawn: &usize| cell(among(left, all, drawn));
        cells.extend(ahead.iter().map(among));
        Row { icon, name, cells }
    };
    (columns, rows.map(row).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_is_a_fraction_in_its_lowest_terms() {
        assert_eq!(next(4, 18).to_string(), "2/9");
        assert_eq!(next(3, 3), Chance::CERTAIN);
        assert_eq!(next(0, 3), Chance::NEVER);
        assert_eq!(next(0, 0), Chance::NEVER);
        assert_eq!(
            (next(0, 5).to_string(), next(5, 5).to_string()),
            ("0".to_owned(), "1".to_owned())
        );
    }

    #[test]
    fn at_least_one_of_some_is_as_counted_by_hand() {
        // Four of eighteen, two drawn: 1 - 14/18 * 13/17 = 1 - 182/306 = 62/153.
        assert_eq!(among(4, 18, 2), Chance::new(62, 153));
        // Two of five, three drawn: of ten hands one has none, 9/10.
        assert_eq!(among(2, 5, 3), Chance::new(9, 10));
        // More are drawn than there are others.
        assert_eq!(among(2, 5, 4), Chance::CERTAIN);
        assert_eq!(among(2, 5, 9), Chance::CERTAIN);
        assert_eq!(among(0, 5, 3), Chance::NEVER);
        assert_eq!(among(2, 5, 0), Chance::NEVER);
        assert_eq!(among(1, 6, 1), next(1, 6));
    }

    #[test]
    fn every_hand_is_counted() {
        // Against all hands of seven things, one by one.
        for wanted in 0..=7_u32 {
            for drawn in 0..=7_u32 {
                let hands = (0_u32..128).filter(|hand| hand.count_ones() == drawn);
                let (mut with, mut all) = (0, 0);
                for hand in hands {
                    all += 1;
                    with += u128::from(hand & ((1 << wanted) - 1) != 0);
                }
                let counted = Chance::new(with, all);
                assert_eq!(
                    among(wanted as usize, 7, drawn as usize),
                    counted,
                    "{wanted} of 7, {drawn} drawn"
                );
            }
        }
    }

    #[test]
    fn kinds_of_which_as_many_are_left_share_a_row() {
        use games::voodoo_pirate::VoodooPirate;
        use rules::table::Packed;
        let words =
            VoodooPirate::load_words(&VoodooPirate::files(), VoodooPirate::standard()).unwrap();
        let kinds = [("Map", 1), ("Torch", 3), ("Snare", 1)];
        let kinds = kinds.map(|(name, left)| (name.to_owned(), left));
        let (columns, rows) = drawn_each(&words, &kinds, &[2]);
        let rows = rows.into_iter().map(|row| (row.name, row.cells));
        let expected = [
            (
                "Torch".to_owned(),
                vec![count(3), cell(next(3, 5)), cell(among(3, 5, 2))],
            ),
            (
                "Map, Snare (each)".to_owned(),
                vec![count(1), cell(next(1, 5)), cell(among(1, 5, 2))],
            ),
        ];
        assert_eq!(rows.collect::<Vec<_>>(), expected);
        assert_eq!(columns.len(), 3);
    }

    #[test]
    fn chances_are_joined() {
        let third = Chance::new(1, 3);
        assert_eq!(third.otherwise(), Chance::new(2, 3));
        assert_eq!(third.and(Chance::new(3, 4)), Chance::new(1, 4));
        assert_eq!(third.or(Chance::new(1, 6)), Chance::new(1, 2));
        assert_eq!(Chance::NEVER.or(third), third);
        assert_eq!(Chance::CERTAIN.and(third), third);
    }

    #[test]
    fn percents_are_whole_and_leave_nothing_possible_out() {
        assert_eq!(Chance::new(2, 9).percent(), "22 %");
        assert_eq!(Chance::new(1, 8).percent(), "13 %");
        assert_eq!(Chance::new(1, 300).percent(), "<1 %");
        assert_eq!(Chance::new(299, 300).percent(), ">99 %");
        assert_eq!(Chance::NEVER.percent(), "0 %");
        assert_eq!(Chance::CERTAIN.percent(), "100 %");
    }
}
