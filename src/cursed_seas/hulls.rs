//! Ships and creatures as they lie on the water, part by part, and as they are on their way.

use super::chart::{self, angle, turn};
use super::looks;
use super::pieces::{Part, Scenery, Thing, layer};
use crate::board::pieces::Piece;
use bevy::math::Vec2;
use bevy::math::curve::{Curve, EaseFunction};
use games::cursed_seas::geometry::{Place, mast_place};
use games::cursed_seas::{Event, Hull, Lies, Make, Vessel, VesselView};
use std::f32::consts::TAU;

/// The offset of a ship's shadow, in units of the drawings.
const SHADOW: Vec2 = Vec2::new(-5.0, -8.0);
/// The share of a stick's motion in which a ship turns before she sails.
const TURNS: f32 = 0.4;
/// The distance from one vessel's height to the next one's.
const APART: f32 = 0.1;

/// Returns the measures of the pictures of a hull: width, height, and the distance of the bow point from their top.
fn picture(masts: u8) -> (f32, f32, f32) {
    match masts {
        0 | 1 => (68.0, 137.0, 26.0),
        2 => (73.0, 162.0, 28.5),
        3 => (78.0, 192.0, 31.0),
        4 => (83.0, 222.0, 33.5),
        _ => (88.0, 252.0, 36.0),
    }
}

/// A vessel as it is seen in the world at a moment.
#[derive(Debug, Clone, Copy)]
struct Seen {
    /// Its bow point, or centre.
    bow: Vec2,
    /// Its direction in radians.
    angle: f32,
    /// Its opacity, 0 to 1.
    clear: f32,
    /// The length of its wake, in parts of the usual one.
    wake: f32,
}

impl Seen {
    /// Returns a point of the vessel, so far ahead of its bow point and to port of it.
    fn at(&self, ahead: f32, port: f32) -> Vec2 {
        self.bow + Vec2::from_angle(self.angle).rotate(Vec2::new(ahead, port))
    }
}

/// Returns a vessel that lies at a place.
fn lies(scenery: &Scenery, place: Place) -> Seen {
    Seen {
        bow: scenery.chart().at(place.bow),
        angle: angle(place.heading),
        clear: 1.0,
        wake: 0.0,
    }
}

/// Returns a vessel as it lies or is on its way; none where it is not on the mat.
fn seen(scenery: &Scenery, vessel: Vessel, view: &VesselView) -> Option<Seen> {
    let at = match view.lies {
        Lies::Mat(place) => Some((place, lies(scenery, place))),
        _ => None,
    };
    let Some((animation, motion)) = scenery.moving() else {
        return at.map(|(_, seen)| seen);
    };
    match animation.event {
        Event::Moved(other, Lies::Mat(to)) if other == vessel => {
            let Some((from, mut seen)) = at else {
                let clear = motion.done * motion.clear;
                return Some(Seen {
                    clear,
                    ..lies(scenery, to)
                });
            };
            let part = animation.eased(motion.done);
            let (turns, sails) = if from.heading == to.heading {
                (1.0, part)
            } else {
                let turns = EaseFunction::SineInOut.sample_clamped((part / TURNS).min(1.0));
                (turns, ((part - TURNS) / (1.0 - TURNS)).max(0.0))
            };
            let steps = f32::from(from.heading.towards(to.heading));
            seen.angle += steps * 5.0_f32.to_radians() * turns;
            seen.bow = seen.bow.lerp(scenery.chart().at(to.bow), sails);
            seen.wake = (sails * (1.0 - sails) * 4.0).min(1.0);
            seen.clear = motion.clear;
            Some(seen)
        }
        // Sunk, or lost in fog.
        Event::Moved(other, _) if other == vessel => at.map(|(_, seen)| Seen {
            clear: (1.0 - motion.done) * motion.clear,
            ..seen
        }),
        Event::MastLost(other, _) | Event::Burning(other, _) | Event::Ignored(other, _)
            if other == vessel =>
        {
            at.map(|(_, mut seen)| {
                let shake = (motion.done * TAU * 3.0).sin() * (1.0 - motion.done);
                seen.bow.x += scenery.chart().drawn(5.0) * shake;
                seen
            })
        }
        Event::Rammed(rammer, other, _) if rammer == vessel || other == vessel => {
            at.map(|(_, mut seen)| {
                let lunge = (motion.done * TAU / 2.0).sin() * scenery.chart().drawn(8.0);
                let way = if rammer == vessel {
                    lunge
                } else {
                    -lunge * 0.4
                };
                seen.bow = seen.at(way, 0.0);
                seen
            })
        }
        _ => at.map(|(_, seen)| seen),
    }
}

