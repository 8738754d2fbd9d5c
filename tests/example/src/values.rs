//! The pieces and where they lie; what is asked, answered, refused and told.

use crate::words::Speaker;
use rules::kit::{self, Heading, Square, values};
use rules::table::Seat;

/// The colour of a raft.
#[values(text = "colour")]
pub enum Colour {
    White,
    Black,
    Red,
    Blue,
}

/// A buoy.
pub type Buoy = Square<5, 5>;

/// The buoy of a raft, and the heading of its bow.
pub type Course = (Buoy, Heading);

rules::numbered! {
    /// A raft, by its seat's number.
    Raft(u8) below 4,
    /// A chest, by its number in the deck.
    Chest(u8) below 12,
}

/// The place of a chest.
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
#[values(text = "phase", phases)]
pub enum Phase {
    Round,
    Burying,
    Over,
}

/// A question to a seat.
#[values(text = "prompt", said = Speaker)]
pub enum Question {
    /// The turn of the raft (§3).
    Turn,
    /// The buoy to sail it to (§3).
    Sail,
    /// The chest to bury besides (§4).
    Bury,
}

/// An answer to a question.
#[values(text = "choice", said = Speaker, listed)]
pub enum Choice {
    /// Turn this way.
    Turn(Heading),
    /// Sail to this buoy.
    Sail(Buoy),
    /// Bury this chest besides.
    Add(Chest),
    /// Bury no more.
    Done,
}

/// An answer: a seat, its question, and its choice.
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

/// An event of the log.
#[values(text = "event", said = Speaker, done)]
pub enum Event {
    /// A phase began, in this round.
    PhaseBegan(Phase, #[spelled(round)] u8),
    /// Somebody decided, or nobody was asked.
    Decided(#[spelled(seat = answer.seat)] Answer, bool),
    /// The die shows how far the wind carries.
    Rolled(#[spelled(buoys)] u8),
    /// A raft was turned.
    Turned(Seat, Heading),
    /// A raft sailed to a buoy.
    Sailed(Seat, Buoy),
    /// A pirate has a chest aboard.
    Taken(Seat, Chest),
    /// A pirate has buried a chest.
    Buried(Seat, Chest),
    /// A pirate dived for a pearl.
    Dived(Seat),
    /// A pirate's points at the end: chests, and pearls.
    Scored(Seat, #[spelled(chests = part[0], pearls = part[1])] [u8; 2]),
}

/// The rule behind an event; its text names the section.
#[values(text = "cause")]
pub enum Cause {
    Rounds,
    Sailing,
    Burying,
    Score,
}
