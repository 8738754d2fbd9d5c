//! The table within reach of a rule, the table of rules, and the rules that propose, judge and carry out an answer.

use crate::load::Data;
use crate::values::*;
use crate::view::ahead;
use crate::{Lagoon, score};
use bevy_ecs::prelude::{Query, ResMut, Resource};
use bevy_state::prelude::NextState;
use rules::kit::{Heading, Rules, Supply, Values, ask};
use rules::table::{At, Seat};

/// The round, from 1, and how far its wind carries.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Round {
    pub number: u8,
    pub wind: u8,
}

rules::within_reach! {
    /// The table, within reach of a rule.
    pub struct Play<'w, 's> {
        pub round: ResMut<'w, Round>,
        pub pearls: ResMut<'w, Supply<Pearl>>,
        pub rafts: Query<'w, 's, &'static mut At<Raft, Course>>,
        pub chests: Query<'w, 's, &'static mut At<Chest, Place>>,
    }
    seats: |play| play.rafts.iter().len() as u8
}

rules::steps! {
    /// A step that the rules can set off.
    Step of Play<'_, '_> {
        /// An answer that nobody was asked for is carried out.
        Answer(answer: Answer) by "lagoon §2" => Play::carry_out(play),
        /// A pirate is asked how to sail, or what to bury.
        Ask(asked: (Seat, Question)) by "lagoon §2" => Play::ask(play),
        /// The phase is over.
        Next(phase: Phase) by "lagoon §2" => Play::next(next_phase),
    }
}

impl Play<'_, '_> {
    /// Tells that a phase begins.
    pub fn begin(&mut self, phase: Phase) {
        self.tell(Event::PhaseBegan(phase, self.round.number), Cause::Rounds);
    }

    /// All seats in turn order, which begins one seat further each round.
    pub fn in_turn(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let seats = self.rafts.iter().len() as u8;
        self.from(Seat((self.round.number - 1) % seats))
    }

    /// Everybody is asked in turn; then the next phase begins.
    pub fn ask_in_turn(&mut self, question: Question, next: Phase) {
        self.agenda.push(Step::Next(next));
        for seat in self.in_turn().rev() {
            self.agenda.push(Step::Ask((seat, question)));
        }
    }

    fn ask((seat, question): (Seat, Question), play: &mut Self) {
        ask(play, seat, question);
    }

    fn next(phase: Phase, next_phase: &mut NextState<Phase>) {
        next_phase.set(phase);
    }

    /// A pirate's points as they stand, by source.
    pub fn points(&self, seat: Seat) -> [u8; 2] {
        self.all().points(self.data(), seat)
    }

    /// Moves a chest, and tells it.
    pub fn put(&mut self, chest: Chest, to: Place, told: Event, cause: Cause) {
        let at = self.chests.iter_mut().nth(chest.index());
        at.expect("every chest lies somewhere").place = to;
        self.tell(told, cause);
    }

    /// A pirate has what chest lies at a place aboard; says whether there was one.
    pub fn take_aboard(&mut self, seat: Seat, from: Place, cause: Cause) -> bool {
        let chest = self.all().chests_at(from).next();
        if let Some(chest) = chest {
            self.put(chest, Place::Aboard(seat), Event::Taken(seat, chest), cause);
        }
        chest.is_some()
    }
}

impl Rules for Play<'_, '_> {
    type Game = Lagoon;

    rules::stepped!(Step, Cause::Rounds);

    fn propose(&self, seat: Seat, question: Question, to: &mut Vec<Choice>) {
        match question {
            Question::Turn => to.extend(Heading::ALL.iter().copied().map(Choice::Turn)),
            Question::Sail => {
                let (at, bow) = self.all().rafts[seat.index()];
                to.extend(ahead(at, bow).map(Choice::Sail));
            }
            Question::Bury => {
                to.push(Choice::Done);
                to.extend(Chest::values().into_iter().map(Choice::Add));
            }
        }
    }

    fn judge(&self, seat: Seat, question: Question, choice: Choice) -> Result<(), Reason> {
        match (question, choice) {
            (Question::Turn, Choice::Turn(heading)) => self.judge_turn(seat, heading),
            (Question::Sail, Choice::Sail(to)) => self.judge_sail(seat, to),
            (Question::Bury, Choice::Add(chest)) => self.judge_add(seat, chest),
            (Question::Bury, Choice::Done) => self.judge_done(seat),
            _ => Err(Reason::NotAsked),
        }
    }

    fn carry_out(answer: Answer, play: &mut Self) {
        match answer.choice {
            Choice::Turn(heading) => play.turn(answer.seat, heading),
            Choice::Sail(to) => play.sail(answer.seat, to),
            Choice::Add(chest) => play.add(answer.seat, chest),
            Choice::Done => {}
        }
    }
}

rules::held_by!(Lagoon, Play<'_, '_>, score, score);
