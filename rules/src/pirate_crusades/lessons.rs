//! The marks of the lessons of Pirate Crusades ([`rules::table::lesson`]).

use super::PirateCrusades;
use super::load;
use super::values::{Card, Location};
use rules::kit::values;
use rules::table::Seat;
use rules::table::files::{Fault, Files};
use rules::table::lesson::{self, Lesson, LessonScript, Taught};

/// A thing on the table that a guide can point at.
#[values(game = PirateCrusades, spelled = MarkName)]
pub enum Mark {
    /// A player's row.
    Row(Seat),
    /// The learner's ship.
    Ship,
    /// A bonus of the learner's.
    Bonus(Card),
    /// The learner's holds.
    Holds,
    /// Cargo in one of them.
    Hold(Card),
    /// The learner's open missions.
    Missions,
    /// A card in the learner's hand.
    Card(Card),
    /// The discard.
    Discard,
    /// The race for the ransom.
    Race,
    /// The tavern, where crew is gathered.
    Tavern,
    /// The magistrate's house.
    Magistrate,
    /// The market.
    Market,
    /// The fort.
    Fort,
    /// The anchor, by which one disembarks.
    Anchor,
    /// The spyglass, by which one looks for a ship.
    Spyglass,
    /// The shore, for which one heads.
    Shore,
    /// The doors of a cove.
    Doors,
    /// The ship or town that is met.
    Met,
    /// The ledger of a fight.
    Ledger,
    /// The balance of two weights.
    Balance,
    /// The uses of a ship that was sunk, beside the stage.
    Aside,
    /// The standing of a player, above the stage.
    Phases,
    /// The question with its buttons.
    Prompt,
    /// A location of the sea, in the Long Game.
    Sea(Location),
    /// The captain at a location.
    Captain(Location),
    /// The port of a location.
    Port(Location),
    /// The sign where wealth is flaunted.
    Flaunt,
}

impl Taught for PirateCrusades {
    type Mark = Mark;
    const LESSONS: &'static [&'static str] = load::LESSONS;

    fn lesson(files: &Files, path: &str) -> Result<Lesson<Self>, Vec<Fault>> {
        lesson::read(files, path)
    }
}

impl LessonScript for PirateCrusades {
    type MarkName = MarkName;
}
