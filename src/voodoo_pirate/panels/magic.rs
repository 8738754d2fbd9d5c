//! The ring of barrels with its figures, the ritual grid, the bag of souls.

use super::aboard;
use super::tips::{self, Tip, explain};
use super::{Scene, figure, glow, offer_or_explain, soul};
use crate::theme::{Face, Pen, palette};
use crate::voodoo_pirate::Spot;
use crate::voodoo_pirate::chart::barrel_icon;
use crate::voodoo_pirate::flights::Kind;
use crate::voodoo_pirate::marks::capital;
use bevy_egui::egui::{self, Align2, Color32, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use rules::voodoo_pirate::pieces::{Barrel, Cell, Colour, Face as Piece, Figure, Place};
use rules::voodoo_pirate::{Choice, Question};
use std::f32::consts::TAU;

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.magic;
    pen.panel(rect);
    let words = scene.sitting.speaker().words();
    let (barrels, ritual) = (words.say("ui-barrels", &[]), words.say("ui-ritual", &[]));
    let line = rect.top() + pen.pick(17.0, 24.0);
    let title = pen.heading(pos2(rect.left() + 14.0, line), &barrels);
    explain(pen, title, || {
        Tip::new(barrels, words.say("ui-barrels.tip", &[]))
    });
    let right = rect.right() - pen.pick(118.0, 176.0);
    let title = pen.heading(pos2(right, line), &ritual);
    explain(pen, title, || {
        Tip::new(ritual, words.say("ui-ritual.tip", &[]))
    });
    ring(pen, scene, rect);
    grid(pen, scene, pos2(right, rect.top() + pen.pick(32.0, 46.0)));
    bag(pen, scene, pos2(right, rect.bottom()));
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
    for (place, &(barrel, dusk, sitter)) in view.barrels.iter().enumerate() {
        let angle = TAU * (place as f32 / count - 0.375);
        let at = middle + Vec2::angled(angle) * radius;
        let painter = pen.ui.painter();
        painter.circle_filled(at, size, palette::WELL);
        if dusk {
            pen.dashed_circle(at, size, Stroke::new(2.0, palette::DUSK), 5.0, 4.0);
        } else {
            painter.circle_stroke(at, size, Stroke::new(2.0, palette::MOON));
        }
        pen.art("art/barrel", at, size * 1.94);
        let plate = at + vec2(0.0, size * 0.04);
        pen.icon(barrel_icon(barrel), plate, size * 0.94, palette::INK);
        if let Some(sitter) = sitter {
            let name = match sitter {
                Figure::Of(seat) => figure(view.pirate(seat).colour),
                Figure::Cursed(_) => "art/figure-cursed".to_owned(),
            };
            pen.art(&name, at + Vec2::splat(size * 0.64), size * 1.3);
        }
        let seat = at + Vec2::splat(size * 0.64);
        scene.anchors.note(Kind::Figure, Place::On(barrel), seat);
        let area = Rect::from_center_size(at, Vec2::splat((size * 2.0).max(32.0)));
        if let Some((hit, label)) = scene.offer_untold(pen, Spot::Barrel(barrel), area, at) {
            highlight(pen, at, size + 3.0, hit.hovered);
            tips::offer(pen, hit, label, || barrel_tip(scene, barrel, sitter));
            continue;
        }
        let id = egui::Id::new(("barrel", barrel as u8));
        let response = pen.ui.interact(area, id, egui::Sense::click());
        let clicked = response.clicked();
        tips::show(pen, response, || barrel_tip(scene, barrel, sitter));
        if clicked {
            scene.try_choice(Some(Choice::Cast(barrel)));
        }
    }
}

