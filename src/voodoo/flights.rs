//! Flights of souls, coins, cards and all other pieces that move between panels.

use super::Scene;
use super::VoodooTable;
use super::panels::{Laid, figure, small_card, soul};
use crate::board::flights::{Flight, Way, ring};
use crate::table::Motion;
use crate::theme::{Pen, palette};
use bevy_egui::egui::{Pos2, Rect, Vec2, lerp, vec2};
use games::voodoo::{CELLS, Cell, Colour};
use games::voodoo::{Event, Face, Place, Shares};
use rules::table::{PieceId, Seat};
use std::mem::discriminant;

/// Draws a ring that spreads from a piece that changes in its place.
fn change<G: VoodooTable>(pen: &Pen, scene: &Scene<G>) {
    let Some((animation, done)) = scene.animations.running() else {
        return;
    };
    let changed = match animation.event.shared() {
        Some(Event::PowerChanged { seat, .. }) => {
            Some((Face::Ship(seat).into(), Place::Aboard(seat).into()))
        }
        // Out of the middle of its cells.
        Some(Event::RitualCalled { .. }) => {
            let middle = Place::Grid(Cell(CELLS / 2));
            Some((Face::Soul(Colour::Red).into(), middle.into()))
        }
        _ => G::changes(&animation.event),
    };
    let Some(at) = changed.and_then(|(face, place): (G::Face, G::Place)| {
        let kind = Some(discriminant(&face));
        scene.kept.of(kind, place)
    }) else {
        return;
    };
    ring(pen, at, done);
}

/// Draws the piece that is under way, and a ring round one that changes in its place.
pub fn draw<G: VoodooTable>(pen: &mut Pen, scene: &Scene<G>) {
    change(pen, scene);
    let Some((animation, Motion { done, clear })) = scene.animations.moving() else {
        return;
    };
    let Some((piece, from, to)) = G::moved(&animation.event) else {
        return;
    };
    let face = piece.and_then(|piece| face_of(scene, piece));
    let kind = match face {
        Some(face) => Some(discriminant(&face)),
        None => is_card::<G>(from).then(|| discriminant(&some_card::<G>())),
    };
    let ship = G::owner(to)
        .filter(|_| from.shared() == Some(Place::Supply) && G::is_found(animation.cause));
    let start = ship
        .and_then(|seat| afloat(scene, seat))
        .or_else(|| scene.kept.find(kind, from));
    let (Some(start), Some(end)) = (start, scene.kept.find(kind, to)) else {
        return;
    };
    let way = match face.and_then(Shares::shared) {
        Some(Face::Soul(_)) if from.shared() == Some(Place::Bag) => Way::Rising,
        Some(Face::Coin) => Way::Dropping,
        _ => Way::Arc,
    };
    let flight = Flight::new(pen, way, start, end, done);
    pen.ui.set_opacity(clear);
    picture(pen, scene, face, [from, to], &flight);
    pen.ui.set_opacity(1.0);
}

fn face_of<G: VoodooTable>(scene: &Scene<G>, piece: PieceId) -> Option<G::Face> {
    let pieces = &scene.view.pieces;
    let seen = pieces.iter().find(|seen| seen.id == Some(piece));
    seen.and_then(|seen| seen.face)
}

/// Returns any Action card, to tell their kind by.
fn some_card<G: VoodooTable>() -> G::Face {
    Face::Card(Seat(0), G::HOODOO).into()
}

/// Returns whether a place holds Action cards.
fn is_card<G: VoodooTable>(place: G::Place) -> bool {
    matches!(
        place.shared(),
        Some(Place::Hand(_) | Place::FaceDown(_) | Place::SecondFaceDown(_))
    )
}

fn is_face_down<G: VoodooTable>(place: G::Place) -> bool {
    matches!(
        place.shared(),
        Some(Place::FaceDown(_) | Place::SecondFaceDown(_))
    )
}

fn afloat<G: VoodooTable>(scene: &Scene<G>, seat: Seat) -> Option<Pos2> {
    let space = scene.pirate(seat).space?;
    Some(scene.desk.on_canvas(G::centre(space)))
}

fn picture<G: VoodooTable>(
    pen: &Pen,
    scene: &Scene<G>,
    face: Option<G::Face>,
    [from, to]: [G::Place; 2],
    flight: &Flight,
) {
    let Flight { at, lifted, part } = *flight;
    let size = flight.size(pen);
    let Some(face) = face else {
        if is_card::<G>(from) {
            let rect = Rect::from_center_size(at, card_size(pen) * lifted);
            small_card::<G>(pen, rect, Laid::Down(None));
        } else {
            // Its face is hidden from the viewer.
            flight.draw(pen, G::UNKNOWN);
        }
        return;
    };
    match face.shared() {
        Some(Face::Coin) => flight.draw(pen, "art/coin"),
        Some(Face::Soul(colour)) => flight.draw(pen, &soul(colour)),
        Some(Face::GriGri) => flight.draw(pen, "art/grigri"),
        Some(Face::Figure(seat)) => flight.draw(pen, &figure(scene.pirate(seat).colour)),
        Some(Face::Sun) => pen.icon("sun", at, size, palette::BRASS_LIGHT),
        Some(Face::Moon) => pen.icon("moon", at, size, palette::MOON),
        Some(Face::Jail) => pen.icon("imprisoned", at, size, palette::DANGER),
        Some(Face::Card(_, card)) => {
            // Turned over in the middle of its way, where one of its ends is face down.
            let down = is_face_down::<G>(to);
            let turns = is_face_down::<G>(from) != down;
            let wide = if turns { (2.0 * part - 1.0).abs() } else { 1.0 };
            let shows = if down {
                part < 0.5
            } else {
                !turns || part > 0.5
            };
            let size = card_size(pen) * lifted * vec2(wide.max(0.05), 1.0);
            let rect = Rect::from_center_size(at, size);
            let laid = if shows {
                Laid::Played(card)
            } else {
                Laid::Down(None)
            };
            small_card::<G>(pen, rect, laid);
        }
        Some(Face::Ship(_) | Face::Blessed(_)) => {}
        None => {
            if let Some(name) = G::face_looks(scene.view, face) {
                flight.draw(pen, &name);
            }
        }
    }
}

fn card_size(pen: &Pen) -> Vec2 {
    lerp(
        vec2(44.0, 62.0)..=vec2(62.0, 88.0),
        f32::from(u8::from(pen.wide)),
    )
}
