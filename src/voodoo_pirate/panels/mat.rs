//! The mat of whoever sits before the screen: what can be chosen of one's own lies here.

use super::{Scene, glow, soul};
use crate::theme::{Face, Pen, palette};
use crate::voodoo_pirate::Spot;
use crate::voodoo_pirate::chart::object_name;
use bevy_egui::egui::{Align2, Color32, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use rules::voodoo_pirate::Choice;
use rules::voodoo_pirate::pieces::Face as Piece;

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.mat;
    pen.panel(rect);
    let seat = scene.own();
    let view = scene.view;
    let pirate = view.pirate(seat);
    let name = scene.sitting.speaker().name(seat);
    let words = scene.sitting.speaker().words();
    let title = words.say("ui-ship-of", &[("pirate", name.as_str().into())]);
    let line = rect.top() + pen.pick(17.0, 24.0);
    pen.heading(pos2(rect.left() + 14.0, line), &title);
    let state = [
        (pirate.jailed, "ui-in-jail"),
        (pirate.ashore, "ui-ashore"),
        (pirate.stuck, "ui-stuck"),
    ];
    let place = state
        .iter()
        .find(|(is, _)| *is)
        .map(|(_, id)| words.say(id, &[]))
        .or_else(|| {
            let value = pirate.space?.value();
            Some(format!("{} {value}", words.say("ui-location", &[])))
        });
    let at = pos2(rect.right() - 14.0, line);
    let font = Face::Plain.at(pen.pick(14.5, 17.0));
    pen.text(
        at,
        Align2::RIGHT_CENTER,
        font,
        palette::FAINT,
        place.unwrap_or_default(),
    );
    things(pen, scene, rect);
}

fn things(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    let view = scene.view;
    let pirate = view.pirate(scene.own());
    let y = rect.top() + pen.pick(53.0, 78.0);
    let x = rect.left();
    pen.die(
        pos2(x + pen.pick(32.0, 48.0), y),
        pen.pick(30.0, 46.0),
        pirate.power,
    );
    let cell = pen.pick(vec2(31.0, 40.0), vec2(44.0, 58.0));
    let step = pen.pick(35.0, 52.0);
    for (berth, held) in pirate.souls.into_iter().enumerate() {
        let centre = pos2(x + pen.pick(74.0, 122.0) + step * berth as f32, y);
        let slot = Rect::from_center_size(centre, cell);
        pen.ui.painter().rect_filled(slot, 7.0, palette::WELL);
        let stroke = Stroke::new(1.4, palette::SLOT);
        match held {
            Some(held) => {
                pen.ui
                    .painter()
                    .rect_stroke(slot, 7.0, stroke, StrokeKind::Inside);
                let tint = if held.buried {
                    Color32::from_white_alpha(90)
                } else {
                    Color32::WHITE
                };
                pen.icon(
                    &soul(held.thing),
                    centre + vec2(1.0, 2.0),
                    pen.pick(29.0, 42.0),
                    tint,
                );
            }
            None => pen.dashed(slot, stroke, 5.0, 4.0),
        }
        let number = Face::Head.at(pen.pick(12.0, 14.0));
        let at = slot.left_top() + vec2(4.0, 1.0);
        pen.text(at, Align2::LEFT_TOP, number, palette::FAINT, berth + 1);
        scene.piece(Spot::OwnSoul(berth as u8), slot);
        if let Some(hit) = scene.offer(pen, Spot::OwnSoul(berth as u8), slot, centre) {
            glow(pen, slot, hit.hovered);
        }
    }
    let size = pen.pick(30.0, 46.0);
    let first = x + pen.pick(218.0, 338.0);
    let all = pirate.poppets + pirate.buried_poppets;
    for place in 0..3_u8 {
        let centre = pos2(first + pen.pick(30.0, 44.0) * f32::from(place), y);
        let tint = if place < pirate.poppets {
            Color32::WHITE
        } else if place < all {
            Color32::from_white_alpha(100)
        } else {
            Color32::from_white_alpha(28)
        };
        pen.icon("art/poppet", centre, size, tint);
    }
    let poppets = Rect::from_min_max(
        pos2(first - size / 2.0, y - size / 2.0),
        pos2(first + pen.pick(75.0, 110.0), y + size / 2.0),
    );
    scene.piece(Spot::OwnPoppets, poppets);
    if let Some(hit) = scene.offer(pen, Spot::OwnPoppets, poppets, poppets.center()) {
        glow(pen, poppets, hit.hovered);
    }
    goods(pen, scene, rect);
}

