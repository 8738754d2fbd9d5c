//! Things aboard that more than one panel shows. Buried ones stand in a mound of sand.

use super::{Scene, VoodooTable, soul};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2,
};
use games::voodoo::{Colour, Held, PirateView, Question, Shares};

/// Draws a mound of sand in a rectangle.
fn mound(pen: &Pen, rect: Rect) {
    let points = (0..=12)
        .map(|step| {
            let angle = std::f32::consts::PI * (1.0 + step as f32 / 12.0);
            let reach = vec2(
                angle.cos() * rect.width() / 2.0,
                angle.sin() * rect.height(),
            );
            rect.center_bottom() + reach
        })
        .collect();
    let stroke = Stroke::new((rect.width() * 0.05).max(1.0), palette::INK);
    pen.ui
        .painter()
        .add(Shape::convex_polygon(points, palette::SAND, stroke));
}

/// Draws the picture of a thing aboard, in sand if it is buried.
pub fn picture(pen: &Pen, name: &str, centre: Pos2, size: f32, buried: bool) {
    pen.art(name, centre, size);
    if buried {
        let foot = centre + vec2(0.0, size * 0.28);
        mound(
            pen,
            Rect::from_center_size(foot, vec2(size * 0.82, size * 0.42)),
        );
    }
}

/// Returns the width of a number of things.
fn digits_width(size: f32, count: u8) -> f32 {
    size * if count > 9 { 1.0 } else { 0.5 }
}

/// Returns the width of a count, with that of buried things beside it.
pub(crate) fn count_width(size: f32, open: u8, buried: u8) -> f32 {
    digits_width(size, open) + mound_width(size, buried)
}

/// Returns the width of a count of buried things; 0 for none.
pub(super) fn mound_width(size: f32, buried: u8) -> f32 {
    if buried == 0 {
        0.0
    } else {
        digits_width(size, buried) + size * 0.6
    }
}

/// Draws a count, and that of buried things on a mound of sand.
pub(super) fn count(pen: &Pen, at: Pos2, size: f32, open: u8, buried: u8) {
    let font = Typeface::Plain.at(size);
    let drawn = pen.text(at, Align2::LEFT_CENTER, font, palette::TEXT, open);
    buried_count(pen, pos2(drawn.right() + 1.0, at.y), size, buried);
}

/// Draws a count of buried things on a mound of sand.
pub(super) fn buried_count(pen: &Pen, at: Pos2, size: f32, buried: u8) {
    if buried == 0 {
        return;
    }
    let foot = vec2(mound_width(size, buried) - 1.0, size * 1.1);
    let hill = Rect::from_min_size(at - vec2(0.0, size * 0.6), foot);
    mound(pen, hill);
    let middle = pos2(hill.center().x, at.y + size * 0.08);
    let font = Typeface::Bold.at(size);
    pen.text(middle, Align2::CENTER_CENTER, font, palette::INK, buried);
}

/// Draws a soul on its place.
pub(super) fn soul_at(pen: &Pen, held: Held<Colour>, centre: Pos2, size: f32) {
    picture(pen, &soul(held.thing), centre, size, held.buried);
}

/// Draws a barrel's sign on a disc, with the edge of its time: dashed for Dusk, whole for Moonlight.
pub(super) fn barrel_disc(pen: &Pen, (icon, dusk): (&str, bool), centre: Pos2, radius: f32) {
    let painter = pen.ui.painter();
    let under = Stroke::new(radius * 0.5, palette::INK);
    painter.circle(centre, radius, palette::PARCHMENT, under);
    if dusk {
        let stroke = Stroke::new(1.8, palette::DUSK);
        pen.dashed_circle(centre, radius, stroke, radius * 0.5, radius * 0.3);
    } else {
        painter.circle_stroke(centre, radius, Stroke::new(1.8, palette::MOON));
    }
    pen.icon(icon, centre, radius * 1.45, palette::INK);
}

/// A card in front of a pirate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Laid<G: VoodooTable> {
    /// Played in this round.
    Played(G::Card),
    /// Left of the last round.
    Last(G::Card),
    /// Face down; the card if the viewer knows it.
    Down(Option<G::Card>),
}

/// Returns the cards in front of a pirate, from the left.
pub(super) fn laid<G: VoodooTable>(scene: &Scene<G>, pirate: &PirateView<G>) -> Vec<Laid<G>> {
    let asked = scene
        .observation
        .asked
        .and_then(|asked| asked.question.shared());
    let mut seats = scene.session.seats();
    let secret = seats.any(|seat| scene.pirate(seat).face_down[0].is_some());
    let dusk = scene.view.phase == G::DUSK;
    let open = |card| {
        if dusk && (secret || asked == Some(Question::PlayCard)) {
            Laid::Last(card)
        } else {
            Laid::Played(card)
        }
    };
    let up = pirate.face_up.into_iter().flatten().map(open);
    up.chain(pirate.face_down.into_iter().flatten().map(Laid::Down))
        .collect()
}

/// Draws a card in front of a pirate, in small.
pub fn small_card<G: VoodooTable>(pen: &Pen, place: Rect, laid: Laid<G>) {
    let middle = place.center();
    let size = place.width() * 0.7;
    match laid {
        Laid::Down(_) => {
            let fill = palette::CARD_BACK;
            let stroke = Stroke::new(1.4, palette::BRASS);
            let radius = CornerRadius::same((place.width() * 0.14) as u8);
            let painter = pen.ui.painter();
            painter.rect(place, radius, fill, stroke, StrokeKind::Inside);
            pen.icon("moon", middle, size, palette::BRASS_LIGHT);
        }
        Laid::Played(card) | Laid::Last(card) => {
            let last = matches!(laid, Laid::Last(_));
            // Its ground gets darker, not its sign: that is to be read.
            let dim = |colour: Color32, by: f32| {
                let by = if last { by } else { 0.0 };
                colour.lerp_to_gamma(palette::INK, by)
            };
            let (icon, tint) = G::card_looks(card);
            pen.small_card(
                place,
                [palette::PARCHMENT, tint].map(|colour| dim(colour, 0.5)),
            );
            pen.icon(icon, middle, size, dim(palette::PARCHMENT, 0.15));
        }
    }
}
