//! Asking and answering: what may be chosen, what is legal, and what an answer does.

mod answer;
mod judge;
mod propose;
mod spell;

pub use answer::{answer, chosen};
pub use spell::spellings;

use crate::table::{Audience, Seat};
use crate::voodoo_pirate::choice::{Choice, Question};
use crate::voodoo_pirate::event::{Cause, Event};
use crate::voodoo_pirate::play::Play;
use crate::voodoo_pirate::steps::Step;

impl Play<'_, '_> {
    /// Asks a question, last thing a rule does: what goes on after the answer is on the agenda already.
    ///
    /// Nothing is asked where nothing is legal. One legal choice is carried out and told;
    /// a Cursed Pirate's choice is made by its rules (`voodoo-pirate §12`).
    pub fn ask(&mut self, seat: Seat, question: Question) {
        let mut choices = std::mem::take(&mut self.asking.choices);
        choices.clear();
        self.propose(seat, question, &mut choices);
        choices.retain(|&choice| self.judge(seat, question, choice).is_ok());
        let forced = match choices.as_slice() {
            [] => None,
            [only] => Some(*only),
            _ if self.is_cursed(seat) => Some(self.cursed_choice(seat, question, &choices)),
            _ => {
                self.asking.open = Some((seat, question));
                self.asking.choices = choices;
                return;
            }
        };
        choices.clear();
        self.asking.choices = choices;
        if let Some(choice) = forced {
            self.tell_decided(seat, question, choice, true);
            self.then(Step::Answer((seat, question, choice)));
        }
    }

    pub(super) fn tell_decided(
        &mut self,
        seat: Seat,
        question: Question,
        choice: Choice,
        forced: bool,
    ) {
        let audience = if is_secret(question) {
            Audience::Only(seat)
        } else {
            Audience::All
        };
        let event = Event::Decided {
            seat,
            question,
            choice,
            forced,
        };
        self.tale.tell_to(audience, event, Cause::Round);
    }
}

/// Whether an answer stays hidden until the reveal.
#[must_use]
pub fn is_secret(question: Question) -> bool {
    matches!(question, Question::PlayCard | Question::SecondCard)
}
