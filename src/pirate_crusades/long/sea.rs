//! The five by five cards of the sea: water, wind and islands, ports, storms, and where the player who is asked can sail.

use super::grid::Cell;
use super::tips as told;
use super::{course, ports, remarks, ships, storms};
use crate::board::marks;
use crate::board::offers::{Offers, refuse_or_explain};
use crate::pirate_crusades::lay::Stage;
use crate::pirate_crusades::{Scene, Spot, looks};
use crate::table::tips::{self, Tip};
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect};
use games::pirate_crusades::values::{
    BlueKind, BluePlace, Event, Heading, Location, Place, Question,
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
        storms::draw(pen, scene, &cell, at);
        ports::draw(pen, scene, &cell, at);
        ports::treasure(pen, scene, &cell, at);
    }
    against(pen, scene, &stage);
    storms::passing(pen, scene, &stage);
    for at in Location::all() {
        let cell = Cell::of(&stage, at);
        remarks::draw(pen, scene, &cell, at);
    }
    course::legs(pen, scene, &stage);
    course::event_card(pen, scene, &stage);
}

/// Draws the numbers of columns and rows beside the cards.
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

/// Draws the ground of a card: its back, or water with wind, island or coast.
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

/// Returns the picture of a corner's coast.
fn coast(at: Location) -> &'static str {
    match (at.x() == 1, at.y() == 1) {
        (true, true) => "art/crusades-corner-nw",
        (false, true) => "art/crusades-corner-ne",
        (true, false) => "art/crusades-corner-sw",
        (false, false) => "art/crusades-corner-se",
    }
}

/// Returns the place where the town of a port lies on its card, and its size in parts of its own.
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
            marks::frame(pen, cell.rect.shrink(1.0), hit.glow());
            if hit.focused {
                pen.mark(cell.rect, CornerRadius::same(6));
            }
            tips::offer(pen, hit, label, || tip(scene));
        }
        None => refuse_or_explain(pen, scene, spot, cell.rect, tip),
    }
}

/// Draws the edge against the wind, while somebody is asked where to sail.
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
    if at.toward(wind.opposite()).is_none() {
        return;
    }
    let cell = Cell::of(stage, at);
    let middle = edge(cell.rect, wind.opposite());
    let angle = looks::turn(wind);
    let own = palette::OWN;
    pen.turned("art/crusades-closed", middle, cell.long(30.0), angle, own);
}

/// Returns the middle of a card's edge.
fn edge(rect: Rect, heading: Heading) -> Pos2 {
    match heading {
        Heading::North => rect.center_top(),
        Heading::East => rect.right_center(),
        Heading::South => rect.center_bottom(),
        Heading::West => rect.left_center(),
    }
}

/// Draws the arrows of drifts at the end of this round: of storms, captains, and players adrift.
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
