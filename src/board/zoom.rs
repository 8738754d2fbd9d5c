//! The zoom of a chart: a chip that brings it nearer or farther, and shows the whole of it.

use super::ask::Ask;
use super::scene::Scene;
use crate::table::figures::decimal;
use crate::table::{Speak, TableGame};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, vec2};

/// The zoom of a click, in units of the wheel.
const CLOSER: f32 = 270.0;

/// Returns where the chip lies, at the lower right corner of the chart's place.
pub fn chip(pen: &Pen, chart: Rect) -> Rect {
    let size = vec2(2.0 * side(pen) + pen.pick(46.0, 58.0), pen.pick(24.0, 30.0));
    Rect::from_min_size(chart.right_bottom() - size - vec2(8.0, 8.0), size)
}

/// Returns the width of the parts at its ends.
fn side(pen: &Pen) -> f32 {
    pen.pick(26.0, 32.0)
}

impl<G: TableGame, K> Scene<'_, G, K> {
    /// Draws the chip, which asks to zoom by a click, and returns where it lies.
    pub fn draw_zoom(&mut self, pen: &mut Pen) -> Rect {
        let (chip, side) = (chip(pen, self.places.seen), side(pen));
        let radius = CornerRadius::same((chip.height() / 2.0) as u8);
        let edge = Stroke::new(1.4, palette::LINE);
        let painter = pen.ui.painter();
        painter.rect(chip, radius, palette::CHIP, edge, StrokeKind::Inside);
        let words = self.session.speaker().words();
        let zoom = format!("{} ×", decimal(words, self.desk.zoom().into(), 1));
        let farther = chip.with_max_x(chip.left() + side);
        let whole = chip.shrink2(vec2(side, 0.0));
        let nearer = chip.with_min_x(chip.right() - side);
        let parts = [
            (farther, "−", "ui-farther", Ask::Nearer(-CLOSER)),
            (whole, zoom.as_str(), "ui-whole-chart", Ask::Whole),
            (nearer, "+", "ui-nearer", Ask::Nearer(CLOSER)),
        ];
        for (rect, text, id, ask) in parts {
            let label = self.session.speaker().say(id);
            let hit = pen.hit_at(rect, rect.center(), "bar", &label);
            let ink = if hit.hovered {
                palette::BRASS_LIGHT
            } else {
                palette::TEXT
            };
            let font = Typeface::Bold.at(pen.pick(13.5, 16.0));
            pen.text(rect.center(), Align2::CENTER_CENTER, font, ink, text);
            if hit.clicked {
                self.ask(ask);
            }
            let _ = hit.tip(label);
        }
        chip
    }
}
