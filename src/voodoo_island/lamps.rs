//! Three lamps: what can still be done in a round, and what is gone (`voodoo-island §15`).

use super::kept::Part;
use super::{Scene, tips};
use crate::table::tips::explain;
use crate::theme::Pen;
use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};
use games::voodoo_island::values::Question;

/// A part of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Lamp {
    Card,
    Work,
    Walk,
}

const LAMPS: [(Lamp, &str, &str); 3] = [
    (Lamp::Card, "isle-lamp-card", "tip-lamp-card"),
    (Lamp::Work, "isle-lamp-work", "tip-lamp-work"),
    (Lamp::Walk, "isle-lamp-walk", "tip-lamp-move"),
];

/// Returns the first part of a round that is still open while something is asked; `None` outside of one's round.
fn now(question: Question) -> Option<Lamp> {
    match question {
        Question::Card => Some(Lamp::Card),
        Question::Work => Some(Lamp::Work),
        Question::Move(_) => Some(Lamp::Walk),
        _ => None,
    }
}

/// Draws the lamps with the right end at a point, and returns where they begin.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene, end: Pos2) -> f32 {
    // While the guide of a lesson speaks nothing is asked, but the lamps are lit as they will be.
    let is_taught = scene.idle && scene.session.course().is_some();
    let asked = match scene.question() {
        Some(asked) => Some(asked.question),
        None if is_taught => {
            let decision = scene.session.table().decision();
            decision.map(|decision| decision.question)
        }
        None => None,
    };
    let now = asked.and_then(now);
    let size = pen.pick(26.0, 34.0);
    let step = size + pen.pick(3.0, 6.0);
    for (place, (lamp, picture, id)) in LAMPS.into_iter().enumerate() {
        let off = vec2(step * (2.5 - place as f32), 0.0);
        let rect = Rect::from_center_size(end - off, Vec2::splat(size));
        let is_lit = now.is_some_and(|now| lamp >= now);
        let out = if is_lit { "" } else { "-out" };
        pen.art(&format!("art/{picture}{out}"), rect.center(), size);
        explain(pen, rect, || tips::of(scene, id, &[]));
    }
    let all = Rect::from_min_max(
        end - vec2(3.0 * step, size / 2.0),
        end + vec2(0.0, size / 2.0),
    );
    scene.kept.note_part(Part::Lamps, all);
    all.left()
}
