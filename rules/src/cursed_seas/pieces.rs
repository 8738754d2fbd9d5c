//! The pieces on the table, looked up by their numbers.

use super::data::Data;
use super::geometry::Capsule;
use super::glance::SeaGlance;
use super::values::*;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::table::{At, Book, Seat};

/// The pieces' entities by their numbers, and whose numbers they are: the same in every game of a setup.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct Pieces {
    /// Islands, in the order of the page.
    pub islands: Vec<Entity>,
    /// Terrain.
    pub shoals: Vec<Entity>,
    /// Ships and creatures, fleet by fleet.
    pub vessels: Vec<Entity>,
    /// Crew, equipment and events, fleet by fleet.
    pub cards: Vec<Entity>,
    /// Coins and uniques.
    pub treasures: Vec<Entity>,
    /// The seats whose fleets the vessels are of, by their numbers.
    pub fleets: Vec<Seat>,
    /// The seats whose fleets the cards are of, by their numbers, and the cards' backs.
    pub backs: Vec<(Seat, Back)>,
}

impl Pieces {
    /// Returns the numbers of all ships and creatures.
    pub fn vessels(&self) -> impl DoubleEndedIterator<Item = Vessel> + use<> {
        (0..self.vessels.len() as u8).map(Vessel)
    }

    /// Returns the numbers of all cards.
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = Card> + use<> {
        (0..self.cards.len() as u8).map(Card)
    }

    /// Returns the numbers of all treasures.
    pub fn treasures(&self) -> impl DoubleEndedIterator<Item = Treasure> + use<> {
        (0..self.treasures.len() as u8).map(Treasure)
    }

    /// Returns the numbers of all terrain.
    pub fn shoals(&self) -> impl DoubleEndedIterator<Item = Shoal> + use<> {
        (0..self.shoals.len() as u8).map(Shoal)
    }
}

/// The sea: ships, creatures, islands and terrain, which everybody sees.
#[derive(SystemParam)]
pub struct Waters<'w, 's> {
    pub(super) book: Res<'w, Book<Data>>,
    pub(super) pieces: Res<'w, Pieces>,
    pub(super) glance: ResMut<'w, SeaGlance>,
    pub(super) vessels: Query<
        'w,
        's,
        (
            &'static Vessel,
            &'static mut At<Vessel, Lies>,
            &'static mut Hull,
            &'static mut Today,
        ),
    >,
    pub(super) islands: Query<
        'w,
        's,
        (
            &'static Island,
            &'static mut At<Island, Option<Point>>,
            &'static mut Isle,
        ),
    >,
    pub(super) shoals: Query<
        'w,
        's,
        (
            &'static Shoal,
            &'static mut At<Shoal, ShoalPlace>,
            &'static mut Swell,
        ),
    >,
}

const THERE: &str = "every number on the table is a piece's";

impl Waters<'_, '_> {
    /// Works out the glance anew.
    pub fn look_over(&mut self) {
        *self.glance = SeaGlance::of(self);
    }

    /// Returns where a vessel lies.
    #[must_use]
    pub fn lies(&self, vessel: Vessel) -> Lies {
        self.glance.vessels[vessel.index()].lies
    }

    /// Returns where a vessel lies on the mat; nothing of one that does not.
    #[must_use]
    pub fn place(&self, vessel: Vessel) -> Option<Place> {
        match self.lies(vessel) {
            Lies::Mat(place) => Some(place),
            _ => None,
        }
    }

    /// Returns the body of a vessel on the mat; nothing of one that does not lie there.
    #[must_use]
    pub fn body(&self, vessel: Vessel) -> Option<Capsule> {
        self.glance.vessels[vessel.index()].body
    }

    /// Returns the islands that a vessel touches, or its tower does, a bit each.
    #[must_use]
    pub fn touched(&self, vessel: Vessel) -> u16 {
        let touching = self.hull(vessel).tower.unwrap_or(vessel);
        self.glance.vessels[touching.index()].touched
    }

    /// Lays a vessel elsewhere.
    pub fn lay(&mut self, vessel: Vessel, lies: Lies) {
        let entity = self.pieces.vessels[vessel.index()];
        self.vessels.get_mut(entity).expect(THERE).1.place = lies;
        let hull = *self.hull(vessel);
        self.glance.vessel(vessel, lies, hull);
    }

