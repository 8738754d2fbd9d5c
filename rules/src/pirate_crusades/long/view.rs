//! The part of a view that only the Long Game has, and the shuffle of what it hides (`pirate-crusades §2.4`).

use super::sea_event::coordinate;
use super::voyage::Voyage;
use crate::data::Data;
use crate::play::Play;
use crate::values::*;
use crate::view::View;
use rules::table::{PieceId, Seat, ToldApart};

/// Returns what a player has besides cards, as a viewer sees it.
pub fn voyage(play: &Play, viewer: Option<Seat>, seat: Seat) -> Voyage {
    let voyage = *play.voyages.of(seat);
    Voyage {
        map: voyage.map.filter(|_| viewer == Some(seat)),
        ..voyage
    }
}

/// Returns the tons of each card's goods as a mission.
pub fn loads(play: &Play) -> [u8; Card::COUNT] {
    let mut loads = [0; Card::COUNT];
    for card in Card::all() {
        loads[card.index()] = tons(play, card);
    }
    loads
}

/// Returns the tons of each mission's goods, by seat.
pub fn goods(play: &Play) -> Vec<Vec<u8>> {
    let of = |seat| {
        let missions = play.cards.of(seat).missions;
        let tons = missions.iter().map(|card| tons(play, card));
        tons.collect()
    };
    play.from(Seat(0)).map(of).collect()
}

/// The tons of a mission's goods; none in the Short Game.
fn tons(play: &Play, mission: Card) -> u8 {
    if play.seats.long {
        play.data().goods(mission)
    } else {
        0
    }
}

/// Returns where each card of the Blue Sea deck is seen to lie.
pub fn blue(play: &Play) -> Vec<Option<BluePlace>> {
    let places = play.sea.cards.iter().map(|(_, at)| at.place);
    places
        .map(|place| Some(place).filter(|place| place.is_open()))
        .collect()
}

/// Deals anew what a seat may not know of the sea: the deck, unexplored locations, and where the others' treasures lie.
pub fn shuffle_hidden(play: &mut Play, viewer: Seat) {
    let hidden = play.sea.cards.iter_mut().map(|(_, at)| at);
    let hidden = hidden.filter(|at| !at.place.is_open());
    play.dice.deal_places(hidden);
    play.sea.look_over();
    for seat in play.others(viewer) {
        if play.voyages.of(seat).map.is_some() {
            let mut half = || {
                let card = Card::numbered(play.dice.below(Card::COUNT) as u8);
                card.map_or(1, |card| coordinate(play.book.0.size(card)))
            };
            let at = Location::at(half(), half());
            play.voyages.of_mut(seat).map = at;
        }
    }
}

/// Deals anew the others' missions, each of as many tons as its goods have; returns the cards that are dealt with that.
pub fn deal_missions(play: &mut Play, viewer: Seat) -> CardSet {
    let mut dealt = CardSet::default();
    if !play.seats.long {
        return dealt;
    }
    // The glance may be that of another position.
    play.cards.look_over();
    let hidden: CardSet = Card::all()
        .filter(|&card| !play.cards.place(card).is_seen_by(Some(viewer)))
        .collect();
    let mut missions: Vec<(Place, u8)> = Vec::new();
    for seat in play.others(viewer) {
        let own = play.cards.of(seat).missions;
        missions.extend(
            own.iter()
                .map(|card| (play.cards.place(card), tons(play, card))),
        );
    }
    missions.sort_unstable();
    for (place, tons) in missions {
        let fits = |card: &Card| play.data().goods(*card) == tons && !dealt.contains(*card);
        let fitting: Vec<Card> = hidden.iter().filter(fits).collect();
        let card = play.dice.pick(&fitting);
        dealt.insert(card);
        play.cards.exchange(card, place);
    }
    dealt
}

impl BluePlace {
    /// Returns whether all see which card lies there.
    #[must_use]
    pub fn is_open(self) -> bool {
        !matches!(self, Self::Deck(_) | Self::Unexplored(_))
    }
}

impl View {
    /// Returns the cards of the Blue Sea deck that are seen to lie where `lies` holds.
    pub fn blues_at(&self, lies: impl Fn(BluePlace) -> bool) -> impl Iterator<Item = Blue> {
        let cards = (0..).map(Blue).zip(&self.blue);
        cards.filter_map(move |(card, place)| place.filter(|&place| lies(place)).map(|_| card))
    }

