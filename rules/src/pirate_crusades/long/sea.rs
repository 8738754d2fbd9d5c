//! The Blue Sea: which of its cards lies where, and what that is at a glance (`pirate-crusades §2.2`, `§2.3`).

use crate::data::Data;
use crate::values::*;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::table::{At, Book, Dice, MOST_SEATS, Seat};

/// Number of locations.
const LOCATIONS: usize = 25;

/// Some captains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Captains(u16);

impl Captains {
    /// Returns the captains in their order.
    pub fn iter(self) -> impl Iterator<Item = Captain> + Clone {
        let all = Captain::ALL.iter().copied();
        all.filter(move |captain| self.0 & (1 << *captain as u16) != 0)
    }

    /// Returns whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the first of them.
    #[must_use]
    pub fn first(self) -> Option<Captain> {
        (self.0 != 0).then(|| Captain::ALL[self.0.trailing_zeros() as usize])
    }

    fn put(&mut self, captain: Captain, there: bool) {
        let bit = 1 << captain as u16;
        self.0 = if there { self.0 | bit } else { self.0 & !bit };
    }
}

/// A location at a glance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Spot {
    /// Its base, once it lies open.
    pub base: Option<BlueKind>,
    /// Number of storm cards there: the storm's category.
    pub storms: u8,
    /// The captains there: one at most, but while captains move.
    pub captains: Captains,
}

impl Spot {
    /// Returns the way that things drift there: nothing where it is calm, windless or unexplored.
    #[must_use]
    pub fn wind(&self) -> Option<Heading> {
        self.base.and_then(BlueKind::wind)
    }
}

/// A table of the cards by place, as every rule looks it up: worked out of the cards, part of no position.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Chart {
    spots: [Spot; LOCATIONS],
    players: [Option<Captain>; MOST_SEATS],
    hostages: [Captains; MOST_SEATS],
    deck: u8,
    discard: u8,
}

impl Chart {
    /// Returns a location at a glance.
    #[must_use]
    pub fn spot(&self, at: Location) -> &Spot {
        &self.spots[at.index()]
    }

    /// Counts a card that comes to a place, or leaves it.
    fn card(&mut self, kind: BlueKind, place: BluePlace, there: bool) {
        let count = |of: &mut u8| *of = if there { *of + 1 } else { *of - 1 };
        match (place, kind) {
            (BluePlace::Deck(_), _) => count(&mut self.deck),
            (BluePlace::Discard(_), _) => count(&mut self.discard),
            (BluePlace::Base(at), _) => self.spots[at.index()].base = there.then_some(kind),
            (BluePlace::Storm(at, _), _) => count(&mut self.spots[at.index()].storms),
            (BluePlace::At(at), BlueKind::Captain(captain)) => {
                self.spots[at.index()].captains.put(captain, there);
            }
            (BluePlace::Player(seat), BlueKind::Captain(captain)) => {
                self.players[seat.index()] = there.then_some(captain);
            }
            (BluePlace::Hostage(seat), BlueKind::Captain(captain)) => {
                self.hostages[seat.index()].put(captain, there);
            }
            _ => {}
        }
    }
}

/// The cards of the Blue Sea deck.
#[derive(SystemParam)]
pub struct Sea<'w, 's> {
    book: Res<'w, Book<Data>>,
    chart: ResMut<'w, Chart>,
    pub(crate) cards: Query<'w, 's, (&'static Blue, &'static mut At<Blue, BluePlace>)>,
}

impl Sea<'_, '_> {
    /// Returns the chart.
    pub fn chart(&self) -> &Chart {
        &self.chart
    }

    /// Works the chart out anew.
    pub fn look_over(&mut self) {
        *self.chart = self.looked_over();
    }

    /// Returns what the chart must be.
    fn looked_over(&self) -> Chart {
        let mut chart = Chart::default();
        for (&card, at) in &self.cards {
            chart.card(self.kind(card), at.place, true);
        }
        chart
    }

    /// Returns whether the chart is what it must be.
    pub fn chart_holds(&self) -> bool {
        *self.chart == self.looked_over()
    }

    /// Returns what a card is.
    pub fn kind(&self, card: Blue) -> BlueKind {
        self.book.0.blue[card.index()]
    }

    /// Returns a location at a glance.
    pub fn spot(&self, at: Location) -> &Spot {
        self.chart.spot(at)
    }

    /// Returns whether the base of a location lies open.
    pub fn is_explored(&self, at: Location) -> bool {
        self.spot(at).base.is_some()
    }

    /// Returns the category of the storm at a location; 0 where there is none.
    pub fn storm(&self, at: Location) -> u8 {
        self.spot(at).storms
    }

    /// Returns the captain at a location.
    pub fn captain(&self, at: Location) -> Option<Captain> {
        self.spot(at).captains.first()
    }

    /// Returns where a captain sails.
    pub fn location(&self, captain: Captain) -> Option<Location> {
        Location::all().find(|&at| self.spot(at).captains.iter().any(|there| there == captain))
    }

    /// Returns the captain that a player plays; nothing of one who is out.
    pub fn player(&self, seat: Seat) -> Option<Captain> {
        self.chart.players[seat.index()]
    }

    /// Returns the captains whom a player holds as hostages.
    pub fn hostages(&self, seat: Seat) -> Captains {
        self.chart.hostages[seat.index()]
    }

    /// Returns how many cards the deck has.
    pub fn deck(&self) -> u8 {
        self.chart.deck
    }

    /// Returns how many cards the discard has.
    pub fn discard(&self) -> u8 {
        self.chart.discard
    }

    /// Returns the card that lies at a place; the first of several.
    pub fn card_at(&self, place: BluePlace) -> Option<Blue> {
        let mut cards = self.cards.iter();
        cards
            .find(|(_, at)| at.place == place)
            .map(|(card, _)| *card)
    }

    /// Returns the card of a captain.
    pub fn card_of(&self, captain: Captain) -> Option<Blue> {
        let of = BlueKind::Captain(captain);
        let number = self.book.0.blue.iter().position(|&kind| kind == of)?;
        Some(Blue(number as u8))
    }

    /// Returns the card on top of the deck.
    pub fn top(&self) -> Option<Blue> {
        let top = self.deck().checked_sub(1)?;
        self.card_at(BluePlace::Deck(top))
    }

    /// Moves a card; returns where it lay.
    pub fn put(&mut self, card: Blue, to: BluePlace) -> Option<BluePlace> {
        let kind = self.kind(card);
        let (_, mut at) = self.cards.iter_mut().nth(card.index())?;
        let from = std::mem::replace(&mut at.place, to);
        self.chart.card(kind, from, false);
        self.chart.card(kind, to, true);
        Some(from)
    }

    /// Shuffles the discard into the deck.
    pub fn reshuffle(&mut self, dice: &mut Dice) {
        let below = self.chart.deck;
        let discard = self.cards.iter_mut().map(|(_, at)| at);
        let mut discard: Vec<_> = discard
            .filter(|at| matches!(at.place, BluePlace::Discard(_)))
            .collect();
        dice.shuffle(&mut discard);
        for (deep, at) in (below..).zip(&mut discard) {
            at.place = BluePlace::Deck(deep);
        }
        self.chart.deck += std::mem::take(&mut self.chart.discard);
    }
}
