//! The ship of whoever sits before the screen: its card, its bonuses and weight, the row of its holds, and its open missions.

use super::face::{self, Zone};
use super::flights::flies;
use super::holdings::Held;
use super::kept::{Anchor, Part};
use super::lay::Lay;
use super::tips;
use super::{Scene, Spot, long, looks, open_missions, rows};
use crate::board::card::{self, Lying, SIZE};
use crate::board::offers::{Offers, offer_or_explain};
use crate::table::Seen;
use crate::table::figures::capital;
use crate::table::tips::{Tip, explain};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use games::pirate_crusades::values::{Card, Cargo, Place};
use rules::table::Seat;

/// Draws the panel.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = Lay::of(scene).own;
    pen.panel(rect);
    let seat = scene.own();
    if scene.view.long {
        return long::own(pen, scene, seat, rect);
    }
    let held = Held::of(scene.view, scene.data, seat);
    let inset = pen.pick(10.0, 16.0);
    let inner = rect.shrink2(vec2(inset, 0.0));
    let line = rect.top() + pen.pick(15.0, 23.0);
    heading(pen, scene, seat, &held, inner, line);
    let top = line + pen.pick(11.0, 20.0);
    let card = pen.pick(vec2(58.0, 82.0), vec2(92.0, 130.0));
    let place = Rect::from_min_size(pos2(inner.left(), top), card);
    ship(pen, scene, seat, &held, place);
    let beside = Rect::from_min_max(
        pos2(place.right() + pen.pick(10.0, 20.0), top),
        pos2(inner.right(), place.bottom()),
    );
    told(pen, scene, seat, &held, beside);
    let line = place.bottom() + pen.pick(13.0, 24.0);
    let slot = pen.pick(vec2(42.0, 59.0), vec2(65.0, 91.0));
    let room = Rect::from_min_max(
        pos2(inner.left(), line),
        pos2(inner.right(), line + pen.pick(10.0, 16.0) + slot.y),
    );
    holds(pen, scene, seat, &held, room, slot);
    let foot = Rect::from_min_max(
        pos2(inner.left(), room.bottom() + pen.pick(7.0, 14.0)),
        pos2(inner.right(), rect.bottom() - pen.pick(7.0, 13.0)),
    );
    open_missions::draw(pen, scene, seat, &held, foot);
}

/// Draws the owner of the ship, and the nation that she serves.
fn heading(pen: &mut Pen, scene: &Scene, seat: Seat, held: &Held, inner: Rect, line: f32) {
    let words = scene.words();
    let alone = scene.session.people().count() == 1;
    let title = match alone {
        true => words.say("ui-own-ship", &[]),
        false => words.say("ui-ship-of", &[("pirate", scene.name(seat))]),
    };
    let drawn = pen.heading(pos2(inner.left(), line), &title);
    let Some(ship) = held.ship else {
        return;
    };
    let text = tips::allegiance(scene, ship);
    let font = Typeface::Plain.at(pen.pick(13.5, 16.5));
    let room = Rect::from_min_max(
        pos2(drawn.right() + 12.0, line - 10.0),
        pos2(inner.right(), line + 10.0),
    );
    let said = pen.fitted_right(room, font, palette::FAINT, &text);
    explain(pen, said, || tips::nation(scene, ship));
}

/// Draws the card of the ship.
pub(super) fn ship(pen: &mut Pen, scene: &mut Scene, seat: Seat, held: &Held, place: Rect) {
    scene.kept.note_part(Part::OwnShip, place);
    let Some(ship) = held.ship else {
        pen.dashed(place, Stroke::new(1.4, palette::LINE), 5.0, 4.0);
        return;
    };
    let face = scene.card(ship, Some(Zone::Ship));
    face::small(pen, place, &face, true);
    explain(pen, place, || tips::ship(scene, seat, ship));
}

