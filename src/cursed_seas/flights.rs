//! Flights between the sea and the panels: coins, cards, and the dice where they roll.

use super::chart::Eye;
use super::kept::Anchor;
use super::{Scene, looks};
use crate::board::card::{self, Lying};
use crate::board::flights::{Flight, Way};
use crate::table::{Animation, Motion};
use crate::theme::{Pen, palette};
use bevy_egui::egui::{Pos2, Stroke, vec2};
use games::cursed_seas::{Back, CardPlace, CursedSeas, Event, Island, Loot, TreasurePlace, Vessel};

/// The share of a roll after which the die lies still.
const TUMBLES: f32 = 0.6;

/// Draws what is under way.
pub(super) fn draw(pen: &mut Pen, scene: &Scene) {
    let Some((animation, Motion { done, clear })) = scene.animations.moving() else {
        return;
    };
    pen.ui.set_opacity(clear);
    match animation.event {
        Event::Rolled(_, Some(vessel), roll) => {
            if let Some(at) = ship(scene, vessel) {
                die(pen, at, roll, done);
            }
        }
        Event::Rolled(_, None, roll) | Event::FirstRolled(_, roll) => {
            die(pen, scene.places.board.center(), roll, done);
        }
        Event::Shot(_, _, target, roll, _) | Event::FortShot(_, _, target, roll, _) => {
            if let Some(at) = ship(scene, target) {
                die(pen, at, roll, done);
            }
        }
        Event::ShotAtFort(_, _, island, roll, _) => {
            if let Some(at) = isle(scene, island) {
                die(pen, at, roll, done);
            }
        }
        Event::Played(_, event) => {
            let scale = pen.pick(0.8, 1.1);
            let lying = Lying::new(scene.places.board.center(), 0.0, scale);
            let face = super::hand::event(scene.session.speaker(), event);
            card::face(pen, &lying, &face, true);
        }
        _ => {
            if let Some((picture, from, to)) = under_way(scene, animation) {
                Flight::new(pen, Way::Arc, from, to, done).draw(pen, &picture);
            }
        }
    }
    pen.ui.set_opacity(1.0);
}

/// Returns where a ship lies on the canvas.
fn ship(scene: &Scene, vessel: Vessel) -> Option<Pos2> {
    let body = scene.view.capsule(vessel)?;
    let eye = Eye::of(scene);
    Some(eye.at(body.bow).lerp(eye.at(body.stern), 0.5))
}

/// Returns where an island lies on the canvas.
fn isle(scene: &Scene, island: Island) -> Option<Pos2> {
    let centre = scene.view.islands[island as usize].0?;
    Some(Eye::of(scene).at(centre))
}

/// A die that tumbles over a place, and then shows.
fn die(pen: &Pen, at: Pos2, roll: u8, done: f32) {
    let size = pen.pick(24.0, 32.0);
    let part = (done / TUMBLES).min(1.0);
    let up = (part * std::f32::consts::PI).sin() * 34.0;
    let at = at - vec2(0.0, size + up);
    let pips = if part < 1.0 {
        1 + (part * 17.0) as u8 % 6
    } else {
        roll
    };
    pen.die(at, size, pips);
    if part >= 1.0 {
        let edge = Stroke::new(1.6, palette::CREAM);
        pen.ui.painter().circle_stroke(at, size * 0.85, edge);
    }
}

/// Returns the picture of the thing that flies, and both ends of its way.
fn under_way(scene: &Scene, animation: &Animation<CursedSeas>) -> Option<(String, Pos2, Pos2)> {
    match animation.event {
        Event::Treasure(which, _, [from, to]) => {
            let known = which.map(|(_, loot)| loot);
            let picture = known.map_or_else(|| "art/seas-coin".to_owned(), looks::loot);
            let lies = |place: TreasurePlace| match place {
                TreasurePlace::On(island) => isle(scene, island),
                TreasurePlace::Aboard(vessel) => ship(scene, vessel),
                TreasurePlace::Gone | TreasurePlace::Box => None,
            };
            let gone = match (from, to) {
                (TreasurePlace::Aboard(vessel), TreasurePlace::Gone) => {
                    let seat = scene.view.vessel(vessel).hull.seat;
                    let is_coin = !matches!(known, Some(Loot::Unique(_)));
                    scene.kept.of(Anchor::Gold(seat)).filter(|_| is_coin)
                }
                _ => None,
            };
            Some((picture, lies(from)?, lies(to).or(gone)?))
        }
        Event::Card(which, back, _, [from, to]) if from != to => {
            let picture = match (which, back) {
                (Some((_, item)), _) => looks::item(item),
                (None, Back::Crew) => "art/seas-mini-crew".to_owned(),
                (None, Back::Equipment) => "art/seas-mini-equipment".to_owned(),
                (None, Back::Event) => "art/seas-mini-event".to_owned(),
            };
            let lies = |place: CardPlace| match place {
                CardPlace::Aboard(vessel) => ship(scene, vessel),
                CardPlace::Ashore(island, _) => isle(scene, island),
                CardPlace::Held(seat) => scene.kept.of(Anchor::Events(seat)),
                CardPlace::Gone | CardPlace::Box => None,
            };
            Some((picture, lies(from)?, lies(to)?))
        }
        _ => None,
    }
}
