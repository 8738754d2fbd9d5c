//! Somebody who plays on by themselves.

use super::Drawn;
use crate::table::{Act, AnimationQueue, Choose, Observation, TableGame};
use crate::theme::Targets;
use crate::{Over, Screen};
use bevy::prelude::*;
use rules::table::Dice;

/// Kinds of what leads away from the game, or only explains itself.
const NO_ANSWER: [&str; 3] = ["bar", Targets::LINE, Targets::LOOK];

impl<G: TableGame> Drawn<G> {
    /// Plays to the score by what the cursor is led to on the device in use, and by nothing else.
    pub fn play_by_cursor(&mut self, seed: u64) {
        const WAYS: [Act; 5] = [
            Act::Next,
            Act::Next,
            Act::Previous,
            Act::Down,
            Act::LookLeft,
        ];
        let mut dice = Dice::new(seed);
        for _ in 0..20_000 {
            if self.is_over() {
                return;
            }
            assert_eq!(self.over(), Over::Nothing, "it leads away");
            self.press(WAYS[dice.below(WAYS.len())]);
            let targets = self.get::<Targets>();
            if targets.focused().is_some() && targets.focused_on(&NO_ANSWER).is_none() {
                self.press(Act::Confirm);
            }
        }
        panic!("no score after {} decisions", self.made());
    }

    /// Plays to the score by clicks on what can be clicked, and by nothing else.
    pub fn play_by_mouse(&mut self, seed: u64) {
        let mut dice = Dice::new(seed);
        let mut clicked = Vec::new();
        let book = self.text("ui-why-book");
        for _ in 0..5_000 {
            if self.is_over() {
                return;
            }
            // A click may come upon a way to why something is asked, which moved there: whoever plays goes back from that.
            if self.get::<Targets>().is_covered() {
                self.look();
                if self.says(&book) {
                    self.press(Act::Back);
                    continue;
                }
            }
            let last = &clicked[clicked.len().saturating_sub(4)..];
            assert_eq!(self.over(), Over::Nothing, "clicks at {last:?} lead away");
            let answers = self.get::<Targets>().without(&NO_ANSWER);
            if answers.is_empty() {
                self.frame();
            } else {
                let answer = answers[dice.below(answers.len())];
                clicked.push(answer);
                self.click(answer);
            }
        }
        panic!("no score after {} decisions", self.made());
    }

    /// Whether the score is shown; then the game is kept, too.
    fn is_over(&self) -> bool {
        let over = *self.get::<State<Screen>>().get() == Screen::Score;
        let finished = std::fs::read_dir(self.folder.join("finished"));
        let kept = finished.map_or(0, Iterator::count) == 1;
        assert!(!over || kept, "it is not kept");
        over
    }

    /// Answers with the first choice until something is so. Each question is drawn.
    pub fn play_until(&mut self, mut is: impl FnMut(&Self) -> bool) {
        for _ in 0..2_000 {
            if is(self) {
                return;
            }
            let screen = *self.get::<State<Screen>>().get();
            assert_eq!(screen, Screen::Table, "the game is over");
            let first = self.get::<Observation<G>>().options.first();
            if let Some(choice) = first.map(|offer| offer.choice)
                && self.get::<AnimationQueue<G>>().is_idle()
            {
                self.app.world_mut().write_message(Choose::<G>::one(choice));
            }
            self.frame();
        }
        panic!("it never comes to that");
    }
}
