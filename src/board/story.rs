//! The log of a session, its lines for a screen reader, and the page that tells why something happened or is asked.

use super::ask::Ask;
use super::log::{self, Entry, Log};
use super::scene::Scene;
use super::why::{self, Page};
use crate::table::{Aloud, Inquiry, Line, Speak, TableGame};
use crate::theme::{Pen, announce};
use bevy_egui::egui::{Id, Sense, WidgetInfo, WidgetType};
use rules::table::Logged;
use std::sync::Arc;

impl<G: TableGame, K> Scene<'_, G, K> {
    /// Draws the log. `begins` returns the picture of an event by which a part of the game begins, and `rule` a cause in words.
    pub fn draw_log(
        &mut self,
        pen: &mut Pen,
        begins: impl Fn(&Logged<G>) -> Option<&'static str>,
        rule: impl Fn(&G::Speaker, G::Cause) -> String,
    ) {
        let lines = self.log();
        let told = self.animations.told();
        let session = &*self.session;
        let speaker = session.speaker();
        let last_told = session.last_told();
        let entry = |place: usize| {
            let line = &lines[place];
            Entry {
                number: line.number,
                text: line.so_far(told).1,
                rule: rule(speaker, line.cause),
                begins: session.log().get(line.number).and_then(&begins),
                by: line
                    .seat
                    .map(|seat| (session.badge(seat), speaker.name(seat))),
                new: line.number >= last_told,
            }
        };
        let log = Log {
            game: G::ID,
            lines: lines.len(),
            entry: &entry,
            told: (self.observation.viewer, self.observation.retold()),
            timeline: self.timeline,
            lesson: session.course().is_some(),
        };
        let place = self.places.log;
        let (why, page) = (&mut self.why, &mut self.told_why);
        let travel = log::draw(pen, place, &log, speaker.words(), why, page);
        self.asks.extend(travel.map(Ask::Travel));
    }

    /// Lets a screen reader say the lines of the log as they come. It finds them until there are others.
    pub(super) fn say_news(&self, pen: &Pen) {
        if !pen.targets.is_heard() {
            return;
        }
        let key = Id::new(("news", G::ID));
        let said: Option<(Aloud, usize, String)> = pen.ui.data(|data| data.get_temp(key));
        let (mut aloud, mut since, mut news) = said.unwrap_or_default();
        let told = self.animations.told();
        let (fresh, others) = aloud.news(self.observation, self.log(), told);
        if others || !fresh.is_empty() {
            (since, news) = (told, fresh.join(" "));
        }
        if !news.is_empty() {
            // What happens twice is said twice.
            let id = key.with(since);
            let response = pen.ui.interact(self.places.log, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &news));
            announce(&response);
        }
        pen.ui
            .data_mut(|data| data.insert_temp(key, (aloud, since, news)));
    }

    /// Draws the page of a line, or of the question, over what has been drawn, if one is open. `page` returns its contents but for
    /// the inquiry.
    pub(super) fn draw_why(&mut self, pen: &mut Pen, page: impl FnOnce(&Self, &Line<G>) -> Page) {
        let told = self.told_why.take();
        let Some(told) = told.filter(|told| !why::goes_back(pen, &told.button)) else {
            return;
        };
        let question = self.observation.question();
        let mut lines = self.log().iter().chain(&question);
        let Some(line) = lines.rfind(|line| line.number == told.number) else {
            return;
        };
        let inquiry = self.inquire(pen, line.number);
        let page = Page {
            inquiry,
            ..page(self, line)
        };
        let asked = self.lies.of(<G::Spot as crate::table::Spot>::BUTTON);
        let words = self.session.speaker().words();
        let pressed = why::draw(pen, self.places, asked, &told, &page, words);
        let topic = Some(G::told_of(line.cause));
        if let Some(pressed) = pressed {
            self.tells_why = true;
            pen.targets.tell_of(topic);
            self.asks.extend(pressed.then_some(Ask::Rules(topic)));
        }
    }

    /// Inquires once into the event or question of a number, and not again while nothing has changed. Returns `None` if none could
    /// be made.
    pub(super) fn inquire(&mut self, pen: &Pen, number: usize) -> Option<Arc<Inquiry>> {
        let of = (number, self.observation.seen(), self.observation.viewer);
        why::inquire(pen.ui, G::ID, of, || self.session.inquire(number))
    }
}
