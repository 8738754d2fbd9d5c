//! A row a player of the Long Game: captain with flaw and bonuses, crew, holds, missions, hostages, riches, the ship, and reputation.

use super::tips as told;
use crate::pirate_crusades::face::{self, Zone};
use crate::pirate_crusades::holdings::Held;
use crate::pirate_crusades::kept::Anchor;
use crate::pirate_crusades::rows::{bonus_disc, figure, lantern, token};
use crate::pirate_crusades::{Scene, looks, tips};
use crate::table::tips::explain;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Pos2, Rect, Vec2, pos2, vec2};
use rules::pirate_crusades::values::{Flaw, Standing};
use rules::table::Seat;

/// The measures of a row.
struct Sizes {
    badge: f32,
    left: f32,
    lines: [f32; 2],
    text: f32,
    small: f32,
    card: Vec2,
    points: f32,
    gap: f32,
}

impl Sizes {
    fn of(wide: bool) -> Self {
        if wide {
            Self {
                badge: 48.0,
                left: 76.0,
                lines: [24.0, 55.0],
                text: 18.0,
                small: 17.0,
                card: vec2(46.0, 65.0),
                points: 46.0,
                gap: 9.0,
            }
        } else {
            Self {
                badge: 32.0,
                left: 48.0,
                lines: [15.0, 37.0],
                text: 14.0,
                small: 13.5,
                card: vec2(31.0, 44.0),
                points: 28.0,
                gap: 5.0,
            }
        }
    }
}

/// Draws the row of a player.
pub(in crate::pirate_crusades) fn draw(pen: &mut Pen, scene: &mut Scene, seat: Seat, rect: Rect) {
    let size = Sizes::of(pen.wide);
    let held = Held::of(scene.view, scene.data, seat);
    explain(pen, rect, || tips::player(scene, seat));
    scene.kept.note(Anchor::Row(seat), rect.center());
    let points = Rect::from_x_y_ranges(
        rect.right() - size.points..=rect.right() - 3.0,
        rect.y_range(),
    );
    let card = Rect::from_center_size(
        pos2(points.left() - size.card.x / 2.0 - 2.0, rect.center().y),
        size.card,
    );
    let left = rect.left() + size.left;
    let end = card.left() - 6.0;
    let line = |line: usize| rect.top() + size.lines[line];
    let badge = pos2(rect.left() + size.left / 2.0 + 4.0, rect.center().y);
    let badge = Rect::from_center_size(badge, Vec2::splat(size.badge));
    let half = size.text * 0.75;
    let name = Rect::from_x_y_ranges(
        left..=left + (end - left) * 0.44,
        line(0) - half..=line(0) + half,
    );
    let paint = looks::paint(token(scene, seat));
    let name = scene.draw_row(pen, seat, rect, paint, [badge, name]);
    if scene.view.active == seat {
        lantern(pen, rect);
    }
    let begins = discs(
        pen,
        scene,
        seat,
        &held,
        pos2(end, line(0)),
        size.text * 1.45,
    );
    let room = Rect::from_x_y_ranges(name.right() + 8.0..=begins - 4.0, name.y_range());
    captain(pen, scene, seat, room, &size);
    figures(pen, scene, seat, &held, pos2(left, line(1)), end, &size);
    if let Some(ship) = held.ship {
        let face = scene.card(ship, Some(Zone::Ship));
        face::small(pen, card, &face, true);
        scene.kept.note(Anchor::Ship(seat), card.center());
        explain(pen, card, || tips::ship(scene, seat, ship));
    }
    scene.kept.note(Anchor::Spoils(seat), card.center());
    reputation(pen, scene, seat, points);
}

/// The pennant and the name of the captain whom a player plays.
fn captain(pen: &mut Pen, scene: &Scene, seat: Seat, room: Rect, size: &Sizes) {
    let Some(captain) = scene.view.captain_of(scene.data, seat) else {
        return;
    };
    let nation = scene.data.captains[captain as usize].nation;
    let wide = size.text * 1.3;
    let flag = Rect::from_center_size(
        pos2(room.left() + wide / 2.0, room.center().y),
        vec2(wide, wide * 0.7),
    );
    if flag.right() > room.right() {
        return;
    }
    pen.picture(looks::pennant(looks::suit_of(nation)), flag);
    let place = room.with_min_x(flag.right() + 5.0);
    if place.width() > size.small * 2.4 {
        let font = Typeface::Plain.at(size.small);
        let _ = pen.fitted(
            place,
            font,
            palette::FAINT,
            &told::captain_name(scene, captain),
        );
    }
    explain(pen, room, || told::captain_of(scene, seat, captain));
}

