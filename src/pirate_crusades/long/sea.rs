//! The five by five cards of the sea: water, wind and islands, ports, storms, and where the player who is asked can sail.

use super::course;
use super::grid::Cell;
use super::ships;
use super::tips as told;
use crate::board::marks;
use crate::board::offers::{Offers, refuse_or_explain};
use crate::pirate_crusades::lay::Stage;
use crate::pirate_crusades::stage::chip;
use crate::pirate_crusades::{Scene, Spot, looks};
use crate::table::tips::{self, Tip};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Stroke, pos2, vec2};
use rules::pirate_crusades::values::{
    BlueKind, BluePlace, Event, Heading, Location, Place, Question, Suit,
};
use std::f32::consts::PI;

/// Draws all of it, and the way from the sea into port and back where that can be gone.
pub(in crate::pirate_crusades) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let stage = Stage::of(scene);
    rims(pen, &stage);
    for at in Location::all() {
        let cell = Cell::of(&stage, at);
        card(pen, scene, &cell, at);
    }
    for at in Location::all() {
        let cell = Cell::of(&stage, at);
        sailing(pen, scene, &cell, at);
    }
    tonight(pen, scene, &stage);
    ships::draw(pen, scene, &stage);
    for at in Location::all() {
        let cell = Cell::of(&stage, at);
        storm(pen, scene, &cell, at);
        port(pen, scene, &cell, at);
        treasure(pen, scene, &cell, at);
    }
    against(pen, scene, &stage);
    passing_storm(pen, scene, &stage);
    for at in Location::all() {
        let cell = Cell::of(&stage, at);
        remark(pen, scene, &cell, at);
    }
    course::legs(pen, scene, &stage);
    course::event_card(pen, scene, &stage);
}

/// The numbers of columns and rows beside the cards.
fn rims(pen: &Pen, stage: &Stage) {
    let font = Typeface::Head.at(pen.pick(12.0, 15.0));
    for number in 0..5_u8 {
        let along = f32::from(number);
        let column = stage.at(76.0 + 162.0 * along, -15.0);
        let row = stage.at(-15.0, 60.0 + 130.0 * along);
        for at in [column, row] {
            let align = Align2::CENTER_CENTER;
            pen.text(at, align, font.clone(), palette::BRASS, number + 1);
        }
    }
}

/// Returns what comes up of a card that is turned over, and how far it has come.
fn turning(scene: &Scene, at: Location) -> Option<(BlueKind, f32)> {
    let (animation, motion) = scene.animations.moving()?;
    match animation.event {
        Event::BlueMoved(Some(card), _, to) if to == BluePlace::Base(at) => {
            Some((scene.data.blue[card.index()], motion.done))
        }
        _ => None,
    }
}

/// The ground of a card: its back, or water with wind, island or coast.
fn card(pen: &mut Pen, scene: &mut Scene, cell: &Cell, at: Location) {
    let turning = turning(scene, at);
    let (base, part) = match turning {
        Some((kind, done)) if done > 0.5 => (Some(kind), (PI * (done - 0.5)).sin()),
        Some((_, done)) => (None, (PI * done).cos()),
        None => (scene.view.base(scene.data, at), 1.0),
    };
    let Some(base) = base else {
        pen.picture(looks::UNEXPLORED, cell.sheet(part));
        return;
    };
    let other = (at.x() + at.y()).is_multiple_of(2);
    let water = if other {
        "art/crusades-sea-card-2"
    } else {
        "art/crusades-sea-card"
    };
    pen.picture(water, cell.sheet(part));
    if part < 1.0 {
        return;
    }
    match base {
        BlueKind::Wind(heading) => {
            let [blows, mark] = looks::wind(heading);
            pen.picture(blows, cell.rect);
            pen.art(mark, cell.at(21.0, 21.0), cell.long(34.0));
        }
        BlueKind::Calm => {
            pen.picture("art/crusades-wind-calm", cell.rect);
            pen.art(
                "art/crusades-mark-calm",
                cell.at(21.0, 21.0),
                cell.long(34.0),
            );
        }
        BlueKind::Isle(isle) => pen.picture(looks::isle(isle), cell.rect),
        BlueKind::Corner(_) => pen.picture(coast(at), cell.rect),
        BlueKind::Tracker | BlueKind::Storm | BlueKind::Captain(_) => {}
    }
    if let Some(port) = scene.view.port(at) {
        let [x, y, size] = town(at);
        let town = cell.part(x, y, 78.0 * size, 60.0 * size);
        pen.picture(looks::town_mark(port.suit()), town);
    }
}