    /// Returns how a vessel stands.
    #[must_use]
    pub fn hull(&self, vessel: Vessel) -> &Hull {
        &self.glance.vessels[vessel.index()].hull
    }

    /// Changes how a vessel stands.
    pub fn set_hull(&mut self, vessel: Vessel, hull: Hull) {
        let entity = self.pieces.vessels[vessel.index()];
        *self.vessels.get_mut(entity).expect(THERE).2 = hull;
        let lies = self.lies(vessel);
        self.glance.vessel(vessel, lies, hull);
    }

    /// Returns what a vessel did this turn.
    #[must_use]
    pub fn today(&self, vessel: Vessel) -> &Today {
        let entity = self.pieces.vessels[vessel.index()];
        self.vessels.get(entity).expect(THERE).3
    }

    /// Returns what a vessel did this turn, to be changed.
    pub fn today_mut(&mut self, vessel: Vessel) -> &mut Today {
        let entity = self.pieces.vessels[vessel.index()];
        self.vessels.get_mut(entity).expect(THERE).3.into_inner()
    }

    /// Returns where an island lies.
    #[must_use]
    pub fn centre(&self, island: Island) -> Option<Point> {
        let entity = self.pieces.islands[island as usize];
        self.islands.get(entity).expect(THERE).1.place
    }

    /// Returns an island where it lies.
    #[must_use]
    pub fn coast(&self, island: Island) -> Option<Capsule> {
        self.glance.coasts[island as usize]
    }

    /// Returns the islands on the mat where they lie.
    pub fn coasts(&self) -> impl Iterator<Item = &Capsule> {
        self.glance.coasts.iter().flatten()
    }

    /// Lays an island.
    pub fn lay_island(&mut self, island: Island, centre: Option<Point>) {
        let entity = self.pieces.islands[island as usize];
        self.islands.get_mut(entity).expect(THERE).1.place = centre;
        self.look_over();
    }

    /// Returns how an island stands.
    #[must_use]
    pub fn isle(&self, island: Island) -> &Isle {
        let entity = self.pieces.islands[island as usize];
        self.islands.get(entity).expect(THERE).2
    }

    /// Returns how an island stands, to be changed.
    pub fn isle_mut(&mut self, island: Island) -> &mut Isle {
        let entity = self.pieces.islands[island as usize];
        self.islands.get_mut(entity).expect(THERE).2.into_inner()
    }

    /// Returns where a piece of terrain lies.
    #[must_use]
    pub fn shoal(&self, shoal: Shoal) -> ShoalPlace {
        let entity = self.pieces.shoals[shoal.index()];
        self.shoals.get(entity).expect(THERE).1.place
    }

    /// Lays a piece of terrain.
    pub fn lay_shoal(&mut self, shoal: Shoal, place: ShoalPlace) {
        let entity = self.pieces.shoals[shoal.index()];
        self.shoals.get_mut(entity).expect(THERE).1.place = place;
    }

    /// Returns how a piece of terrain stands.
    #[must_use]
    pub fn swell(&self, shoal: Shoal) -> &Swell {
        let entity = self.pieces.shoals[shoal.index()];
        self.shoals.get(entity).expect(THERE).2
    }

    /// Returns how a piece of terrain stands, to be changed.
    pub fn swell_mut(&mut self, shoal: Shoal) -> &mut Swell {
        let entity = self.pieces.shoals[shoal.index()];
        self.shoals.get_mut(entity).expect(THERE).2.into_inner()
    }

    /// Returns the islands on the mat, each with its centre and how it stands.
    pub fn islands(&self) -> impl Iterator<Item = (Island, Point, &Isle)> {
        self.islands
            .iter()
            .filter_map(|(island, at, isle)| Some((*island, at.place?, isle)))
    }

    /// Returns the terrain on the mat, each piece with its kind and centre.
    pub fn shoals(&self) -> impl Iterator<Item = (Shoal, Terrain, Point)> {
        self.shoals
            .iter()
            .filter_map(|(shoal, at, _)| match at.place {
                ShoalPlace::Mat(terrain, centre) => Some((*shoal, terrain, centre)),
                ShoalPlace::Box => None,
            })
    }

