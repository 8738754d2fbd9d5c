//! Effects on the chart that leave nothing behind: broadsides.

use super::Scene;
use super::VoodooTable;
use super::marks::brackets;
use crate::theme::{Glow, Pen, palette};
use bevy::math::Vec2 as World;
use bevy_egui::egui::{Color32, Pos2, Stroke, Vec2, vec2};
use games::voodoo::{Event, Shares};
use rules::table::Seat;

/// Seconds of the parts of a broadside: the flash, the ball's flight, the shaking of the ship, and the display of the hits.
const FLASH: f32 = 0.06;
const BALL: f32 = 0.22;
const SHAKE: f32 = 0.18;
const STANDS: f32 = 0.34;
/// Seconds that a broadside takes.
pub(super) const BROADSIDE: f32 = FLASH + BALL + SHAKE + STANDS;
/// The reach of the shaking of a ship that is hit, in units of the world, and the number of its swings.
const FAR: f32 = 6.0;
const OFTEN: f32 = 3.0;

/// Returns the part, 0 to 1, of a stretch of time that has passed.
fn part(at: f32, from: f32, long: f32) -> f32 {
    ((at - from) / long).clamp(0.0, 1.0)
}

/// Returns the offset of a ship that is hit, with a part of the broadside done, 0 to 1.
pub(super) fn shaken(done: f32) -> World {
    let part = part(done * BROADSIDE, FLASH + BALL, SHAKE);
    let swing = (part * OFTEN * std::f32::consts::TAU).sin();
    World::new(FAR * swing * (1.0 - part), 0.0)
}

pub(super) fn draw<G: VoodooTable>(pen: &Pen, scene: &Scene<G>) {
    if let Some((animation, done)) = scene.animations.passing()
        && let Some(Event::Fired { seat, victim, hits }) = animation.event.shared()
    {
        broadside(pen, scene, [seat, victim], hits, done * BROADSIDE);
    }
}

/// Draws a broadside while it is fired: flash and smoke, the ball's flight, and the number of hits.
fn broadside<G: VoodooTable>(
    pen: &Pen,
    scene: &Scene<G>,
    [seat, victim]: [Seat; 2],
    hits: u8,
    at: f32,
) {
    let [Some(from), Some(target)] = [seat, victim].map(|seat| scene.pirate(seat).space) else {
        return;
    };
    let [from, to] = [from, target].map(|space| scene.desk.on_canvas(G::centre(space)));
    let square = scene.desk.square;
    let way = (to - from).normalized();
    let muzzle = from + way * square * 0.34;
    smoke(
        pen,
        muzzle,
        way,
        square,
        part(at, FLASH * 0.5, BALL + SHAKE),
    );
    let painter = pen.ui.painter();
    if at < FLASH {
        let light = palette::FLASH;
        painter.circle_filled(muzzle, square * 0.24, light);
        painter.circle_filled(muzzle, square * 0.12, palette::FLASH_CORE);
    }
    let flight = part(at, FLASH, BALL);
    if flight > 0.0 && flight < 1.0 {
        let ball = muzzle.lerp(to, flight);
        let shade = Color32::from_black_alpha(110);
        painter.circle_filled(ball + vec2(-0.06, 0.1) * square, square * 0.075, shade);
        let edge = Stroke::new(1.5, palette::CREAM);
        painter.circle(ball, square * 0.08, palette::INK, edge);
    } else if flight >= 1.0 {
        brackets(pen, scene, target, Glow::Marked);
        pen.chip(to - vec2(0.0, square * 0.75), &format!("-{hits}"));
    }
}

/// Draws puffs of smoke that grow and fade before the guns.
fn smoke(pen: &Pen, muzzle: Pos2, way: Vec2, square: f32, part: f32) {
    if part <= 0.0 || part >= 1.0 {
        return;
    }
    let grey = palette::SMOKE.gamma_multiply(0.6 * (1.0 - part));
    for (along, across, size) in [(0.02, 0.0, 0.13), (0.16, 0.09, 0.10), (0.15, -0.1, 0.09)] {
        let off = way * along * (0.5 + part) + way.rot90() * across * (0.4 + part);
        let radius = square * size * (0.5 + part);
        pen.ui
            .painter()
            .circle_filled(muzzle + off * square, radius, grey);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ship_shakes_only_while_it_is_hit() {
        assert_eq!(shaken(0.0), World::ZERO);
        assert_eq!(shaken((FLASH + BALL) / BROADSIDE), World::ZERO);
        let hit = (FLASH + BALL + SHAKE * 0.1) / BROADSIDE;
        assert!(shaken(hit).length() > 2.0);
        // Where motion is calm a broadside is done at once.
        assert_eq!(shaken(1.0), World::ZERO);
    }
}
