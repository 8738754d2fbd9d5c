//! Ships that surrendered: towed, or sailed instead of one's own (`pirate-crusades §4.4`).

use crate::play::Play;
use crate::steps::Step;
use crate::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// A player is asked what to do with a ship.
pub fn seize((seat, ship): (Seat, Card), play: &mut Play) {
    ask(play, seat, Question::Seize(ship));
}

/// A ship is a player's prize.
pub fn tow((seat, ship): (Seat, Card), play: &mut Play) {
    play.shift(ship, Place::Prize(seat), Cause::Seize);
    play.tell(Event::Seized(seat, ship), Cause::Seize);
}

impl Play<'_, '_> {
    /// Returns whether a player may sail a ship: one with a Small Boat takes no large one.
    pub(crate) fn may_sail(&self, seat: Seat, ship: Card) -> bool {
        let most = self.numbers().long.small_boat.get();
        !self.has_flaw(seat, Flaw::SmallBoat) || self.data().size(ship) <= most
    }

    pub(super) fn judge_seize(&self, seat: Seat, ship: Card, choice: Choice) -> Result<(), Reason> {
        let has = self.cards.of(seat);
        let (swaps, tows) = match choice {
            Choice::Leave => (false, false),
            Choice::Tow => (false, true),
            Choice::Swap => (true, false),
            Choice::SwapAndTow => (true, true),
            _ => return Err(Reason::NotAsked),
        };
        if swaps && !self.may_sail(seat, ship) {
            Err(Reason::Flaw)
        } else if tows && has.prize.is_some() {
            Err(Reason::HasPrize)
        } else if tows && has.hand.len() < 2 {
            Err(Reason::LastCard)
        } else {
            Ok(())
        }
    }

    /// A player leaves a ship, tows it, or sails it instead of its own; a crew card sails what is towed.
    pub(super) fn seize_or_not(&mut self, seat: Seat, ship: Card, choice: Choice) {
        let old = self.cards.of(seat).ship;
        let swaps = matches!(choice, Choice::Swap | Choice::SwapAndTow);
        let tows = matches!(choice, Choice::Tow | Choice::SwapAndTow);
        let spare = if swaps { old } else { Some(ship) };
        if let Some(spare) = spare.filter(|_| !tows) {
            self.shift(spare, Place::Discard(0), Cause::Seize);
        } else if let Some(spare) = spare {
            if swaps {
                self.shift(spare, Place::Met, Cause::Seize);
            }
            self.agenda.push(Step::Tow((seat, spare)));
            self.give_up(seat, Loss::PrizeCrew, 1);
        }
        if swaps {
            self.shift(ship, Place::Ship(seat), Cause::Seize);
            self.tell(Event::Seized(seat, ship), Cause::Seize);
        }
    }
}
