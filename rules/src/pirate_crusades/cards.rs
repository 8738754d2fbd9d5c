//! The cards of the Sunset deck, and what lies where at a glance (`pirate-crusades §2.3`).

use super::long::sea::Sea;
use super::values::*;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::table::{At, Dice, MOST_SEATS, Seat};

/// The town where cargo was loaded or a mission was taken (`pirate-crusades §3.3`); nothing of other cards.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Mark(pub Option<Card>);

/// Number of locations of the sea.
const LOCATIONS: usize = 25;

/// Cards in an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    cards: [Option<Card>; Card::COUNT],
    len: u8,
}

impl Default for Row {
    fn default() -> Self {
        Self {
            cards: [None; Card::COUNT],
            len: 0,
        }
    }
}

impl Row {
    /// Returns how many cards there are.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Returns whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the last card: the top of a pile.
    #[must_use]
    pub fn last(&self) -> Option<Card> {
        let last = usize::from(self.len).checked_sub(1)?;
        self.cards[last]
    }

    /// Returns the cards in their order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + Clone + '_ {
        self.cards[..usize::from(self.len)]
            .iter()
            .copied()
            .flatten()
    }

    /// Returns the cards as a set.
    #[must_use]
    pub fn set(&self) -> CardSet {
        self.iter().collect()
    }

    /// Puts a card at a place, which may lie past the last one until those between are put there.
    fn put(&mut self, number: u8, card: Card) {
        self.cards[usize::from(number)] = Some(card);
        self.len = self.len.max(number + 1);
    }

    /// Takes out the card of a place; those after it close up.
    fn take(&mut self, number: u8) {
        let (from, end) = (usize::from(number), usize::from(self.len));
        self.cards.copy_within(from + 1..end, from);
        self.len -= 1;
        self.cards[usize::from(self.len)] = None;
    }
}

/// A player's cards, on the table and in its hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Holdings {
    /// The ship.
    pub ship: Option<Card>,
    /// Bonuses, in the order gained.
    pub bonuses: Row,
    /// The hand.
    pub hand: CardSet,
    /// Cargo, in the order loaded.
    pub holds: Row,
    /// Unfinished missions, the oldest first.
    pub missions: Row,
    /// Missions done, in their order.
    pub done: Row,
    /// The town.
    pub town: Option<Card>,
    /// Cards chosen, or to choose among.
    pub chosen: CardSet,
    /// Cards that are given up.
    pub given: CardSet,
    /// Cards laid face down.
    pub laid: CardSet,
    /// Cards looked at.
    pub looked: CardSet,
    /// Ships and cannons that Jokers brought.
    pub allies: CardSet,
    /// The treasure chest.
    pub chest: Option<Card>,
    /// The prize.
    pub prize: Option<Card>,
    /// The buried treasure.
    pub buried: Option<Card>,
}

/// A table of the cards by place, as every rule looks it up: worked out of the cards, part of no position.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Glance {
    places: [Place; Card::COUNT],
    marks: [Option<Card>; Card::COUNT],
    deck: Row,
    discard: Row,
    met: Option<Card>,
    escort: Option<Card>,
    cannon: Option<Card>,
    seats: [Holdings; MOST_SEATS],
    ports: [Option<Card>; LOCATIONS],
    captains: [Option<Card>; Captain::ALL.len()],
}

impl Default for Glance {
    fn default() -> Self {
        Self {
            places: [Place::Deck(0); Card::COUNT],
            marks: [None; Card::COUNT],
            deck: Row::default(),
            discard: Row::default(),
            met: None,
            escort: None,
            cannon: None,
            seats: [Holdings::default(); MOST_SEATS],
            ports: [None; LOCATIONS],
            captains: [None; Captain::ALL.len()],
        }
    }
}

