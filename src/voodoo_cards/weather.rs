//! The clock of twelve rounds, below the wind.

use super::Scene;
use crate::table::figures::capital;
use crate::table::tips::{Tip, explain};
use crate::theme::{Pen, Typeface, palette};
use crate::voodoo::panels::weather;
use bevy_egui::egui::{Align2, Rect, Stroke, Vec2, pos2, vec2};
use games::voodoo_cards::pieces::{Face, SeaCard};
use games::voodoo_cards::ring::{SPACES, Space};
use std::f32::consts::TAU;

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let wind = || {
        let speaker = scene.session.speaker();
        let card = Face::Sea(SeaCard::Cardinal(scene.view.wind));
        Tip::new(capital(&speaker.piece(card)), speaker.tip(card))
    };
    let left = weather::draw(pen, scene, wind, [(22.0, 38.0), (42.0, 66.0)]);
    let rect = scene.places.upper;
    let radius = pen.pick(22.0, 38.0);
    let middle = pos2(
        left + radius + 4.0,
        rect.bottom() - radius - pen.pick(10.0, 18.0),
    );
    let speaker = scene.session.speaker();
    let painter = pen.ui.painter();
    painter.circle_stroke(middle, radius, Stroke::new(1.4, palette::LINE));
    for space in Space::all() {
        let hour = space.hour() % SPACES;
        let angle = TAU * (f32::from(hour) / f32::from(SPACES) - 0.25);
        let at = middle + Vec2::angled(angle) * radius;
        // The marker leaves the North in the first round and comes back to it in the last.
        let past = scene.view.round > 0 && (1..=scene.view.round).contains(&space.hour());
        let size = pen.pick(2.6, 4.2);
        let fill = if past {
            palette::BRASS_LIGHT
        } else {
            palette::SLOT
        };
        painter.circle_filled(at, size, fill);
        if scene.view.marker == Some(space) {
            painter.circle_stroke(at, size * 1.9, Stroke::new(1.6, palette::CREAM));
        }
    }
    let left_over = i64::from(SPACES.saturating_sub(scene.view.round));
    let text = speaker
        .words()
        .say("ui-rounds-left", &[("count", left_over.into())]);
    let at = middle + vec2(radius + pen.pick(10.0, 16.0), 0.0);
    let font = Typeface::Plain.at(pen.pick(14.5, 17.0));
    let drawn = pen.text(at, Align2::LEFT_CENTER, font, palette::FAINT, text);
    let clock = Rect::from_center_size(middle, Vec2::splat(radius * 2.2));
    explain(pen, clock.union(drawn), || {
        let marker = Face::Round;
        Tip::new(capital(&speaker.piece(marker)), speaker.tip(marker))
    });
}
