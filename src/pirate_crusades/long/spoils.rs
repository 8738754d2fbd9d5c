//! The things aboard of a player of the Long Game besides cargo: hostages, a prize in tow, a chest, and a map of a treasure.

use super::tips as told;
use crate::pirate_crusades::face::{self, Zone};
use crate::pirate_crusades::kept::Anchor;
use crate::pirate_crusades::{Scene, looks, tips};
use crate::table::Seen;
use crate::table::tips::explain;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Rect, Stroke, pos2, vec2};
use games::pirate_crusades::values::{Captain, Card};
use rules::table::Seat;

/// A thing on the line.
enum Spoil {
    Hostage(Captain),
    Captive(Seat),
    Prize(Card),
    Chest(Card),
    Map,
}

/// Draws the line in a room; where there is nothing, that in words.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, seat: Seat, room: Rect) {
    scene.kept.note(
        Anchor::Spoils(seat),
        room.left_center() + vec2(room.height(), 0.0),
    );
    let (view, data) = (scene.view, scene.data);
    let hostages = view.hostages(data, seat).into_iter().map(Spoil::Hostage);
    let captives = view.captives(seat).map(Spoil::Captive);
    let aboard = [
        view.prize(seat).map(Spoil::Prize),
        view.chest(seat).map(Spoil::Chest),
        view.players[seat.index()].voyage.map.map(|_| Spoil::Map),
    ];
    let all: Vec<Spoil> = hostages
        .chain(captives)
        .chain(aboard.into_iter().flatten())
        .collect();
    if all.is_empty() {
        nothing(pen, scene, room);
        return;
    }
    let step = (room.width() / all.len() as f32).min(room.width() / 2.0);
    for (place, spoil) in all.into_iter().enumerate() {
        let left = room.left() + step * place as f32;
        let rect = Rect::from_x_y_ranges(left..=left + step - 4.0, room.y_range());
        one(pen, scene, seat, spoil, rect);
    }
}

/// Draws the empty places of a hostage, a prize and a chest.
fn nothing(pen: &mut Pen, scene: &Scene, room: Rect) {
    let step = room.width() / 3.0;
    for (place, (icon, id)) in [
        (looks::HOSTAGE, "ui-no-hostage"),
        (looks::PRIZE, "ui-no-prize"),
        (looks::CHEST, "ui-no-chest"),
    ]
    .into_iter()
    .enumerate()
    {
        let left = room.left() + step * place as f32;
        let high = room.height() * 0.84;
        let spot = Rect::from_min_size(pos2(left, room.center().y - high / 2.0), vec2(high, high));
        pen.dashed(spot, Stroke::new(1.2, palette::SLOT), 4.0, 4.0);
        pen.icon(icon, spot.center(), high * 0.6, palette::SLOT);
        let place = Rect::from_x_y_ranges(spot.right() + 6.0..=left + step - 2.0, room.y_range());
        let font = Typeface::Plain.at(pen.pick(13.0, 16.5));
        let text = scene.say(id, &[]);
        let _ = pen.fitted(place, font, palette::HINT, &text);
        explain(pen, spot.union(place), || tips::of(scene, id, &[]));
    }
}

fn one(pen: &mut Pen, scene: &mut Scene, seat: Seat, spoil: Spoil, rect: Rect) {
    let high = rect.height();
    let picture =
        |wide: f32| Rect::from_min_size(pos2(rect.left(), rect.top()), vec2(high * wide, high));
    let (place, title, text) = match spoil {
        Spoil::Hostage(captain) => {
            let place = picture(looks::PORTRAIT);
            let [portrait, _] = looks::captain(captain);
            pen.picture(&portrait, place);
            pen.picture("art/crusades-bars", place);
            (place, told::captain_name(scene, captain), "ui-a-hostage")
        }
        Spoil::Captive(other) => {
            let place = picture(looks::PORTRAIT);
            if let Some(captain) = scene.view.captain_of(scene.data, other) {
                let [portrait, _] = looks::captain(captain);
                pen.picture(&portrait, place);
                pen.picture("art/crusades-bars", place);
            }
            (place, tips::seat_name(scene, other), "ui-a-hostage")
        }
        Spoil::Prize(ship) => {
            let place = picture(0.71);
            let face = scene.card(ship, Some(Zone::Ship));
            face::small(pen, place, &face, true);
            scene.kept.note(Anchor::OwnPrize, place.center());
            (place, scene.data.card(ship).ship.clone(), "ui-a-prize")
        }
        Spoil::Chest(chest) => {
            let place = picture(80.0 / 78.0);
            pen.picture("art/crusades-treasure-chest", place);
            scene.kept.note(Anchor::OwnChest, place.center());
            let worth = [("count", scene.data.size(chest).into())];
            (place, scene.say("ui-chest-worth", &worth), "ui-a-chest")
        }
        Spoil::Map => {
            let place = picture(72.0 / 66.0);
            pen.picture("art/crusades-treasure-map", place);
            let at = scene.view.players[seat.index()].voyage.map;
            let at = at.map_or_else(String::new, |at| at.to_string());
            (
                place,
                scene.say("ui-map-of", &[("at", at.into())]),
                "ui-a-map",
            )
        }
    };
    let lines = [title, scene.say(text, &[])];
    let room = rect.with_min_x(place.right() + 6.0);
    if room.width() > 34.0 {
        crate::pirate_crusades::open_missions::two_lines(pen, room, &lines, false);
    }
    explain(pen, rect, || match spoil {
        Spoil::Hostage(captain) => told::hostage(scene, captain),
        Spoil::Prize(ship) => tips::of(scene, "ui-a-prize", &[]).join(tips::card(scene, ship)),
        _ => tips::of(scene, text, &[]),
    });
}
