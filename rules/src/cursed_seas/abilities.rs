//! The abilities of ships and creatures by their keywords, their crew and their equipment (`cursed-seas §3.3`, `§3.4`).

use super::geometry::{Capsule, SHORT, Shape};
use super::play::Play;
use super::values::*;
use rules::table::Seat;

/// The source of a ship's ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// The ship or creature itself, or a unique treasure.
    Open,
    /// A card aboard, which turns up when it acts.
    Card(Card),
}

/// The dearest crew that Dread silences.
const DREADED: u8 = 2;

impl Play<'_, '_> {
    /// Returns the shape of a vessel.
    #[must_use]
    pub fn shape(&self, vessel: Vessel) -> Shape {
        self.waters.hull(vessel).shape()
    }

    /// Returns a vessel where it lies on the mat.
    #[must_use]
    pub fn capsule(&self, vessel: Vessel) -> Option<Capsule> {
        self.waters.body(vessel)
    }

    /// Returns an island where it lies.
    #[must_use]
    pub fn coast(&self, island: Island) -> Option<Capsule> {
        self.waters.coast(island)
    }

    /// Returns whether two vessels are on the mat with a gap of at most so much.
    #[must_use]
    pub fn are_within(&self, one: Vessel, other: Vessel, gap: i64) -> bool {
        let both = self.capsule(one).zip(self.capsule(other));
        both.is_some_and(|(one, other)| one.within(&other, gap))
    }

    /// Returns whether a vessel touches an island, or its tower does.
    #[must_use]
    pub fn touches_island(&self, vessel: Vessel, island: Island) -> bool {
        self.waters.touched(vessel) >> island as u16 & 1 == 1
    }

    /// Returns the islands that a vessel touches, or its tower does.
    pub fn islands_touched(&self, vessel: Vessel) -> impl Iterator<Item = Island> + use<> {
        let touched = self.waters.touched(vessel);
        let islands = Island::ALL.iter().copied();
        islands.filter(move |&island| touched >> island as u16 & 1 == 1)
    }

    /// Returns the islands where a vessel is docked: its home and wild ones (`cursed-seas §5.4`), and for a Raider all.
    pub fn docked_at(&self, vessel: Vessel) -> impl Iterator<Item = Island> {
        let seat = self.waters.hull(vessel).seat;
        self.islands_touched(vessel).filter(move |&island| {
            !self.waters.isle(island).is_foreign(seat) || self.has(vessel, Keyword::Raider)
        })
    }

    /// Returns whether a vessel is docked at the home of its player.
    #[must_use]
    pub fn is_home(&self, vessel: Vessel) -> bool {
        let home = Some(self.waters.hull(vessel).seat);
        let mut touched = self.islands_touched(vessel);
        touched.any(|island| self.waters.isle(island).home == home)
    }

    /// Returns whether a crew may use what it can aboard a ship (`cursed-seas §3.4`).
    fn is_at_work(&self, vessel: Vessel, crew: Crew, nation: Nation) -> bool {
        let Some(Make::Ship(ship)) = self.waters.hull(vessel).make else {
            return false;
        };
        let data = self.data();
        let ship = data.ship(ship);
        let own = ship.nation == nation
            || crew == Crew::KostasTwoCoins
            || ship.keywords.contains(&Keyword::Cosmopolitan);
        own && !(data.crew(crew).cost <= DREADED && self.is_dreading(vessel))
    }

    /// Returns whether an enemy's Dread reaches a ship.
    fn is_dreading(&self, vessel: Vessel) -> bool {
        let seat = self.waters.hull(vessel).seat;
        let mut afloat = self.waters.afloat();
        afloat.any(|(other, _, hull)| {
            hull.seat != seat
                && self.is_printed(hull.make, Keyword::Dread)
                && !hull.submerged
                && self.are_within(vessel, other, SHORT)
        })
    }

    /// Returns whether a ship or creature has a keyword by itself.
    #[must_use]
    pub fn is_printed(&self, make: Option<Make>, keyword: Keyword) -> bool {
        match make {
            Some(Make::Ship(ship)) => self.data().ship(ship).keywords.contains(&keyword),
            Some(Make::Creature(creature)) => self.data().creature(creature).keyword == keyword,
            None => false,
        }
    }

