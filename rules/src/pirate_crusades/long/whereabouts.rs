//! The places of players, captains, ports and storms at a glance (`pirate-crusades §4.1`).

use crate::play::Play;
use crate::values::*;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Returns where a player is; nothing of a hostage, and of one who is out.
    pub fn at(&self, seat: Seat) -> Option<Location> {
        self.voyages.of(seat).at
    }

    /// Returns the port where a player is, docked or not.
    pub fn port_here(&self, seat: Seat) -> Option<Card> {
        self.cards.port(self.at(seat)?)
    }

    /// Returns the nation that a captain has joined.
    pub fn captains_nation(&self, captain: Captain) -> Nation {
        self.data().captains[captain as usize].nation
    }

    /// Returns the flaw of a player's captain.
    pub fn flaw(&self, seat: Seat) -> Option<Flaw> {
        let captain = self.sea.player(seat)?;
        Some(self.data().captains[captain as usize].flaw)
    }

    /// Returns whether a player's captain has a flaw.
    pub fn has_flaw(&self, seat: Seat, flaw: Flaw) -> bool {
        self.flaw(seat) == Some(flaw)
    }

    /// Returns the allegiance of a player: its captain's.
    pub fn allegiance(&self, seat: Seat) -> Option<Nation> {
        let captain = self.sea.player(seat)?;
        Some(self.captains_nation(captain))
    }

    /// Returns the category of the storm where a player is.
    pub fn storm_over(&self, seat: Seat) -> u8 {
        self.at(seat).map_or(0, |at| self.sea.storm(at))
    }

    /// Returns the captain whom a player meets: in its location, without a storm.
    pub fn captain_here(&self, seat: Seat) -> Option<Captain> {
        let at = self.at(seat).filter(|&at| self.sea.storm(at) == 0)?;
        self.sea.captain(at)
    }

    /// Returns the size of a captain's ship.
    pub fn captains_size(&self, captain: Captain) -> u8 {
        let ship = self.cards.ship_of(captain);
        ship.map_or(0, |ship| self.data().size(ship))
    }

    /// Returns the port closest to a location, of a nation or of any; of several the first, row by row (`pirate-crusades §4.7`).
    pub fn nearest_port(&self, from: Location, of: Option<Nation>) -> Option<Location> {
        let fits = |port| of.is_none() || self.data().nation(port) == of;
        let ports = Location::all().filter(|&at| self.cards.port(at).is_some_and(fits));
        ports.min_by_key(|at| at.distance(from))
    }

    /// Moves a card of the Blue Sea deck, and tells it.
    pub fn shift_blue(&mut self, card: Blue, to: BluePlace, cause: Cause) {
        if let Some(from) = self.sea.put(card, to) {
            self.tell(Event::BlueMoved(Some(card), from, to), cause);
        }
    }

    /// Discards a card of the Blue Sea deck.
    pub fn discard_blue(&mut self, card: Blue, cause: Cause) {
        let top = BluePlace::Discard(self.sea.discard());
        self.shift_blue(card, top, cause);
    }

    /// Returns the next card of the Blue Sea deck, its discard shuffled into it where it is empty.
    pub fn next_blue(&mut self, cause: Cause) -> Option<Blue> {
        if self.sea.deck() == 0 {
            self.sea.reshuffle(&mut self.dice);
            self.tell(Event::BlueReshuffled, cause);
        }
        self.sea.top()
    }

    /// A captain that no player plays leaves the sea, and its ship is discarded.
    pub fn dismiss(&mut self, captain: Captain, cause: Cause) {
        let at = self.sea.location(captain);
        if let Some(card) = self.sea.card_of(captain) {
            self.discard_blue(card, cause);
        }
        if let Some(ship) = self.cards.ship_of(captain) {
            self.shift(ship, Place::Discard(0), cause);
        }
        if let Some(at) = at {
            self.tell(Event::CaptainLeft(captain, at), cause);
        }
    }

    /// Two captains meet: the one with the larger ship stays, of equal ones the first.
    pub fn captains_meet(&mut self, first: Captain, second: Captain, cause: Cause) {
        let second_stays = self.captains_size(second) > self.captains_size(first);
        let leaves = if second_stays { first } else { second };
        self.dismiss(leaves, cause);
    }

    /// Another storm card comes to lie at a location.
    pub fn add_storm(&mut self, card: Blue, at: Location, cause: Cause) {
        let before = self.sea.storm(at);
        self.shift_blue(card, BluePlace::Storm(at, before), cause);
        self.tell(Event::StormStands(at, before + 1), cause);
    }
}
