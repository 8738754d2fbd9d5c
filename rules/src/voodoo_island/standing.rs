//! What a view says of players: their missions, their cards, their points (`voodoo-island §11`, `§12`).

use super::data::Data;
use super::score::{self, LEFT_BEHIND, Scored};
use super::values::*;
use super::view::View;
use crate::table::Seat;

impl View {
    /// Returns the missions whose cards a seat holds, as far as the viewer knows, in the order of the cards.
    pub fn missions_of(&self, data: &Data, seat: Seat) -> impl Iterator<Item = Mission> {
        self.objects(data, move |place| place == MissionPlace::Hand(seat))
    }

    /// Returns the missions whose objects a seat carries.
    pub fn carried(&self, data: &Data, seat: Seat) -> impl Iterator<Item = Mission> {
        self.objects(
            data,
            move |place| matches!(place, MissionPlace::Carried(by, _) if by == seat),
        )
    }

    /// Returns the missions whose objects a seat has delivered.
    pub fn delivered(&self, data: &Data, seat: Seat) -> impl Iterator<Item = Mission> {
        self.objects(
            data,
            move |place| matches!(place, MissionPlace::Delivered(by, _) if by == seat),
        )
    }

    fn objects(
        &self,
        data: &Data,
        lies: impl Fn(MissionPlace) -> bool,
    ) -> impl Iterator<Item = Mission> {
        let cards = (0..).map(MissionCard).zip(&self.missions);
        let there = cards.filter(move |(_, place)| place.is_some_and(&lies));
        there.map(|(card, _)| data.mission(card))
    }

    /// Returns how many of each kind of expedition card lie where `lies` holds, as far as the viewer knows.
    #[must_use]
    pub fn cards_at(
        &self,
        data: &Data,
        lies: impl Fn(CardPlace) -> bool,
    ) -> [u8; Expedition::ALL.len()] {
        let mut cards = [0; Expedition::ALL.len()];
        for (place, &kind) in self.cards.iter().zip(&data.deck) {
            cards[kind as usize] += u8::from(place.is_some_and(&lies));
        }
        cards
    }

    /// Returns the island card of the day, once it was turned.
    #[must_use]
    pub fn island(&self) -> Option<IslandCard> {
        let turned = Some(IslandPlace::Turned(self.day));
        let cards = IslandCard::ALL.iter().zip(&self.islands);
        cards
            .filter(|(_, place)| **place == turned)
            .map(|(card, _)| *card)
            .next()
    }

    /// Returns the points of an explorer by source, as they would be aboard; once the game is over, as they are.
    #[must_use]
    pub fn points(&self, data: &Data, seat: Seat) -> Points {
        if self.phase == Phase::Over && self.explorers[seat.index()].at != Whereabouts::Aboard {
            return [0, 0, 0, 0, 0, LEFT_BEHIND];
        }
        self.scored(data, seat).points(&data.numbers)
    }

    fn scored(&self, data: &Data, seat: Seat) -> Scored<'_> {
        let explorer = &self.explorers[seat.index()];
        Scored {
            bag: &explorer.bag,
            tools: &explorer.tools,
            delivered: self.delivered(data, seat).count() as u8,
            cards: explorer.cards,
            hearts: explorer.hearts,
        }
    }

    /// Returns who would win if the game ended now.
    #[must_use]
    pub fn winners(&self, data: &Data) -> Vec<Seat> {
        let seats = (0..self.explorers.len() as u8).map(Seat);
        let aboard = seats.filter(|&seat| self.aboard().contains(seat));
        score::winners(
            &data.numbers,
            aboard.map(|seat| (seat, self.scored(data, seat))),
        )
    }
}