impl Glance {
    /// Returns the row that a place is one of, with its number there.
    fn row(&mut self, place: Place) -> Option<(&mut Row, u8)> {
        Some(match place {
            Place::Deck(number) => (&mut self.deck, number),
            Place::Discard(number) => (&mut self.discard, number),
            Place::Bonus(seat, number) => (&mut self.seats[seat.index()].bonuses, number),
            Place::Hold(seat, number) => (&mut self.seats[seat.index()].holds, number),
            Place::Mission(seat, number) => (&mut self.seats[seat.index()].missions, number),
            Place::Done(seat, number) => (&mut self.seats[seat.index()].done, number),
            _ => return None,
        })
    }

    /// Returns the set of the cards that lie at a place.
    fn set(&mut self, place: Place) -> Option<&mut CardSet> {
        Some(match place {
            Place::Hand(seat) => &mut self.seats[seat.index()].hand,
            Place::Chosen(seat) => &mut self.seats[seat.index()].chosen,
            Place::Given(seat) => &mut self.seats[seat.index()].given,
            Place::Laid(seat) => &mut self.seats[seat.index()].laid,
            Place::Looked(seat) => &mut self.seats[seat.index()].looked,
            Place::Ally(seat) => &mut self.seats[seat.index()].allies,
            _ => return None,
        })
    }

    /// Returns the one card of a place that takes one.
    fn one(&mut self, place: Place) -> Option<&mut Option<Card>> {
        Some(match place {
            Place::Ship(seat) => &mut self.seats[seat.index()].ship,
            Place::Town(seat) => &mut self.seats[seat.index()].town,
            Place::Chest(seat) => &mut self.seats[seat.index()].chest,
            Place::Prize(seat) => &mut self.seats[seat.index()].prize,
            Place::Buried(seat) => &mut self.seats[seat.index()].buried,
            Place::Met => &mut self.met,
            Place::Escort => &mut self.escort,
            Place::Cannon => &mut self.cannon,
            Place::Port(at) => &mut self.ports[at.index()],
            Place::ShipOf(captain) => &mut self.captains[captain as usize],
            _ => return None,
        })
    }

    fn put(&mut self, card: Card, place: Place) {
        self.places[card.index()] = place;
        if let Some((row, number)) = self.row(place) {
            row.put(number, card);
        } else if let Some(set) = self.set(place) {
            set.insert(card);
        } else if let Some(one) = self.one(place) {
            *one = Some(card);
        }
    }

    fn take(&mut self, card: Card) {
        let place = self.places[card.index()];
        if let Some((row, number)) = self.row(place) {
            row.take(number);
        } else if let Some(set) = self.set(place) {
            set.remove(card);
        } else if let Some(one) = self.one(place) {
            *one = None;
        }
    }
}

/// The entity of each card, by its number.
#[derive(Resource, Debug, Default)]
pub struct Entities(pub Vec<Entity>);

/// The cards of the Sunset deck.
#[derive(SystemParam)]
pub struct Cards<'w, 's> {
    entities: Res<'w, Entities>,
    glance: ResMut<'w, Glance>,
    pub(super) cards: Query<
        'w,
        's,
        (
            &'static Card,
            &'static mut At<Card, Place>,
            &'static mut Mark,
        ),
    >,
}

/// Works the glance out anew, after cards were laid in another way than by the rules.
pub fn look_over(mut cards: Cards, mut sea: Sea) {
    cards.look_over();
    sea.look_over();
}

impl Cards<'_, '_> {
    /// Works the glance out anew.
    pub fn look_over(&mut self) {
        *self.glance = self.looked_over();
    }

    /// Returns what the glance must be.
    fn looked_over(&self) -> Glance {
        let mut glance = Glance::default();
        for (&card, at, mark) in &self.cards {
            glance.put(card, at.place);
            glance.marks[card.index()] = mark.0;
        }
        glance
    }

    /// Returns whether the glance is what it must be.
    #[must_use]
    pub fn glance_holds(&self) -> bool {
        *self.glance == self.looked_over()
    }

