//! Marks on what can be chosen, is a target, or is compared: frames, brackets, arrows, signs.

use crate::theme::{Pen, Severity, palette};
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

/// Draws the frame round a thing in a panel that can be chosen.
pub fn glow(pen: &Pen, rect: Rect, hovered: bool) {
    let painter = pen.ui.painter();
    if hovered {
        painter.rect_filled(rect, 6.0, palette::CREAM.gamma_multiply(0.2));
    }
    let under = Stroke::new(4.0, Color32::from_black_alpha(140));
    painter.rect_stroke(rect, 6.0, under, StrokeKind::Middle);
    let width = if hovered { 2.6 } else { 1.8 };
    pen.dashed(rect, Stroke::new(width, palette::CREAM), 6.0, 4.0);
}

/// Draws the dashed cream frame of a legal space.
pub fn frame(pen: &Pen, rect: Rect, hovered: bool) {
    let painter = pen.ui.painter();
    if hovered {
        painter.rect_filled(rect, 6.0, palette::CREAM.gamma_multiply(0.24));
    }
    let under = Stroke::new(4.5, Color32::from_black_alpha(150));
    pen.dashed(rect, under, 9.0, 5.0);
    let width = if hovered { 3.0 } else { 2.2 };
    pen.dashed(rect, Stroke::new(width, palette::CREAM), 9.0, 5.0);
}

/// Draws the dashed sides of a legal space that is one of several in a field: its upper, right, lower and left one, where the
/// field ends there. All of them together are the field's outline.
pub fn outskirts(pen: &Pen, rect: Rect, ends: [bool; 4]) {
    const DASHES: u8 = 4;
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
    ];
    for (width, colour) in [(4.5, Color32::from_black_alpha(150)), (2.2, palette::CREAM)] {
        for side in (0..4).filter(|&side| ends[side]) {
            let (from, to) = (corners[side], corners[(side + 1) % 4]);
            // A side begins and ends with half a dash, so that it goes on in the next one.
            for number in 0..=DASHES {
                let part = |aside: f32| (f32::from(number) + aside) / f32::from(DASHES);
                let dash = [part(-0.3), part(0.3)].map(|part| from.lerp(to, part.clamp(0.0, 1.0)));
                let stroke = Stroke::new(width, colour);
                pen.ui.painter().line_segment(dash, stroke);
            }
        }
    }
}

/// Draws the dashed frame of a legal space that lies aslant, along its corners.
pub fn frame_aslant(pen: &Pen, corners: &[Pos2], hovered: bool) {
    let painter = pen.ui.painter();
    if hovered {
        let light = palette::CREAM.gamma_multiply(0.24);
        painter.add(Shape::convex_polygon(corners.to_vec(), light, Stroke::NONE));
    }
    let round: Vec<Pos2> = corners.iter().chain(corners.first()).copied().collect();
    let under = Stroke::new(4.5, Color32::from_black_alpha(150));
    painter.extend(Shape::dashed_line(&round, under, 9.0, 5.0));
    let width = if hovered { 3.0 } else { 2.2 };
    let over = Stroke::new(width, palette::CREAM);
    painter.extend(Shape::dashed_line(&round, over, 9.0, 5.0));
}

/// Draws a frame along the corners of a thing that lies aslant.
pub fn outline(pen: &Pen, corners: [Pos2; 4], colour: Color32) {
    for (width, colour) in [(6.0, palette::INK), (3.0, colour)] {
        let line = Shape::closed_line(corners.to_vec(), Stroke::new(width, colour));
        pen.ui.painter().add(line);
    }
}

/// Draws four corners round a target, cream with a dark edge.
pub fn brackets(pen: &Pen, corners: [Pos2; 4], hovered: bool) {
    let side = corners[0].distance(corners[1]);
    // Round a small thing they are thinner, or nothing would be seen of it.
    let part = (side / 54.0).clamp(0.5, 1.0);
    let strokes = [
        Stroke::new(7.0 * part, Color32::from_black_alpha(190)),
        Stroke::new(if hovered { 4.5 } else { 3.4 } * part, palette::CREAM),
    ];
    for stroke in strokes {
        for (number, &corner) in corners.iter().enumerate() {
            let toward = |other: usize| corner.lerp(corners[other % 4], 0.26);
            let points = vec![toward(number + 3), corner, toward(number + 1)];
            pen.ui.painter().line(points, stroke);
        }
    }
}

