//! The tables of the rule page, read from RON files and checked.
//!
//! These are the shapes that the rules use; [`load`](super::load) reads and checks the files.

use super::chart::{Heading, SPACES, Slot, Space};
use super::pieces::{Barrel, Card, Cell, Colour, Object, Rank, Tide, Wind};
use crate::{soul_supply, within};
use bevy_ecs::prelude::*;
use rules::kit::values;
use serde::{Deserialize, Serialize};

/// The feature of a space (`voodoo-pirate §2`).
#[values(text = "feature")]
#[derive(Serialize, Deserialize)]
pub enum Feature {
    /// A skull of the supply.
    Skull,
    /// One of the seven objects.
    Object(Object),
    /// A coin.
    Coin,
    /// A treasure map.
    Map,
    /// An arrow that carries ships.
    Current(Heading),
    /// A portal.
    Portal,
    /// The Spanish fleet.
    Fleet,
    /// A star of a soul colour.
    Star(Colour),
}

/// The water of a space: calm or haunted, with what it carries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Water {
    /// True if it is haunted.
    pub haunted: bool,
    /// Its feature.
    pub feature: Option<Feature>,
}

/// The face of a sea tile, in the tile's own orientation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TileFace {
    /// The four waters: NW, NE, SW, SE.
    pub waters: [Water; 4],
    /// True if the game ends once it is out.
    pub time_out: bool,
}

/// A space that is on the table from the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Water of a tile drawn from the stack, or no tile yet.
    Open,
    /// The harbour.
    Harbour,
    /// Sea of a harbour tile.
    Sea(Water),
    /// Tidal water, with the way its arrow points.
    Tidal(Heading),
    /// The shore of the Voodoo Island.
    Shore,
}

/// The chart before the first tile is turned (`voodoo-pirate §2`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChartData {
    /// The ground of each space.
    pub ground: [Ground; SPACES],
    /// The harbour spaces, in the order they are offered.
    pub harbour: Vec<Space>,
    /// The harbour spaces that raise a ship's power.
    pub back: Vec<Space>,
    /// Slots of the harbour tiles.
    pub harbour_slots: Vec<Slot>,
    /// Slots of the Voodoo Island.
    pub island_slots: Vec<Slot>,
}

/// The setup of a game, and the numbers that hold throughout (`voodoo-pirate §3`, `§4`, `§8`, `§9`).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartData {
    /// The wind to which the vane points.
    pub wind: Wind,
    /// The tide.
    pub tide: Tide,
    /// Colonial ships at the start.
    #[serde(deserialize_with = "within::<1, 9, _>")]
    pub colonials: u8,
    /// Colonial ships at most; one at least.
    #[serde(deserialize_with = "within::<1, 9, _>")]
    pub most_colonials: u8,
    /// A ship's power.
    #[serde(deserialize_with = "within::<1, 6, _>")]
    pub power: u8,
    /// Random souls a pirate.
    #[serde(deserialize_with = "within::<0, 4, _>")]
    pub souls: u8,
    /// Coins a pirate.
    #[serde(deserialize_with = "within::<0, 9, _>")]
    pub coins: u8,
    /// Poppets a pirate.
    #[serde(deserialize_with = "within::<0, 3, _>")]
    pub poppets: u8,
    /// Souls of each colour in the box, by colour.
    #[serde(deserialize_with = "soul_supply")]
    pub soul_supply: [u8; 5],
    /// Poppets in the box.
    #[serde(deserialize_with = "within::<0, 90, _>")]
    pub poppet_supply: u8,
    /// Coins in the box.
    #[serde(deserialize_with = "within::<0, 90, _>")]
    pub coin_supply: u8,
    /// The Time Out tile is shuffled among so many last tiles of the stack.
    #[serde(deserialize_with = "within::<1, 99, _>")]
    pub time_out_among: u8,
    /// The game ends after so many rounds.
    #[serde(deserialize_with = "within::<1, 99, _>")]
    pub most_rounds: u8,
    /// Spaces that a broadside reaches.
    #[serde(deserialize_with = "within::<1, 9, _>")]
    pub broadside_range: u8,
    /// Coins that a map gives.
    #[serde(deserialize_with = "within::<1, 9, _>")]
    pub map_coins: u8,
}

/// A barrel of the ring (`voodoo-pirate §3`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BarrelData {
    /// The barrel.
    pub barrel: Barrel,
    /// True if it works at Dusk; else it works under the Moon.
    pub dusk: bool,
}

/// The worth of a skull at the end (`voodoo-pirate §11`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bonus {
    /// So much with this object aboard.
    With(Object, u8),
    /// So much for each poppet.
    EachPoppet(u8),
    /// So much with the most coins of all, ties too.
    MostCoins(u8),
    /// At least this power: so much.
    PowerFrom(u8, u8),
    /// So much with no soul aboard.
    NoSoul(u8),
    /// So much for each soul of this colour.
    EachSoul(Colour, u8),
}

/// The skill of the pirate of one colour (`voodoo-pirate §13`).
#[values(text = "skill")]
#[derive(Serialize, Deserialize)]
pub enum Skill {
    /// Broadsides reach so many spaces.
    Range(#[serde(deserialize_with = "within::<1, 9, _>")] u8),
    /// A map gives so many coins.
    MapCoins(#[serde(deserialize_with = "within::<1, 9, _>")] u8),
    /// A storm neither pushes nor holds the ship.
    StormRider,
    /// Jax gives at least so many souls.
    JaxAtLeast(#[serde(deserialize_with = "within::<1, 4, _>")] u8),
    /// So many items when boarding.
    BoardItems(#[serde(deserialize_with = "within::<1, 9, _>")] u8),
}

/// The rules of Cursed Pirates (`voodoo-pirate §12`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CursedData {
    /// The second copy in each colour's deck.
    pub extra_card: [Card; 5],
    /// Harbour spaces in the order they take the first free one.
    pub harbour: Vec<Space>,
    /// Barrels where their two figures start.
    pub figures: [Barrel; 2],
    /// Ritual cells in the order they fill without a match.
    pub cells: Vec<Cell>,
    /// Objects they take.
    pub takes: Vec<Object>,
    /// Skulls they can hold.
    pub skulls: u8,
    /// The worth of each skull besides its condition.
    pub skull_worth: u8,
}

/// Lucky's Blessed Deck (`voodoo-pirate §14`).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlessedData {
    /// The cards of the deck.
    pub ranks: Vec<Rank>,
    /// Points that the highest gains and the lowest loses.
    #[serde(deserialize_with = "within::<0, 30, _>")]
    pub points: u8,
}

/// All the data of the game.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Data {
    /// The chart.
    pub chart: ChartData,
    /// The sea tiles; tile 1 is the first.
    pub tiles: Vec<TileFace>,
    /// The setup of a game.
    pub start: StartData,
    /// The ring of barrels, clockwise.
    pub barrels: Vec<BarrelData>,
    /// The worth of each skull, by skull.
    pub skulls: [Bonus; 6],
    /// The skill of each colour, by colour.
    pub skills: [Skill; 5],
    /// The Cursed Pirates.
    pub cursed: CursedData,
    /// The Blessed Deck.
    pub blessed: BlessedData,
    /// A digest of the files, the same on any machine; saved games carry it.
    pub digest: u64,
}
