//! Markers that only this game has: tide, colonial ships, whirlpool.

use super::Markers;
use crate::voodoo_pirate::chart::Space;
use crate::voodoo_pirate::pieces::{Marker, Place, Tide, Wind};

impl Markers<'_, '_> {
    /// The tide.
    pub fn tide(&self) -> Tide {
        match self.marker(Marker::Tide) {
            Place::Tide(tide) => tide,
            _ => Tide::In,
        }
    }

    /// Returns how many colonial ships lie off the coast.
    pub fn colonials(&self) -> u8 {
        match self.marker(Marker::Colonials) {
            Place::Colonials(ships) => ships,
            _ => 1,
        }
    }

    /// Returns where the whirlpool is, if it was conjured.
    pub fn whirlpool(&self) -> Option<Space> {
        match self.marker(Marker::Whirlpool) {
            Place::Sea(space) => Some(space),
            _ => None,
        }
    }

    /// The wind.
    pub fn wind(&self) -> Wind {
        match self.marker(Marker::Vane) {
            Place::Vane(wind) => wind,
            _ => Wind::Fair,
        }
    }
}
