//! Ships from the side, on the water by night, and creatures.

use super::looks;
use crate::theme::Pen;
use bevy_egui::egui::{Color32, Pos2, Rect, Vec2, vec2};
use games::cursed_seas::Creature;
use games::cursed_seas::data::ShipData;

/// The size of the sky behind a ship, in units of the drawings.
const SKY: Vec2 = vec2(300.0, 168.0);
/// The upper left corner of the hull before the sky, its size, and the line in it on which its masts stand.
const HULL: Vec2 = vec2(10.0, 48.0);
const HULL_SIZE: Vec2 = vec2(280.0, 112.0);
const DECK: f32 = 70.0;

/// Returns the width of a portrait of this height.
pub(super) fn width(high: f32) -> f32 {
    high * SKY.x / SKY.y
}

/// Returns the frame of a portrait in the middle of a room.
pub(super) fn frame(room: Rect) -> Rect {
    let unit = (room.width() / SKY.x).min(room.height() / SKY.y);
    Rect::from_center_size(room.center(), SKY * unit)
}

/// Returns the places of the masts of a ship of so many in her picture, from the foremost, and their scale.
fn rigging(masts: u8) -> (&'static [f32], f32) {
    match masts {
        0 | 1 => (&[146.0], 0.92),
        2 => (&[181.0, 113.0], 0.92),
        3 => (&[189.0, 147.0, 105.0], 0.92),
        4 => (&[198.0, 164.0, 130.0, 96.0], 0.84),
        _ => (&[207.0, 177.0, 147.0, 117.0, 87.0], 0.78),
    }
}

/// Returns the units of the canvas for one of the drawings, and the foot of a mast that stands at a place.
fn foot(frame: Rect, x: f32) -> (f32, Pos2) {
    let unit = frame.width() / SKY.x;
    (unit, frame.min + (HULL + vec2(x, DECK)) * unit)
}

/// Returns the rectangle of each mast of a ship of so many in a frame, from the foremost.
pub(super) fn masts(frame: Rect, masts: u8) -> Vec<Rect> {
    let (stands, scale) = rigging(masts);
    let rects = stands.iter().map(|&x| {
        let (unit, foot) = foot(frame, x);
        let size = vec2(34.0, 96.0 * scale) * unit;
        Rect::from_center_size(foot - vec2(0.0, size.y / 2.0), size)
    });
    rects.collect()
}

/// Draws a ship with some of her masts sound and some on fire, each a bit, and with sails of a colour.
pub(super) fn ship(
    pen: &Pen,
    frame: Rect,
    data: &ShipData,
    [sound, fire]: [u8; 2],
    sails: Color32,
) {
    pen.picture("art/seas-sky", frame);
    let build = looks::build(data.ship, data.nation);
    let (stands, scale) = rigging(data.masts);
    for (mast, &x) in (0_u8..).zip(stands) {
        let outer = data.masts > 2 && (mast == 0 || mast + 1 == data.masts);
        let scale = if outer { scale * 0.9 } else { scale };
        let (unit, foot) = foot(frame, x);
        let part = |size: Vec2, foot_at: Vec2| {
            Rect::from_min_size(foot - foot_at * unit * scale, size * unit * scale)
        };
        if (sound | fire) >> mast & 1 == 0 {
            let stump = part(vec2(32.0, 36.0), vec2(16.0, 34.0));
            pen.picture("art/seas-side-stump", stump);
            continue;
        }
        let rect = part(vec2(96.0, 132.0), vec2(48.0, 128.0));
        pen.picture(&format!("art/seas-side-mast-{}", build.rig), rect);
        pen.stretched(&format!("art/seas-side-sail-{}", build.rig), rect, sails);
        if fire >> mast & 1 == 1 {
            pen.art("art/seas-fire-1", rect.center(), rect.height() * 0.7);
        }
    }
    let unit = frame.width() / SKY.x;
    let body = Rect::from_min_size(frame.min + HULL * unit, HULL_SIZE * unit);
    let (hull, masts) = (build.hull, data.masts);
    pen.picture(&format!("art/seas-side-{hull}-{masts}"), body);
    let trim = looks::trim(data.nation);
    pen.stretched(&format!("art/seas-side-trim-{hull}-{masts}"), body, trim);
    pen.picture("art/seas-sky-front", frame);
}

/// Draws a creature.
pub(super) fn creature(pen: &Pen, frame: Rect, creature: Creature) {
    pen.picture("art/seas-sky", frame);
    let (picture, _) = looks::creature(creature);
    pen.art(&picture, frame.center(), frame.height() * 0.92);
}
