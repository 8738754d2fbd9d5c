//! What went wrong, told on any screen.

use crate::theme::{Face, Pen, palette};
use bevy_egui::egui::{Rect, Stroke, StrokeKind, Vec2, pos2};

/// What went wrong, in a frame that grows upwards where it is long; nothing where nothing did.
pub(super) fn warning(pen: &Pen, rect: Rect, text: &str) -> Rect {
    if text.is_empty() {
        return Rect::from_min_size(rect.min, Vec2::ZERO);
    }
    let inset = rect.height() * 0.3;
    let font = Face::Plain.at(rect.height() * 0.32);
    let room = rect.width() - inset * 2.0;
    let painter = pen.ui.painter();
    let galley = painter.layout(text.to_owned(), font, palette::TEXT, room);
    let high = rect.height().max(galley.size().y + inset);
    let rect = rect.with_min_y(rect.bottom() - high);
    let edge = Stroke::new(1.6, palette::DANGER);
    painter.rect(rect, 8.0, palette::PANEL_SOLID, edge, StrokeKind::Inside);
    let at = pos2(rect.left() + inset, rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, palette::TEXT);
    rect
}
