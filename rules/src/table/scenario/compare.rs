//! Compares what happened with what a scenario expects.

use super::run::Stage;
use super::spelling::{Maybe, Meant, Pattern, Spelled, text};
use super::{Expect, Fields, ScenarioError, Script};
use serde::Serialize;

const EVENTS: Fields = &["expect", "events"];
const NEVER: Fields = &["expect", "never"];
const ASKED: Fields = &["expect", "asked"];
const OFFERED: Fields = &["expect", "offered"];
const NOT_OFFERED: Fields = &["expect", "not_offered"];
const TIMES: Fields = &["expect", "times"];
const DOUBTED: Fields = &["expect", "doubted"];
const CHOICES: Fields = &["expect", "choices"];
const STUCK: Fields = &["expect", "stuck"];
const TABLE: Fields = &["expect", "table"];

/// Says all that differs.
pub(super) fn compare<S: Script>(stage: &mut Stage<S>, expect: &Expect<S>) -> Vec<ScenarioError> {
    let mut errors = Vec::new();
    log(stage, expect, &mut errors);
    question(stage, expect, &mut errors);
    doubts(stage, expect, &mut errors);
    let mut differences = Differences::at(TABLE);
    S::compare(
        &mut stage.table,
        &stage.names,
        &expect.table,
        &mut differences,
    );
    errors.append(&mut differences.found);
    errors
}

/// Every event expected, in order; none that must never be; and so many of those that are counted.
fn log<S: Script>(stage: &Stage<S>, expect: &Expect<S>, errors: &mut Vec<ScenarioError>) {
    let log = stage.log();
    let mut seen = 0;
    for (item, wanted) in expect.events.iter().enumerate() {
        let place = |from: usize| log[from..].iter().position(|told| wanted.fits(told));
        if let Some(place) = place(seen) {
            seen += place + 1;
            continue;
        }
        // What comes after it is looked for from where it should have been.
        let got = match place(0) {
            Some(_) => "got it earlier",
            None => "it is not in the log",
        };
        let text = format!("expected {}: {got}", wanted.line());
        errors.push(ScenarioError::at_item(EVENTS, item, text));
    }
    for (item, unwanted) in expect.never.iter().enumerate() {
        if let Some(happening) = log.iter().find(|happening| unwanted.fits(happening)) {
            let (unwanted, happening) = (unwanted.line(), happening.line());
            let text = format!("expected never {unwanted}, got {happening}");
            errors.push(ScenarioError::at_item(NEVER, item, text));
        }
    }
    for (item, (times, counted)) in expect.times.iter().enumerate() {
        let got = log.iter().filter(|told| counted.fits(told)).count();
        if got != *times {
            let text = format!(
                "expected {} {times} times, got it {got} times",
                counted.line()
            );
            errors.push(ScenarioError::at_item(TIMES, item, text));
        }
    }
}

/// Compares the question, its seat and its open choices.
fn question<S: Script>(stage: &Stage<S>, expect: &Expect<S>, errors: &mut Vec<ScenarioError>) {
    let names = &stage.names;
    let decision = stage.table.decision();
    if let Some((who, question)) = expect.asked.0 {
        let asked = decision.as_ref().map(|decision| {
            (
                S::Who::spell(decision.seat, names),
                S::Asked::spell(decision.question, names),
            )
        });
        if asked != Some((who, question)) {
            let (who, question) = (text(&who), text(&question));
            let got = stage.asked();
            let text = format!("expected {who} to be asked {question}, but {got}");
            errors.push(ScenarioError::at(ASKED, text));
        }
    }
    if let Some(stuck) = expect.stuck.0
        && stuck != decision.is_none()
    {
        let somebody = if stuck { "nobody" } else { "somebody" };
        let got = stage.asked();
        let text = format!("expected {somebody} to be asked anything, but {got}");
        errors.push(ScenarioError::at(STUCK, text));
    }
    let open = stage.open();
    let all = expect.choices.0.as_deref();
    for (fields, answers, wanted) in [
        (OFFERED, expect.offered.as_slice(), true),
        (NOT_OFFERED, &expect.not_offered, false),
        (CHOICES, all.unwrap_or_default(), true),
    ] {
        for (item, answer) in answers.iter().enumerate() {
            let differs = match answer.meant(names) {
                Err(wrong) => wrong.0,
                Ok(_) if open.contains(answer) == wanted => continue,
                Ok(_) => {
                    let be = if wanted { "to be" } else { "not to be" };
                    format!(
                        "expected {} {be} open; open are {}",
                        text(answer),
                        text(&open)
                    )
                }
            };
            errors.push(ScenarioError::at_item(fields, item, differs));
        }
    }
    if let Some(all) = all {
        for more in open.iter().filter(|&open| !all.contains(open)) {
            let text = format!("{} is open, too", text(more));
            errors.push(ScenarioError::at(CHOICES, text));
        }
    }
}

