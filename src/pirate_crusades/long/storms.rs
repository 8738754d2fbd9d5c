//! The clouds of storms over the cards of the sea.

use super::grid::Cell;
use super::tips as told;
use crate::pirate_crusades::Scene;
use crate::pirate_crusades::lay::Stage;
use crate::table::tips;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, Rect, Stroke, vec2};
use games::pirate_crusades::values::{BluePlace, Event, Location};

/// Draws the cloud of a storm, with its category.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, cell: &Cell, at: Location) {
    let mut category = scene.view.storm(at);
    // A card that goes on with the wind is drawn on its way.
    if leaves(scene) == Some(at) {
        category = category.saturating_sub(1);
    }
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

/// Returns the location that a storm card leaves with the wind in this frame.
fn leaves(scene: &Scene) -> Option<Location> {
    let (animation, _) = scene.animations.moving()?;
    match animation.event {
        Event::BlueMoved(_, BluePlace::Storm(from, _), BluePlace::Storm(..)) => Some(from),
        _ => None,
    }
}

/// Draws a storm card that goes with the wind, appears or is gone.
pub(super) fn passing(pen: &Pen, scene: &Scene, stage: &Stage) {
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
