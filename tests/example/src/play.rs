//! What a rule has within reach, the table of rules, and which of them proposes, judges and carries out an answer.

use crate::load::Data;
use crate::values::*;
use crate::{Lagoon, burying, sailing};
use bevy_ecs::prelude::{Query, ResMut, Resource};
use rules::kit::{Heading, Ledger, Rules, Supply, Values};
use rules::table::{At, Held, MOST_SEATS, Seat};
use rules::{stepped, steps, within_reach};

/// The round, from 1, and how far its wind carries.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Round {
    pub number: u8,
    pub wind: u8,
}

within_reach! {
    /// The table, within reach of a rule.
    pub struct Play<'w, 's> {
        pub round: ResMut<'w, Round>,
        pub pearls: ResMut<'w, Supply<Pearl>>,
        pub rafts: Query<'w, 's, (&'static Raft, &'static mut At<Raft, Course>)>,
        pub chests: Query<'w, 's, (&'static Chest, &'static mut At<Chest, Place>)>,
    }
}

steps! {
    /// What the rules can set off.
    Step of Play<'_, '_> {
        /// An answer that nobody was asked for is carried out.
        Answer(answer: Answer) by "lagoon §2" => Play::carry_out(play),
        /// The raft of this number in turn order sails.
        Sail(k: u8) by "lagoon §3" => sailing::take_turn(play),
        /// The pirate of this number in turn order buries chests.
        Bury(k: u8) by "lagoon §4" => burying::take_turn(play),
    }
}

impl Play<'_, '_> {
    /// All seats from one on.
    pub fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        seat.round(self.rafts.iter().len() as u8)
    }

    /// All seats in turn order, which begins one seat further each round.
    pub fn in_turn(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.rafts.iter().len() as u8;
        self.from(Seat((self.round.number - 1) % seats))
    }

    /// Tells that a phase begins.
    pub fn begin(&mut self, phase: Phase) {
        let began = Event::PhaseBegan(phase, self.round.number);
        self.log.tell(began, Cause::Rounds);
    }

    /// The chests at a place, in deck order.
    pub fn chests_at(&self, place: Place) -> impl Iterator<Item = Chest> {
        let there = self.chests.iter().filter(move |(_, at)| at.place == place);
        there.map(|(chest, _)| *chest)
    }

    /// Moves a chest, and tells it.
    pub fn move_chest(&mut self, seat: Seat, chest: Chest, to: Place, cause: Cause) {
        if let Some((_, mut at)) = self.chests.iter_mut().find(|(one, _)| **one == chest) {
            at.place = to;
            self.log.tell(Event::Moved(seat, chest, to), cause);
        }
    }
}

impl Rules for Play<'_, '_> {
    type Game = Lagoon;

    stepped!(Step);

    fn propose(&self, _: Seat, question: Question, to: &mut Vec<Choice>) {
        match question {
            Question::Turn => to.extend(Heading::ALL.iter().copied().map(Choice::Turn)),
            Question::Sail => to.extend((1..=self.round.wind).map(Choice::Sail)),
            Question::Bury => {
                to.push(Choice::Done);
                to.extend(Chest::values().into_iter().map(Choice::Add));
            }
        }
    }

    fn judge(&self, seat: Seat, question: Question, choice: Choice) -> Result<(), Reason> {
        match (question, choice) {
            (Question::Turn, Choice::Turn(heading)) => self.judge_turn(seat, heading),
            (Question::Sail, Choice::Sail(buoys)) => self.judge_sail(seat, buoys),
            (Question::Bury, Choice::Add(chest)) => self.judge_add(seat, chest),
            (Question::Bury, Choice::Done) => self.judge_done(seat),
            _ => Err(Reason::NotAsked),
        }
    }

    fn tell_decided(&mut self, answer: Answer, forced: bool) {
        let decided = Event::Decided(answer, forced);
        self.log.tell(decided, Cause::Rounds);
    }

    fn carry_out(answer: Answer, play: &mut Self) {
        match answer.choice {
            Choice::Turn(heading) => play.turn(answer.seat, heading),
            Choice::Sail(buoys) => play.sail(answer.seat, buoys),
            Choice::Add(chest) => play.add(answer.seat, chest),
            Choice::Done => {}
        }
    }
}

impl Held<Lagoon> for Play<'_, '_> {
    fn rollout_policy(&self) -> Option<Choice> {
        self.usual()
    }

    fn evaluate(&self) -> Option<[i32; MOST_SEATS]> {
        Some(self.expected())
    }

    fn faults(&self) -> Vec<String> {
        let mut ledger = Ledger::default();
        ledger.one_a_place(self.rafts.iter().map(|(_, at)| at.place.0));
        let chests = self.chests.iter().map(|(_, at)| at.place);
        ledger.one_a_place(chests.filter(|place| matches!(place, Place::At(_))));
        let pearls = self.pearls.all();
        ledger.expect(pearls == self.book.0.pearls, || format!("{pearls} pearls"));
        ledger.0
    }
}
