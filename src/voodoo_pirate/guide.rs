//! Where the things lie that the guide of a lesson points at.

use super::{OwnSpot, Scene, Spot, marks};
use bevy_egui::egui::{Rect, vec2};
use rules::voodoo_pirate::lessons::Mark;
use rules::voodoo_pirate::pieces::Cell;

/// Where a thing lies, if it does.
pub(super) fn place(scene: &Scene, mark: Mark) -> Option<Rect> {
    let places = scene.places;
    let spot = |spot: Spot| {
        let mut pieces = scene.pieces.iter();
        pieces
            .find(|(other, _)| *other == spot)
            .map(|(_, rect)| *rect)
    };
    let all = |spots: &mut dyn Iterator<Item = Spot>| spots.filter_map(spot).reduce(Rect::union);
    match mark {
        Mark::Space(space) => Some(marks::square_of(scene, space)),
        Mark::Ship(seat) => {
            let space = scene.view.pirate(seat).space?;
            Some(marks::square_of(scene, space))
        }
        Mark::Row(seat) => {
            let seats = scene.view.pirates.len() as u8;
            let line = scene
                .view
                .sun
                .round(seats)
                .position(|other| other == seat)?;
            let down = vec2(0.0, places.step * line as f32);
            Some(places.row.translate(down))
        }
        Mark::Card(card) => {
            let card = spot(Spot::Card(card))?;
            Some(card.intersect(places.screen.shrink(9.0)))
        }
        Mark::Barrel(barrel) => spot(Spot::Barrel(barrel)),
        Mark::Cell(cell) => spot(Spot::Cell(cell)),
        Mark::Object(object) => spot(Spot::Own(OwnSpot::OwnObject(object))),
        Mark::Mat => Some(places.mat),
        Mark::Souls => all(&mut (0..4).map(Spot::OwnSoul)),
        Mark::Poppets => spot(Spot::Own(OwnSpot::OwnPoppets)),
        Mark::Phases => Some(places.phases),
        Mark::Supplies => Some(places.supplies),
        Mark::Bag => spot(Spot::Bag),
        Mark::Grid => all(&mut (0..9).map(|cell| Spot::Cell(Cell(cell)))),
        Mark::Weather => Some(places.weather),
        Mark::Prompt => spot(Spot::Button),
    }
}
