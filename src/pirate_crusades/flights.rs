//! Cards on their way between hands, holds, deck, discard and stage.

use super::face::{self, Zone};
use super::kept::Anchor;
use super::own;
use super::{Scene, long, looks};
use crate::board::card::{self, Lying, SIZE};
use crate::board::flights::{Flight, Way, ring};
use crate::table::Motion;
use crate::theme::Pen;
use bevy_egui::egui::{Pos2, Rect, vec2};
use games::pirate_crusades::values::{BluePlace, Card, Event, Place};

/// Draws what is under way.
pub(super) fn draw(pen: &mut Pen, scene: &Scene) {
    let Some((animation, Motion { done, clear })) = scene.animations.moving() else {
        return;
    };
    pen.ui.set_opacity(clear);
    match animation.event {
        Event::Moved(shown, from, to) => {
            if let (Some(from_at), Some(to_at)) = (lies(scene, from), lies(scene, to)) {
                let way = Way::Arc;
                let flight = Flight::new(pen, way, from_at, to_at, done);
                let scale = flight.size(pen) * 1.5 / SIZE.y;
                match shown.and_then(|card| scene.kept.prints.printed(card)) {
                    Some(print) => {
                        let face = super::cards::face(print, Some(zone(to)));
                        let scale = scale * SIZE.y / face::SMALL.y;
                        face::small_at(pen, &Lying::new(flight.at, 0.0, scale), &face, true);
                    }
                    None => card::back(pen, &Lying::new(flight.at, 0.0, scale), looks::BACK),
                }
            }
        }
        Event::BlueMoved(card, from, to) if !(stays_at_sea(from) && stays_at_sea(to)) => {
            if let (Some(from_at), Some(to_at)) = (blue_lies(scene, from), blue_lies(scene, to)) {
                let flight = Flight::new(pen, Way::Arc, from_at, to_at, done);
                let high = flight.size(pen) * 1.5;
                match card {
                    Some(blue) => {
                        let size = vec2(high * SIZE.x / SIZE.y, high);
                        let place = Rect::from_center_size(flight.at, size);
                        long::blue_card(pen, scene, place, blue);
                    }
                    None => {
                        let lying = Lying::new(flight.at, 0.0, high / SIZE.y);
                        card::back(pen, &lying, looks::BACK_BLUE);
                    }
                }
            }
        }
        Event::Riches(seat, _) | Event::Reputation(seat, _) | Event::Benefits(seat, ..) => {
            if let Some(at) = scene.kept.of(Anchor::Fame(seat)) {
                ring(pen, at, done);
            }
        }
        Event::MissionDone(seat, _) if scene.view.long => {
            if let Some(at) = scene.kept.of(Anchor::Missions(seat)) {
                ring(pen, at, done);
            }
        }
        Event::MissionDone(seat, _) => {
            if let Some(at) = scene.kept.of(Anchor::Seals(seat)) {
                ring(pen, at, done);
            }
        }
        Event::Reshuffled => {
            if let Some(at) = scene.kept.of(Anchor::Deck) {
                ring(pen, at, done);
            }
        }
        _ => {}
    }
    pen.ui.set_opacity(1.0);
}

/// Returns whether a card is under way, so that it lies nowhere.
pub(super) fn flies(scene: &Scene, card: Card) -> bool {
    let moving = scene.animations.moving();
    moving.is_some_and(|(animation, motion)| {
        let moves = matches!(animation.event, Event::Moved(Some(moved), ..) if moved == card);
        moves && motion.done > 0.0 && motion.done < 1.0
    })
}

/// Returns the use of a card at a place.
fn zone(place: Place) -> Zone {
    match place {
        Place::Hold(..) => Zone::Cargo,
        Place::Hand(_) | Place::Chosen(_) | Place::Laid(_) => Zone::Crew,
        Place::Mission(..) | Place::Done(..) => Zone::Mission,
        Place::Bonus(..) => Zone::Bonus,
        Place::Town(_) => Zone::Port,
        _ => Zone::Ship,
    }
}

/// Returns the place of a card of the Blue Sea deck in a panel, or on its way to one. Moves on the sea alone are drawn there.
fn blue_lies(scene: &Scene, place: BluePlace) -> Option<Pos2> {
    let kept = &scene.kept;
    match place {
        BluePlace::Deck(_) => kept.of(Anchor::BlueDeck),
        BluePlace::Discard(_) | BluePlace::Box => kept.of(Anchor::BlueDiscard),
        BluePlace::Hostage(seat) | BluePlace::Player(seat) => kept.of(Anchor::Spoils(seat)),
        BluePlace::Base(at)
        | BluePlace::Unexplored(at)
        | BluePlace::Storm(at, _)
        | BluePlace::At(at) => Some(long::card_at(scene, at)),
    }
}

/// Returns whether a card of the Blue Sea deck moves on the sea alone.
fn stays_at_sea(place: BluePlace) -> bool {
    matches!(
        place,
        BluePlace::Base(_) | BluePlace::Unexplored(_) | BluePlace::Storm(..) | BluePlace::At(_)
    )
}

/// Returns where a place lies on the canvas.
pub(super) fn lies(scene: &Scene, place: Place) -> Option<Pos2> {
    let kept = &scene.kept;
    let own = scene.own();
    let spoils = |seat| kept.of(Anchor::Spoils(seat));
    let anchor = match place {
        Place::Deck(_) => Anchor::Deck,
        Place::Discard(_) => Anchor::Discard,
        Place::Hand(seat) if seat == own => return Some(scene.places.hand),
        Place::Hand(seat) => Anchor::Hand(seat),
        Place::Hold(seat, _) | Place::Ship(seat) if seat == own => {
            return own::lies(scene, place).or_else(|| kept.of(Anchor::Row(seat)));
        }
        Place::Hold(seat, _) => Anchor::Holds(seat),
        Place::Ship(seat) => Anchor::Ship(seat),
        Place::Bonus(seat, _) => Anchor::Row(seat),
        Place::Mission(seat, _) | Place::Looked(seat) => Anchor::Missions(seat),
        Place::Done(seat, _) => Anchor::Seals(seat),
        Place::Port(_) | Place::ShipOf(_) => {
            return long::lies(scene, place).or_else(|| kept.of(Anchor::Town));
        }
        Place::Prize(seat) if seat == own => {
            return kept.of(Anchor::OwnPrize).or_else(|| spoils(seat));
        }
        Place::Chest(seat) if seat == own => {
            return kept.of(Anchor::OwnChest).or_else(|| spoils(seat));
        }
        Place::Prize(seat) | Place::Chest(seat) | Place::Buried(seat) => Anchor::Spoils(seat),
        Place::Town(_) => Anchor::Town,
        Place::Cannon | Place::Met | Place::Escort | Place::Ally(_) => Anchor::Met,
        Place::Chosen(_) | Place::Laid(_) => Anchor::Ledger,
        _ => return None,
    };
    let stage = || scene.places.board.center();
    match anchor {
        Anchor::Town | Anchor::Met | Anchor::Ledger => Some(kept.of(anchor).unwrap_or_else(stage)),
        anchor => kept.of(anchor),
    }
}
