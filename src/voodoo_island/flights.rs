//! What flies between the panels, the map and the lake, and the cards of battles.

use super::geography::{Shore, centre, helicopter_place, place};
use super::kept::Anchor;
use super::rows::token;
use super::{Scene, cards, looks};
use crate::board::card::{self, Lying, SIZE};
use crate::board::flights::{Flight, Way, ring};
use crate::table::Motion;
use crate::theme::{Pen, palette};
use bevy_egui::egui::{Pos2, Rect, Shape, Stroke, vec2};
use rules::table::Seat;
use rules::voodoo_island::values::{Cause, Event, Expedition, HelperPlace};
use std::cmp::Ordering;

/// Draws what is under way.
pub(super) fn draw(pen: &mut Pen, scene: &Scene) {
    let Some((animation, Motion { done, clear })) = scene.animations.moving() else {
        return;
    };
    pen.ui.set_opacity(clear);
    match animation.event {
        Event::Revealed(_, card, _, answer) => battle(pen, scene, card, answer, done),
        Event::WarriorSent(_, on, card) => warrior(pen, scene, card, on, done),
        Event::Crafted(seat, _) => {
            if let Some(at) = scene.kept.of(Anchor::Bag(seat)) {
                ring(pen, at, done);
            }
        }
        event => {
            if let Some((picture, from, to)) = under_way(scene, &event, animation.cause) {
                Flight::new(pen, Way::Arc, from, to, done).draw(pen, &picture);
            }
        }
    }
    if let Event::MistLaid(rolled, cell) = animation.event
        && rolled != cell
    {
        displaced(pen, scene, centre(rolled), centre(cell));
    }
    pen.ui.set_opacity(1.0);
}

/// The line from the cell that was rolled to where the mist finds room.
fn displaced(pen: &Pen, scene: &Scene, from: bevy::math::Vec2, to: bevy::math::Vec2) {
    let ends = [from, to].map(|at| scene.desk.on_canvas(at));
    let stroke = Stroke::new(scene.desk.square * 0.045, palette::PREVIEW);
    let dashes = Shape::dashed_line(&ends, stroke, 8.0, 6.0);
    pen.ui.painter().extend(dashes);
    pen.ui
        .painter()
        .circle_stroke(ends[0], scene.desk.square * 0.22, stroke);
}

/// Returns the picture of the thing that flies, and both ends of its way.
fn under_way(scene: &Scene, event: &Event, cause: Cause) -> Option<(String, Pos2, Pos2)> {
    let kept = &scene.kept;
    let stands = |seat: Seat| {
        let cell = scene.view.explorers[seat.index()].at.cell()?;
        Some(scene.desk.on_canvas(centre(cell)))
    };
    Some(match *event {
        Event::Gained(seat, supply, _) => {
            let from = match cause {
                Cause::Helpers => Some(scene.desk.on_canvas(place(Shore::West, supply))),
                Cause::PickingUp => stands(seat),
                _ => kept.of(Anchor::Used),
            };
            (looks::supply(supply), from?, kept.of(Anchor::Bag(seat))?)
        }
        Event::Gave(seat, supply, _) => {
            let to = kept.of(Anchor::Used)?;
            (looks::supply(supply), kept.of(Anchor::Bag(seat))?, to)
        }
        Event::CardDrawn(seat, _) => (
            "art/isle-back-expedition".to_owned(),
            kept.of(Anchor::Deck)?,
            kept.of(Anchor::Cards(seat))?,
        ),
        Event::MissionDrawn(seat, ..) => (
            "art/isle-back-mission".to_owned(),
            kept.of(Anchor::MissionDeck)?,
            kept.of(Anchor::Missions(seat))?,
        ),
        Event::CardUsed(seat, card) => {
            let kind = scene.data.deck[usize::from(card.0)];
            let (from, to) = (kept.of(Anchor::Cards(seat))?, kept.of(Anchor::Used)?);
            (looks::expedition(kind), from, to)
        }
        Event::ToolSet(seat, item, slot) => (
            looks::item(item),
            kept.of(Anchor::Bag(seat))?,
            kept.of(Anchor::Tool(seat, slot))?,
        ),
        Event::DollSet(seat, on, slot) => (
            "art/isle-doll-across".to_owned(),
            kept.of(Anchor::Bag(seat))?,
            kept.of(Anchor::Tool(on, slot))?,
        ),
        Event::HelperSent(seat, to) => {
            let to = match to {
                HelperPlace::Supply(supply) => scene.desk.on_canvas(place(Shore::West, supply)),
                HelperPlace::Helicopter => scene.desk.on_canvas(helicopter_place()),
                HelperPlace::Tool(slot) => kept.of(Anchor::Tool(seat, slot))?,
                HelperPlace::Pool => return None,
            };
            (
                looks::helper(token(scene, seat)),
                kept.of(Anchor::Helpers(seat))?,
                to,
            )
        }
        Event::MissionDone(seat, card, _) => {
            let relic = looks::relic(scene.data.mission(card)).to_owned();
            (relic, stands(seat)?, kept.of(Anchor::Carried(seat))?)
        }
        Event::Delivered(seat, ..) => {
            let from = stands(seat).or_else(|| kept.of(Anchor::Carried(seat)));
            (
                "art/isle-sack".to_owned(),
                from?,
                kept.of(Anchor::Sacks(seat))?,
            )
        }
        _ => return None,
    })
}

/// Both cards of a battle, turned over together; the slower one fades.
fn battle(pen: &Pen, scene: &Scene, card: Expedition, answer: Option<Expedition>, done: f32) {
    let board = scene.places.board;
    let scale = pen.pick(0.8, 1.1);
    let step = SIZE.x * scale * 0.62;
    let opens = (done / 0.25).min(1.0);
    let cards = [Some(card), answer];
    let won = scene.data.compare(cards);
    // Of the first, and of the second.
    let losing = [Ordering::Less, Ordering::Greater];
    for (place, card) in cards.into_iter().enumerate() {
        let side = if place == 0 { -1.0 } else { 1.0 };
        let middle = board.center() + vec2(step * side, 0.0);
        let lying = Lying::new(middle, 0.04 * side, scale);
        let Some(card) = card else {
            pen.dashed(
                Rect::from_center_size(middle, SIZE * scale),
                Stroke::new(2.0, palette::FAINT),
                10.0,
                8.0,
            );
            continue;
        };
        if opens < 1.0 {
            card::back(pen, &lying, "art/isle-back-expedition");
            continue;
        }
        let loses = won == losing[place] && done > 0.7;
        card::face(pen, &lying, &cards::expedition(scene, card, 1), !loses);
    }
}

/// A warrior's card, shown to whoever it is sent against.
fn warrior(pen: &Pen, scene: &Scene, card: Expedition, on: Seat, done: f32) {
    let Some(to) = scene.kept.of(Anchor::Hearts(on)) else {
        return;
    };
    let scale = pen.pick(0.7, 0.95);
    let from = scene.places.board.center();
    let part = ((done - 0.5) * 2.0).clamp(0.0, 1.0);
    let lying = Lying::new(from.lerp(to, part), 0.0, scale * (1.0 - 0.6 * part));
    card::face(pen, &lying, &cards::expedition(scene, card, 1), true);
}
