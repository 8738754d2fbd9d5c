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
    refused: Option<Refused>,
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
        self.text.clone_from(&refused.text);
        self.refused = Some(refused);
        self.refusals += 1;
    }

    /// Says no more why something could not be done; what else is said stays.
    pub fn forget_refusal(&mut self) {
        let refused = self.refused.take();
        if refused.is_some_and(|refused| refused.text == self.text) {
            self.text.clear();
        }
    }

    /// Where the rulebook tells of what is said.
    #[must_use]
    pub fn topic(&self) -> Option<&'static str> {
        let refused = self.refused.as_ref();
        let said = refused.filter(|refused| refused.text == self.text);
        said.and_then(|refused| refused.topic)
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
        notice.forget_refusal();
        assert_eq!(notice.text, "");
        notice.refuse("The harbour is closed.".to_owned());
        notice.text = "The disk is full.".to_owned();
        notice.forget_refusal();
        assert_eq!(notice.text, "The disk is full.");
        assert_eq!(notice.refusals(), 2);
    }
}
