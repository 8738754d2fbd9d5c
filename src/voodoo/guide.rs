//! The places of things that the guide of a lesson points at.

use super::{Scene, Spot, VoodooTable};
use crate::board::mat::with_caption;
use crate::theme::Pen;
use bevy_egui::egui::Rect;
use games::voodoo::lessons::Mark;
use games::voodoo::{Cell, MOST_BERTHS};

/// Returns the rectangle of a mark that the guide points at, if it is seen. `area` gives that of a space, and `own` the spot of a
/// mark that only this game has.
pub fn lies<G: VoodooTable>(
    pen: &Pen,
    scene: &Scene<G>,
    mark: Mark<G>,
    area: fn(&Scene<G>, G::Space) -> Rect,
    own: fn(G::OwnMark) -> Spot<G>,
) -> Option<Rect> {
    let place = match mark {
        Mark::Space(space) => area(scene, space),
        Mark::Ship(seat) => {
            // With the arrows beside it.
            let is_arrow = |spot: &Spot<G>| {
                matches!(spot, Spot::Beside(other, _) if *other == seat)
                    && scene.observation.at(*spot).next().is_some()
            };
            let pieces = scene.lies.things().iter();
            let beside = pieces.filter(|(spot, _)| is_arrow(spot));
            let area = area(scene, scene.pirate(seat).space?);
            beside.fold(area, |all, (_, rect)| all.union(*rect))
        }
        Mark::Own(mark) => scene.lies.of(own(mark))?,
        mark => place(scene, mark)?,
    };
    Some(with_caption(pen, scene.places.mat, place))
}

/// Returns the rectangle of a mark off the chart, if it is seen.
fn place<G: VoodooTable>(scene: &Scene<G>, mark: Mark<G>) -> Option<Rect> {
    let places = scene.places;
    let all = |spots: &mut dyn Iterator<Item = Spot<G>>| {
        spots
            .filter_map(|spot| scene.lies.of(spot))
            .reduce(Rect::union)
    };
    match mark {
        Mark::Row(seat) => scene.row(scene.view.sun, seat),
        Mark::Card(card) => {
            let card = scene.lies.of(Spot::Card(card))?;
            Some(card.intersect(places.screen.shrink(9.0)))
        }
        Mark::Barrel(barrel) => scene.lies.of(Spot::Barrel(barrel)),
        Mark::Cell(cell) => scene.lies.of(Spot::Cell(cell)),
        Mark::Mat => Some(places.mat),
        Mark::Souls => all(&mut (0..MOST_BERTHS).map(Spot::OwnSoul)),
        Mark::Phases => Some(scene.phases),
        Mark::Supplies => Some(places.supplies),
        Mark::Bag => scene.lies.of(Spot::Bag),
        Mark::Grid => all(&mut Cell::all().map(Spot::Cell)),
        Mark::Weather => Some(places.upper),
        Mark::Prompt => scene.lies.of(Spot::Button),
        Mark::Space(_) | Mark::Ship(_) | Mark::Own(_) => None,
    }
}

/// Returns the rectangle that must stay in sight while something on a spot is chosen: for a cell all of the grid, since the
/// souls on it matter.
pub fn about<G: VoodooTable>(scene: &Scene<G>, spot: Spot<G>) -> Option<Rect> {
    match spot {
        Spot::Cell(_) => place(scene, Mark::Grid),
        spot => scene.lies.of(spot),
    }
}
