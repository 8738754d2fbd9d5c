//! Markers: wind, tide, colonial ships, whirlpool, Sun, Moon, jail.

use super::{Play, shift};
use crate::voodoo_pirate::chart::Space;
use crate::voodoo_pirate::event::Cause;
use crate::voodoo_pirate::pieces::{Marker, Place, Tide, Wind};

impl Play<'_, '_> {
    /// Where the only marker of a kind lies.
    pub fn marker(&self, wanted: Marker) -> Place {
        self.markers
            .iter()
            .find(|(_, marker, _)| **marker == wanted)
            .map_or(Place::Box, |(_, _, at)| at.place)
    }

    /// Moves the first marker of a kind that lies at `from`.
    pub fn move_marker(&mut self, kind: Marker, from: Place, to: Place, cause: Cause) {
        let matching = self
            .markers
            .iter_mut()
            .filter(|(_, marker, _)| **marker == kind)
            .map(|(id, _, at)| (id, at));
        let piece = shift(matching, from, to);
        self.tell_moved(piece, from, to, cause);
    }

    /// The wind.
    pub fn wind(&self) -> Wind {
        match self.marker(Marker::Vane) {
            Place::Vane(wind) => wind,
            _ => Wind::Fair,
        }
    }

    /// The tide.
    pub fn tide(&self) -> Tide {
        match self.marker(Marker::Tide) {
            Place::Tide(tide) => tide,
            _ => Tide::In,
        }
    }

    /// How many colonial ships lie off the coast.
    pub fn colonials(&self) -> u8 {
        match self.marker(Marker::Colonials) {
            Place::Colonials(ships) => ships,
            _ => 1,
        }
    }

    /// Where the whirlpool is, if it was conjured.
    pub fn whirlpool(&self) -> Option<Space> {
        match self.marker(Marker::Whirlpool) {
            Place::Sea(space) => Some(space),
            _ => None,
        }
    }
}
