//! Tips: the explanation of a thing that is pointed at, with its name, what it is or does, odds, and the rulebook's topic.

mod drawn;
mod pointed;
mod within;

use super::{Refused, Seen, TableGame};
use crate::theme::{Hit, Pen, buttons, clear};
use bevy_egui::egui::{CornerRadius, Id, Rect, RectAlign, Response, Sense};
use drawn::Paper;
pub use pointed::{hush, let_stay, linger, show};
use pointed::{is_hushed, point};
use rules::table::words::Value;

/// A row of a tip's table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Row {
    /// The name of a picture, if there is one.
    pub icon: Option<String>,
    /// The name of the row.
    pub name: String,
    /// The text of each column, with small print below it.
    pub cells: Vec<(String, String)>,
}

/// A part of a tip.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Part {
    /// A title and a text; either may be empty.
    Text(String, String),
    /// The reason why something cannot be done here now.
    No(String),
    /// The titles of the columns, and the rows.
    Table(Vec<String>, Vec<Row>),
}

/// The explanation of a thing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tip {
    parts: Vec<Part>,
    topic: Option<&'static str>,
}

impl Tip {
    /// Returns a tip with a title and a text; either may be empty.
    #[must_use]
    pub fn new(title: impl Into<String>, text: impl Into<String>) -> Self {
        Self::default().and(title, text)
    }

    /// Returns a tip of several lines, of which the first is its title.
    fn told(lines: &str) -> Self {
        let (title, text) = lines.split_once('\n').unwrap_or((lines, ""));
        Self::new(title, text)
    }

    /// Adds a text under a title of its own.
    #[must_use]
    pub fn and(mut self, title: impl Into<String>, text: impl Into<String>) -> Self {
        self.parts.push(Part::Text(title.into(), text.into()));
        self
    }

    /// Adds the parts of another tip.
    #[must_use]
    pub fn join(mut self, other: Self) -> Self {
        self.parts.extend(other.parts);
        self.topic = self.topic.or(other.topic);
        self
    }

    /// Returns its texts without titles and tables.
    #[must_use]
    pub fn texts(&self) -> String {
        let texts = self.parts.iter().filter_map(|part| match part {
            Part::Text(_, text) | Part::No(text) => Some(text.as_str()),
            Part::Table(..) => None,
        });
        let texts: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
        texts.join(" ")
    }

    /// Returns its first title, or else its first text.
    #[must_use]
    pub fn name(&self) -> &str {
        let texts = self.parts.iter().flat_map(|part| match part {
            Part::Text(title, text) => [title.as_str(), text.as_str()],
            Part::No(text) => [text.as_str(), ""],
            Part::Table(..) => ["", ""],
        });
        texts
            .into_iter()
            .find(|text| !text.is_empty())
            .unwrap_or_default()
    }

    /// Adds a text, if there is one.
    #[must_use]
    pub fn with(self, text: Option<String>) -> Self {
        match text {
            Some(text) => self.and("", text),
            None => self,
        }
    }

    /// Adds the reason why something cannot be done here, if there is one.
    #[must_use]
    pub fn unless(mut self, reason: Option<String>) -> Self {
        self.parts.extend(reason.map(Part::No));
        self
    }

    /// Adds the reason why the thing cannot be chosen, if the rulebook tells of the rule that forbids it, and opens the rulebook
    /// there.
    #[must_use]
    pub fn refused(self, refused: Option<Refused>) -> Self {
        match refused {
            Some(Refused {
                text,
                topic: Some(topic),
            }) => self.unless(Some(text)).about(topic),
            _ => self,
        }
    }

    /// Adds a table, unless it has no rows.
    #[must_use]
    pub fn table(mut self, columns: Vec<String>, rows: Vec<Row>) -> Self {
        if !rows.is_empty() {
            self.parts.push(Part::Table(columns, rows));
        }
        self
    }

    /// Sets the rulebook's topic: the id of a chapter or of an entry.
    #[must_use]
    pub fn about(mut self, topic: &'static str) -> Self {
        self.topic = Some(topic);
        self
    }

    /// Sets the rulebook's topic, unless that is set already.
    #[must_use]
    pub fn or_about(mut self, topic: &'static str) -> Self {
        self.topic.get_or_insert(topic);
        self
    }

