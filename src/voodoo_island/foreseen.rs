//! The foreseen effect of the choice that is pointed at: on the map the way, hearts lost on it, and the helicopter's landing; in
//! words the events that are known beforehand.

use super::explorers::stand;
use super::geography::{CELL, centre};
use super::map::stands;
use super::rows::token;
use super::{Scene, looks};
use crate::board::ground::SQUARE;
use crate::board::marks;
use crate::theme::{Pen, palette};
use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};
use games::voodoo_island::VoodooIsland;
use games::voodoo_island::values::Event;
use games::voodoo_island::words::Speaker;
use rules::table::words::Value;
use rules::table::{Logged, Seat};

/// Draws it.
pub(super) fn draw(pen: &Pen, scene: &Scene) {
    let Some(foresight) = &scene.foresight else {
        return;
    };
    let side = scene.desk.square * CELL / SQUARE;
    for seat in scene.session.seats() {
        let mut way: Vec<Pos2> = Vec::new();
        let mut at = scene.view.explorers[seat.index()].at.cell();
        for told in foresight.events() {
            match told.event {
                Event::Came(other, cell, _) if other == seat => {
                    if way.is_empty() {
                        way.extend(at.map(|at| stands(scene, seat, at).center()));
                    }
                    way.push(scene.desk.on_canvas(stand(scene.view, seat, cell).at));
                    at = Some(cell);
                }
                Event::WasHurt(other, hearts) if other == seat => {
                    if let Some(cell) = at {
                        hurt(pen, scene.desk.on_canvas(centre(cell)), side, hearts);
                    }
                }
                _ => {}
            }
        }
        if let Some(&end) = way.last() {
            marks::path(pen, &way, scene.desk.square * 1.5);
            ghost(pen, scene, seat, end, side);
        }
    }
    for told in foresight.events() {
        if let Event::Landed(cell) = told.event {
            let at = scene.desk.on_canvas(centre(cell));
            let tint = palette::OWN.gamma_multiply(0.6);
            pen.turned("art/isle-helicopter", at, side * 1.4, 0.0, tint);
        }
    }
}

/// Returns what is known beforehand of an event that reveals something.
pub(super) fn foretold(speaker: &Speaker, told: &Logged<VoodooIsland>) -> Option<String> {
    let teller = &speaker.teller;
    let name = |seat: Seat| -> Value { teller.name(seat).into() };
    let (id, values) = match told.event {
        Event::IslandTurned(..) => ("foretold-island-turned", Vec::new()),
        Event::Rolled(seat, roll, _) => {
            let roll = ("roll", teller.text(roll).into());
            ("foretold-rolled", vec![("explorer", name(seat)), roll])
        }
        Event::DieRolled(seat, die, _) => {
            let die = ("die", teller.text(die).into());
            ("foretold-die-rolled", vec![("explorer", name(seat)), die])
        }
        Event::MistLaid(..) => ("foretold-mist-laid", Vec::new()),
        Event::CardDrawn(seat, _) => ("foretold-card-drawn", vec![("explorer", name(seat))]),
        Event::MissionDrawn(seat, ..) => ("foretold-mission-drawn", vec![("explorer", name(seat))]),
        Event::Robbed(seat, other) => {
            let both = vec![("explorer", name(seat)), ("other", name(other))];
            ("foretold-robbed", both)
        }
        Event::Revealed(seat, _, other, _) => {
            let both = vec![("explorer", name(seat)), ("other", name(other))];
            ("foretold-revealed", both)
        }
        Event::WarriorSent(_, other, card) => {
            let card = ("card", teller.text(card).into());
            ("foretold-warrior-sent", vec![("other", name(other)), card])
        }
        _ => return None,
    };
    Some(teller.say(id, &values))
}

/// The explorer as it will stand at the end of its way.
fn ghost(pen: &Pen, scene: &Scene, seat: Seat, end: Pos2, side: f32) {
    let picture = looks::explorer(token(scene, seat));
    let tint = palette::OWN.gamma_multiply(0.6);
    pen.turned(&picture, end, side, 0.0, tint);
}

/// Hearts that will be lost.
fn hurt(pen: &Pen, at: Pos2, side: f32, hearts: u8) {
    let size = side * 0.34;
    let first = at - vec2(size * (f32::from(hearts) - 1.0) / 2.0, side * 0.36);
    for heart in 0..hearts {
        let rect = Rect::from_center_size(
            first + vec2(size * f32::from(heart), 0.0),
            Vec2::splat(size),
        );
        pen.art("art/isle-heart-broken", rect.center(), size);
    }
}
