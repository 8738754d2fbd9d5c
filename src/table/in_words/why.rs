//! Answers in words to why a line of the log happened or a question is asked: its causes, its numbers, what a Cursed Pirate
//! weighed, the rule, and the way into the rulebook.

use super::TextSection;
use super::page::Ask;
use crate::table::{Explain, Known, Line, Session, Speak, TableGame, TracedLine};
use rules::table::words::Words;

/// Returns the part that answers why for a line or a question. `asked` is the number of the request: another request opens it
/// again.
pub(super) fn told<G: TableGame>(
    session: &mut Session<G>,
    line: &Line<G>,
    asked: usize,
) -> TextSection {
    let inquiry = session.inquire(line.number);
    let speaker = session.speaker();
    let words = speaker.words();
    let heading = words.say("ui-told-why-line", &[("line", line.text().into())]);
    let mut part = TextSection::new(heading).known_by(format!("why {asked}"));
    if let Some(inquiry) = &inquiry {
        for (id, lines) in inquiry.parts() {
            part.say(format!("{}:", words.say(id, &[])));
            for line in lines {
                part.say(match line {
                    Known::Origin(text) | Known::Number(text) => text.to_owned(),
                    Known::Traced(line) => tried(words, line),
                });
            }
        }
    }
    line.aid.iter().for_each(|aid| part.say(aid.clone()));
    part.say(speaker.why(line.cause));
    let book = words.say("ui-why-book", &[]);
    part.offer(Ask::Rule(G::told_of(line.cause)), book, String::new());
    part
}

/// Returns a line that was tried: that it was followed, or why it failed.
fn tried(words: &Words, line: &TracedLine) -> String {
    let text = ("line", line.text.as_str().into());
    match &line.failed {
        None => words.say("ui-told-followed", &[text]),
        Some(why) => words.say("ui-told-passed-over", &[text, ("why", why.as_str().into())]),
    }
}
