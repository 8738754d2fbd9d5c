//! Burying: a set of chests, chosen one by one (§4).

use crate::play::{Play, Step};
use crate::values::{Cause, Chest, Phase, Place, Question, Reason};
use rules::kit::ask;
use rules::table::Seat;

/// All chests are shown.
pub fn begin(mut play: Play) {
    play.begin(Phase::Burying);
    for seat in (0..).map_while(|k| play.in_turn(k)).collect::<Vec<_>>() {
        let chest = play.chests_at(Place::Hidden(seat)).next();
        if let Some(chest) = chest {
            play.move_chest(seat, chest, Place::Aboard(seat), Cause::Burying);
        }
    }
    play.agenda.push(Step::Bury(0));
}

/// A pirate buries chests; after the last one the game is over.
pub fn take_turn(k: u8, play: &mut Play) {
    if let Some(seat) = play.in_turn(k) {
        play.agenda.push(Step::Bury(k + 1));
        ask(play, seat, Question::Bury);
    } else {
        play.next_phase.set(Phase::Over);
    }
}

impl Play<'_, '_> {
    /// The weight of what a pirate has buried.
    pub fn buried(&self, seat: Seat) -> u8 {
        let buried = self.chests_at(Place::Buried(seat));
        buried.map(|chest| self.book.0.weight(chest)).sum()
    }

    /// The heaviest legal set that a chest can still lead to, with those aboard that come after it.
    pub fn leads_to(&self, seat: Seat, chest: Chest) -> Option<u8> {
        let data = &self.book.0;
        let later = self
            .chests_at(Place::Aboard(seat))
            .filter(|&other| other > chest);
        data.heaviest(self.buried(seat) + data.weight(chest), later)
    }

    pub fn judge_add(&self, seat: Seat, chest: Chest) -> Result<(), Reason> {
        if self
            .chests_at(Place::Aboard(seat))
            .all(|aboard| aboard != chest)
        {
            return Err(Reason::NotAboard);
        }
        if self
            .chests_at(Place::Buried(seat))
            .any(|buried| buried > chest)
        {
            return Err(Reason::OutOfOrder);
        }
        self.leads_to(seat, chest).map(|_| ()).ok_or(Reason::Uneven)
    }

    pub fn judge_done(&self, seat: Seat) -> Result<(), Reason> {
        let is_even = self.buried(seat).is_multiple_of(self.book.0.share.get());
        is_even.then_some(()).ok_or(Reason::Uneven)
    }

    pub fn add(&mut self, seat: Seat, chest: Chest) {
        self.move_chest(seat, chest, Place::Buried(seat), Cause::Burying);
        ask(self, seat, Question::Bury);
    }
}
