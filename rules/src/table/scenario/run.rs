//! Plays a scenario: lays its position, makes its choices, compares the result.

use super::compare;
use super::luck::Furthest;
use super::spelling::{Meant, Pattern, Spelled, text};
use super::{Attempt, Fields, Scenario, ScenarioError, Script};
use crate::table::{Asking, Dice, Position, Table, mix};

/// Events that are shown of a log that went another way.
const TAIL: usize = 25;

const CHOICES: Fields = &["choices"];

/// A table with a scenario under way.
pub(in crate::table) struct Stage<S: Script> {
    pub(in crate::table) table: Table<S>,
    pub(in crate::table) names: S::Names,
    /// The length of the log that was told before.
    told: usize,
    furthest: Furthest,
}

impl<S: Script> Stage<S> {
    /// Returns a stage at a table on which so much of the log was told before.
    pub(in crate::table) fn new(table: Table<S>, names: S::Names, told: usize) -> Self {
        Self {
            table,
            names,
            told,
            furthest: Furthest::default(),
        }
    }

    /// Plays on with the luck that the position says: seeds are tried until all that is drawn is as it says. Returns the seed.
    pub(in crate::table) fn with_luck(
        &mut self,
        position: &S::Position,
        mut play: impl FnMut(&mut Self, u64) -> Result<(), ScenarioError>,
    ) -> Result<u64, ScenarioError> {
        let mut start = Position::default();
        self.table.copy_out(&mut start);
        // Without chance every game is the same.
        let seeds = if S::is_by_chance(position) {
            S::MOST_SEEDS
        } else {
            1
        };
        for seed in 0..seeds {
            self.table.copy_in(&start);
            let played = play(self, seed);
            let draws = S::draws(&mut self.table, self.told, &self.names, position);
            match draws.iter().find(|draw| !draw.fits()) {
                Some(other) => self.furthest.note(other)?,
                None => return played.map(|()| seed),
            }
        }
        Err(self.furthest.never(seeds))
    }

    /// Checks that all was drawn that the position says.
    pub(in crate::table) fn all_drawn(
        &mut self,
        position: &S::Position,
    ) -> Result<(), ScenarioError> {
        let draws = S::draws(&mut self.table, self.told, &self.names, position);
        match draws.iter().find(|draw| draw.drawn < draw.wanted) {
            Some(short) => {
                let (wanted, drawn, tail) = (short.wanted, short.drawn, self.tail());
                let text = format!("expected {wanted} drawn, got {drawn}{tail}");
                Err(ScenarioError::at(short.fields, text))
            }
            None => Ok(()),
        }
    }

    /// Sets the game going, with the luck of a seed.
    pub(in crate::table) fn begin(
        &mut self,
        position: &S::Position,
        seed: u64,
    ) -> Result<(), ScenarioError> {
        if S::is_by_chance(position) {
            self.throw(seed);
        }
        S::begin(&mut self.table, &self.names, position)
    }

    /// Sets whether the game stops before an automa decides.
    fn ask_automa(&mut self, asks: bool) {
        let world = self.table.world_mut();
        let mut asking = world.resource_mut::<Asking<S::Question, S::Choice>>();
        asking.asks_automa = asks;
    }

    /// Lays the dice of a seed on the table.
    fn throw(&mut self, seed: u64) {
        *self.table.world_mut().resource_mut::<Dice>() = Dice::new(seed);
    }

    /// Returns what has been told since the scenario began, as files spell it.
    pub(super) fn log(&self) -> Vec<S::Happening> {
        let log = &self.table.log()[self.told..];
        log.iter()
            .map(|told| S::Happening::of(told, &self.names))
            .collect()
    }

    /// Returns the end of the log, an event a line.
    pub(super) fn tail(&self) -> String {
        let log = self.log();
        let from = log.len().saturating_sub(TAIL);
        let mut tail = String::from("\n  the log:");
        if from > 0 {
            tail.push_str(&format!("\n    … {from} events"));
        }
        for happening in &log[from..] {
            tail.push_str("\n    ");
            tail.push_str(&happening.line());
        }
        tail
    }

    /// Returns who is asked what, in words.
    pub(in crate::table) fn asked(&self) -> String {
        match self.table.decision() {
            Some(decision) => {
                let pirate = text(&S::Who::spell(decision.seat, &self.names));
                let question = text(&S::Asked::spell(decision.question, &self.names));
                format!("{pirate} is asked {question}")
            }
            None => "nobody is asked anything".to_owned(),
        }
    }

