//! Combat with a captain that no player plays (`pirate-crusades §4.4`).

use crate::missions::Deed;
use crate::play::Play;
use crate::steps::Step;
use crate::values::*;
use rules::kit::is;
use rules::table::Seat;

/// The average cannon of a captain is known. A Joker is a treasure fleet, with an escort and another cannon.
pub fn cannon(seat: Seat, play: &mut Play) {
    let cannon = play.cards.cannon();
    if let Some(joker) = cannon.filter(|card| card.is_joker() && !play.bout.fleet) {
        play.bout.fleet = true;
        play.shift(joker, Place::Discard(0), Cause::Fleet);
        play.agenda.push(Step::Cannon(seat));
        play.want(seat, Draw::Cannon);
        play.want(seat, Draw::Escort);
        return;
    }
    if let Some(escort) = play.cards.escort() {
        play.tell(Event::FleetSighted(seat, escort), Cause::Fleet);
    }
    if let Some(captain) = play.bout.captain {
        let (strength, attacking) = (play.captains_strength(), !play.bout.attacking);
        play.tell(
            Event::CaptainFought(seat, captain, strength, attacking),
            Cause::Captain,
        );
    }
    play.agenda.push(Step::Encounter(seat));
}

/// Cannon and escort go to the discard, if they still lie there.
pub fn stand_down(play: &mut Play) {
    let left = play.cards.cannon().into_iter().chain(play.cards.escort());
    let left: CardSet = left.collect();
    play.discard(left, Cause::Captain);
}

impl Play<'_, '_> {
    /// Returns the ships of the captain that is fought: its own, and an escort.
    fn captains_ships(&self) -> [Option<Card>; 2] {
        let captain = self.bout.captain;
        let ship = captain.and_then(|captain| self.cards.ship_of(captain));
        [ship, self.cards.escort()]
    }

    /// Returns the strength of the captain that is fought.
    pub fn captains_strength(&self) -> u16 {
        let ships = self.captains_ships();
        self.data().captains_strength(ships, self.cards.cannon())
    }

    /// Returns the weight of the captain that is fought.
    pub fn captains_weight(&self) -> u16 {
        let ships = self.captains_ships();
        self.data().captains_weight(ships, self.cards.cannon())
    }

    /// Checks whether a player can attack the captain here: one of another nation that it has not fought in this turn.
    pub(super) fn judge_attack_captain(&self, seat: Seat, leg: Leg) -> Result<(), Reason> {
        is(leg != Leg::Dock, Reason::TooLate)?;
        let captain = self.captain_here(seat).ok_or(Reason::NobodyThere)?;
        let nation = Some(self.captains_nation(captain));
        is(nation != self.allegiance(seat), Reason::OwnNation)?;
        is(self.bout.captain != Some(captain), Reason::FoughtAlready)?;
        let fled = self.seats.no_fishing && self.bout.fled[seat.index()] == Some(captain);
        is(!fled, Reason::FledBefore)?;
        is(
            leg != Leg::Move || self.fits_vendetta(seat, nation),
            Reason::Flaw,
        )
    }

    /// Returns whether a player may attack somebody of a nation: one with a vendetta must choose a Spaniard where it can.
    pub(super) fn fits_vendetta(&self, seat: Seat, nation: Option<Nation>) -> bool {
        nation == Some(Nation::Spanish) || !self.must_attack(seat)
    }

    /// Returns whether a vendetta has a player attack before it does anything else.
    pub(super) fn must_attack(&self, seat: Seat) -> bool {
        if !self.has_flaw(seat, Flaw::Vendetta) {
            return false;
        }
        let spanish = Some(Nation::Spanish);
        let captain = self.captain_here(seat);
        let fled = self.seats.no_fishing && self.bout.fled[seat.index()] == captain;
        let captain =
            captain.is_some_and(|captain| !fled && Some(self.captains_nation(captain)) == spanish);
        captain
            || self
                .others(seat)
                .any(|other| self.allegiance(other) == spanish && self.is_in_reach(seat, other))
    }

