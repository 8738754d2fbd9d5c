//! The ring of barrels with its figures, the ritual grid, the bag of souls.

use super::{Scene, glow, soul};
use crate::theme::{Face, Pen, palette};
use crate::voodoo_pirate::Spot;
use crate::voodoo_pirate::chart::barrel_icon;
use bevy_egui::egui::{self, Align2, Color32, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use rules::voodoo_pirate::pieces::{Cell, Colour, Face as Piece, Figure};
use rules::voodoo_pirate::{Choice, Question};
use std::f32::consts::TAU;

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.magic;
    pen.panel(rect);
    let words = scene.sitting.speaker().words();
    let (barrels, ritual) = (words.say("ui-barrels", &[]), words.say("ui-ritual", &[]));
    let line = rect.top() + pen.pick(17.0, 24.0);
    pen.heading(pos2(rect.left() + 14.0, line), &barrels);
    let right = rect.right() - pen.pick(118.0, 176.0);
    pen.heading(pos2(right, line), &ritual);
    ring(pen, scene, rect);
    grid(pen, scene, pos2(right, rect.top() + pen.pick(32.0, 46.0)));
    bag(pen, scene, pos2(right, rect.bottom()));
}

fn ring(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    let view = scene.view;
    let radius = pen.pick(62.0, 88.0);
    let middle = pos2(
        rect.left() + radius + pen.pick(36.0, 54.0),
        rect.center().y + pen.pick(10.0, 14.0),
    );
    pen.ui
        .painter()
        .circle_stroke(middle, radius, Stroke::new(1.6, palette::LINE));
    pen.icon(
        "sunset",
        middle + vec2(radius * 0.26, -radius * 0.26),
        pen.pick(17.0, 24.0),
        palette::DUSK,
    );
    pen.icon(
        "moon",
        middle + vec2(-radius * 0.26, radius * 0.26),
        pen.pick(15.0, 21.0),
        palette::MOON,
    );
    let count = view.barrels.len().max(1) as f32;
    for (place, &(barrel, dusk, figure)) in view.barrels.iter().enumerate() {
        let angle = TAU * (place as f32 / count - 0.375);
        let at = middle + Vec2::angled(angle) * radius;
        let size = pen.pick(17.0, 23.0);
        let painter = pen.ui.painter();
        painter.circle_filled(at, size, palette::WELL);
        if dusk {
            pen.dashed_circle(at, size, Stroke::new(1.8, palette::DUSK), 5.0, 4.0);
        } else {
            painter.circle_stroke(at, size, Stroke::new(1.8, palette::MOON));
        }
        pen.art("art/barrel", at, size * 1.75);
        pen.icon(
            barrel_icon(barrel),
            at + vec2(0.0, size * 0.06),
            size * 0.56,
            palette::INK,
        );
        if let Some(figure) = figure {
            let name = match figure {
                Figure::Of(seat) => {
                    format!(
                        "art/figure-{}",
                        palette::colour_name(view.pirate(seat).colour)
                    )
                }
                Figure::Cursed(_) => "art/figure-cursed".to_owned(),
            };
            pen.art(&name, at + vec2(size * 0.72, size * 0.62), size * 1.25);
        }
        let area = Rect::from_center_size(at, Vec2::splat((size * 2.0).max(32.0)));
        if let Some(hit) = scene.offer(pen, Spot::Barrel(barrel), area, at) {
            highlight(pen, at, size + 4.0, hit.hovered);
            continue;
        }
        let speaker = scene.sitting.speaker();
        let tip = format!(
            "{}: {}",
            speaker.barrel(barrel),
            speaker.tip(Piece::Barrel(barrel))
        );
        let id = egui::Id::new(("barrel", barrel as u8));
        let response = pen.ui.interact(area, id, egui::Sense::click());
        let clicked = response.clicked();
        response.on_hover_text_at_pointer(tip);
        if clicked {
            scene.try_choice(Some(Choice::Cast(barrel)));
        }
    }
}

