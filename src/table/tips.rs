//! What hovering over a thing explains: its name, what it is or does, how likely things are, and where the rulebook tells
//! more.

use super::Refused;
use crate::theme::{Face, Gallery, Hit, Pen, palette};
use bevy_egui::egui::{
    self, Align2, Color32, Id, Rect, Response, RichText, Sense, Tooltip, Ui, Vec2, vec2,
};

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

/// The sizes of what is written.
#[derive(Clone, Copy)]
struct Sizes {
    title: f32,
    text: f32,
    small: f32,
    width: f32,
}

fn sizes(pen: &Pen) -> Sizes {
    let (title, text, small, width) =
        pen.pick((16.0, 15.0, 14.0, 300.0), (19.0, 17.0, 15.0, 380.0));
    Sizes {
        title,
        text,
        small,
        width,
    }
}

/// Explains what a response stands for while the mouse rests on it.
pub fn show(pen: &mut Pen, response: Response, tip: impl FnOnce() -> Tip) {
    if !response.hovered() {
        return;
    }
    let tip = tip();
    pen.targets.tell_of(tip.topic);
    let (sizes, gallery) = (sizes(pen), pen.gallery);
    let key = pen.targets.book_key();
    response.on_hover_ui_at_pointer(|ui| draw(ui, gallery, sizes, &tip, key));
}

/// Explains a thing that the keyboard's cursor is on.
fn show_focused(pen: &mut Pen, response: &Response, tip: &Tip) {
    pen.targets.tell_of(tip.topic);
    let (sizes, gallery) = (sizes(pen), pen.gallery);
    let Response {
        ctx,
        rect,
        layer_id,
        id,
        ..
    } = response;
    Tooltip::always_open(ctx.clone(), *layer_id, *id, *rect)
        .show(|ui| draw(ui, gallery, sizes, tip, pen.targets.book_key()));
}

/// Explains what can be chosen on a thing and what it will do, and then the thing itself; the keyboard's cursor asks for
/// the first alone.
pub fn offer(pen: &mut Pen, hit: Hit, choice: String, tip: impl FnOnce() -> Tip) {
    let (title, text) = choice.split_once('\n').unwrap_or((&choice, ""));
    if hit.response.hovered() {
        show(pen, hit.response, || Tip::new(title, text).join(tip()));
    } else if hit.focused {
        let about = tip().topic;
        let tip = Tip {
            topic: about,
            ..Tip::new(title, text)
        };
        show_focused(pen, &hit.response, &tip);
    }
}

/// A thing that only explains itself.
pub fn explain(pen: &mut Pen, rect: Rect, tip: impl FnOnce() -> Tip) {
    let corners = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(|at| at as i32);
    let response = pen
        .ui
        .interact(rect, Id::new(("tip", corners)), Sense::hover());
    show(pen, response, tip);
}

/// A thing that explains itself to the keyboard's cursor too, under a name: the arrows reach it.
pub fn look(pen: &mut Pen, rect: Rect, name: &str, tip: impl FnOnce() -> Tip) {
    let focused = pen.targets.note_look(rect.center(), name);
    let corners = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(|at| at as i32);
    let response = pen
        .ui
        .interact(rect, Id::new(("tip", corners)), Sense::hover());
    if focused {
        pen.mark(rect, egui::CornerRadius::same(6));
    }
    if response.hovered() {
        show(pen, response, tip);
    } else if focused {
        show_focused(pen, &response, &tip());
    }
}

fn draw(ui: &mut Ui, gallery: &Gallery, sizes: Sizes, tip: &Tip, key: &str) {
    ui.set_max_width(sizes.width);
    ui.spacing_mut().item_spacing = vec2(0.0, 3.0);
    for part in &tip.parts {
        match part {
            Part::Text(title, text) => {
                if !title.is_empty() {
                    let title = RichText::new(title).font(Face::Bold.at(sizes.title));
                    ui.label(title.color(palette::BRASS_LIGHT));
                }
                if !text.is_empty() {
                    ui.label(RichText::new(text).font(Face::Plain.at(sizes.text)));
                }
            }
            Part::No(reason) => {
                let reason = RichText::new(reason).font(Face::Bold.at(sizes.text));
                ui.label(reason.color(palette::DANGER));
            }
            Part::Table(columns, rows) => table(ui, gallery, sizes, columns, rows),
        }
    }
    if tip.topic.is_some() && !key.is_empty() {
        book_key(ui, sizes, key);
    }
}

