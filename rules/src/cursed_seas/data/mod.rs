//! The data files, checked (`cursed-seas §3`, `§4`, `§5.10`).

mod cards;
mod guns;
mod price;
mod sea;

pub use cards::{
    CreatureData, CrewData, EquipmentData, EventData, Link, ShipData, UniqueData, Worth,
};
pub use guns::{Gun, Sticks};
pub use price::{KeywordPrice, Prices};
pub use sea::{Coins, FortData, IslandData, Mystery, MysteryEffect, Numbers, TerrainData};

use super::fleet::{Fleet, Starter};
use super::ids::*;
use rules::table::files::Within;
use serde::{Deserialize, Deserializer};

/// Everything that the data files say.
#[derive(Debug)]
pub struct Data {
    /// The ships.
    pub ships: [ShipData; Ship::ALL.len()],
    /// The creatures.
    pub creatures: [CreatureData; Creature::ALL.len()],
    /// The crew.
    pub crew: [CrewData; Crew::ALL.len()],
    /// The equipment.
    pub equipment: [EquipmentData; Equipment::ALL.len()],
    /// The events.
    pub events: [EventData; EventCard::ALL.len()],
    /// The unique treasures.
    pub uniques: [UniqueData; Unique::ALL.len()],
    /// The islands.
    pub islands: [IslandData; Island::ALL.len()],
    /// The terrain.
    pub terrain: [TerrainData; Terrain::ALL.len()],
    /// The forts.
    pub forts: [FortData; Nation::ALL.len()],
    /// The coins that a player brings, by the build total, the lowest first.
    pub coins: Vec<Coins>,
    /// The starter fleets.
    pub fleets: Vec<Starter>,
    /// The numbers of the game.
    pub numbers: Numbers,
    /// A digest of the files; saved games carry it.
    pub digest: u64,
}

impl Data {
    /// Returns what a ship's card says.
    #[must_use]
    pub fn ship(&self, ship: Ship) -> &ShipData {
        &self.ships[ship as usize]
    }

    /// Returns what a creature's card says.
    #[must_use]
    pub fn creature(&self, creature: Creature) -> &CreatureData {
        &self.creatures[creature as usize]
    }

    /// Returns what a crew's card says.
    #[must_use]
    pub fn crew(&self, crew: Crew) -> &CrewData {
        &self.crew[crew as usize]
    }

    /// Returns what an equipment's card says.
    #[must_use]
    pub fn equipment(&self, equipment: Equipment) -> &EquipmentData {
        &self.equipment[equipment as usize]
    }

    /// Returns what an event's card says.
    #[must_use]
    pub fn event(&self, event: EventCard) -> &EventData {
        &self.events[event as usize]
    }

    /// Returns what a unique treasure says.
    #[must_use]
    pub fn unique(&self, unique: Unique) -> &UniqueData {
        &self.uniques[unique as usize]
    }

    /// Returns an island.
    #[must_use]
    pub fn island(&self, island: Island) -> &IslandData {
        &self.islands[island as usize]
    }

    /// Returns a kind of terrain.
    #[must_use]
    pub fn terrain(&self, terrain: Terrain) -> &TerrainData {
        &self.terrain[terrain as usize]
    }

    /// Returns the fort of a nation.
    #[must_use]
    pub fn fort(&self, nation: Nation) -> &FortData {
        &self.forts[nation as usize]
    }

    /// Returns the coins that a player brings at a build total; none at one that is not offered.
    #[must_use]
    pub fn coins(&self, total: u8) -> &[u8] {
        let line = self.coins.iter().find(|line| line.total == total);
        line.map_or(&[], |line| &line.coins)
    }

    /// Returns the starter fleet of a nation.
    #[must_use]
    pub fn starter(&self, nation: Nation) -> Option<&Fleet> {
        let starter = self.fleets.iter().find(|starter| starter.nation == nation);
        starter.map(|starter| &starter.fleet)
    }
}

/// Reads a whole number within bounds.
fn within<'de, const MIN: u8, const MAX: u8, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<u8, D::Error> {
    Within::<MIN, MAX>::deserialize(deserializer).map(Within::get)
}
