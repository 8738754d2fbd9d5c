//! The places of things that the guide of a lesson points at.

use super::chart::Eye;
use super::{Scene, Spot, map, sheet};
use bevy_egui::egui::{Rect, Vec2};
use games::cursed_seas::CursedSeas;
use rules::table::lesson::Taught;

type Mark = <CursedSeas as Taught>::Mark;

/// Returns where a thing lies, if it does.
pub(super) fn lies(scene: &Scene, mark: Mark) -> Option<Rect> {
    let eye = Eye::of(scene);
    match mark {
        Mark::Row(seat) => scene.row(scene.view.turn.first, seat),
        Mark::Vessel(vessel) => {
            let place = scene.view.place(vessel)?;
            Some(map::body(eye, scene, vessel, place))
        }
        Mark::Island(island) => {
            let centre = scene.view.islands[island as usize].0?;
            let across = 2.0 * eye.long(scene.data.island(island).radius);
            let size = Vec2::splat(across);
            Some(Rect::from_center_size(eye.at(centre), size))
        }
        Mark::Sheet => Some(sheet::lies(scene)),
        Mark::Gun(gun) => scene.lies.of(Spot::Gun(gun)),
        Mark::Heading(heading) => scene.lies.of(Spot::Heading(heading)),
        Mark::Reach(distance) => scene.lies.of(Spot::Reach(distance)),
        Mark::Event(event) => scene.lies.of(Spot::Event(event)),
        Mark::Prompt => scene.lies.of(Spot::Button),
    }
}
