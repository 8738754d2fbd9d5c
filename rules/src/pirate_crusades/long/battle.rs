//! Combat between players (`pirate-crusades §4.6`).

use crate::missions::Deed;
use crate::play::Play;
use crate::steps::{Fighters, Step};
use crate::values::*;
use rules::kit::{ask, is};
use rules::table::Seat;
use std::cmp::Ordering;

/// Both choose cards in secret, then either may flee, then all is shown.
pub fn battle((seat, other): Fighters, play: &mut Play) {
    play.agenda.push(Step::Show((seat, other)));
    play.agenda.push(Step::Flee((other, seat)));
    play.agenda.push(Step::Flee((seat, other)));
    play.agenda.push(Step::LaySet((other, seat)));
    play.agenda.push(Step::LaySet((seat, other)));
}

/// The first lays cards against the second.
pub fn lay_set((seat, other): Fighters, play: &mut Play) {
    ask(play, seat, Question::Battle(other));
}

/// All cards are shown, and Jokers bring ships, those of the attacker first.
pub fn show((seat, other): Fighters, play: &mut Play) {
    play.agenda.push(Step::Decide((seat, other)));
    for fighter in [other, seat] {
        let laid = play.cards.of(fighter).laid;
        for card in laid.iter() {
            play.shift(card, Place::Chosen(fighter), Cause::Battle);
        }
        play.call_allies(fighter);
    }
}

/// The totals are compared. After a tie both choose again, unless one has no card or neither laid one.
pub fn decide((seat, other): Fighters, play: &mut Play) {
    let (total, against) = (play.committed(seat), play.committed(other));
    play.tell(Event::Compared(seat, total, other, against), Cause::Battle);
    let is_empty = |seat| play.cards.of(seat).chosen.is_empty();
    let nobody_laid = is_empty(seat) && is_empty(other);
    play.spend(seat);
    play.spend(other);
    match total.cmp(&against) {
        Ordering::Equal => {
            let has = |seat| !play.cards.of(seat).hand.is_empty();
            if !nobody_laid && has(seat) && has(other) {
                play.agenda.push(Step::Battle((seat, other)));
            }
        }
        Ordering::Greater => play.win_battle(seat, other, total > 2 * against),
        Ordering::Less => play.win_battle(other, seat, against > 2 * total),
    }
}

impl Play<'_, '_> {
    /// Returns whether a player can be attacked from here: sailing or adrift in the same location, without a storm.
    pub(super) fn is_in_reach(&self, seat: Seat, other: Seat) -> bool {
        let at_sea = matches!(
            self.standing(other),
            Standing::Sailing | Standing::Adrift(_)
        );
        other != seat && at_sea && self.at(other) == self.at(seat) && self.storm_over(seat) == 0
    }

    /// Checks whether a player can attack another: one in reach of another nation, or with a chest.
    pub(super) fn judge_attack_player(
        &self,
        seat: Seat,
        leg: Leg,
        other: Seat,
    ) -> Result<(), Reason> {
        is(leg != Leg::Dock, Reason::TooLate)?;
        is(
            other.0 < self.seats.count && self.is_in_reach(seat, other),
            Reason::NobodyThere,
        )?;
        let nation = self.allegiance(other);
        let tempts = nation != self.allegiance(seat) || self.cards.of(other).chest.is_some();
        is(tempts, Reason::OwnNation)?;
        is(
            leg != Leg::Move || self.fits_vendetta(seat, nation),
            Reason::Flaw,
        )
    }

    /// A player attacks another. One adrift is taken, and the smaller ship may surrender at once.
    pub(super) fn attack_player(&mut self, seat: Seat, other: Seat) {
        self.tell(Event::Challenged(seat, other), Cause::Battle);
        let size = |seat| self.vessel(seat).size(self.data());
        let (own, theirs) = (size(seat), size(other));
        if self.standing(other) != Standing::Sailing {
            self.offer_prize(seat, other);
            self.capture(seat, other);
        } else if self.vessel(seat).cows(self.data(), theirs) {
            self.accept_surrender(seat, other);
        } else if self.vessel(other).cows(self.data(), own) {
            self.accept_surrender(other, seat);
        } else {
            self.agenda.push(Step::Battle((seat, other)));
        }
    }

    /// A player surrenders to another's reputation, and loses some of its own.
    fn accept_surrender(&mut self, seat: Seat, loser: Seat) {
        self.tell(Event::Surrendered(seat, loser), Cause::Reputation);
        self.lose_reputation(loser, Cause::Battle);
        self.offer_prize(seat, loser);
        self.capture(seat, loser);
    }

