//! Plaques on the stage: a sign, a name, and a line below it.

use crate::pirate_crusades::looks;
use crate::theme::{Glow, Pen, Typeface, palette};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2,
};

/// The part of its usual size in which the line below the name is still read; what does not fit then takes several lines.
const FITS: f32 = 0.88;
/// The height of a plaque, with large letters on a small stage, below which it is no more than its sign.
const LEAST: f32 = 16.0;
/// The height of such a plaque that can be chosen: that of a line of text, as far as it grows so many times.
const LINE: f32 = 18.0;
const GROWS: f32 = 1.4;
/// The room above a name and below what stands under it, where that takes several lines.
const EDGE: f32 = 3.0;

/// The state of a plaque.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::pirate_crusades) enum Lit {
    /// It only tells something.
    Tells,
    /// It can be chosen, and stands out like this.
    Offered(Glow),
    /// It cannot be chosen now.
    Barred,
}

/// A plaque as it is drawn.
#[derive(Debug, Clone)]
pub(in crate::pirate_crusades) struct Plaque {
    /// The picture of its sign.
    pub(in crate::pirate_crusades) icon: &'static str,
    /// True if the sign has colours of its own.
    pub(in crate::pirate_crusades) own: bool,
    /// The name.
    pub(in crate::pirate_crusades) title: String,
    /// The line below it.
    pub(in crate::pirate_crusades) text: String,
    /// Its state.
    pub(in crate::pirate_crusades) lit: Lit,
    /// The width left free at its right end, in parts of its height.
    pub(in crate::pirate_crusades) free: f32,
}

impl Plaque {
    /// Draws the plaque in a place, and returns where it lies: a text below the name that takes several lines makes it higher.
    pub(in crate::pirate_crusades) fn draw(&self, pen: &Pen, rect: Rect) -> Rect {
        let high = rect.height();
        let middle = rect.left() + high * 0.52;
        if high < LEAST {
            let rect = match self.lit {
                Lit::Tells => alone(rect, high),
                _ => grown(rect),
            };
            self.board(pen, rect, rect.height(), rect.center());
            return rect;
        }
        let left = middle + high * 0.5;
        let wide = rect.right() - 6.0 - high * self.free - left;
        let title = Typeface::Bold.at((high * 0.38).max(13.5));
        let small = Typeface::Plain.at((high * 0.32).max(12.5));
        let painter = pen.ui.painter();
        let is_long = pen.wide_as(&self.text, small.clone()) * FITS > wide;
        let lines = is_long.then(|| {
            let font = FontId::new(small.size * FITS, small.family.clone());
            painter.layout(self.text.clone(), font, palette::FAINT, wide)
        });
        // So high, by what is on it; where letters are large it would cover others, and says less.
        let most = match self.lit {
            Lit::Barred => 1.9,
            Lit::Offered(_) => 1.5,
            Lit::Tells => 1.0,
        };
        let needed = |text: &Galley| title.size * 1.1 + text.size().y + 2.0 * EDGE + 2.0;
        let text = lines.filter(|text| needed(text) < most * high);
        let top = text
            .as_deref()
            .map_or(rect.top(), |text| rect.bottom() - needed(text));
        let top = top.min(rect.top());
        // It grows upwards, and downwards where there is no room above.
        let down = pen.ui.clip_rect().top() + 2.0 - top;
        let down = down.clamp(0.0, rect.top() - top);
        let rect = rect.with_min_y(top).translate(vec2(0.0, down));
        self.board(pen, rect, high, pos2(middle, rect.center().y));
        let room =
            Rect::from_x_y_ranges(left..=left + wide, rect.y_range()).shrink2(vec2(0.0, 1.0));
        let colour = match self.lit {
            Lit::Barred => palette::FAINT,
            _ => palette::TEXT,
        };
        match text {
            Some(text) => {
                let head = room.with_max_y(room.bottom() - text.size().y - EDGE);
                let _ = pen.fitted(head, title, colour, &self.title);
                painter.galley(head.left_bottom(), text, palette::FAINT);
            }
            // Where letters are large, the name alone: all of it, if need be over two lines.
            None if is_long || self.text.is_empty() || high < title.size + small.size => {
                let wide_as = |text: &str| pen.wide_as(text, title.clone());
                let usual = if wide_as(&self.title) * FITS > wide {
                    title.size.min(high * 0.38)
                } else {
                    title.size
                };
                // No word is broken.
                let words = self.title.split_whitespace();
                let longest = words.map(wide_as).fold(1.0, f32::max);
                let size = usual.min(title.size * (wide - 1.0) / longest);
                let font = FontId::new(size, title.family);
                let name = painter.layout(self.title.clone(), font, colour, wide);
                let at = room.left_center() - vec2(0.0, name.size().y / 2.0);
                painter.galley(at, name, colour);
            }
            None => {
                let half = room.center().y;
                let _ = pen.fitted(room.with_max_y(half + 1.0), title, colour, &self.title);
                let _ = pen.fitted(
                    room.with_min_y(half - 1.0),
                    small,
                    palette::FAINT,
                    &self.text,
                );
            }
        }
        rect
    }

