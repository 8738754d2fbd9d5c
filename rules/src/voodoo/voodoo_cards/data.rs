//! The tables of the rule page, read from RON files and checked.
//!
//! These are the shapes that the rules use; [`load`](super::load) reads and checks the files.

use super::pieces::{Barrel, Card, Cell, Colour, Object, Rank, SeaCard, Side, Wind};
use super::ring::Heading;
use crate::{soul_supply, within};
use rules::kit::values;
use serde::{Deserialize, Serialize};

/// The feature of a Sea card, its skull aside (`voodoo-pirate-card-game §2`).
#[values(text = "feature")]
#[derive(Serialize, Deserialize)]
pub enum Feature {
    /// Rackham's Map.
    Map,
    /// The Night Watch.
    NightWatch,
    /// Sand.
    Sand,
    /// A current.
    Current(Heading),
}

/// A face of a Sea card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Water {
    /// True if it is haunted.
    pub haunted: bool,
    /// True if its header has a skull.
    pub skull: bool,
    /// Its value.
    pub value: u8,
    /// Its star; cardinal cards have none.
    pub star: Option<Colour>,
    /// Its feature.
    pub feature: Option<Feature>,
}

/// A cardinal card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardinalData {
    /// Its barrels; the setup chooses where there are two.
    pub barrels: Vec<Barrel>,
    /// Its value.
    pub value: u8,
}

/// The effect of an object (`voodoo-pirate-card-game §3`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Worth so much at the end.
    Worth(i8),
    /// Worth so much, and so much for each soul of this colour.
    EachSoul {
        /// For itself.
        points: i8,
        /// The colour of the souls.
        colour: Colour,
        /// For each of them.
        each: i8,
    },
    /// One of them is worth so much, two so much.
    Pair {
        /// One.
        alone: i8,
        /// Two together.
        both: i8,
    },
    /// Coins are worth nothing.
    Curse,
    /// Gives the compass token.
    Compass,
    /// Fetches an object of the discard pile.
    Fetch,
    /// Trades a soul.
    TradeSoul,
    /// A barrel without a soul.
    FreeBarrel,
    /// Answers fire.
    AnswerFire,
    /// Looks at so many cards of the deck.
    Search(u8),
    /// Moves all ships.
    Maelstrom,
    /// Moves the own ship.
    Whisper,
}

/// An object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ObjectData {
    /// The number of cards.
    pub cards: u8,
    /// Its effect.
    pub effect: Effect,
}

/// The setup of a game, and its numbers (`voodoo-pirate-card-game §3`, `§4`).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartData {
    /// The wind that blows.
    pub wind: Wind,
    /// A ship's power.
    #[serde(deserialize_with = "within::<1, 6, _>")]
    pub power: u8,
    /// Coins a pirate.
    #[serde(deserialize_with = "within::<0, 9, _>")]
    pub coins: u8,
    /// Souls of each colour in the box, by colour.
    #[serde(deserialize_with = "soul_supply")]
    pub soul_supply: [u8; 5],
    /// Coins in the box.
    #[serde(deserialize_with = "within::<0, 90, _>")]
    pub coin_supply: u8,
    /// Coins that a map gives.
    #[serde(deserialize_with = "within::<1, 9, _>")]
    pub map_coins: u8,
    /// The blessed cards, the lowest first.
    pub blessed: Vec<Rank>,
    /// Points that the highest gains and the lowest loses.
    #[serde(deserialize_with = "within::<0, 30, _>")]
    pub blessed_points: u8,
}

/// The rules of Cursed Pirates (`voodoo-pirate-card-game §10`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CursedData {
    /// The second copy in each colour's deck; nobody is purple.
    pub extra_card: [Card; 4],
    /// Ritual cells, in their order.
    pub cells: Vec<Cell>,
}

/// All the data of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Data {
    /// The cardinal cards, by wind.
    pub cardinals: Vec<CardinalData>,
    /// The two faces of the numbered Sea cards; card 1 is the first.
    pub cards: Vec<[Water; 2]>,
    /// The data of each object, by object.
    pub objects: Vec<ObjectData>,
    /// The setup of a game.
    pub start: StartData,
    /// The Cursed Pirates.
    pub cursed: CursedData,
    /// A digest of the files, the same on any machine; saved games carry it.
    pub digest: u64,
}

impl Data {
    /// The face of a Sea card. A cardinal with its wind up is haunted.
    #[must_use]
    pub fn water(&self, card: SeaCard, up: Side) -> Water {
        match card {
            SeaCard::Cardinal(wind) => Water {
                haunted: up == Side::B,
                skull: false,
                value: self.cardinals[wind as usize].value,
                star: None,
                feature: None,
            },
            SeaCard::Numbered(number) => self.cards[usize::from(number) - 1][up as usize],
        }
    }

    /// Returns what an object does.
    #[must_use]
    pub fn effect(&self, object: Object) -> Effect {
        self.objects[object as usize].effect
    }
}
