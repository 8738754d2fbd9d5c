//! The guide of a lesson at the table of a game of the family.

use super::panels::Ask;
use super::{Painted, Scene, Spot};
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
    let asked = scene
        .pieces
        .iter()
        .filter(|(spot, _)| *spot == Spot::Button);
    let free: Vec<Rect> = asked.map(|(_, rect)| *rect).chain(marks.clone()).collect();
    let speaker = scene.sitting.speaker();
    let rooms = &scene.places.guides;
    if let Some(learn) = course.draw(pen, speaker, rooms, &marks, &free) {
        scene.ask(Ask::Learn(learn));
    }
}
