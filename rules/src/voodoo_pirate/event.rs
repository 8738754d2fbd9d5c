//! What the tale tells, and the rules that cause it.

use super::chart::{Heading, Quarters, Slot, Space};
use super::choice::{Choice, Item, Question};
use super::pieces::{Barrel, Card, Colour, Place, Tide, Wind};
use super::score::Score;
use crate::table::{PieceId, Seat};

/// A phase of the round, or what comes before and after all rounds.
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
    /// Ships are placed in the harbour (§4).
    #[default]
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
    /// A skull or a blessed card moved, which only those it came from and went to may know.
    MovedHidden {
        /// Which piece; nothing to the others.
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
        /// In which direction the last space was entered.
        heading: Heading,
    },
    /// A ship leapt: by the stars or through a portal.
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
    /// A ship could not go on in a direction: edge, whirlpool, no tile left, or only taken spaces.
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
    /// A ship reached the shore.
    Landed {
        /// Whose ship.
        ship: Seat,
    },
    /// A ship turned.
    Faced {
        /// Whose ship.
        ship: Seat,
        /// Which way it faces now.
        heading: Heading,
    },
    /// A new tile was laid.
    TileLaid {
        /// The tile's number.
        tile: u8,
        /// Where.
        slot: Slot,
        /// How it lies.
        turned: Quarters,
    },
    /// Somebody looked at the top tile, alone.
    Looked {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: u8,
        /// How it lies.
        turned: Quarters,
    },
    /// The vane turned.
    WindTurned {
        /// From.
        from: Wind,
        /// To.
        to: Wind,
    },
    /// The tide turned.
    TideTurned(Tide),
    /// The colonial ships changed to so many.
    ColonialsSailed(u8),
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
        object: super::pieces::Object,
    },
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
    /// A broadside was fired.
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
    /// A pirate has no turn: jailed or ashore.
    PassedOver {
        /// Who.
        seat: Seat,
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

/// The rule that made something happen.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Cause {
    /// Setting up (§4).
    Setup,
    /// A phase began or ended (§5, §6).
    Round,
    /// Playing cards at Dusk (§5.1).
    Cards,
    /// Casting a poppet for a barrel (§5.2, §6).
    Casting,
    /// Two or more Take (§5.4).
    Jail,
    /// The Sand barrel (§5.5).
    Sand,
    /// The Stars barrel (§5.5).
    Stars,
    /// The Moon barrel (§5.5).
    MoonBarrel,
    /// The Bones barrel (§5.3).
    Bones,
    /// The Wind barrel (§6).
    WindBarrel,
    /// The Tide barrel (§6).
    TideBarrel,
    /// The whirlpool (§6, §8.6).
    Whirlpool,
    /// Jax (§7).
    Jax,
    /// Tok (§7).
    Tok,
    /// #oodoo and its ritual (§7).
    Ritual,
    /// Tix (§7).
    Tix,
    /// Poppet (§7).
    Poppet,
    /// Take (§7).
    Take,
    /// Sailing into a space without a tile (§8.2).
    NewTile,
    /// The chart's edge or another bar to sailing (§8.1).
    Edge,
    /// A storm's push (§8.4).
    Storm,
    /// Becalmed (§8.4).
    Becalmed,
    /// Mermaid's Breath (§8.4).
    Mermaids,
    /// The shore (§8.5).
    Shore,
    /// Tidal water (§8.6).
    TidalWater,
    /// A current (§8.6).
    Current,
    /// A portal (§8.6).
    Portal,
    /// A coin on a space (§8.6).
    CoinSpace,
    /// A map (§8.6).
    Map,
    /// A skull on a space (§8.6).
    SkullSpace,
    /// An object on a space (§8.6).
    ObjectSpace,
    /// The Spanish fleet (§8.6).
    Fleet,
    /// The end of a turn (§6).
    Facing,
    /// Broadsides (§9).
    Broadside,
    /// Boarding (§10).
    Boarding,
    /// Twin Bottles (§11).
    TwinBottles,
    /// The Parrot (§11).
    Parrot,
    /// Silent Oars (§11).
    SilentOars,
    /// The Telescope (§11).
    Telescope,
    /// Ghost Wind (§11).
    GhostWind,
    /// Room for a new object (§3).
    Room,
    /// Dawn (§11).
    Dawn,
    /// The score (§11).
    Score,
    /// The Cursed Pirates' rules (§12).
    Cursed,
    /// The Blessed Deck (§14).
    Blessed,
}

impl Cause {
    /// The section of the rule page that the rule stands in.
    #[must_use]
    pub fn section(self) -> &'static str {
        match self {
            Self::Setup => "§4",
            Self::Round | Self::Facing | Self::WindBarrel | Self::TideBarrel | Self::Whirlpool => {
                "§6"
            }
            Self::Cards => "§5.1",
            Self::Casting => "§5.2",
            Self::Bones => "§5.3",
            Self::Jail => "§5.4",
            Self::Sand | Self::Stars | Self::MoonBarrel => "§5.5",
            Self::Jax | Self::Tok | Self::Ritual | Self::Tix | Self::Poppet | Self::Take => "§7",
            Self::Edge => "§8.1",
            Self::NewTile => "§8.2",
            Self::Storm | Self::Becalmed | Self::Mermaids => "§8.4",
            Self::Shore => "§8.5",
            Self::TidalWater
            | Self::Current
            | Self::Portal
            | Self::CoinSpace
            | Self::Map
            | Self::SkullSpace
            | Self::ObjectSpace
            | Self::Fleet => "§8.6",
            Self::Broadside => "§9",
            Self::Boarding => "§10",
            Self::TwinBottles
            | Self::Parrot
            | Self::SilentOars
            | Self::Telescope
            | Self::GhostWind
            | Self::Dawn
            | Self::Score => "§11",
            Self::Room => "§3",
            Self::Cursed => "§12",
            Self::Blessed => "§14",
        }
    }
}
