//! The events of the log. Those without a comment are of both Voodoo games.

pub use super::cause::Cause;

use super::VoodooCards;
use super::choice::{Choice, Item, Question};
use super::pieces::{Barrel, Card, Colour, Face, FaceName, Object, Place, SeaCard, Side, Wind};
use super::ring::{Heading, Space};
use super::score::Score;
use crate::{self as voodoo, scenario::Thing};
use rules::kit::values;
use rules::table::{PieceId, Seat};

/// A phase of the round, or what comes before and after all rounds.
#[values(text = "phase", phases)]
pub enum Phase {
    /// Ships are laid on cardinal cards (§4).
    Start,
    /// Cards and barrels (§5).
    Dusk,
    /// Turns (§5).
    Moonlight,
    /// The end, or a new round (§5).
    Dawn,
    /// Scored.
    Over,
}

impl Phase {
    /// The section of the rule page that tells of it.
    #[must_use]
    pub fn section(self) -> &'static str {
        match self {
            Self::Start => "§4",
            Self::Dusk | Self::Moonlight | Self::Dawn => "§5",
            Self::Over => "§9",
        }
    }
}

/// An event of the log.
#[values(game = VoodooCards, shares = voodoo::Event, told = Happening)]
pub enum Event {
    PhaseBegan,
    Decided,
    Moved,
    Sailed,
    Leapt,
    Passed,
    /// A storm lies over a taken space: the ship could not go on.
    Blocked {
        /// The pirate whose ship it is.
        ship: Seat,
        /// The space where it stays.
        at: Space,
        /// The way it would have gone.
        heading: Heading,
    },
    Held,
    Faced,
    /// A Sea card was turned over.
    Flipped {
        /// The card.
        card: SeaCard,
        /// The face that is up now.
        up: Side,
    },
    /// Two Sea cards were exchanged.
    Switched {
        /// One space.
        one: Space,
        /// The other.
        other: Space,
    },
    WindTurned,
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
    /// Somebody looked at a card of the object deck, alone.
    Looked {
        /// The seat that does.
        seat: Seat,
        /// The card.
        #[spelled(what: Thing<FaceName> = Some(piece))]
        piece: PieceId,
        /// Its depth.
        deep: u8,
    },
    /// The object deck was shuffled.
    DeckShuffled,
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
        use crate::{Shares, hearing};
        match *self {
            Self::Moved {
                from: Place::Pile(_),
                ..
            }
            | Self::Looked { .. }
            | Self::DeckShuffled => true,
            event => event.shared().is_some_and(hearing::reveals::<VoodooCards>),
        }
    }
}
