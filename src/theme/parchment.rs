//! Sheets of parchment, of any shape.

use super::{Pen, palette};
use bevy_egui::egui::{self, Rect, Shape, pos2};

/// Draws a sheet of parchment. Before its picture is loaded it is plain.
pub fn parchment(pen: &Pen, rect: Rect) {
    pen.ui.painter().add(parchment_shape(pen, rect));
}

/// Returns the part of a sheet of parchment within its torn edge.
pub fn within_edge(pen: &Pen, rect: Rect) -> Rect {
    rect.shrink(27.0 * torn(pen, rect))
}

/// Returns the scale of the drawing of a sheet's edge.
fn torn(pen: &Pen, rect: Rect) -> f32 {
    let picture = pen.gallery.panel("art/parchment");
    picture.map_or(1.0, |(_, full)| (rect.size() / full).min_elem())
}

/// Returns the shape of a sheet of parchment, to be drawn once its size is known.
pub fn parchment_shape(pen: &Pen, rect: Rect) -> Shape {
    let picture = pen.gallery.panel("art/parchment");
    let scale = torn(pen, rect);
    let sheet = within_edge(pen, rect);
    let ground = Shape::rect_filled(sheet, 6.0, palette::PARCHMENT);
    let picture = picture.map(|(texture, full)| framed(texture, full, rect, scale));
    Shape::Vec([Some(ground), picture].into_iter().flatten().collect())
}

/// The reach inward of a sheet's torn edge, its frame and the curls of its corners, in units of its drawing.
const EDGE: f32 = 72.0;

/// Returns a picture stretched into a sheet of any shape; only its edges and corners keep their proportions.
fn framed(texture: egui::TextureId, full: egui::Vec2, rect: Rect, scale: f32) -> Shape {
    let stops = |low: f32, high: f32, edge: f32| [low, low + edge, high - edge, high];
    let edge = EDGE * scale;
    let across = stops(rect.left(), rect.right(), edge);
    let down = stops(rect.top(), rect.bottom(), edge);
    let [u, v] = [full.x, full.y].map(|long| stops(0.0, 1.0, EDGE / long));
    let mut mesh = egui::Mesh::with_texture(texture);
    for row in 0..3 {
        for column in 0..3 {
            let part = |x: &[f32; 4], y: &[f32; 4]| {
                Rect::from_min_max(pos2(x[column], y[row]), pos2(x[column + 1], y[row + 1]))
            };
            mesh.add_rect_with_uv(part(&across, &down), part(&u, &v), palette::OWN);
        }
    }
    Shape::mesh(mesh)
}
