//! The notes on a page about the game that is played: the current state, and the events in which a rule has mattered.

use super::Open;
use crate::games::GAMES;
use crate::screens::chosen;
use crate::screens::library::Library;
use crate::shelf::Boxed;
use crate::table::{InThisGame, Precedent};
use crate::theme::buttons::{LEAST, Look};
use crate::theme::canvas::Plan;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, pos2, vec2};
use rules::table::words::Words;
use std::collections::BTreeMap;

/// The most lines that are listed before older ones are asked for.
const LINES: usize = 6;

/// The notes below a rule.
#[derive(Default)]
pub(super) struct Notes<'a> {
    /// The current state, in sentences.
    now: Vec<String>,
    /// The events in which it has mattered, in the order of the log.
    precedents: Vec<&'a Precedent>,
}

impl<'a> Notes<'a> {
    /// Returns the notes on a page: on the chapter itself, and on each of its entries by its index. There are none unless the
    /// book's game is played.
    pub(super) fn on(
        book: &Open,
        library: &Library,
        here: &'a InThisGame,
    ) -> BTreeMap<Option<usize>, Self> {
        let game = &GAMES[book.game];
        let mut notes: BTreeMap<Option<usize>, Self> = BTreeMap::new();
        if here.game != game.name {
            return notes;
        }
        let mut known = BTreeMap::new();
        // Many lines are about few rules.
        let mut place = |topic: &'static str| {
            let place = known.entry(topic).or_insert_with(|| game.book.find(topic));
            place.and_then(|(chapter, entry)| (chapter == book.chapter).then_some(entry))
        };
        for (topic, text) in options(game, &library.volume(game).words, here) {
            if let Some(entry) = place(topic) {
                notes.entry(entry).or_default().now.push(text);
            }
        }
        for (topic, text) in &here.now {
            if let Some(entry) = place(topic) {
                notes.entry(entry).or_default().now.push(text.clone());
            }
        }
        for precedent in &here.precedents {
            if let Some(entry) = place(precedent.topic) {
                notes.entry(entry).or_default().precedents.push(precedent);
            }
        }
        notes
    }
}

/// Returns the value of each option in the game that is played, in words, with its topic.
fn options(game: &Boxed, words: &Words, here: &InThisGame) -> Vec<(&'static str, String)> {
    let Some(options) = &here.options else {
        return Vec::new();
    };
    let told = options.iter();
    let told = told.filter(|(option, _)| game.book.find(option.text).is_some());
    told.map(|(option, value)| {
        let (name, value) = (
            words.say(option.text, &[]),
            chosen::spoken(words, option, value),
        );
        let thing = chosen::labelled(words, &name, &value).into();
        (option.text, words.say("ui-told-thing", &[("thing", thing)]))
    })
    .collect()
}

/// Returns an event's line with its round, unless it names that itself.
fn said(words: &Words, precedent: &Precedent) -> String {
    if precedent.names_round {
        return precedent.text.clone();
    }
    let values = [
        ("round", (precedent.round as i64).into()),
        ("line", precedent.text.as_str().into()),
    ];
    words.say("ui-book-line", &values)
}

/// A request made on a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    /// Lists the lines of an entry, or of the chapter itself.
    Lines(Option<usize>),
    /// Lists older lines, too.
    Older,
    /// Leads to the table after so many decisions.
    Table(usize),
}

/// Writes the notes below a rule: the chapter's own, or those of an entry. The lines of one rule at a time are listed.
pub(super) struct Writer<'a> {
    pub(super) plan: &'a Plan,
    pub(super) words: &'a Words,
    pub(super) notes: BTreeMap<Option<usize>, Notes<'a>>,
    /// The request that was made.
    pub(super) asked: Option<Asked>,
}