/// The picture of a corner's coast.
fn coast(at: Location) -> &'static str {
    match (at.x() == 1, at.y() == 1) {
        (true, true) => "art/crusades-corner-nw",
        (false, true) => "art/crusades-corner-ne",
        (true, false) => "art/crusades-corner-sw",
        (false, false) => "art/crusades-corner-se",
    }
}

/// The place where the town of a port lies on its card, and its size in parts of its own.
fn town(at: Location) -> [f32; 3] {
    if !at.is_corner() {
        return [56.0, 24.0, 0.9];
    }
    match (at.x() == 1, at.y() == 1) {
        (true, true) => [4.0, 8.0, 0.95],
        (false, true) => [74.0, 8.0, 0.95],
        (true, false) => [4.0, 58.0, 0.95],
        (false, false) => [78.0, 58.0, 0.95],
    }
}

/// Explains a thing on a card where it cannot be chosen itself. Where the card can be sailed to a click falls through to that; else it
/// shows the rule that forbids the thing.
pub(super) fn explain_on(
    pen: &mut Pen,
    scene: &mut Scene,
    at: Location,
    (spot, lies): (Spot, Rect),
    tip: impl Fn(&Scene) -> Tip,
) {
    if scene.observation.at(Spot::Sea(at)).next().is_some() {
        tips::explain(pen, lies, || tip(scene));
    } else {
        refuse_or_explain(pen, scene, spot, lies, tip);
    }
}

/// Lets the player who is asked sail to a card, and tells of it.
fn sailing(pen: &mut Pen, scene: &mut Scene, cell: &Cell, at: Location) {
    let spot = Spot::Sea(at);
    let tip = |scene: &Scene| told::location(scene, at);
    match scene.offer_untold(pen, spot, cell.rect, cell.rect.center()) {
        Some((hit, label)) => {
            marks::frame(pen, cell.rect.shrink(1.0), hit.hovered);
            if hit.focused {
                pen.mark(cell.rect, CornerRadius::same(6));
            }
            tips::offer(pen, hit, label, || tip(scene));
        }
        None => refuse_or_explain(pen, scene, spot, cell.rect, tip),
    }
}

/// The cloud of a storm, with its category.
fn storm(pen: &mut Pen, scene: &mut Scene, cell: &Cell, at: Location) {
    let category = scene.view.storm(at);
    if category == 0 {
        return;
    }
    let strikes = scene.animations.passing().is_some_and(|(animation, _)| {
        let here = |seat| scene.view.location(seat) == Some(at);
        match animation.event {
            Event::StormStruck(seat, _) => here(seat),
            Event::Destroyed(there) => there == at,
            _ => false,
        }
    });
    let lies = cell.part(8.0, 2.0, 140.0, 116.0);
    cloud(pen, lies, category, strikes);
    tips::explain(pen, lies.shrink(cell.long(24.0)), || told::storm(scene, at));
}

fn cloud(pen: &Pen, lies: Rect, category: u8, strikes: bool) {
    let name = format!("art/crusades-storm-{}", category.min(4));
    let lies = if strikes {
        lies.expand(lies.width() * 0.06)
    } else {
        lies
    };
    pen.picture(&name, lies);
    let unit = lies.width() / 140.0;
    let at = lies.min + vec2(36.0, 58.0) * unit;
    let painter = pen.ui.painter();
    painter.circle(
        at,
        12.0 * unit,
        palette::PARCHMENT,
        Stroke::new(1.6, palette::INK),
    );
    let font = Typeface::Head.at(18.0 * unit);
    pen.text(at, Align2::CENTER_CENTER, font, palette::INK, category);
}

