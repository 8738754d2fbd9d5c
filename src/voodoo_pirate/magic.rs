//! The ring of barrels with its figures, beside the ritual grid and the bag of souls.

use super::{Scene, figure};
use crate::table::tips::{Tip, explain};
use crate::theme::{Pen, palette};
use crate::voodoo::panels::magic;
use bevy_egui::egui::{Pos2, Rect, Stroke, Vec2, pos2, vec2};
use games::voodoo_pirate::pieces::{Face, Figure};
use std::f32::consts::TAU;

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.lower;
    pen.panel(rect);
    let line = rect.top() + pen.pick(17.0, 24.0);
    let right = rect.right() - pen.pick(118.0, 176.0);
    magic::heading(pen, scene, pos2(rect.left() + 14.0, line), "ui-barrels");
    magic::heading(pen, scene, pos2(right, line), "ui-ritual");
    ring(pen, scene, rect);
    let below = rect.top() + pen.pick(32.0, 46.0);
    magic::grid(pen, scene, pos2(right, below), 1.0);
    magic::bag(pen, scene, pos2(right, rect.bottom()), 1.0);
}

fn ring(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    let view = scene.view;
    let (radius, size) = pen.pick((60.0, 20.0), (90.0, 29.0));
    let middle = pos2(
        rect.left() + radius + size + pen.pick(13.0, 18.0),
        rect.center().y + pen.pick(7.0, 9.0),
    );
    pen.ui
        .painter()
        .circle_stroke(middle, radius, Stroke::new(1.6, palette::LINE));
    times(pen, scene, middle, radius);
    let count = view.barrels.len().max(1) as f32;
    for (place, &(barrel, _, sitter)) in view.barrels.iter().enumerate() {
        let angle = TAU * (place as f32 / count - 0.375);
        let at = middle + Vec2::angled(angle) * radius;
        let sitter = sitter.map(|sitter| {
            let piece = match sitter {
                Figure::Of(seat) => Face::Figure(seat),
                Figure::Cursed(which) => Face::CursedFigure(which),
            };
            (piece, figure(view, sitter))
        });
        magic::barrel(pen, scene, barrel, sitter, at, size);
    }
}

/// Draws the signs of the ring's halves: the barrels of Dusk have dashed edges, those of Moonlight whole ones.
fn times(pen: &mut Pen, scene: &Scene, middle: Pos2, radius: f32) {
    let words = scene.session.speaker().words();
    let halves = [
        ("sunset", palette::DUSK, -1.0, "ui-barrels-dusk"),
        ("moon", palette::MOON, 1.0, "ui-barrels-moonlight"),
    ];
    for (icon, tint, side, id) in halves {
        let at = middle + vec2(-0.22, 0.22) * radius * side;
        let size = pen.pick(20.0, 28.0);
        pen.icon(icon, at, size, tint);
        explain(pen, Rect::from_center_size(at, Vec2::splat(size)), || {
            Tip::new(words.say(id, &[]), words.say(&format!("{id}.tip"), &[]))
        });
    }
}
