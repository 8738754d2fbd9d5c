//! What the choice that is pointed at will do, drawn on the chart: paths, where ships will lie, and hits.

use super::chart::{self, turn};
use super::marks::{brackets, on_canvas};
use super::panels::Scene;
use crate::theme::{Pen, palette};
use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, vec2};
use rules::table::Seat;
use rules::voodoo_pirate::Event;
use rules::voodoo_pirate::chart::{Heading, Space};

pub(super) fn draw(pen: &Pen, scene: &Scene) {
    let Some(foresight) = &scene.foresight else {
        return;
    };
    for seat in scene.sitting.seats() {
        let pirate = scene.view.pirate(seat);
        let mut path: Vec<Pos2> = Vec::new();
        let mut facing = pirate.facing;
        for told in &foresight.tale {
            match told.event {
                Event::Sailed { ship, from, to, .. } | Event::Leapt { ship, from, to }
                    if ship == seat =>
                {
                    if path.is_empty() {
                        path.push(middle(scene, from));
                    }
                    path.push(middle(scene, to));
                }
                Event::Faced { ship, heading } if ship == seat => facing = heading,
                _ => {}
            }
        }
        ghost(pen, scene, seat, &path, facing);
    }
    for told in &foresight.tale {
        if let Event::Fired { victim, hits, .. } = told.event {
            fired(pen, scene, victim, hits);
        }
    }
}

fn middle(scene: &Scene, space: Space) -> Pos2 {
    on_canvas(scene, chart::centre(space))
}

/// A ship's path, and the ship as it will lie at the end of it.
fn ghost(pen: &Pen, scene: &Scene, seat: Seat, path: &[Pos2], facing: Heading) {
    let pirate = scene.view.pirate(seat);
    let lies = pirate.space.map(|space| middle(scene, space));
    let Some(end) = path.last().copied().or(lies) else {
        return;
    };
    if path.is_empty() && facing == pirate.facing {
        return;
    }
    let square = scene.desk.square;
    let painter = pen.ui.painter();
    for (width, colour) in [
        (square * 0.09, Color32::from_black_alpha(150)),
        (square * 0.045, palette::PREVIEW),
    ] {
        let stroke = Stroke::new(width, colour);
        painter.extend(Shape::dashed_line(
            path,
            stroke,
            square * 0.14,
            square * 0.08,
        ));
    }
    for &stop in path {
        painter.circle(
            stop,
            square * 0.06,
            palette::PREVIEW,
            Stroke::new(1.2, palette::INK),
        );
    }
    let name = palette::colour_name(pirate.colour);
    let tint = Color32::from_white_alpha(150);
    let width = square * 86.0 / chart::SQUARE;
    pen.turned(&format!("art/ship-{name}"), end, width, -turn(facing), tint);
    pen.dashed_circle(
        end,
        square * 0.56,
        Stroke::new(2.0, palette::PREVIEW),
        square * 0.1,
        square * 0.08,
    );
}

/// A ship that will be fired at.
fn fired(pen: &Pen, scene: &Scene, victim: Seat, hits: u8) {
    let Some(space) = scene.view.pirate(victim).space else {
        return;
    };
    let at = middle(scene, space);
    let square = scene.desk.square;
    brackets(
        pen,
        Rect::from_center_size(at, Vec2::splat(square * 0.96)),
        true,
    );
    let words = scene.sitting.speaker().words();
    let text = words.say("ui-foresight-hits", &[("hits", i64::from(hits).into())]);
    pen.chip(at - vec2(0.0, square * 0.72), &text);
}
