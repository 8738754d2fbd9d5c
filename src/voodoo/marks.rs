//! Marks over the sea: ships that act and can be chosen, where they can go.

use super::panels::{Ask, Scene};
use super::{Painted, Spot, effects, ships};
use crate::board::ground;
use crate::table::tips::{self, Tip};
use crate::theme::{Face, Pen, palette};
use bevy_egui::egui::{self, Align2, Color32, Pos2, Rect, Stroke, StrokeKind, vec2};
use rules::table::Seat;
use rules::voodoo::words::Speaker;

pub(super) fn draw<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>) {
    // Below numbers and tokens.
    ring(pen, scene);
    G::draw_sea(pen, scene);
    ships(pen, scene);
    effects::draw(pen, scene);
    warn(pen, scene);
}

/// A sign on each space where one would lose something: what the wind does to a ship is easily overlooked.
fn warn<G: Painted>(pen: &Pen, scene: &Scene<G>) {
    for &spot in scene.costly {
        let rect = scene.rect_of(spot).filter(|_| scene.idle);
        // The hand, which lies in front, marks its cards.
        if let Some(rect) = rect.filter(|_| !matches!(spot, Spot::Card(_))) {
            // What a small space bears stays to be seen.
            let radius = pen.pick(8.5_f32, 12.0).min(rect.width() * 0.17);
            warning(pen, rect.right_top() + vec2(-radius, radius) * 0.6, radius);
        }
    }
}

/// The sign of a loss, or of what would come to nothing.
pub(crate) fn warning(pen: &Pen, middle: Pos2, radius: f32) {
    let painter = pen.ui.painter();
    let edge = Stroke::new(1.6, palette::CREAM);
    painter.circle(middle, radius, palette::DANGER, edge);
    let font = Face::Bold.at(radius * 1.6);
    pen.text(middle, Align2::CENTER_CENTER, font, palette::INK, "!");
}

/// Where a point of the world lies on the canvas.
#[must_use]
pub fn on_canvas<G: Painted>(scene: &Scene<G>, world: bevy::math::Vec2) -> Pos2 {
    scene
        .desk
        .at(world.x / ground::SQUARE, -world.y / ground::SQUARE)
}

/// The least size of numbers on a chart whose squares are so large: where those are small, so are they.
#[must_use]
pub fn least(square: f32) -> f32 {
    14.0_f32.min(square * 0.3)
}

/// The first letter large, as at the start of a sentence.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// What lies on a space, where the mouse rests on it or the keyboard's cursor is there, and why it cannot be chosen; a
/// click says so.
pub fn tell<G: Painted>(
    pen: &mut Pen,
    scene: &mut Scene<G>,
    response: egui::Response,
    on: Option<&str>,
    (space, ship): (G::Space, Option<Seat>),
    tip: impl FnOnce(&Scene<G>) -> Tip,
) {
    if !response.hovered() && !response.clicked() && on.is_none() {
        return;
    }
    // Of a ship that lies there the rule is told that keeps it out of reach.
    let ship = ship.map(Spot::Ship);
    let mut spots = ship.into_iter().chain([Spot::Space(space)]);
    let refused = spots.find_map(|spot| scene.refusal(spot));
    if response.clicked() {
        scene.asks.extend(refused.clone().map(Ask::Say));
    }
    tips::told(pen, response, on.is_some(), on, || {
        tip(scene).refused(refused)
    });
}

/// What pieces on a space are and do: a ship first, then what else lies there.
#[must_use]
pub fn pieces_tip<G: Painted>(
    speaker: &Speaker<G>,
    ship: Option<G::Face>,
    other: Option<G::Face>,
) -> Tip {
    let pieces = ship.into_iter().chain(other);
    pieces.fold(Tip::default(), |tip, piece| {
        tip.and(capital(&G::piece(speaker, piece)), G::tip(speaker, piece))
    })
}

/// The dashed cream frame of a legal space.
pub fn frame(pen: &Pen, rect: Rect, hovered: bool) {
    let painter = pen.ui.painter();
    if hovered {
        painter.rect_filled(rect, 6.0, palette::CREAM.gamma_multiply(0.24));
    }
    let under = Stroke::new(4.5, Color32::from_black_alpha(150));
    pen.dashed(rect, under, 9.0, 5.0);
    let width = if hovered { 3.0 } else { 2.2 };
    pen.dashed(rect, Stroke::new(width, palette::CREAM), 9.0, 5.0);
}

/// The radius of the ring round the ship that acts, in ships: clear of the chart's edge and of badges beside it.
pub const ROUND: f32 = 0.52;
/// How far the ring keeps from the ship's badge, in units of the world.
const BADGE_FREE: f32 = 3.5;
/// How far an arrow is from its ship's middle, in ships: beside the ring, clear of the other arrows and of ships there.
const BESIDE: f32 = 0.74;
/// How far at least, in squares: arrows are no smaller for a small ship, and leave its bow, its lantern and the ring free.
const CLEAR: f32 = 0.70;
/// The radius of an arrow's button, in squares.
pub const ARROW: f32 = 0.224;

/// How far an arrow is from its ship's middle, in squares.
#[must_use]
pub fn beside<G: Painted>() -> f32 {
    (BESIDE * G::SHIP).max(CLEAR)
}

