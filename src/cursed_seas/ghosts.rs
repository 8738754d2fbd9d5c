//! Ghosts of ships where they could lie, the stick beside a course, and the distances of a ship that has turned.

use super::chart::{Eye, angle};
use super::outlines::{capsule, outline};
use super::{Scene, Spot, hulls, looks};
use crate::board::offers::Offers;
use crate::theme::{Glow, Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Id, Rect, Sense, Shape, Stroke, Vec2, vec2};
use games::cursed_seas::geometry::Place;
use games::cursed_seas::{Distance, Make, Question, Stick, Vessel};

/// The distance beside a course within which the mouse still points at it, in units of the canvas.
const BESIDE: f32 = 14.0;

/// Draws the ghost of a vessel at a place.
pub(super) fn ghost(pen: &Pen, scene: &Scene, eye: Eye, vessel: Vessel, place: Place, clear: f32) {
    let hull = &scene.view.vessel(vessel).hull;
    let body = scene.view.shape(vessel).at(place);
    let moon = palette::MOON.gamma_multiply(clear * 0.5);
    let edge = outline(eye, &body, 0);
    let lit = Shape::convex_polygon(edge, moon, Stroke::NONE);
    pen.ui.painter().add(lit);
    let tint = palette::MOON.gamma_multiply(clear);
    match hull.make {
        Some(Make::Ship(ship)) => {
            let build = looks::build(ship, scene.data.ship(ship).nation);
            let (middle, wide, turned) = hulls::ghost(eye, place, hull.masts);
            let picture = format!("art/seas-hull-{}-{}", build.hull, hull.masts);
            pen.turned(&picture, middle, wide, turned, tint);
        }
        Some(Make::Creature(creature)) => {
            let (picture, side) = looks::creature(creature);
            pen.icon(&picture, eye.at(place.bow), eye.drawn(side), tint);
        }
        None => {}
    }
    let stroke = Stroke::new(1.6, palette::CREAM.gamma_multiply(clear));
    capsule(pen, eye, &body, 0, stroke);
}

/// Draws the places where a ship lay before the sticks of a move that goes on.
pub(super) fn earlier(pen: &Pen, scene: &mut Scene, eye: Eye) {
    let asked = scene.observation.asked.map(|asked| asked.question);
    let Some(Question::Turn(vessel) | Question::Sail(vessel)) = asked else {
        scene.kept.trail.clear();
        return;
    };
    let Some(place) = scene.view.place(vessel) else {
        return;
    };
    let trail = &mut scene.kept.trail;
    trail.retain(|&(other, _)| other == vessel);
    // What was taken back lies behind her no more.
    let again = trail.iter().position(|&(_, was)| was.bow == place.bow);
    trail.truncate(again.unwrap_or(trail.len()));
    let behind = trail.clone();
    trail.push((vessel, place));
    for (vessel, place) in behind {
        ghost(pen, scene, eye, vessel, place, 0.45);
    }
}

/// Draws the stick laid along a course, from bow point to bow point.
pub(super) fn lay_stick(pen: &Pen, eye: Eye, stick: Stick, from: Place, radius: i64) {
    let way = Eye::way(from.heading);
    let (picture, wide) = match stick {
        Stick::Short => ("art/seas-stick-s", 133.0),
        Stick::Long => ("art/seas-stick-l", 195.5),
    };
    // Set off to starboard, so that the ship is seen beside it.
    let starboard = vec2(-way.y, way.x) * eye.long(radius + 60);
    let middle = eye.at(from.bow) + way * eye.long(stick.length()) / 2.0 + starboard;
    let turned = -angle(from.heading);
    pen.turned(picture, middle, eye.drawn(wide), turned, palette::OWN);
    let font = Typeface::Bold.at(eye.drawn(15.0).clamp(9.0, 20.0));
    let letter = stick.letter();
    pen.text(middle, Align2::CENTER_CENTER, font, palette::INK, letter);
}