    /// Returns all its words, line by line.
    #[must_use]
    pub fn words(&self) -> String {
        let mut lines = Vec::new();
        for part in &self.parts {
            match part {
                Part::Text(title, text) => lines.extend([title.clone(), text.clone()]),
                Part::No(reason) => lines.push(reason.clone()),
                Part::Table(columns, rows) => {
                    for row in rows {
                        let cells = columns.iter().zip(&row.cells);
                        let cells = cells.map(|(column, (large, small))| {
                            format!("{column} {large} {small}").trim().to_owned()
                        });
                        let cells: Vec<String> = cells.collect();
                        lines.push(format!("{}: {}", row.name, cells.join("; ")));
                    }
                }
            }
        }
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }
}

/// Returns a tip of a text with a title, and its `.tip`.
pub fn of<G: TableGame>(seen: &impl Seen<G>, id: &'static str, values: &[(&str, Value)]) -> Tip {
    let text = seen.say(&format!("{id}.tip"), values);
    Tip::new(seen.say(id, values), text).about(id)
}

/// Shows a tip for a thing that the keyboard's cursor is on. Enter goes to the words in it.
fn show_focused(pen: &mut Pen, response: &Response, tip: &Tip, name: Option<&str>) {
    pen.targets.tell_of(tip.topic);
    let Response { ctx, id, rect, .. } = response;
    ctx.accesskit_node_builder(*id, |node| node.set_description(tip.words()));
    let paper = Paper::of(pen);
    let tooltip = buttons::beside(response, *rect);
    if let Some(shown) = tooltip.show(|ui| paper.draw(ui, tip)) {
        within::note(response, tip, shown, name);
        if name.is_some_and(|name| pen.targets.takes_press(name)) {
            within::enter(pen, ctx);
        }
    }
}

/// Shows a tip for a thing that the mouse rests on, or that the keyboard's cursor is on. Enter goes to the words in it.
pub fn told(
    pen: &mut Pen,
    response: Response,
    focused: bool,
    name: Option<&str>,
    tip: impl FnOnce() -> Tip,
) {
    if clear::by_keys(&response, focused) {
        show_focused(pen, &response, &tip(), name);
    } else {
        show(pen, response, tip);
    }
}

/// Makes a thing that explains itself known to the keyboard's cursor and to screen readers. Returns its label if the cursor is
/// there.
pub fn named(pen: &mut Pen, response: &Response, name: &str) -> Option<String> {
    let (focused, name) = pen.targets.note_look(response, name);
    if focused {
        pen.mark(response.rect, CornerRadius::same(6));
    }
    focused.then_some(name)
}

/// Explains a choice on a thing and its outcome, and then the thing itself. The keyboard's cursor shows the first only.
pub fn offer(pen: &mut Pen, hit: Hit, choice: String, tip: impl FnOnce() -> Tip) {
    let told = Tip::told(&choice);
    if clear::by_mouse(&hit.response) {
        // A tip on a choice alone may lie over the next choice.
        let more = tip();
        let stays = !more.parts.is_empty();
        point(pen, hit.response, stays, || told.join(more));
    } else if clear::by_keys(&hit.response, hit.focused) {
        let about = tip().topic;
        let tip = Tip {
            topic: about,
            ..told
        };
        show_focused(pen, &hit.response, &tip, None);
    }
}

/// Explains one of several choices beside each other, and sets the rulebook's topic.
///
/// For the keyboard's cursor the tip lies beside all of them, so that it covers none.
pub fn among(
    pen: &mut Pen,
    hit: &Hit,
    (all, side): (Rect, RectAlign),
    choice: &str,
    topic: Option<&'static str>,
) {
    let tip = Tip {
        topic,
        ..Tip::told(choice)
    };
    pen.targets.tell_of(topic);
    let Response { ctx, id, .. } = &hit.response;
    ctx.accesskit_node_builder(*id, |node| node.set_description(tip.words()));
    let tooltip = if clear::by_mouse(&hit.response) {
        clear::at_mouse(&hit.response)
    } else if clear::by_keys(&hit.response, hit.focused) {
        buttons::beside_at(&hit.response, all, side)
    } else {
        return;
    };
    let paper = Paper::plain(pen);
    tooltip.show(|ui| paper.draw(ui, &tip));
}

