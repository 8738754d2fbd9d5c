//! Duels of two players at sea (`pirate-crusades §3.8`).

use crate::missions::Deed;
use crate::play::{Allies, Play};
use crate::steps::{Fighters, Step};
use crate::values::*;
use rules::kit::ask;
use rules::table::Seat;
use std::cmp::Ordering;

/// A duel begins, or begins again: who has no card loses, and with neither having one it ends.
pub fn duel((seat, other): Fighters, play: &mut Play) {
    let has = |seat| !play.cards.of(seat).hand.is_empty();
    match (has(seat), has(other)) {
        (true, true) => {
            play.agenda.push(Step::Reveal((seat, other)));
            play.agenda.push(Step::LayCard((other, seat)));
            play.agenda.push(Step::LayCard((seat, other)));
            play.agenda.push(Step::Flee((other, seat)));
            play.agenda.push(Step::Flee((seat, other)));
        }
        (true, false) => play.win_duel(seat, other, None),
        (false, true) => play.win_duel(other, seat, None),
        (false, false) => {}
    }
}

/// The first may flee from the second.
pub fn flee((seat, other): Fighters, play: &mut Play) {
    ask(play, seat, Question::Flee(other));
}

/// The first lays a card against the second.
pub fn lay_card((seat, other): Fighters, play: &mut Play) {
    ask(play, seat, Question::Duel(other));
}

/// Both cards are shown, and Jokers bring ships, those of the attacker first.
pub fn reveal((seat, other): Fighters, play: &mut Play) {
    play.agenda.push(Step::SettleDuel((seat, other)));
    for fighter in [other, seat] {
        let laid = play.cards.of(fighter).laid;
        for card in laid.iter() {
            play.shift(card, Place::Chosen(fighter), Cause::Duel);
        }
        play.call_allies(fighter);
    }
}

/// A duel is decided, or begun again.
pub fn settle((seat, other): Fighters, play: &mut Play) {
    let (total, against) = (play.committed(seat), play.committed(other));
    play.tell(Event::Compared(seat, total, other, against), Cause::Duel);
    let card = |of: Seat| play.cards.of(of).chosen.first();
    let (own, theirs) = (card(seat), card(other));
    match total.cmp(&against) {
        Ordering::Equal => {
            play.spend_duel(CardSet::default(), [seat, other]);
            play.agenda.push(Step::Duel((seat, other)));
        }
        Ordering::Greater => {
            play.spend_duel(theirs.into_iter().collect(), [seat, other]);
            play.win_duel(seat, other, theirs);
        }
        Ordering::Less => {
            play.spend_duel(own.into_iter().collect(), [seat, other]);
            play.win_duel(other, seat, own);
        }
    }
}

/// The first has beaten the second, whose loss of its last card sinks its ship.
pub fn beaten((seat, loser): Fighters, play: &mut Play) {
    if play.cards.of(loser).hand.is_empty() {
        let nation = play.vessel(loser).nation;
        play.achieve(seat, Deed::Sunk(nation));
    }
}

impl Play<'_, '_> {
    /// A player attacks another.
    pub(crate) fn challenge(&mut self, seat: Seat, other: Seat) {
        self.tell(Event::Challenged(seat, other), Cause::Duel);
        self.agenda.push(Step::Duel((seat, other)));
    }

    pub(crate) fn judge_flee(&self, seat: Seat, other: Seat, choice: Choice) -> Result<(), Reason> {
        let weight = self.vessel(other).weight(self.data());
        match choice {
            Choice::Flee => self.judge_lighter(seat, weight),
            Choice::Dump(card) => self.judge_dump(seat, card, weight),
            Choice::Stay => Ok(()),
            _ => Err(Reason::NotAsked),
        }
    }

    /// A player flees from a duel, which ends it, or dumps cargo, or stays.
    pub(crate) fn flee_or_not(&mut self, seat: Seat, other: Seat, choice: Choice) {
        let cause = match self.seats.long {
            true => Cause::Battle,
            false => Cause::Duel,
        };
        match choice {
            Choice::Flee => {
                self.tell(Event::Fled(seat), cause);
                self.take_back([seat, other]);
                while let Some(step) = self.agenda.pop() {
                    if matches!(step, Step::Reveal(_) | Step::Show(_)) {
                        break;
                    }
                }
            }
            Choice::Dump(card) => {
                self.lose_cargo(seat, card, cause);
                self.agenda.push(Step::Flee((seat, other)));
            }
            _ => self.tell(Event::StoodFast(seat), cause),
        }
    }

    /// A player lays a card for a duel.
    pub(crate) fn lay(&mut self, seat: Seat, other: Seat, card: Card) {
        self.shift(card, Place::Laid(seat), Cause::Duel);
        if self.vessel(seat).has(self.data(), Bonus::PowderCache) {
            ask(self, seat, Question::SecretPowder(other));
        }
    }

    /// The cards of a duel are discarded, but for some; powder is used up.
    fn spend_duel(&mut self, but: CardSet, fighters: [Seat; 2]) {
        let [one, other] = fighters.map(|seat| {
            let has = self.cards.of(seat);
            (has.chosen, has.allies)
        });
        self.discard(one.0.union(other.0).without(but), Cause::Duel);
        self.discard(one.1.union(other.1), Cause::Duel);
        for seat in fighters {
            self.player_mut(seat).allies = Allies::default();
            self.spend_powder(seat);
        }
    }

    /// A player wins a duel: the loser's card goes to its hand, then it plunders.
    fn win_duel(&mut self, seat: Seat, loser: Seat, card: Option<Card>) {
        self.tell(Event::Beat(seat, loser), Cause::Duel);
        if let Some(card) = card {
            self.shift(card, Place::Hand(seat), Cause::Duel);
        }
        self.agenda.push(Step::Beaten((seat, loser)));
        self.agenda.push(Step::PlunderPlayer((seat, loser)));
    }
}
