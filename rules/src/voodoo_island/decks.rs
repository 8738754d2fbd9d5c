//! The cards of all three kinds, and what lies where at a glance.

use super::data::Data;
use super::values::*;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::table::{At, Book, Dice, MOST_SEATS, Seat};

/// The places of all things, as every rule looks them up: worked out of the cards, part of no position.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Glance {
    hands: [[u8; Expedition::ALL.len()]; MOST_SEATS],
    held: [u8; MOST_SEATS],
    deck: u8,
    missions: [[u8; Mission::ALL.len()]; MOST_SEATS],
    mission_deck: u8,
    carried: [u8; MOST_SEATS],
    delivered: [u8; MOST_SEATS],
    island: Option<IslandCard>,
}

/// One more or one less.
fn count(of: &mut u8, more: bool) {
    *of = if more { *of + 1 } else { *of - 1 };
}

impl Glance {
    /// Counts a card that comes to a place, or leaves it.
    fn card(&mut self, kind: Expedition, place: CardPlace, more: bool) {
        match place {
            CardPlace::Deck(_) => count(&mut self.deck, more),
            CardPlace::Hand(seat) => {
                count(&mut self.hands[seat.index()][kind as usize], more);
                count(&mut self.held[seat.index()], more);
            }
            CardPlace::Laid(_) | CardPlace::Used => {}
        }
    }

    fn mission(&mut self, mission: Mission, place: MissionPlace, more: bool) {
        match place {
            MissionPlace::Deck(_) => count(&mut self.mission_deck, more),
            MissionPlace::Hand(seat) => {
                count(&mut self.missions[seat.index()][mission as usize], more);
            }
            MissionPlace::Carried(seat, _) => count(&mut self.carried[seat.index()], more),
            MissionPlace::Delivered(seat, _) => count(&mut self.delivered[seat.index()], more),
        }
    }
}

/// The cards.
#[derive(SystemParam)]
pub struct Decks<'w, 's> {
    book: Res<'w, Book<Data>>,
    glance: ResMut<'w, Glance>,
    pub(super) cards: Query<'w, 's, (&'static Card, &'static mut At<Card, CardPlace>)>,
    pub(super) missions: Query<
        'w,
        's,
        (
            &'static MissionCard,
            &'static mut At<MissionCard, MissionAt>,
        ),
    >,
    pub(super) islands: Query<
        'w,
        's,
        (
            &'static IslandCard,
            &'static mut At<IslandCard, IslandPlace>,
        ),
    >,
}

/// Works the glance out anew, after pieces were laid in another way than by the rules.
pub fn look_over(mut decks: Decks) {
    decks.look_over();
}

impl Decks<'_, '_> {
    /// Works the glance out anew.
    pub fn look_over(&mut self) {
        *self.glance = self.looked_over();
    }

    /// Returns what the glance must be.
    fn looked_over(&self) -> Glance {
        let mut glance = Glance::default();
        for (card, at) in &self.cards {
            glance.card(self.kind(*card), at.place, true);
        }
        for (card, at) in &self.missions {
            glance.mission(self.book.0.mission(*card), at.place.place, true);
        }
        let turned = self.islands.iter().filter_map(|(card, at)| match at.place {
            IslandPlace::Turned(day) => Some((day, *card)),
            IslandPlace::Deck(_) | IslandPlace::Box => None,
        });
        glance.island = turned.max().map(|(_, card)| card);
        glance
    }

    /// Returns whether the glance is what it must be.
    pub fn glance_holds(&self) -> bool {
        *self.glance == self.looked_over()
    }

    /// Returns an expedition card's kind.
    pub fn kind(&self, card: Card) -> Expedition {
        self.book.0.deck[usize::from(card.0)]
    }

    /// Returns how many cards of a kind a player has in its hand.
    pub fn in_hand(&self, seat: Seat, kind: Expedition) -> u8 {
        self.glance.hands[seat.index()][kind as usize]
    }

