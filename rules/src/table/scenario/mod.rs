//! Scenarios: rules shown as a position, some choices and what must come of them, in files that a designer writes.
//!
//! `tests/scenarios/README.md` says what stands in a file. What a game must say of itself to have them is its [`Script`]: how files spell its
//! values, how a position is laid, what is looked at in the end. Pieces are laid by moving those of a game set up as usual, so
//! a position keeps every invariant. Chance is not bent: where a file says what is drawn, seeds are tried at each
//! choice until one draws it.

mod compare;
mod luck;
mod run;
mod spelling;

pub use compare::Differences;
pub use luck::{Draw, Flow, check_draws};
pub(super) use run::Stage;
pub use spelling::as_in_the_rules;
pub use spelling::{Maybe, Meant, Pattern, Shown, Spell, Spelled, SpellingError, text};

use super::files::{Fault, Source, record};
use super::{Game, Seat, Table};
use serde::de::{self, DeserializeOwned, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use thiserror::Error;

/// The fields of a file that lead to a value, from the top.
pub type Fields = &'static [&'static str];

/// A fault of a scenario, and its place in the file.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{text}")]
pub struct ScenarioError {
    /// The fields that lead to the value, from the top of the file.
    pub fields: Fields,
    /// The item of the list that the fields lead to, if the fault is in one item.
    pub item: Option<usize>,
    /// The fault, in a sentence.
    pub text: String,
}

impl ScenarioError {
    /// Returns an error at the value that these fields lead to.
    pub fn at(fields: Fields, text: impl ToString) -> Self {
        Self {
            fields,
            item: None,
            text: text.to_string(),
        }
    }

    /// Returns an error at one item of the list that these fields lead to.
    pub fn at_item(fields: Fields, item: usize, text: impl ToString) -> Self {
        Self {
            item: Some(item),
            ..Self::at(fields, text)
        }
    }

    pub(super) fn fault(self, source: &Source) -> Fault {
        let offsets = source.item_offsets(self.fields);
        match self.item.and_then(|item| offsets.get(item)) {
            Some(&offset) => source.fault(offset, self.text),
            None => source.fault_at(self.fields, self.text),
        }
    }
}

/// A game that has scenarios.
pub trait Script: Game<Reason: DeserializeOwned> {
    /// The most seeds that are tried at a choice until one draws what a file says.
    const MOST_SEEDS: u64 = 30_000;

    /// The meaning of a file's names at one table.
    type Names;
    /// A pirate, as files spell it.
    type Who: Meant<Self::Names, Rules = Seat> + Copy + PartialEq + Serialize + DeserializeOwned;
    /// A question, as files spell it.
    type Asked: Spelled<Self::Names, Rules = Self::Question>
        + Copy
        + PartialEq
        + Serialize
        + DeserializeOwned;
    /// A choice, as files spell it.
    type Answer: Meant<Self::Names, Rules = Self::Choice>
        + Copy
        + PartialEq
        + Serialize
        + DeserializeOwned;
    /// A pattern of an event, as files spell it.
    type Happening: Pattern<Self> + DeserializeOwned;
    /// The position that a scenario begins with.
    type Position: DeserializeOwned + Send + Sync + 'static;
    /// The table as it must be in the end.
    type Outcome: DeserializeOwned + Default;

    /// Returns a table with the position laid and nothing played.
    ///
    /// # Errors
    /// Tells what cannot be laid so.
    fn stage(position: &Self::Position) -> Result<(Table<Self>, Self::Names), ScenarioError>;

    /// Returns whether games with other seeds can be tried from this position on.
    fn is_by_chance(position: &Self::Position) -> bool;

    /// Starts the game from the position.
    ///
    /// # Errors
    /// Tells who is not at the table.
    fn begin(
        table: &mut Table<Self>,
        names: &Self::Names,
        position: &Self::Position,
    ) -> Result<(), ScenarioError>;

    /// Compares what the log drew, from event `from` on, with what the position says.
    fn draws(
        table: &mut Table<Self>,
        from: usize,
        names: &Self::Names,
        position: &Self::Position,
    ) -> Vec<Draw>;

    /// Compares the table in the end with what the file says, and tells all that differs.
    fn compare(
        table: &mut Table<Self>,
        names: &Self::Names,
        wanted: &Self::Outcome,
        to: &mut Differences,
    );
}

/// A scenario: a position, the choices made in it, and what must come of them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Scenario<S: Script> {
    /// Its title: what it shows, in one sentence.
    title: String,
    /// The section of the rule page that says so.
    rule: String,
    /// The game that it is of, by its id; empty where its folder tells.
    #[serde(default)]
    game: String,
    /// The position that it begins with.
    position: S::Position,
    /// The choices, in order.
    #[serde(default = "Vec::new")]
    choices: Vec<Attempt<S>>,
    /// True if the game stops, after the last choice, before an automa next decides.
    #[serde(default)]
    stop: bool,
    /// The outcome that is expected.
    expect: Expect<S>,
}

