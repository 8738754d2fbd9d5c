//! The values of both games, each declared once: cards, places, questions and answers, events and their causes.

mod asked;
mod cards;
mod lines;
mod places;
mod reasons;
mod sea;
mod sets;
mod told;

pub use asked::{Answer, AskedQuestion, Choice, Draw, GivenAnswer, Leg, Loss, Question};
pub use cards::{Bonus, Card, Cargo, Class, MissionKind, Nation, Suit, Token};
pub use lines::{Line, Tried};
pub use places::{BluePlace, BluePlaceName, Place, PlaceName, Standing, StandingName};
pub use reasons::Reason;
pub use rules::kit::Heading;
pub use sea::{Benefit, Blue, BlueKind, Captain, Flaw, Isle, Location};
pub use sets::CardSet;
pub use told::{Cause, Event, Happening, Points};

use rules::kit::values;

/// The phases of a game, as Bevy states.
#[values(text = "phase", phases)]
pub enum Phase {
    /// Cards are dealt.
    Setup,
    /// A round: a turn of each player.
    Round,
    /// The end of a round, in the Long Game (`pirate-crusades §4.7`).
    EndOfRound,
    /// The game is over.
    Over,
}
