//! Keys and buttons as they are drawn in hints: caps with their names, a pad's buttons by their places.

use super::{Pen, Typeface, palette};
use crate::controls::{Act, Pad, Press, Way, key_told};
use bevy::prelude::KeyCode;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use rules::table::words::Words;

/// The ground of a cap.
const CAP: Color32 = palette::FILL_LIT;
/// The signs of the four buttons on the right, in the colours that most pads give them, on the dark.
const FACES: [(Pad, Vec2, Color32); 4] = [
    (Pad::South, vec2(0.0, 1.0), palette::PAD_SOUTH),
    (Pad::East, vec2(1.0, 0.0), palette::PAD_EAST),
    (Pad::West, vec2(-1.0, 0.0), palette::PAD_WEST),
    (Pad::North, vec2(0.0, -1.0), palette::PAD_NORTH),
];

impl Pen<'_> {
    /// Draws the binding of an act on the device in use, from a point on its left at half its height, and returns its width.
    /// Draws nothing if there is none.
    pub fn glyph_of(&self, left: Pos2, height: f32, act: Act, words: &Words) -> f32 {
        self.controls
            .press(act)
            .map_or(0.0, |press| self.glyph(left, height, press, words))
    }

    /// Draws a key or a button, from a point on its left at half its height, and returns its width.
    pub fn glyph(&self, left: Pos2, height: f32, press: Press, words: &Words) -> f32 {
        let held = match press {
            Press::Key(key) => return self.key(left, height, key, words),
            Press::Pad(pad) => return self.button_of_pad(left, height, pad),
            Press::Shift(_) => "ui-key-Shift",
            Press::Ctrl(_) => "ui-key-Ctrl",
            Press::Alt(_) => "ui-key-Alt",
        };
        let first = self.cap(left, height, &words.say(held, &[]));
        // Held together: not one or the other.
        let gap = height * 0.5;
        let next = left + vec2(first + gap, 0.0);
        let plus = next - vec2(gap / 2.0, height * 0.04);
        let font = Typeface::Bold.at(height * 0.6);
        self.text(plus, Align2::CENTER_CENTER, font, palette::FAINT, "+");
        let key = press.key().map(|key| self.key(next, height, key, words));
        first + gap + key.unwrap_or(0.0)
    }

    fn key(&self, left: Pos2, height: f32, key: KeyCode, words: &Words) -> f32 {
        let way = match key {
            KeyCode::ArrowUp => Way::Up,
            KeyCode::ArrowDown => Way::Down,
            KeyCode::ArrowLeft => Way::Left,
            KeyCode::ArrowRight => Way::Right,
            _ => return self.cap(left, height, &key_told(key, words)),
        };
        let width = self.cap(left, height, "");
        let middle = left + vec2(width / 2.0, -height * 0.04);
        arrow(self.ui.painter(), middle, height * 0.26, way, palette::TEXT);
        width
    }

    /// A cap with a text on it.
    fn cap(&self, left: Pos2, height: f32, text: &str) -> f32 {
        let painter = self.ui.painter();
        let font = Typeface::Bold.at(height * 0.62);
        let galley = painter.layout_no_wrap(text.to_owned(), font, palette::TEXT);
        let width = (galley.size().x + height * 0.5).max(height);
        let rect = Rect::from_min_size(left - vec2(0.0, height / 2.0), vec2(width, height));
        ground(painter, rect, CornerRadius::same((height * 0.22) as u8));
        let at = rect.center() - galley.size() / 2.0 - vec2(0.0, height * 0.04);
        painter.galley(at, galley, palette::TEXT);
        width
    }

    fn button_of_pad(&self, left: Pos2, height: f32, pad: Pad) -> f32 {
        let painter = self.ui.painter();
        let centre = left + vec2(height / 2.0, 0.0);
        let ink = palette::INK;
        let sign = |at: Pos2, size: f32, colour: Color32| {
            let font = Typeface::Bold.at(size);
            self.text(at, Align2::CENTER_CENTER, font, colour, pad.sign());
        };
        match pad {
            Pad::South | Pad::East | Pad::West | Pad::North => {
                for (other, way, colour) in FACES {
                    let at = centre + way * height * if other == pad { 0.18 } else { 0.36 };
                    if other == pad {
                        painter.circle(at, height * 0.32, colour, Stroke::new(1.2, ink));
                        sign(at, height * 0.5, ink);
                    } else {
                        painter.circle_filled(at, height * 0.08, palette::FAINT);
                    }
                }
                height
            }
            Pad::Cross(way) => {
                let arm = height * 0.15;
                for side in [Way::Up, Way::Down, Way::Left, Way::Right] {
                    let lit = side == way;
                    let to = centre + vector(side) * height * 0.44;
                    let rect =
                        Rect::from_two_pos(centre, to).expand2(vector(side).rot90().abs() * arm);
                    let fill = if lit { palette::CREAM } else { palette::SLOT };
                    painter.rect_filled(rect, 2.0, fill);
                }
                painter.rect_filled(
                    Rect::from_center_size(centre, Vec2::splat(arm * 2.0)),
                    0.0,
                    palette::SLOT,
                );
                height
            }
            Pad::LeftStick(way) | Pad::RightStick(way) => {
                let edge = Stroke::new(1.4, palette::FAINT);
                painter.circle(centre, height * 0.46, palette::WELL, edge);
                let at = centre + vector(way) * height * 0.14;
                painter.circle(at, height * 0.28, CAP, edge);
                sign(at, height * 0.4, palette::TEXT);
                let tip = centre + vector(way) * height * 0.52;
                arrow(painter, tip, height * 0.14, way, palette::CREAM);
                height
            }
            Pad::LeftThumb | Pad::RightThumb => {
                let edge = Stroke::new(1.4, palette::FAINT);
                painter.circle(centre, height * 0.46, palette::WELL, edge);
                painter.circle(centre, height * 0.3, palette::CREAM, Stroke::new(1.2, ink));
                sign(centre, height * 0.42, ink);
                height
            }
            Pad::Select | Pad::Start => {
                let rect = Rect::from_center_size(centre, vec2(height, height * 0.66));
                ground(painter, rect, CornerRadius::same((height * 0.33) as u8));
                let stroke = Stroke::new(1.6, palette::TEXT);
                if pad == Pad::Start {
                    for line in [-1.0, 0.0, 1.0] {
                        let y = centre.y + line * height * 0.14;
                        painter.hline(centre.x - height * 0.2..=centre.x + height * 0.2, y, stroke);
                    }
                } else {
                    for off in [vec2(-0.06, -0.06), vec2(0.06, 0.06)] {
                        let square = Rect::from_center_size(
                            centre + off * height,
                            Vec2::splat(height * 0.26),
                        );
                        painter.rect_stroke(square, 1.0, stroke, StrokeKind::Middle);
                    }
                }
                height
            }
            Pad::LeftShoulder | Pad::RightShoulder | Pad::LeftTrigger | Pad::RightTrigger => {
                self.cap(left, height, pad.sign())
            }
        }
    }
}

/// The ground of a cap, thicker below.
fn ground(painter: &Painter, rect: Rect, radius: CornerRadius) {
    painter.rect_filled(rect, radius, palette::INK);
    let top = rect.with_max_y(rect.bottom() - rect.height() * 0.1);
    let edge = Stroke::new(1.2, palette::FAINT);
    painter.rect(top, radius, CAP, edge, StrokeKind::Inside);
}

fn vector(way: Way) -> Vec2 {
    match way {
        Way::Up => vec2(0.0, -1.0),
        Way::Down => vec2(0.0, 1.0),
        Way::Left => vec2(-1.0, 0.0),
        Way::Right => vec2(1.0, 0.0),
    }
}

/// A triangle that points a way.
fn arrow(painter: &Painter, at: Pos2, size: f32, way: Way, colour: Color32) {
    let way = vector(way);
    let side = way.rot90() * size * 0.9;
    let (tip, tail) = (at + way * size * 0.7, at - way * size * 0.6);
    let points = [tip, tail + side, tail - side].map(|point| pos2(point.x, point.y));
    painter.add(Shape::convex_polygon(points.to_vec(), colour, Stroke::NONE));
}