impl Writer<'_> {
    /// Writes the notes on a rule from a point down, in a width, and returns their lower end.
    pub(super) fn write(
        &mut self,
        pen: &mut Pen,
        (at, width): (Pos2, f32),
        (entry, book): (Option<usize>, &Open),
    ) -> f32 {
        let Some(notes) = self.notes.remove(&entry) else {
            return at.y;
        };
        let plan = self.plan;
        let mut y = at.y + plan.long(4.0);
        let font = plan.face(Typeface::Bold, 16.5);
        if !notes.now.is_empty() {
            let lines = [("lines", notes.now.join(" ").into())];
            let text = self.words.say("ui-book-now", &lines);
            let at = pos2(at.x, y);
            let told = pen.paragraph(at, width, font.clone(), palette::CARD_TEXT, &text);
            y = told.bottom() + plan.long(3.0);
        }
        let count = notes.precedents.len();
        if count == 0 {
            return y;
        }
        let many = [("count", (count as i64).into())];
        let text = self.words.say("ui-book-here", &many);
        // The name of the rule tells the buttons of a page apart.
        let name = self.words.say(named(book, entry), &[]);
        let label = chosen::labelled(self.words, &name, &text);
        let (lies, pressed) = self.button(pen, pos2(at.x, y), (&text, &label));
        if pressed {
            self.asked = Some(Asked::Lines(entry));
        }
        y = lies.bottom() + plan.long(4.0);
        if entry == book.asked {
            y = self.list(pen, (pos2(at.x, y), width), &notes.precedents, book.older);
        }
        y
    }

    /// Writes the newest lines, the last one first, and a button that lists as many more. Returns their lower end.
    fn list(
        &mut self,
        pen: &mut Pen,
        (at, width): (Pos2, f32),
        precedents: &[&Precedent],
        older: u32,
    ) -> f32 {
        let plan = self.plan;
        let shown = LINES << older.min(16);
        let mut y = at.y;
        for precedent in precedents.iter().rev().take(shown) {
            let text = said(self.words, precedent);
            let place = (pos2(at.x, y), width);
            y = self.line(pen, place, &text, precedent.leads) + plan.long(2.0);
        }
        let left = precedents.len().saturating_sub(shown);
        if left > 0 {
            let count = [("count", (left as i64).into())];
            let text = self.words.say("ui-told-older", &count);
            let (lies, pressed) = self.button(pen, pos2(at.x, y), (&text, &text));
            if pressed {
                self.asked = Some(Asked::Older);
            }
            y = lies.bottom();
        }
        y + plan.long(4.0)
    }

    /// Writes a line, which leads to the table as it was then, if one can go there. Returns its lower end.
    fn line(
        &mut self,
        pen: &mut Pen,
        (at, width): (Pos2, f32),
        text: &str,
        leads: Option<usize>,
    ) -> f32 {
        let plan = self.plan;
        let font = plan.face(Typeface::Plain, 16.5);
        let ink = palette::CARD_TEXT;
        let indent = plan.long(18.0);
        let corner = at + vec2(indent, 0.0);
        let room = width - indent;
        let Some(leads) = leads else {
            return pen.paragraph(corner, room, font, ink, text).bottom();
        };
        let painter = pen.ui.painter();
        let galley = painter.layout(text.to_owned(), font.clone(), ink, room);
        let high = (galley.size().y + plan.long(6.0)).max(LEAST);
        let row = Rect::from_min_size(at, vec2(width, high));
        let hit = pen.hit(row, text);
        if hit.hovered {
            let lit = palette::BRASS.gamma_multiply(0.24);
            pen.ui.painter().rect_filled(row, 6.0, lit);
        }
        if hit.focused {
            pen.mark(row.shrink(4.0), CornerRadius::same(4));
        }
        let down = (high - galley.size().y) / 2.0;
        let sign = row.left_center() + vec2(indent / 2.0, 0.0);
        pen.text(sign, Align2::CENTER_CENTER, font, palette::CARD_FAINT, "›");
        let painter = pen.ui.painter();
        painter.galley(corner + vec2(0.0, down), galley, ink);
        let tip = self.words.say("ui-book-line.tip", &[]);
        if hit.tip(tip).clicked {
            self.asked = Some(Asked::Table(leads));
        }
        row.bottom()
    }

    /// Draws a button as wide as its text, and returns its rectangle and whether it is pressed.
    fn button(&self, pen: &mut Pen, at: Pos2, (text, label): (&str, &str)) -> (Rect, bool) {
        let font = self.plan.face(Typeface::Bold, 15.0);
        let wide = pen.wide_as(text, font.clone()) + self.plan.long(28.0);
        let size = vec2(wide, self.plan.long(32.0));
        let place = Rect::from_min_size(at, size);
        let hit = pen.button_in(place, text, label, font, Look::Plain);
        (place, hit.clicked)
    }
}