/// Compares the choices that are open and would have no effect.
fn doubts<S: Script>(stage: &mut Stage<S>, expect: &Expect<S>, errors: &mut Vec<ScenarioError>) {
    for (item, &(answer, reason)) in expect.doubted.iter().enumerate() {
        let doubt = match answer.meant(&stage.names) {
            Err(wrong) => Err(wrong.0),
            Ok(choice) => Ok(stage.table.doubt(choice)),
        };
        let differs = match doubt {
            Err(wrong) => wrong,
            Ok(Some(doubt)) if doubt == reason => continue,
            Ok(got) => {
                let got = got.map_or_else(|| "no doubt".to_owned(), |got| format!("{got:?}"));
                format!("{}: expected {reason:?}, got {got}", text(&answer))
            }
        };
        errors.push(ScenarioError::at_item(DOUBTED, item, differs));
    }
}

/// The differences in a part of the table, each with its place in the file.
pub struct Differences {
    fields: Fields,
    item: Option<usize>,
    of: String,
    found: Vec<ScenarioError>,
}

impl Differences {
    /// Nothing differs yet; what does is told at these fields.
    fn at(fields: Fields) -> Self {
        Self {
            fields,
            item: None,
            of: String::new(),
            found: Vec::new(),
        }
    }

    /// Begins an item of a list, which all that follows is about; `of` is said before it.
    pub fn item(&mut self, fields: Fields, item: usize, of: impl Into<String>) {
        (self.fields, self.item, self.of) = (fields, Some(item), of.into());
    }

    /// Something differs.
    pub fn tell(&mut self, text: impl std::fmt::Display) {
        self.found.push(ScenarioError {
            fields: self.fields,
            item: self.item,
            text: format!("{}{text}", self.of),
        });
    }

    /// A value that must be so where the file gives it.
    pub fn check<T: PartialEq + Serialize>(&mut self, what: &str, wanted: &Maybe<T>, got: T) {
        if let Some(wanted) = &wanted.0
            && *wanted != got
        {
            let (wanted, got) = (text(wanted), text(&got));
            self.tell(format!("{what}: expected {wanted}, got {got}"));
        }
    }

    /// The same, in any order.
    pub fn check_set<T: Ord + Copy + Serialize>(
        &mut self,
        what: &str,
        wanted: &Maybe<Vec<T>>,
        mut got: Vec<T>,
    ) {
        let mut wanted = Maybe(wanted.0.clone());
        if let Some(wanted) = &mut wanted.0 {
            wanted.sort_unstable();
        }
        got.sort_unstable();
        self.check(what, &wanted, got);
    }

    /// A value where there may be none, as the rules spell it.
    pub fn check_there<T: PartialEq + std::fmt::Debug>(
        &mut self,
        what: &str,
        wanted: Maybe<T>,
        got: Option<T>,
    ) {
        if wanted.0.is_some() && wanted.0 != got {
            let got = got.map_or_else(|| "nothing".to_owned(), |got| format!("{got:?}"));
            let wanted = wanted
                .0
                .map_or_else(String::new, |wanted| format!("{wanted:?}"));
            self.tell(format!("{what}: expected {wanted}, got {got}"));
        }
    }
}