    /// Returns what a player has.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &Holdings {
        &self.glance.seats[seat.index()]
    }

    /// Returns where a card lies.
    #[must_use]
    pub fn place(&self, card: Card) -> Place {
        self.glance.places[card.index()]
    }

    /// Returns where cargo was loaded or a mission was taken.
    #[must_use]
    pub fn mark(&self, card: Card) -> Option<Card> {
        self.glance.marks[card.index()]
    }

    /// Returns the deck, the top last.
    #[must_use]
    pub fn deck(&self) -> &Row {
        &self.glance.deck
    }

    /// Returns the discard, the top last.
    #[must_use]
    pub fn discard(&self) -> &Row {
        &self.glance.discard
    }

    /// Returns the ship or town met.
    #[must_use]
    pub fn met(&self) -> Option<Card> {
        self.glance.met
    }

    /// Returns the escort of the fleet met.
    #[must_use]
    pub fn escort(&self) -> Option<Card> {
        self.glance.escort
    }

    /// Returns the average cannon turned up.
    #[must_use]
    pub fn cannon(&self) -> Option<Card> {
        self.glance.cannon
    }

    /// Returns the port of a location.
    #[must_use]
    pub fn port(&self, at: Location) -> Option<Card> {
        self.glance.ports[at.index()]
    }

    /// Returns the ship of a captain that no player plays.
    #[must_use]
    pub fn ship_of(&self, captain: Captain) -> Option<Card> {
        self.glance.captains[captain as usize]
    }

    /// Moves a card; in a row it comes last, whatever number `to` has. The town is that of the place's owner. Returns where it lay and
    /// where it lies.
    pub fn put(&mut self, card: Card, to: Place, town: Option<Card>) -> (Place, Place) {
        let from = self.place(card);
        self.glance.take(card);
        self.close_up(from);
        let number = self.glance.row(to).map(|(row, _)| row.len());
        let to = number.map_or(to, |number| to.numbered(number));
        let mark = to.marks(from, self.mark(card), town);
        self.glance.put(card, to);
        self.glance.marks[card.index()] = mark;
        self.write(card);
        (from, to)
    }

    /// Numbers the cards anew that came after one that was taken out of its row.
    fn close_up(&mut self, from: Place) {
        let Some((row, number)) = self.glance.row(from) else {
            return;
        };
        let row = *row;
        for (card, number) in row.iter().zip(0..).skip(usize::from(number)) {
            self.glance.places[card.index()] = from.numbered(number);
            self.write(card);
        }
    }

    /// Writes what the glance says of a card into its components.
    fn write(&mut self, card: Card) {
        let (place, mark) = (self.place(card), self.mark(card));
        if let Ok((_, mut at, mut marked)) = self.cards.get_mut(self.entities.0[card.index()]) {
            at.place = place;
            marked.0 = mark;
        }
    }

    /// Exchanges a card with the one that lies at a place in an order, without telling: hidden cards are dealt anew.
    pub fn exchange(&mut self, card: Card, place: Place) {
        let mut all = Card::all();
        let Some(other) = all.find(|&other| self.place(other) == place) else {
            return;
        };
        let (from, mark) = (self.place(card), self.mark(card));
        let there = self.mark(other);
        for (card, place, mark) in [(other, from, mark), (card, place, there)] {
            self.glance.places[card.index()] = place;
            self.glance.marks[card.index()] = mark;
            self.write(card);
        }
    }

    /// Shuffles the discard into the deck.
    pub fn reshuffle(&mut self, dice: &mut Dice) {
        let discard = std::mem::take(&mut self.glance.discard);
        self.shuffle_into_deck(discard, dice);
    }

    /// Shuffles the deck.
    pub fn shuffle_deck(&mut self, dice: &mut Dice) {
        self.shuffle_into_deck(Row::default(), dice);
    }

    fn shuffle_into_deck(&mut self, more: Row, dice: &mut Dice) {
        let mut cards: Vec<Card> = more.iter().collect();
        cards.extend(self.glance.deck.iter());
        // What comes out depends on which cards there are, not on their order.
        cards.sort_unstable();
        dice.shuffle(&mut cards);
        self.glance.deck = Row::default();
        for (number, card) in (0..).zip(cards) {
            self.glance.put(card, Place::Deck(number));
            self.write(card);
        }
    }
}
