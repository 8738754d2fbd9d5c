//! The names of ships and islands on the sea, their states, and the sticks as its scale.

use super::chart::Eye;
use super::map::{body, chosen, paint};
use super::room::Room;
use super::{Scene, fan, ghosts, guide, helm, reach};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{
    Align2, CornerRadius, FontId, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use games::cursed_seas::geometry::{LONG, Place, SHORT};
use games::cursed_seas::{Back, CardPlace, TreasurePlace, Vessel};

/// The units of the canvas for a millimetre from which on ships bear their names.
const NAMED: f32 = 0.9;

/// Distance from its vessel of a label that a line leads to.
const LEADS: f32 = 12.0;

/// The distance from the middle of an island down to its name, in parts of its radius.
pub(super) const NAME: f32 = 0.78;

/// Returns the room of a plate with a name, and how its letters are.
fn plate_of(pen: &Pen, at: Pos2, name: &str) -> (Rect, FontId) {
    let font = Typeface::Head.at(pen.pick(12.5, 15.0));
    let wide = pen.wide_as(name, font.clone());
    let size = vec2(wide + 14.0, pen.pick(18.0, 22.0));
    (Rect::from_center_size(at, size), font)
}

/// Draws a small plate of parchment with a name.
pub(super) fn plate(pen: &Pen, at: Pos2, name: &str) {
    let (rect, font) = plate_of(pen, at, name);
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

/// Draws the labels of all vessels but the one whose course is shown: badges from afar, names from near, in the room that is left.
pub(super) fn draw(pen: &Pen, scene: &Scene, eye: Eye, mut room: Room) {
    let rings = rings(pen, scene);
    let but = helm::steered(scene);
    let near = eye.long(10) >= NAMED;
    let first = [scene.kept.hovered, chosen(scene)];
    let afloat = scene.view.afloat().filter(|(one, ..)| Some(*one) != but);
    let vessels = afloat.map(|(vessel, place, _)| (vessel, place));
    let (mut named, afar): (Vec<_>, Vec<_>) =
        vessels.partition(|(vessel, _)| near || first.contains(&Some(*vessel)));
    for (vessel, place) in afar {
        let covers = badge(pen, scene, eye, &room, (vessel, place));
        room.fill(covers);
    }
    // The one that is chosen lies where it is looked for.
    named.sort_by_key(|(vessel, _)| Some(*vessel) != chosen(scene));
    for (vessel, place) in named {
        let own = body(eye, scene, vessel, place);
        // Beside the ring round what the guide of a lesson speaks of.
        let ring = rings
            .iter()
            .find(|ring| ring.contains_rect(own) && ring.center() == own.center());
        label(pen, scene, &mut room, vessel, ring.copied().unwrap_or(own));
    }
}

/// Returns the rings that a lesson draws round what it speaks of.
fn rings(pen: &Pen, scene: &Scene) -> Vec<Rect> {
    let marks = scene.guided(pen, |_, scene, mark| guide::lies(scene, mark));
    let marks = marks.into_iter();
    marks.map(|mark| mark.expand(pen.pick(9.0, 12.0))).collect()
}

/// Returns the room that ships, islands with their names, the course, rings and what stands at the foot of the sea leave to labels.
pub(super) fn room(pen: &Pen, scene: &Scene, eye: Eye) -> Room {
    let (view, board) = (scene.view, scene.places.seen);
    let ships = view.afloat();
    let ships = ships.map(|(vessel, place, _)| body(eye, scene, vessel, place));
    let islands = view.isles().filter_map(|(island, ..)| {
        let coast = view.coast(scene.data, island)?;
        let (middle, radius) = (eye.at(coast.bow), eye.long(coast.radius));
        let shore = Rect::from_center_size(middle, Vec2::splat(2.0 * radius));
        // Its name lies across its foot.
        let name = middle + vec2(0.0, radius * NAME);
        let text = scene.session.speaker().teller.text(island);
        Some([shore, plate_of(pen, name, &text).0])
    });
    let foot = board.with_min_y(board.bottom() - pen.pick(36.0, 44.0));
    let taken = ships.chain(islands.flatten()).chain([foot]);
    let taken = taken
        .chain(fan::dots(scene, eye))
        .chain(ghosts::laid(scene, eye));
    let taken = taken.chain(rings(pen, scene));
    Room::new(board, taken.collect())
}

/// Draws the badge of a vessel that is seen from afar, with an arrow the way that she heads. Returns what it covers.
fn badge(
    pen: &Pen,
    scene: &Scene,
    eye: Eye,
    room: &Room,
    (vessel, place): (Vessel, Place),
) -> Rect {
    let seat = scene.view.vessel(vessel).hull.seat;
    let shape = scene.view.shape(vessel);
    let middle = eye.at(place.bow.ahead(place.heading.back(), shape.spine / 2));
    let down = eye.long(shape.radius + shape.spine / 2).max(14.0) * 0.8;
    let size = pen.pick(15.0, 19.0);
    let sides = [
        vec2(0.0, down),
        vec2(0.0, -down),
        vec2(down, 0.0),
        vec2(-down, 0.0),
    ];
    let sides = sides.map(|side| Rect::from_center_size(middle + side, Vec2::splat(size)));
    let at = room.freest(sides).center();
    let way = Eye::way(place.heading);
    let (tip, foot) = (at + way * size, at + way * size * 0.5);
    let aside = way.rot90() * size * 0.32;
    let edge = Stroke::new(1.0, palette::INK);
    let arrow = vec![tip, foot + aside, foot - aside];
    let arrow = Shape::convex_polygon(arrow, paint(scene, seat), edge);
    pen.ui.painter().add(arrow);
    pen.art(&scene.session.badge(seat), at, size * 0.9);
    Rect::from_center_size(at, Vec2::splat(size))
}

/// Draws the label of a vessel: its player's badge, its name, its masts and what it carries, with a line to it where it lies farther off.
fn label(pen: &Pen, scene: &Scene, room: &mut Room, vessel: Vessel, own: Rect) {
    let (view, seen) = (scene.view, scene.view.vessel(vessel));
    let Some(make) = seen.hull.make else {
        return;
    };
    let seat = seen.hull.seat;
    let size = pen.pick(15.0, 19.0);
    let name = scene.session.speaker().make(make);
    let font = Typeface::Bold.at(pen.pick(13.0, 16.0));
    let pips = f32::from(seen.hull.masts) * size * 0.62;
    let coins = view.coins_at(TreasurePlace::Aboard(vessel));
    let cards = CardPlace::Aboard(vessel);
    let hidden = view.hidden_at(cards, Back::Crew) + view.hidden_at(cards, Back::Equipment);
    let more = size * (f32::from(u8::from(coins > 0)) + f32::from(u8::from(hidden > 0))) * 1.7;
    let wide = size + pen.wide_as(&name, font.clone()) + pips + more + 20.0;
    let rect = room.beside(own, vec2(wide, size + 7.0));
    let painter = pen.ui.painter();
    let from = own.clamp(rect.center());
    let to = rect.clamp(from);
    if from.distance(to) > LEADS {
        for (wide, colour) in [(3.6, palette::INK), (1.6, paint(scene, seat))] {
            painter.line_segment([from, to], Stroke::new(wide, colour));
        }
    }
    let edge = Stroke::new(1.6, paint(scene, seat));
    let radius = CornerRadius::same((rect.height() / 2.0) as u8);
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

/// Draws a pip for each mast or segment of a vessel, from a point to the right, and returns their right end.
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

/// Draws the sticks as a scale at the foot of the sea, beside the chip of the zoom, if they have room.
pub(super) fn scale(pen: &mut Pen, scene: &mut Scene, eye: Eye) {
    let chip = scene.draw_zoom(pen);
    let room = reach::foot(pen, scene, chip);
    let mut x = room.max - 10.0;
    let high = pen.pick(13.0, 17.0);
    for (picture, length, name) in [
        ("art/seas-stick-l", LONG, "L"),
        ("art/seas-stick-s", SHORT, "S"),
    ] {
        let wide = eye.long(length);
        if x - wide < room.min {
            continue;
        }
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
