//! Rounds, their wind (§2), and sailing: how to turn, and how far (§3).

use crate::play::{Play, Step};
use crate::values::{Buoy, Cause, Course, Event, Phase, Place, Question, Reason};
use rules::kit::{Heading, ask, is};
use rules::table::Seat;

/// A round begins, and its wind is rolled.
pub fn begin(mut play: Play) {
    play.round.number += 1;
    play.begin(Phase::Round);
    let wind = play.dice.pick(&play.book.0.wind).get();
    play.round.wind = wind;
    play.log.tell(Event::Rolled(wind), Cause::Rounds);
    play.agenda.push(Step::Sail(0));
}

/// A raft sails; after the last one the next round begins, or chests are buried.
pub fn take_turn(k: u8, play: &mut Play) {
    if let Some(seat) = play.in_turn().nth(k.into()) {
        play.agenda.push(Step::Sail(k + 1));
        ask(play, seat, Question::Turn);
    } else if play.round.number < play.book.0.rounds.get() {
        play.next_phase.set(Phase::Round);
    } else {
        play.next_phase.set(Phase::Burying);
    }
}

/// The buoys ahead of one in a direction, the nearest first.
pub fn ahead(from: Buoy, heading: Heading) -> impl Iterator<Item = Buoy> {
    std::iter::successors(from.toward(heading), move |buoy| buoy.toward(heading))
}

impl Play<'_, '_> {
    /// Where a raft lies, and how.
    fn course(&self, seat: Seat) -> Course {
        let raft = self.rafts.iter().find(|(raft, _)| raft.0 == seat);
        raft.expect("every seat has a raft").1.place
    }

    fn set_course(&mut self, seat: Seat, course: Course) {
        for (_, mut at) in self.rafts.iter_mut().filter(|(raft, _)| raft.0 == seat) {
            at.place = course;
        }
    }

    /// The buoys that a raft can sail to in a direction, the nearest first.
    pub fn way(&self, seat: Seat, heading: Heading) -> impl Iterator<Item = Buoy> {
        let is_free = move |&buoy: &Buoy| self.rafts.iter().all(|(_, at)| at.place.0 != buoy);
        let ahead = ahead(self.course(seat).0, heading).take_while(is_free);
        ahead.take(self.round.wind.into())
    }

    /// The buoy so far ahead of a raft, where it can sail there.
    pub fn reach(&self, seat: Seat, buoys: u8) -> Option<Buoy> {
        let mut way = self.way(seat, self.course(seat).1);
        way.nth(usize::from(buoys).checked_sub(1)?)
    }

    pub fn judge_turn(&self, seat: Seat, heading: Heading) -> Result<(), Reason> {
        let back = self.course(seat).1.opposite();
        is(heading != back, Reason::Backwards)?;
        is(self.way(seat, heading).next().is_some(), Reason::NoWay)
    }

    pub fn judge_sail(&self, seat: Seat, buoys: u8) -> Result<(), Reason> {
        is(self.reach(seat, buoys).is_some(), Reason::NoWay)
    }

    pub fn turn(&mut self, seat: Seat, heading: Heading) {
        self.set_course(seat, (self.course(seat).0, heading));
        self.log.tell(Event::Turned(seat, heading), Cause::Sailing);
        ask(self, seat, Question::Sail);
    }

    pub fn sail(&mut self, seat: Seat, buoys: u8) {
        let Some(to) = self.reach(seat, buoys) else {
            return;
        };
        self.set_course(seat, (to, self.course(seat).1));
        self.log.tell(Event::Sailed(seat, to), Cause::Sailing);
        let chest = self.chests_at(Place::At(to)).next();
        if let Some(chest) = chest {
            self.move_chest(seat, chest, Place::Aboard(seat), Cause::Sailing);
        } else if self.pearls.take(seat) {
            self.log.tell(Event::Dived(seat), Cause::Sailing);
        }
    }
}
