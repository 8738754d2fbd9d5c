//! What ships and islands are called on the sea, how they stand, and the sticks as its scale.

use super::chart::Eye;
use super::map::{body, chosen, paint};
use super::{Scene, tips};
use crate::board::ask::Ask;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{
    Align2, CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use rules::cursed_seas::geometry::{LONG, Place, SHORT};
use rules::cursed_seas::{Back, CardPlace, TreasurePlace, Vessel};

/// How many units of the canvas a millimetre takes from which on ships bear their names.
const NAMED: f32 = 0.9;

/// The distance from the middle of an island down to its name, in parts of its radius.
pub(super) const NAME: f32 = 0.78;

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

/// Draws the label of a vessel: its player's badge, from near its name, its masts and what it carries. It lies on the side of
/// the vessel where it covers the least.
pub(super) fn label(pen: &Pen, scene: &Scene, eye: Eye, vessel: Vessel, place: Place) {
    let (view, seen) = (scene.view, scene.view.vessel(vessel));
    let shape = view.shape(vessel);
    let seat = seen.hull.seat;
    let middle = eye.at(place.bow.ahead(place.heading.back(), shape.spine / 2));
    let near = eye.long(10) >= NAMED;
    let told = near || scene.kept.hovered == Some(vessel) || chosen(scene) == Some(vessel);
    let down = eye.long(shape.radius + shape.spine / 2).max(14.0) * 0.8;
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
    let rect = beside(scene, eye, vessel, place, vec2(wide, size + 7.0));
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

/// Returns where a label of this size lies: below, above or beside its vessel, where it covers the least of others and of islands.
fn beside(scene: &Scene, eye: Eye, vessel: Vessel, place: Place, size: Vec2) -> Rect {
    const APART: f32 = 5.0;
    let own = body(eye, scene, vessel, place);
    let aside = (own.size() + size) / 2.0 + Vec2::splat(APART);
    let ways = [
        vec2(0.0, aside.y),
        vec2(0.0, -aside.y),
        vec2(aside.x, 0.0),
        vec2(-aside.x, 0.0),
    ];
    let view = scene.view;
    let ships = view
        .afloat()
        .map(|(other, place, _)| body(eye, scene, other, place));
    let islands = view.isles().filter_map(|(island, ..)| {
        let coast = view.coast(scene.data, island)?;
        let (middle, radius) = (eye.at(coast.bow), eye.long(coast.radius));
        let shore = Rect::from_center_size(middle, Vec2::splat(2.0 * radius));
        // Its name lies across its foot.
        let name = middle + vec2(0.0, radius * NAME);
        Some([shore, Rect::from_center_size(name, vec2(80.0, 20.0))])
    });
    let things: Vec<Rect> = ships.chain(islands.flatten()).collect();
    let covers = |rect: Rect| {
        let covered = things.iter().map(|thing| rect.intersect(*thing));
        let covered = covered.filter(Rect::is_positive).map(|part| part.area());
        // What is cut off at the edge is covered, too.
        let seen = rect.intersect(scene.places.board);
        let cut = rect.area() - if seen.is_positive() { seen.area() } else { 0.0 };
        covered.sum::<f32>() + cut
    };
    let rects = ways.map(|way| Rect::from_center_size(own.center() + way, size));
    let least = rects
        .into_iter()
        .min_by(|one, other| covers(*one).total_cmp(&covers(*other)));
    let least = least.unwrap_or(own);
    // One whose vessel is seen is seen, too.
    if scene.places.board.contains(own.center()) {
        let seen = scene.places.board.shrink2(size / 2.0);
        return Rect::from_center_size(seen.clamp(least.center()), size);
    }
    least
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

/// The sticks as a scale at the foot of the sea, and how close it is: a chip that brings it nearer, and shows the whole of it.
pub(super) fn scale(pen: &mut Pen, scene: &mut Scene, eye: Eye) {
    /// The zoom of a click, counted as by the wheel.
    const CLOSER: f32 = 270.0;
    let board = scene.places.board;
    let high = pen.pick(24.0, 30.0);
    let side = pen.pick(26.0, 32.0);
    let middle = pen.pick(46.0, 58.0);
    let chip = Rect::from_min_size(
        board.right_bottom() - vec2(2.0 * side + middle + 8.0, high + 8.0),
        vec2(2.0 * side + middle, high),
    );
    let radius = CornerRadius::same((high / 2.0) as u8);
    let edge = Stroke::new(1.4, palette::LINE);
    let painter = pen.ui.painter();
    painter.rect(chip, radius, palette::CHIP, edge, StrokeKind::Inside);
    let zoom = format!("{:.1} ×", scene.desk.zoom());
    let parts = [
        (
            chip.with_max_x(chip.left() + side),
            "−".to_owned(),
            "ui-farther",
            Ask::Nearer(-CLOSER),
        ),
        (
            chip.shrink2(vec2(side, 0.0)),
            zoom,
            "ui-whole-sea",
            Ask::Whole,
        ),
        (
            chip.with_min_x(chip.right() - side),
            "+".to_owned(),
            "ui-nearer",
            Ask::Nearer(CLOSER),
        ),
    ];
    for (rect, text, id, ask) in parts {
        let label = tips::say(scene, id, &[]);
        let hit = pen.hit_at(rect, rect.center(), "bar", &label);
        let ink = if hit.hovered {
            palette::BRASS_LIGHT
        } else {
            palette::TEXT
        };
        let font = Typeface::Bold.at(pen.pick(13.5, 16.0));
        pen.text(rect.center(), Align2::CENTER_CENTER, font, ink, text);
        if hit.clicked {
            scene.ask(ask);
        }
        let _ = hit.tip(label);
    }
    let mut x = chip.left() - 10.0;
    let high = pen.pick(13.0, 17.0);
    for (picture, length, name) in [
        ("art/seas-stick-l", LONG, "L"),
        ("art/seas-stick-s", SHORT, "S"),
    ] {
        let wide = eye.long(length);
        x -= wide;
        let foot = chip.center().y - high / 2.0;
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
