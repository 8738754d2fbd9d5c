//! Fleets as they are bought: price, limits, proposals (`cursed-seas §3.8`, `§4`).

mod faults;
mod text;

pub use faults::FleetFault;

use super::data::{Data, Link};
use super::ids::*;
use serde::{Deserialize, Serialize};

/// A crew with its nation: its own, or the one that was chosen for a generic crew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrewCard {
    /// The crew.
    pub crew: Crew,
    /// Its nation.
    pub nation: Nation,
}

/// A ship with what is aboard at the beginning.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Berthed {
    /// The ship.
    pub ship: Ship,
    /// The crew aboard.
    pub crew: Vec<CrewCard>,
    /// The equipment aboard.
    pub equipment: Vec<Equipment>,
}

/// Crew and equipment that wait on the home island at the beginning.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stored {
    /// The crew.
    pub crew: Vec<CrewCard>,
    /// The equipment.
    pub equipment: Vec<Equipment>,
}

/// A fleet.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fleet {
    /// The ships, in the order of the fleet.
    pub ships: Vec<Berthed>,
    /// The creatures.
    pub creatures: Vec<Creature>,
    /// Crew and equipment that wait on the home island.
    pub home: Stored,
    /// The events.
    pub events: Vec<EventCard>,
}

/// A starter fleet.
#[derive(Debug, Clone)]
pub struct Starter {
    /// The nation that it is named after.
    pub nation: Nation,
    /// The fleet.
    pub fleet: Fleet,
}

/// Something that can be added to a fleet. Crew and equipment come aboard a ship, by its number in the fleet, or wait at home.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Addition {
    /// A ship.
    Ship(Ship),
    /// A creature.
    Creature(Creature),
    /// A crew.
    Crew(CrewCard, Option<usize>),
    /// An equipment.
    Equipment(Equipment, Option<usize>),
    /// An event.
    Event(EventCard),
}

impl Data {
    /// Returns whether a crew's ability works aboard a ship (`cursed-seas §3.4`).
    #[must_use]
    pub fn works(&self, ship: Ship, card: CrewCard) -> bool {
        let ship = self.ship(ship);
        self.is_of(card, ship.nation) || ship.keywords.contains(&Keyword::Cosmopolitan)
    }

    /// Returns whether a crew is of a nation; one counts as every nation.
    #[must_use]
    pub fn is_of(&self, card: CrewCard, nation: Nation) -> bool {
        card.nation == nation || card.crew == Crew::KostasTwoCoins
    }

    /// Returns the cargo spaces of a ship with crew aboard (`cursed-seas §3.8`).
    #[must_use]
    pub fn spaces(&self, ship: Ship, crew: &[CrewCard]) -> u8 {
        let quarters = |card: &CrewCard| {
            let gives = &self.crew(card.crew).gives;
            gives.contains(&Keyword::Quartermaster) && self.works(ship, *card)
        };
        let more = if crew.iter().any(quarters) {
            self.numbers.quartermaster
        } else {
            0
        };
        let pairs = self
            .numbers
            .link
            .saturating_mul(self.linked_pairs(ship, crew));
        self.ship(ship)
            .cargo
            .saturating_add(more)
            .saturating_add(pairs)
    }

    /// Returns how many linked pairs are aboard: crew and crew, or crew and ship.
    fn linked_pairs(&self, ship: Ship, crew: &[CrewCard]) -> u8 {
        let lists = |one: &CrewCard, link: Link| self.crew(one.crew).links.contains(&link);
        let with_ship = crew
            .iter()
            .filter(|card| lists(card, Link::Ship(ship)))
            .count();
        let with_crew = crew.iter().enumerate().map(|(number, one)| {
            let others = crew[number + 1..].iter();
            let linked = others.filter(|other| {
                lists(one, Link::Crew(other.crew)) || lists(other, Link::Crew(one.crew))
            });
            linked.count()
        });
        u8::try_from(with_ship + with_crew.sum::<usize>()).unwrap_or(u8::MAX)
    }

    /// Returns what some crew cost together.
    #[must_use]
    pub fn crew_cost(&self, crew: &[CrewCard]) -> u16 {
        crew.iter()
            .map(|card| u16::from(self.crew(card.crew).cost))
            .sum()
    }

