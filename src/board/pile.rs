//! Piles: a picture, how many are left, and what can be taken.

use super::offers::{Offers, offer_or_explain};
use crate::table::tips::{self, Tip};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use std::fmt::Debug;
use std::hash::Hash;

/// A pile of equal things.
#[derive(Debug, Clone)]
pub struct Pile<'a, S> {
    /// The name of its picture.
    pub picture: &'a str,
    /// The number left.
    pub count: u8,
    /// The text below it.
    pub label: String,
    /// The spot of its choices, if it has any.
    pub spot: Option<S>,
    /// The size of the empty place of a used-up pile, in parts of its square.
    pub place: Vec2,
}

/// The empty place of a pile of things as wide as high.
pub const SQUARE: Vec2 = Vec2::splat(0.84);
/// The empty place of a pile of cards.
pub const CARDS: Vec2 = vec2(0.66, 0.94);

/// The part of its share of a panel's width that a pile takes at most.
const WIDEST: f32 = 0.92;

/// Returns the squares of three piles side by side in a panel, larger in a higher one, and the line below them, which has no
/// height.
#[must_use]
pub fn three(pen: &Pen, room: Rect) -> ([Rect; 3], Rect) {
    let step = room.width() / 3.0;
    let more = room.height() - pen.pick(130.0, 230.0);
    let size = (pen.pick(62.0, 116.0) + more.max(0.0)).min(step * WIDEST);
    let piles = [0.5, 1.5, 2.5].map(|place| {
        let at = pos2(room.left() + step * place, room.top() + size * 0.5);
        Rect::from_center_size(at, Vec2::splat(size))
    });
    let line = room.bottom() - pen.pick(19.0, 30.0);
    (piles, Rect::from_x_y_ranges(room.x_range(), line..=line))
}

/// Draws a pile in a square with its label below, and explains it or lets it be chosen.
pub fn pile<S: Copy + Debug + Hash, T: Offers<S>>(
    pen: &mut Pen,
    table: &mut T,
    pile: &Pile<S>,
    area: Rect,
    tip: impl FnOnce(&T) -> Tip,
) {
    if pile.count == 0 {
        let stroke = Stroke::new(1.6, palette::LINE);
        let place = Rect::from_center_size(area.center(), area.size() * pile.place);
        pen.dashed(place, stroke, 6.0, 5.0);
        let faint = palette::OWN.gamma_multiply(0.18);
        pen.icon(pile.picture, area.center(), area.width() * 0.6, faint);
    } else {
        pen.art(pile.picture, area.center(), area.width());
    }
    let chip = area.center_bottom() + vec2(0.0, pen.pick(14.0, 20.0));
    let label = tag(pen, chip, &pile.label, pile.count == 0);
    let whole = area.union(label).expand(pen.pick(3.0, 5.0));
    match pile.spot {
        Some(spot) => offer_or_explain(pen, table, spot, whole, tip),
        None => tips::look(pen, whole, &pile.label, || tip(table)),
    }
}

/// Draws a deck of cards on a plate: its picture and how many there are, with its name below. Returns where the picture lies.
pub fn plate(pen: &Pen, plate: Rect, picture: &str, count: u8, name: &str) -> Rect {
    let painter = pen.ui.painter();
    painter.rect_filled(plate, 6.0, palette::WELL);
    let stroke = Stroke::new(1.0, palette::LINE);
    painter.rect_stroke(plate, 6.0, stroke, StrokeKind::Inside);
    let icon = pen.pick(24.0, 38.0);
    let at = plate.left_top() + Vec2::splat(icon * 0.62);
    let card = Rect::from_center_size(at, vec2(icon * 0.78, icon));
    pen.picture(picture, card);
    let font = Typeface::Bold.at(pen.pick(16.0, 21.0));
    let number = pos2(card.right() + 5.0, at.y);
    pen.text(number, Align2::LEFT_CENTER, font, palette::TEXT, count);
    let foot = Rect::from_center_size(
        plate.center_bottom() - vec2(0.0, pen.pick(9.0, 14.0)),
        vec2(plate.width() - 8.0, 16.0),
    );
    let font = Typeface::Plain.at(pen.pick(13.0, 15.5));
    pen.fitted_centred(foot, font, palette::FAINT, name);
    card
}

/// Draws the label of a pile round a point, faint if that is empty, and returns its rectangle.
pub fn tag(pen: &Pen, centre: Pos2, text: &str, empty: bool) -> Rect {
    let font = Typeface::Bold.at(pen.pick(14.5, 17.0));
    let colour = if empty { palette::FAINT } else { palette::TEXT };
    let painter = pen.ui.painter();
    let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), colour);
    let rect = Rect::from_center_size(centre, galley.size() + vec2(18.0, 4.0));
    let radius = CornerRadius::same((rect.height() / 2.0) as u8);
    let stroke = Stroke::new(1.0, palette::LINE);
    painter.rect(rect, radius, palette::PANEL, stroke, StrokeKind::Inside);
    pen.text(centre, Align2::CENTER_CENTER, font, colour, text);
    rect
}
