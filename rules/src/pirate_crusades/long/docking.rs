//! Docking, and what is turned in there (`pirate-crusades §4.5`).

use crate::play::Play;
use crate::steps::Step;
use crate::values::*;
use rules::kit::{ask, is};
use rules::table::Seat;

/// A player is docked: chest, prize, hostages and missions are turned in, and a cove is visited for the first time.
pub fn moor(seat: Seat, play: &mut Play) {
    let Some(port) = play.port_here(seat) else {
        return;
    };
    play.stand(seat, Standing::Docked, Cause::Dock);
    play.tell(Event::Docked(seat, Some(port)), Cause::Dock);
    if port.is_joker() && play.voyages.of_mut(seat).coves.insert(port.rank()) {
        play.agenda.push(Step::VisitCove(seat));
    }
    play.agenda.push(Step::TurnIn(seat));
    play.turn_in_spoils(seat, port);
}

/// A player visits a cove for the first time.
pub fn visit_cove(seat: Seat, play: &mut Play) {
    ask(play, seat, Question::Cove);
}

impl Play<'_, '_> {
    /// Chest, prize and hostages are turned in at a port.
    pub(super) fn turn_in_spoils(&mut self, seat: Seat, port: Card) {
        let has = self.cards.of(seat);
        let (chest, prize) = (has.chest, has.prize);
        if let Some(chest) = chest {
            let value = self.data().size(chest);
            self.shift(chest, Place::Discard(0), Cause::Treasure);
            self.earn(seat, value, Cause::Treasure);
        }
        if let Some(prize) = prize {
            self.shift(prize, Place::Discard(0), Cause::Seize);
            self.earn(seat, 1, Cause::Seize);
        }
        let nation = self.data().nation(port);
        for captain in self.sea.hostages(seat).iter() {
            if Some(self.captains_nation(captain)) != nation {
                self.release(seat, captain, Cause::Dock);
                self.agenda.push(Step::Fame(seat));
            }
        }
        let held: Vec<Seat> = self.held_players(seat).collect();
        for other in held {
            if let Some(at) = self.at(seat).filter(|_| self.allegiance(other) != nation) {
                self.strand(other, at, Cause::Dock);
                self.agenda.push(Step::Fame(seat));
            }
        }
    }

    /// Returns whether a player could dock at the port of a location.
    pub(crate) fn may_dock(&self, seat: Seat, at: Location) -> bool {
        let hand = self.cards.of(seat).hand.len();
        let may = |port| self.vessel(seat).may_dock(self.data(), port, hand);
        self.cards.port(at).is_some_and(may)
    }

    /// Checks whether a player can dock here: in a port that no flaw bars, with a crew card to spare where one deserts.
    pub(super) fn judge_moor(&self, seat: Seat, leg: Leg) -> Result<(), Reason> {
        let port = self.port_here(seat).ok_or(Reason::NoPort)?;
        let (vessel, hand) = (self.vessel(seat), self.cards.of(seat).hand.len());
        is(!vessel.is_barred(self.data(), port), Reason::Flaw)?;
        is(leg != Leg::Move || !self.must_attack(seat), Reason::Flaw)?;
        let may = vessel.may_dock(self.data(), port, hand);
        is(may, Reason::LastCard)
    }

    /// A player docks here, where a crew card may desert.
    pub(super) fn dock_here(&mut self, seat: Seat) {
        self.agenda.push(Step::Moor(seat));
        let port = self.port_here(seat);
        let vessel = self.vessel(seat);
        if port.is_some_and(|port| vessel.loses_deserter(self.data(), port)) {
            self.give_up(seat, Loss::Docking, 1);
        }
    }
}
