//! A sailing turn: a step, what is uncovered, and who attacks (`pirate-crusades §4.2`, `§4.3`).

use crate::play::Play;
use crate::steps::Step;
use crate::values::*;
use rules::kit::{ask, is};
use rules::table::Seat;

/// A player goes on with its sailing turn, from one part of it on; without crew it is adrift, and the turn over.
pub fn sail((seat, leg): (Seat, Leg), play: &mut Play) {
    if play.is_at_sea(seat) {
        ask(play, seat, Question::Sailing(leg));
    }
}

/// The base of a location is turned up, card after card until it is open sea or an island.
pub fn uncover(seat: Seat, play: &mut Play) {
    let Some(at) = play.at(seat) else {
        return;
    };
    let hidden = play.sea.card_at(BluePlace::Unexplored(at));
    let Some(card) = hidden.or_else(|| play.next_blue(Cause::Move)) else {
        return;
    };
    play.tell(Event::Uncovered(seat, at, card), Cause::Move);
    match play.sea.kind(card) {
        BlueKind::Captain(captain) => {
            play.agenda.push(Step::Uncover(seat));
            play.launch(captain, card, at, Cause::Move);
        }
        BlueKind::Storm => {
            play.agenda.push(Step::Uncover(seat));
            play.add_storm(card, at, Cause::Move);
        }
        BlueKind::Isle(_) => {
            play.shift_blue(card, BluePlace::Base(at), Cause::Move);
            play.agenda.push(Step::PortFound(at));
            play.want(seat, Draw::Port);
        }
        _ => play.shift_blue(card, BluePlace::Base(at), Cause::Move),
    }
}

/// The port of an island that was uncovered has been drawn.
pub fn port_found(at: Location, play: &mut Play) {
    if let Some(port) = play.cards.met() {
        play.change_port(at, port, Cause::Move);
    }
}

/// A player has come to a location. A storm ends its turn; else it meets friends, and a captain may attack.
pub fn arrived(seat: Seat, play: &mut Play) {
    if !play.is_at_sea(seat) || play.storm_over(seat) > 0 {
        return;
    }
    play.next_leg(seat, Leg::Attack);
    play.meet_friends(seat);
    if let Some(captain) = play
        .captain_here(seat)
        .filter(|&captain| play.attacks(captain, seat))
    {
        play.meet_captain(seat, captain, false);
    }
}

impl Play<'_, '_> {
    /// The part of a sailing turn that comes next, after limits.
    pub(super) fn next_leg(&mut self, seat: Seat, leg: Leg) {
        self.agenda.push(Step::Sail((seat, leg)));
        self.agenda.push(Step::AfterAction(seat));
    }

    /// Checks whether a player can sail a step: inside the grid, and not against the wind of where it is.
    pub(super) fn judge_move(&self, seat: Seat, leg: Leg, heading: Heading) -> Result<(), Reason> {
        let at = self.at(seat).ok_or(Reason::OffTheGrid)?;
        is(leg == Leg::Move, Reason::TooLate)?;
        is(!self.must_attack(seat), Reason::Flaw)?;
        is(at.toward(heading).is_some(), Reason::OffTheGrid)?;
        let against = self.sea.spot(at).wind() == Some(heading.opposite());
        is(!against, Reason::AgainstTheWind)
    }

    /// A player sails a step.
    pub(super) fn sail_to(&mut self, seat: Seat, heading: Heading) {
        let Some(to) = self.at(seat).and_then(|at| at.toward(heading)) else {
            return;
        };
        self.voyages.of_mut(seat).at = Some(to);
        self.tell(Event::SailedTo(seat, to), Cause::Move);
        self.bout.forget(|angler, _| angler == seat);
        self.agenda.push(Step::Arrived(seat));
        self.agenda.push(Step::Doom);
        if !self.sea.is_explored(to) {
            self.agenda.push(Step::Uncover(seat));
        }
    }

    /// Returns whether a captain attacks a player who comes to it: one with a chest, or an enemy whose ship is smaller and carries
    /// enough, or is wanted.
    fn attacks(&self, captain: Captain, seat: Seat) -> bool {
        if self.cards.of(seat).chest.is_some() {
            return true;
        }
        let vessel = self.vessel(seat);
        let is_enemy = vessel.nation != Some(self.captains_nation(captain));
        let is_bigger = self.captains_size(captain) > vessel.size(self.data());
        let is_worth_it = vessel.holds.len() >= self.numbers().long.tempting_holds.get();
        is_enemy && is_bigger && (is_worth_it || self.has_flaw(seat, Flaw::Wanted))
    }
}
