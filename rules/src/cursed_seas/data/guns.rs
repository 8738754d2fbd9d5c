//! Sticks and guns as files spell them: `S+L`, `3S`.

use crate::geometry::{LONG, SHORT};
use crate::ids::Stick;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use std::fmt;

impl Stick {
    /// Returns its length.
    #[must_use]
    pub fn length(self) -> i64 {
        match self {
            Self::Short => SHORT,
            Self::Long => LONG,
        }
    }

    /// Returns the stick of a letter.
    fn of(letter: &str) -> Option<Self> {
        match letter {
            "S" => Some(Self::Short),
            "L" => Some(Self::Long),
            _ => None,
        }
    }

    /// Returns its letter.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Self::Short => 'S',
            Self::Long => 'L',
        }
    }
}

/// The sticks of a move: so many of each (`cursed-seas §2.4`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Sticks {
    /// Short ones.
    pub short: u8,
    /// Long ones.
    pub long: u8,
}

impl Sticks {
    /// Returns how many there are of one.
    #[must_use]
    pub fn of(self, stick: Stick) -> u8 {
        match stick {
            Stick::Short => self.short,
            Stick::Long => self.long,
        }
    }

    /// Returns them with one more.
    #[must_use]
    pub fn with(mut self, stick: Stick) -> Self {
        match stick {
            Stick::Short => self.short += 1,
            Stick::Long => self.long += 1,
        }
        self
    }

    /// Returns them with one fewer, if there is one.
    #[must_use]
    pub fn without(mut self, stick: Stick) -> Self {
        let left = match stick {
            Stick::Short => &mut self.short,
            Stick::Long => &mut self.long,
        };
        *left = left.saturating_sub(1);
        self
    }

    /// Returns whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }
}

impl fmt::Display for Sticks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let short = std::iter::repeat_n("S", self.short.into());
        let all: Vec<&str> = short
            .chain(std::iter::repeat_n("L", self.long.into()))
            .collect();
        f.write_str(&all.join("+"))
    }
}

impl<'de> Deserialize<'de> for Sticks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let sticks: Option<Vec<Stick>> = text.split('+').map(Stick::of).collect();
        let sticks = sticks.filter(|sticks| sticks.len() <= 2).ok_or_else(|| {
            D::Error::custom(format_args!(
                "found {text:?}, expected a stick or two, such as \"L\" or \"S+L\""
            ))
        })?;
        Ok(sticks.into_iter().fold(Self::default(), Self::with))
    }
}

/// A gun: it hits by a roll higher than its rank (`cursed-seas §3.2`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gun {
    /// Its rank, from 1 to 5.
    pub rank: u8,
    /// The stick that measures its range.
    pub range: Stick,
}

impl fmt::Display for Gun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank, self.range.letter())
    }
}

impl<'de> Deserialize<'de> for Gun {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let gun = text.split_at_checked(1).and_then(|(rank, range)| {
            let rank = rank.parse().ok().filter(|rank| (1..=5).contains(rank))?;
            Some(Self {
                rank,
                range: Stick::of(range)?,
            })
        });
        gun.ok_or_else(|| {
            D::Error::custom(format_args!(
                "found {text:?}, expected a rank from 1 to 5 and a range, such as \"3S\""
            ))
        })
    }
}
