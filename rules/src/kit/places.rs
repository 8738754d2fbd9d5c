//! Seats as command lines name them and as screens fill them.

use super::{Declaration, Options, SetupError};
use crate::table::SeatKind;

/// The word for a place that nobody takes, so that its token is left out.
const EMPTY: &str = "empty";

/// A taken place at a table, for code that handles any game. See [`Chair`](super::Chair) for one of a game's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The index of its token in the game's list.
    pub token: usize,
    /// The kind of seat: who decides for it.
    pub kind: SeatKind,
    /// The player's name; empty for the token's own.
    pub name: String,
    /// The values of its options.
    pub options: Options,
}

impl Declaration {
    /// Returns a place without a name, with its options by the rule.
    #[must_use]
    pub fn place(&self, token: usize, kind: SeatKind) -> Place {
        Place {
            token,
            kind,
            name: String::new(),
            options: Options::by_rule(self.seat_options),
        }
    }

    /// Returns places of these kinds, in the order of the tokens.
    #[must_use]
    pub fn seated(&self, kinds: &[SeatKind]) -> Vec<Place> {
        let places = kinds.iter().enumerate();
        places
            .map(|(token, &kind)| self.place(token, kind))
            .collect()
    }

    /// Reads places as the command line has them, clockwise: `human,cursed,empty,captain` in the order of the tokens, or each
    /// with its token in any order, `red.human,black.cursed`. What is chosen for a place stands behind its kind, in the order
    /// of the options or as `id=value`: `corsair:england`.
    ///
    /// # Errors
    /// Tells what is expected.
    pub fn places(&self, text: &str) -> Result<Vec<Place>, SetupError> {
        let words: Vec<&str> = text.split(',').map(str::trim).collect();
        let tokens = (self.tokens)();
        let (least, most) = self.players;
        let wrong = |found| SetupError::Seats { found, least, most };
        if words.len() > tokens.len() {
            return Err(wrong(words.len()));
        }
        let mut places: Vec<Place> = Vec::new();
        // Nothing at all is nobody, not a kind without a name.
        let words = words.iter().filter(|_| !text.trim().is_empty());
        for (number, word) in words.enumerate().filter(|(_, word)| **word != EMPTY) {
            let place = self.place_of(&tokens, number, word);
            let place = place.map_err(|wrong| SetupError::Seat(number + 1, Box::new(wrong)))?;
            if places.iter().any(|other| other.token == place.token) {
                return Err(SetupError::Twice(tokens[place.token].to_owned()));
            }
            places.push(place);
        }
        if (usize::from(least)..=usize::from(most)).contains(&places.len()) {
            Ok(places)
        } else {
            Err(wrong(places.len()))
        }
    }

    /// Returns places as the command line has them: without their tokens where those are in order.
    #[must_use]
    pub fn spelt(&self, places: &[Place]) -> String {
        let tokens = (self.tokens)();
        let in_order = places.is_sorted_by_key(|place| place.token);
        let mut words = Vec::new();
        for place in places {
            let chosen = place.options.iter();
            let chosen = chosen.filter(|(option, value)| **value != option.rule.chosen());
            let word = chosen.fold(place.kind.name().to_owned(), |word, (option, value)| {
                format!("{word}:{}={}", option.id, option.spell(value))
            });
            if in_order {
                words.resize(place.token, EMPTY.to_owned());
                words.push(word);
            } else {
                words.push(format!("{}.{word}", tokens[place.token]));
            }
        }
        words.join(",")
    }

    /// A place with the token named before its kind, or else that of its number.
    fn place_of(&self, tokens: &[&str], number: usize, word: &str) -> Result<Place, SetupError> {
        let kind = word.split(':').next().unwrap_or_default();
        let Some((name, _)) = kind.split_once('.') else {
            return self.worded(number, word);
        };
        let word = &word[name.len() + 1..];
        let token = tokens.iter().position(|token| *token == name);
        self.worded(token.ok_or_else(|| SetupError::found(name, tokens))?, word)
    }

    fn worded(&self, token: usize, word: &str) -> Result<Place, SetupError> {
        let mut values = word.split(':').map(str::trim);
        let name = values.next().unwrap_or_default();
        let kind = SeatKind::by_name(name, self.automa).ok_or_else(|| {
            let kinds = self.kinds().into_iter().map(SeatKind::name);
            SetupError::found(name, &kinds.chain([EMPTY]).collect::<Vec<_>>())
        })?;
        let mut place = self.place(token, kind);
        let mut declared = self.seat_options.iter();
        for value in values {
            if value.contains('=') {
                place.options.read(value)?;
                continue;
            }
            let option = declared.next().ok_or_else(|| SetupError::Found {
                found: value.to_owned(),
                expected: "nothing more".to_owned(),
            })?;
            let read = option.read(value)?;
            place.options.set(option, read);
        }
        place.options.check().map(|()| place)
    }
}
