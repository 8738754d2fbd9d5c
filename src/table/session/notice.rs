//! What the player should know at once.

use bevy::prelude::*;

/// Why something cannot be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// The rule that forbids it, in a sentence.
    pub text: String,
    /// Where the rulebook tells of that rule; nothing where it is only that something else is asked.
    pub topic: Option<&'static str>,
}

/// What the player should know at once, in a sentence.
#[derive(Resource, Debug, Default)]
pub struct Notice {
    /// The sentence; empty for nothing.
    pub text: String,
    /// What of it is said in passing: why something could not be done, or what came of it.
    passing: Option<Refused>,
    refusals: u64,
}

impl Notice {
    /// Says why what was tried cannot be done.
    pub fn refuse(&mut self, why: String) {
        let topic = None;
        self.forbid(Refused { text: why, topic });
    }

    /// Says which rule forbids what was tried.
    pub fn forbid(&mut self, refused: Refused) {
        self.pass(refused);
        self.refusals += 1;
    }

    /// Says what came of something that was asked for.
    pub fn report(&mut self, text: String) {
        let topic = None;
        self.pass(Refused { text, topic });
    }

    fn pass(&mut self, said: Refused) {
        self.text.clone_from(&said.text);
        self.passing = Some(said);
    }

    /// Says no more why something could not be done, or what came of it; what else is said stays.
    pub fn forget_passing(&mut self) {
        let passing = self.passing.take();
        if passing.is_some_and(|passing| passing.text == self.text) {
            self.text.clear();
        }
    }

    /// Where the rulebook tells of what is said.
    #[must_use]
    pub fn topic(&self) -> Option<&'static str> {
        let passing = self.passing.as_ref();
        let said = passing.filter(|passing| passing.text == self.text);
        said.and_then(|said| said.topic)
    }

    /// Counts what was tried and could not be done.
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
        notice.report("Saved as log.txt".to_owned());
        notice.forget_passing();
        assert_eq!(notice.text, "");
        notice.refuse("The harbour is closed.".to_owned());
        notice.text = "The disk is full.".to_owned();
        notice.forget_passing();
        assert_eq!(notice.text, "The disk is full.");
        assert_eq!(notice.refusals(), 2);
    }
}
