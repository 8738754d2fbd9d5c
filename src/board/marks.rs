//! Marks on what can be chosen, is a target, or is compared: frames, brackets, arrows, signs.

use crate::theme::{Glow, Pen, Severity, palette};
use bevy_egui::egui::{Align2, Color32, Pos2, Rangef, Rect, Shape, Stroke, StrokeKind, Vec2, pos2};

/// Draws the frame round a thing in a panel that can be chosen.
pub fn panel_frame(pen: &Pen, rect: Rect, glow: Glow) {
    let Some(hovered) = glow.drawn() else {
        return;
    };
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
pub fn frame(pen: &Pen, rect: Rect, glow: Glow) {
    let Some(hovered) = glow.drawn() else {
        return;
    };
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
pub fn frame_aslant(pen: &Pen, corners: &[Pos2], glow: Glow) {
    let Some(hovered) = glow.drawn() else {
        return;
    };
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
pub fn brackets(pen: &Pen, corners: [Pos2; 4], glow: Glow) {
    let Some(hovered) = glow.drawn() else {
        return;
    };
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
pub fn brackets_round(pen: &Pen, rect: Rect, glow: Glow) {
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
    ];
    brackets(pen, corners, glow);
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

/// Draws the name, and if needed the frame, of one of the two answers that a look back compares. The name keeps off the heights of
/// what is asked, or stands there in its place.
pub fn compared(pen: &Pen, rect: Rect, frame: Option<Color32>, asked: Rangef, text: &str) {
    let painter = pen.ui.painter();
    if let Some(colour) = frame {
        for (width, colour) in [(7.0, Color32::from_black_alpha(190)), (3.4, colour)] {
            let stroke = Stroke::new(width, colour);
            painter.rect_stroke(rect, 6.0, stroke, StrokeKind::Middle);
        }
    }
    let side = match frame {
        Some(_) => Align2::CENTER_CENTER,
        None => Align2::CENTER_BOTTOM,
    };
    let top = rect.center_top();
    let chip = side.anchor_size(top, pen.chip_size(text));
    let hides = asked.span() > 0.0 && chip.bottom() > asked.min && chip.top() < asked.max;
    let (at, side) = match hides {
        true if rect.bottom() > asked.max => (pos2(top.x, asked.max), Align2::CENTER_TOP),
        true => (pos2(top.x, asked.min), Align2::CENTER_BOTTOM),
        false => (top, side),
    };
    pen.chip_at(at, side, text);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::trial::canvas;

    #[test]
    fn the_name_of_an_answer_keeps_off_the_bar_of_a_look_back() {
        // Whether it has a frame, where it lies, and between what its name stands.
        let bar = Rangef::new(600.0, 640.0);
        for (frame, top, [least, most]) in [
            (None, 642.0, [640.0, 720.0]),
            (Some(palette::DANGER), 600.0, [640.0, 720.0]),
            (Some(palette::DANGER), 560.0, [540.0, 600.0]),
        ] {
            let lies = Rect::from_min_size(pos2(500.0, top), Vec2::new(90.0, 140.0));
            let mut screen = canvas((), move |pen, ()| compared(pen, lies, frame, bar, "You"));
            screen.run_steps(3);
            let shapes = screen.output().shapes.iter();
            let names = shapes.filter_map(|clipped| match &clipped.shape {
                Shape::Text(text) => Some(text.visual_bounding_rect()),
                _ => None,
            });
            let names: Vec<Rect> = names.collect();
            let [name] = names.as_slice() else {
                panic!("{names:?}");
            };
            assert!(name.top() >= least && name.bottom() <= most, "{name}");
        }
    }
}