/// Draws the ship's name, her class, her bonuses, and her weight.
fn told(pen: &mut Pen, scene: &mut Scene, seat: Seat, held: &Held, room: Rect) {
    let Some(ship) = held.ship else {
        return;
    };
    let data = scene.data.card(ship);
    let name = data.ship.clone();
    let class = capital(&scene.session.speaker().teller.text(data.class));
    let values = [
        ("class", class.into()),
        ("size", data.size.get().into()),
        ("crew", held.crew_limit.into()),
        ("holds", held.hold_limit.into()),
    ];
    let about = scene.words().say("ui-about-ship", &values);
    let step = pen.pick(17.0, 24.0);
    let mut line = Rect::from_min_size(room.min, vec2(room.width(), step));
    let font = Typeface::Bold.at(pen.pick(16.0, 20.0));
    let _ = pen.fitted(line, font, palette::TEXT, &name);
    line = line.translate(vec2(0.0, step));
    let font = Typeface::Plain.at(pen.pick(13.5, 16.5));
    let _ = pen.fitted(line, font.clone(), palette::FAINT, &about);
    let icon = pen.pick(18.0, 27.0);
    let left = room.bottom() - line.bottom();
    let rows = held.bonuses.len() as f32 + 1.0;
    let step = (left / rows).min(pen.pick(21.0, 38.0));
    let mut y = line.bottom() + step / 2.0;
    for &card in &held.bonuses {
        let disc = Rect::from_center_size(pos2(room.left() + icon / 2.0, y), Vec2::splat(icon));
        rows::bonus_disc(pen, scene, card, disc);
        let bonus = scene.data.card(card).bonus;
        let teller = &scene.session.speaker().teller;
        let text = capital(&teller.text(bonus));
        let place = Rect::from_min_max(
            pos2(disc.right() + 6.0, y - step / 2.0),
            pos2(room.right(), y + step / 2.0),
        );
        let font = Typeface::Bold.at(pen.pick(14.0, 17.0));
        let _ = pen.fitted(place, font, palette::TEXT, &text);
        let whole = disc.union(place);
        offer_or_explain(pen, scene, Spot::Bonus(card), whole, |scene| {
            tips::bonus(scene, seat, card)
        });
        y += step;
    }
    let at = pos2(room.left() + icon / 2.0, y);
    pen.icon(looks::WEIGHT, at, icon * 0.8, palette::FAINT);
    let text = tips::weight(scene, seat);
    let place = Rect::from_min_max(
        pos2(room.left() + icon + 6.0, y - step / 2.0),
        pos2(room.right(), y + step / 2.0),
    );
    let drawn = pen.fitted(place, font, palette::TEXT, &text);
    explain(pen, drawn.with_min_x(room.left()), || {
        tips::figure(scene, "tip-weight", seat)
    });
}

/// Draws the holds in a row: cargo, and free ones with their number.
pub(super) fn holds(
    pen: &mut Pen,
    scene: &mut Scene,
    seat: Seat,
    held: &Held,
    room: Rect,
    slot: Vec2,
) {
    let words = scene.words();
    let values = [
        ("count", (held.filled() as i64).into()),
        ("most", held.hold_limit.into()),
    ];
    let title = words.say("ui-holds", &values);
    let font = Typeface::Bold.at(pen.pick(14.5, 18.0));
    let drawn = pen.text(room.min, Align2::LEFT_CENTER, font, palette::TEXT, &title);
    let goods = kinds(scene, &held.holds);
    let font = Typeface::Plain.at(pen.pick(13.0, 16.5));
    let end = pos2(room.right(), room.top());
    let place = Rect::from_min_max(
        pos2(drawn.right() + 8.0, end.y - 9.0),
        pos2(end.x, end.y + 9.0),
    );
    let _ = pen.fitted_right(place, font, palette::FAINT, &goods);
    let count = usize::from(held.hold_limit).max(held.filled());
    let apart = pen.pick(7.0, 11.0);
    let step = ((room.width() - slot.x) / (count as f32 - 1.0).max(1.0)).min(slot.x + apart);
    let top = room.bottom() - slot.y;
    let at = |place: usize| {
        let x = room.left() + step * place as f32;
        Rect::from_min_size(pos2(x, top), slot)
    };
    // From the last free one on, so that cargo lies over the edges of free slots.
    for place in (held.filled()..count).rev() {
        let rect = at(place).shrink(1.0);
        let painter = pen.ui.painter();
        painter.rect_filled(rect, 6.0, palette::WELL);
        pen.dashed(rect, Stroke::new(1.3, palette::SLOT), 5.0, 4.0);
        let font = Typeface::Plain.at(pen.pick(13.0, 17.0));
        // Its right end shows where slots lie over each other.
        let x = rect.right() - step.min(slot.x) / 2.0;
        let middle = pos2(x, rect.center().y);
        pen.text(
            middle,
            Align2::CENTER_CENTER,
            font,
            palette::LINE,
            place + 1,
        );
    }
    scene.kept.note(
        Anchor::OwnHolds,
        at(held.filled().min(count.saturating_sub(1))).center(),
    );
    scene.kept.note_part(Part::Holds, room);
    for (place, &card) in held.holds.iter().enumerate() {
        if flies(scene, card) {
            continue;
        }
        let tip = |scene: &Scene| tips::cargo(scene, seat, card);
        in_hold(pen, scene, card, Zone::Cargo, at(place), step, tip);
    }
    for (place, &(delivery, tons)) in held.sealed.iter().enumerate() {
        let rect = at(held.holds.len() + place);
        let tip = |scene: &Scene| tips::sealed(scene, seat, delivery, tons);
        let lies = match delivery {
            Some(card) => in_hold(pen, scene, card, Zone::Mission, rect, step, tip),
            None => {
                let lying = Lying::new(rect.center(), 0.0, rect.height() / SIZE.y);
                card::back(pen, &lying, looks::BACK);
                explain(pen, rect, || tip(scene));
                rect
            }
        };
        seal(pen, lies, tons);
    }
}

