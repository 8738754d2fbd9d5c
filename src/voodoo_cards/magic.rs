//! The ritual grid and the bag of souls; the barrels lie on the ring.

use super::Scene;
use crate::theme::Pen;
use crate::voodoo::panels::magic;
use bevy_egui::egui::pos2;

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.magic;
    pen.panel(rect);
    let line = rect.top() + pen.pick(17.0, 24.0);
    let left = rect.left() + pen.pick(30.0, 44.0);
    let right = rect.center().x + pen.pick(8.0, 14.0);
    magic::heading(pen, scene, pos2(rect.left() + 14.0, line), "ui-ritual");
    magic::grid(pen, scene, pos2(left, rect.top() + pen.pick(48.0, 74.0)));
    magic::bag(
        pen,
        scene,
        pos2(right, rect.center().y + pen.pick(40.0, 60.0)),
    );
}
