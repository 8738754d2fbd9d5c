//! A ledger: a sum, term by term, against the number needed.

use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Color32, Rect, Stroke, Vec2, pos2, vec2};

/// A term of the sum.
#[derive(Debug, Clone)]
pub(super) struct Term {
    /// The picture of its tile.
    pub(super) tile: &'static str,
    /// Its head: a rank, if any, and a picture.
    pub(super) head: (String, &'static str),
    /// The number.
    pub(super) number: String,
    /// The label below it.
    pub(super) label: String,
    /// True if it is only foreseen, as a term that the viewer could add.
    pub(super) faint: bool,
}

/// A sum as it is drawn.
#[derive(Debug, Clone)]
pub(super) struct Ledger {
    /// The heading.
    pub(super) title: String,
    /// The need in words.
    pub(super) note: String,
    /// The terms, in the order in which they count.
    pub(super) terms: Vec<Term>,
    /// The sum.
    pub(super) sum: u16,
    /// The number that the sum is held against, and its label; `None` if there is none.
    pub(super) against: Option<(u16, String)>,
    /// The picture between both.
    pub(super) between: &'static str,
    /// True if the sum is enough.
    pub(super) enough: bool,
    /// The label of the sum.
    pub(super) yours: String,
}

/// The sizes of a ledger: smaller if its place is low, as where a large interface leaves little room.
struct Sizes<'a> {
    pen: &'a Pen<'a>,
    part: f32,
}

impl Sizes<'_> {
    /// The height that a ledger takes, in the compact and the wide layout.
    const HIGH: [f32; 2] = [70.0, 110.0];
    /// The least share of its size in which it is drawn.
    const LEAST: f32 = 0.5;

    fn pick(&self, compact: f32, wide: f32) -> f32 {
        self.pen.pick(compact, wide) * self.part
    }
}

impl Ledger {
    /// Draws the ledger in a place, as large as that allows.
    pub(super) fn draw(&self, pen: &Pen, place: Rect) {
        let [compact, wide] = Sizes::HIGH;
        let part = place.height() / pen.pick(compact, wide);
        let sizes = &Sizes {
            pen,
            part: part.clamp(Sizes::LEAST, 1.0),
        };
        let high = sizes.pick(17.0, 26.0);
        let font = Typeface::Head.at(sizes.pick(15.0, 19.0));
        let title = Rect::from_min_size(place.min, vec2(place.width() * 0.62, high));
        let drawn = pen.fitted(title, font, palette::BRASS_LIGHT, &self.title);
        pen.aloud(drawn, &self.title);
        let font = Typeface::Plain.at(sizes.pick(13.0, 16.0));
        let room = Rect::from_min_max(
            pos2(drawn.right() + sizes.pick(10.0, 10.0), place.top()),
            pos2(place.right(), place.top() + high),
        );
        let _ = pen.fitted_right(room, font, palette::FAINT, &self.note);
        let line = place.with_min_y(place.top() + high + sizes.pick(2.0, 6.0));
        self.line(sizes, line);
    }

    fn line(&self, sizes: &Sizes, place: Rect) {
        let pen = sizes.pen;
        // The sum, and what it is held against, keep their room; the terms share what is left.
        let digits = sizes.pick(24.0, 40.0);
        let versus = if self.against.is_some() { 3.4 } else { 1.5 };
        let aside = digits * versus + sizes.pick(10.0, 18.0);
        let count = self.terms.len().max(1) as f32;
        let tile = vec2(sizes.pick(30.0, 48.0), sizes.pick(38.0, 60.0));
        let step = ((place.width() - aside) / count).min(tile.x + sizes.pick(5.0, 8.0));
        let high = tile
            .y
            .min((place.height() - sizes.pick(13.0, 18.0)).max(1.0));
        let tile = vec2(tile.x.min((step - 2.0).max(1.0)), high);
        let middle = place.top() + high / 2.0;
        let mut x = place.left();
        for term in &self.terms {
            let rect = Rect::from_min_size(pos2(x, place.top()), tile);
            term.draw(sizes, rect);
            x += step;
        }
        if self.terms.is_empty() && self.sum == 0 {
            let rect = Rect::from_min_size(place.min, tile);
            pen.dashed(rect, Stroke::new(1.4, palette::LINE), 4.0, 4.0);
            x += step;
        }
        let font = Typeface::Title.at(digits);
        let colour = if self.enough {
            palette::BRASS_LIGHT
        } else {
            palette::DANGER
        };
        let mut at = pos2(x + sizes.pick(4.0, 6.0), middle);
        // What is over has a sum, and no terms any more.
        if !self.terms.is_empty() || self.sum == 0 {
            let sign = Typeface::Bold.at(digits * 0.55);
            let drawn = pen.text(at, Align2::LEFT_CENTER, sign, palette::FAINT, "=");
            at.x = drawn.right() + sizes.pick(4.0, 7.0);
        }
        let sum = pen.text(at, Align2::LEFT_CENTER, font.clone(), colour, self.sum);
        let small = Typeface::Plain.at(sizes.pick(12.0, 15.0));
        let foot = place.top() + high + sizes.pick(7.0, 11.0);
        let told = pos2(sum.center().x, foot);
        pen.text(
            told,
            Align2::CENTER_CENTER,
            small.clone(),
            palette::FAINT,
            &self.yours,
        );
        if let Some((other, what)) = &self.against {
            let icon = pos2(sum.right() + digits * 0.5, middle);
            pen.icon(self.between, icon, digits * 0.66, palette::TEXT);
            let at = pos2(icon.x + digits * 0.45, middle);
            let drawn = pen.text(at, Align2::LEFT_CENTER, font, palette::TEXT, other);
            let told = pos2(drawn.center().x + 4.0, foot);
            pen.text(told, Align2::CENTER_CENTER, small, palette::FAINT, what);
        }
    }
}

impl Term {
    fn draw(&self, sizes: &Sizes, rect: Rect) {
        let pen = sizes.pen;
        let fade = |colour: Color32| {
            if self.faint {
                colour.gamma_multiply(0.5)
            } else {
                colour
            }
        };
        pen.stretched(self.tile, rect, fade(palette::OWN));
        // Of 72 the coloured band takes 26, and the number stands at 46.
        let band = pos2(rect.center().x, rect.top() + rect.height() * 0.19);
        let size = rect.height() * 0.24;
        let light = fade(palette::CARD_LIGHT);
        let (rank, picture) = &self.head;
        if rank.is_empty() {
            pen.icon(picture, band, size * 1.1, light);
        } else {
            let font = Typeface::Head.at(rect.height() * 0.26);
            let off = vec2(rect.width() * 0.19, 0.0);
            pen.text(band - off, Align2::CENTER_CENTER, font, light, rank);
            pen.icon(picture, band + off, size, light);
        }
        let font = Typeface::Head.at(rect.height() * 0.4);
        let at = pos2(rect.center().x, rect.top() + rect.height() * 0.62);
        pen.text(
            at,
            Align2::CENTER_CENTER,
            font,
            fade(palette::INK),
            &self.number,
        );
        let small = Typeface::Plain.at(sizes.pick(12.0, 15.0));
        let foot = Rect::from_center_size(
            rect.center_bottom() + vec2(0.0, sizes.pick(7.0, 11.0)),
            Vec2::new(rect.width() + 2.0, sizes.pick(12.0, 16.0)),
        );
        // Of many, each has too little room for what it is.
        if pen.wide_as(&self.label, small.clone()) < foot.width() * 1.3 {
            let _ = pen.fitted_centred(foot, small, fade(palette::FAINT), &self.label);
        }
    }
}
