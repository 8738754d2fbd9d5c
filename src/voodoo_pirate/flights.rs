//! Flights: souls, coins, cards and all else that moves between panels, from where it lay to where it will lie.

use super::chart::{centre, object_name};
use super::marks::on_canvas;
use super::panels::{Laid, Scene, small_card, soul};
use crate::theme::{Pen, palette};
use bevy::math::curve::{Curve, EaseFunction, easing::EasingCurve};
use bevy::platform::collections::HashMap;
use bevy::prelude::Resource;
use bevy_egui::egui::{Pos2, Rect, Stroke, Vec2, lerp, vec2};
use rules::table::{PieceId, Seat};
use rules::voodoo_pirate::Event;
use rules::voodoo_pirate::event::Cause;
use rules::voodoo_pirate::pieces::{Face, Figure, Place};

/// Kinds of piece that lie apart though they share a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Coins.
    Coin,
    /// Poppets.
    Poppet,
    /// Souls.
    Soul,
    /// Objects, skulls, the GriGri, tokens.
    Thing,
    /// Action cards.
    Card,
    /// Figures.
    Figure,
    /// The die of a ship's power, which stays where it is.
    Power,
    /// The sign of the tide, likewise.
    Tide,
    /// The colonial ships, likewise.
    Colonials,
}

impl Kind {
    fn of(face: Option<Face>) -> Self {
        match face {
            Some(Face::Coin) => Self::Coin,
            Some(Face::Poppet) => Self::Poppet,
            Some(Face::Soul(_)) => Self::Soul,
            Some(Face::Card(..)) => Self::Card,
            Some(Face::Figure(_) | Face::CursedFigure(_)) => Self::Figure,
            _ => Self::Thing,
        }
    }
}

/// Where on the canvas each kind of piece lies in each place, as the panels have drawn it last.
#[derive(Resource, Debug, Default)]
pub struct Anchors(HashMap<(Kind, Place), Pos2>);

impl Anchors {
    /// Notes where a kind of piece lies.
    pub fn note(&mut self, kind: Kind, place: Place, at: Pos2) {
        self.0.insert((kind, place), at);
    }

    fn find(&self, kind: Kind, place: Place) -> Option<Pos2> {
        let buried = match place {
            Place::Buried(seat) => Place::Aboard(seat),
            Place::BuriedBerth(seat, berth) => Place::Berth(seat, berth),
            place => place,
        };
        let of = |kind| self.0.get(&(kind, buried)).copied();
        of(kind).or_else(|| of(Kind::Thing)).or_else(|| {
            let owner = place.owner()?;
            self.0.get(&(Kind::Thing, Place::Mat(owner))).copied()
        })
    }
}

/// What changes where it lies: a ring runs out from it.
fn ring(pen: &Pen, scene: &Scene) {
    let Some((cue, done)) = scene.cues.running() else {
        return;
    };
    let (kind, place) = match cue.event {
        Event::PowerChanged { seat, .. } => (Kind::Power, Place::Aboard(seat)),
        Event::TideTurned(_) => (Kind::Tide, Place::Box),
        Event::ColonialsSailed(_) => (Kind::Colonials, Place::Box),
        _ => return,
    };
    let Some(&at) = scene.anchors.0.get(&(kind, place)) else {
        return;
    };
    let radius = pen.pick(12.0, 18.0) + pen.pick(26.0, 40.0) * done;
    let colour = palette::BRASS_LIGHT.gamma_multiply(1.0 - done);
    let stroke = Stroke::new(pen.pick(3.0, 4.0), colour);
    pen.ui.painter().circle_stroke(at, radius, stroke);
}