/// The flaw and the bonuses on discs that end at a point; where they begin.
fn discs(pen: &mut Pen, scene: &Scene, seat: Seat, held: &Held, end: Pos2, wide: f32) -> f32 {
    let mut x = end.x;
    for &card in held.bonuses.iter().rev() {
        let rect = Rect::from_center_size(pos2(x - wide / 2.0, end.y), Vec2::splat(wide));
        bonus_disc(pen, scene, card, rect);
        explain(pen, rect, || tips::bonus(scene, seat, card));
        x -= wide + 2.0;
    }
    if let Some(flaw) = scene.view.flaw(scene.data, seat) {
        let rect = Rect::from_center_size(pos2(x - wide / 2.0, end.y), Vec2::splat(wide));
        flaw_disc(pen, flaw, rect);
        explain(pen, rect, || told::flaw(scene, flaw));
        x -= wide + 2.0;
    }
    x
}

/// Draws the disc of a flaw.
pub(super) fn flaw_disc(pen: &Pen, flaw: Flaw, rect: Rect) {
    pen.art("art/crusades-disc-flaw", rect.center(), rect.width());
    let size = rect.width() * 0.58;
    pen.icon(looks::flaw(flaw), rect.center(), size, palette::CREAM);
}

/// Crew, holds, missions, hostages and riches; where the player stands otherwise than at sea or in port, that in words.
fn figures(
    pen: &mut Pen,
    scene: &mut Scene,
    seat: Seat,
    held: &Held,
    mut at: Pos2,
    end: f32,
    size: &Sizes,
) {
    let (view, data) = (scene.view, scene.data);
    let font = Typeface::Plain.at(size.text);
    let vessel = view.vessel(data, seat);
    let hostages = view.hostages(data, seat).len() + view.captives(seat).count();
    let riches = view.players[seat.index()].voyage.riches;
    let ashore = matches!(
        held.standing,
        Standing::Stranded | Standing::Hostage(..) | Standing::Out
    );
    let mut parts = Vec::new();
    if held.ship.is_some() {
        // In narrow rows the card of the ship tells her size.
        let size = vessel.size(data).to_string();
        parts.extend(pen.wide.then_some((looks::SHIP, size, "tip-size")));
        parts.extend([
            (
                looks::CREW,
                format!("{}/{}", held.crew, held.crew_limit),
                "tip-crew",
            ),
            (
                looks::HOLDS,
                format!("{}/{}", held.filled(), held.hold_limit),
                "tip-holds",
            ),
        ]);
    }
    if !ashore {
        parts.push((
            looks::MISSION,
            held.missions.len().to_string(),
            "tip-missions",
        ));
    }
    parts.push((looks::HOSTAGE, hostages.to_string(), "tip-hostages"));
    parts.push((looks::RICHES, riches.to_string(), "tip-riches"));
    for (icon, text, id) in parts {
        let rect = figure(pen, at, icon, &text, font.clone(), palette::TEXT);
        if rect.right() > end {
            break;
        }
        match id {
            "tip-crew" => scene.kept.note(Anchor::Hand(seat), rect.center()),
            "tip-holds" => scene.kept.note(Anchor::Holds(seat), rect.center()),
            "tip-missions" => scene.kept.note(Anchor::Missions(seat), rect.center()),
            _ => {}
        }
        explain(pen, rect, || tips::figure(scene, id, seat));
        at.x = rect.right() + size.gap;
    }
    if ashore || matches!(held.standing, Standing::Adrift(_)) {
        let room = Rect::from_x_y_ranges(at.x..=end, at.y - size.text..=at.y + size.text);
        let text = told::stands(scene, seat);
        let font = Typeface::Plain.at(size.small);
        if room.width() > size.small * 3.0 {
            let _ = pen.fitted(room, font, palette::DANGER, &text);
        }
        explain(pen, room, || told::standing(scene, seat));
    }
}

/// The reputation, large at the end of the row.
fn reputation(pen: &mut Pen, scene: &mut Scene, seat: Seat, rect: Rect) {
    let reputation = scene.view.players[seat.index()].voyage.reputation;
    let font = Typeface::Title.at(pen.pick(24.0, 36.0));
    let at = rect.center() - vec2(0.0, pen.pick(6.0, 9.0));
    pen.text(
        at,
        Align2::CENTER_CENTER,
        font,
        palette::BRASS_LIGHT,
        reputation,
    );
    let foot = Rect::from_center_size(
        rect.center() + vec2(0.0, pen.pick(12.0, 18.0)),
        vec2(rect.width() + 4.0, 18.0),
    );
    let text = tips::say(scene, "ui-reputation-short", &[]);
    let font = Typeface::Plain.at(pen.pick(12.0, 15.0));
    let _ = pen.fitted_centred(foot, font, palette::FAINT, &text);
    scene.kept.note(Anchor::Fame(seat), rect.center());
    explain(pen, rect, || tips::figure(scene, "tip-reputation", seat));
}