/// Coins, objects, skulls, GriGri.
fn goods(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    let view = scene.view;
    let seat = scene.own();
    let pirate = view.pirate(seat);
    let y = rect.bottom() - pen.pick(26.0, 38.0);
    let size = pen.pick(30.0, 42.0);
    let mut x = rect.left() + pen.pick(32.0, 48.0);
    pen.art("art/coin", pos2(x, y), size);
    let buried = pirate.buried_coins;
    let count = if buried > 0 {
        format!("{}+{buried}", pirate.coins)
    } else {
        pirate.coins.to_string()
    };
    let at = pos2(x + size * 0.6, y);
    let drawn = pen.text(
        at,
        Align2::LEFT_CENTER,
        Face::Bold.at(pen.pick(17.0, 21.0)),
        palette::TEXT,
        count,
    );
    let coins = Rect::from_min_max(
        pos2(x - size / 2.0, y - size / 2.0),
        pos2(drawn.right() + 6.0, y + size / 2.0),
    );
    if let Some(hit) = scene.offer(pen, Spot::OwnCoins, coins, coins.center()) {
        glow(pen, coins, hit.hovered);
    }
    x = rect.left() + pen.pick(98.0, 150.0);
    let step = pen.pick(40.0, 60.0);
    for held in &pirate.objects {
        let place = Rect::from_center_size(pos2(x, y), Vec2::splat(size + 4.0));
        let tint = if held.buried {
            Color32::from_white_alpha(90)
        } else {
            Color32::WHITE
        };
        let name = format!("art/object-{}", object_name(held.thing));
        pen.icon(&name, place.center(), size, tint);
        match scene.offer(pen, Spot::OwnObject(held.thing), place, place.center()) {
            Some(hit) => glow(pen, place, hit.hovered),
            None => {
                let tip = scene.sitting.speaker().tip(Piece::Object(held.thing));
                let title = scene.sitting.speaker().object(held.thing);
                let id = bevy_egui::egui::Id::new(("object", held.thing as u8));
                let response = pen.ui.interact(place, id, bevy_egui::egui::Sense::click());
                let clicked = response.clicked();
                response.on_hover_text_at_pointer(format!("{title}: {tip}"));
                if clicked {
                    scene.try_choice(Some(Choice::Use(held.thing)));
                }
            }
        }
        x += step;
    }
    for held in &pirate.skulls {
        let place = Rect::from_center_size(pos2(x, y), Vec2::splat(size + 4.0));
        let tint = if held.buried {
            Color32::from_white_alpha(90)
        } else {
            Color32::WHITE
        };
        pen.icon("art/skull", place.center(), size, tint);
        let speaker = scene.sitting.speaker();
        let tip = match held.thing {
            Some(skull) => format!(
                "{}: {}",
                speaker.skull(skull),
                speaker.tip(Piece::Skull(skull))
            ),
            None => speaker.unknown_skull_tip(),
        };
        pen.explain(place, || tip);
        if let Some(hit) = scene.offer(pen, Spot::OwnSkull, place, place.center()) {
            glow(pen, place, hit.hovered);
        }
        x += step;
    }
    if pirate.grigri {
        let place = Rect::from_center_size(pos2(x, y), Vec2::splat(size));
        pen.art("art/grigri", place.center(), size);
        let tip = scene.sitting.speaker().tip(Piece::GriGri);
        pen.explain(place, || tip);
    }
}
