//! The values of the game, each declared once: pieces and where they lie, questions and answers, events and their causes.

mod asked;
mod lines;
mod pieces;
mod state;
mod told;

pub use super::geometry::{Heading, Place, Point};
pub use super::ids::*;
pub use asked::{Answer, Answered, Asked, Choice, Question, Reason};
pub use lines::{Line, Tried};
pub use pieces::{
    Back, Berth, Card, CardPlace, CardSpot, Distance, Gun, Item, Knowers, Lies, LiesAt, Loot, Make,
    Mast, Shoal, ShoalPlace, ShoalSpot, Spot, Token, Treasure, TreasurePlace, TreasureSpot, Vessel,
};
pub use state::{CardState, Fort, Hull, Isle, Swell, Today, TreasureState};
pub use told::{Cause, End, Event, Happening, Why};

use rules::kit::values;

/// The phases of a game, as Bevy states.
#[values(text = "phase", phases)]
pub enum Phase {
    /// Islands are placed, homes picked, fleets laid at their berths (`cursed-seas §4`).
    Setup,
    /// A round: a turn of each player (`cursed-seas §5`).
    Round,
    /// The game is over (`cursed-seas §7`).
    Over,
}
