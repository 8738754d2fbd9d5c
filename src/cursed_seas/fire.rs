//! Shooting: the field that a cannon sees, its line to what it can hit, the chance, and what is in the way (`cursed-seas §2.5`, `§5.6`).

use super::chart::Eye;
use super::map::{body, chosen};
use super::room::Room;
use super::{Scene, told};
use crate::board::marks::brackets_round;
use crate::theme::{Glow, Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Color32, Mesh, Pos2, Rect, Shape, Stroke, vec2};
use games::cursed_seas::geometry::{Capsule, Heading, LONG, SHORT, Segment, Target, line_of_fire};
use games::cursed_seas::{Choice, Gun, NoShot, Point, Question, Vessel};

/// The steps in which a field is felt out, of the reach of a cannon.
const STEPS: i64 = 12;

/// Returns the vessel whose cannons are shown: the one that shoots, or the chosen one while a cannon of hers is pointed at.
pub(super) fn shooter(scene: &Scene) -> Option<(Vessel, bool)> {
    let asked = scene.observation.asked.filter(|_| scene.idle)?;
    match asked.question {
        Question::Shot(vessel) | Question::Captain(vessel) | Question::LongNines(vessel) => {
            Some((vessel, true))
        }
        Question::Menu => {
            let vessel = chosen(scene)?;
            scene.kept.gun.map(|_| (vessel, false))
        }
        _ => None,
    }
}

/// Draws fields, lines and chances, and takes room for what is written.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, eye: Eye, room: &mut Room) {
    let Some((vessel, shoots)) = shooter(scene) else {
        return;
    };
    let guns: Vec<Gun> = scene.view.guns(scene.data, vessel).collect();
    let pointed = scene.kept.gun.filter(|gun| guns.contains(gun));
    let shown = |gun: Gun| match pointed {
        Some(one) => one == gun,
        None => !is_spent(scene, vessel, gun),
    };
    for gun in guns.iter().copied().filter(|&gun| shown(gun)) {
        reach(pen, scene, eye, vessel, gun);
    }
    if let Some(gun) = pointed {
        field(pen, scene, eye, vessel, gun);
    }
    let targets: Vec<Vessel> = scene.view.afloat().map(|(target, ..)| target).collect();
    for target in targets {
        let ready = guns.iter().filter(|&&gun| {
            pointed.is_none_or(|one| one == gun) && (!shoots || can_fire(scene, gun, target))
        });
        let mut hits = Vec::new();
        for &gun in ready {
            if let Some(figure) = line(pen, scene, eye, (vessel, gun, target)) {
                room.fill(figure);
                hits.push(scene.view.hits(scene.data, vessel, gun, target));
            }
        }
        if let Some(place) = scene.view.place(target).filter(|_| !hits.is_empty()) {
            let rect = body(eye, scene, target, place);
            let pointed = scene.kept.hovered == Some(target);
            brackets_round(pen, rect, Glow::marked(pointed));
            chances(pen, scene, room, rect, &hits);
        }
    }
    if let Some((gun, target)) = pointed.zip(scene.kept.hovered) {
        blocked(pen, scene, eye, (vessel, gun, target));
    }
}

/// Says beside a target how likely some cannons hit it.
pub(super) fn chances(pen: &Pen, scene: &Scene, room: &mut Room, target: Rect, hits: &[u8]) {
    let text = told::chances(scene.session.speaker(), hits);
    let rect = room.beside(target, pen.chip_size(&text));
    pen.chip(rect.center(), &text);
}

/// Returns whether a shot is offered; of a ship that does not shoot now, each is.
fn can_fire(scene: &Scene, gun: Gun, target: Vessel) -> bool {
    let fire = Choice::Fire(gun, target);
    !is_shooting(scene) || scene.observation.options.iter().any(|offer| offer.is(fire))
}

/// Returns whether whoever sits here is asked which cannon shoots.
fn is_shooting(scene: &Scene) -> bool {
    let asks = scene.observation.asked.map(|asked| asked.question);
    matches!(asks, Some(Question::Shot(_))) && !scene.observation.options.is_empty()
}

/// Returns whether a cannon of the ship that shoots is left out: it has fired, or there is nothing that it may fire at.
pub(super) fn is_spent(scene: &Scene, vessel: Vessel, gun: Gun) -> bool {
    let asks = scene.observation.asked.map(|asked| asked.question);
    let fires = |choice: Choice| match choice {
        Choice::Fire(one, _) | Choice::FireAt(one, _) => one == gun,
        Choice::Broadside(_) => true,
        _ => false,
    };
    asks == Some(Question::Shot(vessel))
        && is_shooting(scene)
        && !scene
            .observation
            .options
            .iter()
            .any(|offer| fires(offer.choice))
}

/// Draws the reach of a cannon, about its mast.
fn reach(pen: &Pen, scene: &Scene, eye: Eye, vessel: Vessel, gun: Gun) {
    let both = scene
        .view
        .muzzle(vessel, gun)
        .zip(scene.view.gun(scene.data, vessel, gun));
    let Some((muzzle, (_, range))) = both else {
        return;
    };
    let colour = colour(range);
    let middle = eye.at(muzzle);
    let stroke = Stroke::new(1.6, colour.gamma_multiply(0.75));
    pen.dashed_circle(middle, eye.long(range), stroke, 7.0, 6.0);
    let edge = Stroke::new(1.2, palette::INK);
    pen.ui.painter().circle(middle, 3.0, colour, edge);
}

