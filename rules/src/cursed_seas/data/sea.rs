//! Islands, terrain, forts, coins and numbers (`cursed-seas §3.6`, `§3.7`, `§4`, `§5.8`, `§5.10`).

use super::{Gun, within};
use crate::ids::*;
use rules::kit::values;
use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// An island.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IslandData {
    /// The island.
    pub island: Island,
    /// Its code, such as `L01`.
    pub code: String,
    /// Its radius.
    #[serde(deserialize_with = "length::<1, _>")]
    pub radius: i64,
    /// The text of a mysterious one.
    #[serde(default)]
    pub mystery: Option<Mystery>,
}

/// The text of a mysterious island.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mystery {
    /// True where it is hidden at first.
    pub hidden: bool,
    /// The effect of each die, from 1.
    pub effects: [MysteryEffect; 6],
}

/// An effect on a ship that docks at a mysterious island.
#[values(text = "mystery")]
pub enum MysteryEffect {
    /// Nothing.
    Nothing,
    /// She loses a mast.
    LoseMast,
    /// She loses a crew of her owner's choice.
    LoseCrew,
    /// She loses an equipment of her owner's choice.
    LoseEquipment,
    /// A random coin aboard goes to the island.
    CoinStays,
    /// A random crew is stranded on the island.
    StrandCrew,
    /// Her owner looks at a random coin of the island.
    LookAtCoin,
    /// Her owner looks at all treasure of the island.
    LookAtAll,
    /// A random coin of the island changes places with a random one elsewhere.
    CoinsChange,
    /// She regains a mast.
    RegainMast,
    /// She regains all masts.
    RegainAll,
    /// The next time that she explores here, a coin more than fits comes aboard and takes no space.
    OneCoinMore,
    /// Each roll of her next shoot action is worse by 1.
    ShootsWorse,
    /// A short stick more in her next move action.
    SailsFarther,
    /// After her next explore action one more action in that turn.
    ActsAgain,
    /// She has no actions in the next turn.
    NoActions,
    /// Her next boarding is better by 2.
    BoardsBetter,
    /// She explores at once, free.
    ExploreAtOnce,
    /// Her next cannon roll hits unless it is a 1.
    CertainHit,
}

/// A kind of terrain.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainData {
    /// The kind.
    pub terrain: Terrain,
    /// Its radius.
    #[serde(deserialize_with = "length::<1, _>")]
    pub radius: i64,
}

/// A fort.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FortData {
    /// The nation that builds it.
    pub nation: Nation,
    /// Its price, in gold.
    pub price: u8,
    /// Its flags, which shoot.
    pub flags: Vec<Gun>,
}

/// The coins that a player brings.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coins {
    /// The build total.
    pub total: u8,
    /// The value of each coin.
    pub coins: Vec<u8>,
}

/// The numbers of the game.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Islands that each player places.
    #[serde(deserialize_with = "within::<1, 3, _>")]
    pub islands_each: u8,
    /// The gap of an island to the mat's edge, at least.
    #[serde(deserialize_with = "length::<0, _>")]
    pub island_edge: i64,
    /// The gap of two islands, at least.
    #[serde(deserialize_with = "length::<0, _>")]
    pub islands_apart: i64,
    /// The gap of an island to the nearest one, at most.
    #[serde(deserialize_with = "length::<1, _>")]
    pub islands_together: i64,
    /// By how much the gap is lessened where no island can be placed.
    #[serde(deserialize_with = "length::<1, _>")]
    pub apart_less: i64,
    /// The gap of terrain to islands and other terrain, at least.
    #[serde(deserialize_with = "length::<0, _>")]
    pub terrain_apart: i64,
    /// Unique treasures that each player brings, if any are played with.
    #[serde(deserialize_with = "within::<0, 2, _>")]
    pub uniques_each: u8,
    /// The gap of fog and reefs of event cards to all others, at least.
    #[serde(deserialize_with = "length::<0, _>")]
    pub event_apart: i64,
    /// The turn, counted from its own, at the beginning of which such fog is gone.
    #[serde(deserialize_with = "within::<1, 9, _>")]
    pub event_fog_turns: u8,
    /// The coins of which a raid takes one.
    pub raid: Vec<u8>,
    /// Cargo spaces more by a Quartermaster.
    pub quartermaster: u8,
    /// Cargo spaces more by a linked pair.
    pub link: u8,
    /// The points that the builder's proposal keeps for a Captain.
    pub kept_for_captain: u8,
}

/// Reads a length on the mat, in tenths of a millimetre.
fn length<'de, const LEAST: i64, D: Deserializer<'de>>(deserializer: D) -> Result<i64, D::Error> {
    const MOST: i64 = 15_500;
    let length = i64::deserialize(deserializer)?;
    if (LEAST..=MOST).contains(&length) {
        return Ok(length);
    }
    Err(D::Error::custom(format_args!(
        "found {length}, expected a length from {LEAST} to {MOST}"
    )))
}
