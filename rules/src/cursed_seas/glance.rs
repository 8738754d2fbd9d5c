//! The things aboard each ship at a glance: beside the cards and treasures, part of no position.

use super::data::Data;
use super::play::Play;
use super::values::*;
use bevy_ecs::prelude::Resource;

/// The things aboard a ship, a bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Hold {
    /// The keywords that something aboard gives, whether or not it may act.
    keywords: u64,
    /// The crew.
    crew: u32,
    /// The equipment.
    equipment: u8,
    /// The unique treasures.
    uniques: u8,
}

impl Hold {
    /// Returns whether something aboard gives a keyword.
    #[must_use]
    pub fn gives(self, keyword: Keyword) -> bool {
        self.keywords >> keyword as u64 & 1 == 1
    }

    /// Returns whether a crew is aboard.
    #[must_use]
    pub fn has_crew(self, crew: Crew) -> bool {
        self.crew >> crew as u32 & 1 == 1
    }

    /// Returns whether an equipment is aboard.
    #[must_use]
    pub fn has_equipment(self, equipment: Equipment) -> bool {
        self.equipment >> equipment as u8 & 1 == 1
    }

    /// Returns whether a unique treasure is aboard.
    #[must_use]
    pub fn has_unique(self, unique: Unique) -> bool {
        self.uniques >> unique as u8 & 1 == 1
    }

    fn add_keywords(&mut self, keywords: &[Keyword]) {
        for &keyword in keywords {
            self.keywords |= 1 << keyword as u64;
        }
    }

    fn add_card(&mut self, data: &Data, item: Item) {
        match item {
            Item::Crew(crew, _) => {
                self.crew |= 1 << crew as u32;
                self.add_keywords(&data.crew(crew).gives);
            }
            Item::Equipment(equipment) => {
                self.equipment |= 1 << equipment as u8;
                self.add_keywords(&data.equipment(equipment).gives);
            }
            Item::Event(_) => {}
        }
    }

    fn add_unique(&mut self, data: &Data, unique: Unique) {
        self.uniques |= 1 << unique as u8;
        self.add_keywords(&data.unique(unique).gives);
    }
}

/// The things aboard each ship, by its number.
#[derive(Resource, Debug)]
pub struct Glance([Hold; Vessel::MOST]);

impl Default for Glance {
    fn default() -> Self {
        Self([Hold::default(); Vessel::MOST])
    }
}

impl Play<'_, '_> {
    /// Returns what is aboard a ship.
    #[must_use]
    pub fn hold(&self, vessel: Vessel) -> Hold {
        self.glance.0[vessel.index()]
    }

    /// Works out what is aboard a ship.
    fn look_aboard(&self, vessel: Vessel) -> Hold {
        let (data, mut hold) = (self.data(), Hold::default());
        for (_, item, _) in self.holds.cards_at(CardPlace::Aboard(vessel)) {
            hold.add_card(data, item);
        }
        for (_, unique) in self.holds.uniques_at(TreasurePlace::Aboard(vessel)) {
            hold.add_unique(data, unique);
        }
        hold
    }

    /// Keeps up what is aboard a ship that something came to or left.
    pub fn keep_up(&mut self, vessel: Vessel) {
        self.glance.0[vessel.index()] = self.look_aboard(vessel);
    }

    /// Works out what is aboard all ships.
    pub fn keep_up_all(&mut self) {
        for vessel in self.pieces().vessels() {
            self.keep_up(vessel);
        }
    }

    /// Returns whether the glance is what the pieces are.
    #[must_use]
    pub fn glance_holds(&self) -> bool {
        let mut vessels = self.pieces().vessels();
        vessels.all(|vessel| self.hold(vessel) == self.look_aboard(vessel))
    }
}
