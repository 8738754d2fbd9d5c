//! Shapes that panels and boards are made of.

use super::pen::Typeface;
use super::{Pen, Severity, palette};
use bevy_egui::egui::emath::GuiRounding;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Galley, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2,
    epaint::CornerRadiusF32, epaint::RectShape, epaint::tessellator::path::rounded_rectangle, pos2,
    vec2,
};
use std::f32::consts::TAU;
use std::sync::Arc;

/// Margins of a chip round its text, both sides together.
const AROUND: Vec2 = vec2(22.0, 10.0);
/// The radius of the sign beside it.
const SIGN: f32 = 8.0;

impl Pen<'_> {
    /// Draws a panel.
    pub fn panel(&self, rect: Rect) {
        self.ui.painter().add(Self::panel_shape(rect));
    }

    /// Returns the shape of a panel, to be drawn once its size is known.
    pub fn panel_shape(rect: Rect) -> Shape {
        let shadow = egui::epaint::Shadow {
            offset: [-2, 6],
            blur: 16,
            spread: 0,
            color: Color32::from_black_alpha(110),
        };
        let ground = RectShape::new(
            rect,
            CornerRadius::same(10),
            palette::PANEL,
            Stroke::new(1.0, palette::LINE.gamma_multiply(0.75)),
            StrokeKind::Inside,
        );
        let trim = RectShape::stroke(
            rect.shrink(3.5),
            CornerRadius::same(7),
            Stroke::new(1.0, palette::BRASS.gamma_multiply(0.28)),
            StrokeKind::Inside,
        );
        let shadow = shadow.as_shape(rect, CornerRadius::same(10));
        Shape::Vec(vec![shadow.into(), ground.into(), trim.into()])
    }

    /// Draws a die that shows so many pips.
    pub fn die(&self, centre: Pos2, size: f32, pips: u8) {
        let rect = Rect::from_center_size(centre, Vec2::splat(size));
        let painter = self.ui.painter();
        painter.rect(
            rect,
            CornerRadius::same((size / 5.0) as u8),
            palette::DIE,
            Stroke::new(size * 0.06, palette::INK),
            StrokeKind::Inside,
        );
        let places: &[(f32, f32)] = match pips {
            1 => &[(0.0, 0.0)],
            2 => &[(-1.0, -1.0), (1.0, 1.0)],
            3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
            4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
            5 => &[
                (-1.0, -1.0),
                (1.0, -1.0),
                (0.0, 0.0),
                (-1.0, 1.0),
                (1.0, 1.0),
            ],
            _ => &[
                (-1.0, -1.0),
                (1.0, -1.0),
                (-1.0, 0.0),
                (1.0, 0.0),
                (-1.0, 1.0),
                (1.0, 1.0),
            ],
        };
        for &(x, y) in places {
            painter.circle_filled(centre + vec2(x, y) * size * 0.26, size * 0.1, palette::INK);
        }
    }

    /// Draws a small card: its ground, a frame and a dark edge, both of whole pixels.
    pub fn small_card(&self, rect: Rect, [frame, ground]: [Color32; 2]) {
        let pixels = self.ui.ctx().pixels_per_point();
        let rect = rect.round_to_pixels(pixels);
        let whole = |wide: f32| (wide * pixels).round().max(1.0) / pixels;
        let edge = whole(1.2);
        let inner = edge + whole(rect.width() * 0.06);
        let round = rect.width() * 0.13;
        let painter = self.ui.painter();
        for (off, colour) in [(0.0, palette::INK), (edge, frame), (inner, ground)] {
            let radius = CornerRadius::same((round - off).max(1.0) as u8);
            painter.rect_filled(rect.shrink(off), radius, colour);
        }
    }

    /// Draws a rectangle with a dashed edge.
    pub fn dashed(&self, rect: Rect, stroke: Stroke, dash: f32, gap: f32) {
        let corners = [
            rect.left_top(),
            rect.right_top(),
            rect.right_bottom(),
            rect.left_bottom(),
            rect.left_top(),
        ];
        self.ui
            .painter()
            .extend(Shape::dashed_line(&corners, stroke, dash, gap));
    }

    /// Draws a dashed edge round a thing with round ends.
    pub fn dashed_pill(&self, rect: Rect, stroke: Stroke, dash: f32, gap: f32) {
        let mut points = Vec::new();
        let round = CornerRadiusF32::same(rect.height() / 2.0);
        rounded_rectangle(&mut points, rect, round);
        points.extend(points.first().copied());
        self.ui
            .painter()
            .extend(Shape::dashed_line(&points, stroke, dash, gap));
    }

    /// Draws a circle with a dashed edge.
    pub fn dashed_circle(&self, centre: Pos2, radius: f32, stroke: Stroke, dash: f32, gap: f32) {
        let arc = [0.0, TAU - gap / radius];
        self.dashed_arc((centre, radius), arc, stroke, dash, gap);
    }

    /// Draws a circle with a dashed edge, open round a thing on it that reaches so far.
    pub fn dashed_circle_round(
        &self,
        (centre, radius): (Pos2, f32),
        (thing, reach): (Pos2, f32),
        stroke: Stroke,
        dash: f32,
        gap: f32,
    ) {
        let away = centre.distance(thing);
        let cos = (radius * radius + away * away - reach * reach) / (2.0 * radius * away);
        let open = cos.clamp(-1.0, 1.0).acos();
        let angle = (thing - centre).angle();
        let arc = [angle + open, angle + TAU - open];
        self.dashed_arc((centre, radius), arc, stroke, dash, gap);
    }

    /// An arc in dashes as long as each other, as near to a length as it has room for: one begins it and one ends it.
    fn dashed_arc(
        &self,
        (centre, radius): (Pos2, f32),
        [from, to]: [f32; 2],
        stroke: Stroke,
        dash: f32,
        gap: f32,
    ) {
        const PARTS: u8 = 5;
        let count = ((radius * (to - from) + gap) / (dash + gap))
            .round()
            .max(1.0);
        let step = (to - from) / (count - gap / (dash + gap));
        let long = step * dash / (dash + gap);
        for number in 0..count as usize {
            let start = from + step * number as f32;
            let points = (0..=PARTS).map(|part| {
                let angle = start + long * f32::from(part) / f32::from(PARTS);
                centre + radius * Vec2::angled(angle)
            });
            self.ui.painter().line(points.collect(), stroke);
        }
    }

    /// Draws a small label on dark ground, above everything on the chart; a long one has several lines.
    pub fn chip(&self, centre: Pos2, text: &str) -> Rect {
        self.chip_at(centre, Align2::CENTER_CENTER, text)
    }

    /// Draws a chip with a corner or side of it at a point, and returns its rectangle. It stays on the screen.
    pub fn chip_at(&self, at: Pos2, align: Align2, text: &str) -> Rect {
        let edge = Stroke::new(1.4, palette::CREAM);
        self.edged_chip(at, align, text, (edge, None), egui::Id::new(("chip", text)))
    }

    /// Draws a chip as [`Pen::chip_at`] does that stays while its text changes, under a name of its own.
    pub fn lasting_chip(&self, at: Pos2, align: Align2, text: &str, name: &str) -> Rect {
        let edge = Stroke::new(1.4, palette::CREAM);
        self.edged_chip(
            at,
            align,
            text,
            (edge, None),
            egui::Id::new(("lasting", name)),
        )
    }

    /// Draws a chip of what is said at once, with the frame and the sign of how grave it is.
    pub fn said_at(&self, at: Pos2, align: Align2, text: &str, severity: Severity) -> Rect {
        let edge = (Stroke::new(1.8, severity.edge()), Some(severity));
        self.edged_chip(at, align, text, edge, egui::Id::new(("chip", text)))
    }

    /// Returns the size of a chip with a text.
    pub fn chip_size(&self, text: &str) -> Vec2 {
        self.in_chip(text).size() + AROUND
    }

    /// The text of a chip, laid out.
    fn in_chip(&self, text: &str) -> Arc<Galley> {
        let font = Typeface::Bold.at(self.pick(14.5, 16.0));
        let most = self.ui.max_rect().width() - 30.0;
        let most = self.pick(540.0_f32, 800.0).min(most);
        self.even(text, font, palette::TEXT, most)
    }

    fn edged_chip(
        &self,
        at: Pos2,
        align: Align2,
        text: &str,
        (edge, sign): (Stroke, Option<Severity>),
        id: egui::Id,
    ) -> Rect {
        let screen = self.ui.max_rect().shrink(3.0);
        let galley = self.in_chip(text);
        let beside = sign.map_or(0.0, |_| SIGN * 3.0);
        let rect = align.anchor_size(at, galley.size() + AROUND + vec2(beside, 0.0));
        let inside = rect.center().clamp(
            screen.min + rect.size() / 2.0,
            (screen.max - rect.size() / 2.0).max(screen.min + rect.size() / 2.0),
        );
        let rect = Rect::from_center_size(inside, rect.size());
        let mut painter = self.ui.painter().clone();
        painter.multiply_opacity(self.faded(id, 0));
        painter.rect(
            rect,
            CornerRadius::same((rect.height() / 2.0).min(16.0) as u8),
            palette::CHIP,
            edge,
            StrokeKind::Inside,
        );
        let corner = rect.center() + vec2(beside - galley.size().x, -galley.size().y) / 2.0;
        if let Some(sign) = sign {
            let middle = pos2(corner.x - SIGN * 2.0, rect.center().y);
            sign.sign(&painter, middle, SIGN);
        }
        painter.galley(corner, galley, palette::TEXT);
        rect
    }
}

