//! The zoom of a chart: a chip that brings it nearer or farther, and shows the whole of it.

use super::ask::Ask;
use super::scene::Scene;
use crate::table::figures::decimal;
use crate::table::{Speak, TableGame};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Rect, Stroke, StrokeKind, vec2};

/// The zoom of a click, counted as by the wheel.
const CLOSER: f32 = 270.0;

impl<G: TableGame, K> Scene<'_, G, K> {
    /// Draws the chip at the lower right corner of the chart's place. Returns where it lies.
    pub fn draw_zoom(&mut self, pen: &mut Pen) -> Rect {
        let high = pen.pick(24.0, 30.0);
        let side = pen.pick(26.0, 32.0);
        let size = vec2(2.0 * side + pen.pick(46.0, 58.0), high);
        let corner = self.places.board.right_bottom() - size - vec2(8.0, 8.0);
        let chip = Rect::from_min_size(corner, size);
        let radius = CornerRadius::same((high / 2.0) as u8);
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
