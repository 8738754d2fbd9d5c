//! What the lessons of the card game point at besides what those of both games do ([`crate::lessons`]).

use super::VoodooCards;
use super::pieces::Object;
use crate::alike::teaches;
use crate::lessons::{Mark, MarkName};
use rules::table::files::{Fault, Files};
use rules::table::lesson::{self, Lesson, LessonScript, Taught};
use serde::Deserialize;

/// What a guide can point at on this game's table alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
pub enum OwnMark {
    /// An object on the learner's mat.
    Object(Object),
    /// The discard pile of objects.
    Spent,
}

teaches!(VoodooCards);
