//! Conclusions from a view: what is where, and which abilities are seen to be aboard (`cursed-seas §3`, `§7`).

use super::super::data::Data;
use super::super::fleet::CrewCard;
use super::super::geometry::{Capsule, Mat, SHORT, Shape};
use super::super::values::*;
use super::{VesselView, View};
use rules::table::Seat;

/// The cost up to which crew is cowed by Dread.
const DREADED: u8 = 2;

impl View {
    /// Returns all seats.
    pub fn players(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.seats).map(Seat)
    }

    /// Returns the mat.
    #[must_use]
    pub fn mat(&self) -> Mat {
        Mat::of(self.seats)
    }

    /// Returns a ship or creature.
    #[must_use]
    pub fn vessel(&self, vessel: Vessel) -> &VesselView {
        &self.vessels[vessel.index()]
    }

    /// Returns all ships and creatures that fleets brought, sunk ones too.
    pub fn all_vessels(&self) -> impl Iterator<Item = (Vessel, &VesselView)> + Clone {
        let numbered = (0..).map(Vessel).zip(&self.vessels);
        numbered.filter(|(_, seen)| seen.hull.make.is_some())
    }

    /// Returns the ships and creatures on the mat, those in tow too.
    pub fn afloat(&self) -> impl Iterator<Item = (Vessel, Place, &Hull)> + Clone {
        self.all_vessels()
            .filter_map(|(vessel, seen)| match seen.lies {
                Lies::Mat(place) => Some((vessel, place, &seen.hull)),
                _ => None,
            })
    }

    /// Returns a player's ships and creatures that are in the game, in fleet order, lost ones too.
    pub fn fleet(&self, seat: Seat) -> impl Iterator<Item = Vessel> + Clone {
        let own = self.all_vessels().filter(move |(_, seen)| {
            seen.hull.seat == seat && matches!(seen.lies, Lies::Mat(_) | Lies::Lost(_))
        });
        own.map(|(vessel, _)| vessel)
    }

    /// Returns where a vessel lies on the mat.
    #[must_use]
    pub fn place(&self, vessel: Vessel) -> Option<Place> {
        match self.vessel(vessel).lies {
            Lies::Mat(place) => Some(place),
            _ => None,
        }
    }

    /// Returns the shape of a vessel.
    #[must_use]
    pub fn shape(&self, vessel: Vessel) -> Shape {
        let hull = &self.vessel(vessel).hull;
        match hull.make {
            Some(Make::Creature(_)) => Shape::creature(hull.masts),
            _ => Shape::ship(hull.masts),
        }
    }

    /// Returns a vessel where it lies on the mat.
    #[must_use]
    pub fn capsule(&self, vessel: Vessel) -> Option<Capsule> {
        Some(self.shape(vessel).at(self.place(vessel)?))
    }

    /// Returns what a vessel tows.
    #[must_use]
    pub fn towed_by(&self, tower: Vessel) -> Option<Vessel> {
        let mut all = self.all_vessels();
        let towed = all.find(|(_, seen)| seen.hull.tower == Some(tower));
        towed.map(|(vessel, _)| vessel)
    }

    /// Returns the islands that lie on the mat.
    pub fn isles(&self) -> impl Iterator<Item = (Island, Point, &Isle)> + Clone {
        let all = Island::ALL.iter().zip(&self.islands);
        all.filter_map(|(&island, (at, isle))| Some((island, (*at)?, isle)))
    }

    /// Returns an island where it lies.
    #[must_use]
    pub fn coast(&self, data: &Data, island: Island) -> Option<Capsule> {
        let centre = self.islands[island as usize].0?;
        Some(Capsule::disc(centre, data.island(island).radius))
    }

    /// Returns a player's home.
    #[must_use]
    pub fn home(&self, seat: Seat) -> Option<Island> {
        let mut isles = self.isles();
        let home = isles.find(|(.., isle)| isle.home == Some(seat));
        home.map(|(island, ..)| island)
    }

    /// Returns the terrain on the mat.
    pub fn terrain(&self) -> impl Iterator<Item = (Shoal, Terrain, Point)> + Clone {
        let all = (0..).map(Shoal).zip(&self.shoals);
        all.filter_map(|(shoal, (place, _))| match *place {
            ShoalPlace::Mat(terrain, at) => Some((shoal, terrain, at)),
            ShoalPlace::Box => None,
        })
    }

    /// Returns the cards that lie open for the viewer at a place.
    pub fn cards_at(&self, place: CardPlace) -> impl Iterator<Item = (Card, Item, Knowers)> {
        let all = self.cards.iter();
        let there = all.filter(move |(_, (_, _, at))| *at == place);
        there.map(|(&card, &(item, known, _))| (card, item, known))
    }

    /// Returns how many cards of a back lie face down for the viewer at a place.
    #[must_use]
    pub fn hidden_at(&self, place: CardPlace, back: Back) -> u8 {
        let hidden = self.hidden_cards.get(&(place, back));
        hidden.copied().unwrap_or_default()
    }

    /// Returns the treasure that lies open for the viewer at a place.
    pub fn loot_at(&self, place: TreasurePlace) -> impl Iterator<Item = (Treasure, Loot, Knowers)> {
        let all = self.treasures.iter();
        let there = all.filter(move |(_, (_, _, at))| *at == place);
        there.map(|(&treasure, &(loot, known, _))| (treasure, loot, known))
    }

    /// Returns how many coins lie at a place, face down or not; what lies face down may be a unique treasure on an island.
    #[must_use]
    pub fn coins_at(&self, place: TreasurePlace) -> u8 {
        let open = self.loot_at(place);
        let open = open.filter(|(_, loot, _)| matches!(loot, Loot::Coin(_)));
        let hidden = self.hidden_treasures.get(&place);
        open.count() as u8 + hidden.copied().unwrap_or_default()
    }

    /// Returns the gold at a place of which the viewer knows.
    #[must_use]
    pub fn gold_at(&self, place: TreasurePlace) -> u8 {
        let open = self.loot_at(place);
        open.map(|(_, loot, _)| match loot {
            Loot::Coin(value) => value,
            Loot::Unique(_) => 0,
        })
        .sum()
    }

    /// Returns whether a vessel is seen to have an ability (`cursed-seas §3.4`).
    #[must_use]
    pub fn has(&self, data: &Data, vessel: Vessel, keyword: Keyword) -> bool {
        let make = self.vessel(vessel).hull.make;
        if is_printed(data, make, keyword) {
            return true;
        }
        let mut loot = self.loot_at(TreasurePlace::Aboard(vessel));
        let given = loot.any(|(_, loot, _)| match loot {
            Loot::Unique(unique) => data.unique(unique).gives.contains(&keyword),
            Loot::Coin(_) => false,
        });
        let mut cards = self.cards_at(CardPlace::Aboard(vessel));
        given
            || cards.any(|(_, item, _)| match item {
                Item::Crew(crew, nation) => {
                    data.crew(crew).gives.contains(&keyword)
                        && self.is_at_work(data, vessel, CrewCard { crew, nation })
                }
                Item::Equipment(equipment) => data.equipment(equipment).gives.contains(&keyword),
                Item::Event(_) => false,
            })
    }

    /// Returns whether a crew is seen to be at work aboard a ship.
    #[must_use]
    pub fn crewed(&self, data: &Data, vessel: Vessel, wanted: Crew) -> bool {
        let mut cards = self.cards_at(CardPlace::Aboard(vessel));
        cards.any(|(_, item, _)| match item {
            Item::Crew(crew, nation) if crew == wanted => {
                self.is_at_work(data, vessel, CrewCard { crew, nation })
            }
            _ => false,
        })
    }

    /// Returns whether an equipment is seen to be aboard.
    #[must_use]
    pub fn fitted(&self, vessel: Vessel, wanted: Equipment) -> bool {
        let mut cards = self.cards_at(CardPlace::Aboard(vessel));
        cards.any(|(_, item, _)| item == Item::Equipment(wanted))
    }

    /// Returns whether a crew may use what it can aboard a ship.
    #[must_use]
    pub fn is_at_work(&self, data: &Data, vessel: Vessel, card: CrewCard) -> bool {
        let Some(Make::Ship(ship)) = self.vessel(vessel).hull.make else {
            return false;
        };
        let cheap = data.crew(card.crew).cost <= DREADED;
        data.works(ship, card) && !(cheap && self.is_dreading(data, vessel))
    }

    /// Returns whether an enemy's Dread reaches a ship.
    fn is_dreading(&self, data: &Data, vessel: Vessel) -> bool {
        let seat = self.vessel(vessel).hull.seat;
        let Some(body) = self.capsule(vessel) else {
            return false;
        };
        let mut afloat = self.afloat();
        afloat.any(|(other, place, hull)| {
            hull.seat != seat
                && !hull.submerged
                && is_printed(data, hull.make, Keyword::Dread)
                && body.within(&self.shape(other).at(place), SHORT)
        })
    }

    /// Returns the cargo spaces of a ship, as far as crew is seen that brings more.
    #[must_use]
    pub fn space(&self, data: &Data, vessel: Vessel) -> u8 {
        let Some(Make::Ship(ship)) = self.vessel(vessel).hull.make else {
            return 0;
        };
        let cards = self.cards_at(CardPlace::Aboard(vessel));
        let crew = cards.filter_map(|(_, item, _)| match item {
            Item::Crew(crew, nation) => Some(CrewCard { crew, nation }),
            _ => None,
        });
        data.spaces(ship, &crew.collect::<Vec<_>>())
    }

    /// Returns a player's gold: at home and in forts, and with more than two players what is seen aboard ships that are neither wrecked nor lost.
    #[must_use]
    pub fn score(&self, seat: Seat) -> [u8; 2] {
        let forts = self.forts().filter(|(_, fort)| fort.seat == seat);
        let forts: u8 = forts.map(|(_, fort)| fort.gold).sum();
        let home = self.turn.gold[seat.index()] + forts;
        if self.seats <= 2 {
            return [home, 0];
        }
        let afloat = self.afloat();
        let own = afloat.filter(|(.., hull)| hull.seat == seat && !hull.wrecked);
        let aboard = own.map(|(vessel, ..)| self.gold_at(TreasurePlace::Aboard(vessel)));
        [home, aboard.sum()]
    }

    /// Returns how much more gold a player must unload to win at once; none with more than two players (`cursed-seas §1`).
    #[must_use]
    pub fn gold_to_win(&self, seat: Seat) -> Option<u8> {
        let most = self.gold / 2 + 1;
        (self.seats == 2).then(|| most.saturating_sub(self.turn.gold[seat.index()]))
    }
}

/// Returns whether a ship or creature has a keyword by itself.
fn is_printed(data: &Data, make: Option<Make>, keyword: Keyword) -> bool {
    match make {
        Some(Make::Ship(ship)) => data.ship(ship).keywords.contains(&keyword),
        Some(Make::Creature(creature)) => data.creature(creature).keyword == keyword,
        None => false,
    }
}