/// Returns where a mast of a vessel stands in the world.
pub(super) fn mast_at(scenery: &Scenery, vessel: Vessel, mast: u8) -> Option<Vec2> {
    let (place, hull) = (
        scenery.view.place(vessel)?,
        &scenery.view.vessel(vessel).hull,
    );
    let point = mast_place(place, scenery.view.shape(vessel), mast, hull.masts);
    Some(scenery.chart().at(point))
}

/// Adds the parts of a vessel.
pub(super) fn lie(
    scenery: &Scenery,
    vessel: Vessel,
    view: &VesselView,
    to: &mut Vec<(Thing, Piece)>,
) {
    let Some(seen) = seen(scenery, vessel, view) else {
        return;
    };
    match view.hull.make {
        Some(Make::Ship(_)) => ship(scenery, vessel, &view.hull, seen, to),
        Some(Make::Creature(creature)) => {
            let chart = scenery.chart();
            let high = layer::SHIP + f32::from(vessel.0) * APART;
            let (picture, side) = if view.hull.submerged {
                ("art/seas-submerged".to_owned(), 200.0)
            } else {
                looks::creature(creature)
            };
            let size = Vec2::splat(chart.drawn(side));
            let body = Piece::new(picture, seen.bow, high + 0.02, size).faded(seen.clear);
            to.push((Thing::Part(vessel, Part::Hull), body));
            let radius = scenery.view.shape(vessel).radius as f32 / 400.0;
            let size = Vec2::splat(chart.drawn(216.0 * radius));
            let ring = Piece::new("art/seas-creature-ring", seen.bow, high + 0.01, size);
            let ring = ring
                .tinted(scenery.colour(view.hull.seat))
                .faded(seen.clear);
            to.push((Thing::Part(vessel, Part::Flag), ring));
        }
        None => {}
    }
}

