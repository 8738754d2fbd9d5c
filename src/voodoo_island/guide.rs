//! The places of things that the guide of a lesson points at.

use super::kept::Part;
use super::{Scene, Spot, camp, map};
use bevy_egui::egui::{Rect, Vec2, vec2};
use games::voodoo_island::lessons::Mark;
use games::voodoo_island::values::Slot;

/// The distance that a ring keeps within supplies, tool spots and the island card: beside or above these is something to be read.
/// To its sides it leaves the name of a supply whole.
const WITHIN: Vec2 = vec2(4.0, 5.0);

/// Returns where a thing lies, if it does.
pub(super) fn lies(scene: &Scene, mark: Mark) -> Option<Rect> {
    let (places, own) = (scene.places, scene.own());
    let part = |part| scene.kept.part(part);
    match mark {
        Mark::Cell(cell) => Some(map::area(scene, cell)),
        Mark::Explorer(seat) => scene.lies.of(Spot::Pawn(seat)),
        Mark::Row(seat) => scene.row(scene.view.first, seat),
        Mark::Card(card) => scene
            .lies
            .of(Spot::Card(card))
            .map(|card| seen(scene, card)),
        Mark::Mission(mission) => {
            let card = scene.lies.of(Spot::Mission(mission));
            card.map(|card| seen(scene, card))
        }
        Mark::Recipe(item) => scene.lies.of(Spot::Recipe(item)),
        Mark::Item(item) => scene.lies.of(Spot::Item(item)),
        Mark::Supply(supply) => {
            let lies = scene.lies.of(Spot::Supply(supply));
            lies.map(|lies| lies.shrink2(WITHIN))
        }
        Mark::Place(supply) => scene.lies.of(Spot::Place(supply)),
        Mark::HelicopterPlace => scene.lies.of(Spot::HelicopterPlace),
        Mark::ToolSpots => {
            let spots = Slot::ALL.iter().map(|&slot| Spot::Tool(own, slot));
            let spots = spots.filter_map(|spot| scene.lies.of(spot));
            let spots = spots.reduce(Rect::union);
            spots.map(|spots| spots.shrink2(vec2(0.0, WITHIN.y)))
        }
        Mark::Helpers => scene.lies.of(Spot::Helpers),
        Mark::Lamps => part(Part::Lamps),
        Mark::Hearts => part(Part::Hearts).map(|hearts| hearts.expand2(vec2(2.0, 1.0))),
        Mark::Camp => Some(camp::lies(scene)),
        Mark::Day => Some(places.upper),
        Mark::IslandCard => {
            let card = part(Part::IslandCard);
            card.map(|card| card.shrink2(vec2(0.0, WITHIN.y)))
        }
        Mark::Deck => scene.lies.of(Spot::Deck),
        Mark::Phases => Some(scene.phases),
        Mark::Prompt => scene.lies.of(Spot::Button),
    }
}

/// Returns what is seen of a card in the hand.
fn seen(scene: &Scene, card: Rect) -> Rect {
    card.intersect(scene.places.screen.shrink(9.0))
}
