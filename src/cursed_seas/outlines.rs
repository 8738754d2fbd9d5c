//! The outline of the chosen vessel, and the ranges round the one that the mouse is on.

use super::Scene;
use super::chart::Eye;
use super::map::chosen;
use crate::theme::{Pen, palette};
use bevy_egui::egui::{Pos2, Shape, Stroke, Vec2, vec2};
use games::cursed_seas::geometry::{Capsule, LONG, SHORT};

/// Draws the ranges S and L round the vessel that the mouse is on.
pub(super) fn rings(pen: &Pen, scene: &Scene, eye: Eye) {
    let Some(vessel) = scene.kept.hovered.filter(|_| !scene.kept.steers) else {
        return;
    };
    let Some(hull) = scene.view.capsule(vessel) else {
        return;
    };
    for (reach, colour) in [(SHORT, palette::CREAM), (LONG, palette::SAND)] {
        let stroke = Stroke::new(1.6, colour.gamma_multiply(0.8));
        capsule(pen, eye, &hull, reach, stroke);
    }
}

/// Draws the dashed outline of a capsule, so far outside it.
pub(super) fn capsule(pen: &Pen, eye: Eye, hull: &Capsule, off: i64, stroke: Stroke) {
    let mut points = outline(eye, hull, off);
    points.extend(points.first().copied());
    let dashes = Shape::dashed_line(&points, stroke, 7.0, 5.0);
    pen.ui.painter().extend(dashes);
}

/// Returns the outline of a capsule, so far outside it.
pub(super) fn outline(eye: Eye, hull: &Capsule, off: i64) -> Vec<Pos2> {
    const PARTS: u8 = 18;
    let (bow, stern) = (eye.at(hull.bow), eye.at(hull.stern));
    let radius = eye.long(hull.radius + off);
    let ahead = if bow == stern {
        vec2(1.0, 0.0)
    } else {
        (bow - stern).normalized()
    };
    let half = |middle: Pos2, from: f32| {
        (0..=PARTS).map(move |part| {
            let turned = from + std::f32::consts::PI * f32::from(part) / f32::from(PARTS);
            middle + Vec2::angled(ahead.angle() + turned) * radius
        })
    };
    let quarter = std::f32::consts::FRAC_PI_2;
    half(bow, -quarter).chain(half(stern, quarter)).collect()
}

/// Draws the capsule of the chosen vessel.
pub(super) fn draw(pen: &Pen, scene: &Scene, eye: Eye) {
    if let Some(hull) = chosen(scene).and_then(|vessel| scene.view.capsule(vessel)) {
        capsule(pen, eye, &hull, 0, Stroke::new(1.6, palette::CREAM));
    }
}
