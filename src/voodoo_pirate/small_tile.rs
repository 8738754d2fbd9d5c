//! A sea tile in small: to choose how it lies, and for whoever has looked at the top of the stack.

use super::Scene;
use super::chart::{feature_picture, turn};
use crate::theme::{Pen, palette};
use crate::voodoo::panels::glow;
use bevy_egui::egui::{CornerRadius, Rect, Stroke, StrokeKind, Vec2, vec2};
use rules::voodoo_pirate::chart::Quarters;
use rules::voodoo_pirate::data::Feature;
use rules::voodoo_pirate::{Choice, Question, face_water};

/// Draws a way in which a new tile may lie, and on the chart the one that is pointed at.
pub(super) fn exhibit(pen: &Pen, scene: &Scene, choice: Choice, rect: Rect, pointed: bool) {
    let asked = scene.sight.asked.map(|asked| asked.question);
    let (Some(Question::LayTile(space)), Choice::Lay(lies), Some((tile, _))) =
        (asked, choice, scene.view.top_tile)
    else {
        return;
    };
    draw(pen, scene, rect, tile, lies);
    let [north_west, ..] = space.slot().spaces();
    let corner = scene.desk.at(
        f32::from(north_west.column()) - 1.0,
        f32::from(north_west.row()) - 1.0,
    );
    let side = Vec2::splat(scene.desk.square * 2.0);
    let on_chart = Rect::from_min_size(corner, side).shrink(3.0);
    if pointed {
        draw(pen, scene, on_chart, tile, lies);
    }
    if pointed || lies == Quarters(0) {
        glow(pen, on_chart, false);
    }
}

/// Draws a tile as it lies.
pub(super) fn draw(pen: &Pen, scene: &Scene, rect: Rect, tile: u8, lies: Quarters) {
    let painter = pen.ui.painter();
    painter.rect_filled(rect, 5.0, palette::SEA);
    let half = rect.size() / 2.0;
    for shown in 0..4_u8 {
        let water = face_water(scene.data, tile, lies, shown);
        let offset = vec2(f32::from(shown % 2) * half.x, f32::from(shown / 2) * half.y);
        let quarter = Rect::from_min_size(rect.min + offset, half);
        if water.haunted {
            painter.rect_filled(quarter.shrink(0.5), 3.0, palette::HAUNTED);
            let curl = Stroke::new((half.x * 0.04).max(1.2), palette::SPIRIT);
            for (x, y) in [(0.14, 0.14), (0.86, 0.2), (0.16, 0.86), (0.84, 0.82)] {
                let at = quarter.min + vec2(half.x * x, half.y * y);
                painter.circle_stroke(at, half.x * 0.06, curl);
            }
        } else {
            let wave = Stroke::new((half.x * 0.025).max(1.0), palette::WAVE);
            for (x, y) in [(0.1, 0.12), (0.62, 0.3), (0.12, 0.72), (0.6, 0.9)] {
                let at = quarter.min + vec2(half.x * x, half.y * y);
                painter.hline(at.x..=at.x + half.x * 0.28, at.y, wave);
            }
        }
        if let Some(feature) = water.feature {
            let (name, size, _) = feature_picture(feature);
            let angle = match feature {
                Feature::Current(heading) => -turn(heading),
                _ => 0.0,
            };
            // Larger than on the chart, so that it can be told what it is.
            let size = (size / 80.0 * 1.4).min(0.86) * half.x;
            pen.turned(&name, quarter.center(), size, angle, palette::OWN);
        }
    }
    let stroke = Stroke::new(1.6, palette::INK);
    painter.rect_stroke(rect, CornerRadius::same(5), stroke, StrokeKind::Inside);
}
