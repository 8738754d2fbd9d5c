//! The ritual grid and the bag of souls; the barrels lie on the ring.

use super::Scene;
use crate::theme::Pen;
use crate::voodoo::panels::magic;
use bevy_egui::egui::pos2;

/// The factors by which grid and bag are larger than in the tile game, whose barrels stand beside them.
const GRID: f32 = 1.4;
const BAG: f32 = 1.25;

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.lower;
    pen.panel(rect);
    let line = rect.top() + pen.pick(17.0, 24.0);
    let left = rect.left() + pen.pick(14.0, 26.0);
    let right = rect.center().x + pen.pick(10.0, 16.0);
    magic::heading(pen, scene, pos2(rect.left() + 14.0, line), "ui-ritual");
    let below = rect.top() + pen.pick(37.0, 54.0);
    magic::grid(pen, scene, pos2(left, below), GRID);
    let foot = rect.center().y + pen.pick(47.0, 70.0);
    magic::bag(pen, scene, pos2(right, foot), BAG);
}
