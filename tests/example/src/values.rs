//! The pieces and where they lie; what is asked, answered, refused and told.

use crate::words::Speaker;
use bevy_ecs::prelude::Component;
use bevy_state::prelude::States;
use rules::kit::{self, Heading, Square, Token, values};
use rules::table::Seat;
use serde::{Deserialize, Serialize};

/// The colour of a raft.
#[values(text = "colour")]
pub enum Colour {
    White,
    Black,
    Red,
    Blue,
}

impl Token for Colour {}

/// A buoy.
pub type Buoy = Square<5, 5>;

/// Where a raft lies, and where its bow points.
pub type Course = (Buoy, Heading);

/// A raft.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Raft(pub Seat);

rules::numbered! {
    /// A chest, by its number in the deck.
    Chest(u8) below 12,
}

/// Where a chest lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// Open at a buoy.
    At(Buoy),
    /// Face down on a raft.
    Hidden(Seat),
    /// Open on a raft.
    Aboard(Seat),
    /// Buried by a pirate.
    Buried(Seat),
    /// Face down in the box.
    Box,
}

/// Pearls: nobody tells them apart, so they are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pearl;

/// The phases: a round, as often as there are rounds, and what comes after the last.
#[values(text = "phase")]
#[derive(States, Default)]
pub enum Phase {
    #[default]
    Round,
    Burying,
    Over,
}

/// What is asked.
#[values(text = "prompt")]
pub enum Question {
    /// How to turn the raft (§3).
    Turn,
    /// How far to sail it (§3).
    Sail,
    /// Which chest to bury besides (§4).
    Bury,
}

/// What can be answered.
#[values(text = "choice", said = Speaker, listed)]
#[derive(PartialOrd, Ord, Serialize, Deserialize)]
pub enum Choice {
    /// Turn this way.
    Turn(Heading),
    /// Sail on by so many buoys.
    Sail(#[spelled(buoys)] u8),
    /// Bury this chest besides.
    Add(#[spelled(weight)] Chest),
    /// Bury no more.
    Done,
}

/// An answer to a question.
pub type Answer = kit::Answer<Question, Choice>;

/// Why an answer is refused.
#[values(text = "reason")]
pub enum Reason {
    /// Something else is asked.
    NotAsked,
    /// No raft is turned right about.
    Backwards,
    /// The wind does not carry so far, or an edge or a raft lies there.
    NoWay,
    /// The chest is not aboard.
    NotAboard,
    /// Chests are buried in the order of the deck.
    OutOfOrder,
    /// No multiple of five can come of it.
    Uneven,
}

/// What the log tells.
#[values(text = "event", said = Speaker)]
pub enum Event {
    /// A phase began, in this round.
    PhaseBegan(Phase, #[spelled(round)] u8),
    /// Somebody decided, or nobody was asked.
    Decided(#[spelled(pirate = answer.seat)] Answer, bool),
    /// The die shows how far the wind carries.
    Rolled(#[spelled(buoys)] u8),
    /// A raft was turned.
    Turned(#[spelled(pirate)] Seat, Heading),
    /// A raft sailed to a buoy.
    Sailed(#[spelled(pirate)] Seat, #[spelled(buoy)] Buoy),
    /// A chest came to lie elsewhere, by a pirate's doing.
    Moved(
        #[spelled(pirate)] Seat,
        #[spelled(weight)] Chest,
        #[spelled(to)] Place,
    ),
    /// A pirate dived for a pearl.
    Dived(#[spelled(pirate)] Seat),
    /// A pirate's points at the end: chests, and pearls.
    Scored(
        #[spelled(pirate)] Seat,
        #[spelled(chests = part[0], pearls = part[1])] [u8; 2],
    ),
}

/// The rule behind an event; its text names the section.
#[values(text = "cause")]
pub enum Cause {
    Rounds,
    Sailing,
    Burying,
    Score,
}
