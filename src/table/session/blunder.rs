//! A decision that could have been better, in words: the choice, the better one, and the reasons.

use super::{Advice, Session};
use crate::table::figures::{decimal, signed};
use crate::table::{Foresight, Ranks, Speak, TableGame};
use rules::review::{Blunder, Gain, Reason};
use rules::table::Seat;
use rules::table::save::Saved;

/// The most reasons told of a decision.
const REASONS: usize = 4;

/// A decision that could have been better.
#[derive(Debug, Clone, PartialEq)]
pub struct ToldBlunder<G: TableGame> {
    /// The number of decisions before it.
    pub number: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// Its round, from 1; 0 before the first.
    pub round: usize,
    /// Its cost in points of the lead over the best of the others, in whole tenths.
    pub cost: f32,
    /// The same as players count it: a number and what it counts.
    pub lost: [String; 2],
    /// The question, in words.
    pub prompt: String,
    /// The answer that was chosen.
    pub chosen: Answer,
    /// The better answer.
    pub better: Answer,
    /// The reasons why it would have been better, by points.
    pub reasons: String,
    /// The same as advice.
    pub advice: Advice<G>,
}

/// One of two answers that are compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// Its text.
    pub text: String,
    /// Its outcome, as far as could be known then.
    pub does: String,
}

impl<G: TableGame> Session<G> {
    /// Returns a costly decision in words.
    pub(super) fn blunder(
        &self,
        costly: &Blunder<G::Choice>,
        sources: &[&str],
    ) -> Option<ToldBlunder<G>> {
        let number = costly.number;
        let again = Saved::of(&self.table).replay_to(self.table.data(), number);
        let mut table = again.ok()?;
        let view = table.view(Some(costly.seat));
        let question = table.decision()?.question;
        let speaker = &self.speaker;
        let mut answer = |choice| {
            let text = speaker.choice(&view, costly.seat, question, choice);
            let foreseen = Foresight::at(&mut table, choice, speaker);
            let does = foreseen.map(|foreseen| foreseen.told(&text, speaker));
            Answer {
                does: does.unwrap_or_default(),
                text,
            }
        };
        let (chosen, better) = (answer(costly.chosen), answer(costly.better));
        let ranks = self.ranks();
        let cost = tenths(costly.cost());
        let reasons = reasons(speaker, &ranks, cost, &costly.gain, sources);
        let cost = points(cost);
        let words = speaker.words();
        let (only_tie, told) = (ranks.only_tie(cost), ranks.all(cost));
        let values = [
            ("chosen", chosen.text.clone().into()),
            ("better", better.text.clone().into()),
            ("cost", decimal(words, told.into(), 1).into()),
            ("unit", ranks.unit(speaker).into()),
            ("reasons", reasons.clone().into()),
        ];
        let id = match only_tie {
            true => "ui-better-tie",
            false => "ui-better-told",
        };
        let lost = match only_tie {
            true => ["=".to_owned(), speaker.say("ui-review-cost.tie")],
            false => [signed(words, -told), ranks.unit(speaker)],
        };
        Some(ToldBlunder {
            number,
            seat: costly.seat,
            round: self.milestones().filter(|&round| round <= number).count(),
            cost,
            lost,
            prompt: speaker.prompt(&view, costly.seat, question),
            advice: Advice {
                choice: costly.better,
                instead: Some(costly.chosen),
                text: words.say(id, &values),
            },
            chosen,
            better,
            reasons,
        })
    }
}

/// Returns the reasons why something would have been better: points by source, and those of the best of the others, the most first;
/// then all the rest together, so that they add up to the cost.
pub(super) fn reasons<G: TableGame>(
    speaker: &impl Speak<G>,
    ranks: &Ranks,
    cost: i32,
    gain: &Gain,
    sources: &[&str],
) -> String {
    let words = speaker.words();
    let say = |source: String, points: f32| {
        let values = [
            ("source", source.into()),
            ("points", signed(words, points).into()),
        ];
        words.say("ui-review-reason", &values)
    };
    let ranked = |what: String| match ranks.first() {
        Some((first, _)) => format!("{what}: {}", speaker.source(first)),
        None => what,
    };
    let mut rest = cost;
    let mut said = Vec::new();
    for (reason, gained) in gain.reasons().into_iter().take(REASONS) {
        let told = tenths(gained);
        rest -= match reason {
            Reason::Others => -told,
            Reason::Source(_) | Reason::Later => told,
        };
        let told = points(told);
        let of_all = |id: &str| {
            let only_tie = ranks.only_tie(told);
            (!only_tie).then(|| (ranked(words.say(id, &[])), ranks.all(told)))
        };
        let told = match reason {
            Reason::Source(place) => {
                let source = sources[place];
                Some((speaker.source(source), ranks.of(source, told)))
            }
            Reason::Later => of_all("ui-review-later"),
            Reason::Others => of_all("ui-review-others"),
        };
        said.extend(told.map(|(source, told)| say(source, told)));
    }
    // What is counted apart never adds up.
    if rest != 0 && ranks.first().is_none() {
        said.push(say(words.say("ui-review-rest", &[]), points(rest)));
    }
    said.join(&words.say("list-comma", &[]))
}

/// Returns points in tenths, as they are told.
pub(super) fn tenths(points: f32) -> i32 {
    (points * 10.0).round() as i32
}

/// Returns tenths as points.
pub(super) fn points(tenths: i32) -> f32 {
    tenths as f32 / 10.0
}
