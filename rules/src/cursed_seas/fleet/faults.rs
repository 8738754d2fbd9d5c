//! The faults of a fleet (`cursed-seas §3.2`, `§3.4`, `§3.8`).

use super::{Berthed, Data, Fleet};
use crate::ids::*;
use rules::kit::values;
use serde::{Deserialize, Serialize};

/// A fault of a fleet.
#[values(text = "fleet-fault")]
#[derive(Serialize, Deserialize)]
pub enum FleetFault {
    /// It costs so much, which is more than the build total.
    TooDear(#[spelled(cost)] u16),
    /// It has no ship.
    NoShip,
    /// A ship is there twice.
    ShipTwice(Ship),
    /// A creature is there twice.
    CreatureTwice(Creature),
    /// A named crew is there twice.
    CrewTwice(Crew),
    /// A named crew is said to be of another nation than its own.
    OtherNation(Crew),
    /// A ship has more cards aboard than cargo spaces.
    NoRoom(Ship),
    /// The crew aboard a ship cost more than she does.
    CrewTooDear(Ship),
    /// The equipment aboard a ship costs more than she does.
    EquipmentTooDear(Ship),
    /// A Loyal ship has crew of another nation aboard.
    Loyal(Ship),
    /// Crew that costs nothing is not aboard a ship of its nation.
    FreeCrewAbroad(Crew),
    /// A ship has two Deckhands aboard.
    TwoDeckhands(Ship),
}

impl Fleet {
    /// Returns all that is wrong with it within a build total.
    #[must_use]
    pub fn faults(&self, data: &Data, total: u8) -> Vec<FleetFault> {
        let mut faults = Vec::new();
        let cost = self.cost(data);
        if cost > u16::from(total) {
            faults.push(FleetFault::TooDear(cost));
        }
        if self.ships.is_empty() {
            faults.push(FleetFault::NoShip);
        }
        let ships = self.ships.iter().map(|berthed| berthed.ship);
        faults.extend(twice(ships).map(FleetFault::ShipTwice));
        let creatures = self.creatures.iter().copied();
        faults.extend(twice(creatures).map(FleetFault::CreatureTwice));
        let aboard = self.ships.iter().flat_map(|berthed| &berthed.crew);
        let crew = aboard.chain(&self.home.crew);
        let named = crew.clone().map(|card| card.crew);
        let named = named.filter(|&crew| data.crew(crew).is_named());
        faults.extend(twice(named).map(FleetFault::CrewTwice));
        for card in crew {
            if data
                .crew(card.crew)
                .nation
                .is_some_and(|own| own != card.nation)
            {
                faults.push(FleetFault::OtherNation(card.crew));
            }
        }
        for berthed in &self.ships {
            aboard_faults(data, berthed, &mut faults);
        }
        let ashore = self.home.crew.iter().map(|card| card.crew);
        let free = ashore.filter(|&crew| data.crew(crew).cost == 0);
        faults.extend(free.map(FleetFault::FreeCrewAbroad));
        faults
    }
}

/// Adds what is wrong with what is aboard a ship.
fn aboard_faults(data: &Data, berthed: &Berthed, faults: &mut Vec<FleetFault>) {
    let Berthed {
        ship,
        ref crew,
        ref equipment,
    } = *berthed;
    let line = data.ship(ship);
    if crew.len() + equipment.len() > usize::from(data.spaces(ship, crew)) {
        faults.push(FleetFault::NoRoom(ship));
    }
    if data.crew_cost(crew) > u16::from(line.points) {
        faults.push(FleetFault::CrewTooDear(ship));
    }
    if data.equipment_cost(equipment) > u16::from(line.points) {
        faults.push(FleetFault::EquipmentTooDear(ship));
    }
    let foreign = |card: &&super::CrewCard| !data.is_of(**card, line.nation);
    if line.keywords.contains(&Keyword::Loyal) && crew.iter().any(|card| foreign(&card)) {
        faults.push(FleetFault::Loyal(ship));
    }
    let free = crew.iter().filter(foreign).map(|card| card.crew);
    let free = free.filter(|&crew| data.crew(crew).cost == 0);
    faults.extend(free.map(FleetFault::FreeCrewAbroad));
    let deckhands = crew.iter().filter(|card| card.crew == Crew::Deckhand);
    if deckhands.count() > 1 {
        faults.push(FleetFault::TwoDeckhands(ship));
    }
}

/// Returns what stands in a list a second time, and a third.
fn twice<T: Copy + PartialEq>(list: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
    let mut seen = Vec::new();
    list.filter(move |one| {
        let known = seen.contains(one);
        seen.push(*one);
        known
    })
}
