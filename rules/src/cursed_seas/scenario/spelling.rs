//! The spelling of this game's values in scenario files: seats by colour, ships and creatures by name, cards by owner and name.

use crate::ids::Creature;
use crate::play::{Course, Play, Turn};
use crate::values::*;
use rules::kit::scenario::{SeatTokens, Seated};
use rules::table::Seat;
use rules::table::files::Name;
use rules::table::scenario::{Meant, Shown, Spell, Spelled, SpellingError, as_in_the_rules};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::Debug;
use std::marker::PhantomData;

/// The meaning of the names at one table.
pub struct Names {
    /// Each seat's colour, clockwise.
    pub colours: Vec<Token>,
    /// The ship or creature of each number.
    pub vessels: Vec<Option<Make>>,
    /// The seat whose fleet each card is of, and the card, by its number.
    pub cards: Vec<(Seat, Option<Item>)>,
}

impl Names {
    /// Returns the names at a table with seats of these colours.
    pub(super) fn of(play: &Play, colours: Vec<Token>) -> Self {
        let pieces = play.pieces();
        let vessels = pieces.vessels().map(|vessel| play.waters.hull(vessel).make);
        let cards = pieces.cards();
        let cards = cards.map(|card| (pieces.backs[card.index()].0, play.item(card)));
        Self {
            colours,
            vessels: vessels.collect(),
            cards: cards.collect(),
        }
    }
}

impl SeatTokens for Names {
    type Token = Token;

    fn tokens(&self) -> &[Token] {
        &self.colours
    }
}

/// A player, by its colour.
pub type Named = Seated<Token>;

as_in_the_rules!(
    Point, Heading, Place, Spot, Shoal, Mast, Gun, Berth, Distance, Loot
);

/// Returns the value of a list that a name stands for.
fn called<T: Copy + Debug>(all: &[T], name: &str) -> Option<T> {
    all.iter().copied().find(|one| format!("{one:?}") == name)
}

/// A ship or creature, by its name alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct VesselName(pub Make);

impl Serialize for VesselName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = match self.0 {
            Make::Ship(ship) => format!("{ship:?}"),
            Make::Creature(creature) => format!("{creature:?}"),
        };
        Name(name).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for VesselName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Name(name) = Name::deserialize(deserializer)?;
        let ship = called(Ship::ALL, &name).map(Make::Ship);
        let make = ship.or_else(|| called(Creature::ALL, &name).map(Make::Creature));
        let unknown = || {
            D::Error::custom(format_args!(
                "found `{name}`, expected the name of a ship or a creature, such as `Hartley`"
            ))
        };
        make.map(Self).ok_or_else(unknown)
    }
}

impl Spelled<Names> for VesselName {
    type Rules = Vessel;
    fn spell(vessel: Vessel, names: &Names) -> Self {
        let make = names.vessels.get(vessel.index()).copied().flatten();
        // A number that no fleet fills is never told of.
        Self(make.unwrap_or(Make::Ship(Ship::ALL[0])))
    }
}

impl Meant<Names> for VesselName {
    fn meant(self, names: &Names) -> Result<Vessel, SpellingError> {
        let number = names.vessels.iter().position(|make| *make == Some(self.0));
        number.map(|number| Vessel(number as u8)).ok_or_else(|| {
            let Self(make) = self;
            SpellingError(format!("{make:?} is in no fleet at the table"))
        })
    }
}

impl Spell<Names> for Vessel {
    type As = VesselName;
}

impl Spell<Names> for Option<Vessel> {
    type As = Shown<VesselName>;
}

/// A crew, an equipment or an event, by its name alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CardKind {
    /// A crew.
    Crew(Crew),
    /// An equipment.
    Equipment(Equipment),
    /// An event.
    Event(EventCard),
}

impl CardKind {
    /// Returns the kind of a card.
    #[must_use]
    pub fn of(item: Item) -> Self {
        match item {
            Item::Crew(crew, _) => Self::Crew(crew),
            Item::Equipment(equipment) => Self::Equipment(equipment),
            Item::Event(event) => Self::Event(event),
        }
    }
}