/// A storm card that goes with the wind, appears or is gone.
fn passing_storm(pen: &Pen, scene: &Scene, stage: &Stage) {
    let Some((animation, motion)) = scene.animations.moving() else {
        return;
    };
    let Event::BlueMoved(_, from, to) = animation.event else {
        return;
    };
    let place = |place| match place {
        BluePlace::Storm(at, _) => Some(Cell::of(stage, at).part(8.0, 2.0, 140.0, 116.0)),
        _ => None,
    };
    let lies = match (place(from), place(to)) {
        (Some(from), Some(to)) => from.translate((to.min - from.min) * motion.done),
        (None, Some(to)) => to.expand(to.width() * 0.2 * (1.0 - motion.done)),
        _ => return,
    };
    cloud(pen, lies, 1, false);
}

/// The plaque of a port: its flag, its name and its size. One docks by it.
fn port(pen: &mut Pen, scene: &mut Scene, cell: &Cell, at: Location) {
    let Some(port) = scene.view.port(at) else {
        return;
    };
    let low = at.is_corner() && at.y() == 5;
    let lies = cell.part(16.0, if low { 8.0 } else { 92.0 }, 124.0, 25.0);
    let tip = |scene: &Scene| told::port(scene, at, port);
    let (name, size) = (&scene.data.card(port).port, scene.data.size(port));
    plaque(pen, cell, lies, port.suit(), name, size);
    match scene.offer_untold(pen, Spot::Port(at), lies, lies.center()) {
        Some((hit, label)) => {
            marks::glow(pen, lies.expand(1.5), hit.hovered);
            if hit.focused {
                pen.mark(lies, CornerRadius::same(6));
            }
            tips::offer(pen, hit, label, || tip(scene));
        }
        None => explain_on(pen, scene, at, (Spot::Port(at), lies), tip),
    }
}

/// Draws a plaque: the pennant of a suit, a name and a size.
pub(super) fn plaque(pen: &Pen, cell: &Cell, lies: Rect, suit: Suit, name: &str, size: u8) {
    let sheet = Rect::from_min_size(
        lies.min - vec2(5.0, 2.0) * cell.long(1.0),
        vec2(134.0, 34.0) * cell.long(1.0),
    );
    pen.picture("art/crusades-plaque", sheet);
    let high = lies.height();
    let flag = Rect::from_center_size(
        pos2(lies.left() + high * 0.72, lies.center().y),
        vec2(high * 0.92, high * 0.64),
    );
    pen.picture(looks::pennant(suit), flag);
    let font = Typeface::Head.at((high * 0.72).max(13.0));
    let end = pos2(lies.right() - high * 0.3, lies.center().y);
    let drawn = pen.text(end, Align2::RIGHT_CENTER, font, palette::BRASS_LIGHT, size);
    let room = Rect::from_x_y_ranges(flag.right() + 3.0..=drawn.left() - 3.0, lies.y_range());
    let font = Typeface::Bold.at((high * 0.66).max(12.0));
    let _ = pen.fitted_centred(room, font, palette::TEXT, name);
}

/// The place of a treasure that the viewer has a map of. One digs there.
fn treasure(pen: &mut Pen, scene: &mut Scene, cell: &Cell, at: Location) {
    let owner = scene
        .view
        .seats()
        .find(|&seat| scene.view.players[seat.index()].voyage.map == Some(at));
    if owner.is_none() {
        return;
    }
    let lies = cell.part(104.0, 8.0, 46.0, 46.0);
    pen.picture("art/crusades-treasure", lies);
    let tip = |scene: &Scene| told::treasure(scene, at);
    match scene.offer_untold(pen, Spot::Treasure(at), lies, lies.center()) {
        Some((hit, label)) => {
            marks::glow(pen, lies, hit.hovered);
            if hit.focused {
                pen.mark(lies, CornerRadius::same(6));
            }
            tips::offer(pen, hit, label, || tip(scene));
        }
        None => explain_on(pen, scene, at, (Spot::Treasure(at), lies), tip),
    }
}

/// The edge against the wind, while somebody is asked where to sail.
fn against(pen: &Pen, scene: &Scene, stage: &Stage) {
    let asked = scene.question();
    let Some(asked) = asked.filter(|asked| matches!(asked.question, Question::Sailing(_))) else {
        return;
    };
    let Some(at) = scene.view.location(asked.seat) else {
        return;
    };
    let Some(wind) = scene.view.wind(scene.data, at) else {
        return;
    };
    if wind.opposite().from(at).is_none() {
        return;
    }
    let cell = Cell::of(stage, at);
    let middle = edge(cell.rect, wind.opposite());
    let angle = looks::turn(wind);
    let own = palette::OWN;
    pen.turned("art/crusades-closed", middle, cell.long(30.0), angle, own);
}

