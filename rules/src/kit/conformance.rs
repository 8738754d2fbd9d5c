//! What holds for any game that is made of the kit, as the tests of games call it.

use super::Texted;
use crate::table::conformance::step;
use crate::table::{Dice, Game, Logged, Seat, Table};
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

/// Returns all questions and events of whole random games in words, and the texts that were needed for them.
///
/// # Panics
/// Where a game cannot be set up.
pub fn said_in_games<G: Game<Question: Texted, Event: Texted>>(
    data: &Arc<G::Data>,
    setup: &G::Setup,
    seeds: Range<u64>,
    question: impl Fn(Seat, G::Question) -> String,
    event: impl Fn(&Logged<G>) -> Option<String>,
) -> (Vec<String>, BTreeSet<&'static str>) {
    let (mut said, mut texts) = (Vec::new(), BTreeSet::new());
    for seed in seeds {
        let Ok(mut table) = Table::<G>::new(data, setup, seed) else {
            panic!("{} cannot be set up", G::ID);
        };
        let mut dice = Dice::new(seed);
        while let Some(decision) = table.decision() {
            texts.insert(decision.question.text_id());
            said.push(question(decision.seat, decision.question));
            step(&mut table, &mut dice);
        }
        for told in table.log() {
            texts.insert(told.event.text_id());
            said.extend(event(told));
        }
    }
    (said, texts)
}
