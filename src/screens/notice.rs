//! Notices of what was done or went wrong, on any screen.

use crate::theme::canvas::Plan;
use crate::theme::{Pen, Severity, Typeface, palette};
use bevy_egui::egui::{Rect, Stroke, StrokeKind, Vec2, pos2};

/// The room for a notice above the button that leads back.
const ABOVE: f32 = 56.0;

/// Draws what is said, with the sign of how grave it is, in a frame that grows upwards; nothing if nothing is.
pub(super) fn draw(pen: &Pen, rect: Rect, (text, severity): (&str, Severity)) -> Rect {
    if text.is_empty() {
        return Rect::from_min_size(rect.min, Vec2::ZERO);
    }
    let inset = rect.height() * 0.3;
    let font = Typeface::Plain.at(rect.height() * 0.32);
    let sign = rect.height() * 0.2;
    let left = rect.left() + inset * 2.0 + sign * 2.0;
    let room = rect.right() - inset - left;
    let painter = pen.ui.painter();
    let galley = painter.layout(text.to_owned(), font, palette::TEXT, room);
    let high = rect.height().max(galley.size().y + inset);
    let rect = rect.with_min_y(rect.bottom() - high);
    let edge = Stroke::new(1.6, severity.edge());
    painter.rect(rect, 8.0, palette::PANEL_SOLID, edge, StrokeKind::Inside);
    severity.sign(painter, pos2(left - inset - sign, rect.center().y), sign);
    let at = pos2(left, rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, palette::TEXT);
    rect
}

/// Returns the height of a page's foot that has a notice by the button that leads back.
pub(super) fn foot(plan: &Plan, text: &str) -> f32 {
    let above = !plan.is_wide() && !text.is_empty();
    if above { 60.0 + ABOVE } else { 60.0 }
}

/// Draws what is said beside the button that leads back, or above it where the interface is large. Returns where that button
/// begins on the plan.
pub(super) fn by_back(
    pen: &Pen,
    plan: &Plan,
    (left, below): (f32, f32),
    said: (&str, Severity),
) -> f32 {
    if plan.is_wide() {
        let rect = plan.rect(left + 216.0, below - 2.0, 700.0, 48.0);
        draw(pen, rect, said);
        return below;
    }
    if said.0.is_empty() {
        return below;
    }
    let wide = (plan.width() - 24.0).min(840.0);
    let rect = plan.rect(640.0 - wide / 2.0, below, wide, 48.0);
    draw(pen, rect, said);
    below + ABOVE
}
