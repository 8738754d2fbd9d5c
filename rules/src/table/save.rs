//! Saved games: a setup, a seed and the choices made, as a short file that a person can read.

use super::files::{Fault, Source, read};
use super::{GENERATOR, Game, SetupError, Table};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use thiserror::Error;

/// The largest saved game that is read, in bytes. A long game takes some 30 KB.
pub const MOST_BYTES: usize = super::files::MOST_BYTES;

/// A saved game: its setup, its seed and every choice.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound(
    serialize = "G::Setup: Serialize, G::Choice: Serialize",
    deserialize = "G::Setup: serde::de::DeserializeOwned, G::Choice: serde::de::DeserializeOwned"
))]
pub struct Saved<G: Game> {
    /// The game's id, [`Game::ID`].
    pub game: String,
    /// The version of its rules, [`Game::VERSION`].
    pub rules: u32,
    /// The digest of its data files, in hexadecimal.
    pub data: String,
    /// The name of the random generator.
    pub generator: String,
    /// The players, and the options chosen.
    pub setup: G::Setup,
    /// The seed from which the game was dealt.
    pub seed: u64,
    /// Every choice, in order.
    pub choices: Vec<G::Choice>,
    /// The game's other branches: every choice of each, from the start.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Vec<G::Choice>>,
    /// True if it was played on by people who knew what was to come.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// The points that are to be beaten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beat: Option<i32>,
}

/// Why a saved game cannot be played on.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Unfit {
    /// The file cannot be read as a saved game.
    #[error(transparent)]
    File(Fault),
    /// It is of another game, of other rules or data, or used another generator.
    #[error("the saved game's {what} is {found}, this program has {expected}")]
    Other {
        /// The thing that differs, in words.
        what: &'static str,
        /// The value in the file.
        found: String,
        /// The value of this program.
        expected: String,
    },
    /// The setup cannot be played.
    #[error("the saved game's setup cannot be played: {0}")]
    Setup(#[source] SetupError),
    /// A choice in it is not legal where it stands.
    #[error("choice {number} of the saved game, {choice}, is refused: {reason}")]
    Choice {
        /// Its number, from 1.
        number: usize,
        /// The choice.
        choice: String,
        /// Why it is refused.
        reason: String,
    },
}

impl<G: Game> Saved<G> {
    /// Returns the game at a table, to be saved.
    #[must_use]
    pub fn of(table: &Table<G>) -> Self {
        Self {
            game: G::ID.to_owned(),
            rules: G::VERSION,
            data: hexadecimal(G::digest(table.data())),
            generator: GENERATOR.to_owned(),
            setup: table.setup().clone(),
            seed: table.seed(),
            choices: table.choices().to_vec(),
            lines: Vec::new(),
            practice: false,
            beat: None,
        }
    }

    /// Returns the saved game as RON, a choice a line.
    ///
    /// # Errors
    /// Fails where a value cannot be written as RON, which no game's values are.
    pub fn write(&self) -> Result<String, ron::Error> {
        let style = ron::ser::PrettyConfig::new().depth_limit(3).indentor("  ");
        let mut text = ron::ser::to_string_pretty(self, style)?;
        text.push('\n');
        Ok(text)
    }

    /// Reads a saved game. `file` is its name in errors.
    ///
    /// # Errors
    /// Tells what is wrong with it, with line and column.
    pub fn read(file: &str, bytes: &[u8]) -> Result<Self, Unfit> {
        let source = Source::new(file, file, bytes.to_vec()).map_err(Unfit::File)?;
        read(file, source.text())
            .map_err(|fault| other_rules::<G>(source.text()).unwrap_or(Unfit::File(fault)))
    }

    /// Checks that the saved game is of this program's game, rules, data and generator.
    ///
    /// # Errors
    /// Tells what differs.
    pub fn check(&self, data: &G::Data) -> Result<(), Unfit> {
        let same = [
            ("game", self.game.clone(), G::ID.to_owned()),
            (
                "rules version",
                self.rules.to_string(),
                G::VERSION.to_string(),
            ),
            ("data", self.data.clone(), hexadecimal(G::digest(data))),
            ("generator", self.generator.clone(), GENERATOR.to_owned()),
        ];
        for (what, found, expected) in same {
            if found != expected {
                return Err(Unfit::Other {
                    what,
                    found,
                    expected,
                });
            }
        }
        Ok(())
    }

    /// Plays the saved game to where it stopped.
    ///
    /// # Errors
    /// Fails where it is of other rules or data, or a choice in it is not legal.
    pub fn replay(&self, data: &Arc<G::Data>) -> Result<Table<G>, Unfit> {
        self.replay_to(data, self.choices.len())
    }

    /// Plays the first `count` choices of the saved game. Undo is such a replay.
    ///
    /// # Errors
    /// As [`Saved::replay`].
    pub fn replay_to(&self, data: &Arc<G::Data>, count: usize) -> Result<Table<G>, Unfit> {
        self.replay_telling(data, count, |_| ())
    }

    /// Plays the first choices as [`Saved::replay_to`] does, and calls `before` with the table before each of them.
    ///
    /// # Errors
    /// As [`Saved::replay`].
    pub fn replay_telling(
        &self,
        data: &Arc<G::Data>,
        count: usize,
        mut before: impl FnMut(&Table<G>),
    ) -> Result<Table<G>, Unfit> {
        self.check(data)?;
        let mut table = Table::new(data, &self.setup, self.seed).map_err(Unfit::Setup)?;
        for (place, &choice) in self.choices.iter().take(count).enumerate() {
            before(&table);
            table.choose(choice).map_err(|refusal| Unfit::Choice {
                number: place + 1,
                choice: format!("{choice:?}"),
                reason: format!("{:?}", refusal.reason),
            })?;
        }
        Ok(table)
    }
}

/// Returns what differs if a file that cannot be read is a saved game of other rules.
///
/// Its choices may be unknown here; then the rules are at fault, not the file.
fn other_rules<G: Game>(text: &str) -> Option<Unfit> {
    #[derive(Deserialize)]
    struct Head {
        game: String,
        rules: u32,
    }
    let head: Head = ron::from_str(text).ok()?;
    (head.game == G::ID && head.rules != G::VERSION).then(|| Unfit::Other {
        what: "rules version",
        found: head.rules.to_string(),
        expected: G::VERSION.to_string(),
    })
}

/// Returns a digest as it stands in saved games.
#[must_use]
pub fn hexadecimal(digest: u64) -> String {
    format!("{digest:016x}")
}
