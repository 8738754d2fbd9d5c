//! The score (§5), hints of it for computer players, and what must always hold.

use crate::Lagoon;
use crate::load::Data;
use crate::play::Play;
use crate::values::{Cause, Chest, Choice, Event, Phase, Place};
use rules::kit::Ledger;
use rules::table::{Held, MOST_SEATS};

/// The score is told.
pub fn tell(mut play: Play) {
    play.begin(Phase::Over);
    for seat in play.all().seats() {
        let scored = Event::Scored(seat, play.points(seat));
        play.log.tell(scored, Cause::Score);
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

impl Held<Lagoon> for Play<'_, '_> {
    /// What pirates usually do: they sail to the heaviest chest in reach, and bury all they can.
    fn rollout_policy(&self) -> Option<Choice> {
        let ((seat, _), table) = (self.asking.open?, self.all());
        let weight = |buoy| Some(self.book.0.weight(table.chests_at(Place::At(buoy)).next()?));
        let worth = |choice: &Choice| match *choice {
            Choice::Turn(heading) => table.way(seat, heading).filter_map(weight).max(),
            Choice::Sail(to) => weight(to),
            Choice::Add(chest) => self.leads_to(seat, chest),
            Choice::Done => Some(self.points(seat)[0]),
        };
        let choices = self.asking.choices.iter().copied();
        let worthwhile = choices.filter(|choice| worth(choice).is_some());
        worthwhile.max_by_key(worth)
    }

    /// What each seat may expect: its pearls, and its chests buried as well as can be.
    fn evaluate(&self) -> Option<[i32; MOST_SEATS]> {
        let (mut expected, table) = ([0; MOST_SEATS], self.all());
        for seat in table.seats() {
            let [buried, pearls] = self.points(seat);
            let has = [Place::Aboard(seat), Place::Hidden(seat)].into_iter();
            let has = has.flat_map(|place| table.chests_at(place));
            let chests = self.book.0.heaviest(buried, has).unwrap_or_default();
            expected[seat.index()] = 100 * i32::from(chests + pearls);
        }
        Some(expected)
    }

    fn faults(&self) -> Vec<String> {
        let mut ledger = Ledger::default();
        ledger.one_a_place(self.rafts.iter().map(|at| at.place.0));
        let chests = self.chests.iter().map(|at| at.place);
        ledger.one_a_place(chests.filter(|place| matches!(place, Place::At(_))));
        let pearls = self.pearls.all();
        ledger.expect(pearls == self.book.0.pearls, || format!("{pearls} pearls"));
        ledger.0
    }
}
