//! The marks of the lessons of Voodoo Island ([`rules::table::lesson`]).

use super::VoodooIsland;
use super::load;
use super::values::{Cell, Expedition, Item, Mission, Supply};
use rules::kit::values;
use rules::table::Seat;
use rules::table::files::{Fault, Files};
use rules::table::lesson::{self, Lesson, LessonScript, Taught};

/// A thing on the table that a guide can point at.
#[values(game = VoodooIsland, spelled = MarkName)]
pub enum Mark {
    /// A cell of the map.
    Cell(Cell),
    /// An explorer on the map.
    Explorer(Seat),
    /// A player's row.
    Row(Seat),
    /// An expedition card in the learner's hand.
    Card(Expedition),
    /// A mission card in the learner's hand.
    Mission(Mission),
    /// The recipe of an item.
    Recipe(Item),
    /// An item in the learner's bag.
    Item(Item),
    /// Supplies of a kind in the learner's bag.
    Supply(Supply),
    /// The place where helpers fetch a supply.
    Place(Supply),
    /// The place where a helper calls the helicopter.
    HelicopterPlace,
    /// The learner's tool spots.
    ToolSpots,
    /// The learner's helpers that are ready.
    Helpers,
    /// The lamps of a round.
    Lamps,
    /// The learner's hearts.
    Hearts,
    /// The learner's camp.
    Camp,
    /// The day, with its cube.
    Day,
    /// The island card in force.
    IslandCard,
    /// The deck of expedition cards.
    Deck,
    /// The daytimes, above the map.
    Phases,
    /// The question with its buttons.
    Prompt,
}

impl Taught for VoodooIsland {
    type Mark = Mark;
    const LESSONS: &'static [&'static str] = load::LESSONS;

    fn lesson(files: &Files, path: &str) -> Result<Lesson<Self>, Vec<Fault>> {
        lesson::read(files, path)
    }
}

impl LessonScript for VoodooIsland {
    type MarkName = MarkName;
}
