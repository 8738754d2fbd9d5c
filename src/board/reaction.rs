//! The bar that stands in the question's place while the table pauses for a reaction. It looks the same whether or not anybody
//! holds a card for one.

use super::ask::Ask;
use super::prompt::{Answer, Prompt};
use super::scene::Scene;
use crate::table::{React, Speak, TableGame};
use crate::theme::{Pen, palette};
use bevy_egui::egui::{Rect, Stroke};

/// The distance of the line of remaining time from the ends of the bar, in units of the canvas.
const INSET: f32 = 24.0;

impl<G: TableGame, K> Scene<'_, G, K> {
    /// Draws the bar if the table pauses for a reaction, and returns where it lies; `None` where nothing is drawn.
    pub(super) fn reaction(&mut self, pen: &mut Pen) -> Option<Rect> {
        let pause = self.animations.pause()?;
        let (seat, left) = (pause.seat, pause.left());
        // Where nobody plays nobody is asked: whoever could react is seen to think, with a card for that or without.
        if self.session.watching().is_some() {
            let paused = self.timeline.is_paused();
            return (!paused).then(|| self.thinking(pen, seat));
        }
        let name = self.session.speaker().name(seat);
        let pirate = [("pirate", name.as_str().into())];
        let on = (React::GoOn, "ui-react-on");
        let nothing = self.session.holds_nothing().is_some();
        let (question, answers) = if nothing {
            ("ui-react-nothing", vec![on])
        } else if self.session.is_person(seat) {
            let look = (React::Look(seat), "ui-react-look");
            let never = (React::Pauses(seat, false), "ui-react-never");
            ("ui-react", vec![look, on, never])
        } else {
            ("ui-react", vec![on])
        };
        let words = self.session.speaker().words();
        let question = words.say(question, &pirate);
        let labels = answers.iter().map(|(_, id)| words.say(id, &pirate));
        let labels: Vec<String> = labels.collect();
        let answer = |(number, label)| Answer {
            number,
            label,
            usual: false,
            advised: false,
            aside: false,
        };
        let labels = labels.iter().map(String::as_str).enumerate();
        let badge = self.session.badge(seat);
        let prompt = Prompt {
            badge: &badge,
            subject: None,
            question: &question,
            number: None,
            asks_why: false,
            pictures: None,
            barred: Vec::new(),
            answers: labels.map(answer).collect(),
            all: answers.len(),
            hint: None,
        };
        let places = self.places;
        let done = prompt.draw(
            pen,
            self,
            places,
            &mut None,
            |scene| scene.session.speaker().words(),
            |_, _, _, _, _| {},
        );
        if let Some(left) = left.filter(|_| !nothing) {
            let line = done.rect.shrink2([INSET, 0.0].into());
            let long = line.left()..=line.left() + line.width() * left;
            let stroke = Stroke::new(3.0, palette::BRASS_LIGHT);
            pen.ui
                .painter()
                .hline(long, done.rect.bottom() - 2.5, stroke);
        }
        if let Some((react, _)) = done.chosen.and_then(|number| answers.get(number)) {
            self.ask(Ask::React(*react));
        }
        Some(done.rect)
    }
}
