//! The score (§5), hints of it for computer players, and what must always hold.

use crate::load::Data;
use crate::play::Play;
use crate::values::{Cause, Chest, Choice, Event, Phase, Place};
use rules::kit::Ledger;
use rules::table::Seat;

/// The score is told.
pub fn tell(mut play: Play) {
    play.begin(Phase::Over);
    for seat in play.from(Seat(0)) {
        play.tell(Event::Scored(seat, play.points(seat)), Cause::Score);
    }
}

impl Data {
    /// The most that a weight comes to with some of these chests, as a legal set.
    pub fn heaviest(&self, weight: u8, chests: impl Iterator<Item = Chest>) -> Option<u8> {
        let mut sums = vec![weight];
        for chest in chests {
            let with: Vec<u8> = sums.iter().map(|sum| sum + self.weight(chest)).collect();
            sums.extend(with);
        }
        let is_legal = |sum: &u8| sum.is_multiple_of(self.share.get());
        sums.into_iter().filter(is_legal).max()
    }
}

/// Returns what pirates usually do: they sail to the heaviest chest in reach, and bury all they can.
pub fn rollout_policy(play: &Play) -> Option<Choice> {
    let ((seat, _), table) = (play.asking.open?, play.all());
    let weight = |buoy| Some(play.data().weight(table.chests_at(Place::At(buoy)).next()?));
    let worth = |choice: &Choice| match *choice {
        Choice::Turn(heading) => table.way(seat, heading).filter_map(weight).max(),
        Choice::Sail(to) => weight(to),
        Choice::Add(chest) => play.leads_to(seat, chest),
        Choice::Done => Some(play.points(seat)[0]),
    };
    let choices = play.asking.choices.iter().copied();
    let worthwhile = choices.filter(|choice| worth(choice).is_some());
    worthwhile.max_by_key(worth)
}

/// Returns what a seat may expect: its pearls, and its chests buried as well as can be.
pub fn worth(play: &Play, seat: Seat) -> i32 {
    let ([buried, pearls], table) = (play.points(seat), play.all());
    let has = [Place::Aboard(seat), Place::Hidden(seat)].into_iter();
    let has = has.flat_map(|place| table.chests_at(place));
    let chests = play.data().heaviest(buried, has).unwrap_or_default();
    100 * i32::from(chests + pearls)
}

/// Notes what does not hold: two pieces at a place, and a pearl lost.
pub fn faults(play: &Play, ledger: &mut Ledger) {
    ledger.one_a_place(play.rafts.iter().map(|at| at.place.0));
    let chests = play.chests.iter().map(|at| at.place);
    ledger.one_a_place(chests.filter(|place| matches!(place, Place::At(_))));
    let pearls = play.pearls.all();
    ledger.expect(pearls == play.data().pearls, || format!("{pearls} pearls"));
}
