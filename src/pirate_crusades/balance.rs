//! A balance: two weights in pans on a beam that leans to the heavier side.

use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Rect, Vec2, pos2, vec2};

/// The greatest lean of the beam, in radians, and the difference of weights from which on it leans so far.
const LEANS: f32 = 0.13;
const MOST: f32 = 8.0;

/// The height of the drawing, and the distance of the beam's pivot below its top: as far as its ends rise.
const HIGH: f32 = 128.0;
const HUB: f32 = 26.0;

/// Two weights as they are drawn.
#[derive(Debug, Clone)]
pub(super) struct Balance {
    /// The heading.
    pub(super) title: String,
    /// The deciding condition in words.
    pub(super) note: String,
    /// Each weight with its parts, line by line.
    pub(super) pans: [(u16, Vec<String>); 2],
    /// True if the left one is light enough.
    pub(super) enough: bool,
}

impl Balance {
    /// Draws the balance in a place. It leans gradually, or at once if `still`.
    pub(super) fn draw(&self, pen: &Pen, place: Rect, still: bool) {
        // Where a large interface leaves little room, the letters are small.
        let part = (place.height() / pen.pick(70.0, 110.0)).clamp(0.5, 1.0);
        let high = pen.pick(16.0, 24.0) * part;
        let font = Typeface::Head.at(pen.pick(14.5, 19.0) * part);
        let title = Rect::from_min_size(place.min, vec2(place.width() * 0.5, high));
        let drawn = pen.fitted(title, font, palette::BRASS_LIGHT, &self.title);
        pen.aloud(drawn, &self.title);
        let font = Typeface::Plain.at(pen.pick(13.0, 16.0) * part);
        let room = Rect::from_min_max(
            pos2(drawn.right() + 10.0, place.top()),
            pos2(place.right(), place.top() + high),
        );
        let _ = pen.fitted_right(room, font, palette::FAINT, &self.note);
        self.beam(pen, place.with_min_y(place.top() + high), part, still);
    }

    fn beam(&self, pen: &Pen, place: Rect, part: f32, still: bool) {
        let [left, right] = &self.pans;
        let off = (f32::from(right.0) - f32::from(left.0)) / MOST;
        let id = bevy_egui::egui::Id::new("balance leans");
        let time = if still { 0.0 } else { 0.35 };
        let ctx = pen.ui.ctx();
        let leans = ctx.animate_value_with_time(id, off.clamp(-1.0, 1.0), time);
        let angle = LEANS * leans;
        // The stand is 108 high in its drawing, 12 of them above where the beam turns.
        let scale = (place.height() / HIGH).min(place.width() / 420.0);
        // Where there is room beside it, its arms are longer.
        let arm = (scale * 1.5).min(place.width() / 420.0);
        let at = |x: f32, y: f32| {
            pos2(
                place.center().x + x * scale,
                place.top() + (HUB + y) * scale,
            )
        };
        let post = Rect::from_min_size(at(-27.0, -12.0), vec2(54.0, 108.0) * scale);
        pen.picture("art/crusades-balance-post", post);
        let hub = at(0.0, 0.0);
        let own = palette::OWN;
        pen.turned("art/crusades-balance-beam", hub, 300.0 * arm, angle, own);
        for (side, (weight, parts)) in [-1.0, 1.0].into_iter().zip(&self.pans) {
            let hangs = hub + Vec2::angled(angle) * (142.0 * arm * side);
            let pan =
                Rect::from_min_size(hangs - vec2(50.0, 4.0) * scale, vec2(100.0, 64.0) * scale);
            pen.picture("art/crusades-balance-pan", pan);
            let font = Typeface::Head.at((26.0 * scale).max(15.0 * part));
            let colour = if side < 0.0 && !self.enough {
                palette::DANGER
            } else {
                palette::TEXT
            };
            let middle = hangs + vec2(0.0, 33.0 * scale);
            let edge = [colour, palette::INK];
            pen.edged(middle, Align2::CENTER_CENTER, font, edge, weight);
            // What it is made of, between the pan and the stand.
            let small = Typeface::Plain.at(pen.pick(12.5, 15.0));
            let line = pen.pick(13.0, 17.0);
            let x = hangs.x - side * 56.0 * scale;
            let align = if side < 0.0 {
                Align2::LEFT_CENTER
            } else {
                Align2::RIGHT_CENTER
            };
            let wide = parts.iter().map(|part| pen.wide_as(part, small.clone()));
            let wide = wide.fold(0.0, f32::max);
            // Where letters are large there is no room for it beside the stand.
            if wide > (x - hub.x).abs() - 6.0 * scale {
                continue;
            }
            let beam = [x, x - side * wide].map(|x| hub.y + (x - hub.x) * angle.tan());
            let high = line * parts.len() as f32;
            let first = below(beam, 5.0 * arm, pan.bottom() - high) + line / 2.0;
            for (number, part) in parts.iter().enumerate() {
                let at = pos2(x, first + line * number as f32);
                pen.text(at, align, small.clone(), palette::FAINT, part);
            }
        }
    }
}

/// Returns how high lines begin that would begin at a height: below the beam, by its heights over both of their ends and by half of
/// what it is thick.
fn below([left, right]: [f32; 2], half: f32, top: f32) -> f32 {
    top.max(left.max(right) + half)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::trial::canvas;
    use bevy_egui::egui::Shape;

    #[test]
    fn the_beam_crosses_no_line_of_what_a_weight_is_made_of() {
        let parts = |lines: &[&str]| lines.iter().map(|&line| line.to_owned()).collect();
        for weights in [[19, 4], [4, 19], [7, 8]] {
            let balance = Balance {
                title: String::new(),
                note: String::new(),
                pans: weights.map(|weight| (weight, parts(&["10 ship", "+ 9 cargo", "- 1 fast"]))),
                enough: true,
            };
            let mut screen = canvas((), move |pen, ()| {
                let place = Rect::from_min_size(pos2(100.0, 100.0), vec2(265.0, 62.0));
                balance.draw(pen, place, true);
            });
            screen.step();
            let shapes = screen.output().shapes.iter();
            let texts = shapes.filter_map(|clipped| match &clipped.shape {
                Shape::Text(text) if text.galley.text().contains(' ') => {
                    Some(text.visual_bounding_rect())
                }
                _ => None,
            });
            let texts: Vec<Rect> = texts.collect();
            assert_eq!(texts.len(), 6);
            // Where the beam turns, and how it leans.
            let scale: f32 = (62.0 - 16.0) / HIGH;
            let hub = pos2(100.0 + 265.0 / 2.0, 116.0 + HUB * scale);
            let off = (f32::from(weights[1]) - f32::from(weights[0])) / MOST;
            let angle = LEANS * off.clamp(-1.0, 1.0);
            for text in texts {
                for x in [text.left(), text.right()] {
                    let beam = hub.y + (x - hub.x) * angle.tan();
                    assert!(beam < text.top(), "{weights:?}: {text} at {beam}");
                }
            }
        }
    }
}