/// The ring round the ship that acts.
fn ring<G: Painted>(pen: &Pen, scene: &Scene<G>) {
    let asked = scene.sight.asked.filter(|_| scene.idle);
    let pirate = asked.map(|asked| scene.pirate(asked.seat));
    let Some((space, pirate)) = pirate.and_then(|pirate| Some((pirate.space?, pirate))) else {
        return;
    };
    let square = scene.desk.square;
    let at = G::centre(space);
    let (off, wide) = ships::badge::<G>(at, G::angle(space, pirate.facing));
    let reach = (wide / 2.0 + BADGE_FREE) * square / ground::SQUARE;
    pen.dashed_circle_round(
        (on_canvas(scene, at), square * ROUND * G::SHIP),
        (on_canvas(scene, at + off), reach),
        Stroke::new(2.6, palette::BRASS_LIGHT),
        square * 0.17,
        square * 0.1,
    );
}

/// Ships: brackets round targets, arrows beside the one that acts.
fn ships<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>) {
    let square = scene.desk.square;
    for seat in scene.sitting.seats() {
        let pirate = scene.pirate(seat);
        let Some(space) = pirate.space else {
            continue;
        };
        let middle = on_canvas(scene, G::centre(space));
        let rect = Rect::from_center_size(middle, egui::Vec2::splat(square * 0.96));
        if let Some(hovered) = scene.offer(pen, Spot::Ship(seat), rect, rect.center()) {
            brackets(pen, scene, space, hovered);
        }
        for &heading in G::HEADINGS {
            let way = way(G::angle(space, heading));
            let at = middle + way * square * beside::<G>();
            let rect = Rect::from_center_size(at, egui::Vec2::splat((square * 0.5).max(32.0)));
            if let Some(hovered) = scene.offer(pen, Spot::Beside(seat, heading), rect, at) {
                let paint = palette::colour(scene.pirate(seat).colour);
                let stem = [middle + way * square * 0.42 * G::SHIP, at];
                for (width, paint) in [(square * 0.15, palette::INK), (square * 0.09, paint)] {
                    pen.ui
                        .painter()
                        .line_segment(stem, Stroke::new(width, paint));
                }
                arrow(pen, at, way, square * ARROW, hovered, paint);
            }
        }
    }
}

/// Up, turned by an angle.
fn way(angle: f32) -> egui::Vec2 {
    vec2(-angle.sin(), -angle.cos())
}

/// The colours of the answer that was given and of the better one.
pub(crate) const COMPARED: [Color32; 2] = [palette::DANGER, palette::BETTER_LIGHT];

/// The two answers that a look back compares, each framed where it lies, and named.
pub(super) fn compared<G: Painted>(pen: &Pen, scene: &Scene<G>) {
    let Some([given, better]) = scene.sight.compared.filter(|_| scene.idle) else {
        return;
    };
    let words = scene.sitting.speaker().words();
    let [red, green] = COMPARED;
    let both = [
        (given, red, "ui-compared-given"),
        (better, green, "ui-compared-better"),
    ];
    for (spot, colour, id) in both {
        let Some(rect) = scene.rect_of(spot) else {
            continue;
        };
        let text = words.say(id, &[]);
        // A card bears its title there, and lies aslant: the hand frames it.
        if matches!(spot, Spot::Card(_)) {
            pen.chip_at(rect.center_top(), Align2::CENTER_BOTTOM, &text);
            continue;
        }
        let painter = pen.ui.painter();
        for (width, colour) in [(7.0, Color32::from_black_alpha(190)), (3.4, colour)] {
            let stroke = Stroke::new(width, colour);
            painter.rect_stroke(rect, 6.0, stroke, StrokeKind::Middle);
        }
        pen.chip_at(rect.center_top(), Align2::CENTER_CENTER, &text);
    }
}

/// Four corners round a ship on a space, with a dark stroke under the cream one.
pub(super) fn brackets<G: Painted>(pen: &Pen, scene: &Scene<G>, space: G::Space, hovered: bool) {
    let corners = G::corners(space).map(|corner| on_canvas(scene, corner));
    let side = corners[0].distance(corners[1]);
    // Round a small ship they are thinner, or nothing would be seen of it.
    let part = (side / 54.0).clamp(0.5, 1.0);
    let strokes = [
        Stroke::new(7.0 * part, Color32::from_black_alpha(190)),
        Stroke::new(if hovered { 4.5 } else { 3.4 } * part, palette::CREAM),
    ];
    for stroke in strokes {
        for (number, &corner) in corners.iter().enumerate() {
            let toward = |other: usize| corner.lerp(corners[other % 4], 0.26);
            let points = vec![toward(number + 3), corner, toward(number + 1)];
            pen.ui.painter().line(points, stroke);
        }
    }
}

/// A round button with an arrow, in the colour of its ship.
fn arrow(pen: &Pen, at: Pos2, way: egui::Vec2, radius: f32, hovered: bool, paint: Color32) {
    let painter = pen.ui.painter();
    let fill = if hovered {
        palette::BRASS_LIGHT
    } else {
        palette::PARCHMENT
    };
    painter.circle(at, radius, paint, Stroke::new(1.6, palette::INK));
    painter.circle(at, radius * 0.8, fill, Stroke::new(1.4, palette::INK));
    let side = way.rot90() * radius;
    let along = |part: f32| at + way * radius * part;
    // A head alone has three corners and points nowhere.
    let head = vec![
        along(0.66),
        along(0.07) + side * 0.45,
        along(0.07) - side * 0.45,
    ];
    let head = egui::Shape::convex_polygon(head, palette::INK, Stroke::NONE);
    let shaft = Stroke::new(radius * 0.27, palette::INK);
    painter.line_segment([along(-0.59), along(0.18)], shaft);
    painter.add(head);
}
