//! The answers that are possible, those that are legal, and the rules that carry them out (`voodoo-island §12`).

mod answer;
mod doubt;
mod judge;
mod propose;

use super::play::{Play, Step};
use super::values::*;
use super::{VoodooIsland, explorer, faults, hints};
use rules::kit::{self, Rules};
use rules::table::Seat;

impl Rules for Play<'_, '_> {
    type Game = VoodooIsland;

    rules::stepped!(Step, Cause::Decisions);

    fn propose(&self, seat: Seat, question: Question, to: &mut Vec<Choice>) {
        self.list_answers(seat, question, to);
    }

    fn judge(&self, seat: Seat, question: Question, choice: Choice) -> Result<(), Reason> {
        self.judge_answer(seat, question, choice)
    }

    fn carry_out(answer: Answer, play: &mut Self) {
        play.answer(answer);
    }

    fn automa(&self, seat: Seat, question: Question, choices: &[Choice]) -> Option<Choice> {
        let kind = self.seats.automa[seat.index()]?;
        Some(explorer::choose(self, kind, seat, question, choices))
    }

    fn note_decided(&mut self, answer: Answer, choices: &[Choice]) {
        if self.trace.is_none() {
            return;
        }
        let automa = self.seats.automa[answer.seat.index()].filter(|_| choices.len() > 1);
        let (seat, question) = (answer.seat, answer.question);
        let lines = automa.map(|kind| explorer::tried(self, kind, seat, question, choices));
        let tried = kit::tried(self, answer, lines);
        if let Some(trace) = &mut self.trace {
            trace.note(self.log.events().len(), tried);
        }
    }
}

rules::held_by!(VoodooIsland, Play<'_, '_>, hints, faults);
