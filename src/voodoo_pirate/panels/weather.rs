//! The vane with its four quadrants, the tide, the colonial ships.

use super::Scene;
use super::tips::{Tip, explain};
use crate::theme::{Face, Pen, palette};
use crate::voodoo_pirate::flights::Kind;
use crate::voodoo_pirate::marks::capital;
use bevy::math::Curve;
use bevy::math::curve::EaseFunction;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use rules::voodoo_pirate::Event;
use rules::voodoo_pirate::pieces::{Face as Piece, Place, Tide, Wind};
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.weather;
    pen.panel(rect);
    let view = scene.view;
    let speaker = scene.sitting.speaker();
    let words = speaker.words();
    let radius = pen.pick(50.0, 84.0);
    let centre = pos2(rect.left() + radius + pen.pick(8.0, 14.0), rect.center().y);
    vane(pen, centre, radius, view.wind, pointing(scene));
    let vane_tip = || {
        let title = capital(&speaker.piece(Piece::Vane));
        Tip::new(title, speaker.tip(Piece::Vane))
    };
    explain(
        pen,
        Rect::from_center_size(centre, Vec2::splat(radius * 2.0)),
        vane_tip,
    );
    for &wind in Wind::ALL {
        let at = centre + direction(wind) * radius * 0.58;
        let area = Rect::from_center_size(at, Vec2::splat(radius * 0.54));
        explain(pen, area, || {
            Tip::new(speaker.wind(wind), speaker.wind_tip(wind))
        });
    }
    let left = centre.x + radius + pen.pick(12.0, 24.0);
    let at = |compact: f32, wide: f32| pos2(left, rect.top() + pen.pick(compact, wide));
    let (name, effect) = (at(18.0, 32.0), at(37.0, 59.0));
    let (low, last) = (at(63.0, 98.0), at(97.0, 150.0));
    let font = Face::Bold.at(pen.pick(18.0, 24.0));
    let title = speaker.wind(view.wind);
    let drawn = pen.text(name, Align2::LEFT_CENTER, font, palette::TEXT, &title);
    let font = Face::Plain.at(pen.pick(14.5, 17.0));
    let short = match view.wind {
        Wind::Fair => "ui-wind-fair",
        Wind::Storm => "ui-wind-storm",
        Wind::Becalmed => "ui-wind-becalmed",
        Wind::Mermaids => "ui-wind-mermaids",
    };
    let text = words.say(short, &[]);
    let drawn = drawn.union(pen.text(effect, Align2::LEFT_CENTER, font, palette::FAINT, text));
    explain(pen, drawn, || Tip::new(title, speaker.wind_tip(view.wind)));
    tide(pen, scene, low);
    colonials(pen, scene, last);
}

fn direction(wind: Wind) -> Vec2 {
    Vec2::angled(FRAC_PI_2 * f32::from(wind as u8) - FRAC_PI_2)
}

/// Which way the needle points, on its way from one quadrant to another too.
fn pointing(scene: &Scene) -> Vec2 {
    match scene.cues.running() {
        Some((cue, done)) => match cue.event {
            Event::WindTurned { from, to } => {
                let quadrants = (to as u8 + 4 - from as u8) % 4;
                let swing = EaseFunction::ElasticOut.sample_clamped(done);
                let angle =
                    FRAC_PI_2 * (f32::from(from as u8) + f32::from(quadrants) * swing - 1.0);
                Vec2::angled(angle)
            }
            _ => direction(scene.view.wind),
        },
        None => direction(scene.view.wind),
    }
}

fn vane(pen: &Pen, centre: Pos2, radius: f32, now: Wind, way: Vec2) {
    let painter = pen.ui.painter();
    painter.circle(
        centre,
        radius,
        palette::WELL,
        Stroke::new(radius * 0.07, palette::BRASS),
    );
    painter.circle_stroke(
        centre,
        radius * 1.03,
        Stroke::new(1.0, palette::BRASS_LIGHT),
    );
    let inner = radius * 0.88;
    painter.circle_filled(centre, inner, palette::VANE);
    let middle = FRAC_PI_2 * f32::from(now as u8) - FRAC_PI_2;
    let mut wedge = vec![centre];
    for step in 0..=12 {
        let angle = middle - FRAC_PI_4 + FRAC_PI_2 * step as f32 / 12.0;
        wedge.push(centre + Vec2::angled(angle) * inner);
    }
    painter.add(Shape::convex_polygon(
        wedge,
        palette::QUADRANT,
        Stroke::new(1.8, palette::INK),
    ));
    for quarter in 0..4_u8 {
        let angle = FRAC_PI_4 + FRAC_PI_2 * f32::from(quarter);
        let end = centre + Vec2::angled(angle) * inner;
        painter.line_segment([centre, end], Stroke::new(1.4, palette::BRASS_DARK));
    }
    let icons = [
        (Wind::Fair, "windy-stripes"),
        (Wind::Storm, "lightning-storm"),
        (Wind::Becalmed, "fog"),
        (Wind::Mermaids, "mermaid"),
    ];
    for (wind, icon) in icons {
        let tint = if wind == now {
            palette::INK
        } else {
            palette::VANE_SHAPE
        };
        pen.icon(
            icon,
            centre + direction(wind) * radius * 0.58,
            radius * 0.5,
            tint,
        );
    }
    let side = way.rot90();
    let long = radius * 0.36;
    let tip = centre + way * long;
    let stroke = Stroke::new(1.8, palette::INK);
    let shaft = vec![
        centre + side * long * 0.14 + way * long * 0.3,
        centre + side * long * 0.14 - way * long * 0.5,
        centre - side * long * 0.14 - way * long * 0.5,
        centre - side * long * 0.14 + way * long * 0.3,
    ];
    painter.add(Shape::convex_polygon(shaft, palette::DANGER, stroke));
    let head = vec![
        tip,
        centre + side * long * 0.34 + way * long * 0.26,
        centre - side * long * 0.34 + way * long * 0.26,
    ];
    painter.add(Shape::convex_polygon(head, palette::DANGER, stroke));
    painter.circle(
        centre,
        radius * 0.09,
        palette::BRASS,
        Stroke::new(1.4, palette::INK),
    );
}

