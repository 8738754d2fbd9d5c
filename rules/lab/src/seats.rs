//! Who sits where, on the command line: `cursed,random,empty,cursed`.

use crate::players::kinds;
use rules::table::{MOST_SEATS, SeatKind};
use std::fmt;
use std::str::FromStr;

/// The word for a place that nobody takes, so that its colour is left out.
const EMPTY: &str = "empty";

/// The places of a table, clockwise; nothing where a place is empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seats(pub Vec<Option<SeatKind>>);

impl FromStr for Seats {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let places: Vec<Option<SeatKind>> = text.split(',').map(place).collect::<Result<_, _>>()?;
        if places.len() > MOST_SEATS {
            return Err(format!(
                "found {} seats, expected {MOST_SEATS} at most",
                places.len()
            ));
        }
        if places.iter().flatten().next().is_none() {
            return Err("every seat is empty, expected one taken at least".to_owned());
        }
        Ok(Self(places))
    }
}

fn place(word: &str) -> Result<Option<SeatKind>, String> {
    match word.trim() {
        EMPTY => Ok(None),
        word => match SeatKind::by_name(word) {
            Some(SeatKind::Human) => Err(
                "nobody is there to decide for a human: let it be a captain, cursed or random"
                    .to_owned(),
            ),
            Some(kind) => Ok(Some(kind)),
            None => Err(format!("found `{word}`, expected {}", allowed())),
        },
    }
}

/// The words that can stand for a place.
fn allowed() -> String {
    format!("{} or {EMPTY}", kinds().join(", "))
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = self
            .0
            .iter()
            .map(|place| place.map_or(EMPTY, SeatKind::name))
            .collect();
        f.write_str(&words.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_named_clockwise() {
        let seats: Seats = "cursed,empty, random".parse().unwrap();
        assert_eq!(
            seats.0,
            [Some(SeatKind::Cursed), None, Some(SeatKind::Random)]
        );
        assert_eq!(seats.to_string(), "cursed, empty, random");
    }

    #[test]
    fn what_cannot_sit_is_refused() {
        let why = |text: &str| text.parse::<Seats>().unwrap_err();
        assert!(why("").contains(
            "found ``, expected cursed, gentle, deckhand, mate, captain, ghost, random or empty"
        ));
        assert!(why("cursed,robot").contains("found `robot`"));
        assert!(why("cursed,human").contains("nobody is there to decide"));
        assert!(why("empty,empty").contains("every seat is empty"));
        assert!(why("random,random,random,random,random,empty").contains("found 6 seats"));
    }
}