/// Explains a choice of a chart beside a place that is to be seen with it, such as the way that it goes, on this side of it if
/// there is room.
pub fn beside(pen: &mut Pen, hit: &Hit, (place, side): (Rect, RectAlign), choice: &str) {
    let response = &hit.response;
    let tooltip = if clear::by_mouse(response) && !is_hushed(&response.ctx) {
        clear::beside(response, place, side)
    } else if clear::by_keys(response, hit.focused) {
        buttons::beside_at(response, place, side)
    } else {
        return;
    };
    let tip = Tip::told(choice);
    let Response { ctx, id, .. } = response;
    ctx.accesskit_node_builder(*id, |node| node.set_description(tip.words()));
    let paper = Paper::plain(pen);
    tooltip.show(|ui| paper.draw(ui, &tip));
}

/// Makes a thing explain itself. By keys it is reached under its title.
pub fn explain(pen: &mut Pen, rect: Rect, tip: impl FnOnce() -> Tip) {
    let response = at(pen, rect);
    if !pen.is_read() {
        show(pen, response, tip);
        return;
    }
    let tip = tip();
    let on = named(pen, &response, tip.name());
    told(pen, response, on.is_some(), on.as_deref(), || tip);
}

/// Makes a thing explain itself, also to the keyboard's cursor, under a label: the arrows reach it.
pub fn look(pen: &mut Pen, rect: Rect, name: &str, tip: impl FnOnce() -> Tip) {
    let response = at(pen, rect);
    let on = named(pen, &response, name);
    told(pen, response, on.is_some(), on.as_deref(), tip);
}

/// Returns the response of a rectangle that only explains itself.
fn at(pen: &Pen, rect: Rect) -> Response {
    let corners = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(|at| at as i32);
    let id = Id::new(("tip", corners));
    pen.ui.interact(rect, id, Sense::hover())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::trial::canvas_each;
    use bevy_egui::egui::{Event, pos2, vec2};
    use egui_kittest::kittest::Queryable;

    #[test]
    fn a_choice_among_others_is_told_as_other_things_are_with_the_rule_behind_it() {
        let place = Rect::from_min_size(pos2(100.0, 100.0), vec2(120.0, 30.0));
        let mut screen = canvas_each(0.1, (), move |pen, _| {
            let hit = pen.hit(place, "Take a coin");
            if hit.hovered {
                let told = "Take a coin\nRed: +3";
                among(
                    pen,
                    &hit,
                    (place, RectAlign::BOTTOM),
                    told,
                    Some("boarding"),
                );
            }
        });
        screen.step();
        screen.event(Event::PointerMoved(place.center()));
        screen.run_steps(20);
        let told = screen.get_by_label("Red: +3").rect();
        assert!(told.top() > place.center().y, "{told}");
        assert_eq!(screen.state().targets.topic(), Some("boarding"));
    }

    #[test]
    fn what_a_choice_does_is_told_beside_the_way_that_it_goes() {
        let way = Rect::from_min_size(pos2(300.0, 200.0), vec2(200.0, 160.0));
        let end = Rect::from_min_size(way.min, vec2(40.0, 40.0));
        let mut screen = canvas_each(0.1, (), move |pen, _| {
            let hit = pen.hit(end, "Walk there");
            if hit.hovered {
                let told = "Walk there\nTo the north";
                beside(pen, &hit, (way, RectAlign::RIGHT), told);
            }
        });
        screen.step();
        screen.event(Event::PointerMoved(end.center()));
        screen.run_steps(20);
        let told = screen.get_by_label("To the north").rect();
        assert!(told.left() > way.right(), "{told}");
    }

    #[test]
    fn a_tip_says_all_its_parts_line_by_line() {
        let rows = vec![Row {
            icon: None,
            name: "Red".to_owned(),
            cells: vec![("22 %".to_owned(), "2/9".to_owned())],
        }];
        let tip = Tip::new("Bag", "")
            .with(Some("Nine souls.".to_owned()))
            .table(vec!["Next".to_owned()], rows)
            .unless(Some("Something else is asked now.".to_owned()))
            .table(vec!["Next".to_owned()], Vec::new());
        assert_eq!(
            tip.words(),
            "Bag\nNine souls.\nRed: Next 22 % 2/9\nSomething else is asked now."
        );
    }
}