fn tide(pen: &mut Pen, scene: &mut Scene, at: Pos2) {
    let speaker = scene.sitting.speaker();
    let tide = scene.view.tide;
    let (edge, fill) = match tide {
        Tide::In => (palette::TIDE_IN, Color32::from_rgb(0x12, 0x39, 0x4C)),
        Tide::Out => (palette::TIDE_OUT, Color32::from_rgb(0x33, 0x22, 0x4A)),
    };
    let size = pen.pick(vec2(98.0, 26.0), vec2(136.0, 38.0));
    let rect = Rect::from_min_size(at - vec2(0.0, size.y / 2.0), size);
    scene.anchors.note(Kind::Tide, Place::Box, rect.center());
    let radius = CornerRadius::same((size.y / 2.0) as u8);
    pen.ui.painter().rect(
        rect,
        radius,
        fill,
        Stroke::new(1.8, edge),
        StrokeKind::Inside,
    );
    pen.icon(
        "big-wave",
        rect.left_center() + vec2(20.0, 0.0),
        pen.pick(19.0, 25.0),
        edge,
    );
    let text = rect.left_center() + vec2(pen.pick(35.0, 40.0), 0.0);
    pen.text(
        text,
        Align2::LEFT_CENTER,
        Face::Bold.at(pen.pick(15.0, 18.0)),
        palette::TEXT,
        speaker.tide(tide),
    );
    let at = rect.right_center() + vec2(pen.pick(7.0, 14.0), 0.0);
    let font = Face::Plain.at(pen.pick(14.5, 17.0));
    let text = speaker.words().say("ui-tide-turns", &[]);
    let drawn = pen.text(at, Align2::LEFT_CENTER, font, palette::FAINT, text);
    explain(pen, rect.union(drawn), || {
        Tip::new(speaker.tide(tide), speaker.tide_tip(tide))
            .with(Some(speaker.tip(Piece::TideMarker)))
    });
}

fn colonials(pen: &mut Pen, scene: &mut Scene, at: Pos2) {
    let middle = at + vec2(pen.pick(50.0, 75.0), 0.0);
    scene.anchors.note(Kind::Colonials, Place::Box, middle);
    let (ships, most) = (scene.view.colonials, scene.view.most_colonials);
    let speaker = scene.sitting.speaker();
    let values = [
        ("ships", i64::from(ships).into()),
        ("most", i64::from(most).into()),
    ];
    let title = speaker.words().say("ui-colonials", &values);
    let size = pen.pick(25.0, 35.0);
    let step = pen.pick(28.0, 42.0);
    let font = Face::Plain.at(pen.pick(14.5, 17.0));
    // With room for it the count stands above the ships, else behind them.
    let line = if pen.wide {
        let above = at - vec2(0.0, 15.0);
        pen.text(
            above,
            Align2::LEFT_CENTER,
            font.clone(),
            palette::FAINT,
            &title,
        );
        at.y + 17.0
    } else {
        at.y
    };
    for ship in 0..most {
        let centre = pos2(at.x + size / 2.0 + step * f32::from(ship), line);
        if ship < ships {
            pen.icon("galleon", centre, size, palette::PARCHMENT);
        } else {
            pen.icon("galleon", centre, size, palette::SLOT);
        }
    }
    let fleet = Rect::from_min_size(
        pos2(at.x, line - size / 2.0),
        vec2(step * f32::from(most), size),
    );
    if !pen.wide {
        let text = speaker.words().say("ui-of", &values);
        let behind = fleet.right_center() + vec2(4.0, 0.0);
        pen.text(behind, Align2::LEFT_CENTER, font, palette::FAINT, text);
    }
    let area = Rect::from_min_max(pos2(at.x, at.y - size), fleet.max + vec2(46.0, 0.0));
    explain(pen, area, || Tip::new(title, speaker.tip(Piece::Colonials)));
}
