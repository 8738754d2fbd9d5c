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
        self.text = why;
        self.refusals += 1;
    }

    /// Says which rule forbids what was tried.
    pub fn forbid(&mut self, refused: Refused) {
        self.refuse(refused.text.clone());
        self.refused = Some(refused);
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
