//! Flights between the panels, the map and the lake, the cells that are rolled, and the cards of battles.

use super::geography::{CELL, Shore, centre, helicopter_place, place};
use super::kept::Anchor;
use super::rows::token;
use super::tips::Seen;
use super::{Scene, cards, looks};
use crate::board::card::{self, Lying, SIZE};
use crate::board::counts::Count;
use crate::board::flights::{Flight, Way, ring};
use crate::board::ground::SQUARE;
use crate::board::marks;
use crate::table::{Animation, Motion};
use crate::theme::{Glow, Pen, palette};
use bevy_egui::egui::{Align2, Pos2, Rect, Shape, Stroke, Vec2, vec2};
use games::voodoo_island::VoodooIsland;
use games::voodoo_island::values::{Cause, Cell, Event, Expedition, HelperPlace, Roll, Supply};
use rules::table::Seat;
use std::cmp::Ordering;

/// The share of a roll after which the dice lie still.
pub(super) const TUMBLES: f32 = 0.6;

/// Draws what is under way.
pub(super) fn draw(pen: &mut Pen, scene: &Scene) {
    let Some((animation, Motion { done, clear })) = scene.animations.moving() else {
        return;
    };
    pen.ui.set_opacity(clear);
    match animation.event {
        Event::Revealed(seat, card, other, answer) => {
            battle(pen, scene, [(seat, Some(card)), (other, answer)], done);
        }
        Event::WarriorSent(_, on, card) => warrior(pen, scene, card, on, done),
        Event::Crafted(seat, _) => {
            if let Some(at) = scene.kept.of(Anchor::Bag(seat)) {
                ring(pen, at, done);
            }
        }
        Event::Rolled(_, roll, cell) if done >= TUMBLES => rolled(pen, scene, roll, cell),
        Event::Landed(cell) => {
            if let Some(from) = scene.view.helicopter {
                line(pen, scene, [from, cell].map(|cell| on_map(scene, cell)));
            }
        }
        Event::MistLaid(rolled, cell) if rolled != cell => {
            displaced(pen, scene, [rolled, cell].map(|cell| on_map(scene, cell)));
        }
        _ => {
            if let Some(ends) = handed_over(scene, animation) {
                line(pen, scene, ends);
            }
            if let Some((picture, from, to)) = under_way(scene, animation) {
                Flight::new(pen, Way::Arc, from, to, done).draw(pen, &picture);
            }
        }
    }
    pen.ui.set_opacity(1.0);
}

/// Returns where a cell lies on the canvas.
fn on_map(scene: &Scene, cell: Cell) -> Pos2 {
    scene.desk.on_canvas(centre(cell))
}

/// Draws the line from one place of a thing to the next.
fn line(pen: &Pen, scene: &Scene, ends: [Pos2; 2]) {
    marks::path(pen, &ends, scene.desk.square);
}

/// Draws the cell that the dice show, crossed out if the helicopter cannot land there.
fn rolled(pen: &Pen, scene: &Scene, roll: Roll, cell: Cell) {
    let side = scene.desk.square * CELL / SQUARE;
    let rect = Rect::from_center_size(on_map(scene, cell), Vec2::splat(side));
    marks::brackets_round(pen, rect, Glow::Pointed);
    let lands = matches!(roll, Roll::Helicopter | Roll::Radio);
    if lands && !scene.view.can_land(scene.data, cell) {
        let cross = rect.shrink(side * 0.22);
        let strokes = [
            Stroke::new(side * 0.16, palette::INK),
            Stroke::new(side * 0.09, palette::DANGER),
        ];
        for stroke in strokes {
            let painter = pen.ui.painter();
            painter.line_segment([cross.left_top(), cross.right_bottom()], stroke);
            painter.line_segment([cross.right_top(), cross.left_bottom()], stroke);
        }
    }
}

/// Draws the line from the cell that was rolled to the one where the mist finds room.
fn displaced(pen: &Pen, scene: &Scene, ends: [Pos2; 2]) {
    let stroke = Stroke::new(scene.desk.square * 0.045, palette::PREVIEW);
    let dashes = Shape::dashed_line(&ends, stroke, 8.0, 6.0);
    pen.ui.painter().extend(dashes);
    pen.ui
        .painter()
        .circle_stroke(ends[0], scene.desk.square * 0.22, stroke);
}

