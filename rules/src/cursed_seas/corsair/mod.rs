//! The computer captain: a plain script, line by line (`cursed-seas §9`).

mod goals;
mod menu;
mod others;
mod steering;

use super::play::Play;
use super::values::*;
use rules::table::Seat;

/// The lines that it tried.
#[derive(Debug, Default)]
pub(super) struct Thought {
    /// The lines, in the order in which they were tried.
    pub tried: Vec<Tried>,
}

impl Thought {
    /// A line applies if there is something to be chosen by it.
    fn line(&mut self, line: Line, choice: Option<Choice>) -> Option<Choice> {
        self.tried.push(match choice {
            Some(_) => Tried::Followed(line),
            None => Tried::Passed(line),
        });
        choice
    }

    /// A line that leads elsewhere was followed, or passed.
    fn note(&mut self, line: Line, followed: bool) {
        self.tried.push(match followed {
            true => Tried::Followed(line),
            false => Tried::Passed(line),
        });
    }
}

/// Returns what the corsair answers.
pub fn choose(play: &Play, seat: Seat, question: Question, choices: &[Choice]) -> Choice {
    think(play, seat, question, choices, &mut Thought::default())
}

/// Returns the lines that the corsair tried before its answer.
pub fn tried(play: &Play, seat: Seat, question: Question, choices: &[Choice]) -> Vec<Tried> {
    let mut thought = Thought::default();
    think(play, seat, question, choices, &mut thought);
    thought.tried
}

fn think(
    play: &Play,
    seat: Seat,
    question: Question,
    choices: &[Choice],
    thought: &mut Thought,
) -> Choice {
    let chosen = match question {
        Question::Menu => menu::act(play, seat, choices, thought),
        Question::Turn(vessel) => steering::turn(play, vessel, thought),
        Question::Sail(vessel) => steering::sail(play, vessel, choices, thought),
        _ => others::answer(play, seat, question, choices, thought),
    };
    let chosen = chosen.filter(|choice| choices.contains(choice));
    chosen.unwrap_or_else(|| {
        thought.note(Line::First, true);
        choices[0]
    })
}
