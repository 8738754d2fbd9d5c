//! What hovering over a thing explains: its name, what it is or does, how likely things are, and where the rulebook tells
//! more.

mod drawn;
mod within;

use super::Refused;
use crate::theme::{Hit, Pen, buttons, clear};
use bevy_egui::egui::{CornerRadius, Id, Rect, RectAlign, Response, Sense};
use drawn::Paper;

/// A row of a table: a picture, if there is one, and its cells.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Row {
    /// The picture's name.
    pub icon: Option<String>,
    /// What it is about.
    pub name: String,
    /// What stands in each column, with what stands small below it.
    pub cells: Vec<(String, String)>,
}

/// A part of what is explained.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Part {
    /// A title and a text; either may be empty.
    Text(String, String),
    /// Why what could be done here cannot be done now.
    No(String),
    /// Columns, by their titles, and rows.
    Table(Vec<String>, Vec<Row>),
}

/// What is explained of a thing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tip {
    parts: Vec<Part>,
    topic: Option<&'static str>,
}

impl Tip {
    /// A title and a text; either may be empty.
    #[must_use]
    pub fn new(title: impl Into<String>, text: impl Into<String>) -> Self {
        Self::default().and(title, text)
    }

    /// What is told in lines, of which the first is what the others are about.
    fn told(lines: &str) -> Self {
        let (title, text) = lines.split_once('\n').unwrap_or((lines, ""));
        Self::new(title, text)
    }

    /// More, under a title of its own.
    #[must_use]
    pub fn and(mut self, title: impl Into<String>, text: impl Into<String>) -> Self {
        self.parts.push(Part::Text(title.into(), text.into()));
        self
    }

    /// What another one says as well.
    #[must_use]
    pub fn join(mut self, other: Self) -> Self {
        self.parts.extend(other.parts);
        self.topic = self.topic.or(other.topic);
        self
    }

    /// Its texts, without the titles.
    #[must_use]
    pub fn texts(&self) -> String {
        let texts = self.parts.iter().filter_map(|part| match part {
            Part::Text(_, text) | Part::No(text) => Some(text.as_str()),
            Part::Table(..) => None,
        });
        let texts: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
        texts.join(" ")
    }

    /// What it is about: its first title, or text.
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

    /// More of the same, where there is some.
    #[must_use]
    pub fn with(self, text: Option<String>) -> Self {
        match text {
            Some(text) => self.and("", text),
            None => self,
        }
    }

    /// The rule that forbids what could be done here, where one does.
    #[must_use]
    pub fn unless(mut self, reason: Option<String>) -> Self {
        self.parts.extend(reason.map(Part::No));
        self
    }

    /// Why what lies here cannot be chosen, where a rule forbids it; the rulebook tells of that rule.
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

    /// A table; nothing where it has no row.
    #[must_use]
    pub fn table(mut self, columns: Vec<String>, rows: Vec<Row>) -> Self {
        if !rows.is_empty() {
            self.parts.push(Part::Table(columns, rows));
        }
        self
    }

    /// Where the rulebook tells of it: the id of a chapter, or of a thing that a chapter shows.
    #[must_use]
    pub fn about(mut self, topic: &'static str) -> Self {
        self.topic = Some(topic);
        self
    }

    /// The same, unless it is known already where.
    #[must_use]
    pub fn or_about(mut self, topic: &'static str) -> Self {
        self.topic.get_or_insert(topic);
        self
    }

