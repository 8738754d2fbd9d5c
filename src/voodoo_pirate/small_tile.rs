//! A sea tile in small, as it lies on the chart: to choose how it lies, and to show the known top of the stack.

use super::Scene;
use super::chart::{feature_picture, turn};
use crate::board::marks::panel_frame;
use crate::theme::pen::full_uv;
use crate::theme::{Glow, Pen, Typeface, palette};
use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use games::voodoo_pirate::chart::{Quarters, Slot};
use games::voodoo_pirate::data::{Data, Feature, Water};
use games::voodoo_pirate::{Choice, Question, face_water};

/// A tile's side on the chart, the radius of its corners, and its thickness, in units of the world.
const SIDE: f32 = 156.0;
const ROUND: f32 = 8.0;
const THICK: f32 = 3.0;
/// The sides between two quarters of a tile: the quarters, and the ends of the side, in parts of the tile.
const INNER: [([usize; 2], Vec2, Vec2); 4] = [
    ([0, 1], vec2(0.5, 0.0), vec2(0.5, 0.5)),
    ([2, 3], vec2(0.5, 0.5), vec2(0.5, 1.0)),
    ([0, 2], vec2(0.0, 0.5), vec2(0.5, 0.5)),
    ([1, 3], vec2(0.5, 0.5), vec2(1.0, 0.5)),
];

/// Draws a way in which a new tile may lie, and on the chart the one that is pointed at.
pub(super) fn exhibit(pen: &Pen, scene: &Scene, choice: Choice, rect: Rect, pointed: bool) {
    let asked = scene.observation.asked.map(|asked| asked.question);
    let (Some(Question::LayTile(space)), Choice::Lay(lies), Some((tile, _))) =
        (asked, choice, scene.view.top_tile)
    else {
        return;
    };
    let slot = space.slot();
    let waters = waters(scene.data, tile, lies);
    draw(pen, rect, waters, Some(slot));
    let [north_west, ..] = slot.spaces();
    let corner = scene.desk.at(
        f32::from(north_west.column()) - 1.0,
        f32::from(north_west.row()) - 1.0,
    );
    let square = scene.desk.square;
    let on_chart = Rect::from_min_size(corner, Vec2::splat(square * 2.0)).shrink(square / 40.0);
    if pointed {
        draw(pen, on_chart, waters, Some(slot));
    }
    if pointed || lies == Quarters(0) {
        panel_frame(pen, on_chart, Glow::Marked);
    }
}

/// Returns the waters of a tile as it lies, row by row from the upper left.
pub(super) fn waters(data: &Data, tile: u8, lies: Quarters) -> [Water; 4] {
    [0, 1, 2, 3].map(|shown| face_water(data, tile, lies, shown))
}

/// Draws a tile of some waters; in a slot of the chart with the values of its spaces there.
pub(super) fn draw(pen: &Pen, rect: Rect, waters: [Water; 4], slot: Option<Slot>) {
    let unit = rect.width() / SIDE;
    let half = rect.width() / 2.0;
    let radius = (ROUND * unit).round() as u8;
    let round = CornerRadius::same(radius);
    let painter = pen.ui.painter();
    let below = rect.translate(vec2(0.0, (THICK * unit).max(1.5)));
    painter.rect_filled(below, round, palette::TILE);
    water(pen, "art/water-calm", rect, round, palette::SEA);
    let quarters = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
        .map(|(x, y)| Rect::from_min_size(rect.min + vec2(x, y) * half, Vec2::splat(half)));
    for (number, quarter) in quarters.into_iter().enumerate() {
        if waters[number].haunted {
            let own = |corner| if corner == number { radius } else { 0 };
            let round = CornerRadius {
                nw: own(0),
                ne: own(1),
                sw: own(2),
                se: own(3),
            };
            water(pen, "art/water-haunted", quarter, round, palette::HAUNTED);
        }
    }
    sides(pen, rect, waters);
    edge(pen, rect, round);
    let spaces = slot.map(Slot::spaces);
    for (number, quarter) in quarters.into_iter().enumerate() {
        if let Some(feature) = waters[number].feature {
            let (name, size, _) = feature_picture(feature);
            let angle = match feature {
                Feature::Current(heading) => -turn(heading),
                _ => 0.0,
            };
            // If the tile is small, a little larger than on the chart, so that the feature can be recognised.
            let large = (56.0 / half).clamp(1.0, 1.15);
            // Clear of the number.
            let aside = spaces.map_or(0.0, |_| half * 0.05 * large);
            let at = quarter.center() + Vec2::splat(aside);
            pen.turned(&name, at, size / 80.0 * large * half, angle, palette::OWN);
        }
        if let Some(spaces) = spaces {
            let font = Typeface::Bold.at((half * 0.36).min(14.0).max(half * 0.19));
            let at = quarter.min + vec2(0.09, 0.06) * half;
            let colours = [palette::VALUE, palette::INK];
            pen.edged(at, Align2::LEFT_TOP, font, colours, spaces[number].value());
        }
    }
}

