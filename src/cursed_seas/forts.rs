//! Forts on the sea: what their flags can hit, which flag is asked for, and shots at them (`cursed-seas §5.10`).

use super::chart::Eye;
use super::map::body;
use super::room::Room;
use super::{Scene, Spot, fire};
use crate::board::marks::brackets_round;
use crate::board::offers::Offers;
use crate::theme::{Glow, Pen, palette};
use bevy_egui::egui::{Rect, Stroke, Vec2};
use games::cursed_seas::geometry::Capsule;
use games::cursed_seas::{Choice, Gun, Island, Mast, Question, Vessel};

/// Draws what is asked of a fort, and what a ship that shoots can hit of forts, and takes room for what is written.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, eye: Eye, room: &mut Room) {
    match scene.observation.asked.map(|asked| asked.question) {
        Some(Question::FortShot(island)) => {
            shots(pen, scene, eye, room, island);
            flags(pen, scene, eye, island);
        }
        Some(Question::LoseFlag(island)) => flags(pen, scene, eye, island),
        _ => {
            pointed(pen, scene, eye);
            targets(pen, scene, eye, room);
        }
    }
}

/// Draws the reach of the flags of a fort that the mouse is on.
fn pointed(pen: &Pen, scene: &Scene, eye: Eye) {
    let Some(mouse) = pen.ui.input(|input| input.pointer.hover_pos()) else {
        return;
    };
    for (island, _) in scene.view.forts() {
        let coast = scene.view.coast(scene.data, island);
        let on = |coast: Capsule| eye.at(coast.bow).distance(mouse) < eye.long(coast.radius);
        if coast.is_some_and(on) {
            reach(pen, scene, eye, island);
        }
    }
}

/// Draws the reach of each flag of a fort.
fn reach(pen: &Pen, scene: &Scene, eye: Eye, island: Island) {
    for (flag, _) in scene.view.flag_places(scene.data, island) {
        if let Some((_, range, at)) = scene.view.flag(scene.data, island, flag) {
            let stroke = Stroke::new(1.6, palette::SAND.gamma_multiply(0.75));
            pen.dashed_circle(eye.at(at), eye.long(range), stroke, 7.0, 6.0);
        }
    }
}

/// Lets the flags be chosen on which choices lie.
fn flags(pen: &mut Pen, scene: &mut Scene, eye: Eye, island: Island) {
    for (flag, at) in scene.view.flag_places(scene.data, island) {
        if scene.view.flag(scene.data, island, flag).is_none() {
            continue;
        }
        let middle = eye.at(at);
        let rect = Rect::from_center_size(middle, Vec2::splat(eye.long(150).max(14.0)));
        let spot = Spot::Mast(Mast(flag.0));
        if let Some(glow) = scene.offer(pen, spot, rect, middle) {
            brackets_round(pen, rect, glow);
        }
    }
}

/// Draws the reach of flags, and their lines of fire with the chances.
fn shots(pen: &mut Pen, scene: &mut Scene, eye: Eye, room: &mut Room, island: Island) {
    reach(pen, scene, eye, island);
    let flags = scene.view.flag_places(scene.data, island);
    let targets: Vec<Vessel> = scene.view.afloat().map(|(target, ..)| target).collect();
    for target in targets {
        let mut hits = Vec::new();
        for &(flag, at) in &flags {
            let aim = scene.view.flag_aim(scene.data, island, flag, target);
            if let Some((aim, body)) = aim.ok().zip(scene.view.capsule(target))
                && offers(scene, Choice::Fire(flag, target))
            {
                room.fill(fire::lay(pen, eye, at, aim, body));
                hits.push(scene.view.flag_hits(scene.data, island, flag, target));
            }
        }
        if let Some(place) = scene.view.place(target).filter(|_| !hits.is_empty()) {
            let rect = body(eye, scene, target, place);
            let pointed = scene.kept.hovered == Some(target);
            brackets_round(pen, rect, Glow::marked(pointed));
            fire::chances(pen, scene, room, rect, &hits);
        }
    }
}

/// Lines of fire to forts, of the ship that shoots or of a cannon that is pointed at.
fn targets(pen: &Pen, scene: &Scene, eye: Eye, room: &mut Room) {
    let Some((vessel, shoots)) = fire::shooter(scene) else {
        return;
    };
    let guns: Vec<Gun> = scene.view.guns(scene.data, vessel).collect();
    let pointed = scene.kept.gun.filter(|gun| guns.contains(gun));
    for (island, _) in scene.view.forts() {
        let Some(coast) = scene.view.coast(scene.data, island) else {
            continue;
        };
        let mut hits = Vec::new();
        for &gun in &guns {
            let shown = pointed.is_none_or(|one| one == gun)
                && (!shoots || offers(scene, Choice::FireAt(gun, island)));
            let aim = scene.view.fort_aim(scene.data, vessel, gun, island).ok();
            let ends = scene.view.muzzle(vessel, gun).zip(aim);
            if let Some((muzzle, aim)) = ends.filter(|_| shown) {
                room.fill(fire::lay(pen, eye, muzzle, aim, coast));
                hits.push(scene.view.fort_hits(scene.data, vessel, gun));
            }
        }
        if !hits.is_empty() {
            let across = Vec2::splat(2.0 * eye.long(coast.radius));
            let shore = Rect::from_center_size(eye.at(coast.bow), across);
            fire::chances(pen, scene, room, shore, &hits);
        }
    }
}

/// Returns whether a shot is offered.
fn offers(scene: &Scene, shot: Choice) -> bool {
    scene.observation.options.iter().any(|offer| offer.is(shot))
}