/// The outcome that is expected of the choices.
#[record]
#[serde(bound = "")]
struct Expect<S: Script> {
    /// Events that must be told in this order; others may be told between them.
    events: Vec<S::Happening>,
    /// Events that must not be told.
    never: Vec<S::Happening>,
    /// Events that must be told so often.
    times: Vec<(usize, S::Happening)>,
    /// The seat and the question that are open in the end.
    asked: Maybe<(S::Who, S::Asked)>,
    /// Choices that are open in the end.
    offered: Vec<S::Answer>,
    /// Choices that are not.
    not_offered: Vec<S::Answer>,
    /// Choices that are open in the end and would have no effect, each with the rule.
    doubted: Vec<(S::Answer, S::Reason)>,
    /// All choices that are open in the end, in any order.
    choices: Maybe<Vec<S::Answer>>,
    /// True if nobody is asked anything in the end.
    stuck: Maybe<bool>,
    /// The table as it must be in the end.
    table: S::Outcome,
}

/// A choice that is tried: `(Red, Conjure)`, or with its refusal `(Red, Conjure, Refused(RitualHeld))`.
struct Attempt<S: Script> {
    /// The seat that tries.
    who: S::Who,
    /// The answer.
    answer: S::Answer,
    /// The rule that must forbid it.
    refused: Option<S::Reason>,
}

/// The end of an attempt that does not succeed.
#[derive(Deserialize)]
enum End<R> {
    Refused(R),
}

impl<'de, S: Script> Deserialize<'de> for Attempt<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Parts<S>(std::marker::PhantomData<S>);

        impl<'de, S: Script> Visitor<'de> for Parts<S> {
            type Value = Attempt<S>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a pirate and its choice: `(Red, Conjure)`, or with `Refused(…)`")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Attempt<S>, A::Error> {
                let who = seq
                    .next_element()?
                    .ok_or_else(|| de::Error::invalid_length(0, &self))?;
                let answer = seq
                    .next_element()?
                    .ok_or_else(|| de::Error::invalid_length(1, &self))?;
                let refused = seq
                    .next_element::<End<S::Reason>>()?
                    .map(|End::Refused(reason)| reason);
                Ok(Attempt {
                    who,
                    answer,
                    refused,
                })
            }
        }

        deserializer.deserialize_tuple(3, Parts(std::marker::PhantomData))
    }
}

/// Why a scenario does not pass.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ScenarioFailure {
    /// The faults of its text.
    #[error("{}", lines(.0))]
    Text(Vec<Fault>),
    /// The first choice that is not taken as it says, or all differences between what it expects and what happens.
    #[error("{}\n  in: {title} ({rule})", lines(.faults))]
    Differs {
        /// The differences, each with its place in the file.
        faults: Vec<Fault>,
        /// Its title: what it shows.
        title: String,
        /// The section of the rule page that says so.
        rule: String,
    },
}

fn lines(faults: &[Fault]) -> String {
    let lines: Vec<String> = faults.iter().map(Fault::to_string).collect();
    lines.join("\n")
}

/// Plays the scenario of a text.
///
/// # Errors
///
/// Tells what is wrong with the text, the first choice that is not taken as it says, or all differences between what it expects and
/// what happens: file, line, column and the difference in words.
pub fn run_text<S: Script>(name: &str, text: &str) -> Result<(), ScenarioFailure> {
    with_scenario::<S, ()>(name, text, run::run)
}

/// Returns the table of a scenario, with its position laid and its choices made. What it expects is not checked.
///
/// # Errors
///
/// Tells what is wrong with the text, or the first choice that is not taken as it says.
pub fn table_of<S: Script>(name: &str, text: &str) -> Result<Table<S>, ScenarioFailure> {
    with_scenario(name, text, run::table_of)
}

fn with_scenario<S: Script, T>(
    name: &str,
    text: &str,
    play: impl FnOnce(&Scenario<S>) -> Result<T, Vec<ScenarioError>>,
) -> Result<T, ScenarioFailure> {
    let source = Source::new(name, name, text.as_bytes().to_vec())
        .map_err(|fault| ScenarioFailure::Text(vec![fault]))?;
    let mut faults = Vec::new();
    let scenario: Option<Scenario<S>> = source.record(&mut faults);
    let scenario = scenario.ok_or(ScenarioFailure::Text(faults))?;
    let of_this_game = match scenario.game.as_str() {
        "" => Ok(()),
        game if game == S::ID => Ok(()),
        other => {
            let text = format!("found a scenario of `{other}`, expected `{}`", S::ID);
            Err(vec![ScenarioError::at(&["game"], text)])
        }
    };
    of_this_game
        .and_then(|()| play(&scenario))
        .map_err(|errors| {
            let faults = errors.into_iter().map(|error| error.fault(&source));
            ScenarioFailure::Differs {
                faults: faults.collect(),
                title: scenario.title.clone(),
                rule: scenario.rule.clone(),
            }
        })
}