/// Returns the id of the name of the chapter that is open, or of one of its entries.
fn named(book: &Open, entry: Option<usize>) -> &'static str {
    let chapter = &GAMES[book.game].book.chapters[book.chapter];
    let id = entry.map_or(chapter.id, |entry| chapter.entries[entry].1);
    id.split_once('.').map_or(id, |(id, _)| id)
}

#[cfg(test)]
mod tests {
    use super::super::{Spread, page};
    use super::*;
    use crate::options::Options;
    use crate::theme::trial::canvas_each;
    use egui_kittest::kittest::Queryable;
    use rules::table::Language;

    #[test]
    fn a_page_lists_where_its_rule_has_mattered_and_each_line_leads_there() {
        let library = Library::open(&Options::default(), Language::English);
        let topic = "cause-storm";
        let (chapter, asked) = GAMES[0].book.find(topic).unwrap();
        let book = Open {
            chapter,
            asked,
            ..Open::default()
        };
        let mut here = InThisGame::default();
        here.now = vec![(topic, "It blows.".to_owned())];
        here.precedents = (0..9)
            .map(|round| Precedent {
                topic,
                event: round,
                text: format!("Gust {round}."),
                round,
                names_round: round == 4,
                leads: round.checked_sub(1),
            })
            .collect();
        here.precedents[4].text = "Round 4 brings a gale.".to_owned();
        let state = (library, book, here, None::<usize>);
        let mut screen = canvas_each(0.1, state, |pen, (library, book, here, led)| {
            let plan = Plan::on(pen.ui.max_rect(), 1.0);
            let spread = Spread::on(&plan);
            let to = page::page(pen, &plan, &spread, (library, here), book, &GAMES[0]);
            *led = led.or(to);
        });
        screen.run_steps(3);
        assert!(
            screen.query_by_label("Now: It blows.").is_none(),
            "another game is played"
        );
        screen.state_mut().state.2.game = GAMES[0].name;
        screen.run_steps(3);
        assert!(screen.query_by_label("Now: It blows.").is_some());
        let top = |label: &str| screen.get_by_label(label).rect().top();
        assert!(top("Round 8: Gust 8.") < top("Round 3: Gust 3."));
        assert!(screen.query_by_label("Setup: Gust 0.").is_none());
        screen.get_by_label("Earlier lines: 3").click_accesskit();
        screen.run_steps(3);
        // Nobody had decided before that one.
        screen.get_by_label("Setup: Gust 0.").click_accesskit();
        screen.run_steps(3);
        assert_eq!(screen.state().state.3, None);
        assert!(screen.query_by_label("Round 4 brings a gale.").is_some());
        screen.get_by_label("Round 5: Gust 5.").click_accesskit();
        screen.run_steps(3);
        assert_eq!(screen.state().state.3, Some(4));
        // The button of the rule lists the lines no longer.
        let storm = screen.state().state.0.say("wind-storm");
        let button = format!("{storm}: In this game: 9 times");
        screen.get_by_label(&button).click_accesskit();
        screen.run_steps(3);
        assert!(screen.query_by_label("Round 8: Gust 8.").is_none());
    }
}
