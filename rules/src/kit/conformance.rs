//! Checks that hold for any game made of the kit, called by the tests of games.

use super::{Speaks, Teller, Texted};
use crate::table::conformance::step;
use crate::table::{Dice, Game, Language, Logged, Packed, Seat, Table, Values};
use std::collections::BTreeSet;
use std::ops::Range;

/// Returns a table of a game with its own data.
fn table<G: Packed>(setup: &G::Setup, seed: u64) -> Table<G> {
    match Table::new(G::standard(), setup, seed) {
        Ok(table) => table,
        Err(error) => panic!("{} cannot be set up: {error}", G::ID),
    }
}

/// Returns a speaker of a game's own texts in a language.
///
/// # Panics
/// If the texts are at fault, or the game cannot be set up.
#[must_use]
pub fn speaker_of<G: Packed, S: Speaks<G>>(setup: &G::Setup, language: Language) -> S {
    match G::load_words(&G::files().in_language(language), G::standard()) {
        Ok(words) => S::at_table(words, &mut table(setup, 0)),
        Err(faults) => panic!("{faults:?}"),
    }
}

/// Returns all reasons, causes and choices of a game in words, and all questions and events of whole random games; and the texts that were
/// needed for the latter.
///
/// # Panics
/// If the game cannot be set up.
pub fn said_in_games<G, S: AsRef<Teller>>(
    speaker: &S,
    setup: &G::Setup,
    seeds: Range<u64>,
    question: impl Fn(&S, Seat, G::Question) -> String,
    choice: impl Fn(&S, G::Choice) -> String,
    event: impl Fn(&S, &Logged<G>) -> Option<String>,
) -> (Vec<String>, BTreeSet<&'static str>)
where
    G: Packed
        + Game<Question: Texted, Event: Texted, Reason: Texted + Values, Cause: Texted + Values>,
{
    let (teller, mut texts) = (speaker.as_ref(), BTreeSet::new());
    let reasons = G::Reason::values().into_iter();
    let causes = G::Cause::values().into_iter();
    let mut said: Vec<String> = reasons.map(|one| teller.text(one)).collect();
    said.extend(causes.map(|one| teller.text(one)));
    let choices = G::Choice::values().into_iter();
    said.extend(choices.map(|one| choice(speaker, one)));
    for seed in seeds {
        let (mut table, mut dice) = (table::<G>(setup, seed), Dice::new(seed));
        while let Some(decision) = table.decision() {
            texts.insert(decision.question.text_id());
            said.push(question(speaker, decision.seat, decision.question));
            step(&mut table, &mut dice);
        }
        for told in table.log() {
            texts.insert(told.event.text_id());
            said.extend(event(speaker, told));
        }
    }
    (said, texts)
}
