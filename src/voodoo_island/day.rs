//! The right column above the log: the day's arc with the cube, and the island card in force with the decks.

use super::kept::{Anchor, Part};
use super::tips::Seen;
use super::{Scene, Spot, looks, odds, tips};
use crate::board::card::{self, CardFace, Field, Lying};
use crate::board::offers::offer_or_explain;
use crate::board::pile::plate;
use crate::table::tips::explain;
use crate::theme::{Pen, Typeface, palette};
use bevy::math::curve::{Curve, EaseFunction};
use bevy_egui::egui::{Align2, Pos2, Rect, Vec2, pos2, vec2};
use games::voodoo_island::values::{CardPlace, Daytime, Event, IslandCard};
use rules::kit::Texted;

/// The sockets of the daytimes, in the picture of the track.
const SOCKETS: [(f32, f32); 6] = [
    (37.9, 100.0),
    (82.7, 55.8),
    (173.8, 29.5),
    (282.2, 29.5),
    (373.3, 55.8),
    (418.1, 100.0),
];
const TRACK: Vec2 = vec2(456.0, 132.0);

/// Draws the day's arc in the upper panel.
pub(super) fn arc(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.upper;
    pen.panel(rect);
    let inset = pen.pick(12.0, 18.0);
    let words = scene.session.speaker().teller.words();
    let view = scene.view;
    let values = [("round", view.day.into()), ("most", view.days.into())];
    let title = words.say("ui-round", &values);
    let line = rect.top() + pen.pick(16.0, 24.0);
    pen.heading(pos2(rect.left() + inset, line), &title);
    let left = i64::from(view.days.saturating_sub(view.day));
    let left = words.say("told-days-left", &[("count", left.into())]);
    let font = Typeface::Plain.at(pen.pick(14.5, 17.0));
    let end = pos2(rect.right() - inset, line);
    pen.text(end, Align2::RIGHT_CENTER, font, palette::FAINT, left);
    let plates = pen.pick(20.0, 26.0);
    let room = Rect::from_min_max(
        pos2(rect.left() + inset, line + pen.pick(8.0, 12.0)),
        pos2(
            rect.right() - inset,
            rect.bottom() - plates - pen.pick(6.0, 10.0),
        ),
    );
    let scale = (room.width() / TRACK.x).min(room.height() / TRACK.y);
    let track = Rect::from_center_size(room.center(), TRACK * scale);
    pen.picture("art/isle-day-track", track);
    let socket = |daytime: Daytime| {
        let (x, y) = SOCKETS[daytime as usize];
        track.min + vec2(x, y) * scale
    };
    let size = 42.0 * scale;
    for &daytime in Daytime::ALL {
        let at = socket(daytime);
        let now = daytime == view.daytime;
        let wide = if now { size * 1.12 } else { size };
        if now {
            pen.art(looks::daytime(daytime), at, wide);
        } else {
            pen.icon(looks::daytime(daytime), at, wide, palette::OWN_DIM);
        }
        let place = Rect::from_center_size(at, Vec2::splat(size));
        explain(pen, place, || tips::of(scene, daytime.text_id(), &[]));
    }
    cube(pen, scene, size, socket);
    rounds(pen, scene, track);
    days(
        pen,
        scene,
        Rect::from_min_max(
            pos2(
                rect.left() + inset,
                rect.bottom() - plates - pen.pick(4.0, 7.0),
            ),
            pos2(rect.right() - inset, rect.bottom() - pen.pick(4.0, 7.0)),
        ),
    );
}

/// Draws the cube at the daytime, or on its way to the next.
fn cube(pen: &Pen, scene: &Scene, size: f32, socket: impl Fn(Daytime) -> Pos2) {
    let off = vec2(size * 0.42, -size * 0.3);
    let mut at = socket(scene.view.daytime);
    if let Some((animation, motion)) = scene.animations.moving()
        && let Event::CubeMoved(to) = animation.event
    {
        let part = EaseFunction::CubicInOut.sample_clamped(motion.done);
        at =
            at.lerp(socket(to), part) - vec2(0.0, size * 0.5 * (part * std::f32::consts::PI).sin());
    }
    pen.art("art/isle-day-cube", at + off, size * 0.5);
}

