//! What the tale tells.

pub use super::cause::Cause;

use super::VoodooCards;
use super::choice::{Choice, Item, Question};
use super::pieces::{Barrel, Card, Colour, Face, Object, Place, SeaCard, Side, Wind};
use super::ring::{Heading, Space};
use super::score::Score;
use crate::kit::values;
use crate::table::{PieceId, Seat};
use crate::voodoo::shares;

/// A phase of the round, or what comes before and after all rounds.
#[values(text = "phase")]
#[derive(
    bevy_state::prelude::States,
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Default,
    serde::Serialize,
    serde::Deserialize,
)]
pub enum Phase {
    /// Ships are laid on cardinal cards (§4).
    #[default]
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

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// A phase began, in this round.
    PhaseBegan(Phase, u8),
    /// Somebody decided; `forced` where there was one choice alone, or the Cursed Pirates' rules decided.
    Decided {
        /// Who.
        seat: Seat,
        /// What was asked.
        question: Question,
        /// The answer.
        choice: Choice,
        /// Whether nobody was asked.
        forced: bool,
    },
    /// A piece other than a ship moved. To those who may not know which piece it is, `piece` is nothing.
    Moved {
        /// Which piece.
        piece: Option<PieceId>,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
    },
    /// A ship sailed into a free space, over the spaces of ships between.
    Sailed {
        /// Whose ship.
        ship: Seat,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
        /// Which way the last space was entered.
        heading: Heading,
    },
    /// A ship came to a space without sailing: by the stars or a maelstrom.
    Leapt {
        /// Whose ship.
        ship: Seat,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
    },
    /// A ship passed another.
    Passed {
        /// Whose ship.
        ship: Seat,
        /// Which ship it passed.
        over: Seat,
        /// Where that lies.
        at: Space,
    },
    /// A storm lies over a taken space: the ship could not go on.
    Blocked {
        /// Whose ship.
        ship: Seat,
        /// Where it stays.
        at: Space,
        /// Which way it would have gone.
        heading: Heading,
    },
    /// A ship is held: becalmed or storm-bound.
    Held {
        /// Whose ship.
        ship: Seat,
        /// By which wind.
        wind: Wind,
    },
    /// A ship turned.
    Faced {
        /// Whose ship.
        ship: Seat,
        /// Which way it faces now.
        heading: Heading,
    },
    /// A Sea card was turned over.
    Flipped {
        /// Which card.
        card: SeaCard,
        /// Which face is up now.
        up: Side,
    },
    /// Two Sea cards were exchanged.
    Switched {
        /// One space.
        one: Space,
        /// The other.
        other: Space,
    },
    /// The wind turned.
    WindTurned {
        /// From.
        from: Wind,
        /// To.
        to: Wind,
    },
    /// A card played was turned face up.
    Revealed {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A Cursed Pirate skipped a card of its deck.
    Skipped {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A Cursed Pirate's deck was shuffled anew.
    Reshuffled {
        /// Whose.
        seat: Seat,
    },
    /// An Action card was conjured.
    Conjured {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A Cursed Pirate did not conjure its card.
    NotConjured {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A barrel was conjured.
    BarrelConjured {
        /// By whom.
        seat: Seat,
        /// Which barrel.
        barrel: Barrel,
    },
    /// An object was used.
    Used {
        /// By whom.
        seat: Seat,
        /// Which object.
        object: Object,
    },
    /// Somebody looked at a card of the object deck, alone.
    Looked {
        /// Who.
        seat: Seat,
        /// Which card.
        piece: PieceId,
        /// How deep it lies.
        deep: u8,
    },
    /// The object deck was shuffled.
    DeckShuffled,
    /// A ritual was called.
    RitualCalled {
        /// By whom.
        caller: Seat,
        /// How many #oodoo cards were played.
        cards: u8,
    },
    /// The second round of a ritual began.
    RitualSecondRound,
    /// A ritual ended.
    RitualEnded {
        /// Whether the grid was full, so that its souls go back to the bag.
        full: bool,
    },
    /// A colour was called by Tok.
    ColourCalled {
        /// By whom.
        seat: Seat,
        /// Which colour.
        colour: Colour,
        /// How many souls of it can be had.
        found: u8,
        /// How many the caller has room for.
        room: u8,
    },
    /// A ship was possessed by Tix.
    Possessed {
        /// By whom.
        seat: Seat,
        /// Which ship.
        victim: Seat,
        /// Which way it has to sail.
        heading: Heading,
    },
    /// A ship was boarded and an item taken.
    Boarded {
        /// By whom.
        seat: Seat,
        /// Which ship.
        victim: Seat,
        /// What was taken.
        item: Item,
    },
    /// Blessed cards were swapped, unseen.
    BlessedSwapped {
        /// By whom.
        seat: Seat,
        /// With whom.
        victim: Seat,
    },
    /// A broadside was fired; no hits are a miss.
    Fired {
        /// By whom.
        seat: Seat,
        /// At which ship.
        victim: Seat,
        /// How many hits.
        hits: u8,
    },
    /// A ship's power changed.
    PowerChanged {
        /// Whose.
        seat: Seat,
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// A pirate went to jail for the round.
    Jailed {
        /// Who.
        seat: Seat,
    },
    /// A pirate has no turn: jailed.
    PassedOver {
        /// Who.
        seat: Seat,
    },
    /// A pirate showed its blessed card at the end.
    Shown {
        /// Whose.
        seat: Seat,
        /// What it showed.
        face: Face,
    },
    /// Somebody's points at the end.
    Scored {
        /// Who.
        seat: Seat,
        /// By source.
        score: Score,
    },
    /// A winner; more than one where the win is shared.
    Won {
        /// Who.
        seat: Seat,
    },
}

shares::share_events!(Event for VoodooCards);

impl Event {
    /// Whether it shows or draws something that somebody concerned could not know before: decisions are taken back
    /// freely up to the first such event.
    #[must_use]
    pub fn reveals(&self) -> bool {
        use crate::voodoo::{Shares, hearing};
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
