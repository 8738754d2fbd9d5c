//! What could be answered, whether it is legal, and the rule that carries it out (`pirate-crusades §5`).

mod answer;
mod judge;
mod propose;

use super::play::Play;
use super::steps::Step;
use super::values::*;
use super::{PirateCrusades, faults, hints, rover};
use crate::kit::{self, Rules};
use crate::table::{Asking, Audience, Held, MOST_SEATS, Seat};

impl Rules for Play<'_, '_> {
    type Game = PirateCrusades;

    fn next_step(&mut self) -> bool {
        let step = self.agenda.pop();
        step.map(|step| step.carry_out(self)).is_some()
    }

    fn asking(&self) -> &Asking<Question, Choice> {
        &self.asking
    }

    fn asking_mut(&mut self) -> &mut Asking<Question, Choice> {
        &mut self.asking
    }

    fn propose(&self, seat: Seat, question: Question, to: &mut Vec<Choice>) {
        self.list_answers(seat, question, to);
    }

    fn judge(&self, seat: Seat, question: Question, choice: Choice) -> Result<(), Reason> {
        self.judge_answer(seat, question, choice)
    }

    fn not_asked(&self) -> Reason {
        Reason::NotAsked
    }

    fn tell_decided(&mut self, answer: Answer, forced: bool) {
        let audience = if answer.question.is_secret() || forced {
            Audience::Only(answer.seat)
        } else {
            Audience::All
        };
        let decided = Event::Decided(answer, forced);
        self.log.tell_to(audience, decided, Cause::Decisions);
    }

    fn then_answer(&mut self, answer: Answer) {
        self.agenda.push(Step::Answer(answer));
    }

    fn carry_out(answer: Answer, play: &mut Self) {
        play.answer(answer);
    }

    fn automa(&self, seat: Seat, question: Question, choices: &[Choice]) -> Option<Choice> {
        self.seats.automa[seat.index()]?;
        Some(rover::choose(self, seat, question, choices))
    }

    fn note_decided(&mut self, answer: Answer, choices: &[Choice]) {
        if self.trace.is_none() {
            return;
        }
        let (seat, question) = (answer.seat, answer.question);
        let tried = match self.seats.automa[seat.index()] {
            Some(_) if choices.len() > 1 => {
                let lines = rover::tried(self, seat, question, choices);
                lines.into_iter().map(Tried::Line).collect()
            }
            _ => {
                let refused = kit::refused(self, seat, question).into_iter();
                let refused = refused.map(|(other, reason)| Tried::Refused(other, reason));
                refused.collect()
            }
        };
        if let Some(trace) = &mut self.trace {
            trace.note(self.log.events().len(), tried);
        }
    }
}

impl Held<PirateCrusades> for Play<'_, '_> {
    fn rollout_policy(&self) -> Option<Choice> {
        hints::rollout_policy(self)
    }

    fn evaluate(&self) -> Option<[i32; MOST_SEATS]> {
        Some(hints::evaluate(self))
    }

    fn faults(&self) -> Vec<String> {
        faults::faults(self)
    }
}