    /// A player wins: with more than double the other surrenders.
    fn win_battle(&mut self, seat: Seat, loser: Seat, surrendered: bool) {
        self.tell(Event::Beat(seat, loser), Cause::Battle);
        if surrendered {
            self.tell(Event::Surrendered(seat, loser), Cause::Battle);
            self.lose_reputation(loser, Cause::Battle);
            self.offer_prize(seat, loser);
            self.agenda.push(Step::Fame(seat));
        } else if let Some(ship) = self.cards.of(loser).ship {
            self.shift(ship, Place::Discard(0), Cause::Battle);
        }
        self.capture(seat, loser);
    }

    /// The ship of a player can be seized.
    fn offer_prize(&mut self, seat: Seat, loser: Seat) {
        if let Some(ship) = self.cards.of(loser).ship {
            self.agenda.push(Step::Seize((seat, ship)));
        }
    }

    /// A player takes another as a hostage, with its hostages and all that is aboard but a prize.
    fn capture(&mut self, seat: Seat, loser: Seat) {
        let (nation, from) = (self.allegiance(loser), self.at(loser));
        let captains = self.sea.hostages(loser);
        let held: Vec<Seat> = self.held_players(loser).collect();
        self.take_player(seat, loser, 0, from);
        for captain in captains.iter() {
            if let Some(card) = self.sea.card_of(captain) {
                self.hold(seat, card, Cause::Battle);
            }
        }
        for other in held {
            let Standing::Hostage(_, turns) = self.standing(other) else {
                continue;
            };
            self.take_player(seat, other, turns, from);
        }
        let has = self.cards.of(loser);
        let (hand, holds, missions) = (has.hand, has.holds, has.missions);
        let (chest, prize) = (has.chest, has.prize);
        let moved = hand.iter().map(|card| (card, Place::Hand(seat)));
        let moved = moved.chain(holds.iter().map(|card| (card, Place::Hold(seat, 0))));
        for (card, to) in moved.chain(missions.iter().map(|card| (card, Place::Mission(seat, 0)))) {
            self.shift(card, to, Cause::Battle);
        }
        if let Some(chest) = chest {
            let free = self.cards.of(seat).chest.is_none();
            let to = if free {
                Place::Chest(seat)
            } else {
                Place::Discard(0)
            };
            self.shift(chest, to, Cause::Battle);
        }
        if let Some(prize) = prize {
            self.shift(prize, Place::Discard(0), Cause::Battle);
        }
        self.achieve(seat, Deed::Sunk(nation));
    }

    /// A player is another's hostage, or put ashore where that one keeps no more.
    fn take_player(&mut self, seat: Seat, loser: Seat, turns: u8, from: Option<Location>) {
        if self.keeps_hostages(seat) {
            self.voyages.of_mut(loser).at = None;
            self.stand(loser, Standing::Hostage(seat, turns), Cause::Battle);
        } else if let Some(from) = from {
            self.strand_near(loser, from, Cause::Battle);
        }
    }

    /// Checks whether a player can lay a card in secret: one after those laid so far.
    pub(super) fn judge_lay(&self, seat: Seat, card: Card) -> Result<(), Reason> {
        let has = self.cards.of(seat);
        has.hand
            .contains(card)
            .then_some(())
            .ok_or(Reason::NotThere)?;
        let next = has.laid.last().is_none_or(|last| last < card);
        next.then_some(()).ok_or(Reason::OutOfOrder)
    }

    /// Checks whether a player may flee at all.
    pub(crate) fn judge_may_flee(&self, seat: Seat) -> Result<(), Reason> {
        let flees = self.vessel(seat).flees();
        flees.then_some(()).ok_or(Reason::Flaw)
    }

    /// A player has laid all that it wants to: powder comes last.
    pub(super) fn lay_all(&mut self, seat: Seat, other: Seat) {
        let laid = !self.cards.of(seat).laid.is_empty();
        if laid && self.vessel(seat).has(self.data(), Bonus::PowderCache) {
            ask(self, seat, Question::SecretPowder(other));
        }
    }

    /// A battle is broken off: what was laid goes back to the hands.
    pub(crate) fn take_back(&mut self, fighters: [Seat; 2]) {
        for seat in fighters {
            self.player_mut(seat).powder = false;
            let laid = self.cards.of(seat).laid;
            for card in laid.iter() {
                self.shift(card, Place::Hand(seat), Cause::Battle);
            }
        }
    }
}
