//! Looking for a ship: friends, enemies, and the treasure fleet (`pirate-crusades §3.5`).

use crate::missions::Deed;
use crate::play::Play;
use crate::steps::{Foe, Step};
use crate::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// A ship has been turned up.
pub fn sighted(seat: Seat, play: &mut Play) {
    let Some(ship) = play.cards.met() else {
        return;
    };
    play.tell(Event::ShipSighted(seat, ship), Cause::LookForShip);
    if ship.is_joker() {
        play.agenda.push(Step::FleetSighted(seat));
        play.want(seat, Draw::Escort);
    } else if ship.is_ace() && play.others(seat).any(|other| play.is_at_sea(other)) {
        play.pass();
        ask(play, seat, Question::Challenge);
    } else {
        play.hail(seat, ship, Cause::LookForShip);
    }
}

/// The escort of a treasure fleet has been turned up.
pub fn fleet_sighted(seat: Seat, play: &mut Play) {
    if let Some(escort) = play.cards.escort() {
        play.tell(Event::FleetSighted(seat, escort), Cause::Fleet);
    }
    let strength = play.strength(seat, Foe::Fleet);
    ask(play, seat, Question::Fleet(strength));
}

/// A friendly ship was met, and has given a card where there is room.
pub fn friend_met(seat: Seat, play: &mut Play) {
    play.achieve(seat, Deed::Met);
}

/// The ship or town met goes to the discard, if it still lies there.
pub fn pass_by(play: &mut Play) {
    play.pass();
}

impl Play<'_, '_> {
    /// Returns whether a player is at sea.
    pub fn is_at_sea(&self, seat: Seat) -> bool {
        self.standing(seat) == Standing::Sailing
    }

    /// An action at sea is taken.
    pub(crate) fn act_at_sea(&mut self, seat: Seat, action: Choice) {
        match action {
            Choice::LookForShip => {
                self.agenda.push(Step::PassBy);
                self.agenda.push(Step::ShipSighted(seat));
                self.want(seat, Draw::Ship);
            }
            Choice::HeadForTown => {
                self.agenda.push(Step::PassBy);
                self.agenda.push(Step::TownSighted(seat));
                self.want(seat, Draw::Town);
            }
            _ => {
                let map = self.vessel(seat).bonus(self.data(), Bonus::CoveMap);
                if let Some(map) = map {
                    self.land_at_cove(seat, map);
                }
            }
        }
    }

    /// The ship or town met goes to the discard.
    pub(crate) fn pass(&mut self) {
        let met = self.cards.met().into_iter().chain(self.cards.escort());
        let met: CardSet = met.collect();
        self.discard(met, Cause::LookForShip);
    }

    /// A ship or town shows its flag. Where the captain has no allegiance, it decides itself.
    pub(crate) fn hail(&mut self, seat: Seat, card: Card, cause: Cause) {
        match self.vessel(seat).nation {
            None if cause == Cause::HeadForTown => ask(self, seat, Question::DeclareTown(card)),
            None => ask(self, seat, Question::DeclareShip(card)),
            own => {
                let friend = self.data().nation(card) == own;
                self.declared(seat, friend, cause);
            }
        }
    }

    /// The ship met, or else the town, is a friend or a foe.
    pub(crate) fn declared(&mut self, seat: Seat, friend: bool, cause: Cause) {
        self.declare(seat, friend, cause);
        if cause == Cause::HeadForTown {
            self.ask_dock(seat);
        } else if friend {
            self.agenda.push(Step::FriendMet(seat));
            if self.room(seat) > 0 {
                self.want(seat, Draw::Crew);
            }
        } else {
            self.agenda.push(Step::Encounter(seat));
        }
    }

    /// A ship is sunk: its missions are done, then it is plundered.
    pub(crate) fn sink(&mut self, seat: Seat) {
        let Some(ship) = self.cards.met() else {
            return;
        };
        self.tell(Event::Sunk(seat, ship), Cause::Combat);
        self.agenda.push(Step::Plunder(seat));
        let nation = self.data().nation(ship);
        self.achieve(seat, Deed::Sunk(nation));
    }

    /// A treasure fleet is sunk: the Joker is a mission done, and the escort counts as sunk.
    pub(crate) fn sink_fleet(&mut self, seat: Seat) {
        self.tell(Event::FleetSunk(seat), Cause::Fleet);
        let escort = self
            .cards
            .escort()
            .and_then(|card| self.data().nation(card));
        if let Some(joker) = self.cards.met() {
            self.complete(seat, joker);
        }
        if self.turn.winner.is_none() {
            self.achieve(seat, Deed::Sunk(escort));
        }
    }
}
