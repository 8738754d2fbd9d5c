//! Warnings, on any screen.

use crate::theme::canvas::Plan;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Rect, Stroke, StrokeKind, Vec2, pos2};

/// The room for a warning above the button that leads back.
const ABOVE: f32 = 56.0;

/// Draws a warning in a frame that grows upwards, and returns its rectangle. An empty text draws nothing.
pub(super) fn warning(pen: &Pen, rect: Rect, text: &str) -> Rect {
    if text.is_empty() {
        return Rect::from_min_size(rect.min, Vec2::ZERO);
    }
    let inset = rect.height() * 0.3;
    let font = Typeface::Plain.at(rect.height() * 0.32);
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

/// Returns the height of a page's foot that has a warning by the button that leads back.
pub(super) fn foot(plan: &Plan, text: &str) -> f32 {
    let above = !plan.is_wide() && !text.is_empty();
    if above { 60.0 + ABOVE } else { 60.0 }
}

/// Draws a warning beside the button that leads back, or above it where the interface is large. Returns the upper edge of that
/// button on the plan.
pub(super) fn by_back(pen: &Pen, plan: &Plan, (left, below): (f32, f32), text: &str) -> f32 {
    if plan.is_wide() {
        let rect = plan.rect(left + 216.0, below - 2.0, 700.0, 48.0);
        warning(pen, rect, text);
        return below;
    }
    if text.is_empty() {
        return below;
    }
    let wide = (plan.width() - 24.0).min(840.0);
    let rect = plan.rect(640.0 - wide / 2.0, below, wide, 48.0);
    warning(pen, rect, text);
    below + ABOVE
}
