//! Effects on the chart of this game alone that leave nothing behind: the ripple of a tile that lands.

use super::{Scene, chart};
use crate::board::ground::SQUARE;
use crate::theme::{Pen, palette};
use bevy::math::Vec2 as World;
use bevy_egui::egui::{Rect, Stroke, StrokeKind};
use games::voodoo_pirate::Event;
use games::voodoo_pirate::chart::Slot;

/// Seconds in which a tile lands, and those of its ripple after that.
pub(super) const LANDS: f32 = 0.38;
const RIPPLES: f32 = 0.5;
/// Seconds that a tile takes in all.
pub(super) const TILE: f32 = LANDS + RIPPLES;

pub(super) fn draw(pen: &Pen, scene: &Scene) {
    if let Some((animation, done)) = scene.animations.passing()
        && let Event::TileLaid { slot, .. } = animation.event
    {
        ripple(pen, scene, slot, (done * TILE - LANDS) / RIPPLES);
    }
}

/// Draws the ripple round a tile that has landed.
fn ripple(pen: &Pen, scene: &Scene, slot: Slot, part: f32) {
    if part <= 0.0 || part >= 1.0 {
        return;
    }
    let [north_west, .., south_east] = slot.spaces();
    let corner = |space, side: f32| {
        let off = World::new(side, -side) * SQUARE / 2.0;
        scene.desk.on_canvas(chart::centre(space) + off)
    };
    let tile = Rect::from_min_max(corner(north_west, -1.0), corner(south_east, 1.0));
    let square = scene.desk.square;
    for behind in [0.0, 0.16] {
        let grown = square * 0.42 * (part - behind).max(0.0);
        let stroke = Stroke::new(
            square * 0.035,
            palette::FOAM.gamma_multiply((1.0 - part) * 0.8),
        );
        let radius = square * 0.1 + grown;
        let rect = tile.expand(grown);
        let painter = pen.ui.painter();
        painter.rect_stroke(rect, radius, stroke, StrokeKind::Outside);
    }
}
