//! The ghost of a table during a rehearsal: a pale veil over the chart, and its captions.

use super::{Act, Session, Speak, TableGame};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, StrokeKind, vec2};
use rules::table::words::Words;

/// Lays the veil over a chart, under everything that is drawn on it.
pub fn veil(pen: &Pen, chart: Rect) {
    let chart = chart.expand(pen.pick(14.0, 20.0));
    let pale = palette::VEIL.gamma_multiply(0.24);
    pen.ui.painter().rect_filled(chart, 8.0, pale);
    for (width, colour) in [
        (6.0, Color32::from_black_alpha(150)),
        (3.0, palette::PREVIEW),
    ] {
        pen.dashed(chart, Stroke::new(width, colour), 16.0, 10.0);
    }
}

/// Says round a point above the chart that it is a rehearsal, and how it ends.
pub fn mark(pen: &Pen, top: Pos2, words: &Words) {
    let key = pen.controls.told(Act::Rehearse, words);
    let text = words.say("ui-rehearsal", &[("key", key.into())]);
    let rect = pen.chip(top, &text);
    let stroke = Stroke::new(2.0, palette::PREVIEW);
    let radius = rect.height() / 2.0;
    pen.ui
        .painter()
        .rect_stroke(rect, radius, stroke, StrokeKind::Inside);
}

/// Says in the place of the question why a rehearsal goes no further, and returns where that stands; `None` while it can go on.
pub fn end<G: TableGame>(pen: &Pen, top: Pos2, session: &Session<G>) -> Option<Rect> {
    if !session.rehearsed_to_the_end() {
        return None;
    }
    let id = if session.rehearsed_to_the_unknown() {
        "ui-rehearsal-unknown"
    } else {
        "ui-rehearsal-others"
    };
    let text = session.speaker().say(id);
    let font = Typeface::Bold.at(pen.pick(17.0, 21.0));
    let galley = pen
        .ui
        .painter()
        .layout_no_wrap(text.clone(), font.clone(), palette::TEXT);
    let size = galley.size() + vec2(44.0, pen.pick(16.0, 22.0));
    let rect = Rect::from_min_size(top - vec2(size.x / 2.0, 0.0), size);
    let fill = palette::CHIP;
    let stroke = Stroke::new(1.8, palette::PREVIEW);
    let painter = pen.ui.painter();
    painter.rect(rect, size.y / 2.0, fill, stroke, StrokeKind::Inside);
    pen.text(
        rect.center(),
        Align2::CENTER_CENTER,
        font,
        palette::TEXT,
        text,
    );
    Some(rect)
}
