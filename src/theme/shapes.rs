//! Shapes that panels and boards are made of.

use super::pen::Face;
use super::{Pen, palette};
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2,
    epaint::RectShape, vec2,
};
use std::f32::consts::TAU;

impl Pen<'_> {
    /// A panel.
    pub fn panel(&self, rect: Rect) {
        self.ui.painter().add(Self::panel_shape(rect));
    }

    /// A panel, for whoever knows only later how large it is.
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

    /// A die that shows so many pips.
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

    /// A rectangle with a dashed edge.
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

    /// A circle with a dashed edge.
    pub fn dashed_circle(&self, centre: Pos2, radius: f32, stroke: Stroke, dash: f32, gap: f32) {
        self.dashed_arc((centre, radius), [0.0, TAU], stroke, dash, gap);
    }

    /// The same round a point, with an opening as wide as a thing that lies on its edge.
    pub fn dashed_circle_round(
        &self,
        (centre, radius): (Pos2, f32),
        (thing, wide): (Pos2, f32),
        stroke: Stroke,
        dash: f32,
        gap: f32,
    ) {
        let open = (wide / 2.0 / radius).clamp(0.0, 1.0).asin();
        let angle = (thing - centre).angle();
        let arc = [angle + open, angle + TAU - open];
        self.dashed_arc((centre, radius), arc, stroke, dash, gap);
    }

    fn dashed_arc(
        &self,
        (centre, radius): (Pos2, f32),
        [from, to]: [f32; 2],
        stroke: Stroke,
        dash: f32,
        gap: f32,
    ) {
        let points: Vec<Pos2> = (0..=48)
            .map(|step| {
                let angle = egui::lerp(from..=to, step as f32 / 48.0);
                centre + radius * Vec2::angled(angle)
            })
            .collect();
        self.ui
            .painter()
            .extend(Shape::dashed_line(&points, stroke, dash, gap));
    }

    /// A small label on dark ground, above everything on the chart; a long one has several lines.
    pub fn chip(&self, centre: Pos2, text: &str) -> Rect {
        self.chip_at(centre, Align2::CENTER_CENTER, text)
    }

    /// The same, with a point of it where it is told to be; it keeps to the screen.
    pub fn chip_at(&self, at: Pos2, align: Align2, text: &str) -> Rect {
        let edge = Stroke::new(1.4, palette::CREAM);
        self.edged_chip(at, align, text, edge)
    }

    /// One that warns: what was refused, what was lost.
    pub fn warning_at(&self, at: Pos2, align: Align2, text: &str) -> Rect {
        let edge = Stroke::new(1.8, palette::DANGER);
        self.edged_chip(at, align, text, edge)
    }

    fn edged_chip(&self, at: Pos2, align: Align2, text: &str, edge: Stroke) -> Rect {
        let font = Face::Bold.at(self.pick(14.5, 16.0));
        let screen = self.ui.max_rect().shrink(3.0);
        let most = self.pick(540.0_f32, 800.0).min(screen.width() - 24.0);
        let galley = self
            .ui
            .painter()
            .layout(text.to_owned(), font, palette::TEXT, most);
        let rect = align.anchor_size(at, galley.size() + vec2(22.0, 10.0));
        let inside = rect.center().clamp(
            screen.min + rect.size() / 2.0,
            (screen.max - rect.size() / 2.0).max(screen.min + rect.size() / 2.0),
        );
        let rect = Rect::from_center_size(inside, rect.size());
        let mut painter = self.ui.painter().clone();
        painter.multiply_opacity(self.faded(egui::Id::new(("chip", text)), 0));
        painter.rect(
            rect,
            CornerRadius::same((rect.height() / 2.0).min(16.0) as u8),
            palette::CHIP,
            edge,
            StrokeKind::Inside,
        );
        painter.galley(rect.center() - galley.size() / 2.0, galley, palette::TEXT);
        rect
    }
}