/// Draws badges in the order of play: those who still play a round in this daytime are bright.
fn rounds(pen: &mut Pen, scene: &Scene, track: Rect) {
    let seats = scene.session.seats().count() as u8;
    let order: Vec<_> = scene.view.first.round(seats).collect();
    let now = order.iter().position(|&seat| seat == scene.view.active);
    let size = pen.pick(17.0, 25.0);
    let step = size * 1.35;
    let middle = pos2(track.center().x, track.bottom() - size * 0.8);
    for (place, &seat) in order.iter().enumerate() {
        let off = place as f32 - (order.len() as f32 - 1.0) / 2.0;
        let at = middle + vec2(off * step, 0.0);
        let past = now.is_some_and(|now| place < now);
        let badge = scene.session.badge(seat);
        if past {
            pen.icon(&badge, at, size * 0.8, palette::OWN_DIM);
        } else {
            pen.art(&badge, at, size);
        }
        if now == Some(place) {
            let stroke = (1.8, palette::BRASS_LIGHT);
            pen.ui.painter().circle_stroke(at, size * 0.66, stroke);
        }
    }
}

/// Draws a plate for each day.
fn days(pen: &mut Pen, scene: &Scene, room: Rect) {
    let view = scene.view;
    let step = (room.width() / f32::from(view.days.max(1))).min(room.height() * 1.9);
    let begins = room.center().x - step * f32::from(view.days) / 2.0;
    for day in 1..=view.days {
        let at = pos2(begins + step * (f32::from(day) - 0.5), room.center().y);
        let picture = match day {
            day if day == view.day => "art/isle-day-now",
            day if day < view.day => "art/isle-day-past",
            day if day == view.days => "art/isle-day-last",
            _ => "art/isle-day-ahead",
        };
        let size = vec2(room.height() * 1.5, room.height());
        let place = Rect::from_center_size(at, size);
        pen.picture(picture, place);
        let last = day == view.days;
        let number = if last {
            at - vec2(size.x * 0.2, 0.0)
        } else {
            at
        };
        let font = Typeface::Bold.at(pen.pick(13.0, 16.0));
        let colour = if day > view.day {
            palette::FAINT
        } else {
            palette::BRASS_LIGHT
        };
        pen.text(number, Align2::CENTER_CENTER, font, colour, day);
        explain(pen, place, || {
            let left = view.days.saturating_sub(day);
            let values = [
                ("day", day.into()),
                ("days", view.days.into()),
                ("left", left.into()),
            ];
            tips::of(scene, "tip-days", &values)
        });
    }
}

/// Returns the face of an island card.
pub(super) fn face(scene: &Scene, card: IslandCard) -> CardFace {
    let words = scene.session.speaker().teller.words();
    CardFace {
        sheet: "art/isle-front-island",
        field: Field::Scene(looks::island(card)),
        mark: None,
        title: words.say(card.text_id(), &[]),
        text: words.say(&format!("{}.text", card.text_id()), &[]),
    }
}

/// Draws the island card in force, those past, and the decks in the lower panel.
pub(super) fn island(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.lower;
    pen.panel(rect);
    let inset = pen.pick(12.0, 18.0);
    let words = scene.session.speaker().teller.words();
    let line = rect.top() + pen.pick(16.0, 24.0);
    pen.heading(
        pos2(rect.left() + inset, line),
        &words.say("tip-island-card", &[]),
    );
    let top = line + pen.pick(14.0, 20.0);
    let high = rect.bottom() - pen.pick(8.0, 14.0) - top;
    let scale = high / card::SIZE.y;
    let place = Rect::from_min_size(pos2(rect.left() + inset, top), card::SIZE * scale);
    scene.kept.note_part(Part::IslandCard, place);
    let turning = scene
        .animations
        .moving()
        .and_then(|(animation, motion)| match animation.event {
            Event::IslandTurned(_, card) => Some((card, motion.done)),
            _ => None,
        });
    let shown = turning
        .map(|(card, _)| card)
        .or_else(|| scene.view.island());
    match (shown, turning) {
        (Some(_), Some((_, done))) if done < 0.5 => {
            // It turns over: as wide as it seems.
            let part = (1.0 - 2.0 * done).max(0.03);
            let size = place.size() * vec2(1.2 * part, 1.15);
            let lies = Rect::from_center_size(place.center(), size);
            pen.picture("art/isle-back-island", lies);
        }
        (Some(card), _) => {
            let lying = Lying::new(place.center(), 0.0, scale);
            card::face(pen, &lying, &face(scene, card), true);
            explain(pen, place, || tips::island(scene, card));
        }
        (None, _) => pen.picture("art/isle-back-island", place.expand2(place.size() * 0.1)),
    }
    let left = place.right() + pen.pick(12.0, 20.0);
    let right = Rect::from_min_max(
        pos2(left, top),
        pos2(rect.right() - inset, rect.bottom() - 8.0),
    );
    past(pen, scene, right);
    decks(pen, scene, right);
}

