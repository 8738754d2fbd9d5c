//! What ships and islands are called on the sea, how they stand, and the sticks as its scale.

use super::Scene;
use super::chart::Eye;
use super::map::{chosen, paint};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};
use rules::cursed_seas::geometry::{LONG, Place, SHORT};
use rules::cursed_seas::{Back, CardPlace, TreasurePlace, Vessel};

/// How many units of the canvas a millimetre takes from which on ships bear their names.
const NAMED: f32 = 0.9;

/// A small plate of parchment with a name.
pub(super) fn plate(pen: &Pen, at: Pos2, name: &str) {
    let font = Typeface::Head.at(pen.pick(12.5, 15.0));
    let wide = pen.wide_as(name, font.clone());
    let rect = Rect::from_center_size(at, vec2(wide + 14.0, pen.pick(18.0, 22.0)));
    let painter = pen.ui.painter();
    let edge = Stroke::new(1.2, palette::BRASS_DARK);
    painter.rect(
        rect,
        CornerRadius::same(4),
        palette::PARCHMENT,
        edge,
        StrokeKind::Inside,
    );
    pen.text(at, Align2::CENTER_CENTER, font, palette::INK, name);
}

/// What a vessel is called: its player's badge, from near its name, its masts and what it carries.
pub(super) fn label(pen: &Pen, scene: &Scene, eye: Eye, vessel: Vessel, place: Place) {
    let (view, seen) = (scene.view, scene.view.vessel(vessel));
    let shape = view.shape(vessel);
    let seat = seen.hull.seat;
    let middle = eye.at(place.bow.ahead(place.heading.back(), shape.spine / 2));
    let near = eye.long(10) >= NAMED;
    let told = near || scene.kept.hovered == Some(vessel) || chosen(scene) == Some(vessel);
    let down = eye.long(shape.radius + shape.spine / 2).max(14.0) * 0.8;
    let at = middle + vec2(0.0, down + 8.0);
    let size = pen.pick(15.0, 19.0);
    if !told {
        // From afar a badge, with an arrow the way that she heads.
        let at = middle + vec2(0.0, down);
        let way = Eye::way(place.heading);
        let (tip, foot) = (at + way * size, at + way * size * 0.5);
        let aside = way.rot90() * size * 0.32;
        let edge = Stroke::new(1.0, palette::INK);
        let arrow = vec![tip, foot + aside, foot - aside];
        let arrow = Shape::convex_polygon(arrow, paint(scene, seat), edge);
        pen.ui.painter().add(arrow);
        pen.art(&scene.session.badge(seat), at, size * 0.9);
        return;
    }
    let Some(make) = seen.hull.make else {
        return;
    };
    let name = scene.session.speaker().make(make);
    let font = Typeface::Bold.at(pen.pick(13.0, 16.0));
    let pips = f32::from(seen.hull.masts) * size * 0.62;
    let coins = view.coins_at(TreasurePlace::Aboard(vessel));
    let cards = CardPlace::Aboard(vessel);
    let hidden = view.hidden_at(cards, Back::Crew) + view.hidden_at(cards, Back::Equipment);
    let more = size * (f32::from(u8::from(coins > 0)) + f32::from(u8::from(hidden > 0))) * 1.7;
    let wide = size + pen.wide_as(&name, font.clone()) + pips + more + 20.0;
    let rect = Rect::from_center_size(at, vec2(wide, size + 7.0));
    let edge = Stroke::new(1.6, paint(scene, seat));
    let radius = CornerRadius::same((rect.height() / 2.0) as u8);
    let painter = pen.ui.painter();
    painter.rect(rect, radius, palette::CHIP, edge, StrokeKind::Inside);
    let mut x = rect.left() + 5.0;
    let y = rect.center().y;
    pen.art(&scene.session.badge(seat), pos2(x + size / 2.0, y), size);
    x += size + 4.0;
    let drawn = pen.text(pos2(x, y), Align2::LEFT_CENTER, font, palette::TEXT, name);
    x = drawn.right() + 4.0;
    x = masts_line(pen, scene, vessel, pos2(x, y), size * 0.62);
    for (picture, count) in [("art/seas-coin", coins), ("art/seas-mini-crew", hidden)] {
        if count > 0 {
            let font = Typeface::Bold.at(size * 0.85);
            pen.art(picture, pos2(x + size * 0.5, y), size * 0.85);
            let after = pos2(x + size, y);
            pen.text(
                after,
                Align2::LEFT_CENTER,
                font,
                palette::BRASS_LIGHT,
                count,
            );
            x += size * 1.7;
        }
    }
}

/// A pip for each mast or segment of a vessel, from a point to the right; where they end.
pub(super) fn masts_line(pen: &Pen, scene: &Scene, vessel: Vessel, left: Pos2, step: f32) -> f32 {
    let hull = &scene.view.vessel(vessel).hull;
    let tint = paint(scene, hull.seat);
    for mast in 0..hull.masts {
        let at = left + vec2(step * (f32::from(mast) + 0.5), 0.0);
        let stands = hull.sound >> mast & 1 == 1;
        let burns = hull.fire >> mast & 1 == 1;
        match (hull.is_ship(), stands, burns) {
            (true, true, _) => pen.icon("art/seas-pip-mast", at, step * 1.5, tint),
            (true, false, true) => pen.art("art/seas-pip-mast-fire", at, step * 1.5),
            (true, false, false) => pen.art("art/seas-pip-mast-lost", at, step * 1.5),
            (false, true, _) => pen.art("art/seas-segment", at, step * 1.3),
            (false, false, _) => pen.art("art/seas-segment-lost", at, step * 1.3),
        }
    }
    left.x + step * f32::from(hull.masts) + 4.0
}

/// The sticks as a scale at the foot of the sea, and how close it is.
pub(super) fn scale(pen: &Pen, scene: &Scene, eye: Eye) {
    let board = scene.places.board;
    let zoom = format!("{:.1} ×", scene.desk.zoom());
    let font = Typeface::Bold.at(pen.pick(13.0, 16.0));
    let corner = board.right_bottom() - vec2(10.0, 6.0);
    let edged = [palette::CREAM, palette::INK];
    let drawn = pen.edged(corner, Align2::RIGHT_BOTTOM, font, edged, zoom);
    let mut x = drawn.left() - 12.0;
    let high = pen.pick(13.0, 17.0);
    for (picture, length, name) in [
        ("art/seas-stick-l", LONG, "L"),
        ("art/seas-stick-s", SHORT, "S"),
    ] {
        let wide = eye.long(length);
        x -= wide;
        let foot = board.bottom() - high - 8.0;
        let rect = Rect::from_min_size(pos2(x, foot), vec2(wide, high));
        pen.picture(picture, rect);
        let font = Typeface::Bold.at(high * 0.85);
        pen.text(
            rect.center(),
            Align2::CENTER_CENTER,
            font,
            palette::INK,
            name,
        );
        x -= 10.0;
    }
}