/// The middle of a card's edge.
fn edge(rect: Rect, heading: Heading) -> Pos2 {
    match heading {
        Heading::North => rect.center_top(),
        Heading::East => rect.right_center(),
        Heading::South => rect.center_bottom(),
        Heading::West => rect.left_center(),
    }
}

/// The arrows of what drifts at the end of this round: storms, captains, and players adrift.
fn tonight(pen: &Pen, scene: &Scene, stage: &Stage) {
    for at in Location::all() {
        let Some(heading) = scene.view.drift(scene.data, at) else {
            continue;
        };
        let cell = Cell::of(stage, at);
        let middle = edge(cell.rect, heading);
        let own = palette::OWN;
        let wide = cell.long(54.0);
        pen.turned(
            "art/crusades-drift-arrow-short",
            middle,
            wide,
            looks::turn(heading),
            own,
        );
    }
}

/// Says what a card that can be sailed to means: a card to be turned up, a storm that costs the turn.
fn remark(pen: &Pen, scene: &Scene, cell: &Cell, at: Location) {
    if !scene.idle || scene.observation.at(Spot::Sea(at)).next().is_none() {
        return;
    }
    let (view, words) = (scene.view, scene.session.speaker().teller.words());
    let place = |y: f32| cell.at(78.0, y);
    if view.storm(at) > 0 {
        let text = words.say("ui-sea-turn-lost", &[]);
        chip(pen, place(100.0), looks::STORM, &text, palette::DANGER);
    } else if view.base(scene.data, at).is_none() {
        let text = words.say("ui-sea-turn-up", &[]);
        chip(pen, place(100.0), looks::LOOK, &text, palette::TEXT);
    } else if let Some(asked) = scene.observation.asked {
        let gains = super::goals::gains(scene, asked.seat, at);
        if !gains.is_empty() {
            // The plaque of a lower corner lies at the top.
            let low = at.is_corner() && at.y() == 5;
            gained(pen, place(if low { 46.0 } else { 16.0 }), &gains);
        }
    }
}

/// The gains and costs of docking, as signs with numbers.
fn gained(pen: &Pen, at: Pos2, gains: &[(&'static str, i32)]) {
    let font = Typeface::Bold.at(pen.pick(13.0, 16.0));
    let size = font.size * 1.15;
    let texts: Vec<String> = gains.iter().map(|(_, by)| format!("{by:+}")).collect();
    let wide = |text: &String| size + 2.0 + pen.wide_as(text, font.clone()) + 6.0;
    let all: f32 = texts.iter().map(wide).sum::<f32>() + 10.0;
    let rect = Rect::from_center_size(at, vec2(all, font.size * 1.6));
    let painter = pen.ui.painter();
    let radius = CornerRadius::same((rect.height() / 2.0) as u8);
    let edge = Stroke::new(1.4, palette::CREAM);
    let kind = bevy_egui::egui::StrokeKind::Inside;
    painter.rect(rect, radius, palette::CHIP, edge, kind);
    let mut x = rect.left() + 8.0;
    for ((icon, by), text) in gains.iter().zip(&texts) {
        let colour = if *by < 0 {
            palette::DANGER
        } else {
            palette::BRASS_LIGHT
        };
        pen.icon(icon, pos2(x + size / 2.0, at.y), size, colour);
        let left = pos2(x + size + 2.0, at.y);
        pen.text(left, Align2::LEFT_CENTER, font.clone(), palette::TEXT, text);
        x += wide(text);
    }
}

/// Returns where the port that a card becomes lies, and where the ship of a captain does.
pub(in crate::pirate_crusades) fn middle(scene: &Scene, place: Place) -> Option<Pos2> {
    let at = match place {
        Place::Port(at) => at,
        Place::ShipOf(captain) => {
            let mut all = Location::all();
            all.find(|&at| scene.view.captain_at(scene.data, at) == Some(captain))?
        }
        _ => return None,
    };
    Some(card_at(scene, at))
}

/// Returns where the middle of a location's card lies.
pub(in crate::pirate_crusades) fn card_at(scene: &Scene, at: Location) -> Pos2 {
    Cell::of(&Stage::of(scene), at).rect.center()
}
