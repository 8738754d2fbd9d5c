//! What is left on the table: sea tiles, coins, poppets, objects, skulls.

use super::{Scene, glow};
use crate::theme::{Face, Pen, palette};
use crate::voodoo_pirate::Spot;
use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.supplies;
    let words = scene.sitting.speaker().words();
    let label = |id: &str, count: u8| words.say(id, &[("count", i64::from(count).into())]);
    let view = scene.view;
    let piles = [
        (
            "art/tile-back",
            label("ui-tiles-left", view.stack),
            view.stack,
            None,
        ),
        (
            "art/coins",
            label("ui-coins-left", view.coins),
            view.coins,
            Some(Spot::Coins),
        ),
        (
            "art/poppets",
            label("ui-poppets-left", view.poppets),
            view.poppets,
            Some(Spot::Poppets),
        ),
    ];
    let step = rect.width() / 3.0;
    let size = pen.pick(84.0, 140.0);
    for (place, (picture, label, count, spot)) in piles.into_iter().enumerate() {
        let x = rect.left() + step * (place as f32 + 0.5);
        let centre = pos2(x, rect.top() + size * 0.52);
        let alpha = if count == 0 { 50 } else { 255 };
        pen.icon(
            picture,
            centre,
            size,
            bevy_egui::egui::Color32::from_white_alpha(alpha),
        );
        let chip = pos2(x, rect.top() + size + pen.pick(18.0, 30.0));
        tag(pen, chip, &label);
        let area = Rect::from_center_size(centre, Vec2::splat(size));
        if let Some(spot) = spot
            && let Some(hit) = scene.offer(pen, spot, area, centre)
        {
            glow(pen, area, hit.hovered);
        }
        if place == 0
            && let Some((tile, lies)) = view.top_tile
        {
            // Whoever has looked at the top tile sees it lie there.
            let known = Rect::from_center_size(centre - vec2(0.0, 2.0), Vec2::splat(size * 0.7));
            super::small_tile::draw(pen, scene, known, tile, lies);
        }
    }
}

/// A label under a pile.
fn tag(pen: &Pen, centre: Pos2, text: &str) {
    let font = Face::Bold.at(pen.pick(14.5, 17.0));
    let galley = pen
        .ui
        .painter()
        .layout_no_wrap(text.to_owned(), font.clone(), palette::TEXT);
    let rect = Rect::from_center_size(centre, galley.size() + vec2(20.0, 6.0));
    let radius = CornerRadius::same((rect.height() / 2.0) as u8);
    let stroke = Stroke::new(1.0, palette::LINE);
    pen.ui
        .painter()
        .rect(rect, radius, palette::PANEL, stroke, StrokeKind::Inside);
    pen.text(centre, Align2::CENTER_CENTER, font, palette::TEXT, text);
}
