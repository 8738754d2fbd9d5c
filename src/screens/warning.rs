//! What went wrong, told on any screen.

use crate::theme::easel::Plan;
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

/// What went wrong, beside the button that leads back or, where the interface is large, above it; where that button begins
/// on the plan.
pub(super) fn by_back(pen: &Pen, plan: &Plan, below: f32, text: &str) -> f32 {
    if plan.is_wide() {
        warning(pen, plan.rect(256.0, below - 2.0, 700.0, 48.0), text);
        return below;
    }
    if text.is_empty() {
        return below;
    }
    let wide = (plan.width() - 24.0).min(840.0);
    let rect = plan.rect(640.0 - wide / 2.0, below, wide, 48.0);
    warning(pen, rect, text);
    below + 56.0
}
