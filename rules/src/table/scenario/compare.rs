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

/// Compares what happened with what is expected. The first difference is the error.
pub(super) fn compare<S: Script>(
    stage: &mut Stage<S>,
    expect: &Expect<S>,
) -> Result<(), ScenarioError> {
    log(stage, expect)?;
    question(stage, expect)?;
    S::compare(&mut stage.table, &stage.names, &expect.table).map_err(|mut error| {
        error.text.push_str(&stage.tail());
        error
    })
}

/// Every event expected, in order; none that must never be.
fn log<S: Script>(stage: &Stage<S>, expect: &Expect<S>) -> Result<(), ScenarioError> {
    let log = stage.log();
    let mut seen = log.iter();
    for (item, wanted) in expect.events.iter().enumerate() {
        if !seen.any(|happening| wanted.fits(happening)) {
            let elsewhere = log.iter().any(|happening| wanted.fits(happening));
            let got = if elsewhere {
                "got it earlier"
            } else {
                "it is not in the log"
            };
            let text = format!("expected {}: {got}{}", wanted.line(), stage.tail());
            return Err(ScenarioError::at_item(EVENTS, item, text));
        }
    }
    for (item, unwanted) in expect.never.iter().enumerate() {
        if let Some(happening) = log.iter().find(|happening| unwanted.fits(happening)) {
            let text = format!(
                "expected never {}, got {}{}",
                unwanted.line(),
                happening.line(),
                stage.tail()
            );
            return Err(ScenarioError::at_item(NEVER, item, text));
        }
    }
    Ok(())
}

/// Who is asked what, and what is open.
fn question<S: Script>(stage: &Stage<S>, expect: &Expect<S>) -> Result<(), ScenarioError> {
    let names = &stage.names;
    if let Some((who, question)) = expect.asked.0 {
        let asked = stage.table.decision().map(|decision| {
            (
                S::Who::spell(decision.seat, names),
                S::Asked::spell(decision.question, names),
            )
        });
        if asked != Some((who, question)) {
            let (who, question) = (text(&who), text(&question));
            let got = stage.asked();
            let text = format!(
                "expected {who} to be asked {question}, but {got}{}",
                stage.tail()
            );
            return Err(ScenarioError::at(ASKED, text));
        }
    }
    let open = stage.open();
    for (fields, answers, wanted) in [
        (OFFERED, &expect.offered, true),
        (NOT_OFFERED, &expect.not_offered, false),
    ] {
        for (item, answer) in answers.iter().enumerate() {
            answer
                .meant(names)
                .map_err(|text| ScenarioError::at_item(fields, item, text))?;
            if open.contains(answer) != wanted {
                let what = if wanted {
                    "to be open"
                } else {
                    "not to be open"
                };
                let text = format!("expected {} {what}; open are {}", text(answer), text(&open));
                return Err(ScenarioError::at_item(fields, item, text));
            }
        }
    }
    Ok(())
}

/// Checks a value, if the file gives it.
pub(crate) fn check<T: PartialEq + Serialize>(
    what: &str,
    wanted: &Maybe<T>,
    got: T,
) -> Result<(), String> {
    match &wanted.0 {
        Some(wanted) if *wanted != got => Err(format!(
            "{what}: expected {}, got {}",
            text(wanted),
            text(&got)
        )),
        _ => Ok(()),
    }
}

/// Checks a list, in any order.
pub(crate) fn check_set<T: Ord + Copy + Serialize>(
    what: &str,
    wanted: &Maybe<Vec<T>>,
    mut got: Vec<T>,
) -> Result<(), String> {
    let mut wanted = Maybe(wanted.0.clone());
    if let Some(wanted) = &mut wanted.0 {
        wanted.sort_unstable();
    }
    got.sort_unstable();
    check(what, &wanted, got)
}
