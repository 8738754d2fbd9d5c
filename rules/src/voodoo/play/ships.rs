//! Ships: where they are, which way they face, how strong they are; and the blessed cards aboard.

use super::Play;
use crate::table::Seat;
use crate::voodoo::{Cause, Event, MOST_POWER, Place, Voodoo};

impl<G: Voodoo> Play<'_, '_, G> {
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
    pub fn leap(&mut self, ship: Seat, to: G::Space, cause: impl Into<G::Cause>) {
        let from = self.space(ship).unwrap_or(to);
        self.lay_ship(ship, to);
        self.tell(Event::Leapt { ship, from, to }, cause);
    }

    /// Which way the ship faces.
    ///
    /// # Panics
    /// Where there is no such ship, which no rule asks.
    pub fn facing(&self, seat: Seat) -> G::Heading {
        match self.ships.iter().find(|(ship, ..)| ship.0 == seat) {
            Some((_, _, facing, ..)) => facing.0,
            None => panic!("{seat} has no ship"),
        }
    }

    /// Turns a ship, and tells it where that changes something.
    pub fn face(&mut self, seat: Seat, heading: G::Heading) {
        let mut turned = false;
        for (ship, _, mut facing, ..) in &mut self.ships {
            if ship.0 == seat && facing.0 != heading {
                facing.0 = heading;
                turned = true;
            }
        }
        if turned {
            let ship = seat;
            self.tell(Event::Faced { ship, heading }, Cause::Facing);
        }
    }

    /// The ship's power, 1 to 6.
    pub fn power(&self, seat: Seat) -> u8 {
        self.glance.power[seat.index()]
    }

    /// Changes a ship's power within 1 to 6, and tells it.
    pub fn change_power(&mut self, seat: Seat, by: i8, cause: impl Into<G::Cause>) {
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
        self.tell(Event::PowerChanged { seat, from, to }, cause);
    }

    /// Whether the pirate has had a map.
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

    /// The blessed card aboard.
    pub fn blessed_rank(&self, seat: Seat) -> Option<G::Rank> {
        let aboard = G::Place::from(Place::Aboard(seat));
        let mut cards = self.blessed.iter();
        let card = cards.find(|(_, _, at, _)| at.place == aboard);
        card.map(|(_, card, ..)| card.0)
    }

    /// Swaps blessed cards unseen.
    pub fn swap_blessed(&mut self, seat: Seat, victim: Seat) {
        let [own, other] = [seat, victim].map(|seat| G::Place::from(Place::Aboard(seat)));
        for (_, _, mut at, _) in &mut self.blessed {
            if at.place == own {
                at.place = other;
            } else if at.place == other {
                at.place = own;
            }
        }
        // Nobody looks: each still knows the card it was dealt, and no other.
        self.tell(Event::BlessedSwapped { seat, victim }, Cause::Blessed);
    }
}
