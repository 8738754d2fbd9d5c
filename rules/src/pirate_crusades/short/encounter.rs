//! Enemy ships: fighting, fleeing, and being beaten off (`pirate-crusades §3.5`).

use crate::payment::{can_suffice, suffices};
use crate::play::Play;
use crate::steps::{Foe, Step};
use crate::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// A player says what to do about an enemy ship.
pub fn encounter(seat: Seat, play: &mut Play) {
    let strength = play.strength(seat, play.foe());
    ask(play, seat, Question::Encounter(strength));
}

/// A player that was beaten off pays so many guns, or its whole hand.
pub fn beaten_off((seat, guns): (Seat, u8), play: &mut Play) {
    let hand = play.cards.of(seat).hand;
    if guns == 0 {
        return;
    }
    if play.data().all_guns(hand) <= guns.into() {
        play.discard(hand, Cause::BeatenOff);
        return;
    }
    play.agenda.push(Step::Paid(seat));
    ask(play, seat, Question::Pay(guns));
}

/// The cards that a player has chosen to pay are discarded.
pub fn paid(seat: Seat, play: &mut Play) {
    let chosen = play.cards.of(seat).chosen;
    play.discard(chosen, Cause::BeatenOff);
}

impl Play<'_, '_> {
    /// Returns who is met: a ship, or in the Long Game a captain.
    fn foe(&self) -> Foe {
        if self.seats.long {
            Foe::Captain
        } else {
            Foe::Ship
        }
    }

    /// Returns the weight of the ship met.
    fn weight_met(&self) -> u16 {
        if self.seats.long {
            return self.captains_weight();
        }
        let met = self.cards.met();
        met.map_or(0, |ship| self.data().weight_met(ship))
    }

    /// Checks whether a player is lighter than an enemy of this weight.
    pub(crate) fn judge_lighter(&self, seat: Seat, other: u16) -> Result<(), Reason> {
        self.judge_may_flee(seat)?;
        let lighter = self.vessel(seat).weight(self.data()) < other;
        lighter.then_some(()).ok_or(Reason::NotLighter)
    }

    /// Checks whether dumping cargo can make a player lighter than an enemy of this weight.
    pub(crate) fn judge_dump(&self, seat: Seat, card: Card, other: u16) -> Result<(), Reason> {
        self.judge_may_flee(seat)?;
        let vessel = self.vessel(seat);
        if !vessel.holds.contains(card) {
            return Err(Reason::NotThere);
        }
        let helps = vessel.weight(self.data()) >= other
            && vessel.weight_with(self.data(), CardSet::default()) < other;
        helps.then_some(()).ok_or(Reason::DumpingIsNoHelp)
    }

    pub(crate) fn judge_encounter(&self, seat: Seat, choice: Choice) -> Result<(), Reason> {
        let weight = self.weight_met();
        match choice {
            Choice::Fight => self.judge_strength(seat, self.strength(seat, self.foe())),
            Choice::Flee => self.judge_lighter(seat, weight),
            Choice::Dump(card) => self.judge_dump(seat, card, weight),
            Choice::Challenge(_) if self.seats.long => Err(Reason::OtherGame),
            Choice::Challenge(other) => {
                let met = self.cards.met().and_then(|ship| self.data().nation(ship));
                self.judge_challenge(seat, other)?;
                let fits = met.is_some() && self.vessel(other).nation == met;
                fits.then_some(()).ok_or(Reason::NobodyThere)
            }
            Choice::Yield => Ok(()),
            _ => Err(Reason::NotAsked),
        }
    }

    /// Checks whether a player can beat a strength with its whole hand.
    pub(crate) fn judge_strength(&self, seat: Seat, strength: u16) -> Result<(), Reason> {
        let beats = self.vessel(seat).can_beat(self.data(), strength);
        beats.then_some(()).ok_or(Reason::TooStrong)
    }

    /// Checks whether a player can be fought: another one at sea.
    pub(crate) fn judge_challenge(&self, seat: Seat, other: Seat) -> Result<(), Reason> {
        let there = other != seat && other.0 < self.seats.count && self.is_at_sea(other);
        there.then_some(()).ok_or(Reason::NobodyThere)
    }

    /// A player has said what to do about an enemy ship.
    pub(crate) fn meet_enemy(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Fight => {
                let foe = self.foe();
                self.agenda.push(Step::Commit((seat, foe)));
            }
            Choice::Flee if self.seats.long => self.flee_captain(seat),
            Choice::Flee => self.tell(Event::Fled(seat), Cause::LookForShip),
            Choice::Dump(card) => {
                let cause = match self.seats.long {
                    true => Cause::Captain,
                    false => Cause::LookForShip,
                };
                self.lose_cargo(seat, card, cause);
                self.agenda.push(Step::Encounter(seat));
            }
            Choice::Challenge(other) => {
                self.pass();
                self.challenge(seat, other);
            }
            _ => self.beat_off(seat, 0),
        }
    }

    /// A player is beaten off by the ship met, and has paid so many guns.
    pub(crate) fn beat_off(&mut self, seat: Seat, paid: u16) {
        let size = match self.seats.long {
            true => self
                .bout
                .captain
                .map_or(0, |captain| self.captains_size(captain))
                .into(),
            false => self.strength(seat, Foe::Ship),
        };
        let owed = size.saturating_sub(paid) as u8;
        self.tell(Event::BeatenOff(seat, owed), Cause::BeatenOff);
        self.agenda.push(Step::BeatenOff((seat, owed)));
        if self.seats.long {
            self.lose_to_captain(seat);
        }
    }

    /// Returns the guns of a card, as they are paid.
    fn paid_guns(&self) -> impl Fn(Card) -> u16 + '_ {
        |card| self.data().guns(card).into()
    }

    /// Checks whether a card can be paid, so that with some of those after it the payment suffices and none is superfluous.
    pub(crate) fn judge_pay(&self, seat: Seat, guns: u8, card: Card) -> Result<(), Reason> {
        let has = self.cards.of(seat);
        self.judge_next(seat, has.hand, card)?;
        let chosen = has.chosen.union(CardSet::of(card));
        let left = has.hand.after(Some(card));
        let can = can_suffice(chosen, left, guns.into(), self.paid_guns());
        can.then_some(()).ok_or(Reason::NoSuchSet)
    }

    /// Checks whether what is chosen suffices.
    pub(crate) fn judge_paid(&self, seat: Seat, guns: u8) -> Result<(), Reason> {
        let chosen = self.cards.of(seat).chosen;
        let enough = suffices(chosen, guns.into(), self.paid_guns());
        enough.then_some(()).ok_or(Reason::NotEnough)
    }
}