    /// Returns where a player is, in the Long Game.
    #[must_use]
    pub fn location(&self, seat: Seat) -> Option<Location> {
        self.players[seat.index()].voyage.at
    }

    /// Returns the port of a location.
    #[must_use]
    pub fn port(&self, at: Location) -> Option<Card> {
        self.cards_at(|place| place == Place::Port(at)).first()
    }

    /// Returns what the open base of a location is; nothing where it is unexplored.
    #[must_use]
    pub fn base(&self, data: &Data, at: Location) -> Option<BlueKind> {
        let card = self.blues_at(|place| place == BluePlace::Base(at)).next()?;
        Some(data.blue[card.index()])
    }

    /// Returns the way that things drift at a location; nothing where there is no wind, and where it is unexplored.
    #[must_use]
    pub fn wind(&self, data: &Data, at: Location) -> Option<Heading> {
        self.base(data, at).and_then(BlueKind::wind)
    }

    /// Returns the category of the storm at a location; 0 where there is none.
    #[must_use]
    pub fn storm(&self, at: Location) -> u8 {
        let is_here = |place| matches!(place, BluePlace::Storm(there, _) if there == at);
        self.blues_at(is_here).count() as u8
    }

    fn captains_at(&self, data: &Data, wanted: BluePlace) -> Vec<Captain> {
        let cards = self.blues_at(|place| place == wanted);
        let captain = |card: Blue| match data.blue[card.index()] {
            BlueKind::Captain(captain) => Some(captain),
            _ => None,
        };
        cards.filter_map(captain).collect()
    }

    /// Returns the captain at a location, whom no player plays.
    #[must_use]
    pub fn captain_at(&self, data: &Data, at: Location) -> Option<Captain> {
        self.captains_at(data, BluePlace::At(at)).first().copied()
    }

    /// Returns the captain that a player plays.
    #[must_use]
    pub fn captain_of(&self, data: &Data, seat: Seat) -> Option<Captain> {
        self.captains_at(data, BluePlace::Player(seat))
            .first()
            .copied()
    }

    /// Returns the captains that are a player's hostages.
    #[must_use]
    pub fn hostages(&self, data: &Data, seat: Seat) -> Vec<Captain> {
        self.captains_at(data, BluePlace::Hostage(seat))
    }

    /// Returns the ship of a captain whom no player plays.
    #[must_use]
    pub fn ship_of(&self, captain: Captain) -> Option<Card> {
        self.cards_at(|place| place == Place::ShipOf(captain))
            .first()
    }

    /// Returns the size of a captain's ship.
    #[must_use]
    pub fn captains_size(&self, data: &Data, captain: Captain) -> u8 {
        self.ship_of(captain).map_or(0, |ship| data.size(ship))
    }

    /// Returns the average cannon of the captain that is fought.
    #[must_use]
    pub fn cannon(&self) -> Option<Card> {
        self.cards_at(|place| place == Place::Cannon).first()
    }

    /// Returns the ship of a captain, and the escort of a treasure fleet.
    #[must_use]
    pub fn captains_ships(&self, captain: Captain) -> [Option<Card>; 2] {
        [self.ship_of(captain), self.escort()]
    }

    /// Returns the strength of a captain with a cannon.
    #[must_use]
    pub fn captains_strength(&self, data: &Data, captain: Captain, cannon: Card) -> u16 {
        data.captains_strength(self.captains_ships(captain), Some(cannon))
    }

    /// Returns the weight of a captain with a cannon.
    #[must_use]
    pub fn captains_weight(&self, data: &Data, captain: Captain, cannon: Card) -> u16 {
        data.captains_weight(self.captains_ships(captain), Some(cannon))
    }

    /// Returns whether a player has a benefit of its reputation.
    #[must_use]
    pub fn has_benefit(&self, data: &Data, seat: Seat, wanted: Benefit) -> bool {
        let held = self.players[seat.index()].voyage.benefits;
        let mut steps = (0..).zip(&data.reputation);
        steps.any(|(step, benefit)| *benefit == Some(wanted) && held.contains(step))
    }

    /// Returns the players that are a player's hostages.
    pub fn captives(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let is_held = move |other: &Seat| matches!(self.standing(*other), Standing::Hostage(by, _) if by == seat);
        self.seats().filter(is_held)
    }

