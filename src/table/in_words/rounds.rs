//! The rounds and the branches of the game, each with a button that leads there.

use super::TextSection;
use super::page::Ask;
use crate::table::{Session, Speak, TableGame, Travel};

/// Returns the rounds to look at and the branches to play on; nothing in a lesson, which goes back by its own steps.
pub(super) fn told<G: TableGame>(session: &Session<G>) -> Option<TextSection> {
    if session.course().is_some() {
        return None;
    }
    let words = session.speaker().words();
    let mut part = TextSection::new(words.say("ui-told-rounds", &[])).closed();
    let id = match session.watching() {
        Some(_) => "ui-told-round-watched",
        None => "ui-told-round-begins",
    };
    for (at, round) in session.milestones().zip(1_i64..) {
        let values = [("round", round.into()), ("at", (at as i64).into())];
        let text = words.say(id, &values);
        let tip = words.say("ui-told-round-begins.tip", &[]);
        part.offer(Ask::Travel(Travel::To(at)), text, tip);
    }
    for (number, branch) in session.branches().enumerate() {
        let values = [
            ("number", (number as i64 + 1).into()),
            ("from", (branch.from as i64).into()),
            ("long", (branch.long as i64).into()),
        ];
        let text = words.say("ui-branch", &values);
        let tip = words.say("ui-branch.tip", &values);
        part.offer(Ask::Travel(Travel::Line(number)), text, tip);
    }
    (!part.lines.is_empty()).then_some(part)
}