/// The signs of the ring's halves: the barrels of Dusk with dashed edges, those of Moonlight with whole ones.
fn times(pen: &mut Pen, scene: &Scene, middle: Pos2, radius: f32) {
    let words = scene.sitting.speaker().words();
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

fn barrel_tip(scene: &Scene, barrel: Barrel, sitter: Option<Figure>) -> Tip {
    let speaker = scene.sitting.speaker();
    let tip = Tip::new(speaker.barrel(barrel), speaker.tip(Piece::Barrel(barrel)));
    let Some(sitter) = sitter else {
        return tip;
    };
    let piece = match sitter {
        Figure::Of(seat) => Piece::Figure(seat),
        Figure::Cursed(which) => Piece::CursedFigure(which),
    };
    tip.and(
        aboard::figure_on(speaker, piece, barrel),
        speaker.tip(piece),
    )
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
        scene
            .anchors
            .note(Kind::Soul, Place::Grid(here), rect.center());
        let at = rect.center();
        if let Some((hit, label)) = scene.offer_untold(pen, Spot::Cell(here), rect, at) {
            glow(pen, rect.shrink(1.0), hit.hovered);
            tips::offer(pen, hit, label, || cell_tip(scene, here, held));
            continue;
        }
        let id = egui::Id::new(("cell", place));
        let response = pen.ui.interact(rect, id, egui::Sense::click());
        let clicked = response.clicked();
        tips::show(pen, response, || cell_tip(scene, here, held));
        if clicked {
            let tried = match scene.sight.asked.map(|asked| asked.question) {
                Some(Question::PlaceSoul) => Choice::Place(Colour::Red, here),
                _ => Choice::GridSoul(here),
            };
            scene.try_choice(Some(tried));
        }
    }
}

fn cell_tip(scene: &Scene, cell: Cell, held: Option<Colour>) -> Tip {
    let speaker = scene.sitting.speaker();
    let title = capital(&speaker.cell(cell));
    let text = match held {
        Some(colour) => capital(&speaker.piece(Piece::Soul(colour))),
        None => speaker.words().say("ui-empty", &[]),
    };
    Tip::new(title, text).with(Some(speaker.words().say("ui-ritual.tip", &[])))
}

/// The bag, and how many souls of each colour are in it.
fn bag(pen: &mut Pen, scene: &mut Scene, corner: Pos2) {
    let view = scene.view;
    let size = pen.pick(42.0, 64.0);
    let centre = corner + vec2(size * 0.4, -pen.pick(30.0, 44.0));
    pen.art("art/bag", centre, size);
    scene.anchors.note(Kind::Soul, Place::Bag, centre);
    let souls: u8 = view.bag.iter().sum();
    let left = centre.x + size * 0.5;
    let font = Face::Bold.at(pen.pick(15.0, 19.0));
    let values = [("count", i64::from(souls).into())];
    let title = scene.sitting.speaker().words().say("ui-bag", &values);
    let at = pos2(left, centre.y - pen.pick(15.0, 21.0));
    let colour = if souls == 0 {
        palette::FAINT
    } else {
        palette::TEXT
    };
    pen.text(at, Align2::LEFT_CENTER, font, colour, &title);
    let (step, drop) = pen.pick((14.2, 15.0), (20.0, 20.0));
    for (place, (colour, count)) in Colour::ALL.iter().zip(view.bag).enumerate() {
        let at = pos2(
            left + step * (place as f32 + 0.5),
            centre.y + pen.pick(3.0, 4.0),
        );
        if count == 0 {
            let stroke = Stroke::new(1.2, palette::LINE);
            pen.dashed_circle(at, step * 0.36, stroke, 3.0, 3.0);
        } else {
            pen.art(&soul(*colour), at, step * 1.12);
        }
        let number = at + vec2(0.0, drop);
        let font = Face::Plain.at(pen.pick(14.0, 16.0));
        pen.text(number, Align2::CENTER_CENTER, font, palette::FAINT, count);
    }
    let area = Rect::from_min_max(
        centre - Vec2::splat(size / 2.0),
        pos2(left + step * 5.0, centre.y + size / 2.0),
    );
    offer_or_explain(pen, scene, Spot::Bag, area, |scene| bag_tip(scene, title));
}

/// What is in the bag, and how likely each colour is to be drawn.
fn bag_tip(scene: &Scene, title: String) -> Tip {
    let speaker = scene.sitting.speaker();
    let bag = scene.view.bag;
    let souls: u8 = bag.iter().sum();
    let values = [("count", i64::from(souls).into())];
    let mut tip = Tip::new(title, speaker.words().say("ui-bag.tip", &values));
    for (&colour, count) in Colour::ALL.iter().zip(bag) {
        if count > 0 {
            let values = [
                ("colour", capital(&speaker.colour(colour)).into()),
                ("count", i64::from(count).into()),
                ("all", i64::from(souls).into()),
                (
                    "percent",
                    ((i64::from(count) * 200 / i64::from(souls) + 1) / 2).into(),
                ),
            ];
            tip = tip.with(Some(speaker.words().say("ui-bag-odds", &values)));
        }
    }
    tip
}
