//! A seat's view, moved on by the log, and the shuffle of all that it does not see (`cursed-seas §6`).

mod aim;
mod derive;
mod forts;
mod lists;
mod sight;
#[cfg(test)]
mod tests;

pub use aim::NoShot;
pub use sight::Outlook;

use super::data::Data;
use super::fleet::CrewCard;
use super::play::{Course, Play, Turn};
use super::values::*;
use bevy_ecs::prelude::In;
use rules::kit::reask;
use rules::table::{PieceId, Seat, ToldApart};
use std::collections::BTreeMap;

/// A ship or creature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VesselView {
    /// Its place.
    pub lies: Lies,
    /// Its masts, its player and the like.
    pub hull: Hull,
    /// Its doings of this turn.
    pub today: Today,
}

/// Everything that a seat sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// The seat that looks; none for an onlooker.
    pub viewer: Option<Seat>,
    /// The number of seats.
    pub seats: u8,
    /// The last round.
    pub rounds: u8,
    /// All gold of the start.
    pub gold: u8,
    /// The phase.
    pub phase: Phase,
    /// Rounds, turns and gold.
    pub turn: Turn,
    /// The move that goes on.
    pub course: Course,
    /// Ships and creatures, by their numbers.
    pub vessels: Vec<VesselView>,
    /// Islands, in the order of the page, each with its centre.
    pub islands: Vec<(Option<Point>, Isle)>,
    /// Terrain, by its numbers.
    pub shoals: Vec<(ShoalPlace, Swell)>,
    /// The cards that the viewer knows, each with who knows it and where it lies.
    pub cards: BTreeMap<Card, (Item, Knowers, CardPlace)>,
    /// The number of cards of each back that lie face down for the viewer at a place.
    pub hidden_cards: BTreeMap<(CardPlace, Back), u8>,
    /// The treasure that the viewer knows, each with who knows it and where it lies.
    pub treasures: BTreeMap<Treasure, (Loot, Knowers, TreasurePlace)>,
    /// The number of treasures that lie face down for the viewer at a place.
    pub hidden_treasures: BTreeMap<TreasurePlace, u8>,
    /// The numbers of cards that no fleet fills.
    pub unused: Vec<Card>,
    /// The seats whose fleets the cards are of, by their numbers, and the cards' backs.
    pub backs: Vec<(Seat, Back)>,
    /// The number of all treasures.
    pub treasure: u8,
}

/// Looks at the table.
pub fn look(In(viewer): In<Option<Seat>>, play: Play) -> View {
    let vessels = play.waters.vessels.iter();
    let vessels = vessels.map(|(_, at, hull, today)| VesselView {
        lies: at.place,
        hull: *hull,
        today: *today,
    });
    let mut view = View {
        viewer,
        seats: play.seats.count,
        rounds: play.seats.rounds,
        gold: play.seats.gold,
        phase: *play.phase.get(),
        turn: *play.turn,
        course: *play.course,
        vessels: vessels.collect(),
        islands: play
            .waters
            .islands
            .iter()
            .map(|(_, at, isle)| (at.place, *isle))
            .collect(),
        shoals: play
            .waters
            .shoals
            .iter()
            .map(|(_, at, swell)| (at.place, *swell))
            .collect(),
        cards: BTreeMap::new(),
        hidden_cards: BTreeMap::new(),
        treasures: BTreeMap::new(),
        hidden_treasures: BTreeMap::new(),
        unused: Vec::new(),
        backs: play.pieces().backs.clone(),
        treasure: play.pieces().treasures.len() as u8,
    };
    for (card, at, state) in &play.holds.cards {
        match state.item {
            None => view.unused.push(*card),
            Some(item) => {
                let known = play.knowers(*state, at.place);
                view.see_card(Some((*card, item)), item.back(), known, at.place);
            }
        }
    }
    for (treasure, at, state) in &play.holds.treasures {
        let which = state.loot.map(|loot| (*treasure, loot));
        view.see_treasure(which, state.known, at.place);
    }
    view
}

