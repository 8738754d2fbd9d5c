//! The places of things that the guide of a lesson points at.

use super::kept::Part;
use super::lay::Lay;
use super::spots::Sign;
use super::{Scene, Spot};
use bevy_egui::egui::Rect;
use games::pirate_crusades::lessons::Mark;

/// Returns where a thing lies, if it does.
pub(super) fn lies(scene: &Scene, mark: Mark) -> Option<Rect> {
    let part = |part| scene.kept.part(part);
    let sign = |sign| scene.lies.of(Spot::Sign(sign));
    match mark {
        Mark::Row(seat) => scene.row(scene.view.first, seat),
        Mark::Ship => part(Part::OwnShip),
        Mark::Bonus(card) => scene.lies.of(Spot::Bonus(card)),
        Mark::Holds => part(Part::Holds),
        Mark::Hold(card) => scene.lies.of(Spot::Hold(card)),
        Mark::Missions => part(Part::Missions),
        Mark::Card(card) => {
            let card = scene.lies.of(Spot::Hand(card));
            card.map(|card| card.intersect(scene.places.screen.shrink(9.0)))
        }
        Mark::Discard => scene.lies.of(Spot::Discard),
        Mark::Race => Some(Lay::of(scene).race),
        Mark::Tavern => sign(Sign::Tavern),
        Mark::Magistrate => sign(Sign::Magistrate),
        Mark::Market => sign(Sign::Market),
        Mark::Fort => sign(Sign::Fort),
        Mark::Anchor => sign(Sign::Anchor),
        Mark::Spyglass => sign(Sign::Spyglass),
        Mark::Shore => sign(Sign::Shore),
        Mark::Doors => {
            let doors = [Sign::CoveCrew, Sign::CoveShip, Sign::CoveMission];
            doors.into_iter().filter_map(sign).reduce(Rect::union)
        }
        Mark::Met => scene.lies.of(Spot::Met),
        Mark::Ledger => part(Part::Ledger),
        Mark::Balance => part(Part::Balance),
        Mark::Aside => Some(Lay::of(scene).aside),
        Mark::Phases => Some(scene.phases),
        Mark::Prompt => scene.lies.of(Spot::Button),
        Mark::Sea(at) => scene.lies.of(Spot::Sea(at)),
        Mark::Captain(at) => scene.lies.of(Spot::Captain(at)),
        Mark::Port(at) => scene.lies.of(Spot::Port(at)),
        Mark::Flaunt => sign(Sign::Flaunt),
    }
}