    /// Draws the board of the plaque, and its sign round a point: as large as on one that is so `high`.
    fn board(&self, pen: &Pen, rect: Rect, high: f32, at: Pos2) {
        let painter = pen.ui.painter();
        let radius = CornerRadius::same((high * 0.2) as u8);
        let (ground, edge, wide) = match self.lit {
            Lit::Tells => (palette::CHIP, palette::BRASS, 1.4),
            Lit::Offered(Glow::Marked) => (palette::CHIP, palette::CREAM, 1.8),
            Lit::Offered(Glow::Pointed) => (palette::FILL_LIT, palette::CREAM, 2.6),
            Lit::Offered(Glow::Aside) | Lit::Barred => (palette::CHIP, palette::LINE, 1.2),
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
        let size = high * 0.66;
        if self.own {
            let flag = Rect::from_center_size(at, vec2(size, size * 0.7));
            pen.picture(self.icon, flag);
            return;
        }
        let (disc, tint) = match self.lit {
            Lit::Barred => (looks::DISC_OUT, palette::FAINT),
            _ => (looks::DISC_BONUS, palette::BRASS_LIGHT),
        };
        pen.art(disc, at, high * 0.82);
        pen.icon(self.icon, at, high * 0.46, tint);
        if self.lit == Lit::Barred {
            cross(pen, at + vec2(high * 0.24, high * 0.24), high * 0.15);
        }
    }
}

/// Returns the place, so high, of a plaque's sign alone. Its lower left corner is that of the plaque's place.
fn alone(rect: Rect, high: f32) -> Rect {
    rect.with_min_y(rect.bottom() - high)
        .with_max_x(rect.left() + high * 1.04)
}

/// Returns where a plaque that can be chosen is hit: its place or, where it is no more than its sign, that sign. It grows with the
/// letters, though not so much that it would cover another one.
pub(super) fn grown(rect: Rect) -> Rect {
    let high = rect.height();
    if high < LEAST {
        alone(rect, LINE.min(high * GROWS))
    } else {
        rect
    }
}

/// Draws the sign of a barred plaque.
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
    sized(pen, at, icon, text, colour, 1.0)
}

/// Draws a remark as [`chip`] does, in an area: smaller where that is narrow, and aside where the point is near its edge.
pub(super) fn chip_within(
    pen: &Pen,
    area: Rect,
    at: Pos2,
    icon: &str,
    text: &str,
    colour: Color32,
) -> Rect {
    let wide = chip_width(pen, text);
    let part = (area.width() / wide).clamp(SMALLEST, 1.0);
    let middle = area.shrink2(vec2((wide * part).min(area.width()) / 2.0, 0.0));
    let at = pos2(at.x.clamp(middle.left(), middle.right()), at.y);
    sized(pen, at, icon, text, colour, part)
}

/// The least share of its size in which a remark is drawn.
const SMALLEST: f32 = 0.55;

