//! Automatic players, for tests.

use super::Drawn;
use crate::options::Speed;
use crate::settings::Settings;
use crate::table::{Act, AnimationQueue, Choose, Observation, TableGame};
use crate::theme::{Gallery, Targets, clear};
use crate::{Over, Screen};
use bevy::prelude::*;
use bevy_egui::egui::Rect;
use rules::table::Dice;
use std::collections::BTreeSet;

/// The kinds of targets that lead away from the game, or only explain themselves.
const NO_ANSWER: [&str; 4] = ["bar", "part", Targets::LINE, Targets::LOOK];
/// The kinds of targets that stand in a question, or only explain themselves.
const IN_QUESTIONS: [&str; 5] = ["bar", "button", "picture", Targets::LINE, Targets::LOOK];

/// Plays games by chance at a large interface, which is how each of them is begun.
///
/// # Panics
/// Panics if something that can be chosen lies under a question.
pub fn questions_cover_no_choice<G: TableGame>(begin: impl Fn(u16) -> Drawn<G>) {
    for interface in [150, 200] {
        let covered = begin(interface).choices_under_questions(u64::from(interface), 150);
        assert!(covered.is_empty(), "{interface} %: {covered:#?}");
    }
}

/// Plays on by chance and slowly, and holds what the panels would show against what they were left to show while only things on
/// the table move.
///
/// # Panics
/// Panics if something on a panel moves meanwhile, or if they seldom rest.
pub fn panels_rest_while_things_move<G: TableGame>(mut table: Drawn<G>) {
    table.get_mut::<Settings>().speed = Speed::Times(0.25);
    *table.get_mut::<Gallery>() = Gallery::of_blanks();
    let mut dice = Dice::new(3);
    let mut rested = 0;
    for _ in 0..2_000 {
        if table.is_scored() {
            break;
        }
        let before = std::mem::take(&mut table.shapes);
        // That is drawn in every other frame.
        let fades = table.ctx.has_requested_repaint();
        table.frame();
        let animations = table.get::<AnimationQueue<G>>();
        if animations.is_idle() && !table.get::<Observation<G>>().options.is_empty() {
            table.answer(&mut dice);
        } else if table.rests() && !fades {
            rested += 1;
            let running = table.get::<AnimationQueue<G>>().running();
            let event = running.map(|(animation, _)| format!("{:?}", animation.event));
            assert_eq!(before.len(), table.shapes.len(), "{event:?}");
            let mut both = before.iter().zip(&table.shapes);
            let moved = both.find(|(before, now)| before != now);
            assert!(moved.is_none(), "{event:?}: {moved:?}");
        }
    }
    assert!(rested > 20, "they rest in {rested} frames");
}

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

    /// Plays to the score by a pad alone, which is plugged in first: the cursor is led to any of the things that answer, and the
    /// button chooses it. Returns what was met on the way: kinds of questions, and `curtain`, `menu`, `set` and `pause`.
    pub fn play_by_pad(&mut self, seed: u64) -> BTreeSet<String> {
        let mut dice = Dice::new(seed);
        let mut met = BTreeSet::new();
        self.plug_in();
        self.tap_pad(Act::Next);
        let mut paused = false;
        for turn in 0..20_000 {
            if self.is_over() {
                return met;
            }
            assert_eq!(self.over(), Over::Nothing, "it leads away");
            met.extend(self.meets());
            if turn >= 20 && !paused && !self.get::<Targets>().is_covered() {
                self.opens_the_menu_and_closes_it();
                paused = true;
            }
            let answers = self.get::<Targets>().iter();
            let answers = answers.filter(|target| !NO_ANSWER.contains(&target.kind));
            let answers: Vec<String> = answers.map(|target| target.label.clone()).collect();
            if answers.is_empty() {
                self.frame();
            } else if self.lead(&answers[dice.below(answers.len())], &mut dice) {
                self.tap_pad(Act::Confirm);
                self.frame();
            }
        }
        panic!("no score after {} decisions", self.made());
    }

    /// Returns the kind of the open question, and the names of other things that are met now.
    fn meets(&self) -> impl Iterator<Item = String> + use<G> {
        let observation = self.get::<Observation<G>>();
        let own = observation
            .asked
            .filter(|_| !observation.options.is_empty());
        let asked = own.map(|asked| {
            let told = format!("{:?}", asked.question);
            told.split(['(', ' ']).next().unwrap_or_default().to_owned()
        });
        let gathered = observation.gathered.as_ref();
        let hangs = observation.curtain.is_some();
        let others = [
            (hangs, "curtain"),
            (self.get::<Targets>().is_covered() && !hangs, "menu"),
            (gathered.is_some_and(|set| !set.raised.is_empty()), "set"),
            (self.get::<AnimationQueue<G>>().pause().is_some(), "pause"),
        ];
        let others = others.into_iter().filter(|(holds, _)| *holds);
        asked
            .into_iter()
            .chain(others.map(|(_, name)| name.to_owned()))
    }

    /// Leads the cursor to the thing of a label: some steps by cross or stick, the rest by the shoulder buttons. Returns whether it
    /// came there before the thing was gone.
    ///
    /// # Panics
    /// Panics if the shoulder buttons never come there.
    fn lead(&mut self, label: &str, dice: &mut Dice) -> bool {
        const CROSS: [Act; 4] = [Act::Left, Act::Right, Act::Up, Act::Down];
        const STICK: [Act; 4] = [Act::LookLeft, Act::LookRight, Act::LookUp, Act::LookDown];
        let aside = dice.below(3);
        let ways = [CROSS, STICK][dice.below(2)];
        let mut most = aside;
        let mut step = 0;
        loop {
            let targets = self.get::<Targets>();
            let place = |is: &dyn Fn(&str) -> bool| targets.iter().position(|it| is(&it.label));
            let Some(there) = place(&|other| other == label) else {
                return false;
            };
            if targets.is_on(label) {
                return true;
            }
            let count = targets.iter().count();
            let here = place(&|other| targets.is_on(other));
            // Whatever else comes and goes on the way.
            most = most.max(aside + 2 * count);
            assert!(step <= most, "the shoulder buttons never come to {label}");
            let ahead = here.map_or(0, |here| (there + count - here) % count);
            let at = targets.iter().nth(there).map(|target| target.at);
            let way = match (targets.focused(), at) {
                (Some(from), Some(to)) if step < aside => {
                    let off = to - from;
                    let place = match off.x.abs() > off.y.abs() {
                        true => usize::from(off.x > 0.0),
                        false => 2 + usize::from(off.y > 0.0),
                    };
                    ways[place]
                }
                _ if ahead > count / 2 => Act::Previous,
                _ => Act::Next,
            };
            self.tap_pad(way);
            step += 1;
        }
    }

    /// Checks that the game's menu opens over the table, that the cursor goes along it, and that it closes, all by the pad.
    fn opens_the_menu_and_closes_it(&mut self) {
        let is_open = |table: &Self| table.get::<Targets>().is_covered();
        self.tap_pad(Act::Back);
        self.frame();
        assert!(is_open(self), "the menu does not open");
        for _ in 0..self.get::<Targets>().iter().count() {
            self.tap_pad(Act::Next);
            let on = self.get::<Targets>().focused();
            assert!(on.is_some(), "the cursor is not in the menu");
        }
        self.tap_pad(Act::Back);
        self.frame();
        assert!(!is_open(self), "the menu does not close");
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

    /// Plays on by chance for so many decisions, and returns what could be chosen under a question in the meantime, and at which.
    fn choices_under_questions(&mut self, seed: u64, decisions: usize) -> BTreeSet<String> {
        let mut dice = Dice::new(seed);
        let mut covered = BTreeSet::new();
        for _ in 0..decisions {
            self.play_until(|table| {
                let idle = table.get::<AnimationQueue<G>>().is_idle();
                idle && !table.get::<Observation<G>>().options.is_empty() || table.is_scored()
            });
            if self.is_scored() {
                break;
            }
            self.look();
            let asked = &self.get::<Observation<G>>().prompt;
            let below = self.under_the_question();
            covered.extend(below.map(|label| format!("{asked}: {label}")));
            self.answer(&mut dice);
            self.frame();
        }
        covered
    }

    /// Answers by chance.
    fn answer(&mut self, dice: &mut Dice) {
        let options = &self.get::<Observation<G>>().options;
        let choice = options[dice.below(options.len())].choice;
        self.write(Choose::<G>::one(choice));
    }

    /// Returns what can be chosen and lies under the question, by the last frame.
    fn under_the_question(&self) -> impl Iterator<Item = &str> {
        let question = clear::kept(&self.ctx).unwrap_or(Rect::NOTHING);
        let targets = self.get::<Targets>().iter();
        let others = targets.filter(|target| !IN_QUESTIONS.contains(&target.kind));
        others
            .filter(move |target| question.contains(target.at))
            .map(|target| target.label.as_str())
    }

    fn is_scored(&self) -> bool {
        *self.get::<State<Screen>>().get() == Screen::Score
    }

    /// Returns whether the score is shown, and checks that the game is kept then.
    fn is_over(&self) -> bool {
        let over = self.is_scored();
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