/// Returns what the stick of a ship that has turned covers, with her course, so that nothing else is written there.
pub(super) fn laid(scene: &Scene, eye: Eye) -> Option<Rect> {
    let asked = scene.observation.asked.filter(|_| scene.idle)?;
    let Question::Sail(vessel) = asked.question else {
        return None;
    };
    let (stick, turned) = scene.view.course.turned?;
    let end = turned.ahead(stick.length());
    let ahead = Rect::from_two_pos(eye.at(turned.bow), eye.at(end.bow));
    Some(ahead.expand(eye.long(scene.view.shape(vessel).radius + 100)))
}

/// Draws a ship that has turned and is to sail: her ghost where she lies after the turn, and each distance.
pub(super) fn sailing(pen: &mut Pen, scene: &mut Scene, eye: Eye) {
    let asked = scene.observation.asked.filter(|_| scene.idle);
    let Some(Question::Sail(vessel)) = asked.map(|asked| asked.question) else {
        return;
    };
    let Some((stick, turned)) = scene.view.course.turned else {
        return;
    };
    ghost(pen, scene, eye, vessel, turned, 0.7);
    let radius = scene.view.shape(vessel).radius;
    lay_stick(pen, eye, stick, turned, radius);
    let distances: Vec<Distance> = scene
        .observation
        .options
        .iter()
        .filter_map(|offer| match offer.spot {
            Spot::Reach(distance) => Some(distance),
            _ => None,
        })
        .collect();
    let far = distances.iter().map(|distance| i64::from(distance.0)).max();
    let ends = [0, far.unwrap_or_default()].map(|far| eye.at(turned.ahead(far).bow));
    let stroke = Stroke::new(2.0, palette::CREAM);
    pen.ui.painter().line_segment(ends, stroke);
    let near = pointed(pen, eye, turned, &distances);
    let beside = clicked_beside(pen, eye, turned, &distances);
    if let Some(near) = near.filter(|_| beside) {
        let here = scene
            .observation
            .numbers(|offer| offer.spot == Spot::Reach(near));
        scene.pick(&here, eye.at(turned.ahead(i64::from(near.0)).bow));
    }
    let side = (eye.long(25) * 0.98).max(1.0);
    for distance in distances {
        let end = turned.ahead(i64::from(distance.0));
        let at = eye.at(end.bow);
        let rect = match near == Some(distance) {
            true => Rect::from_center_size(at, Vec2::splat(2.0 * BESIDE)),
            false => Rect::from_center_size(at, Vec2::splat(side)),
        };
        let Some(glow) = scene.offer(pen, Spot::Reach(distance), rect, at) else {
            continue;
        };
        let colour = match glow {
            Glow::Aside => palette::FAINT,
            Glow::Marked | Glow::Pointed => palette::CREAM,
        };
        pen.ui.painter().circle_filled(at, 1.8, colour);
        if glow.is_pointed() {
            ghost(pen, scene, eye, vessel, end, 0.85);
        }
    }
}

/// Returns whether it is clicked beside the course in the frame in which the mouse comes there, as by a tap: later it is on the nearest
/// distance.
fn clicked_beside(pen: &Pen, eye: Eye, turned: Place, distances: &[Distance]) -> bool {
    let clicked = distances.iter().map(|distance| {
        let end = turned.ahead(i64::from(distance.0));
        let rect = Rect::from_center_size(eye.at(end.bow), Vec2::splat(2.0 * BESIDE));
        let id = Id::new(("beside the course", distance.0));
        pen.ui.interact(rect, id, Sense::CLICK).clicked()
    });
    // All of them, so that each is known in the next frame.
    clicked.fold(false, |any, clicked| any | clicked)
}

/// Returns the distance that the mouse is nearest to, anywhere beside the course.
fn pointed(pen: &Pen, eye: Eye, turned: Place, distances: &[Distance]) -> Option<Distance> {
    let mouse = pen.ui.input(|input| input.pointer.hover_pos())?;
    let off = |distance: &Distance| {
        let end = turned.ahead(i64::from(distance.0));
        eye.at(end.bow).distance(mouse)
    };
    let all = distances.iter().copied();
    let nearest = all.min_by(|one, other| off(one).total_cmp(&off(other)))?;
    (off(&nearest) < BESIDE).then_some(nearest)
}