    /// Returns the kinds of card that a player has in its hand.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Expedition> + '_ {
        let all = Expedition::ALL.iter().copied();
        all.filter(move |&kind| self.in_hand(seat, kind) > 0)
    }

    /// Returns how many expedition cards a player has in its hand.
    pub fn held(&self, seat: Seat) -> u8 {
        self.glance.held[seat.index()]
    }

    /// Returns how many expedition cards the deck has.
    pub fn deck_len(&self) -> u8 {
        self.glance.deck
    }

    /// Returns the kind of the card that lies face down before a player.
    pub fn laid(&self, seat: Seat) -> Option<Expedition> {
        let mut cards = self.cards.iter();
        let (card, _) = cards.find(|(_, at)| at.place == CardPlace::Laid(seat))?;
        Some(self.kind(*card))
    }

    /// Moves a card, and returns it: the first of a kind that lies at a place.
    pub fn move_card(&mut self, kind: Expedition, from: CardPlace, to: CardPlace) -> Option<Card> {
        let deck = &self.book.0.deck;
        let mut cards = self.cards.iter_mut();
        let (card, mut at) =
            cards.find(|(card, at)| at.place == from && deck[usize::from(card.0)] == kind)?;
        at.place = to;
        self.glance.card(kind, from, false);
        self.glance.card(kind, to, true);
        Some(*card)
    }

    /// Draws the top card of the deck into a hand.
    pub fn draw(&mut self, seat: Seat) -> Option<Card> {
        let place = self.cards.iter().map(|(_, at)| at.place).min()?;
        let top = matches!(place, CardPlace::Deck(_)).then_some(place)?;
        let (card, _) = self.cards.iter().find(|(_, at)| at.place == top)?;
        let kind = self.kind(*card);
        self.move_card(kind, top, CardPlace::Hand(seat))
    }

    /// Shuffles the used cards and puts them under the deck.
    pub fn put_back_used(&mut self, dice: &mut Dice) {
        let bottom = self.cards.iter().filter_map(|(_, at)| match at.place {
            CardPlace::Deck(place) => Some(place + 1),
            _ => None,
        });
        let bottom = bottom.max().unwrap_or(0);
        let used = self.cards.iter_mut();
        let mut used: Vec<_> = used
            .map(|(_, at)| at)
            .filter(|at| at.place == CardPlace::Used)
            .collect();
        dice.shuffle(&mut used);
        self.glance.deck += used.len() as u8;
        for (place, at) in (bottom..).zip(&mut used) {
            at.place = CardPlace::Deck(place);
        }
    }

    /// Returns whether a player has a card of a mission in its hand.
    pub fn has_mission(&self, seat: Seat, mission: Mission) -> bool {
        self.glance.missions[seat.index()][mission as usize] > 0
    }

    /// Returns the missions of the cards in a player's hand, each once.
    pub fn missions(&self, seat: Seat) -> impl Iterator<Item = Mission> + '_ {
        let all = Mission::ALL.iter().copied();
        all.filter(move |&mission| self.has_mission(seat, mission))
    }

    /// Returns how many mission cards the deck has.
    pub fn mission_deck_len(&self) -> u8 {
        self.glance.mission_deck
    }

    /// Returns how many objects an explorer carries.
    pub fn carried(&self, seat: Seat) -> u8 {
        self.glance.carried[seat.index()]
    }

    /// Returns how many objects an explorer has delivered.
    pub fn delivered(&self, seat: Seat) -> u8 {
        self.glance.delivered[seat.index()]
    }

    /// Moves a mission card. It is seen by everybody from then on, if it lies open at `to`.
    pub fn move_mission(&mut self, card: MissionCard, to: MissionPlace, seen: bool) {
        let mission = self.book.0.mission(card);
        let found = self.missions.iter_mut().find(|(one, _)| **one == card);
        if let Some((_, mut at)) = found {
            self.glance.mission(mission, at.place.place, false);
            self.glance.mission(mission, to, true);
            let seen = seen || at.place.seen;
            at.place = MissionAt { place: to, seen };
        }
    }

    /// Returns the top card of the mission deck with its place.
    pub fn top_mission(&self) -> Option<(u16, MissionCard)> {
        self.mission_places().min()
    }

    /// Returns the next place under the mission deck.
    pub fn under_missions(&self) -> u16 {
        let bottom = self.mission_places().map(|(place, _)| place + 1).max();
        bottom.unwrap_or(0)
    }

    fn mission_places(&self) -> impl Iterator<Item = (u16, MissionCard)> + '_ {
        self.missions
            .iter()
            .filter_map(|(card, at)| match at.place.place {
                MissionPlace::Deck(place) => Some((place, *card)),
                _ => None,
            })
    }

    /// Returns the objects that an explorer has delivered, then those that it carries, each in the order taken: card, place and number.
    pub fn objects(&self, seat: Seat) -> Vec<(MissionCard, bool, u8)> {
        let objects = self
            .missions
            .iter()
            .filter_map(|(card, at)| match at.place.place {
                MissionPlace::Delivered(owner, n) if owner == seat => Some((false, n, *card)),
                MissionPlace::Carried(owner, n) if owner == seat => Some((true, n, *card)),
                _ => None,
            });
        let mut objects: Vec<_> = objects.collect();
        objects.sort_unstable();
        let with_card = objects.into_iter();
        with_card
            .map(|(carried, n, card)| (card, carried, n))
            .collect()
    }

    /// Returns a card of a mission in a player's hand.
    pub fn mission_card(&self, seat: Seat, mission: Mission) -> Option<MissionCard> {
        let own = self.missions.iter().filter(|(card, at)| {
            at.place.place == MissionPlace::Hand(seat) && self.book.0.mission(**card) == mission
        });
        own.map(|(card, _)| *card).min()
    }

    /// Returns the island card in force.
    pub fn island(&self) -> Option<IslandCard> {
        self.glance.island
    }

    /// Turns the island card of a day.
    pub fn turn_island(&mut self, day: u8) -> Option<IslandCard> {
        let mut islands = self.islands.iter_mut();
        let (card, mut at) = islands.find(|(_, at)| at.place == IslandPlace::Deck(day))?;
        at.place = IslandPlace::Turned(day);
        self.glance.island = Some(*card);
        Some(*card)
    }
}
