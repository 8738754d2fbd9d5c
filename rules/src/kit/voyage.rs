//! A game to come as a line of text that people can send each other.

use super::{Chair, Declaration, Options, Outfit, Place, Setup, SetupError};
use thiserror::Error;

/// The longest line that is read, in bytes.
const LONGEST: usize = 2_000;

/// A game to come: who sits down, what is chosen, the seed, and the points to beat. As a line:
/// `voodoo-island:human,explorer,explorer:seed=207066:rules=1:days=5:beat=31`.
///
/// A line names no people. It holds the version of the rules, since other rules may deal another game by the same seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedVoyage {
    /// The taken seats.
    pub places: Vec<Place>,
    /// The values of the game's options.
    pub options: Options,
    /// The seed from which the game is dealt.
    pub seed: u64,
    /// The points that are to be beaten.
    pub beat: Option<i32>,
}

/// Why a line of text is no voyage.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum VoyageError {
    /// It is no line of this form.
    #[error("found `{0}`, expected a line like `voodoo-pirate:human,cursed:seed=7:rules=2`")]
    Line(String),
    /// A part of it cannot be so.
    #[error("`{part}`: expected {expected}")]
    Part {
        /// The part.
        part: String,
        /// The text that is expected in its place.
        expected: &'static str,
    },
    /// A part stands in it twice.
    #[error("`{0}` stands in the line twice")]
    Twice(String),
    /// It was written for other rules, so that another game would be dealt.
    #[error(
        "the line is for version {found} of the game's rules, this program has version {expected}: its seed deals another game"
    )]
    Rules {
        /// The version that the line is for.
        found: u32,
        /// The version that there is.
        expected: u32,
    },
    /// The game cannot be played so.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl SharedVoyage {
    /// Returns the voyage that deals this game once more, without the names of people.
    #[must_use]
    pub fn of<G: Outfit>(setup: &Setup<G>, seed: u64) -> Self {
        let place = |chair: &Chair<G::Seats>| Place {
            token: G::TOKENS
                .iter()
                .position(|token| *token == chair.colour)
                .unwrap_or_default(),
            kind: chair.kind,
            name: String::new(),
            options: chair.options.clone(),
        };
        Self {
            places: setup.chairs.iter().map(place).collect(),
            options: setup.options.clone(),
            seed,
            beat: None,
        }
    }

    /// Returns the id of the game that a line is of.
    ///
    /// # Errors
    /// If it is no line of a voyage.
    pub fn game_of(line: &str) -> Result<&str, VoyageError> {
        parts(line).map(|(game, ..)| game)
    }

    /// Returns the line for a game of this id, declaration and version of its rules.
    #[must_use]
    pub fn write(&self, game: &str, declared: &Declaration, rules: u32) -> String {
        let seats = declared.spelt(&self.places);
        let mut line = format!("{game}:{seats}:seed={}:rules={rules}", self.seed);
        for (option, value) in self.options.iter() {
            if *value != option.rule.chosen() {
                line += &format!(":{}={}", option.id, option.spell(value));
            }
        }
        if let Some(beat) = self.beat {
            line += &format!(":beat={beat}");
        }
        line
    }

    /// Reads the line of a game of this declaration and version of its rules.
    ///
    /// # Errors
    /// The first thing that is wrong with it, with what is expected.
    pub fn read(line: &str, declared: &Declaration, rules: u32) -> Result<Self, VoyageError> {
        let (_, seats, rest) = parts(line)?;
        let mut options = Options::by_rule(declared.options);
        let (mut seed, mut made_for, mut beat) = (None, None, None);
        let mut read: Vec<&str> = Vec::new();
        for part in rest.split(':').map(str::trim) {
            let (id, value) = part.split_once('=').unwrap_or((part, ""));
            if read.contains(&id) {
                return Err(VoyageError::Twice(id.to_owned()));
            }
            read.push(id);
            match id {
                "seed" => seed = Some(number(part, value, "a whole number from 0")?),
                "rules" => made_for = Some(number(part, value, "the version of the rules")?),
                "beat" => beat = Some(number(part, value, "points to beat, a whole number")?),
                _ => options.read(part)?,
            }
        }
        options.check()?;
        let line_is_wrong = || VoyageError::Line(shown(line));
        let (seed, found) = (
            seed.ok_or_else(line_is_wrong)?,
            made_for.ok_or_else(line_is_wrong)?,
        );
        if found != rules {
            let expected = rules;
            return Err(VoyageError::Rules { found, expected });
        }
        Ok(Self {
            places: declared.places(seats)?,
            options,
            seed,
            beat,
        })
    }
}

/// The game, the seats and the rest of a line. A seat's options have colons of their own: its seed tells where the seats end.
fn parts(line: &str) -> Result<(&str, &str, &str), VoyageError> {
    let wrong = || VoyageError::Line(shown(line));
    let line = line.trim();
    if line.len() > LONGEST {
        return Err(wrong());
    }
    let (game, rest) = line.split_once(':').ok_or_else(wrong)?;
    let seed = rest.find(":seed=").ok_or_else(wrong)?;
    Ok((game, &rest[..seed], &rest[seed + 1..]))
}

fn number<N: std::str::FromStr>(
    part: &str,
    value: &str,
    expected: &'static str,
) -> Result<N, VoyageError> {
    value.parse().map_err(|_| VoyageError::Part {
        part: shown(part),
        expected,
    })
}

/// As much of a text as an error shows, on one line.
fn shown(text: &str) -> String {
    let short = text.trim().chars().take(60);
    short
        .map(|sign| if sign.is_control() { ' ' } else { sign })
        .collect()
}
