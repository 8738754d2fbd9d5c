//! Ships: where they are, which way they face, how strong they are.

use super::EventLog;
use crate::{Cause, Event, Facing, MOST_POWER, MapsTaken, Place, Power, Shares, Ship, Voodoo};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::kit::PieceSet;
use rules::table::{At, MOST_SEATS, Seat};

/// The ships.
#[derive(SystemParam)]
pub struct Ships<'w, 's, G: Voodoo> {
    glance: ResMut<'w, ShipGlance<G>>,
    pub(crate) ships: Query<
        'w,
        's,
        (
            &'static Ship,
            &'static mut At<Ship, <G as PieceSet>::Place>,
            &'static mut Facing<<G as Voodoo>::Heading>,
            &'static mut Power,
            &'static mut MapsTaken,
        ),
    >,
}

/// The ships at a glance.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ShipGlance<G: Voodoo> {
    /// Each ship's space.
    spaces: [Option<G::Space>; MOST_SEATS],
    /// Each ship's power.
    power: [u8; MOST_SEATS],
}

impl<G: Voodoo> Default for ShipGlance<G> {
    fn default() -> Self {
        Self {
            spaces: [None; MOST_SEATS],
            power: [1; MOST_SEATS],
        }
    }
}

impl<G: Voodoo> ShipGlance<G> {
    fn of(ships: &Ships<G>) -> Self {
        let mut glance = Self::default();
        for (ship, at, _, power, _) in &ships.ships {
            glance.ship(ship.0, at.place);
            glance.power[ship.0.index()] = power.0;
        }
        glance
    }

    fn ship(&mut self, seat: Seat, place: G::Place) {
        self.spaces[seat.index()] = match place.shared() {
            Some(Place::Sea(space)) => Some(space),
            _ => None,
        };
    }
}

impl<G: Voodoo> Ships<'_, '_, G> {
    crate::play::glances!(ShipGlance);

    /// The space that a ship is on; none before it is placed.
    pub fn space(&self, seat: Seat) -> Option<G::Space> {
        self.glance.spaces[seat.index()]
    }

    /// The ship on a space.
    pub fn ship_on(&self, space: G::Space) -> Option<Seat> {
        let mut ships = (0..).map(Seat).zip(&self.glance.spaces);
        let there = ships.find(|(_, at)| **at == Some(space));
        there.map(|(seat, _)| seat)
    }

    /// Lays a ship on a space. The rule that does so tells it.
    pub fn lay_ship(&mut self, seat: Seat, space: G::Space) {
        let place = Place::Sea(space).into();
        for (ship, mut at, ..) in &mut self.ships {
            if ship.0 == seat {
                at.place = place;
            }
        }
        self.glance.ship(seat, place);
    }

    /// Lays a ship elsewhere, without sailing between.
    pub fn leap(
        &mut self,
        ship: Seat,
        to: G::Space,
        cause: impl Into<G::Cause>,
        log: &mut EventLog<G>,
    ) {
        let from = self.space(ship).unwrap_or(to);
        self.lay_ship(ship, to);
        log.tell(Event::Leapt { ship, from, to }, cause);
    }

    /// Returns which way the ship faces.
    ///
    /// # Panics
    /// Panics where there is no such ship, which no rule asks.
    pub fn facing(&self, seat: Seat) -> G::Heading {
        match self.ships.iter().find(|(ship, ..)| ship.0 == seat) {
            Some((_, _, facing, ..)) => facing.0,
            None => panic!("{seat} has no ship"),
        }
    }

    /// Turns a ship, and tells it where that changes something.
    pub fn face(&mut self, seat: Seat, heading: G::Heading, log: &mut EventLog<G>) {
        let mut turned = false;
        for (ship, _, mut facing, ..) in &mut self.ships {
            if ship.0 == seat && facing.0 != heading {
                facing.0 = heading;
                turned = true;
            }
        }
        if turned {
            let ship = seat;
            log.tell(Event::Faced { ship, heading }, Cause::Facing);
        }
    }

    /// The ship's power, 1 to 6.
    pub fn power(&self, seat: Seat) -> u8 {
        self.glance.power[seat.index()]
    }

    /// Changes a ship's power within 1 to 6, and tells it.
    pub fn change_power(
        &mut self,
        seat: Seat,
        by: i8,
        cause: impl Into<G::Cause>,
        log: &mut EventLog<G>,
    ) {
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
        self.glance.power[seat.index()] = to;
        log.tell(Event::PowerChanged { seat, from, to }, cause);
    }

    /// Returns whether the pirate has had a map.
    pub fn has_had_map(&self, seat: Seat, map: u32) -> bool {
        self.ships
            .iter()
            .any(|(ship, .., maps)| ship.0 == seat && maps.0 & map != 0)
    }

    /// Notes that the pirate has had a map.
    pub fn note_map(&mut self, seat: Seat, map: u32) {
        for (ship, .., mut maps) in &mut self.ships {
            if ship.0 == seat {
                maps.0 |= map;
            }
        }
    }
}
