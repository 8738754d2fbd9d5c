//! A tip on its paper: titles, texts with the words in them that the rulebook explains, tables.

use super::{Part, Row, Tip};
use crate::table::Glossary;
use crate::theme::pen::full_uv;
use crate::theme::{Gallery, Pen, Typeface, palette};
use bevy_egui::egui::text::{CCursor, LayoutJob};
use bevy_egui::egui::{
    Align2, Color32, FontId, Galley, Label, Pos2, Rect, RichText, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use std::sync::Arc;

/// The sizes of type, and the width of a tip.
#[derive(Clone, Copy)]
struct Sizes {
    title: f32,
    text: f32,
    small: f32,
    width: f32,
}

/// A word that the rulebook explains, with its places: two if it runs over the end of a line.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Word {
    /// The index of its entry.
    pub entry: usize,
    /// Its places.
    pub places: Vec<Rect>,
}

/// The means to draw a tip.
pub(super) struct Paper<'a> {
    gallery: &'a Gallery,
    sizes: Sizes,
    key: String,
    glossary: Option<Arc<Glossary>>,
}

impl<'a> Paper<'a> {
    /// Returns a paper on which words are marked.
    pub fn of(pen: &Pen<'a>) -> Self {
        Self {
            glossary: Glossary::at(pen.ui.ctx()),
            ..Self::plain(pen)
        }
    }

    /// Returns a paper on which none is.
    pub fn plain(pen: &Pen<'a>) -> Self {
        let (title, text, small, width) =
            pen.pick((16.0, 15.0, 14.0, 300.0), (19.0, 17.0, 15.0, 380.0));
        Self {
            gallery: pen.gallery,
            sizes: Sizes {
                title,
                text,
                small,
                width,
            },
            key: pen.targets.book_key().to_owned(),
            glossary: None,
        }
    }

    /// Draws a tip; returns the words in it that the rulebook explains.
    pub fn draw(&self, ui: &mut Ui, tip: &Tip) -> Vec<Word> {
        let sizes = self.sizes;
        ui.set_max_width(sizes.width);
        ui.spacing_mut().item_spacing = vec2(0.0, 3.0);
        let mut known = self.known(tip);
        let mut words = Vec::new();
        for part in &tip.parts {
            match part {
                Part::Text(title, text) => {
                    if !title.is_empty() {
                        let title = RichText::new(title).font(Typeface::Bold.at(sizes.title));
                        ui.label(title.color(palette::BRASS_LIGHT));
                    }
                    if !text.is_empty() {
                        let font = Typeface::Plain.at(sizes.text);
                        let found = self.write(ui, text, font, palette::TEXT, &mut known);
                        words.extend(found);
                    }
                }
                Part::No(reason) => {
                    let font = Typeface::Bold.at(sizes.text);
                    words.extend(self.write(ui, reason, font, palette::DANGER, &mut known));
                }
                Part::Table(columns, rows) => table(ui, self.gallery, sizes, columns, rows),
            }
        }
        if tip.topic.is_some() && !self.key.is_empty() {
            book_key(ui, sizes, &self.key);
        }
        words
    }

    /// Returns the entries of a tip's own topic and titles, which are not explained in it once more.
    fn known(&self, tip: &Tip) -> Vec<usize> {
        let Some(glossary) = &self.glossary else {
            return Vec::new();
        };
        let mut known: Vec<usize> = tip
            .topic
            .and_then(|topic| glossary.place(topic))
            .into_iter()
            .collect();
        for part in &tip.parts {
            if let Part::Text(title, _) = part {
                let _ = glossary.find(title, &mut known);
            }
        }
        known
    }

    /// Writes a text, and marks and returns the words in it that the rulebook explains.
    fn write(
        &self,
        ui: &mut Ui,
        text: &str,
        font: FontId,
        colour: Color32,
        known: &mut Vec<usize>,
    ) -> Vec<Word> {
        let found = match &self.glossary {
            Some(glossary) => glossary.find(text, known),
            None => Vec::new(),
        };
        let job = LayoutJob::simple(text.to_owned(), font, colour, f32::INFINITY);
        let (at, galley, response) = Label::new(job).layout_in_ui(ui);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
        let letters = |byte: usize| text[..byte].chars().count();
        let word = |(range, entry): (std::ops::Range<usize>, usize)| Word {
            entry,
            places: places(&galley, at, letters(range.start)..letters(range.end)),
        };
        let words: Vec<Word> = found.into_iter().map(word).collect();
        ui.painter().galley(at, galley, colour);
        // Close under the letters: the text's own line would lie as far below as the longest tail.
        let line = Stroke::new(1.2, palette::BRASS);
        for place in words.iter().flat_map(|word| &word.places) {
            let y = place.bottom() - place.height() * 0.14;
            ui.painter().hline(place.x_range(), y, line);
        }
        words
    }
}