fn sized(pen: &Pen, at: Pos2, icon: &str, text: &str, colour: Color32, part: f32) -> Rect {
    let font = Typeface::Bold.at(pen.pick(14.0, 17.0) * part);
    let size = font.size * 1.2;
    let wide = chip_width(pen, text) * part;
    let rect = Rect::from_center_size(at, vec2(wide, font.size * 1.7));
    let painter = pen.ui.painter();
    let radius = CornerRadius::same((rect.height() / 2.0) as u8);
    let edge = Stroke::new(1.4, palette::CREAM);
    painter.rect(rect, radius, palette::CHIP, edge, StrokeKind::Inside);
    let sign = pos2(rect.left() + 10.0 * part + size / 2.0, at.y);
    pen.icon(icon, sign, size, colour);
    let left = pos2(sign.x + size / 2.0 + 5.0 * part, at.y);
    pen.text(left, Align2::LEFT_CENTER, font, colour, text);
    rect
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::trial::canvas;
    use bevy_egui::egui::Shape;

    #[test]
    fn a_name_stays_on_a_plaque_that_has_no_room_for_more_and_no_word_of_it_is_broken() {
        for (title, wide, lines) in [
            ("Look for a ship", 82.0, 1),
            ("Look for a ship", 66.0, 2),
            ("Anheuern", 66.0, 1),
        ] {
            let mut screen = canvas(Rect::NOTHING, move |pen, lies: &mut Rect| {
                let plaque = Plaque {
                    icon: "",
                    own: false,
                    title: title.to_owned(),
                    text: "friend or enemy".to_owned(),
                    lit: Lit::Offered(Glow::Marked),
                    free: 0.0,
                };
                let place = Rect::from_min_size(pos2(100.0, 100.0), vec2(wide, 24.0));
                *lies = plaque.draw(pen, place);
            });
            screen.step();
            let lies = screen.state().state;
            let shapes = screen.output().shapes.iter();
            let texts = shapes.filter_map(|clipped| match &clipped.shape {
                Shape::Text(text) => Some(text),
                _ => None,
            });
            let texts: Vec<_> = texts.collect();
            let [name] = texts.as_slice() else {
                panic!("{texts:?}");
            };
            assert_eq!(name.galley.text(), title);
            assert_eq!(name.galley.rows.len(), lines, "{title}");
            let place = name.visual_bounding_rect();
            assert!(lies.contains_rect(place), "{place} on {lies}");
        }
    }

    #[test]
    fn a_sign_alone_is_as_high_as_text_where_it_covers_nothing_and_what_only_tells_stays() {
        for (lit, high, grown) in [
            (Lit::Offered(Glow::Marked), 13.0, 18.0),
            (Lit::Barred, 10.0, 14.0),
            (Lit::Tells, 13.0, 13.0),
        ] {
            let mut screen = canvas(Rect::NOTHING, move |pen, lies: &mut Rect| {
                let plaque = Plaque {
                    icon: "",
                    own: false,
                    title: "Tavern".to_owned(),
                    text: String::new(),
                    lit,
                    free: 0.0,
                };
                let place = Rect::from_min_size(pos2(100.0, 100.0), vec2(49.0, high));
                *lies = plaque.draw(pen, place);
            });
            screen.step();
            let lies = screen.state().state;
            assert_eq!(lies.left_bottom(), pos2(100.0, 100.0 + high), "{lit:?}");
            assert!((lies.height() - grown).abs() < 0.01, "{lit:?}: {lies}");
        }
    }

    #[test]
    fn a_reason_of_several_lines_lies_below_the_name_on_the_plaque() {
        let mut screen = canvas(Rect::NOTHING, |pen, lies: &mut Rect| {
            let plaque = Plaque {
                icon: "",
                own: false,
                title: "Buy goods".to_owned(),
                text: "You have nothing to give for it.".to_owned(),
                lit: Lit::Barred,
                free: 0.0,
            };
            let place = Rect::from_min_size(pos2(100.0, 100.0), vec2(106.0, 35.0));
            *lies = plaque.draw(pen, place);
        });
        screen.step();
        let lies = screen.state().state;
        let shapes = screen.output().shapes.iter();
        let texts = shapes.filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) => Some(text.visual_bounding_rect()),
            _ => None,
        });
        let texts: Vec<Rect> = texts.collect();
        let [name, reason] = texts.as_slice() else {
            panic!("{texts:?}");
        };
        assert!(lies.contains_rect(*name), "{name} on {lies}");
        assert!(lies.contains_rect(*reason), "{reason} on {lies}");
        assert!(name.bottom() <= reason.top(), "{name} over {reason}");
    }
}
