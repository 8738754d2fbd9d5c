//! The guide of a lesson at the table of a game of the family.

use super::panels::Ask;
use super::{Painted, Scene};
use crate::theme::Pen;
use bevy_egui::egui::Rect;

/// What the guide points at.
pub(super) fn marks<G: Painted>(scene: &Scene<G>) -> Vec<Rect> {
    let course = scene.sitting.course().into_iter();
    let marks = course.flat_map(|course| &course.step().at);
    marks.filter_map(|&mark| G::marked(scene, mark)).collect()
}

/// What the guide says, and rings round what it points at, once nothing moves.
pub(super) fn draw<G: Painted>(pen: &mut Pen, scene: &mut Scene<G>) {
    let Some(course) = scene.sitting.course().filter(|_| scene.idle) else {
        return;
    };
    let marks = marks(scene);
    let speaker = scene.sitting.speaker();
    if let Some(learn) = course.draw(pen, speaker, &scene.places.guides, &marks) {
        scene.ask(Ask::Learn(learn));
    }
}
