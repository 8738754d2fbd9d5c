//! Numbers of things: in a circle, beside a picture, as a line of pictures, and as a change.

use crate::table::figures;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, Vec2, pos2, vec2};

/// The looks of a number in a circle.
#[derive(Debug, Clone, Copy)]
pub struct Count {
    /// The radius of the circle.
    pub radius: f32,
    /// The size of the number's letters.
    pub letters: f32,
    /// The edge of the circle.
    pub edge: Stroke,
    /// The colours of the ground and of the number.
    pub colours: [Color32; 2],
}

impl Count {
    /// Draws a number with its circle round a point, and returns the rectangle of the circle.
    pub fn draw(&self, pen: &Pen, middle: Pos2, number: impl ToString) -> Rect {
        let [ground, ink] = self.colours;
        let painter = pen.ui.painter();
        painter.circle(middle, self.radius, ground, self.edge);
        let font = Typeface::Bold.at(self.letters);
        pen.text(middle, Align2::CENTER_CENTER, font, ink, number);
        Rect::from_center_size(middle, Vec2::splat(2.0 * self.radius))
    }
}

/// Draws a picture of a size and behind it a number in letters of a size, from the middle of their left edge, and returns the
/// rectangle of both.
pub fn figure(
    pen: &Pen,
    left: Pos2,
    picture: &str,
    size: Vec2,
    letters: f32,
    count: impl ToString,
) -> Rect {
    let icon = Rect::from_min_size(left - vec2(0.0, size.y / 2.0), size);
    pen.picture(picture, icon);
    let font = Typeface::Plain.at(letters);
    let after = pos2(icon.right() + 3.0, left.y);
    let text = pen.text(after, Align2::LEFT_CENTER, font, palette::TEXT, count);
    icon.union(text)
}

/// Draws `most` square pictures of a size side by side from the middle of their left edge, the first `count` of them whole and the
/// others lost, and returns the rectangle of all.
pub fn line(
    pen: &Pen,
    left: Pos2,
    size: f32,
    [whole, lost]: [&str; 2],
    (count, most): (u8, u8),
) -> Rect {
    for place in 0..most {
        let x = left.x + size * (f32::from(place) + 0.5);
        let picture = if place < count { whole } else { lost };
        pen.art(picture, pos2(x, left.y), size);
    }
    let all = vec2(size * f32::from(most), size);
    Rect::from_min_size(left - vec2(0.0, size / 2.0), all)
}

/// Draws at the foot of a player's points, with its sign, how they will change by the choice that is pointed at.
pub fn change(pen: &Pen, points: Rect, change: i32) {
    let font = Typeface::Bold.at(pen.pick(14.0, 18.0));
    let foot = points.center_bottom() - vec2(0.0, pen.pick(7.0, 12.0));
    let colour = if change > 0 {
        palette::BETTER_LIGHT
    } else {
        palette::DANGER
    };
    let text = figures::change(change);
    pen.text(foot, Align2::CENTER_CENTER, font, colour, text);
}