/// Returns the bags of who gives a supply and of who takes it, where one robs the other.
fn handed_over(scene: &Scene, animation: &Animation<VoodooIsland>) -> Option<[Pos2; 2]> {
    let log = scene.session.log();
    let number = match animation.event {
        Event::Gave(..) => animation.number,
        Event::Gained(..) => animation.number.checked_sub(1)?,
        _ => return None,
    };
    let event = |number: usize| log.get(number).map(|told| told.event);
    match (event(number)?, event(number + 1)?) {
        (Event::Gave(from, given, _), Event::Gained(to, taken, _))
            if given == taken && from != to =>
        {
            let bag = |seat| scene.kept.of(Anchor::Bag(seat));
            Some([bag(from)?, bag(to)?])
        }
        _ => None,
    }
}

/// Returns the place in the lake that the next helper for a supply is sent to, or from which the last one brings it.
fn helper_place(scene: &Scene, supply: Supply, next: bool) -> Pos2 {
    let shores = Shore::of(scene.board().helpers);
    let to = HelperPlace::Supply(supply);
    let sent = scene.view.helpers_at(to).count();
    let number = if next { sent } else { sent.saturating_sub(1) };
    let shore = shores[number % shores.len()];
    scene.desk.on_canvas(place(shore, supply))
}

/// Returns the picture of the thing that flies, and both ends of its way.
fn under_way(scene: &Scene, animation: &Animation<VoodooIsland>) -> Option<(String, Pos2, Pos2)> {
    let kept = &scene.kept;
    let stands = |seat: Seat| {
        let cell = scene.view.explorers[seat.index()].at.cell()?;
        Some(on_map(scene, cell))
    };
    let half_way = handed_over(scene, animation).map(|[from, to]| from.lerp(to, 0.5));
    Some(match animation.event {
        Event::Gained(seat, supply, _) => {
            let from = match animation.cause {
                Cause::Helpers => Some(helper_place(scene, supply, false)),
                Cause::PickingUp => stands(seat),
                _ => half_way.or_else(|| kept.of(Anchor::Used)),
            };
            (looks::supply(supply), from?, kept.of(Anchor::Bag(seat))?)
        }
        Event::Gave(seat, supply, _) => {
            let to = half_way.or_else(|| kept.of(Anchor::Used))?;
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
                HelperPlace::Supply(supply) => helper_place(scene, supply, true),
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
        Event::MissionLost(seat, card, _) => {
            let relic = looks::relic(scene.data.mission(card)).to_owned();
            let from = stands(seat).or_else(|| kept.of(Anchor::Carried(seat)));
            (relic, from?, kept.of(Anchor::MissionDeck)?)
        }
        _ => return None,
    })
}

/// Draws both cards of a battle, turned over together, each with its player's name and its speed; the slower one fades.
fn battle(pen: &Pen, scene: &Scene, laid: [(Seat, Option<Expedition>); 2], done: f32) {
    let board = scene.places.board;
    let scale = pen.pick(0.8, 1.1);
    let step = SIZE.x * scale * 0.62;
    let opens = (done / 0.2).min(1.0);
    let won = scene.data.compare(laid.map(|(_, card)| card));
    // Of the first, and of the second.
    let losing = [Ordering::Less, Ordering::Greater];
    for (place, (seat, card)) in laid.into_iter().enumerate() {
        let side = if place == 0 { -1.0 } else { 1.0 };
        let middle = board.center() + vec2(step * side, 0.0);
        let lying = Lying::new(middle, 0.04 * side, scale);
        let half = vec2(0.0, SIZE.y * scale / 2.0);
        let name = scene.session.speaker().teller.name(seat);
        let chip = pen.chip_at(
            middle - half - vec2(0.0, 12.0),
            Align2::CENTER_BOTTOM,
            &name,
        );
        let badge = pen.pick(30.0, 40.0);
        let before = chip.left_center() - vec2(badge * 0.4, 0.0);
        pen.art(&scene.session.badge(seat), before, badge);
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
        let loses = won == losing[place] && done > 0.6;
        card::face(pen, &lying, &cards::expedition(scene, card, 1), !loses);
        let grows = ((done - 0.2) / 0.2).clamp(0.0, 1.0);
        let radius = pen.pick(24.0, 34.0) * (0.5 + 0.5 * grows);
        let looks = Count {
            radius,
            letters: radius * 1.5,
            edge: Stroke::new(2.5, palette::INK),
            colours: if loses {
                [palette::WELL, palette::FAINT]
            } else {
                [palette::BRASS_LIGHT, palette::INK]
            },
        };
        looks.draw(pen, middle + half, scene.data.speed(card));
    }
}

/// Draws a warrior's card, as it is shown to its victim.
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