#[cfg(test)]
mod tests {
    use super::super::trial::canvas;
    use super::*;

    /// The rectangles of a small card of a size that lies somewhere.
    fn card(size: Vec2) -> Vec<Rect> {
        let mut screen = canvas(Vec::new(), move |pen, rects| {
            let rect = Rect::from_min_size(pos2(10.3, 20.6), size);
            pen.small_card(rect, [palette::PARCHMENT, palette::NIGHT]);
            rects.clear();
            pen.ui.painter().for_each_shape(|clipped| {
                if let Shape::Rect(shape) = &clipped.shape {
                    rects.push(shape.rect);
                }
            });
        });
        screen.run_steps(3);
        screen.state().state.clone()
    }

    #[test]
    fn a_dashed_ring_leaves_a_thing_on_its_edge_free_and_has_whole_dashes_alone() {
        let (middle, thing, reach) = (pos2(100.0, 100.0), pos2(122.0, 78.0), 19.0);
        let mut screen = canvas(Vec::new(), move |pen, dashes: &mut Vec<Vec<Pos2>>| {
            let stroke = Stroke::new(2.0, palette::CREAM);
            pen.dashed_circle_round((middle, 41.6), (thing, reach), stroke, 13.6, 8.0);
            dashes.clear();
            pen.ui.painter().for_each_shape(|clipped| {
                if let Shape::Path(path) = &clipped.shape {
                    dashes.push(path.points.clone());
                }
            });
        });
        screen.run_steps(3);
        let dashes = &screen.state().state;
        assert!(dashes.len() > 7, "{}", dashes.len());
        let long = |dash: &[Pos2]| -> f32 {
            let parts = dash.windows(2).map(|ends| ends[0].distance(ends[1]));
            parts.sum()
        };
        for dash in dashes {
            assert!((long(dash) - long(&dashes[0])).abs() < 0.01, "{dash:?}");
            let mut points = dash.iter();
            assert!(points.all(|point| point.distance(thing) > reach - 0.01));
        }
    }

    #[test]
    fn the_frame_of_a_small_card_is_seen_on_all_sides_however_small_it_is() {
        for size in [vec2(15.7, 20.9), vec2(21.6, 29.2), vec2(43.0, 58.0)] {
            let rects = card(size);
            let Some(&[edge, frame, ground]) = rects.last_chunk::<3>() else {
                panic!("{rects:?}");
            };
            for (outer, inner) in [(edge, frame), (frame, ground)] {
                let wide = [
                    inner.left() - outer.left(),
                    inner.top() - outer.top(),
                    outer.right() - inner.right(),
                    outer.bottom() - inner.bottom(),
                ];
                assert!(wide.iter().all(|wide| *wide > 0.99), "{size}: {wide:?}");
            }
        }
    }
}