/// The most deals of hidden cards until they lie as the rules allow.
const DEALS: usize = 64;

/// Deals anew what a seat may not know: others' cards that lie face down, each fleet's among its own places, and treasure.
pub fn shuffle_hidden(In(viewer): In<Seat>, mut play: Play) {
    let play = &mut play;
    play.waters.look_over();
    let groups: Vec<(Seat, Back)> = {
        let mut groups = play.pieces().backs.clone();
        groups.dedup();
        groups
    };
    for group in groups {
        play.deal_cards(viewer, group);
    }
    let hidden = play.holds.treasures.iter_mut();
    let hidden = hidden.filter(|(.., state)| !state.known.has(Some(viewer)));
    play.dice.deal_anew(
        hidden,
        |(_, at, state)| {
            let moved = (state.moved, state.exchanged);
            (at.place, state.known, state.free, moved)
        },
        |(_, at, state), (place, known, free, moved)| {
            at.place = place;
            (state.known, state.free) = (known, free);
            (state.moved, state.exchanged) = moved;
        },
    );
    play.look_over();
    reask(play, viewer);
}

impl Play<'_, '_> {
    /// Deals a fleet's hidden cards of a back anew among the places where they lie.
    fn deal_cards(&mut self, viewer: Seat, group: (Seat, Back)) {
        let hidden: Vec<Card> = self
            .holds
            .cards
            .iter()
            .filter(|(card, at, state)| {
                self.pieces().backs[card.index()] == group
                    && state.item.is_some()
                    && !self.knowers(**state, at.place).has(Some(viewer))
            })
            .map(|(card, ..)| *card)
            .collect();
        let mut dealt: Vec<(CardPlace, [bool; 3])> = hidden
            .iter()
            .filter_map(|card| {
                self.holds
                    .cards
                    .get(self.waters.pieces.cards[card.index()])
                    .ok()
            })
            .map(|(_, at, state)| (at.place, [state.moved, state.exchanged, state.used]))
            .collect();
        dealt.sort_unstable();
        if hidden.is_empty() {
            return;
        }
        for _ in 0..DEALS {
            self.dice.shuffle(&mut dealt);
            for (card, &(place, done)) in hidden.iter().zip(&dealt) {
                let entity = self.waters.pieces.cards[card.index()];
                if let Ok((_, mut at, mut state)) = self.holds.cards.get_mut(entity) {
                    at.place = place;
                    [state.moved, state.exchanged, state.used] = done;
                }
            }
            self.keep_up_all();
            if self
                .pieces()
                .vessels()
                .all(|vessel| self.is_stowed_lawfully(vessel))
            {
                return;
            }
        }
    }

    /// Returns whether what is aboard a ship may be there: by cost, nation and space.
    fn is_stowed_lawfully(&self, vessel: Vessel) -> bool {
        let Some(Make::Ship(ship)) = self.waters.hull(vessel).make else {
            return true;
        };
        let (data, ship) = (self.data(), self.data().ship(ship));
        let (mut crew_cost, mut gear_cost) = (0, 0);
        for (_, item, _) in self.holds.cards_at(CardPlace::Aboard(vessel)) {
            match item {
                Item::Crew(crew, nation) => {
                    let cost = data.crew(crew).cost;
                    let barred = cost == 0 || ship.keywords.contains(&Keyword::Loyal);
                    if barred && !data.is_of(CrewCard { crew, nation }, ship.nation) {
                        return false;
                    }
                    crew_cost += cost;
                }
                Item::Equipment(equipment) => gear_cost += data.equipment(equipment).cost,
                Item::Event(_) => {}
            }
        }
        crew_cost <= ship.points
            && gear_cost <= ship.points
            && self.load(vessel) <= self.space(vessel)
    }
}

