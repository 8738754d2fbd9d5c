//! The values of the game, each declared once: things, places, questions and answers, events and their causes.

mod asked;
mod bundle;
mod lines;
mod places;
mod things;
mod told;

pub use asked::{Answer, Answered, Asked, Choice, Question, Reason};
pub use bundle::Bundle;
pub use lines::{Line, Tried};
pub use places::{CardPlace, HelperPlace, IslandPlace, MissionAt, MissionPlace, Whereabouts};
pub use things::{
    Card, Cell, Cells, Daytime, Die, Expedition, Explorer, Helicopter, Helper, ISLAND_CARDS,
    IslandCard, Item, Mission, MissionCard, Slot, Supply, Token,
};
pub use told::{By, Cause, Event, Happening, Points, Roll, RoundKind};

use rules::kit::values;

/// The phases of a game (`voodoo-island §6`).
#[values(text = "phase", phases)]
pub enum Phase {
    /// The explorers are set down.
    Setup,
    /// A day begins.
    Dawn,
    /// A daytime: a game round each.
    Daytime,
    /// The night, with its rounds.
    Night,
    /// The table is cleaned up after a night.
    CleanUp,
    /// The game is over.
    Over,
}