/// Draws the island cards of the days gone by, and the number left in the deck.
fn past(pen: &mut Pen, scene: &mut Scene, room: Rect) {
    let view = scene.view;
    let words = scene.session.speaker().teller.words();
    let font = Typeface::Plain.at(pen.pick(14.0, 16.5));
    let line = room.top() + 6.0;
    let deck = view.days.saturating_sub(view.day);
    let left = words.say("tip-island-deck", &[("count", deck.into())]);
    let said = pen.text(
        pos2(room.left(), line),
        Align2::LEFT_CENTER,
        font,
        palette::FAINT,
        left,
    );
    explain(pen, said, || {
        let tip = tips::of(scene, "tip-island-deck", &[("count", deck.into())]);
        let tip = odds::islands(tip, scene);
        if deck == 1 {
            tip.join(tips::of(scene, "tip-last-day-next", &[]))
        } else {
            tip
        }
    });
    let cards = scene.view.past_islands();
    let high = pen.pick(36.0, 52.0);
    let wide = high * 0.72;
    let step = (room.width() / cards.len().max(1) as f32).min(wide + 6.0);
    for (place, (day, card)) in cards.into_iter().enumerate() {
        let corner = pos2(
            room.left() + step * place as f32,
            line + pen.pick(10.0, 14.0),
        );
        let lies = Rect::from_min_size(corner, vec2(wide, high));
        pen.small_card(lies, [palette::PARCHMENT, palette::CARD_BACK]);
        let scene_rect = Rect::from_center_size(
            lies.center() - vec2(0.0, high * 0.14),
            vec2(wide * 0.86, wide * 0.64),
        );
        pen.picture(&looks::island(card), scene_rect);
        let font = Typeface::Bold.at(pen.pick(12.0, 15.0));
        let foot = lies.center_bottom() - vec2(0.0, high * 0.16);
        pen.text(foot, Align2::CENTER_CENTER, font, palette::TEXT, day);
        explain(pen, lies, || tips::island(scene, card));
    }
}

/// Draws the decks of expedition cards and of missions, and the used pile.
fn decks(pen: &mut Pen, scene: &mut Scene, room: Rect) {
    let view = scene.view;
    let high = pen.pick(46.0, 76.0);
    let used = view.cards_at(scene.data, |place| place == CardPlace::Used);
    let used: u8 = used.iter().sum();
    let piles = [
        (
            Some(Spot::Deck),
            Anchor::Deck,
            "art/isle-card-expedition",
            view.deck,
            "tip-deck",
        ),
        (
            Some(Spot::Missions),
            Anchor::MissionDeck,
            "art/isle-card-mission",
            view.mission_deck,
            "tip-mission-deck",
        ),
        (
            None,
            Anchor::Used,
            "art/isle-front-expedition",
            used,
            "tip-used",
        ),
    ];
    let step = room.width() / piles.len() as f32;
    let size = vec2(step - pen.pick(3.0, 8.0), high);
    for (place, (spot, anchor, picture, count, id)) in piles.into_iter().enumerate() {
        let corner = pos2(room.left() + step * place as f32, room.bottom() - high);
        let lies = Rect::from_min_size(corner, size);
        let words = scene.session.speaker().teller.words();
        let name = words.say(&format!("{id}.name"), &[]);
        let card = plate(pen, lies, picture, count, &name);
        scene.kept.note(anchor, card.center());
        let values = [
            ("count", count.into()),
            ("price", scene.today().price().into()),
        ];
        let tip = |scene: &Scene| {
            let tip = tips::of(scene, id, &values);
            match spot {
                Some(Spot::Deck) => odds::deck(tip, scene),
                Some(Spot::Missions) => odds::missions(tip, scene),
                _ => tip,
            }
        };
        match spot {
            Some(spot) => offer_or_explain(pen, scene, spot, lies, tip),
            None => explain(pen, lies, || tip(scene)),
        }
    }
}