    /// Returns the ships and creatures on the mat, each with its body.
    pub fn afloat(&self) -> impl Iterator<Item = (Vessel, Capsule, &Hull)> {
        let all = self.pieces.vessels().zip(&self.glance.vessels);
        all.filter_map(|(vessel, seen)| Some((vessel, seen.body?, &seen.hull)))
    }

    /// Returns a player's ships and creatures that are in the game, in fleet order, lost ones too.
    pub fn fleet(&self, seat: Seat) -> impl Iterator<Item = Vessel> {
        let all = self.pieces.vessels().zip(&self.glance.vessels);
        let own = all.filter(move |(_, seen)| {
            seen.hull.seat == seat && matches!(seen.lies, Lies::Mat(_) | Lies::Lost(_))
        });
        own.map(|(vessel, _)| vessel)
    }

    /// Returns the ship that a ship tows.
    #[must_use]
    pub fn towed_by(&self, tower: Vessel) -> Option<Vessel> {
        let mut all = self.pieces.vessels().zip(&self.glance.vessels);
        all.find(|(_, seen)| seen.hull.tower == Some(tower))
            .map(|(vessel, _)| vessel)
    }

    /// Returns a player's home island.
    #[must_use]
    pub fn home(&self, seat: Seat) -> Option<Island> {
        let mut all = self.islands.iter();
        all.find(|(_, _, isle)| isle.home == Some(seat))
            .map(|(island, ..)| *island)
    }
}

/// Crew, equipment, events and treasure, of which some lie face down.
#[derive(SystemParam)]
pub struct Holds<'w, 's> {
    pub(super) cards: Query<
        'w,
        's,
        (
            &'static Card,
            &'static mut At<Card, CardPlace>,
            &'static mut CardState,
        ),
    >,
    pub(super) treasures: Query<
        'w,
        's,
        (
            &'static Treasure,
            &'static mut At<Treasure, TreasurePlace>,
            &'static mut TreasureState,
        ),
    >,
}

impl Holds<'_, '_> {
    /// Returns the cards at a place that are some item, in the order of their numbers.
    pub fn cards_at(&self, place: CardPlace) -> impl Iterator<Item = (Card, Item, &CardState)> {
        self.cards
            .iter()
            .filter(move |(_, at, _)| at.place == place)
            .filter_map(|(card, _, state)| Some((*card, state.item?, state)))
    }

    /// Returns the crew at a place, each with its nation.
    pub fn crew_at(&self, place: CardPlace) -> impl Iterator<Item = (Card, Crew, Nation)> {
        self.cards_at(place)
            .filter_map(|(card, item, _)| match item {
                Item::Crew(crew, nation) => Some((card, crew, nation)),
                _ => None,
            })
    }

    /// Returns the treasure at a place, in the order of its numbers.
    pub fn treasures_at(
        &self,
        place: TreasurePlace,
    ) -> impl Iterator<Item = (Treasure, Loot, &TreasureState)> {
        self.treasures
            .iter()
            .filter(move |(_, at, _)| at.place == place)
            .filter_map(|(treasure, _, state)| Some((*treasure, state.loot?, state)))
    }

    /// Returns the coins at a place, each with its value.
    pub fn coins_at(&self, place: TreasurePlace) -> impl Iterator<Item = (Treasure, u8)> {
        self.treasures_at(place)
            .filter_map(|(treasure, loot, _)| match loot {
                Loot::Coin(value) => Some((treasure, value)),
                Loot::Unique(_) => None,
            })
    }

    /// Returns the unique treasures at a place.
    pub fn uniques_at(&self, place: TreasurePlace) -> impl Iterator<Item = (Treasure, Unique)> {
        self.treasures_at(place)
            .filter_map(|(treasure, loot, _)| match loot {
                Loot::Unique(unique) => Some((treasure, unique)),
                Loot::Coin(_) => None,
            })
    }

    /// Returns how much the coins at a place are worth.
    #[must_use]
    pub fn gold_at(&self, place: TreasurePlace) -> u8 {
        self.coins_at(place).map(|(_, value)| value).sum()
    }
}
