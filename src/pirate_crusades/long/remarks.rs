//! The word on a card of the sea that can be sailed to: its meaning for whoever goes there.

use super::goals;
use super::grid::Cell;
use crate::pirate_crusades::stage::chip;
use crate::pirate_crusades::{Scene, Spot, looks};
use crate::table::figures::change;
use crate::theme::{Pen, Typeface, palette};
use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};
use games::pirate_crusades::values::Location;

/// Says what a card that can be sailed to means: a card to be turned up, a storm that costs the turn.
pub(super) fn draw(pen: &Pen, scene: &Scene, cell: &Cell, at: Location) {
    if !scene.idle || scene.observation.at(Spot::Sea(at)).next().is_none() {
        return;
    }
    let (view, words) = (scene.view, scene.session.speaker().teller.words());
    let place = |y: f32| cell.at(78.0, y);
    if view.storm(at) > 0 {
        let text = words.say("ui-sea-turn-lost", &[]);
        chip(pen, place(100.0), looks::STORM, &text, palette::DANGER);
    } else if view.base(scene.data, at).is_none() {
        let text = words.say("ui-sea-turn-up", &[]);
        chip(pen, place(100.0), looks::LOOK, &text, palette::TEXT);
    } else if let Some(asked) = scene.observation.asked {
        let gains = goals::gains(scene, asked.seat, at);
        if !gains.is_empty() {
            // The plaque of a lower corner lies at the top.
            let low = at.is_corner() && at.y() == 5;
            gained(pen, place(if low { 46.0 } else { 16.0 }), &gains);
        }
    }
}

/// Draws the gains and costs of docking, as signs with numbers.
fn gained(pen: &Pen, at: Pos2, gains: &[(&'static str, i32)]) {
    let font = Typeface::Bold.at(pen.pick(13.0, 16.0));
    let size = font.size * 1.15;
    let texts: Vec<String> = gains.iter().map(|(_, by)| change(*by)).collect();
    let wide = |text: &String| size + 2.0 + pen.wide_as(text, font.clone()) + 6.0;
    let all: f32 = texts.iter().map(wide).sum::<f32>() + 10.0;
    let rect = Rect::from_center_size(at, vec2(all, font.size * 1.6));
    let painter = pen.ui.painter();
    let radius = CornerRadius::same((rect.height() / 2.0) as u8);
    let edge = Stroke::new(1.4, palette::CREAM);
    painter.rect(rect, radius, palette::CHIP, edge, StrokeKind::Inside);
    let mut x = rect.left() + 8.0;
    for ((icon, by), text) in gains.iter().zip(&texts) {
        let colour = if *by < 0 {
            palette::DANGER
        } else {
            palette::BRASS_LIGHT
        };
        pen.icon(icon, pos2(x + size / 2.0, at.y), size, colour);
        let left = pos2(x + size + 2.0, at.y);
        pen.text(left, Align2::LEFT_CENTER, font.clone(), palette::TEXT, text);
        x += wide(text);
    }
}