    /// All that it says, line by line.
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

/// What is told where the mouse is. Of things that lie in each other it is the innermost, which comes last.
#[derive(Clone)]
struct Pointed {
    response: Response,
    tip: Tip,
    /// Whether it stays while the mouse is on its way to it.
    stays: bool,
    pass: u64,
}

/// Explains what a response stands for while the mouse rests on it, unless that is on something within it.
pub fn show(pen: &mut Pen, response: Response, tip: impl FnOnce() -> Tip) {
    point(pen, response, true, tip);
}

fn point(pen: &mut Pen, response: Response, stays: bool, tip: impl FnOnce() -> Tip) {
    if !response.hovered() || within::holds(&response.ctx) {
        return;
    }
    let tip = tip();
    pen.targets.tell_of(tip.topic);
    let ctx = response.ctx.clone();
    let pointed = Pointed {
        response,
        tip,
        stays,
        pass: ctx.cumulative_pass_nr(),
    };
    ctx.data_mut(|data| data.insert_temp(Id::new("pointed"), pointed));
}

/// Shows what explains itself where the mouse is, the tip that stays where it was read, and beside it what a word in it
/// means. Goes last of all that explains itself.
pub fn linger(pen: &mut Pen) {
    let ctx = pen.ui.ctx().clone();
    let pointed = ctx.data(|data| data.get_temp::<Pointed>(Id::new("pointed")));
    let now = ctx.cumulative_pass_nr();
    if let Some(pointed) = pointed.filter(|pointed| pointed.pass == now) {
        let Pointed {
            response,
            tip,
            stays,
            ..
        } = pointed;
        let paper = Paper::of(pen);
        let shown = clear::at_mouse(&response).show(|ui| paper.draw(ui, &tip));
        if let Some(shown) = shown.filter(|_| stays) {
            within::note(&response, &tip, shown, None);
        }
    }
    within::linger(pen);
}

/// Explains a thing that the keyboard's cursor is on. Under its name, Enter goes to the words within.
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

/// Explains a thing that the mouse rests on, or that the keyboard's cursor is on. Under its name, Enter goes to the words
/// within.
pub fn told(
    pen: &mut Pen,
    response: Response,
    focused: bool,
    name: Option<&str>,
    tip: impl FnOnce() -> Tip,
) {
    if response.hovered() {
        show(pen, response, tip);
    } else if focused {
        show_focused(pen, &response, &tip(), name);
    }
}

/// Lets the keyboard's cursor and a screen reader come to a thing that explains itself, under a name; where the cursor is
/// there, the name under which it is.
pub fn named(pen: &mut Pen, response: &Response, name: &str) -> Option<String> {
    let (focused, name) = pen.targets.note_look(response, name);
    if focused {
        pen.mark(response.rect, CornerRadius::same(6));
    }
    focused.then_some(name)
}

/// Explains what can be chosen on a thing and what it will do, and then the thing itself; the keyboard's cursor asks for
/// the first alone.
pub fn offer(pen: &mut Pen, hit: Hit, choice: String, tip: impl FnOnce() -> Tip) {
    let told = Tip::told(&choice);
    if hit.response.hovered() {
        // What tells of a choice alone may lie over the next choice.
        let more = tip();
        let stays = !more.parts.is_empty();
        point(pen, hit.response, stays, || told.join(more));
    } else if hit.focused {
        let about = tip().topic;
        let tip = Tip {
            topic: about,
            ..told
        };
        show_focused(pen, &hit.response, &tip, None);
    }
}

/// Explains what one of several choices beside each other will do, and where the rulebook tells of the rule behind that;
/// for the keyboard's cursor on a side of all of them, so that it covers none.
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
    let tooltip = if hit.response.hovered() {
        clear::at_mouse(&hit.response)
    } else {
        buttons::beside_at(&hit.response, all, side)
    };
    let paper = Paper::plain(pen);
    tooltip.show(|ui| paper.draw(ui, &tip));
}

/// A thing that only explains itself; who goes by keys comes to it under its title.
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

/// A thing that explains itself to the keyboard's cursor too, under a name: the arrows reach it.
pub fn look(pen: &mut Pen, rect: Rect, name: &str, tip: impl FnOnce() -> Tip) {
    let response = at(pen, rect);
    let on = named(pen, &response, name);
    told(pen, response, on.is_some(), on.as_deref(), tip);
}

/// What lies in a place and only explains itself.
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
