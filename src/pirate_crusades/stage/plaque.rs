//! Plaques on the stage: a sign, a name, and a line below it.

use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2,
};

/// How a plaque lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::pirate_crusades) enum Lit {
    /// It only tells something.
    Tells,
    /// It can be chosen.
    Offered,
    /// It is pointed at.
    Pointed,
    /// It cannot be chosen now.
    Barred,
}

/// A plaque as it is drawn.
#[derive(Debug, Clone)]
pub(in crate::pirate_crusades) struct Plaque {
    /// The picture of its sign.
    pub(in crate::pirate_crusades) icon: &'static str,
    /// Whether the sign has colours of its own.
    pub(in crate::pirate_crusades) own: bool,
    /// The name.
    pub(in crate::pirate_crusades) title: String,
    /// The line below it.
    pub(in crate::pirate_crusades) text: String,
    /// How it lies.
    pub(in crate::pirate_crusades) lit: Lit,
    /// How much of its right end, in parts of its height, is left free.
    pub(in crate::pirate_crusades) free: f32,
}

impl Plaque {
    /// Draws the plaque in a place.
    pub(in crate::pirate_crusades) fn draw(&self, pen: &Pen, rect: Rect) {
        let painter = pen.ui.painter();
        let radius = CornerRadius::same((rect.height() * 0.2) as u8);
        let (ground, edge, wide) = match self.lit {
            Lit::Tells => (palette::CHIP, palette::BRASS, 1.4),
            Lit::Offered => (palette::CHIP, palette::CREAM, 1.8),
            Lit::Pointed => (palette::FILL_LIT, palette::CREAM, 2.6),
            Lit::Barred => (palette::CHIP, palette::LINE, 1.2),
        };
        painter.rect_filled(
            rect.translate(vec2(-2.0, 3.0)),
            radius,
            Color32::from_black_alpha(90),
        );
        painter.rect_filled(rect, radius, ground);
        let stroke = Stroke::new(wide, edge);
        if self.lit == Lit::Barred {
            pen.dashed(rect.shrink(1.0), stroke, 5.0, 4.0);
        } else {
            painter.rect_stroke(rect, radius, stroke, StrokeKind::Inside);
        }
        let high = rect.height();
        let at = pos2(rect.left() + high * 0.52, rect.center().y);
        let size = high * 0.66;
        if self.own {
            let flag = Rect::from_center_size(at, vec2(size, size * 0.7));
            pen.picture(self.icon, flag);
        } else {
            let disc = match self.lit {
                Lit::Barred => crate::pirate_crusades::looks::DISC_OUT,
                _ => crate::pirate_crusades::looks::DISC_BONUS,
            };
            pen.art(disc, at, high * 0.82);
            let tint = match self.lit {
                Lit::Barred => palette::FAINT,
                _ => palette::BRASS_LIGHT,
            };
            pen.icon(self.icon, at, high * 0.46, tint);
            if self.lit == Lit::Barred {
                cross(pen, at + vec2(high * 0.24, high * 0.24), high * 0.15);
            }
        }
        let left = at.x + high * 0.5;
        let room = Rect::from_min_max(
            pos2(left, rect.top() + 1.0),
            rect.max - vec2(6.0 + high * self.free, 1.0),
        );
        let small = Typeface::Plain.at((high * 0.32).max(12.5));
        // Why it cannot be chosen may take two lines.
        let long =
            self.lit == Lit::Barred && pen.wide_as(&self.text, small.clone()) * 0.84 > room.width();
        let half = room.height() * if long { 0.36 } else { 0.5 };
        let title = if self.text.is_empty() {
            room
        } else {
            room.with_max_y(room.top() + half + 1.0)
        };
        let colour = match self.lit {
            Lit::Barred => palette::FAINT,
            _ => palette::TEXT,
        };
        let font = Typeface::Bold.at((high * 0.38).max(13.5));
        let _ = pen.fitted(title, font, colour, &self.title);
        if self.text.is_empty() {
            return;
        }
        let text = room.with_min_y(room.top() + half - 1.0);
        if long {
            let mut font = small;
            font.size *= 0.88;
            let top = text.left_top() - vec2(0.0, 1.0);
            let _ = pen.paragraph(top, room.width(), font, palette::FAINT, &self.text);
        } else {
            let _ = pen.fitted(text, small, palette::FAINT, &self.text);
        }
    }
}

/// The sign of what is barred.
pub(super) fn cross(pen: &Pen, at: Pos2, radius: f32) {
    let painter = pen.ui.painter();
    let edge = Stroke::new(1.2, palette::CREAM);
    painter.circle(at, radius, palette::DANGER, edge);
    let arm = Vec2::splat(radius * 0.45);
    let stroke = Stroke::new(radius * 0.36, palette::CREAM);
    painter.line_segment([at - arm, at + arm], stroke);
    let other = vec2(arm.x, -arm.y);
    painter.line_segment([at - other, at + other], stroke);
}

/// Returns the width of a short remark.
pub(in crate::pirate_crusades) fn chip_width(pen: &Pen, text: &str) -> f32 {
    let font = Typeface::Bold.at(pen.pick(14.0, 17.0));
    let sign = font.size * 1.2;
    pen.wide_as(text, font) + sign + 26.0
}

/// Draws a short remark with a sign before it, in the middle of a point, and returns its rectangle.
pub(in crate::pirate_crusades) fn chip(
    pen: &Pen,
    at: Pos2,
    icon: &str,
    text: &str,
    colour: Color32,
) -> Rect {
    let font = Typeface::Bold.at(pen.pick(14.0, 17.0));
    let size = font.size * 1.2;
    let rect = Rect::from_center_size(at, vec2(chip_width(pen, text), font.size * 1.7));
    let painter = pen.ui.painter();
    let radius = CornerRadius::same((rect.height() / 2.0) as u8);
    let edge = Stroke::new(1.4, palette::CREAM);
    painter.rect(rect, radius, palette::CHIP, edge, StrokeKind::Inside);
    let sign = pos2(rect.left() + 10.0 + size / 2.0, at.y);
    pen.icon(icon, sign, size, colour);
    let left = pos2(sign.x + size / 2.0 + 5.0, at.y);
    pen.text(left, Align2::LEFT_CENTER, font, colour, text);
    rect
}
