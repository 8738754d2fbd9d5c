//! The fan of headings at the bow of a ship that turns.

use super::chart::{Eye, angle};
use super::{Scene, Spot};
use crate::table::tips::{self, Tip};
use crate::theme::{Glow, Pen, palette};
use bevy_egui::egui::{Pos2, Rect, Stroke, Vec2};
use games::cursed_seas::geometry::{Point, Swing};
use games::cursed_seas::{Choice, Heading, Outlook, Question, Stick};
use std::f32::consts::FRAC_PI_2;

/// Distance of the headings from the bow point, in units of the drawings.
pub(super) const RING: f32 = 132.0;

/// Draws the fan, and each heading that is offered, for the stick that is taken up.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, eye: Eye, outlook: &Outlook, taken: Stick) {
    fan(pen, eye, outlook);
    headings(pen, scene, eye, outlook, taken);
}

/// Draws the fan itself, or a ring if she may turn to any heading.
fn fan(pen: &Pen, eye: Eye, outlook: &Outlook) {
    let place = outlook.place;
    let (bow, way) = (eye.at(place.bow), Eye::way(place.heading));
    let turned = FRAC_PI_2 - angle(place.heading);
    let tint = palette::OWN.gamma_multiply(0.7);
    let wide = eye.drawn(272.0);
    if outlook.swing == Swing::Quarter {
        let middle = bow + way * eye.drawn(64.0);
        pen.turned("art/seas-fan", middle, wide, turned, tint);
    } else {
        pen.turned("art/seas-fan-ring", bow, wide, turned, tint);
    }
}

/// Returns each heading that is offered, with where it lies round a bow point.
fn offered(scene: &Scene, eye: Eye, bow: Point) -> Vec<(Heading, Rect)> {
    let offers = scene.observation.options.iter();
    let headings = offers.filter_map(|offer| match offer.spot {
        Spot::Heading(heading) => Some(heading),
        _ => None,
    });
    let mut headings: Vec<Heading> = headings.collect();
    headings.sort_unstable();
    headings.dedup();
    let size = Vec2::splat(eye.drawn(10.0).max(5.0));
    let rect = |heading| Rect::from_center_size(lies(eye, bow, heading), size);
    let headings = headings.into_iter();
    headings.map(|heading| (heading, rect(heading))).collect()
}

/// Returns where a heading lies round a bow point.
pub(super) fn lies(eye: Eye, bow: Point, heading: Heading) -> Pos2 {
    eye.at(bow) + Eye::way(heading) * eye.drawn(RING)
}

/// Returns where the headings lie that are offered, so that nothing else is written there.
pub(super) fn dots(scene: &Scene, eye: Eye) -> Vec<Rect> {
    let asked = scene.observation.asked.filter(|_| scene.idle);
    let Some(Question::Turn(vessel)) = asked.map(|asked| asked.question) else {
        return Vec::new();
    };
    let place = scene.view.place(vessel);
    let dots = place.map(|place| offered(scene, eye, place.bow));
    dots.unwrap_or_default()
        .into_iter()
        .map(|(_, rect)| rect)
        .collect()
}

/// Draws the dot of a choice that lies on a point, with its usual radius and the one while it is pointed at.
pub(super) fn dot(pen: &Pen, at: Pos2, glow: Glow, [usual, pointed]: [f32; 2]) {
    let (radius, colour) = match glow {
        Glow::Aside => (usual * 0.7, palette::FAINT),
        Glow::Marked => (usual, palette::CREAM),
        Glow::Pointed => (pointed, palette::CREAM),
    };
    let edge = Stroke::new(1.0, palette::INK);
    pen.ui.painter().circle(at, radius, colour, edge);
}

/// Draws each legal heading, to which a click turns her without sailing yet: for the stick taken up, or else for the other.
fn headings(pen: &mut Pen, scene: &mut Scene, eye: Eye, outlook: &Outlook, taken: Stick) {
    for (heading, rect) in offered(scene, eye, outlook.place.bow) {
        let at = rect.center();
        let first = (Spot::Heading(heading), Choice::Turn(taken, heading));
        if let Some((hit, label)) = scene.offer_first(pen, first, rect, at) {
            dot(pen, at, hit.glow(), [2.2, 4.5]);
            tips::offer(pen, hit, label, Tip::default);
        }
    }
}