/// A table: names at the left, the columns as wide as what stands in them.
fn table(ui: &mut Ui, gallery: &Gallery, sizes: Sizes, columns: &[String], rows: &[Row]) {
    let long = |ui: &Ui, text: &str, face: Face, size: f32| {
        let font = face.at(size);
        ui.painter()
            .layout_no_wrap(text.to_owned(), font, Color32::WHITE)
            .size()
            .x
    };
    let Sizes { text, small, .. } = sizes;
    let apart = text * 0.9;
    let mut widths: Vec<f32> = columns
        .iter()
        .map(|column| long(ui, column, Face::Plain, small))
        .collect();
    for row in rows {
        for (width, (large, below)) in widths.iter_mut().zip(&row.cells) {
            let cell = long(ui, large, Face::Bold, text).max(long(ui, below, Face::Plain, small));
            *width = width.max(cell);
        }
    }
    let picture = if rows.iter().any(|row| row.icon.is_some()) {
        text * 1.5
    } else {
        0.0
    };
    let figures = widths.iter().map(|width| width + apart).sum::<f32>();
    let names = rows
        .iter()
        .map(|row| long(ui, &row.name, Face::Plain, text))
        .fold(0.0, f32::max)
        .min(sizes.width * 0.6);
    let whole = picture + names + figures;
    let line = |ui: &mut Ui, row: Option<&Row>| {
        let name = row.map(|row| {
            let font = Face::Plain.at(text);
            ui.painter()
                .layout(row.name.clone(), font, palette::TEXT, names)
        });
        let deep = row.is_some_and(|row| row.cells.iter().any(|(_, below)| !below.is_empty()));
        let mut high = if deep { text + small + 4.0 } else { text + 5.0 };
        if let Some(name) = &name {
            high = high.max(name.size().y);
        }
        let (rect, _) = ui.allocate_exact_size(vec2(whole, high), Sense::hover());
        let painter = ui.painter();
        if let Some((name, row)) = name.zip(row) {
            if let Some((texture, full)) = row.icon.as_ref().and_then(|icon| gallery.panel(icon)) {
                let fit = full * (text * 1.25 / full.x.max(full.y));
                let middle = rect.left_center() + vec2(picture * 0.45, 0.0);
                let tint = if row
                    .icon
                    .as_ref()
                    .is_some_and(|icon| icon.starts_with("art/"))
                {
                    Color32::WHITE
                } else {
                    palette::TEXT
                };
                let place = Rect::from_center_size(middle, fit);
                painter.image(texture, place, crate::theme::pen::full_uv(), tint);
            }
            let at = rect.left_center() + vec2(picture, -name.size().y / 2.0);
            painter.galley(at, name, palette::TEXT);
        }
        let mut right = rect.left() + picture + names;
        for (column, width) in widths.iter().enumerate() {
            right += width + apart;
            let at = egui::pos2(right, rect.center().y);
            let Some(row) = row else {
                let font = Face::Plain.at(small);
                painter.text(
                    at,
                    Align2::RIGHT_CENTER,
                    &columns[column],
                    font,
                    palette::FAINT,
                );
                continue;
            };
            let Some((large, below)) = row.cells.get(column) else {
                continue;
            };
            let font = Face::Bold.at(text);
            if below.is_empty() {
                painter.text(at, Align2::RIGHT_CENTER, large, font, palette::TEXT);
            } else {
                painter.text(at, Align2::RIGHT_BOTTOM, large, font, palette::TEXT);
                let font = Face::Plain.at(small);
                painter.text(at, Align2::RIGHT_TOP, below, font, palette::FAINT);
            }
        }
    };
    if columns.iter().any(|column| !column.is_empty()) {
        line(ui, None);
    }
    for row in rows {
        line(ui, Some(row));
    }
}

/// The key that opens the rulebook at what is explained.
fn book_key(ui: &mut Ui, sizes: Sizes, key: &str) {
    let font = Face::Bold.at(sizes.small * 0.86);
    let text = ui
        .painter()
        .layout_no_wrap(key.to_owned(), font, palette::FAINT);
    let size = text.size() + vec2(10.0, 2.0);
    let (rect, _) = ui.allocate_exact_size(
        Vec2::new(ui.min_rect().width().max(size.x), size.y),
        Sense::hover(),
    );
    let cap = Rect::from_min_size(rect.right_top() - vec2(size.x, 0.0), size);
    let stroke = egui::Stroke::new(1.0, palette::LINE);
    let painter = ui.painter();
    painter.rect_stroke(cap, 4.0, stroke, egui::StrokeKind::Inside);
    painter.galley(cap.min + vec2(5.0, 1.0), text, palette::FAINT);
}

#[cfg(test)]
mod tests {
    use super::*;

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
