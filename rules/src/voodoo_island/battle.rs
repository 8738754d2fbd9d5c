//! Battles, warriors, damage and death (`voodoo-island §10`).

use super::data::{CardEffect, IslandEffect};
use super::explorers::Explorers;
use super::play::{Damage, Ended, Play, Round, Step};
use super::values::*;
use rules::kit::ask;
use rules::table::{EventLog, Seat};
use std::cmp::Ordering;

/// The defender is asked for a card, if it has one.
pub fn defend((attacker, defender): (Seat, Seat), play: &mut Play) {
    if play.decks.held(defender) > 0 {
        ask(play, defender, Question::Defend(attacker));
    }
}

/// Both cards are shown: the higher speed wins, no card loses.
pub fn reveal((attacker, defender): (Seat, Seat), play: &mut Play) {
    let fighters = [attacker, defender];
    let cards = fighters.map(|seat| play.decks.laid(seat));
    let [Some(attacking), defending] = cards else {
        return;
    };
    let shown = Event::Revealed(attacker, attacking, defender, defending);
    play.tell(shown, Cause::Battle);
    for (seat, kind) in fighters.into_iter().zip(cards) {
        let Some(kind) = kind else { continue };
        let from = CardPlace::Laid(seat);
        if let Some(card) = play.decks.move_card(kind, from, CardPlace::Used) {
            play.tell(Event::CardUsed(seat, card), Cause::Battle);
        }
    }
    let (winner, loser) = match play.data().compare(cards) {
        Ordering::Greater => (attacker, defender),
        Ordering::Less => (defender, attacker),
        Ordering::Equal => {
            play.tell(Event::Drawn(attacker, defender), Cause::Battle);
            return;
        }
    };
    play.tell(Event::Won(winner, loser), Cause::Battle);
    play.agenda.push(Step::Leave(loser));
    if play.explorers.working(winner, Item::Axe) > 0 {
        let damage = play.today().axe_damage();
        play.agenda.push(Step::Hurt((loser, damage, Cause::Axe)));
    }
    play.agenda.push(Step::LoseCarried(loser));
    play.agenda.push(Step::Plunder((winner, loser)));
}

/// The winner takes a supply of the loser's.
pub fn plunder((winner, loser): (Seat, Seat), play: &mut Play) {
    ask(play, winner, Question::Plunder(loser));
}

/// All that is carried is lost.
pub fn lose_carried(seat: Seat, play: &mut Play) {
    play.lose_objects(seat, false, Cause::Battle);
}

/// A loser leaves the map; its own round is over.
pub fn leave(
    seat: Seat,
    round: &mut Round,
    explorers: &mut Explorers,
    log: &mut EventLog<Event, Cause>,
) {
    let place = &mut explorers.place_mut(seat).place;
    if place.cell().is_some() {
        *place = Whereabouts::Off;
        log.tell(Event::LeftMap(seat), Cause::Battle);
        round.over |= round.active == seat;
    }
}

/// A warrior meets its target, which was asked for a card if it has one.
pub fn warrior((sender, target, card): (Seat, Seat, Expedition), play: &mut Play) {
    if play.decks.held(target) > 0 {
        ask(play, target, Question::Answer(sender, card));
    } else {
        play.fight_warrior(target, card, None);
    }
}

/// An explorer on the map is about to be hurt.
pub fn hurt((seat, amount, cause): Damage, play: &mut Play) {
    let defied = cause == Cause::Mist && play.defies_mist(seat);
    if amount == 0 || defied || play.explorers.cell(seat).is_none() {
        return;
    }
    if play.warding(seat).is_some() {
        ask(play, seat, Question::Ward(amount, cause));
    } else {
        play.suffer(seat, amount, cause);
    }
}

impl Play<'_, '_> {
    /// Returns a card in a hand that wards off damage.
    pub fn warding(&self, seat: Seat) -> Option<Expedition> {
        self.reaction(seat, |effect| matches!(effect, CardEffect::Ward(_)))
    }

    /// Some of the damage is warded off.
    pub fn ward(&mut self, seat: Seat, amount: u8, cause: Cause) {
        let Some(card) = self.warding(seat) else {
            return;
        };
        self.use_card(seat, card, Cause::Expedition);
        if let CardEffect::Ward(less) = self.data().effect(card) {
            let left = amount.saturating_sub(less);
            self.agenda.push(Step::Hurt((seat, left, cause)));
        }
    }

    /// An explorer takes damage; at no hearts it is dead.
    pub fn suffer(&mut self, seat: Seat, amount: u8, cause: Cause) {
        let hearts = &mut self.explorers.hearts_mut(seat).0;
        let lost = amount.min(*hearts);
        *hearts -= lost;
        let is_dead = *hearts == 0;
        self.tell(Event::WasHurt(seat, lost), cause);
        if is_dead {
            self.tell(Event::Died(seat), Cause::Death);
            self.explorers.place_mut(seat).place = Whereabouts::Off;
            self.tell(Event::LeftMap(seat), Cause::Death);
            self.round.over |= seat == self.active();
            self.lose_objects(seat, true, Cause::Death);
        }
    }

    pub(super) fn judge_attack(&self, seat: Seat, target: Seat) -> Result<(), Reason> {
        self.judge_moment()?;
        let cell = self.explorers.cell(seat).ok_or(Reason::NotOnMap)?;
        let is_other = target != seat && target.0 < self.seats.count;
        if !is_other || self.explorers.cell(target) != Some(cell) {
            return Err(Reason::NotThere);
        }
        if self.round.attacked {
            return Err(Reason::AttackedAlready);
        }
        if self.island() == Some(IslandEffect::Truce) {
            return Err(Reason::Truce);
        }
        let has = self.decks.held(seat) > 0;
        has.then_some(()).ok_or(Reason::NoCard)
    }

    /// An explorer attacks another.
    pub fn attack(&mut self, seat: Seat, target: Seat) {
        self.round.attacked = true;
        self.round.ended = Ended::ForGood;
        self.tell(Event::Attacked(seat, target), Cause::Battle);
        self.agenda.push(Step::Reveal((seat, target)));
        self.agenda.push(Step::Defend((seat, target)));
        ask(self, seat, Question::BattleCard(target));
    }

    /// A warrior is stopped by a card that is as fast, or wins.
    pub fn fight_warrior(&mut self, target: Seat, warrior: Expedition, by: Option<Expedition>) {
        if let Some(card) = by {
            self.use_card(target, card, Cause::Warrior);
        }
        let speed = |card| self.data().speed(card);
        if by.is_some_and(|card| speed(card) >= speed(warrior)) {
            self.tell(Event::WarriorStopped(target), Cause::Warrior);
            return;
        }
        self.agenda.push(Step::Leave(target));
        if let CardEffect::Warrior(damage) = self.data().effect(warrior) {
            let damage = self.today().damage(damage);
            self.agenda
                .push(Step::Hurt((target, damage, Cause::Warrior)));
        }
        self.agenda.push(Step::LoseCarried(target));
    }
}
