//! The ids of texts about more than a name.

use crate::voodoo_pirate::data::Ground;
use crate::voodoo_pirate::pieces::Face;
use crate::voodoo_pirate::view::SpaceView;
use rules::kit::Texted;

pub(super) fn ground(space: &SpaceView) -> &'static str {
    match (space.ground, space.water) {
        (Ground::Harbour, _) => "ground-harbour",
        (Ground::Tidal(_), _) => "ground-tidal",
        (Ground::Shore, _) => "ground-shore",
        (Ground::Open | Ground::Sea(_), Some(water)) if water.haunted => "water-haunted",
        (Ground::Open | Ground::Sea(_), Some(_)) => "water-calm",
        (Ground::Open | Ground::Sea(_), None) => "ground-open",
    }
}

pub(super) fn piece(face: Face) -> &'static str {
    match face {
        Face::Object(object) => object.text_id(),
        Face::Skull(skull) => skull.text_id(),
        Face::Card(_, card) => card.text_id(),
        Face::Barrel(barrel) => barrel.text_id(),
        other => other.text_id(),
    }
}
