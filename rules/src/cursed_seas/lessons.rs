//! The marks of the lessons of Cursed Seas ([`rules::table::lesson`]).

use super::CursedSeas;
use super::load;
use super::values::{Distance, EventCard, Gun, Heading, Island, Vessel};
use rules::kit::values;
use rules::table::Seat;
use rules::table::files::{Fault, Files};
use rules::table::lesson::{self, Lesson, LessonScript, Taught};

/// A thing on the table that a guide can point at.
#[values(game = CursedSeas, spelled = MarkName)]
pub enum Mark {
    /// A player's strip: gold, ships, events.
    Row(Seat),
    /// A ship or creature on the mat.
    Vessel(Vessel),
    /// An island.
    Island(Island),
    /// The card of the chosen ship.
    Sheet,
    /// A cannon of the chosen ship.
    Gun(Gun),
    /// A heading of the ship that turns.
    Heading(Heading),
    /// A distance ahead of the ship that sails.
    Reach(Distance),
    /// An event in the learner's hand.
    Event(EventCard),
    /// The question with its buttons.
    Prompt,
}

impl Taught for CursedSeas {
    type Mark = Mark;
    const LESSONS: &'static [&'static str] = load::LESSONS;

    fn lesson(files: &Files, path: &str) -> Result<Lesson<Self>, Vec<Fault>> {
        lesson::read(files, path)
    }
}

impl LessonScript for CursedSeas {
    type MarkName = MarkName;
}
