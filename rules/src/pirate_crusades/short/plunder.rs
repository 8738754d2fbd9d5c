//! Plunder of ships and players (`pirate-crusades §3.7`, `§3.8`).

use crate::play::Play;
use crate::steps::Fighters;
use crate::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// A ship that was sunk is plundered.
pub fn plunder(seat: Seat, play: &mut Play) {
    if let Some(ship) = play.cards.met().or(play.cards.cannon()) {
        ask(play, seat, Question::Plunder(ship));
    }
}

/// A player that was beaten is plundered.
pub fn plunder_player((seat, loser): Fighters, play: &mut Play) {
    ask(play, seat, Question::PlunderPlayer(loser));
}

impl Play<'_, '_> {
    /// Checks that there is room for the card that is taken.
    fn judge_room(&self, seat: Seat, choice: Choice) -> Result<(), Reason> {
        match choice {
            Choice::TakeCrew => self.judge_gather(seat),
            Choice::TakeCargo | Choice::TakeHold(_) => {
                let free = self.vessel(seat).free_holds(self.data()) > 0;
                free.then_some(()).ok_or(Reason::HoldsFull)
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn judge_plunder(
        &self,
        seat: Seat,
        card: Card,
        choice: Choice,
    ) -> Result<(), Reason> {
        match choice {
            // A delivery of the Long Game comes with its goods.
            Choice::TakeMission if self.seats.long && self.is_delivery(card) => {
                self.judge_room(seat, Choice::TakeCargo)
            }
            Choice::TakeCrew | Choice::TakeCargo | Choice::TakeMission | Choice::Leave => {
                self.judge_room(seat, choice)
            }
            _ => Err(Reason::NotAsked),
        }
    }

    pub(crate) fn judge_plunder_player(
        &self,
        seat: Seat,
        loser: Seat,
        choice: Choice,
    ) -> Result<(), Reason> {
        let has = self.cards.of(loser);
        let there = match choice {
            Choice::TakeCrew => !has.hand.is_empty(),
            Choice::TakeMission => !has.missions.is_empty(),
            Choice::TakeHold(card) => has.holds.set().contains(card),
            Choice::Leave => true,
            _ => return Err(Reason::NotAsked),
        };
        there.then_some(()).ok_or(Reason::LoserHasNone)?;
        self.judge_room(seat, choice)
    }

    /// A ship that was sunk is plundered, or left to the discard.
    pub(crate) fn take_plunder(&mut self, seat: Seat, ship: Card, choice: Choice) {
        let to = match choice {
            Choice::TakeCrew => Place::Hand(seat),
            Choice::TakeCargo => Place::Hold(seat, 0),
            Choice::TakeMission => Place::Mission(seat, 0),
            _ => return,
        };
        self.shift(ship, to, Cause::Plunder);
        if choice == Choice::TakeMission {
            self.stow_later(seat);
        }
    }

    /// A player that was beaten is plundered: of its hand and of its missions a random card.
    pub(crate) fn rob(&mut self, seat: Seat, loser: Seat, choice: Choice) {
        let has = self.cards.of(loser);
        let (taken, to) = match choice {
            Choice::TakeCrew => {
                let hand: Vec<Card> = has.hand.iter().collect();
                (self.dice.pick(&hand), Place::Hand(seat))
            }
            Choice::TakeMission => {
                let mut missions: Vec<Card> = has.missions.iter().collect();
                missions.sort_unstable();
                (self.dice.pick(&missions), Place::Mission(seat, 0))
            }
            Choice::TakeHold(card) => (card, Place::Hold(seat, 0)),
            _ => return,
        };
        self.shift(taken, to, Cause::Plunder);
    }
}