/// The piece that is under way, and what changes in its place.
pub(super) fn draw(pen: &Pen, scene: &Scene) {
    ring(pen, scene);
    let Some((cue, done)) = scene.cues.running() else {
        return;
    };
    let (Event::Moved { piece, from, to } | Event::MovedHidden { piece, from, to }) = cue.event
    else {
        return;
    };
    let face = piece.and_then(|piece| face_of(scene, piece));
    let kind = match (face, from) {
        (None, Place::Hand(_) | Place::FaceDown(_) | Place::SecondFaceDown(_)) => Kind::Card,
        (face, _) => Kind::of(face),
    };
    let ship = to
        .owner()
        .filter(|_| from == Place::Supply && is_found(cue.cause));
    let start = ship
        .and_then(|seat| afloat(scene, seat))
        .or_else(|| scene.anchors.find(kind, from));
    let (Some(start), Some(end)) = (start, scene.anchors.find(kind, to)) else {
        return;
    };
    let part = EasingCurve::new(0.0, 1.0, EaseFunction::CubicInOut).sample_clamped(done);
    let arc = pen.pick(40.0, 60.0) * (std::f32::consts::PI * part).sin();
    let at = start.lerp(end, part) - vec2(0.0, arc);
    let lifted = 1.0 + 0.25 * (std::f32::consts::PI * part).sin();
    picture(pen, scene, face, kind, from, to, at, lifted, part);
}

fn face_of(scene: &Scene, piece: PieceId) -> Option<Face> {
    let seen = scene.view.pieces.iter().find(|seen| seen.id == Some(piece));
    seen.and_then(|seen| seen.face)
}

/// Whether a space of the chart gave it.
fn is_found(cause: Cause) -> bool {
    matches!(
        cause,
        Cause::CoinSpace | Cause::Map | Cause::SkullSpace | Cause::ObjectSpace | Cause::Fleet
    )
}

fn afloat(scene: &Scene, seat: Seat) -> Option<Pos2> {
    let space = scene.view.pirate(seat).space?;
    Some(on_canvas(scene, centre(space)))
}

fn picture(
    pen: &Pen,
    scene: &Scene,
    face: Option<Face>,
    kind: Kind,
    from: Place,
    to: Place,
    at: Pos2,
    lifted: f32,
    part: f32,
) {
    let size = pen.pick(34.0, 50.0) * lifted;
    let shadow = at + vec2(-5.0, 8.0) * 2.2 * (lifted - 1.0) * 2.0;
    let dark = bevy_egui::egui::Color32::from_black_alpha(90);
    let art = |name: &str| {
        pen.icon(name, shadow, size, dark);
        pen.art(name, at, size);
    };
    match face {
        Some(Face::Coin) => art("art/coin"),
        Some(Face::Poppet) => art("art/poppet"),
        Some(Face::Soul(colour)) => art(&soul(colour)),
        Some(Face::Object(object)) => art(&format!("art/object-{}", object_name(object))),
        Some(Face::GriGri) => art("art/grigri"),
        Some(Face::Skull(_)) => art("art/skull"),
        Some(Face::Figure(seat)) => art(&figure(scene, Figure::Of(seat))),
        Some(Face::CursedFigure(number)) => art(&figure(scene, Figure::Cursed(number))),
        Some(Face::Sun) => pen.icon("sun", at, size, palette::BRASS_LIGHT),
        Some(Face::Moon) => pen.icon("moon", at, size, palette::MOON),
        Some(Face::Jail) => pen.icon("imprisoned", at, size, palette::DANGER),
        Some(Face::Card(_, card)) => {
            // Turned over in the middle of its way, where one of its ends is face down.
            let turns = from.is_face_down() != to.is_face_down();
            let wide = if turns { (2.0 * part - 1.0).abs() } else { 1.0 };
            let shows = if to.is_face_down() {
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
            small_card(pen, rect, laid);
        }
        _ if kind == Kind::Card => {
            let rect = Rect::from_center_size(at, card_size(pen) * lifted);
            small_card(pen, rect, Laid::Down(None));
        }
        // A skull's or a blessed card's face is not for these eyes.
        _ => art("art/skull"),
    }
}

fn card_size(pen: &Pen) -> Vec2 {
    lerp(
        vec2(44.0, 62.0)..=vec2(62.0, 88.0),
        f32::from(u8::from(pen.wide)),
    )
}

/// The picture of a figure.
#[must_use]
pub fn figure(scene: &Scene, figure: Figure) -> String {
    match figure {
        Figure::Of(seat) => {
            let colour = scene.view.pirate(seat).colour;
            format!("art/figure-{}", palette::colour_name(colour))
        }
        Figure::Cursed(_) => "art/figure-cursed".to_owned(),
    }
}
