//! A record of the texts that a thread says, for tests that hold that every text is said and every value used.

use super::Value;
use std::cell::RefCell;

/// A text that was said.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Heard {
    /// The text's id.
    pub id: String,
    /// The names of the values given to it.
    pub values: Vec<String>,
    /// True if there is such a text, and it asks for no value that it was not given.
    pub whole: bool,
}

thread_local! {
    static HEARD: RefCell<Option<Vec<Heard>>> = const { RefCell::new(None) };
}

pub(super) fn note(id: &str, values: &[(&str, Value)], whole: bool) {
    HEARD.with_borrow_mut(|heard| {
        let Some(heard) = heard else {
            return;
        };
        heard.push(Heard {
            id: id.to_owned(),
            values: values.iter().map(|(name, _)| (*name).to_owned()).collect(),
            whole,
        });
    });
}

/// Begins to listen to this thread; what it has said before is forgotten.
pub fn listen() {
    HEARD.set(Some(Vec::new()));
}

/// Returns everything that this thread has said since it is listened to, or since the last call.
#[must_use]
pub fn take() -> Vec<Heard> {
    HEARD.with_borrow_mut(|heard| heard.as_mut().map(std::mem::take).unwrap_or_default())
}
