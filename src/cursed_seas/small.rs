//! The whole sea in small, which leads about, and what blows.

use super::chart::{Chart, middle};
use super::map::{chosen, paint};
use super::{Scene, tips};
use crate::board::ask::Ask;
use crate::table::Seen;
use crate::table::tips::{Tip, explain};
use crate::theme::{Pen, Typeface, palette};
use bevy::math::Vec2;
use bevy_egui::egui::{CornerRadius, Id, Rect, Sense, Shape, Stroke, StrokeKind, pos2, vec2};

/// Draws the panel.
pub(super) fn draw(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.places.upper;
    pen.panel(rect);
    let inset = pen.pick(10.0, 14.0);
    let inner = rect.shrink(inset);
    let chart = Chart::of(scene.view);
    let size = chart.size();
    let fits = (inner.height() / size.y).min(inner.width() * 0.62 / size.x);
    let wide = vec2(size.x, size.y) * fits;
    let map = Rect::from_min_size(pos2(inner.right() - wide.x, inner.top()), wide);
    chart_in_small(pen, scene, chart, map);
    let aside = inner.with_max_x(map.left() - inset);
    wind(pen, scene, aside);
}

/// Draws the compass, and the wind that an event brought.
fn wind(pen: &mut Pen, scene: &Scene, room: Rect) {
    let size = (room.height() * 0.58).min(room.width());
    let at = pos2(room.center().x, room.top() + size / 2.0);
    pen.art("art/seas-compass", at, size);
    let (text, tip) = tips::wind(scene);
    let line = Rect::from_min_max(pos2(room.left(), at.y + size / 2.0 + 2.0), room.max);
    let font = Typeface::Bold.at(pen.pick(13.5, 17.0));
    let _ = pen.centred(line, font, palette::TEXT, &text);
    explain(pen, room, || Tip::new(text.clone(), tip.clone()));
}

/// Draws the sea in small. A click or a drag there moves that point to the middle of the seen part.
fn chart_in_small(pen: &mut Pen, scene: &mut Scene, chart: Chart, map: Rect) {
    let painter = pen.ui.painter();
    painter.rect(
        map,
        CornerRadius::same(4),
        palette::SEA,
        Stroke::new(1.4, palette::BRASS_DARK),
        StrokeKind::Outside,
    );
    let scale = map.width() / chart.size().x;
    let at = |world: Vec2| {
        let off = world - middle();
        map.center() + vec2(off.x, -off.y) * scale
    };
    let view = scene.view;
    for (island, centre, isle) in view.isles() {
        let radius = chart.long(scene.data.island(island).radius) * scale;
        let fill = isle.home.map_or(palette::SAND, |home| paint(scene, home));
        let edge = Stroke::new(1.0, palette::INK);
        painter.circle(at(chart.at(centre)), radius.max(2.5), fill, edge);
    }
    for (_, terrain, centre) in view.terrain() {
        let radius = chart.long(scene.data.terrain(terrain).radius) * scale;
        let stroke = Stroke::new(1.0, palette::FOAM);
        painter.circle_stroke(at(chart.at(centre)), radius, stroke);
    }
    for (vessel, place, hull) in view.afloat() {
        let way = super::chart::Eye::way(place.heading);
        let middle = at(chart.at(place.bow)) - way * 2.0;
        let long = if chosen(scene) == Some(vessel) {
            6.5
        } else {
            4.5
        };
        let points = vec![
            middle + way * long,
            middle - way * long * 0.7 + way.rot90() * long * 0.6,
            middle - way * long * 0.7 - way.rot90() * long * 0.6,
        ];
        let edge = Stroke::new(0.8, palette::INK);
        let shape = Shape::convex_polygon(points, paint(scene, hull.seat), edge);
        painter.add(shape);
    }
    let seen = scene.places.seen;
    let corners = [seen.left_top(), seen.right_bottom()];
    let corners = corners.map(|corner| at(scene.desk.in_world(corner)));
    if scene.desk.is_close() {
        let frame = Rect::from_two_pos(corners[0], corners[1]).intersect(map);
        let stroke = Stroke::new(1.8, palette::CREAM);
        painter.rect_stroke(frame, 0.0, stroke, StrokeKind::Inside);
    }
    let id = Id::new("sea in small");
    let response = pen.ui.interact(map, id, Sense::CLICK | Sense::DRAG);
    let pointed = response.interact_pointer_pos();
    if let Some(to) = pointed.filter(|_| response.clicked() || response.dragged()) {
        let off = (to - map.center()) / scale;
        scene.ask(Ask::Centre(middle() + Vec2::new(off.x, -off.y)));
    } else if response.hovered() {
        let tip = scene.say("ui-small-chart", &[]);
        response.on_hover_text_at_pointer(tip);
    }
}
