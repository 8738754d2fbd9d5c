//! Answers: those that are proposed, their judging, and the rules that carry them out (`cursed-seas §8`).

mod answer;
mod judge;
mod propose;

use super::play::Play;
use super::steps::Step;
use super::values::*;
use super::{CursedSeas, corsair, faults, hints};
use rules::kit::{self, Rules};
use rules::stepped;
use rules::table::{Audience, Seat};

impl Rules for Play<'_, '_> {
    type Game = CursedSeas;

    stepped!(Step, Cause::Actions);

    fn propose(&self, seat: Seat, question: Question, to: &mut Vec<Choice>) {
        self.list_answers(seat, question, to);
    }

    fn judge(&self, seat: Seat, question: Question, choice: Choice) -> Result<(), Reason> {
        self.judge_answer(seat, question, choice)
    }

    fn offer(&self, seat: Seat, question: Question, to: &mut Vec<Choice>) {
        match question {
            Question::Turn(_) => self.offer_turns(to),
            Question::Sail(_) => self.offer_distances(to),
            _ => {
                self.list_answers(seat, question, to);
                to.retain(|&choice| self.judge_answer(seat, question, choice).is_ok());
            }
        }
    }

    fn hears(&self, answer: Answer, forced: bool) -> Audience {
        let hidden = answer.question.is_secret() || answer.choice.is_private() || forced;
        match hidden {
            true => Audience::Only(answer.seat),
            false => Audience::All,
        }
    }

    fn carry_out(answer: Answer, play: &mut Self) {
        play.answer(answer);
    }

    fn automa(&self, seat: Seat, question: Question, choices: &[Choice]) -> Option<Choice> {
        self.automa_of(seat)?;
        Some(corsair::choose(self, seat, question, choices))
    }

    fn note_decided(&mut self, answer: Answer, choices: &[Choice]) {
        if self.trace.is_none() {
            return;
        }
        let (seat, question) = (answer.seat, answer.question);
        let tried = match self.automa_of(seat) {
            Some(_) if choices.len() > 1 => corsair::tried(self, seat, question, choices),
            _ => {
                let refused = kit::refused(self, seat, question).into_iter();
                refused
                    .map(|(other, reason)| Tried::Refused(other, reason))
                    .collect()
            }
        };
        if let Some(trace) = &mut self.trace {
            trace.note(self.log.events().len(), tried);
        }
    }
}

rules::held_by!(CursedSeas, Play<'_, '_>, hints, faults, worth_a_thought);
