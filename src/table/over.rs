//! The table of a game that is over, looked at again.

use crate::theme::buttons::Look;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Pos2, Rect, Stroke, StrokeKind, vec2};
use rules::table::words::Words;

/// Draws the way back to the score, on the table of a game that is over. Returns where it stands, and whether it is taken.
pub fn way_back(pen: &mut Pen, top: Pos2, words: &Words) -> (Rect, bool) {
    let height = pen.pick(40.0, 54.0);
    let font = Typeface::Bold.at(pen.pick(16.0, 21.0));
    let over = words.say("phase-over.tip", &[]);
    let painter = pen.ui.painter();
    let galley = painter.layout_no_wrap(over, font.clone(), palette::TEXT);
    let label = words.say("ui-score", &[]);
    let button = pen.pick(130.0, 180.0);
    let size = vec2(galley.size().x + button + height * 1.2, height);
    let rect = Rect::from_center_size(top + vec2(0.0, height / 2.0), size);
    let stroke = Stroke::new(1.8, palette::BRASS);
    let painter = pen.ui.painter();
    painter.rect(
        rect,
        height / 2.0,
        palette::PANEL_SOLID,
        stroke,
        StrokeKind::Inside,
    );
    let at = rect.left_center() + vec2(height * 0.5, -galley.size().y / 2.0);
    painter.galley(at, galley, palette::TEXT);
    let corner = rect.right_top() + vec2(-button - 5.0, 5.0);
    let button = Rect::from_min_size(corner, vec2(button, height - 10.0));
    let hit = pen.button_in(button, &label, &label, font, Look::Brass);
    (rect, hit.clicked)
}