/// Draws water in a place with round corners, plain before its picture is loaded.
fn water(pen: &Pen, name: &str, rect: Rect, round: CornerRadius, plain: Color32) {
    let shape = match pen.gallery.panel(name) {
        Some((picture, _)) => {
            RectShape::filled(rect, round, palette::OWN).with_texture(picture, full_uv())
        }
        None => RectShape::filled(rect, round, plain),
    };
    pen.ui.painter().add(shape);
}

/// Draws the lines between the quarters: foam where haunted water ends, and dots.
fn sides(pen: &Pen, rect: Rect, waters: [Water; 4]) {
    const STEPS: u8 = 12;
    let unit = rect.width() / SIDE;
    let painter = pen.ui.painter();
    for (place, (quarters, from, to)) in INNER.into_iter().enumerate() {
        let [one, other] = quarters.map(|quarter| waters[quarter].haunted);
        if one == other {
            continue;
        }
        let across = (to - from).rot90() * 2.0;
        let points: Vec<_> = (0..=STEPS)
            .map(|step| {
                let part = f32::from(step) / f32::from(STEPS);
                let sway = 1.6 * unit * (9.0 * part + 2.0 * place as f32).sin();
                rect.min + (from + (to - from) * part) * rect.width() + across * sway
            })
            .collect();
        let foam = palette::SPIRIT.gamma_multiply(0.8);
        let stroke = Stroke::new((2.0 * unit).max(1.0), foam);
        painter.extend(Shape::dashed_line(&points, stroke, 16.0 * unit, 4.0 * unit));
    }
    let inside = rect.shrink(ROUND * unit);
    let middle = rect.center();
    for line in [
        [
            pos2(middle.x, inside.top()),
            pos2(middle.x, inside.bottom()),
        ],
        [
            pos2(inside.left(), middle.y),
            pos2(inside.right(), middle.y),
        ],
    ] {
        let foam = palette::FOAM.gamma_multiply(0.5);
        let dot = (1.1 * unit).max(0.6);
        painter.extend(Shape::dotted_line(&line, foam, 8.0 * unit, dot));
    }
}

/// Draws the edge of a tile: ink, and the light on its upper right.
fn edge(pen: &Pen, rect: Rect, round: CornerRadius) {
    let unit = rect.width() / SIDE;
    let painter = pen.ui.painter();
    let ink = Stroke::new((1.8 * unit).max(1.2), palette::INK);
    painter.rect_stroke(rect, round, ink, StrokeKind::Inside);
    let lit = rect.shrink(2.6 * unit + 0.6);
    let bend = ROUND * unit;
    let points = vec![
        pos2(lit.left() + bend, lit.top()),
        pos2(lit.right() - bend, lit.top()),
        pos2(lit.right() - bend * 0.3, lit.top() + bend * 0.3),
        pos2(lit.right(), lit.top() + bend),
        pos2(lit.right(), lit.bottom() - bend),
    ];
    let light = palette::FOAM.gamma_multiply(0.6);
    let stroke = Stroke::new((1.4 * unit).max(0.9), light);
    painter.add(Shape::line(points, stroke));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::trial::canvas;
    use games::voodoo_pirate::chart::Space;
    use games::voodoo_pirate::load;

    /// Returns the texts of a tile that is drawn alone, each once.
    fn said(slot: Option<Slot>) -> Vec<String> {
        let waters = waters(load::standard(), 1, Quarters(0));
        let mut screen = canvas((), move |pen, _| {
            let rect = Rect::from_min_size(pos2(100.0, 100.0), Vec2::splat(60.0));
            draw(pen, rect, waters, slot);
        });
        screen.step();
        let shapes = screen.output().shapes.iter();
        let mut said: Vec<String> = shapes
            .filter_map(|clipped| match &clipped.shape {
                Shape::Text(text) => Some(text.galley.text().to_owned()),
                _ => None,
            })
            .collect();
        said.sort();
        said.dedup();
        said
    }

    #[test]
    fn where_a_tile_would_lie_it_tells_what_its_spaces_are_worth() {
        let slot = Space::new(7, 3).unwrap().slot();
        assert_eq!(said(Some(slot)), ["5", "6", "7"]);
        assert!(said(None).is_empty());
    }
}