/// Counts one more or less at a key; what comes to nothing has none.
fn count<K: Ord>(counts: &mut BTreeMap<K, u8>, key: K, more: bool) {
    let left = counts.get(&key).copied().unwrap_or_default();
    let left = if more {
        left + 1
    } else {
        left.saturating_sub(1)
    };
    if left == 0 {
        counts.remove(&key);
    } else {
        counts.insert(key, left);
    }
}

impl View {
    /// A card lies there.
    fn see_card(
        &mut self,
        which: Option<(Card, Item)>,
        back: Back,
        known: Knowers,
        place: CardPlace,
    ) {
        match which.filter(|_| known.has(self.viewer)) {
            Some((card, item)) => {
                self.cards.insert(card, (item, known, place));
            }
            None => count(&mut self.hidden_cards, (place, back), true),
        }
    }

    /// A treasure lies there.
    fn see_treasure(
        &mut self,
        which: Option<(Treasure, Loot)>,
        known: Knowers,
        place: TreasurePlace,
    ) {
        match which.filter(|_| known.has(self.viewer)) {
            Some((treasure, loot)) => {
                self.treasures.insert(treasure, (loot, known, place));
            }
            None => count(&mut self.hidden_treasures, place, true),
        }
    }

    /// Moves the view on by an event.
    pub fn follow(&mut self, _: &Data, event: Event) {
        match event {
            Event::PhaseBegan(phase, _) => self.phase = phase,
            Event::Turn(turn) => self.turn = turn,
            Event::Course(course) => self.course = course,
            Event::Hull(vessel, hull) => self.vessels[vessel.index()].hull = hull,
            Event::Today(vessel, today) => self.vessels[vessel.index()].today = today,
            Event::Moved(vessel, lies) => self.vessels[vessel.index()].lies = lies,
            Event::Isle(island, isle) => self.islands[island as usize].1 = isle,
            Event::IslandPlaced(island, centre) => self.islands[island as usize].0 = Some(centre),
            Event::TerrainPlaced(shoal, place) => self.shoals[shoal.index()].0 = place,
            Event::Swell(shoal, swell) => self.shoals[shoal.index()].1 = swell,
            Event::Card(which, back, [before, after], [from, to]) => {
                match which.filter(|_| before.has(self.viewer)) {
                    Some((card, _)) => {
                        self.cards.remove(&card);
                    }
                    None => count(&mut self.hidden_cards, (from, back), false),
                }
                self.see_card(which, back, after, to);
            }
            Event::Treasure(which, [before, after], [from, to]) => {
                match which.filter(|_| before.has(self.viewer)) {
                    Some((treasure, _)) => {
                        self.treasures.remove(&treasure);
                    }
                    None => count(&mut self.hidden_treasures, from, false),
                }
                self.see_treasure(which, after, to);
            }
            _ => {}
        }
    }

    /// Returns which pieces are named: all but cards and treasure that lie face down for the viewer.
    #[must_use]
    pub fn told_apart(&self) -> ToldApart {
        let open = self.islands.len() + self.shoals.len() + self.vessels.len();
        let mut told = ToldApart {
            named: (0..open as u16).map(PieceId).collect(),
            alike: Vec::new(),
        };
        let mut alike = BTreeMap::<(Seat, Back), Vec<PieceId>>::new();
        let mut id = open as u16;
        for (number, &back) in (0..).zip(&self.backs) {
            let card = Card(number);
            if self.cards.contains_key(&card) || self.unused.contains(&card) {
                told.named.push(PieceId(id));
            } else {
                alike.entry(back).or_default().push(PieceId(id));
            }
            id += 1;
        }
        told.alike = alike.into_values().collect();
        let mut treasures = Vec::new();
        for number in 0..self.treasure {
            if self.treasures.contains_key(&Treasure(number)) {
                told.named.push(PieceId(id));
            } else {
                treasures.push(PieceId(id));
            }
            id += 1;
        }
        told.alike.push(treasures);
        told
    }
}