/// Draws a card in a hold, raised if it is part of a set, and returns its rectangle.
fn in_hold(
    pen: &mut Pen,
    scene: &mut Scene,
    card: Card,
    zone: Zone,
    rect: Rect,
    step: f32,
    tip: impl FnOnce(&Scene) -> Tip,
) -> Rect {
    let spot = Spot::Hold(card);
    let raised = scene.is_raised(spot);
    let rect = if raised {
        rect.translate(vec2(0.0, -pen.pick(3.0, 6.0)))
    } else {
        rect
    };
    let face = scene.card(card, Some(zone));
    face::small(pen, rect, &face, true);
    let free = Rect::from_min_size(rect.min, vec2(step.min(rect.width()), rect.height()));
    scene.lies.note_moved(spot, rect);
    offer_or_explain(pen, scene, spot, free, tip);
    if raised {
        // It covers nothing of what stands above the holds.
        let radius = pen.pick(8.0, 12.0);
        let middle = rect.center_top() + vec2(0.0, radius);
        crate::board::marks::tick(pen, middle, radius);
    }
    rect
}

/// Draws the brass frame and the seal of a delivery's goods, with their tons.
fn seal(pen: &Pen, rect: Rect, tons: u8) {
    let painter = pen.ui.painter();
    let edge = Stroke::new(pen.pick(1.8, 2.6), palette::BRASS_LIGHT);
    painter.rect_stroke(rect, CornerRadius::same(5), edge, StrokeKind::Inside);
    let size = rect.width() * 0.5;
    let at = rect.right_top() + vec2(-size * 0.32, size * 0.62);
    pen.art("art/crusades-seal", at, size);
    let font = Typeface::Head.at(size * 0.5);
    pen.text(at, Align2::CENTER_CENTER, font, palette::SEAL_MARK, tons);
}

/// Returns cargo by kind, with the tons of each.
fn kinds(scene: &Scene, holds: &[Card]) -> String {
    let teller = &scene.session.speaker().teller;
    let kinds = Cargo::ALL.iter().filter_map(|&cargo| {
        let of = holds
            .iter()
            .filter(|&&card| scene.data.cargo(card) == cargo);
        let tons: u32 = of.map(|&card| u32::from(scene.data.tons(card))).sum();
        (tons > 0).then(|| format!("{} {tons}", capital(&teller.text(cargo))))
    });
    let kinds: Vec<String> = kinds.collect();
    kinds.join(&teller.words().say("list-comma", &[]))
}

/// Returns where a card of the viewer's lies in its own panel.
pub(super) fn lies(scene: &Scene, place: Place) -> Option<Pos2> {
    match place {
        Place::Hold(..) => scene.kept.of(Anchor::OwnHolds),
        Place::Ship(_) => scene.kept.part(Part::OwnShip).map(|rect| rect.center()),
        _ => None,
    }
}
