//! The marks of the tile game's lessons besides those of both games ([`crate::lessons`]).

use super::VoodooPirate;
use super::pieces::Object;
use crate::alike::teaches;
use crate::lessons::{Mark, MarkName};
use rules::table::files::{Fault, Files};
use rules::table::lesson::{self, Lesson, LessonScript, Taught};
use serde::Deserialize;

/// A thing that a guide can point at on this game's table alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
pub enum OwnMark {
    /// An object on the learner's mat.
    Object(Object),
    /// The poppets on it.
    Poppets,
}

teaches!(VoodooPirate);