/// Draws four corners round a target that lies straight, as [`brackets`] does.
pub fn brackets_round(pen: &Pen, rect: Rect, hovered: bool) {
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
    ];
    brackets(pen, corners, hovered);
}

/// Draws a round button with an edge of a colour and an arrow that points a `way`, a vector of length 1.
pub fn arrow(pen: &Pen, at: Pos2, way: Vec2, radius: f32, hovered: bool, paint: Color32) {
    let painter = pen.ui.painter();
    let fill = if hovered {
        palette::BRASS_LIGHT
    } else {
        palette::PARCHMENT
    };
    painter.circle(at, radius, paint, Stroke::new(1.6, palette::INK));
    painter.circle(at, radius * 0.8, fill, Stroke::new(1.4, palette::INK));
    let side = way.rot90() * radius;
    let along = |part: f32| at + way * radius * part;
    // A head alone has three corners and points nowhere.
    let head = vec![
        along(0.66),
        along(0.07) + side * 0.45,
        along(0.07) - side * 0.45,
    ];
    let head = Shape::convex_polygon(head, palette::INK, Stroke::NONE);
    let shaft = Stroke::new(radius * 0.27, palette::INK);
    painter.line_segment([along(-0.59), along(0.18)], shaft);
    painter.add(head);
}

/// Draws the sign of a loss or of something without effect.
pub fn warning(pen: &Pen, middle: Pos2, radius: f32) {
    Severity::Fault.sign(pen.ui.painter(), middle, radius);
}

/// Draws the sign of a thing that is part of a set.
pub fn tick(pen: &Pen, middle: Pos2, radius: f32) {
    Severity::Told.sign(pen.ui.painter(), middle, radius);
}

/// Draws the sign of a loss in the corner of a thing, small enough that the thing still shows.
pub fn warn(pen: &Pen, rect: Rect) {
    let radius = pen.pick(8.5_f32, 12.0).min(rect.width() * 0.17);
    let corner = Vec2::new(-radius, radius) * 0.6;
    warning(pen, rect.right_top() + corner, radius);
}

/// The colours of the two answers that a look back compares: the one given, and the better one.
pub const COMPARED: [Color32; 2] = [palette::DANGER, palette::BETTER_LIGHT];

/// Draws the name of one of the two answers that a look back compares, and its frame in a colour, if it has none of its own.
pub fn compared(pen: &Pen, rect: Rect, frame: Option<Color32>, text: &str) {
    let Some(colour) = frame else {
        pen.chip_at(rect.center_top(), Align2::CENTER_BOTTOM, text);
        return;
    };
    let painter = pen.ui.painter();
    for (width, colour) in [(7.0, Color32::from_black_alpha(190)), (3.4, colour)] {
        let stroke = Stroke::new(width, colour);
        painter.rect_stroke(rect, 6.0, stroke, StrokeKind::Middle);
    }
    pen.chip_at(rect.center_top(), Align2::CENTER_CENTER, text);
}

/// Draws the foreseen way of a thing, with a mark at each stop, on a chart with squares of this side, in units of the canvas.
pub fn path(pen: &Pen, stops: &[Pos2], square: f32) {
    let painter = pen.ui.painter();
    for (width, colour) in [
        (square * 0.09, Color32::from_black_alpha(150)),
        (square * 0.045, palette::PREVIEW),
    ] {
        let stroke = Stroke::new(width, colour);
        painter.extend(Shape::dashed_line(
            stops,
            stroke,
            square * 0.14,
            square * 0.08,
        ));
    }
    for &stop in stops {
        painter.circle(
            stop,
            square * 0.06,
            palette::PREVIEW,
            Stroke::new(1.2, palette::INK),
        );
    }
}

/// Returns the least size of numbers on a chart with squares of this side, in units of the canvas.
#[must_use]
pub fn least(square: f32) -> f32 {
    14.0_f32.min(square * 0.3)
}
