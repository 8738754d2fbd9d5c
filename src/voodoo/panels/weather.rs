//! The wind: the vane with its four quadrants, and the wind's effect.

use super::{Scene, VoodooTable};
use crate::table::tips::{Tip, explain};
use crate::theme::{Pen, Typeface, palette};
use bevy::math::Curve;
use bevy::math::curve::EaseFunction;
use bevy_egui::egui::{Align2, Pos2, Rect, Shape, Stroke, Vec2, pos2};
use games::voodoo::{Event, Shares, Wind};
use rules::kit::Texted;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

/// Draws the panel with the vane, and the wind's name and effect beside it at these heights in the compact and the wide layout.
/// Returns the left edge of the rest of the panel.
pub fn draw<G: VoodooTable>(
    pen: &mut Pen,
    scene: &Scene<G>,
    vane_tip: impl FnOnce() -> Tip,
    [name, effect]: [(f32, f32); 2],
) -> f32 {
    let rect = scene.places.upper;
    pen.panel(rect);
    let now = scene.view.wind;
    let speaker = scene.session.speaker();
    let radius = pen.pick(50.0, 84.0);
    let centre = pos2(rect.left() + radius + pen.pick(8.0, 14.0), rect.center().y);
    vane(pen, centre, radius, &pointing(scene));
    explain(
        pen,
        Rect::from_center_size(centre, Vec2::splat(radius * 2.0)),
        vane_tip,
    );
    for &wind in Wind::ALL {
        let at = centre + direction(wind) * radius * 0.58;
        let area = Rect::from_center_size(at, Vec2::splat(radius * 0.54));
        explain(pen, area, || {
            Tip::new(speaker.text(wind), speaker.does(wind)).about(wind.text_id())
        });
    }
    let left = centre.x + radius + pen.pick(12.0, 24.0);
    let at = |(compact, wide)| pos2(left, rect.top() + pen.pick(compact, wide));
    let (name, effect) = (at(name), at(effect));
    let font = Typeface::Bold.at(pen.pick(18.0, 24.0));
    let title = speaker.text(now);
    let drawn = pen.text(name, Align2::LEFT_CENTER, font, palette::TEXT, &title);
    let font = Typeface::Plain.at(pen.pick(14.5, 17.0));
    let text = speaker.wind_short(now);
    let drawn = drawn.union(pen.text(effect, Align2::LEFT_CENTER, font, palette::FAINT, text));
    explain(pen, drawn, || {
        Tip::new(title, speaker.does(now)).about(now.text_id())
    });
    left
}

fn direction(wind: Wind) -> Vec2 {
    Vec2::angled(FRAC_PI_2 * f32::from(wind as u8) - FRAC_PI_2)
}

/// The state of the vane: its wind, the direction of its needle, and the opacity of both.
struct Pointing {
    wind: Wind,
    way: Vec2,
    clear: f32,
}

/// Returns the state of the vane, also on its way from one quadrant to another.
fn pointing<G: VoodooTable>(scene: &Scene<G>) -> Pointing {
    let turning = scene.animations.moving().and_then(|(animation, motion)| {
        let Some(Event::WindTurned { from, to }) = animation.event.shared() else {
            return None;
        };
        let quadrants = (to as u8 + 4 - from as u8) % 4;
        // However far it turns, it swings beyond its quadrant as after a turn of one.
        let [swing, turn] = [EaseFunction::ElasticOut, EaseFunction::CubicOut]
            .map(|ease| ease.sample_clamped(motion.done));
        let quarters = f32::from(quadrants.saturating_sub(1)) * turn + swing;
        let angle = FRAC_PI_2 * (f32::from(from as u8) + quarters - 1.0);
        Some(Pointing {
            wind: if motion.done > 0.0 { to } else { from },
            way: Vec2::angled(angle),
            clear: motion.clear,
        })
    });
    let wind = scene.view.wind;
    turning.unwrap_or(Pointing {
        wind,
        way: direction(wind),
        clear: 1.0,
    })
}

fn vane(pen: &Pen, centre: Pos2, radius: f32, shows: &Pointing) {
    let Pointing { wind: now, way, .. } = *shows;
    let painter = pen.ui.painter();
    let mut turning = painter.clone();
    turning.multiply_opacity(shows.clear);
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
    turning.add(Shape::convex_polygon(
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
    turning.add(Shape::convex_polygon(shaft, palette::DANGER, stroke));
    let head = vec![
        tip,
        centre + side * long * 0.34 + way * long * 0.26,
        centre - side * long * 0.34 + way * long * 0.26,
    ];
    turning.add(Shape::convex_polygon(head, palette::DANGER, stroke));
    painter.circle(
        centre,
        radius * 0.09,
        palette::BRASS,
        Stroke::new(1.4, palette::INK),
    );
}
