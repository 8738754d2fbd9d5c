//! Ships: where they are, which way they face, how strong they are.

use super::{MOST_POWER, Play};
use crate::table::Seat;
use crate::voodoo_pirate::chart::{Heading, Space};
use crate::voodoo_pirate::data::Ground;
use crate::voodoo_pirate::event::{Cause, Event};
use crate::voodoo_pirate::pieces::Place;

impl Play<'_, '_> {
    /// The space that a ship is on; none before it is placed.
    pub fn space(&self, seat: Seat) -> Option<Space> {
        self.ships
            .iter()
            .find(|(ship, ..)| ship.0 == seat)
            .and_then(|(_, at, ..)| match at.place {
                Place::Sea(space) => Some(space),
                _ => None,
            })
    }

    /// The ship on a space.
    pub fn ship_on(&self, space: Space) -> Option<Seat> {
        self.ships
            .iter()
            .find(|(_, at, ..)| matches!(at.place, Place::Sea(on) if on == space))
            .map(|(ship, ..)| ship.0)
    }

    /// Lays a ship on a space. The rule that does so tells it.
    pub fn lay_ship(&mut self, seat: Seat, space: Space) {
        for (ship, mut at, ..) in &mut self.ships {
            if ship.0 == seat {
                at.place = Place::Sea(space);
            }
        }
    }

    /// Whether the ship is in the harbour, or not yet placed.
    pub fn in_harbour(&self, seat: Seat) -> bool {
        self.space(seat)
            .is_none_or(|space| self.ground(space) == Ground::Harbour)
    }

    /// Whether the ship is on the shore.
    pub fn is_ashore(&self, seat: Seat) -> bool {
        self.space(seat)
            .is_some_and(|space| self.ground(space) == Ground::Shore)
    }

    /// Which way the ship faces.
    pub fn facing(&self, seat: Seat) -> Heading {
        self.ships
            .iter()
            .find(|(ship, ..)| ship.0 == seat)
            .map_or(Heading::West, |(_, _, facing, ..)| facing.0)
    }

    /// Turns a ship, and tells it where that changes something.
    pub fn face(&mut self, seat: Seat, heading: Heading) {
        let mut turned = false;
        for (ship, _, mut facing, ..) in &mut self.ships {
            if ship.0 == seat && facing.0 != heading {
                facing.0 = heading;
                turned = true;
            }
        }
        if turned {
            self.tell(
                Event::Faced {
                    ship: seat,
                    heading,
                },
                Cause::Facing,
            );
        }
    }

    /// The ship's power, 1 to 6.
    pub fn power(&self, seat: Seat) -> u8 {
        self.ships
            .iter()
            .find(|(ship, ..)| ship.0 == seat)
            .map_or(1, |(_, _, _, power, _)| power.0)
    }

    /// Changes a ship's power within 1 to 6, and tells it.
    pub fn change_power(&mut self, seat: Seat, by: i8, cause: Cause) {
        let from = self.power(seat);
        let to = from.saturating_add_signed(by).clamp(1, MOST_POWER);
        if to == from {
            return;
        }
        for (ship, _, _, mut power, _) in &mut self.ships {
            if ship.0 == seat {
                power.0 = to;
            }
        }
        self.tell(Event::PowerChanged { seat, from, to }, cause);
    }

    /// Whether the pirate has had the map of a tile.
    pub fn has_had_map(&self, seat: Seat, map: u32) -> bool {
        self.ships
            .iter()
            .any(|(ship, .., maps)| ship.0 == seat && maps.0 & map != 0)
    }

    /// Notes that the pirate has had the map of a tile.
    pub fn note_map(&mut self, seat: Seat, map: u32) {
        for (ship, .., mut maps) in &mut self.ships {
            if ship.0 == seat {
                maps.0 |= map;
            }
        }
    }
}
