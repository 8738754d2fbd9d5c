//! Reputation with its benefits, and riches (`pirate-crusades §2.2`).

use crate::play::Play;
use crate::steps::Step;
use crate::values::*;
use rules::table::Seat;

/// A player gains a point of reputation, with the benefit of a step that it reaches for the first time. The last step wins.
pub fn fame(seat: Seat, play: &mut Play) {
    let infamous = play.numbers().long.infamous.get();
    let voyage = play.voyages.of_mut(seat);
    if voyage.reputation >= infamous {
        return;
    }
    voyage.reputation += 1;
    let step = voyage.reputation;
    let first = voyage.granted.insert(step);
    play.tell(Event::Reputation(seat, step), Cause::Reputation);
    if step == infamous {
        play.turn.winner = Some(seat);
        return play.end();
    }
    let benefit = play.data().reputation[usize::from(step)].filter(|_| first);
    if let Some(benefit) = benefit {
        play.voyages.of_mut(seat).benefits.insert(step);
        play.tell(
            Event::Benefits(seat, step, benefit, true),
            Cause::Reputation,
        );
        if benefit == Benefit::GainBonus {
            play.agenda.push(Step::BonusGained(seat));
            play.want(seat, Draw::Bonus);
        }
    }
}

/// A bonus was drawn; one that is of no use at this sea is discarded, and another drawn.
pub fn bonus_gained(seat: Seat, play: &mut Play) {
    let bonus = play.cards.of(seat).bonuses.last();
    let useless = bonus.filter(|&card| !play.data().card(card).bonus.serves_at_length());
    if let Some(card) = useless.filter(|_| !play.turn.dry) {
        play.shift(card, Place::Discard(0), Cause::Reputation);
        // With the deck at its end the search is over, lest it go on for ever.
        if !play.cards.deck().is_empty() {
            play.agenda.push(Step::BonusGained(seat));
            play.want(seat, Draw::Bonus);
        }
    }
}

impl Play<'_, '_> {
    /// Returns the steps whose benefit a player has, each with the benefit.
    fn benefits(&self, seat: Seat) -> impl Iterator<Item = (u8, Benefit)> + '_ {
        let held = self.voyages.of(seat).benefits;
        let steps = (0..).zip(&self.data().reputation);
        steps.filter_map(move |(step, benefit)| {
            Some((step, (*benefit).filter(|_| held.contains(step))?))
        })
    }

    /// Returns whether a player has a benefit of its reputation.
    pub fn has_benefit(&self, seat: Seat, wanted: Benefit) -> bool {
        self.benefits(seat).any(|(_, benefit)| benefit == wanted)
    }

    /// A player loses a point of reputation, with the benefit of the step that it falls from.
    pub fn lose_reputation(&mut self, seat: Seat, cause: Cause) {
        let voyage = self.voyages.of_mut(seat);
        let Some(left) = voyage.reputation.checked_sub(1) else {
            return;
        };
        let step = std::mem::replace(&mut voyage.reputation, left);
        let held = voyage.benefits.remove(step);
        self.tell(Event::Reputation(seat, left), cause);
        let benefit = self.data().reputation[usize::from(step)].filter(|_| held);
        if let Some(benefit) = benefit {
            self.tell(
                Event::Benefits(seat, step, benefit, false),
                Cause::Reputation,
            );
        }
        let last = self.cards.of(seat).bonuses.last();
        if let Some(bonus) = last.filter(|_| benefit == Some(Benefit::GainBonus)) {
            self.shift(bonus, Place::Discard(0), Cause::Reputation);
        }
    }

    /// A bonus that is for a single use was used: with it goes the benefit that gave it.
    pub(crate) fn use_up(&mut self, seat: Seat, card: Card) {
        let number = self
            .cards
            .of(seat)
            .bonuses
            .iter()
            .position(|bonus| bonus == card);
        let gave = self
            .benefits(seat)
            .filter(|(_, benefit)| *benefit == Benefit::GainBonus);
        let step = number.and_then(|number| gave.map(|(step, _)| step).nth(number));
        if let Some(step) = step {
            self.voyages.of_mut(seat).benefits.remove(step);
            let gone = Event::Benefits(seat, step, Benefit::GainBonus, false);
            self.tell(gone, Cause::Reputation);
        }
        self.shift(card, Place::Discard(0), Cause::Combat);
    }

    /// A player gains doubloons; what is beyond the most that it can have is lost.
    pub fn earn(&mut self, seat: Seat, doubloons: u8, cause: Cause) {
        let most = self.numbers().long.most_riches.get();
        let riches = self.voyages.of(seat).riches;
        self.set_riches(seat, (riches + doubloons).min(most), cause);
    }

    /// A player spends doubloons.
    pub fn spend_riches(&mut self, seat: Seat, doubloons: u8, cause: Cause) {
        let riches = self.voyages.of(seat).riches;
        self.set_riches(seat, riches.saturating_sub(doubloons), cause);
    }

    fn set_riches(&mut self, seat: Seat, riches: u8, cause: Cause) {
        if std::mem::replace(&mut self.voyages.of_mut(seat).riches, riches) != riches {
            self.tell(Event::Riches(seat, riches), cause);
        }
    }

    /// Checks whether a player has so many doubloons.
    pub(super) fn judge_price(&self, seat: Seat, doubloons: u8) -> Result<(), Reason> {
        let enough = self.voyages.of(seat).riches >= doubloons;
        enough.then_some(()).ok_or(Reason::TooFewDoubloons)
    }
}
