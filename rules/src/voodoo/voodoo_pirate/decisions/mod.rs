//! Asking and answering: what may be chosen, what is legal, and what an answer does.

mod answer;
mod judge;
mod propose;

pub(super) use answer::carry_out;

use crate::voodoo_pirate::choice::Question;

/// Whether an answer stays hidden until the reveal.
#[must_use]
pub fn is_secret(question: Question) -> bool {
    matches!(question, Question::PlayCard | Question::SecondCard)
}