    /// Returns what some equipment costs together.
    #[must_use]
    pub fn equipment_cost(&self, equipment: &[Equipment]) -> u16 {
        equipment
            .iter()
            .map(|&one| u16::from(self.equipment(one).cost))
            .sum()
    }
}

impl Fleet {
    /// Returns its price.
    #[must_use]
    pub fn cost(&self, data: &Data) -> u16 {
        let ships = self.ships.iter().map(|berthed| {
            u16::from(data.ship(berthed.ship).points)
                + data.crew_cost(&berthed.crew)
                + data.equipment_cost(&berthed.equipment)
        });
        let creatures = self
            .creatures
            .iter()
            .map(|&one| u16::from(data.creature(one).points));
        let events = self
            .events
            .iter()
            .map(|&one| u16::from(data.event(one).cost));
        let home = data.crew_cost(&self.home.crew) + data.equipment_cost(&self.home.equipment);
        ships.chain(creatures).chain(events).sum::<u16>() + home
    }

    /// Returns how many crew, equipment and events it has.
    #[must_use]
    pub fn cards(&self) -> usize {
        let aboard = self
            .ships
            .iter()
            .map(|berthed| berthed.crew.len() + berthed.equipment.len());
        aboard.sum::<usize>() + self.home.crew.len() + self.home.equipment.len() + self.events.len()
    }

    /// Returns the fleet with something more. Aboard a ship that it has not, that waits at home.
    #[must_use]
    pub fn with(mut self, addition: Addition) -> Self {
        match addition {
            Addition::Ship(ship) => self.ships.push(Berthed {
                ship,
                crew: Vec::new(),
                equipment: Vec::new(),
            }),
            Addition::Creature(creature) => self.creatures.push(creature),
            Addition::Event(event) => self.events.push(event),
            Addition::Crew(card, aboard) => {
                match aboard.and_then(|number| self.ships.get_mut(number)) {
                    Some(berthed) => berthed.crew.push(card),
                    None => self.home.crew.push(card),
                }
            }
            Addition::Equipment(equipment, aboard) => {
                match aboard.and_then(|number| self.ships.get_mut(number)) {
                    Some(berthed) => berthed.equipment.push(equipment),
                    None => self.home.equipment.push(equipment),
                }
            }
        }
        self
    }

    /// Returns why something can't be added within a build total; none where it can.
    #[must_use]
    pub fn why_not(&self, data: &Data, total: u8, addition: Addition) -> Option<FleetFault> {
        let before = self.faults(data, total);
        let after = self.clone().with(addition).faults(data, total);
        after
            .into_iter()
            .find(|fault| !before.contains(fault) && *fault != FleetFault::NoShip)
    }

    /// Returns the proposal for a nation within a build total (`cursed-seas §4`): its dearest ships that leave enough for a Captain; a
    /// Captain for the one with most masts; a Helmsman for each, then an Explorer, as long as they can be paid and fit.
    #[must_use]
    pub fn proposed(nation: Nation, total: u8, data: &Data) -> Self {
        let mut fleet = Self::default();
        loop {
            let spent = fleet.cost(data) + u16::from(data.numbers.kept_for_captain);
            let taken = |ship: Ship| fleet.ships.iter().any(|berthed| berthed.ship == ship);
            let can_be_paid = data.ships.iter().filter(|line| {
                line.nation == nation
                    && !taken(line.ship)
                    && spent + u16::from(line.points) <= u16::from(total)
            });
            // Of equals the last by the reverse order is the first.
            let Some(dearest) = can_be_paid.rev().max_by_key(|line| line.points) else {
                break;
            };
            fleet = fleet.with(Addition::Ship(dearest.ship));
        }
        fleet.ships.sort_by_key(|berthed| berthed.ship);
        let numbers = 0..fleet.ships.len();
        let masts = |number: &usize| data.ship(fleet.ships[*number].ship).masts;
        let captain = numbers.clone().rev().max_by_key(masts);
        let wanted = captain
            .map(|number| (Crew::Captain, number))
            .into_iter()
            .chain(numbers.clone().map(|number| (Crew::Helmsman, number)))
            .chain(numbers.map(|number| (Crew::Explorer, number)));
        for (crew, number) in wanted {
            let addition = Addition::Crew(CrewCard { crew, nation }, Some(number));
            if fleet.why_not(data, total, addition).is_none() {
                fleet = fleet.with(addition);
            }
        }
        fleet
    }
}

#[cfg(test)]
mod tests;
