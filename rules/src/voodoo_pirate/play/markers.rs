//! Markers that only this game has: tide, colonial ships, whirlpool.

use super::Play;
use crate::voodoo_pirate::chart::Space;
use crate::voodoo_pirate::pieces::{Marker, Place, Tide};

impl Play<'_, '_> {
    /// The tide.
    pub fn tide(&self) -> Tide {
        match self.markers.marker(Marker::Tide) {
            Place::Tide(tide) => tide,
            _ => Tide::In,
        }
    }

    /// How many colonial ships lie off the coast.
    pub fn colonials(&self) -> u8 {
        match self.markers.marker(Marker::Colonials) {
            Place::Colonials(ships) => ships,
            _ => 1,
        }
    }

    /// Where the whirlpool is, if it was conjured.
    pub fn whirlpool(&self) -> Option<Space> {
        match self.markers.marker(Marker::Whirlpool) {
            Place::Sea(space) => Some(space),
            _ => None,
        }
    }
}
