//! The vane with its four quadrants, the tide, the colonial ships.

use super::Scene;
use crate::theme::{Face, Pen, palette};
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use rules::voodoo_pirate::pieces::{Face as Piece, Tide, Wind};
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.weather;
    pen.panel(rect);
    let view = scene.view;
    let speaker = scene.sitting.speaker();
    let radius = pen.pick(50.0, 84.0);
    let centre = pos2(rect.left() + radius + pen.pick(10.0, 18.0), rect.center().y);
    vane(pen, centre, radius, view.wind);
    for &wind in Wind::ALL {
        let at = centre + direction(wind) * radius * 0.6;
        let area = Rect::from_center_size(at, Vec2::splat(radius * 0.6));
        pen.explain(area, || {
            format!("{}: {}", speaker.wind(wind), speaker.wind_tip(wind))
        });
    }
    let left = centre.x + radius + pen.pick(14.0, 22.0);
    let width = rect.right() - left - 10.0;
    let font = Face::Bold.at(pen.pick(17.0, 23.0));
    pen.line(
        pos2(left, rect.top() + pen.pick(5.0, 16.0)),
        width,
        font,
        palette::TEXT,
        &speaker.wind(view.wind),
    );
    let tip = speaker.wind_tip(view.wind);
    let short = tip
        .split_inclusive(". ")
        .next()
        .unwrap_or_default()
        .trim()
        .to_owned();
    let font = Face::Plain.at(pen.pick(14.0, 16.0));
    let at = pos2(left, rect.top() + pen.pick(24.0, 44.0));
    let mut job = egui::text::LayoutJob::simple(short, font, palette::FAINT, width);
    job.wrap.max_rows = 2;
    let galley = pen.ui.painter().layout_job(job);
    let area = Rect::from_min_size(at, galley.size());
    pen.ui.painter().galley(at, galley, palette::FAINT);
    pen.explain(area, || tip);
    tide(pen, scene, pos2(left, rect.top() + pen.pick(74.0, 110.0)));
    colonials(pen, scene, pos2(left, rect.bottom() - pen.pick(17.0, 40.0)));
}

fn direction(wind: Wind) -> Vec2 {
    Vec2::angled(FRAC_PI_2 * f32::from(wind as u8) - FRAC_PI_2)
}

fn vane(pen: &Pen, centre: Pos2, radius: f32, now: Wind) {
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
            radius * 0.42,
            tint,
        );
    }
    let way = direction(now);
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

fn tide(pen: &mut Pen, scene: &Scene, at: Pos2) {
    let speaker = scene.sitting.speaker();
    let tide = scene.view.tide;
    let (edge, fill) = match tide {
        Tide::In => (palette::TIDE_IN, Color32::from_rgb(0x12, 0x39, 0x4C)),
        Tide::Out => (palette::TIDE_OUT, Color32::from_rgb(0x33, 0x22, 0x4A)),
    };
    let size = pen.pick(vec2(102.0, 26.0), vec2(136.0, 38.0));
    let rect = Rect::from_min_size(at - vec2(0.0, size.y / 2.0), size);
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
    pen.explain(rect, || speaker.tide_tip(tide));
}

fn colonials(pen: &mut Pen, scene: &Scene, at: Pos2) {
    let (ships, most) = (scene.view.colonials, scene.view.most_colonials);
    let size = pen.pick(24.0, 34.0);
    let step = pen.pick(27.0, 42.0);
    for ship in 0..most {
        let tint = if ship < ships {
            palette::PARCHMENT
        } else {
            palette::SLOT
        };
        let centre = pos2(at.x + size / 2.0 + step * f32::from(ship), at.y);
        pen.icon("galleon", centre, size, tint);
    }
    let speaker = scene.sitting.speaker();
    let values = [
        ("ships", i64::from(ships).into()),
        ("most", i64::from(most).into()),
    ];
    let text = speaker.words().say("ui-colonials", &values);
    let rect = Rect::from_min_size(
        at - vec2(0.0, size / 2.0),
        vec2(step * f32::from(most), size),
    );
    pen.explain(rect, || {
        format!("{text}\n{}", speaker.tip(Piece::Colonials))
    });
    let count = pos2(rect.right() + 8.0, at.y);
    let font = Face::Plain.at(pen.pick(15.0, 17.0));
    pen.text(
        count,
        Align2::LEFT_CENTER,
        font,
        palette::FAINT,
        format!("{ships}/{most}"),
    );
}