impl Serialize for CardKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = match self {
            Self::Crew(crew) => format!("{crew:?}"),
            Self::Equipment(equipment) => format!("{equipment:?}"),
            Self::Event(event) => format!("{event:?}"),
        };
        Name(name).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CardKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Name(name) = Name::deserialize(deserializer)?;
        let crew = called(Crew::ALL, &name).map(Self::Crew);
        let equipment = called(Equipment::ALL, &name).map(Self::Equipment);
        let event = called(EventCard::ALL, &name).map(Self::Event);
        let unknown = || {
            D::Error::custom(format_args!(
                "found `{name}`, expected the name of a crew, an equipment or an event, such as `Captain`"
            ))
        };
        crew.or(equipment).or(event).ok_or_else(unknown)
    }
}

/// A card that is told of, by its kind.
impl Spelled<Names> for CardKind {
    type Rules = (Card, Item);
    fn spell((_, item): (Card, Item), _: &Names) -> Self {
        Self::of(item)
    }
}

impl Spell<Names> for Option<(Card, Item)> {
    type As = Shown<CardKind>;
}

/// A card that is chosen: whose fleet it is of, and its kind; of several the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardName(Token, CardKind);

impl Spelled<Names> for CardName {
    type Rules = Card;
    fn spell(card: Card, names: &Names) -> Self {
        let (seat, item) = names.cards[card.index()];
        // A number that no fleet fills is never chosen.
        let kind = item.map_or(CardKind::Crew(Crew::ALL[0]), CardKind::of);
        Self(names.colours[seat.index()], kind)
    }
}

impl Meant<Names> for CardName {
    fn meant(self, names: &Names) -> Result<Card, SpellingError> {
        let Self(colour, kind) = self;
        let seat = names.seat(Seated(colour))?;
        let mut cards = names.cards.iter();
        let number =
            cards.position(|&(owner, item)| owner == seat && item.map(CardKind::of) == Some(kind));
        let none = || SpellingError(format!("{kind:?} is not in the fleet of {colour:?}"));
        number.map(|number| Card(number as u8)).ok_or_else(none)
    }
}

impl Spell<Names> for Card {
    type As = CardName;
}

/// A treasure that is told of, by its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LootName(Loot);

impl Spelled<Names> for LootName {
    type Rules = (Treasure, Loot);
    fn spell((_, loot): (Treasure, Loot), _: &Names) -> Self {
        Self(loot)
    }
}

impl Spell<Names> for Option<(Treasure, Loot)> {
    type As = Shown<LootName>;
}

/// The place that something comes from, and the one that it goes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct FromTo<A>(A, A);

impl<A: Spelled<Names>> Spelled<Names> for FromTo<A> {
    type Rules = [A::Rules; 2];
    fn spell([from, to]: [A::Rules; 2], names: &Names) -> Self {
        Self(A::spell(from, names), A::spell(to, names))
    }
}

impl Spell<Names> for [CardPlace; 2] {
    type As = FromTo<CardSpot>;
}

impl Spell<Names> for [TreasurePlace; 2] {
    type As = FromTo<TreasureSpot>;
}

/// A state that events tell and no file spells: it is looked at in `table`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unspelled<T>(PhantomData<T>);

impl<T> Serialize for Unspelled<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit()
    }
}

impl<'de, T> Deserialize<'de> for Unspelled<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <()>::deserialize(deserializer).map(|()| Self(PhantomData))
    }
}

impl<T: Copy + PartialEq + Debug> Spelled<Names> for Unspelled<T> {
    type Rules = T;
    fn spell(_: T, _: &Names) -> Self {
        Self(PhantomData)
    }
}

/// Declares what files do not spell.
macro_rules! unspelled {
    ($($type:ty),+ $(,)?) => { $(
        impl Spell<Names> for $type {
            type As = Unspelled<$type>;
        }
    )+ };
}

unspelled!(Turn, Course, Hull, Today, Isle, Swell, [Knowers; 2]);