    /// Returns the crew at work aboard a ship.
    pub fn crew_at_work(&self, vessel: Vessel) -> impl Iterator<Item = (Card, Crew)> {
        let crew = self.holds.crew_at(CardPlace::Aboard(vessel));
        crew.filter(move |&(_, crew, nation)| self.is_at_work(vessel, crew, nation))
            .map(|(card, crew, _)| (card, crew))
    }

    /// Returns the card of a crew at work aboard a ship.
    #[must_use]
    pub fn aboard(&self, vessel: Vessel, wanted: Crew) -> Option<Card> {
        if !self.hold(vessel).has_crew(wanted) {
            return None;
        }
        let mut crew = self.crew_at_work(vessel);
        crew.find(|&(_, crew)| crew == wanted).map(|(card, _)| card)
    }

    /// Returns the card of an equipment aboard a ship.
    #[must_use]
    pub fn fitted(&self, vessel: Vessel, wanted: Equipment) -> Option<Card> {
        if !self.hold(vessel).has_equipment(wanted) {
            return None;
        }
        let mut cards = self.holds.cards_at(CardPlace::Aboard(vessel));
        cards
            .find(|(_, item, _)| *item == Item::Equipment(wanted))
            .map(|(card, ..)| card)
    }

    /// Returns a unique treasure aboard a ship.
    #[must_use]
    pub fn unique(&self, vessel: Vessel, wanted: Unique) -> Option<Treasure> {
        if !self.hold(vessel).has_unique(wanted) {
            return None;
        }
        let mut uniques = self.holds.uniques_at(TreasurePlace::Aboard(vessel));
        uniques
            .find(|&(_, unique)| unique == wanted)
            .map(|(treasure, _)| treasure)
    }

    /// Returns what gives a vessel an ability, what everybody sees first.
    #[must_use]
    pub fn source(&self, vessel: Vessel, keyword: Keyword) -> Option<Source> {
        let data = self.data();
        if self.is_printed(self.waters.hull(vessel).make, keyword) {
            return Some(Source::Open);
        }
        if !self.hold(vessel).gives(keyword) {
            return None;
        }
        let mut uniques = self.holds.uniques_at(TreasurePlace::Aboard(vessel));
        if uniques.any(|(_, unique)| data.unique(unique).gives.contains(&keyword)) {
            return Some(Source::Open);
        }
        let cards = self.holds.cards_at(CardPlace::Aboard(vessel));
        let giving = cards.filter(|(_, item, _)| match *item {
            Item::Crew(crew, nation) => {
                data.crew(crew).gives.contains(&keyword) && self.is_at_work(vessel, crew, nation)
            }
            Item::Equipment(equipment) => data.equipment(equipment).gives.contains(&keyword),
            Item::Event(_) => false,
        });
        let shown_first = giving.min_by_key(|(_, _, state)| !state.shown);
        shown_first.map(|(card, ..)| Source::Card(card))
    }

    /// Returns whether a vessel has an ability.
    #[must_use]
    pub fn has(&self, vessel: Vessel, keyword: Keyword) -> bool {
        self.source(vessel, keyword).is_some()
    }

    /// Uses an ability, if a vessel has it: the card that gives it turns up. Returns whether it has.
    pub fn uses(&mut self, vessel: Vessel, keyword: Keyword, cause: Cause) -> bool {
        let source = self.source(vessel, keyword);
        if let Some(Source::Card(card)) = source {
            self.show(card, cause);
        }
        source.is_some()
    }

    /// Uses a crew at work aboard, if it is there: its card turns up.
    pub fn uses_crew(&mut self, vessel: Vessel, crew: Crew, cause: Cause) -> bool {
        let card = self.aboard(vessel, crew);
        if let Some(card) = card {
            self.show(card, cause);
        }
        card.is_some()
    }

    /// Uses an equipment aboard, if it is there: its card turns up.
    pub fn uses_fitting(&mut self, vessel: Vessel, equipment: Equipment, cause: Cause) -> bool {
        let card = self.fitted(vessel, equipment);
        if let Some(card) = card {
            self.show(card, cause);
        }
        card.is_some()
    }

    /// Returns the player of a vessel.
    #[must_use]
    pub fn player(&self, vessel: Vessel) -> Seat {
        self.waters.hull(vessel).seat
    }

    /// Returns whether two vessels are of different players.
    #[must_use]
    pub fn are_enemies(&self, one: Vessel, other: Vessel) -> bool {
        self.player(one) != self.player(other)
    }
}
