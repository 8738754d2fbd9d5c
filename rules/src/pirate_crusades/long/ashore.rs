//! Players and captains put ashore, hostages, and ships lost (`pirate-crusades §4.2`, `§4.9`).

use crate::play::Play;
use crate::values::*;
use rules::table::Seat;

impl Play<'_, '_> {
    /// A player is put ashore without a ship.
    pub fn strand(&mut self, seat: Seat, at: Location, cause: Cause) {
        self.voyages.of_mut(seat).at = Some(at);
        self.tell(Event::Landed(seat, at), cause);
        self.stand(seat, Standing::Stranded, cause);
    }

    /// A player is put ashore at the port closest to a location: where no port is left, there.
    pub fn strand_near(&mut self, seat: Seat, from: Location, cause: Cause) {
        let port = self.nearest_port(from, None);
        self.strand(seat, port.unwrap_or(from), cause);
    }

    /// A captain is a hostage no more.
    pub fn release(&mut self, seat: Seat, captain: Captain, cause: Cause) {
        if let Some(card) = self.sea.card_of(captain) {
            self.discard_blue(card, cause);
            self.tell(Event::PutAshore(seat, captain), cause);
        }
    }

    /// Returns the players whom a player holds as hostages.
    pub fn held_players(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let is_held =
            move |other| matches!(self.standing(other), Standing::Hostage(by, _) if by == seat);
        self.others(seat).filter(move |&other| is_held(other))
    }

    /// All hostages of a player come ashore at the port closest to a location.
    pub fn release_all(&mut self, seat: Seat, from: Location, cause: Cause) {
        for captain in self.sea.hostages(seat).iter() {
            self.release(seat, captain, cause);
        }
        let held: Vec<Seat> = self.held_players(seat).collect();
        for other in held {
            self.strand_near(other, from, cause);
        }
    }

    /// A hostage waits for another turn; in the end it slips away, to the port closest to its captor.
    pub(super) fn wait_in_irons(&mut self, seat: Seat) {
        let Standing::Hostage(captor, turns) = self.standing(seat) else {
            return;
        };
        if turns + 1 < self.numbers().long.hostage_turns.get() {
            return self.stand(seat, Standing::Hostage(captor, turns + 1), Cause::Turn);
        }
        if let Some(from) = self.at(captor) {
            self.strand_near(seat, from, Cause::Turn);
        }
    }

    /// A player's ship is lost, with all that is aboard.
    fn lose_ship(&mut self, seat: Seat, cause: Cause) {
        let has = self.cards.of(seat);
        let single = [has.ship, has.prize, has.chest];
        let aboard = has.holds.set().union(has.missions.set()).union(has.hand);
        let lost = aboard.union(single.into_iter().flatten().collect());
        self.discard(lost, cause);
    }

    /// A player abandons its ship: it is stranded, and its hostages come ashore.
    pub fn abandon(&mut self, seat: Seat, to: Location, cause: Cause) {
        let from = self.at(seat).unwrap_or(to);
        self.lose_ship(seat, cause);
        self.release_all(seat, from, cause);
        self.strand(seat, to, cause);
    }

    /// A player is out: its hostages come ashore, everything of it is discarded, and its captain goes to the box.
    pub fn drown(&mut self, seat: Seat, cause: Cause) {
        if let Some(at) = self.at(seat) {
            self.release_all(seat, at, cause);
        }
        self.lose_ship(seat, cause);
        let has = self.cards.of(seat);
        let lost = has.bonuses.set().union(has.buried.into_iter().collect());
        self.discard(lost, cause);
        let captain = self.sea.player(seat);
        if let Some(card) = captain.and_then(|captain| self.sea.card_of(captain)) {
            self.shift_blue(card, BluePlace::Box, cause);
        }
        let voyage = self.voyages.of_mut(seat);
        (voyage.at, voyage.map) = (None, None);
        self.stand(seat, Standing::Out, cause);
    }

    /// A storm of the highest category destroys what lies at a location: port, captains, and all players there are out.
    pub fn destroy(&mut self, at: Location) {
        self.tell(Event::Destroyed(at), Cause::Storm);
        if let Some(port) = self.cards.port(at) {
            self.shift(port, Place::Discard(0), Cause::Storm);
        }
        for captain in self.sea.spot(at).captains.iter() {
            self.dismiss(captain, Cause::Storm);
        }
        for seat in self.from(self.turn.active) {
            if self.at(seat) == Some(at) {
                self.drown(seat, Cause::Storm);
            }
        }
        self.end_if_decided();
    }

    /// Returns the first location where a storm of the highest category finds something to destroy.
    pub fn doomed(&self) -> Option<Location> {
        let most = self.numbers().long.most_storms.get();
        let is_found = |at| {
            let player = self.from(Seat(0)).any(|seat| self.at(seat) == Some(at));
            player || self.cards.port(at).is_some() || self.sea.captain(at).is_some()
        };
        Location::all().find(|&at| self.sea.storm(at) >= most && is_found(at))
    }
}