    /// A player and a captain fight, whoever attacks. A smaller ship surrenders at once.
    pub(super) fn meet_captain(&mut self, seat: Seat, captain: Captain, attacking: bool) {
        self.bout.captain = Some(captain);
        (self.bout.attacking, self.bout.fleet) = (attacking, false);
        let size = self.captains_size(captain);
        if self.vessel(seat).cows(self.data(), size) {
            self.tell(Event::CaptainBeaten(seat, captain, true), Cause::Reputation);
            self.offer_ship(seat, captain);
            return self.take_captain(seat, captain);
        }
        self.agenda.push(Step::StandDown);
        self.agenda.push(Step::Cannon(seat));
        self.want(seat, Draw::Cannon);
    }

    /// A player has fled from a captain.
    pub(crate) fn flee_captain(&mut self, seat: Seat) {
        self.bout.fled[seat.index()] = self.bout.captain;
        self.tell(Event::Fled(seat), Cause::Captain);
    }

    /// A captain is beaten: by more than double its strength it surrenders, and its ship can be seized.
    pub(crate) fn beat_captain(&mut self, seat: Seat, total: u16, strength: u16) {
        let Some(captain) = self.bout.captain else {
            return;
        };
        let fleet = self.bout.fleet;
        let surrendered = !fleet && total > 2 * strength;
        self.tell(
            Event::CaptainBeaten(seat, captain, surrendered),
            Cause::Captain,
        );
        match (surrendered, self.cards.ship_of(captain)) {
            (true, _) => self.offer_ship(seat, captain),
            (false, Some(ship)) => self.shift(ship, Place::Discard(0), Cause::Captain),
            (false, None) => {}
        }
        if fleet {
            self.tell(Event::FleetSunk(seat), Cause::Fleet);
            self.earn(seat, 1, Cause::Fleet);
        } else {
            self.agenda.push(Step::Plunder(seat));
        }
        if fleet || surrendered {
            self.agenda.push(Step::Fame(seat));
        }
        self.take_captain(seat, captain);
    }

    /// The ship of a captain can be seized.
    fn offer_ship(&mut self, seat: Seat, captain: Captain) {
        if let Some(ship) = self.cards.ship_of(captain) {
            self.agenda.push(Step::Seize((seat, ship)));
        }
    }

    /// A captain is taken as a hostage, which sinks its ship.
    fn take_captain(&mut self, seat: Seat, captain: Captain) {
        if let Some(card) = self.sea.card_of(captain) {
            self.hold(seat, card, Cause::Captain);
        }
        let nation = self.captains_nation(captain);
        self.achieve(seat, Deed::Sunk(Some(nation)));
    }

    /// The card of a captain is a player's hostage, or discarded where the player keeps no more.
    pub(super) fn hold(&mut self, seat: Seat, card: Blue, cause: Cause) {
        if self.keeps_hostages(seat) {
            self.shift_blue(card, BluePlace::Hostage(seat), cause);
        } else {
            self.discard_blue(card, cause);
        }
    }

    /// Returns whether a player keeps another hostage: one that gives no quarter has one at most.
    pub(super) fn keeps_hostages(&self, seat: Seat) -> bool {
        let has_none =
            self.sea.hostages(seat).is_empty() && self.held_players(seat).next().is_none();
        has_none || !self.has_flaw(seat, Flaw::NoQuarter)
    }

    /// A captain has beaten a player off, which loses its heaviest hold and a chest.
    pub(crate) fn lose_to_captain(&mut self, seat: Seat) {
        let vessel = self.vessel(seat);
        let heaviest = vessel
            .holds
            .iter()
            .max_by_key(|&card| self.data().tons(card));
        if let Some(card) = heaviest {
            self.lose_cargo(seat, card, Cause::BeatenOff);
        }
        if let Some(chest) = self.cards.of(seat).chest {
            self.shift(chest, Place::Discard(0), Cause::BeatenOff);
        }
    }
}