fn highlight(pen: &Pen, at: Pos2, radius: f32, hovered: bool) {
    pen.ui
        .painter()
        .circle_stroke(at, radius, Stroke::new(4.5, Color32::from_black_alpha(150)));
    let width = if hovered { 3.2 } else { 2.2 };
    pen.dashed_circle(at, radius, Stroke::new(width, palette::CREAM), 7.0, 4.0);
}

fn grid(pen: &mut Pen, scene: &mut Scene, corner: Pos2) {
    let view = scene.view;
    let (cell, step) = pen.pick((31.0, 34.5), (46.0, 50.0));
    for (place, held) in view.grid.into_iter().enumerate() {
        let offset = vec2((place % 3) as f32, (place / 3) as f32) * step;
        let rect = Rect::from_min_size(corner + offset, Vec2::splat(cell));
        let painter = pen.ui.painter();
        painter.rect_filled(rect, 6.0, Color32::from_rgb(0x1B, 0x26, 0x34));
        painter.rect_stroke(
            rect,
            6.0,
            Stroke::new(1.2, palette::LINE),
            StrokeKind::Inside,
        );
        if let Some(colour) = held {
            pen.art(&soul(colour), rect.center(), cell * 0.86);
        }
        let here = Cell(place as u8);
        if let Some(hit) = scene.offer(pen, Spot::Cell(here), rect, rect.center()) {
            glow(pen, rect.shrink(1.0), hit.hovered);
            continue;
        }
        let speaker = scene.sitting.speaker();
        let mut tip = speaker.cell(here);
        if let Some(colour) = held {
            tip = format!("{tip}: {}", speaker.colour(colour));
        }
        let id = egui::Id::new(("cell", place));
        let response = pen.ui.interact(rect, id, egui::Sense::click());
        let clicked = response.clicked();
        response.on_hover_text_at_pointer(tip);
        if clicked {
            let tried = match scene.sight.asked.map(|asked| asked.question) {
                Some(Question::PlaceSoul) => Choice::Place(Colour::Red, here),
                _ => Choice::GridSoul(here),
            };
            scene.try_choice(Some(tried));
        }
    }
}

fn bag(pen: &mut Pen, scene: &mut Scene, corner: Pos2) {
    let view = scene.view;
    let size = pen.pick(44.0, 64.0);
    let centre = corner + vec2(size * 0.36, -pen.pick(29.0, 42.0));
    pen.art("art/bag", centre, size);
    let souls: u8 = view.bag.iter().sum();
    let at = centre + vec2(size * 0.5, -pen.pick(11.0, 15.0));
    pen.text(
        at,
        Align2::LEFT_CENTER,
        Face::Bold.at(pen.pick(16.0, 20.0)),
        palette::TEXT,
        souls,
    );
    let mut x = centre.x + size * 0.52;
    for (colour, count) in Colour::ALL.iter().zip(view.bag) {
        let at = pos2(x + 4.0, centre.y + pen.pick(4.0, 6.0));
        let tint = if count == 0 {
            Color32::from_white_alpha(50)
        } else {
            Color32::WHITE
        };
        pen.icon(&soul(*colour), at, pen.pick(14.0, 20.0), tint);
        let number = at + vec2(0.0, pen.pick(13.0, 18.0));
        let font = Face::Plain.at(pen.pick(13.0, 15.0));
        pen.text(number, Align2::CENTER_CENTER, font, palette::FAINT, count);
        x += pen.pick(15.5, 23.0);
    }
    let area = Rect::from_center_size(centre, vec2(size, size));
    if let Some(hit) = scene.offer(pen, Spot::Bag, area, centre) {
        glow(pen, area, hit.hovered);
        return;
    }
    let words = scene.sitting.speaker().words();
    let tip = words.say("ui-bag.tip", &[("count", i64::from(souls).into())]);
    pen.explain(area, || tip);
}
