//! Rounds, their wind (§2), and sailing: how to turn, and how far (§3).

use crate::play::Play;
use crate::values::*;
use rules::kit::{Heading, ask, is};
use rules::table::Seat;

/// A round begins: its wind is rolled, and all rafts sail. After the last one chests are buried.
pub fn begin(mut play: Play) {
    play.round.number += 1;
    play.begin(Phase::Round);
    play.round.wind = play.dice.pick(&play.book.0.wind).get();
    play.tell(Event::Rolled(play.round.wind), Cause::Rounds);
    let last = play.round.number == play.data().rounds.get();
    let next = if last { Phase::Burying } else { Phase::Round };
    play.ask_in_turn(Question::Turn, next);
}

impl Play<'_, '_> {
    pub fn judge_turn(&self, seat: Seat, heading: Heading) -> Result<(), Reason> {
        let table = self.all();
        let (_, bow) = table.rafts[seat.index()];
        is(heading != bow.opposite(), Reason::Backwards)?;
        is(table.way(seat, heading).next().is_some(), Reason::NoWay)
    }

    pub fn judge_sail(&self, seat: Seat, to: Buoy) -> Result<(), Reason> {
        let table = self.all();
        let (_, bow) = table.rafts[seat.index()];
        is(table.way(seat, bow).any(|buoy| buoy == to), Reason::NoWay)
    }

    fn change_course(&mut self, seat: Seat, change: impl FnOnce(&mut Course)) {
        let raft = self.rafts.iter_mut().nth(seat.index());
        change(&mut raft.expect("every seat has a raft").place);
    }

    pub fn turn(&mut self, seat: Seat, heading: Heading) {
        self.change_course(seat, |(_, bow)| *bow = heading);
        self.tell(Event::Turned(seat, heading), Cause::Sailing);
        ask(self, seat, Question::Sail);
    }

    pub fn sail(&mut self, seat: Seat, to: Buoy) {
        self.change_course(seat, |(at, _)| *at = to);
        self.tell(Event::Sailed(seat, to), Cause::Sailing);
        let taken = self.take_aboard(seat, Place::At(to), Cause::Sailing);
        if !taken && self.pearls.take(seat) {
            self.tell(Event::Dived(seat), Cause::Sailing);
        }
    }
}
