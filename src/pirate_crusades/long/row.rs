//! A row a player of the Long Game: captain with flaw and bonuses, crew, holds, missions, hostages, riches, the ship, and reputation.

use super::tips as told;
use crate::pirate_crusades::holdings::Held;
use crate::pirate_crusades::kept::Anchor;
use crate::pirate_crusades::rows::{Frame, figure};
use crate::pirate_crusades::{Scene, looks, rows, tips};
use crate::table::Seen;
use crate::table::tips::explain;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Rect, Vec2, pos2, vec2};
use games::pirate_crusades::values::{Flaw, Standing};
use rules::kit::Texted;
use rules::table::Seat;

/// The part of its usual size in which words about a standing are still read.
const FITS: f32 = 0.84;

/// Draws the row of a player.
pub(in crate::pirate_crusades) fn draw(pen: &mut Pen, scene: &mut Scene, seat: Seat, rect: Rect) {
    let points = rect.right() - pen.pick(28.0, 46.0);
    let frame = Frame::of(pen, rect, points - 2.0);
    let held = Held::of(scene.view, scene.data, seat);
    let [left, _] = frame.lines;
    let most = left.x + (frame.end - left.x) * 0.44;
    let name = frame.begin(pen, scene, seat, rect, most);
    let begins = discs(pen, scene, seat, &held, &frame);
    let room = Rect::from_x_y_ranges(name.right() + 8.0..=begins - 4.0, name.y_range());
    captain(pen, scene, seat, room, &frame);
    figures(pen, scene, seat, &held, &frame);
    frame.ship(pen, scene, seat, &held);
    scene.kept.note(Anchor::Spoils(seat), frame.card.center());
    let points = Rect::from_x_y_ranges(points..=rect.right() - 3.0, rect.y_range());
    reputation(pen, scene, seat, points);
}

/// Draws the pennant and the name of the captain whom a player plays.
fn captain(pen: &mut Pen, scene: &Scene, seat: Seat, room: Rect, frame: &Frame) {
    let Some(captain) = scene.view.captain_of(scene.data, seat) else {
        return;
    };
    let nation = scene.data.captains[captain as usize].nation;
    let wide = frame.text * 1.3;
    let flag = Rect::from_center_size(
        pos2(room.left() + wide / 2.0, room.center().y),
        vec2(wide, wide * 0.7),
    );
    if flag.right() > room.right() {
        return;
    }
    pen.picture(looks::pennant(looks::suit_of(nation)), flag);
    let place = room.with_min_x(flag.right() + 5.0);
    if place.width() > frame.small * 2.4 {
        let font = Typeface::Plain.at(frame.small);
        let _ = pen.fitted(
            place,
            font,
            palette::FAINT,
            &told::captain_name(scene, captain),
        );
    }
    explain(pen, room, || told::captain_of(scene, seat, captain));
}

/// Draws the flaw and the bonuses on discs at the end of the first line, and returns where they begin.
fn discs(pen: &mut Pen, scene: &Scene, seat: Seat, held: &Held, frame: &Frame) -> f32 {
    let (end, wide) = (frame.ends(0), frame.text * 1.45);
    let x = rows::bonuses(pen, scene, seat, held, end, wide);
    let Some(flaw) = scene.view.vessel(scene.data, seat).flaw else {
        return x;
    };
    let rect = Rect::from_center_size(pos2(x - wide / 2.0, end.y), Vec2::splat(wide));
    flaw_disc(pen, flaw, rect);
    explain(pen, rect, || told::flaw(scene, flaw));
    x - wide - 2.0
}

/// Draws the disc of a flaw.
pub(super) fn flaw_disc(pen: &Pen, flaw: Flaw, rect: Rect) {
    pen.art("art/crusades-disc-flaw", rect.center(), rect.width());
    let size = rect.width() * 0.58;
    pen.icon(looks::flaw(flaw), rect.center(), size, palette::CREAM);
}

/// Draws crew, holds, missions, hostages and riches, and in words a standing other than at sea or in port.
fn figures(pen: &mut Pen, scene: &mut Scene, seat: Seat, held: &Held, frame: &Frame) {
    let (view, data) = (scene.view, scene.data);
    let (mut at, end) = (frame.lines[1], frame.end);
    let font = Typeface::Plain.at(frame.text);
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
        at.x = rect.right() + pen.pick(5.0, 9.0);
    }
    if ashore || matches!(held.standing, Standing::Adrift(_)) {
        let room = Rect::from_x_y_ranges(at.x..=end, at.y - frame.text..=at.y + frame.text);
        let mut text = told::stands(scene, seat);
        let font = Typeface::Plain.at(frame.small);
        if pen.wide_as(&text, font.clone()) * FITS > room.width() {
            let id = format!("{}.name", held.standing.text_id());
            text = scene.say(&id, &[]);
        }
        if room.width() > frame.small * 3.0 {
            let _ = pen.fitted(room, font, palette::DANGER, &text);
        }
        explain(pen, room, || told::standing(scene, seat));
    }
}

/// Draws the reputation, large at the end of the row.
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
    let text = scene.say("ui-reputation-short", &[]);
    let font = Typeface::Plain.at(pen.pick(12.0, 15.0));
    let _ = pen.fitted_centred(foot, font, palette::FAINT, &text);
    scene.kept.note(Anchor::Fame(seat), rect.center());
    explain(pen, rect, || tips::figure(scene, "tip-reputation", seat));
}
