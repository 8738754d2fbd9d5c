//! The log as text: the game and its players, then line by line the events with those who act, a paragraph a round.

use crate::table::figures::listed;
use crate::table::{Session, Speak, TableGame, tally};

/// A line of the log.
struct Told {
    /// True if a round begins with it.
    begins: bool,
    /// The name of the player who acts; empty if nobody does.
    by: String,
    text: String,
}

/// Returns the whole log of a game of this name, as those who look may know it.
pub(super) fn text<G: TableGame>(game: &str, session: &Session<G>) -> String {
    let speaker = session.speaker();
    let words = speaker.words();
    let names: Vec<String> = session.seats().map(|seat| speaker.name(seat)).collect();
    let seed = [("seed", session.seed().to_string().into())];
    let line = [("line", tally::line(session, None).into())];
    let head = [
        game.to_owned(),
        listed(words, &names),
        words.say("ui-export-seed", &seed),
        words.say("ui-export-voyage", &line),
    ];
    let begins = |number: usize| {
        let told = session.log().get(number);
        told.is_some_and(|told| G::is_milestone(&told.event))
    };
    let lines = session.whole_log().into_iter().map(|line| Told {
        begins: begins(line.number),
        by: line.seat.map(|seat| speaker.name(seat)).unwrap_or_default(),
        text: line.text().to_owned(),
    });
    written(&head, &lines.collect::<Vec<_>>())
}

/// Returns the lines below a heading, the names in a column of their own.
fn written(head: &[String], lines: &[Told]) -> String {
    let wide = lines.iter().map(|line| line.by.chars().count()).max();
    let wide = wide.unwrap_or(0);
    let mut text = format!("{}\n\n", head.join("\n"));
    for line in lines {
        text += &if line.begins {
            format!("\n{}\n", line.text)
        } else {
            format!("  {:wide$}  {}\n", line.by, line.text)
        };
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_apart_and_names_stand_in_a_column() {
        let told = |begins, by: &str, text: &str| Told {
            begins,
            by: by.to_owned(),
            text: text.to_owned(),
        };
        let lines = [
            told(true, "", "Round 1: Dusk falls."),
            told(false, "Zoë", "Zoë sails to C4."),
            told(false, "Bartholomew", "Bartholomew waits."),
            told(false, "", "The wind turns."),
            told(true, "", "Round 2: Dusk falls."),
        ];
        let text = written(&["Voodoo Pirate".to_owned()], &lines);
        let expected = "\
Voodoo Pirate


Round 1: Dusk falls.
  Zoë          Zoë sails to C4.
  Bartholomew  Bartholomew waits.
               The wind turns.

Round 2: Dusk falls.
";
        assert_eq!(text, expected);
    }
}