/// Returns the colour of a range.
fn colour(range: i64) -> Color32 {
    match range {
        SHORT => palette::CREAM,
        LONG => palette::SAND,
        _ => palette::FOAM,
    }
}

/// Draws the field of fire of a cannon, with the shadows of her own sails and of all that is in the way.
fn field(pen: &Pen, scene: &Scene, eye: Eye, vessel: Vessel, gun: Gun) {
    let both = scene
        .view
        .muzzle(vessel, gun)
        .zip(scene.view.gun(scene.data, vessel, gun));
    let Some((muzzle, (_, range))) = both else {
        return;
    };
    let sails = scene.view.sails(vessel, gun);
    let sails: Vec<Segment> = sails.into_iter().map(|(_, sail)| sail).collect();
    let blockers = scene.view.blockers(scene.data, &[vessel], None);
    let here = Capsule::disc(muzzle, 0);
    let bodies = blockers.into_iter().map(|(_, body)| body);
    let bodies: Vec<Capsule> = bodies.filter(|body| body.within(&here, range)).collect();
    let clear = |heading: Heading, far: i64| {
        let aim = Target::Round(muzzle.ahead(heading, far), 0);
        line_of_fire(muzzle, far + 5, aim, &sails, &bodies).is_ok()
    };
    let far = |heading: Heading| {
        let steps = (1..=STEPS).map(|step| range * step / STEPS);
        let seen = steps.take_while(|&far| clear(heading, far));
        seen.last().unwrap_or_default()
    };
    let rim: Vec<Pos2> = Heading::all()
        .map(|heading| eye.at(muzzle.ahead(heading, far(heading))))
        .collect();
    let tint = colour(range).gamma_multiply(0.26);
    let mut mesh = Mesh::default();
    mesh.colored_vertex(eye.at(muzzle), tint);
    for &point in &rim {
        mesh.colored_vertex(point, tint);
    }
    let count = rim.len() as u32;
    for number in 0..count {
        mesh.add_triangle(0, 1 + number, 1 + (number + 1) % count);
    }
    pen.ui.painter().add(Shape::mesh(mesh));
}

/// Draws the line of fire of a cannon to a target, if there is one, and returns the rectangle of what is written on it.
fn line(
    pen: &Pen,
    scene: &Scene,
    eye: Eye,
    (vessel, gun, target): (Vessel, Gun, Vessel),
) -> Option<Rect> {
    let aim = scene.view.aim(scene.data, vessel, gun, target).ok()?;
    let muzzle = scene.view.muzzle(vessel, gun)?;
    Some(lay(pen, eye, muzzle, aim, scene.view.capsule(target)?))
}

/// Returns the distance from a muzzle to the edge of a target, in units of the rules.
pub(super) fn away(muzzle: Point, target: Capsule) -> i64 {
    target.gap(&Capsule::disc(muzzle, 0)).max(0)
}

/// Draws a line of fire from a muzzle to where it aims, with the distance to the target's edge. Returns where that stands.
pub(super) fn lay(pen: &Pen, eye: Eye, muzzle: Point, aim: Point, target: Capsule) -> Rect {
    let ends = [eye.at(muzzle), eye.at(aim)];
    for (wide, colour) in [(4.0, palette::INK), (2.0, palette::CREAM)] {
        let stroke = Stroke::new(wide, colour);
        pen.ui
            .painter()
            .extend(Shape::dashed_line(&ends, stroke, 5.0, 4.0));
    }
    pen.art("art/seas-muzzle", ends[1], eye.drawn(22.0).clamp(9.0, 20.0));
    let middle = ends[0].lerp(ends[1], 0.5);
    let font = Typeface::Bold.at(pen.pick(12.0, 14.0));
    let edged = [palette::CREAM, palette::INK];
    pen.edged(
        middle,
        Align2::CENTER_CENTER,
        font,
        edged,
        format!("{:.0}", away(muzzle, target) as f64 / 10.0),
    );
    Rect::from_center_size(middle, vec2(pen.pick(24.0, 30.0), pen.pick(15.0, 18.0)))
}

/// Draws why a cannon that is pointed at cannot hit the vessel that the mouse is on.
fn blocked(pen: &Pen, scene: &Scene, eye: Eye, (vessel, gun, target): (Vessel, Gun, Vessel)) {
    let Err(why) = scene.view.aim(scene.data, vessel, gun, target) else {
        return;
    };
    let both = scene
        .view
        .muzzle(vessel, gun)
        .zip(scene.view.capsule(target));
    let Some((muzzle, body)) = both.filter(|_| why != NoShot::NoTarget) else {
        return;
    };
    let goal = eye.at(body.bow).lerp(eye.at(body.stern), 0.5);
    let ends = [eye.at(muzzle), goal];
    let stroke = Stroke::new(2.0, palette::FAINT);
    pen.ui
        .painter()
        .extend(Shape::dashed_line(&ends, stroke, 4.0, 5.0));
    let at = ends[0].lerp(ends[1], 0.55);
    pen.art("art/seas-blocked", at, eye.drawn(40.0).clamp(16.0, 34.0));
    let text = told::no_shot(scene.session.speaker(), scene.view, why);
    pen.chip_at(at + vec2(0.0, -16.0), Align2::CENTER_BOTTOM, &text);
}
