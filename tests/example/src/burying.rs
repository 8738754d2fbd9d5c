//! Burying: a set of chests, chosen one by one (§4).

use crate::play::Play;
use crate::values::*;
use rules::kit::{ask, is};
use rules::table::Seat;

/// All chests are shown, and every pirate buries some; then the game is over.
pub fn begin(mut play: Play) {
    play.begin(Phase::Burying);
    for seat in play.in_turn() {
        play.take_aboard(seat, Place::Hidden(seat), Cause::Burying);
    }
    play.ask_in_turn(Question::Bury, Phase::Over);
}

impl Play<'_, '_> {
    /// The heaviest legal set that a chest can still lead to, with those aboard that come after it.
    pub fn leads_to(&self, seat: Seat, chest: Chest) -> Option<u8> {
        let (data, table) = (self.data(), self.all());
        let [buried, _] = table.points(data, seat);
        let aboard = table.chests_at(Place::Aboard(seat));
        let later = aboard.filter(|&other| other > chest);
        data.heaviest(buried + data.weight(chest), later)
    }

    pub fn judge_add(&self, seat: Seat, chest: Chest) -> Result<(), Reason> {
        let table = self.all();
        let mut aboard = table.chests_at(Place::Aboard(seat));
        is(aboard.any(|one| one == chest), Reason::NotAboard)?;
        let mut buried = table.chests_at(Place::Buried(seat));
        is(buried.all(|one| one < chest), Reason::OutOfOrder)?;
        is(self.leads_to(seat, chest).is_some(), Reason::Uneven)
    }

    pub fn judge_done(&self, seat: Seat) -> Result<(), Reason> {
        let ([buried, _], share) = (self.points(seat), self.data().share.get());
        is(buried.is_multiple_of(share), Reason::Uneven)
    }

    pub fn add(&mut self, seat: Seat, chest: Chest) {
        let told = Event::Buried(seat, chest);
        self.put(chest, Place::Buried(seat), told, Cause::Burying);
        ask(self, seat, Question::Bury);
    }
}