/// Returns the places of letters of a text, line by line.
fn places(galley: &Galley, at: Pos2, letters: std::ops::Range<usize>) -> Vec<Rect> {
    let mut places: Vec<Rect> = Vec::new();
    for letter in letters {
        let place = |letter: usize| {
            let cursor = galley.pos_from_cursor(CCursor::new(letter));
            cursor.translate(at.to_vec2())
        };
        let (from, to) = (place(letter), place(letter + 1));
        if (from.top() - to.top()).abs() > 1.0 {
            continue;
        }
        let lies = from.union(to);
        match places
            .last_mut()
            .filter(|last| (last.top() - lies.top()).abs() < 1.0)
        {
            Some(last) => *last = last.union(lies),
            None => places.push(lies),
        }
    }
    places
}

/// Draws a table: names at the left, the columns as wide as their cells.
fn table(ui: &mut Ui, gallery: &Gallery, sizes: Sizes, columns: &[String], rows: &[Row]) {
    let long = |ui: &Ui, text: &str, face: Typeface, size: f32| {
        let font = face.at(size);
        ui.painter()
            .layout_no_wrap(text.to_owned(), font, palette::TEXT)
            .size()
            .x
    };
    let Sizes { text, small, .. } = sizes;
    let apart = text * 0.9;
    let mut widths: Vec<f32> = columns
        .iter()
        .map(|column| long(ui, column, Typeface::Plain, small))
        .collect();
    for row in rows {
        for (width, (large, below)) in widths.iter_mut().zip(&row.cells) {
            let cell =
                long(ui, large, Typeface::Bold, text).max(long(ui, below, Typeface::Plain, small));
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
        .map(|row| long(ui, &row.name, Typeface::Plain, text))
        .fold(0.0, f32::max)
        .min(sizes.width * 0.6);
    let whole = picture + names + figures;
    let line = |ui: &mut Ui, row: Option<&Row>| {
        let name = row.map(|row| {
            let font = Typeface::Plain.at(text);
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
                    palette::OWN
                } else {
                    palette::TEXT
                };
                let place = Rect::from_center_size(middle, fit);
                painter.image(texture, place, full_uv(), tint);
            }
            let at = rect.left_center() + vec2(picture, -name.size().y / 2.0);
            painter.galley(at, name, palette::TEXT);
        }
        let mut right = rect.left() + picture + names;
        for (column, width) in widths.iter().enumerate() {
            right += width + apart;
            let at = pos2(right, rect.center().y);
            let Some(row) = row else {
                let font = Typeface::Plain.at(small);
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
            let font = Typeface::Bold.at(text);
            if below.is_empty() {
                painter.text(at, Align2::RIGHT_CENTER, large, font, palette::TEXT);
            } else {
                painter.text(at, Align2::RIGHT_BOTTOM, large, font, palette::TEXT);
                let font = Typeface::Plain.at(small);
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

/// Draws the key that opens the rulebook at the topic.
fn book_key(ui: &mut Ui, sizes: Sizes, key: &str) {
    let font = Typeface::Bold.at(sizes.small);
    let text = ui
        .painter()
        .layout_no_wrap(key.to_owned(), font, palette::FAINT);
    let size = text.size() + vec2(10.0, 2.0);
    let (rect, _) = ui.allocate_exact_size(
        Vec2::new(ui.min_rect().width().max(size.x), size.y),
        Sense::hover(),
    );
    let cap = Rect::from_min_size(rect.right_top() - vec2(size.x, 0.0), size);
    let stroke = Stroke::new(1.0, palette::LINE);
    let painter = ui.painter();
    painter.rect_stroke(cap, 4.0, stroke, StrokeKind::Inside);
    painter.galley(cap.min + vec2(5.0, 1.0), text, palette::FAINT);
}
