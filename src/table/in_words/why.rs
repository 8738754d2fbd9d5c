//! Why a line of the log happened, in words: what it came of, its numbers, what a Cursed Pirate weighed, the rule, and the
//! way into the rulebook.

use super::Told;
use super::page::Ask;
use crate::table::{Line, Shown, Sitting, Speak};

/// The part that answers a line, the asking of which has a number: another asking opens it again.
pub(super) fn told<G: Shown>(sitting: &mut Sitting<G>, line: &Line<G>, asked: usize) -> Told {
    let inquiry = sitting.inquire(line.number);
    let speaker = sitting.speaker();
    let words = speaker.words();
    let heading = words.say("ui-told-why-line", &[("line", line.text.as_str().into())]);
    let mut part = Told::new(heading).known_by(format!("why {asked}"));
    if let Some(inquiry) = inquiry {
        let came_of = inquiry.came_of.into_iter().map(|(_, what)| what);
        let tried = inquiry.tried.into_iter().map(|tried| match tried.failed {
            None => words.say("ui-told-followed", &[("line", tried.text.into())]),
            Some(why) => {
                let values = [("line", tried.text.into()), ("why", why.into())];
                words.say("ui-told-passed-over", &values)
            }
        });
        for (id, lines) in [
            ("ui-why-came-of", came_of.collect()),
            ("ui-why-numbers", inquiry.numbers),
            ("ui-why-tried", tried.collect::<Vec<_>>()),
        ] {
            if !lines.is_empty() {
                part.say(format!("{}:", words.say(id, &[])));
            }
            lines.into_iter().for_each(|line| part.say(line));
        }
    }
    line.aid.iter().for_each(|aid| part.say(aid.clone()));
    part.say(speaker.why(line.cause));
    let book = words.say("ui-why-book", &[]);
    part.offer(Ask::Rule(G::told_of(line.cause)), book, String::new());
    part
}