    /// Returns what can be chosen, as files spell it.
    pub(super) fn open(&self) -> Vec<S::Answer> {
        let decision = self.table.decision();
        let choices = decision.iter().flat_map(|decision| decision.choices);
        choices
            .map(|&choice| S::Answer::spell(choice, &self.names))
            .collect()
    }

    /// Returns what can be chosen, in words.
    pub(in crate::table) fn offered(&self) -> String {
        let spelled: Vec<String> = self.open().iter().map(text).collect();
        if spelled.is_empty() {
            return String::new();
        }
        format!("\n  open: {}", spelled.join(", "))
    }
}

/// Plays a scenario; says all that differs.
pub(super) fn run<S: Script>(scenario: &Scenario<S>) -> Result<(), Vec<ScenarioError>> {
    let mut stage = played(scenario).map_err(|error| vec![error])?;
    let mut errors = compare::compare(&mut stage, &scenario.expect);
    match errors.last_mut() {
        Some(last) => {
            last.text.push_str(&stage.tail());
            Err(errors)
        }
        None => Ok(()),
    }
}

/// The table of a scenario, its choices made.
pub(super) fn table_of<S: Script>(scenario: &Scenario<S>) -> Result<Table<S>, Vec<ScenarioError>> {
    let played = played(scenario).map_err(|error| vec![error])?;
    Ok(played.table)
}

/// Lays a scenario's position and makes its choices, each of them the open decision of the pirate named, with the luck that it
/// says. Luck is looked for anew at each choice.
fn played<S: Script>(scenario: &Scenario<S>) -> Result<Stage<S>, ScenarioError> {
    let Scenario {
        position, choices, ..
    } = scenario;
    let (table, names) = S::stage(position)?;
    let by_chance = S::is_by_chance(position);
    let told = if by_chance { table.log().len() } else { 0 };
    let mut stage = Stage::new(table, names, told);
    stage.ask_automa(scenario.stop && choices.is_empty());
    stage.with_luck(position, |stage, seed| stage.begin(position, seed))?;
    for (item, attempt) in choices.iter().enumerate() {
        stage.ask_automa(scenario.stop && item + 1 == choices.len());
        stage.with_luck(position, |stage, seed| {
            // The dice stay as they lie, unless they draw otherwise than the file says.
            if seed > 0 {
                stage.throw(mix(seed, item as u64));
            }
            attempt_one(stage, attempt).map_err(|text| {
                let text = format!("{text}{}", stage.tail());
                ScenarioError::at_item(CHOICES, item, text)
            })
        })?;
    }
    stage.all_drawn(position)?;
    Ok(stage)
}

fn attempt_one<S: Script>(stage: &mut Stage<S>, attempt: &Attempt<S>) -> Result<(), String> {
    let Attempt {
        who,
        answer,
        refused,
    } = attempt;
    let seat = who.meant(&stage.names).map_err(|wrong| wrong.0)?;
    let choice = answer.meant(&stage.names).map_err(|wrong| wrong.0)?;
    let spelled = format!("{}: {}", text(who), text(answer));
    let asked = stage.table.decision().map(|decision| decision.seat);
    if asked != Some(seat) {
        return Err(format!("{spelled}, but {}", stage.asked()));
    }
    let before = refused.map(|_| position_of(stage));
    match (stage.table.choose(choice), refused) {
        (Ok(()), None) => match stage.table.faults().first() {
            Some(fault) => Err(format!("{spelled}: then {fault}")),
            None => Ok(()),
        },
        (Ok(()), Some(reason)) => Err(format!(
            "{spelled}: expected Refused({reason:?}), got it carried out"
        )),
        (Err(refusal), None) => Err(format!(
            "{spelled}: refused, {:?}; {}{}",
            refusal.reason,
            stage.asked(),
            stage.offered()
        )),
        (Err(refusal), Some(reason)) if refusal.reason == *reason => {
            if before == Some(position_of(stage)) {
                Ok(())
            } else {
                Err(format!("{spelled}: refused, but something changed"))
            }
        }
        (Err(refusal), Some(reason)) => Err(format!(
            "{spelled}: expected Refused({reason:?}), got Refused({:?}); {}",
            refusal.reason,
            stage.asked()
        )),
    }
}

fn position_of<S: Script>(stage: &mut Stage<S>) -> Position {
    let mut position = Position::default();
    stage.table.copy_out(&mut position);
    position
}
