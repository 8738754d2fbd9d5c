//! Limits, and cards that must be given up (`pirate-crusades §2.5`).

use super::play::Play;
use super::steps::Step;
use super::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// A player gives up crew above its crew limit and cargo above its hold limit.
pub fn limits(seat: Seat, play: &mut Play) {
    let vessel = play.vessel(seat);
    let crew = vessel
        .hand
        .len()
        .saturating_sub(vessel.crew_limit(play.data()));
    let cargo = vessel
        .holds
        .len()
        .saturating_sub(vessel.hold_limit(play.data()));
    if crew > 0 {
        play.agenda.push(Step::Limits(seat));
        play.give_up(seat, Loss::CrewLimit, crew);
    } else if cargo > 0 {
        play.give_up(seat, Loss::HoldLimit, cargo);
    }
}

/// The cards that a player has chosen to give up are discarded.
pub fn given_up((seat, loss): (Seat, Loss), play: &mut Play) {
    let given = play.cards.of(seat).given;
    play.discard(given, loss.cause(play.seats.long));
}

impl Loss {
    /// Returns the rule by which cards are given up, in the Long Game or in the Short one.
    #[must_use]
    pub fn cause(self, long: bool) -> Cause {
        match self {
            Self::CrewLimit | Self::HoldLimit => Cause::Limits,
            Self::Hurricane => Cause::Hurricane,
            Self::Disembark => Cause::Disembark,
            Self::Docking if long => Cause::Dock,
            Self::Docking => Cause::HeadForTown,
            Self::PrizeCrew => Cause::Seize,
            Self::Storm | Self::Cannibals => Cause::Storm,
            Self::Magistrate => Cause::Magistrate,
            Self::Curse => Cause::Treasure,
        }
    }
}

impl Play<'_, '_> {
    /// A player gives up so many cards, all together once they are chosen.
    pub fn give_up(&mut self, seat: Seat, loss: Loss, count: u8) {
        if count == 0 {
            return;
        }
        self.agenda.push(Step::GivenUp((seat, loss)));
        self.choose_loss(seat, loss, count);
    }

    /// A player chooses so many more cards to give up; where it must give up all it has, nobody is asked.
    pub(super) fn choose_loss(&mut self, seat: Seat, loss: Loss, count: u8) {
        let left = self
            .losable(seat, loss)
            .after(self.cards.of(seat).given.last());
        if left.len() <= count {
            for card in left.iter() {
                self.shift(card, Place::Given(seat), loss.cause(self.seats.long));
            }
        } else if count > 0 {
            ask(self, seat, Question::GiveUp(loss, count));
        }
    }

    /// Returns the cards that can be given up.
    pub(super) fn losable(&self, seat: Seat, loss: Loss) -> CardSet {
        let has = self.cards.of(seat);
        match loss {
            Loss::HoldLimit => self.vessel(seat).holds,
            _ => has.hand,
        }
    }

    /// Checks whether a card can be given up, so that enough come after it.
    pub(super) fn judge_loss(
        &self,
        seat: Seat,
        loss: Loss,
        count: u8,
        card: Card,
    ) -> Result<(), Reason> {
        let losable = self.losable(seat, loss);
        judge_next(self.cards.of(seat).given, losable, card)?;
        let enough = losable.after(Some(card)).len() + 1 >= count;
        enough.then_some(()).ok_or(Reason::NoSuchSet)
    }

    /// Checks whether a card is among some, and comes after those chosen.
    pub(super) fn judge_next(&self, seat: Seat, among: CardSet, card: Card) -> Result<(), Reason> {
        judge_next(self.cards.of(seat).chosen, among, card)
    }
}

/// Checks whether a card is among some, and comes after all of others.
fn judge_next(after: CardSet, among: CardSet, card: Card) -> Result<(), Reason> {
    if !among.contains(card) {
        return Err(Reason::NotThere);
    }
    let next = after.last().is_none_or(|last| last < card);
    next.then_some(()).ok_or(Reason::OutOfOrder)
}
