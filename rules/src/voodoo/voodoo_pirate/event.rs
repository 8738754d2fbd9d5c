//! The events of the log. Those without a comment are of both Voodoo games.

pub use super::cause::Cause;

use super::chart::{Heading, Quarters, Slot, Space};
use super::choice::{Choice, Item, Question};
use super::pieces::{Barrel, Card, Colour, Face, Object, Place, Tide, Wind};
use super::score::Score;
use crate::hearing::reveals;
use crate::voodoo_pirate::VoodooPirate;
use crate::{self as voodoo, Shares};
use rules::kit::values;
use rules::table::{PieceId, Seat};

/// A phase of the round, or what comes before and after all rounds.
#[values(text = "phase", phases)]
pub enum Phase {
    /// Ships are placed in the harbour (§4).
    Harbour,
    /// Cards and barrels (§5).
    Dusk,
    /// Turns (§6).
    Moonlight,
    /// The end, or a new round (§11).
    Dawn,
    /// Scored.
    Over,
}

impl Phase {
    /// The section of the rule page that tells of it.
    #[must_use]
    pub fn section(self) -> &'static str {
        match self {
            Self::Harbour => "§4",
            Self::Dusk => "§5",
            Self::Moonlight => "§6",
            Self::Dawn | Self::Over => "§11",
        }
    }
}

/// An event of the log.
#[values(game = VoodooPirate, shares = voodoo::Event, told = Happening)]
pub enum Event {
    PhaseBegan,
    Decided,
    Moved,
    /// A skull moved, which only those it came from and went to may know.
    MovedHidden {
        /// The skull; nothing to the others.
        #[spelled(what)]
        piece: Option<PieceId>,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
    },
    Sailed,
    Leapt,
    Passed,
    /// A ship could not go on in a direction: edge, whirlpool, no tile left, or only taken spaces.
    Blocked {
        /// The pirate whose ship it is.
        ship: Seat,
        /// The space where it stays.
        at: Space,
        /// The way it would have gone.
        heading: Heading,
    },
    Held,
    /// A ship reached the shore.
    Landed {
        /// The pirate whose ship it is.
        ship: Seat,
    },
    Faced,
    /// A new tile was laid.
    TileLaid {
        /// The tile's number.
        tile: u8,
        /// The slot.
        slot: Slot,
        /// The way it lies.
        turned: Quarters,
    },
    /// Somebody looked at the top tile, alone.
    Looked {
        /// The seat that does.
        seat: Seat,
        /// The tile.
        tile: u8,
        /// The way it lies.
        turned: Quarters,
    },
    WindTurned,
    /// The tide turned.
    TideTurned(#[spelled(to)] Tide),
    /// The colonial ships changed to so many.
    ColonialsSailed(#[spelled(ships)] u8),
    Revealed,
    Skipped,
    Reshuffled,
    Conjured,
    NotConjured,
    BarrelConjured,
    /// An object was used.
    Used {
        /// By whom.
        seat: Seat,
        /// The object.
        object: Object,
    },
    RitualCalled,
    RitualSecondRound,
    RitualEnded,
    ColourCalled,
    Possessed,
    /// A ship was boarded and an item taken.
    Boarded {
        /// By whom.
        seat: Seat,
        /// The ship.
        victim: Seat,
        /// The item that was taken.
        item: Item,
    },
    BlessedSwapped,
    Fired,
    PowerChanged,
    Jailed,
    PassedOver,
    Shown,
    /// Somebody's points at the end.
    Scored {
        /// The seat that does.
        seat: Seat,
        /// By source.
        #[spelled(
            location: i8 = score.location,
            coins: i8 = score.coins,
            power: i8 = score.power,
            souls: i8 = score.souls,
            objects: i8 = score.objects,
            blessed: i8 = score.blessed,
            total: i32 = score.total(),
        )]
        score: Score,
    },
    Won,
}

impl Event {
    /// Returns whether it shows or draws something that somebody concerned could not know before: decisions are taken back
    /// freely up to the first such event.
    #[must_use]
    pub fn reveals(&self) -> bool {
        match *self {
            Self::Moved {
                from: Place::Stack(_),
                ..
            }
            | Self::TileLaid { .. }
            | Self::Looked { .. } => true,
            // Whoever takes a skull looks at it; giving it back or burying it shows nothing.
            Self::MovedHidden { from, to, .. } => {
                to.owner().is_some() && to.owner() != from.owner()
            }
            event => event.shared().is_some_and(reveals::<VoodooPirate>),
        }
    }
}
