//! Combat against ships and towns (`pirate-crusades §3.7`).

use super::play::{Allies, Play};
use super::steps::{Combat, Foe, Step};
use super::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// A player commits cards of its hand.
pub fn commit((seat, foe): Combat, play: &mut Play) {
    play.agenda.push(Step::Settle((seat, foe)));
    let strength = play.strength(seat, foe);
    ask(play, seat, Question::Commit(strength));
}

/// The total is held against the strength.
pub fn settle((seat, foe): Combat, play: &mut Play) {
    let strength = play.strength(seat, foe);
    let chosen = play.cards.of(seat).chosen;
    let (total, guns) = (play.committed(seat), play.data().all_guns(chosen));
    let won = total > strength;
    play.tell(Event::Fought(seat, total, strength, won), Cause::Combat);
    play.spend(seat);
    match (foe, won) {
        (Foe::Ship, true) => play.sink(seat),
        (Foe::Fleet, true) => play.sink_fleet(seat),
        (Foe::Town, true) => play.conquer(seat),
        (Foe::Captain, true) => play.beat_captain(seat, total, strength),
        (Foe::Ship | Foe::Captain, false) => play.beat_off(seat, guns),
        (Foe::Fleet | Foe::Town, false) => {}
    }
}

impl Play<'_, '_> {
    /// Returns the strength of what a player fights.
    pub fn strength(&self, seat: Seat, foe: Foe) -> u16 {
        let data = self.data();
        let (met, escort) = (self.cards.met(), self.cards.escort());
        match foe {
            Foe::Ship => data.all_sizes(met),
            Foe::Fleet => data.all_sizes(met.into_iter().chain(escort)),
            Foe::Town => self.town_strength(seat),
            Foe::Captain => self.captains_strength(),
        }
    }

    /// Returns the strength of the town where a player is docked.
    pub fn town_strength(&self, seat: Seat) -> u16 {
        let strength = |town| self.data().town_strength(town, self.seats.long);
        self.town(seat).map_or(0, strength)
    }

    /// Returns what the cards that a player has committed come to, with the ships that Jokers brought.
    pub fn committed(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        let chosen = self.cards.of(seat).chosen;
        let total = self.vessel(seat).total(self.data(), chosen, player.powder);
        total + player.allies.guns
    }

    /// Returns whether a player may commit a card, after those committed so far.
    pub(super) fn judge_commit(&self, seat: Seat, strength: u16, card: Card) -> Result<(), Reason> {
        let has = self.cards.of(seat);
        self.judge_next(seat, has.hand, card)?;
        let most = has
            .chosen
            .union(CardSet::of(card))
            .union(has.hand.after(Some(card)));
        self.judge_committed(seat, strength, most)
    }

    /// Checks whether some cards can be committed, with the Powder Cache where there is one.
    pub(super) fn judge_committed(
        &self,
        seat: Seat,
        strength: u16,
        cards: CardSet,
    ) -> Result<(), Reason> {
        let vessel = self.vessel(seat);
        let powder = vessel.has(self.data(), Bonus::PowderCache);
        let beats = vessel.beats(self.data(), cards, powder, strength);
        beats.then_some(()).ok_or(Reason::NotEnough)
    }

    /// All cards are committed: the Powder Cache is asked for where there is one, and Jokers bring ships.
    pub(super) fn commit_all(&mut self, seat: Seat, strength: u16) {
        self.call_allies(seat);
        if self.vessel(seat).has(self.data(), Bonus::PowderCache) {
            ask(self, seat, Question::Powder(strength));
        }
    }

    /// Each Joker that a player has committed brings a ship; in the Long Game also the ship's cannon.
    pub(super) fn call_allies(&mut self, seat: Seat) {
        let chosen = self.cards.of(seat).chosen;
        for _ in chosen.iter().filter(|card| card.is_joker()) {
            self.want(seat, Draw::Ally);
            if self.seats.long {
                self.want(seat, Draw::Ally);
            }
        }
    }

    /// A Joker has brought a ship; another Joker brings one more.
    pub(super) fn ally_came(&mut self, seat: Seat, card: Card) {
        self.tell(Event::AllyCame(seat, card), Cause::Combat);
        let (size, long) = (self.data().size(card), self.seats.long);
        self.player_mut(seat).allies.come(size, long);
        if card.is_joker() && !long {
            self.want(seat, Draw::Ally);
        }
    }

    /// The cards that a player has committed are discarded, then the ships that Jokers brought; the Powder Cache is used up.
    pub(super) fn spend(&mut self, seat: Seat) {
        let has = self.cards.of(seat);
        let (chosen, allies) = (has.chosen, has.allies);
        self.discard(chosen, Cause::Combat);
        self.discard(allies, Cause::Combat);
        self.player_mut(seat).allies = Allies::default();
        self.spend_powder(seat);
    }

    /// The Powder Cache that a player uses is discarded.
    pub(super) fn spend_powder(&mut self, seat: Seat) {
        if std::mem::take(&mut self.player_mut(seat).powder)
            && let Some(card) = self.vessel(seat).bonus(self.data(), Bonus::PowderCache)
        {
            self.use_up(seat, card);
        }
    }
}
