//! The foreseen effect of the choice that is pointed at, drawn on the chart: paths, ships at their ends, and hits.

use super::VoodooTable;
use super::marks::{ROUND, brackets};

use super::Scene;
use crate::board::ground::SQUARE;
use crate::board::marks;
use crate::theme::{Glow, Pen, palette};
use bevy_egui::egui::{Pos2, Stroke, vec2};
use games::voodoo::words::Speaker;
use games::voodoo::{Event, Place, Shares};
use rules::table::{Logged, Seat};

/// Draws the foreseen paths and hits of the choice that is pointed at.
pub fn draw<G: VoodooTable>(pen: &Pen, scene: &Scene<G>) {
    let Some(foresight) = &scene.foresight else {
        return;
    };
    for seat in scene.session.seats() {
        let pirate = scene.pirate(seat);
        let mut path: Vec<Pos2> = Vec::new();
        let mut facing = pirate.facing;
        let mut end = pirate.space;
        for told in foresight.events() {
            match told.event.shared() {
                Some(Event::Sailed { ship, from, to, .. } | Event::Leapt { ship, from, to })
                    if ship == seat =>
                {
                    end = Some(to);
                    if path.is_empty() {
                        path.push(middle(scene, from));
                    }
                    path.push(middle(scene, to));
                }
                Some(Event::Faced { ship, heading }) if ship == seat => facing = heading,
                _ => {}
            }
        }
        // A ship that only turns would lie upon itself: its arrow tells which way.
        if let Some(end) = end
            && !path.is_empty()
        {
            ghost(
                pen,
                scene,
                seat,
                &path,
                middle(scene, end),
                G::angle(end, facing),
            );
        }
    }
    for told in foresight.events() {
        if let Some(Event::Fired { victim, hits, .. }) = told.event.shared() {
            fired(pen, scene, victim, hits);
        }
    }
}

/// Returns what is known beforehand of an event that reveals something.
pub(super) fn foretold<G: VoodooTable>(speaker: &Speaker<G>, told: &Logged<G>) -> Option<String> {
    let Some(Event::Moved { from, to, .. }) = told.event.shared() else {
        return G::own_foretold(speaker, told);
    };
    match (from.shared(), to.shared()) {
        (Some(Place::Bag), Some(Place::Berth(seat, _))) => {
            let pirate = ("pirate", speaker.name(seat).into());
            Some(speaker.words().say("ui-foretold-soul", &[pirate]))
        }
        _ => G::own_foretold(speaker, told),
    }
}

fn middle<G: VoodooTable>(scene: &Scene<G>, space: G::Space) -> Pos2 {
    scene.desk.on_canvas(G::centre(space))
}

/// Draws a ship's path, and the ship as it will lie at the end of it.
fn ghost<G: VoodooTable>(
    pen: &Pen,
    scene: &Scene<G>,
    seat: Seat,
    path: &[Pos2],
    end: Pos2,
    angle: f32,
) {
    let square = scene.desk.square;
    marks::path(pen, path, square);
    let name = palette::colour_name(scene.pirate(seat).colour);
    let tint = palette::OWN.gamma_multiply(0.6);
    let width = square * 86.0 / SQUARE * G::SHIP;
    pen.turned(&format!("art/ship-{name}"), end, width, -angle, tint);
    pen.dashed_circle(
        end,
        square * ROUND * G::SHIP,
        Stroke::new(2.0, palette::PREVIEW),
        square * 0.1,
        square * 0.08,
    );
}

/// Draws the mark of a ship that will be fired at, with the hits.
fn fired<G: VoodooTable>(pen: &Pen, scene: &Scene<G>, victim: Seat, hits: u8) {
    let Some(space) = scene.pirate(victim).space else {
        return;
    };
    let at = middle(scene, space);
    let square = scene.desk.square;
    brackets(pen, scene, space, Glow::Pointed);
    let words = scene.session.speaker().words();
    let text = words.say("ui-foresight-hits", &[("hits", i64::from(hits).into())]);
    pen.chip(at - vec2(0.0, square * 0.72), &text);
}
