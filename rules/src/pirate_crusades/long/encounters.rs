//! Encounters once all have moved: castaways, friends, and captains after chests (`pirate-crusades §4.7`, `§4.9`).

use crate::missions::Deed;
use crate::play::Play;
use crate::steps::Step;
use crate::values::*;
use rules::table::Seat;

/// Those meet who share a location, everywhere or at one.
pub fn encounters(at: Option<Location>, play: &mut Play) {
    play.agenda.push(Step::ChestsAttacked((0, at)));
    play.agenda.push(Step::FriendsMet(at));
    let seats: Vec<Seat> = play.from(play.turn.first).collect();
    for seat in seats {
        if at.is_none() || play.at(seat) == at {
            play.find_castaway(seat);
        }
    }
}

/// Sailing players who meet a friend complete missions.
pub fn friends_met(at: Option<Location>, play: &mut Play) {
    for seat in play.from(play.turn.first) {
        if at.is_none() || play.at(seat) == at {
            play.meet_friends(seat);
        }
    }
}

/// The captain where a player carries a chest attacks it, and then the next one.
pub fn chests_attacked((k, at): (u8, Option<Location>), play: &mut Play) {
    if k >= play.seats.count {
        return;
    }
    play.agenda.push(Step::ChestsAttacked((k + 1, at)));
    let seat = play.turn.first.clockwise(k, play.seats.count);
    let is_here = at.is_none() || play.at(seat) == at;
    let carries = play.is_at_sea(seat) && play.cards.of(seat).chest.is_some();
    if let Some(captain) = play.captain_here(seat).filter(|_| is_here && carries) {
        play.agenda.push(Step::AfterAction(seat));
        play.meet_captain(seat, captain, false);
    }
}

/// A castaway has got a crew card, and sails again.
pub fn rescued(seat: Seat, play: &mut Play) {
    if !play.cards.of(seat).hand.is_empty() {
        play.stand(seat, Standing::Sailing, Cause::Adrift);
    }
}

impl Play<'_, '_> {
    /// A captain finds a player adrift: an enemy captures it, a friend gives it crew.
    fn find_castaway(&mut self, seat: Seat) {
        let is_adrift = matches!(self.standing(seat), Standing::Adrift(_));
        let Some((captain, at)) = self
            .captain_here(seat)
            .zip(self.at(seat))
            .filter(|_| is_adrift)
        else {
            return;
        };
        let nation = Some(self.captains_nation(captain));
        if nation == self.allegiance(seat) {
            self.agenda.push(Step::Rescued(seat));
            self.want(seat, Draw::Crew);
            return;
        }
        let port = self
            .nearest_port(at, nation)
            .or_else(|| self.nearest_port(at, None));
        self.abandon(seat, port.unwrap_or(at), Cause::Adrift);
    }

    /// A sailing player who shares its location with a friend completes missions to meet one.
    pub(super) fn meet_friends(&mut self, seat: Seat) {
        if !self.is_at_sea(seat) || self.storm_over(seat) > 0 {
            return;
        }
        let own = self.allegiance(seat);
        let captain = self
            .captain_here(seat)
            .map(|captain| self.captains_nation(captain));
        let is_friend = |other| {
            self.is_at_sea(other)
                && self.at(other) == self.at(seat)
                && self.allegiance(other) == own
        };
        if captain == own || self.others(seat).any(is_friend) {
            self.achieve(seat, Deed::Met);
        }
    }
}
