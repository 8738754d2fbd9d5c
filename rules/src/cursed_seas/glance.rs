//! The table at a glance: what lies where by the pieces' numbers, beside the pieces, part of no position.

use super::data::Data;
use super::geometry::Capsule;
use super::pieces::Waters;
use super::play::Play;
use super::values::*;
use bevy_ecs::prelude::Resource;
use rules::table::{MOST_SEATS, Seat};

/// A ship or creature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Seen {
    /// Its place.
    pub lies: Lies,
    /// Its state.
    pub hull: Hull,
    /// Its body on the mat.
    pub body: Option<Capsule>,
    /// The islands that it touches itself, a bit each.
    pub touched: u16,
}

/// Ships, creatures and islands, by their numbers.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct SeaGlance {
    /// Ships and creatures.
    pub vessels: [Seen; Vessel::MOST],
    /// Islands.
    pub coasts: [Option<Capsule>; Island::ALL.len()],
}

impl Default for SeaGlance {
    fn default() -> Self {
        Self {
            vessels: [Seen::default(); Vessel::MOST],
            coasts: [None; Island::ALL.len()],
        }
    }
}

impl SeaGlance {
    /// Returns the glance of the pieces as they lie.
    #[must_use]
    pub fn of(waters: &Waters) -> Self {
        let (data, mut glance) = (&waters.book.0, Self::default());
        for (&island, at, _) in &waters.islands {
            let radius = data.island(island).radius;
            let coast = at.place.map(|centre| Capsule::disc(centre, radius));
            glance.coasts[island as usize] = coast;
        }
        for (&vessel, at, hull, _) in &waters.vessels {
            glance.vessel(vessel, at.place, *hull);
        }
        glance
    }

    /// Keeps up a ship or creature that lies and stands so.
    pub fn vessel(&mut self, vessel: Vessel, lies: Lies, hull: Hull) {
        let body = match lies {
            Lies::Mat(place) => Some(hull.shape().at(place)),
            _ => None,
        };
        let touches = |coast: &Capsule| body.is_some_and(|body| body.touches(coast));
        let coasts = (0..).zip(&self.coasts);
        let touched = coasts.filter(|(_, coast)| coast.as_ref().is_some_and(touches));
        self.vessels[vessel.index()] = Seen {
            lies,
            hull,
            body,
            touched: touched.fold(0, |bits, (island, _)| bits | 1 << island),
        };
    }
}

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

/// The things aboard each ship, by its number, and the events that each player holds, a bit each.
#[derive(Resource, Debug)]
pub struct HoldGlance {
    ships: [Hold; Vessel::MOST],
    events: [u16; MOST_SEATS],
}

impl Default for HoldGlance {
    fn default() -> Self {
        Self {
            ships: [Hold::default(); Vessel::MOST],
            events: [0; MOST_SEATS],
        }
    }
}

impl Play<'_, '_> {
    /// Returns what is aboard a ship.
    #[must_use]
    pub fn hold(&self, vessel: Vessel) -> Hold {
        self.glance.ships[vessel.index()]
    }

    /// Returns whether a player holds an event.
    #[must_use]
    pub fn holds_event(&self, seat: Seat, event: EventCard) -> bool {
        self.glance.events[seat.index()] >> event as u16 & 1 == 1
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

    /// Works out which events a player holds.
    fn look_at_hand(&self, seat: Seat) -> u16 {
        let held = self.holds.cards_at(CardPlace::Held(seat));
        held.fold(0, |bits, (_, item, _)| match item {
            Item::Event(event) => bits | 1 << event as u16,
            _ => bits,
        })
    }

    /// Keeps up what is aboard a ship that something came to or left.
    pub fn keep_up(&mut self, vessel: Vessel) {
        self.glance.ships[vessel.index()] = self.look_aboard(vessel);
    }

    /// Keeps up what lies where a card came to or left.
    pub fn keep_up_cards(&mut self, place: CardPlace) {
        match place {
            CardPlace::Aboard(vessel) => self.keep_up(vessel),
            CardPlace::Held(seat) => self.glance.events[seat.index()] = self.look_at_hand(seat),
            _ => {}
        }
    }

    /// Works out what is aboard all ships and held by all players.
    pub fn keep_up_all(&mut self) {
        for vessel in self.pieces().vessels() {
            self.keep_up(vessel);
        }
        for seat in self.from(Seat(0)) {
            self.keep_up_cards(CardPlace::Held(seat));
        }
    }

    /// Returns whether the glance is what the pieces are.
    #[must_use]
    pub fn glance_holds(&self) -> bool {
        let mut vessels = self.pieces().vessels();
        let mut seats = self.from(Seat(0));
        *self.waters.glance == SeaGlance::of(&self.waters)
            && vessels.all(|vessel| self.hold(vessel) == self.look_aboard(vessel))
            && seats.all(|seat| self.glance.events[seat.index()] == self.look_at_hand(seat))
    }
}
