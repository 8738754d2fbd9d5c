//! The score (§5), and hints of it for computer players.

use crate::load::Data;
use crate::play::Play;
use crate::values::{Cause, Chest, Choice, Event, Phase, Place};
use rules::table::{MOST_SEATS, Seat};

/// The score is told.
pub fn tell(mut play: Play) {
    play.begin(Phase::Over);
    for seat in play.from(Seat(0)) {
        let scored = Event::Scored(seat, play.points(seat));
        play.log.tell(scored, Cause::Score);
    }
}

impl Data {
    /// The most that a weight comes to with some of these chests, as a legal set.
    pub fn heaviest(&self, weight: u8, chests: impl Iterator<Item = Chest>) -> Option<u8> {
        // The most of each remainder.
        let mut most = [None; 10];
        most[usize::from(weight % self.share.get())] = Some(weight);
        for chest in chests {
            for sum in most.into_iter().flatten() {
                let sum = sum + self.weight(chest);
                let best = &mut most[usize::from(sum % self.share.get())];
                *best = (*best).max(Some(sum));
            }
        }
        most[0]
    }
}

impl Play<'_, '_> {
    /// A pirate's points as they stand, by source.
    pub fn points(&self, seat: Seat) -> [u8; 2] {
        [self.buried(seat), self.pearls.of(seat)]
    }

    /// What each seat may expect: its pearls, and its chests buried as well as can be.
    pub fn expected(&self) -> [i32; MOST_SEATS] {
        let mut expected = [0; MOST_SEATS];
        for seat in self.from(Seat(0)) {
            let [buried, pearls] = self.points(seat);
            let (aboard, hidden) = (Place::Aboard(seat), Place::Hidden(seat));
            let has = self.chests_at(aboard).chain(self.chests_at(hidden));
            let chests = self.book.0.heaviest(buried, has).unwrap_or_default();
            expected[seat.index()] = 100 * i32::from(chests + pearls);
        }
        expected
    }

    /// What pirates usually do: they sail to the heaviest chest in reach, and bury all they can.
    pub fn usual(&self) -> Option<Choice> {
        let (seat, _) = self.asking.open?;
        let weight = |buoy| Some(self.book.0.weight(self.chests_at(Place::At(buoy)).next()?));
        let worth = |choice: &Choice| match *choice {
            Choice::Turn(heading) => self.way(seat, heading).filter_map(weight).max(),
            Choice::Sail(buoys) => self.reach(seat, buoys).and_then(weight),
            Choice::Add(chest) => self.leads_to(seat, chest),
            Choice::Done => Some(self.buried(seat)),
        };
        let choices = self.asking.choices.iter().copied();
        let worthwhile = choices.filter(|choice| worth(choice).is_some());
        worthwhile.max_by_key(worth)
    }
}