    /// Returns a player's treasure chest.
    #[must_use]
    pub fn chest(&self, seat: Seat) -> Option<Card> {
        self.cards_at(|place| place == Place::Chest(seat)).first()
    }

    /// Returns the ship that a player tows.
    #[must_use]
    pub fn prize(&self, seat: Seat) -> Option<Card> {
        self.cards_at(|place| place == Place::Prize(seat)).first()
    }

    fn voyage(&mut self, seat: Seat) -> &mut Voyage {
        &mut self.players[seat.index()].voyage
    }

    /// Moves what only the Long Game has on by an event.
    pub(crate) fn follow_at_sea(&mut self, event: Event) {
        match event {
            Event::BlueMoved(card, from, to) => self.follow_blue(card, from, to),
            Event::BlueReshuffled => {
                for place in &mut self.blue {
                    if matches!(place, Some(BluePlace::Discard(_))) {
                        *place = None;
                        self.blue_deck += 1;
                    }
                }
            }
            Event::SailedTo(seat, at) | Event::Drifted(seat, at) | Event::Landed(seat, at) => {
                self.voyage(seat).at = Some(at);
            }
            Event::Stood(seat, standing) => match standing {
                Standing::Hostage(..) => self.voyage(seat).at = None,
                Standing::Out => {
                    let voyage = self.voyage(seat);
                    (voyage.at, voyage.map) = (None, None);
                }
                _ => {}
            },
            Event::Docked(seat, Some(port)) if self.long && port.is_joker() => {
                self.voyage(seat).coves.insert(port.rank());
            }
            Event::Riches(seat, riches) => self.voyage(seat).riches = riches,
            Event::Reputation(seat, reputation) => {
                let voyage = self.voyage(seat);
                if reputation > voyage.reputation {
                    voyage.granted.insert(reputation);
                }
                voyage.reputation = reputation;
            }
            Event::Benefits(seat, step, _, holds) => {
                let benefits = &mut self.voyage(seat).benefits;
                let _ = if holds {
                    benefits.insert(step)
                } else {
                    benefits.remove(step)
                };
            }
            Event::MapBought(seat, at) => self.voyage(seat).map = at,
            Event::Dug(seat, _) => self.voyage(seat).map = None,
            Event::GoodsLoaded(seat, tons) => {
                if let Some(last) = self.goods[seat.index()].last_mut() {
                    *last = tons;
                }
            }
            _ => {}
        }
    }

    fn follow_blue(&mut self, card: Option<Blue>, from: BluePlace, to: BluePlace) {
        if matches!(from, BluePlace::Deck(_)) {
            self.blue_deck -= 1;
        }
        if let Some(card) = card {
            self.blue[card.index()] = Some(to).filter(|to| to.is_open());
        }
    }

    /// The goods of missions go with them.
    pub(crate) fn follow_goods(&mut self, from: Place, to: Place) {
        let goods = match from {
            Place::Mission(seat, number) => self.goods[seat.index()].remove(number.into()),
            _ => 0,
        };
        if let Place::Mission(seat, _) = to {
            self.goods[seat.index()].push(goods);
        }
    }

    /// Cards with as many tons of goods as a mission that the viewer does
    /// not know are alike; a single one is named.
    pub(crate) fn tell_sea_apart(&self, told: &mut ToldApart) {
        if !self.long {
            return;
        }
        let unseen = self.unseen();
        for tons in 0..=u8::MAX {
            let fits = |card: &Card| self.loads[card.index()] == tons;
            let fitting: Vec<Card> = unseen.iter().filter(fits).collect();
            if fitting.is_empty() {
                continue;
            }
            let others = (0..)
                .map(Seat)
                .zip(&self.goods)
                .filter(|(seat, _)| self.viewer != Some(*seat));
            let missions = others
                .flat_map(|(_, goods)| goods)
                .filter(|goods| **goods == tons);
            // Such a card may be one of these missions or lie elsewhere; all others lie elsewhere.
            if missions.count() > 0 {
                let ids: Vec<PieceId> = fitting
                    .iter()
                    .map(|card| PieceId(card.index() as u16))
                    .collect();
                told.alike[0].retain(|id| !ids.contains(id));
                match ids[..] {
                    [id] => told.named.push(id),
                    _ => told.alike.push(ids),
                }
            }
        }
    }
}
