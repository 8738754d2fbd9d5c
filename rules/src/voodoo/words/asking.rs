//! Questions and answers in words, as both games ask and answer.

use super::{Speaker, Voiced};
use crate::{Choice, Question, Shares, View};
use rules::kit::{Filled, Texted};
use rules::table::Seat;

/// A seat that decides, and its view meanwhile.
pub type Reader<'v, G> = Option<(Seat, &'v View<G>)>;

impl<G: Voiced> Speaker<G> {
    /// A question, to the pirate whose decision it is.
    #[must_use]
    pub fn prompt(&self, seat: Seat, question: G::Question) -> String {
        self.asked(seat, question, None)
    }

    /// A question, in which what the pirate sees is named: a soul by its colour, goods by what they are.
    #[must_use]
    pub fn prompt_in(&self, view: &View<G>, seat: Seat, question: G::Question) -> String {
        self.asked(seat, question, Some((seat, view)))
    }

    /// An answer, as it stands on a button.
    #[must_use]
    pub fn choice(&self, question: G::Question, choice: G::Choice) -> String {
        self.answered(question, choice, None)
    }

    /// An answer, in which what the pirate sees is named: souls by their colours, the card played, the wind to come.
    #[must_use]
    pub fn choice_in(
        &self,
        view: &View<G>,
        seat: Seat,
        question: G::Question,
        choice: G::Choice,
    ) -> String {
        self.answered(question, choice, Some((seat, view)))
    }

    fn asked(&self, seat: Seat, question: G::Question, reader: Reader<G>) -> String {
        if question.shared() == Some(Question::PlaceSoul) {
            let stuck = reader.filter(|(seat, view)| {
                let pirate = view.pirates.get(seat.index());
                pirate.is_some_and(|pirate| pirate.stuck)
            });
            return self.place_soul(seat, stuck.map(|(_, view)| view.wind));
        }
        G::asks(self, seat, question, reader).unwrap_or_else(|| {
            let mut values = question.filled(self);
            values.push(self.pirate(seat));
            self.say(question.text_id(), &values)
        })
    }

    fn answered(&self, question: G::Question, choice: G::Choice, reader: Reader<G>) -> String {
        let id = match (choice.shared(), question.shared()) {
            (Some(Choice::Play(_)), Some(Question::SecondCard)) => "choice-lay-card",
            (Some(Choice::Colour(_)), Some(Question::CallColour)) => "choice-colour-call",
            (Some(Choice::Colour(_)), Some(Question::GiveSoul(_))) => "choice-colour-give",
            (Some(Choice::Quadrants(quadrants)), _) => {
                return self.quadrants(quadrants, reader.map(|(_, view)| view.wind));
            }
            (Some(Choice::GridSoul(cell)), _) => {
                let soul = reader.and_then(|(_, view)| view.grid.get(usize::from(cell.0)));
                return self.grid_soul(cell, soul.copied().flatten());
            }
            _ => return G::answers(self, question, choice, reader),
        };
        self.say(id, &choice.filled(self))
    }

    /// That the card in front is conjured, which is named to who sees it.
    pub(crate) fn conjure(&self, reader: Reader<G>) -> String {
        let pirate = reader.and_then(|(seat, view)| view.pirates.get(seat.index()));
        match pirate.and_then(|pirate| pirate.face_up[0]) {
            Some(card) => self.say("choice-conjure-card", &[("card", self.text(card).into())]),
            None => self.say("choice-conjure", &[]),
        }
    }
}
