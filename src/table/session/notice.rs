//! Notices for the player.

use crate::theme::Severity;
use bevy::prelude::*;

/// The reason why something cannot be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// The rule that forbids it, in a sentence.
    pub text: String,
    /// The rulebook's topic of that rule; none if only another question is open.
    pub topic: Option<&'static str>,
}

/// A sentence that the player should know at once.
#[derive(Resource, Debug, Default)]
pub struct Notice {
    /// The sentence; empty for nothing.
    pub text: String,
    /// The part said in passing: why something could not be done, or the outcome of a request.
    passing: Option<Refused>,
    /// The last sentence of something that was done. Every other one tells of a fault.
    done: String,
    refusals: u64,
}

impl Notice {
    /// Tells why an attempt is refused.
    pub fn refuse(&mut self, why: String) {
        let topic = None;
        self.forbid(Refused { text: why, topic });
    }

    /// Tells the rule that forbids an attempt.
    pub fn forbid(&mut self, refused: Refused) {
        self.pass(refused);
        self.refusals += 1;
    }

    /// Says that something was done.
    pub fn tell(&mut self, text: String) {
        self.done.clone_from(&text);
        self.text = text;
    }

    /// Says what came of something that was asked for.
    pub fn report(&mut self, (text, severity): (String, Severity)) {
        if severity == Severity::Told {
            self.done.clone_from(&text);
        }
        let topic = None;
        self.pass(Refused { text, topic });
    }

    fn pass(&mut self, said: Refused) {
        self.text.clone_from(&said.text);
        self.passing = Some(said);
    }

    /// Forgets what was said in passing; other notices stay.
    pub fn forget_passing(&mut self) {
        let passing = self.passing.take();
        if passing.is_some_and(|passing| passing.text == self.text) {
            self.text.clear();
        }
    }

    /// Returns the sentence, and how grave it is.
    #[must_use]
    pub fn said(&self) -> (&str, Severity) {
        let severity = if self.text == self.done {
            Severity::Told
        } else {
            Severity::Fault
        };
        (&self.text, severity)
    }

    /// Returns the rulebook's topic of the notice.
    #[must_use]
    pub fn topic(&self) -> Option<&'static str> {
        let passing = self.passing.as_ref();
        let said = passing.filter(|passing| passing.text == self.text);
        said.and_then(|said| said.topic)
    }

    /// Returns the number of refused attempts so far.
    #[must_use]
    pub fn refusals(&self) -> u64 {
        self.refusals
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_forgotten_and_what_else_is_said_stays() {
        let mut notice = Notice::default();
        notice.refuse("The harbour is closed.".to_owned());
        notice.forget_passing();
        assert_eq!(notice.text, "");
        notice.report(("Saved as log.txt".to_owned(), Severity::Told));
        notice.forget_passing();
        assert_eq!(notice.text, "");
        notice.refuse("The harbour is closed.".to_owned());
        notice.text = "The disk is full.".to_owned();
        notice.forget_passing();
        assert_eq!(notice.text, "The disk is full.");
        assert_eq!(notice.refusals(), 2);
    }

    #[test]
    fn only_what_was_done_is_no_fault() {
        let mut notice = Notice::default();
        notice.report(("Saved as log.txt".to_owned(), Severity::Told));
        assert_eq!(notice.said(), ("Saved as log.txt", Severity::Told));
        notice.report(("The disk is full.".to_owned(), Severity::Fault));
        assert_eq!(notice.said(), ("The disk is full.", Severity::Fault));
        notice.tell("Taken over: en.ftl".to_owned());
        assert_eq!(notice.said(), ("Taken over: en.ftl", Severity::Told));
        notice.text = "The disk is full.".to_owned();
        assert_eq!(notice.said(), ("The disk is full.", Severity::Fault));
    }
}
