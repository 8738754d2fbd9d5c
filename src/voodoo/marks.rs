//! Marks on the sea: of the ship that acts, of ships that can be chosen, and of the ways that they can go.

use super::Scene;
use super::{Spot, VoodooTable, effects, ships};
use crate::board::crowd::crowded;
use crate::board::ground;
use crate::board::marks;
use crate::board::offers::Offers;
use crate::table::figures::capital;
use crate::table::tips::Tip;
use crate::theme::{Glow, Pen, palette};
use bevy::math::Vec2;
use bevy_egui::egui::{self, Rect, Stroke, vec2};
use games::voodoo::words::Speaker;
use rules::table::Seat;

/// Draws the marks on the chart; `sea` draws those of the sea, under the ships.
pub fn draw<G: VoodooTable>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    sea: impl FnOnce(&mut Pen, &mut Scene<G>),
) {
    scene.crowd = crowd(scene);
    // Below numbers and tokens.
    ring(pen, scene);
    sea(pen, scene);
    ships(pen, scene);
    effects::draw(pen, scene);
    // What the wind does to a ship is easily overlooked. The hand, which lies in front, marks its cards.
    scene.draw_warnings(pen, |spot| matches!(spot, Spot::Card(_)));
}

/// Returns the tip of the pieces on a space: a ship first, then another piece there.
#[must_use]
pub fn pieces_tip<G: VoodooTable>(
    speaker: &Speaker<G>,
    ship: Option<G::Face>,
    other: Option<G::Face>,
) -> Tip {
    let pieces = ship.into_iter().chain(other);
    pieces.fold(Tip::default(), |tip, piece| {
        tip.and(capital(&G::piece(speaker, piece)), G::tip(speaker, piece))
    })
}

/// The radius of the ring round the ship that acts, in ships: clear of the chart's edge and of badges beside it.
pub const ROUND: f32 = 0.52;
/// The distance of the ring from the ship's badge, in units of the world.
const BADGE_FREE: f32 = 3.5;
/// The distance of an arrow from its ship's middle, in ships: beside the ring, clear of the other arrows and of ships there.
const BESIDE: f32 = 0.74;
/// The least of that distance, in squares: arrows are no smaller for a small ship, and leave its bow, its lantern and the ring
/// free.
const CLEAR: f32 = 0.70;
/// The radius of an arrow's button, in squares.
pub const ARROW: f32 = 0.224;

/// Returns the distance of an arrow from its ship's middle, in squares.
#[must_use]
pub fn beside<G: VoodooTable>() -> f32 {
    (BESIDE * G::SHIP).max(CLEAR)
}

/// Returns the point that the chart is to zoom in on, if the choice is among ships side by side.
fn crowd<G: VoodooTable>(scene: &Scene<G>) -> Option<Vec2> {
    // A guide points at what may lie anywhere.
    let own = scene
        .question()
        .filter(|asked| scene.session.is_person(asked.seat));
    own.filter(|_| scene.session.course().is_none())?;
    let (mut ships, mut all) = (Vec::new(), Vec::new());
    for offer in &scene.observation.options {
        let ship = match offer.spot {
            Spot::Ship(seat) | Spot::Beside(seat, _) => scene.pirate(seat).space.map(G::centre),
            _ => None,
        };
        ships.extend(ship);
        all.extend(ship);
        if let Spot::Space(space) = offer.spot {
            all.push(G::centre(space));
        }
    }
    crowded(&ships, &all)
}

/// Draws the ring round the ship that acts.
fn ring<G: VoodooTable>(pen: &Pen, scene: &Scene<G>) {
    let asked = scene.question();
    let pirate = asked.map(|asked| scene.pirate(asked.seat));
    let Some((space, pirate)) = pirate.and_then(|pirate| Some((pirate.space?, pirate))) else {
        return;
    };
    let square = scene.desk.square;
    let at = G::centre(space);
    let (off, wide) = ships::badge::<G>(at, G::angle(space, pirate.facing));
    let reach = (wide / 2.0 + BADGE_FREE) * square / ground::SQUARE;
    pen.dashed_circle_round(
        (scene.desk.on_canvas(at), square * ROUND * G::SHIP),
        (scene.desk.on_canvas(at + off), reach),
        Stroke::new(2.6, palette::BRASS_LIGHT),
        square * 0.17,
        square * 0.1,
    );
}

/// Draws brackets round ships that are targets, and arrows beside the one that acts.
fn ships<G: VoodooTable>(pen: &mut Pen, scene: &mut Scene<G>) {
    let square = scene.desk.square;
    for seat in scene.session.seats() {
        let pirate = scene.pirate(seat);
        let Some(space) = pirate.space else {
            continue;
        };
        let middle = scene.desk.on_canvas(G::centre(space));
        let rect = Rect::from_center_size(middle, egui::Vec2::splat(square * 0.96));
        if let Some(glow) = scene.offer(pen, Spot::Ship(seat), rect, rect.center()) {
            brackets(pen, scene, space, glow);
        }
        for &heading in G::HEADINGS {
            let way = way(G::angle(space, heading));
            let at = middle + way * square * beside::<G>();
            let rect = Rect::from_center_size(at, egui::Vec2::splat((square * 0.5).max(32.0)));
            let glow = scene.offer(pen, Spot::Beside(seat, heading), rect, at);
            if let Some(hovered) = glow.and_then(Glow::drawn) {
                let paint = palette::colour(scene.pirate(seat).colour);
                let stem = [middle + way * square * 0.42 * G::SHIP, at];
                for (width, paint) in [(square * 0.15, palette::INK), (square * 0.09, paint)] {
                    pen.ui
                        .painter()
                        .line_segment(stem, Stroke::new(width, paint));
                }
                marks::arrow(pen, at, way, square * ARROW, hovered, paint);
            }
        }
    }
}

/// Returns the spots that a click on a space may mean.
pub fn spots<G: VoodooTable>(ship: Option<Seat>, space: G::Space) -> impl Iterator<Item = Spot<G>> {
    // Of a ship that lies there the rule is told that keeps it out of reach.
    let ship = ship.map(Spot::Ship).into_iter();
    ship.chain([Spot::Space(space)])
}

/// Returns the direction up, turned by an angle.
fn way(angle: f32) -> egui::Vec2 {
    vec2(-angle.sin(), -angle.cos())
}

/// Draws brackets round a ship on a space.
pub(super) fn brackets<G: VoodooTable>(pen: &Pen, scene: &Scene<G>, space: G::Space, glow: Glow) {
    let corners = G::corners(space).map(|corner| scene.desk.on_canvas(corner));
    marks::brackets(pen, corners, glow);
}