/// Adds a ship: wake, shadow, hull, trim, sails and masts or stumps from the bow aft, flames, flag.
fn ship(scenery: &Scenery, vessel: Vessel, hull: &Hull, seen: Seen, to: &mut Vec<(Thing, Piece)>) {
    let Some(Make::Ship(ship)) = hull.make else {
        return;
    };
    let (chart, nation) = (scenery.chart(), scenery.data.ship(ship).nation);
    let build = looks::build(ship, nation);
    let (wide, high, bow) = picture(hull.masts);
    let size = Vec2::new(chart.drawn(wide), chart.drawn(high));
    let astern = -chart.drawn(high / 2.0 - bow);
    let base = layer::SHIP + f32::from(vessel.0) * APART;
    let spun = turn(seen.angle);
    let mut lay = |part: Part, picture: String, at: Vec2, up: f32, size: Vec2| {
        let piece = Piece::new(picture, at, base + up, size).turned(spun);
        to.push((Thing::Part(vessel, part), piece.faded(seen.clear)));
        to.len() - 1
    };
    let middle = seen.at(astern, 0.0);
    let (masts, colour) = (hull.masts, scenery.colour(hull.seat));
    let shadow = format!("art/seas-shadow-{masts}");
    let falls = Vec2::new(chart.drawn(SHADOW.x), chart.drawn(SHADOW.y));
    lay(Part::Shadow, shadow, middle + falls, 0.0, size);
    let hull_picture = format!("art/seas-hull-{}-{masts}", build.hull);
    lay(Part::Hull, hull_picture, middle, 0.01, size);
    let trim = format!("art/seas-trim-{}-{masts}", build.hull);
    let trim = lay(Part::Trim, trim, middle, 0.015, size);
    let shape = scenery.view.shape(vessel);
    let scale = shape.radius as f32 / 100.0;
    let rigged = Vec2::new(chart.drawn(80.0 * scale), chart.drawn(48.0 * scale));
    let mut tinted = vec![(trim, looks::in_world(looks::trim(nation)))];
    let mut burning = Vec::new();
    for mast in 0..masts {
        let along = (2 * i64::from(mast) + 1) * shape.spine / (2 * i64::from(masts));
        let foot = -chart.long(along);
        let up = 0.02 + 0.005 * f32::from(mast);
        if (hull.sound | hull.fire) >> mast & 1 == 0 {
            let size = Vec2::splat(chart.drawn(32.0 * scale));
            let at = seen.at(foot, 0.0);
            lay(Part::Mast(mast), "art/seas-stump".to_owned(), at, up, size);
            continue;
        }
        // The mast stands below the middle of its picture.
        let at = seen.at(foot + chart.drawn(10.0 * scale), 0.0);
        let sail = format!("art/seas-sail-{}", build.rig);
        tinted.push((lay(Part::Sail(mast), sail, at, up, rigged), colour));
        let picture = format!("art/seas-mast-{}", build.rig);
        lay(Part::Mast(mast), picture, at, up + 0.002, rigged);
        if hull.fire >> mast & 1 == 1 {
            burning.push((mast, seen.at(foot, 0.0)));
        }
    }
    if hull.scuttling {
        let water = format!("art/seas-scuttling-{masts}");
        lay(Part::Scuttling, water, middle, 0.06, size);
    }
    for (number, colour) in tinted {
        to[number].1.tint = colour;
    }
    if seen.wake > 0.0 {
        let long = chart.drawn(160.0) * seen.wake;
        let at = seen.at(-chart.long(shape.spine) - long / 2.0, 0.0);
        let size = Vec2::new(chart.drawn(96.0 * scale), long);
        let wake = Piece::new("art/seas-wake", at, layer::WAKE, size).turned(spun);
        to.push((Thing::Part(vessel, Part::Wake), wake.faded(seen.wake)));
    }
    // Flames and flag stand upright.
    for (mast, at) in burning {
        let size = Vec2::new(chart.drawn(48.0 * scale), chart.drawn(64.0 * scale));
        let picture = format!("art/seas-fire-{}", mast % 3 + 1);
        let at = at + Vec2::new(0.0, chart.drawn(22.0 * scale));
        let fire = Piece::new(picture, at, base + 0.07, size).faded(seen.clear);
        to.push((Thing::Part(vessel, Part::Fire(mast)), fire));
    }
    let stern = seen.at(-chart.long(shape.spine), 0.0);
    let at = stern + Vec2::new(chart.drawn(13.0), chart.drawn(12.0));
    let size = Vec2::new(chart.drawn(34.0), chart.drawn(30.0));
    let flag = Piece::new(looks::flag(nation), at, base + 0.08, size).faded(seen.clear);
    to.push((Thing::Part(vessel, Part::Flag), flag));
}

/// Returns a length of the rules as the pictures of ships have it, for the ghost of a ship on the canvas.
pub(super) fn ghost(eye: chart::Eye, place: Place, masts: u8) -> (bevy_egui::egui::Pos2, f32, f32) {
    let (wide, high, bow) = picture(masts);
    let astern = eye.drawn(high / 2.0 - bow);
    let middle = eye.at(place.bow) - chart::Eye::way(place.heading) * astern;
    // A picture's top is north of it, and it is turned clockwise on the canvas.
    let turned = std::f32::consts::FRAC_PI_2 - angle(place.heading);
    (middle, eye.drawn(wide), turned)
}
