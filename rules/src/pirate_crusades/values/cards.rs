//! The cards of the Sunset deck, and what they say (`pirate-crusades §2.1`).

use bevy_ecs::prelude::Component;
use rules::kit::values;
use rules::table::Values;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The colour of a player.
#[values(text = "colour")]
pub enum Token {
    /// Yellow.
    Yellow,
    /// Purple.
    Purple,
    /// Green.
    Green,
    /// Red.
    Red,
}

/// A suit of the Sunset deck.
#[values(text = "suit")]
pub enum Suit {
    /// ♥
    Hearts,
    /// ♦
    Diamonds,
    /// ♣
    Clubs,
    /// ♠
    Spades,
    /// ★
    Jokers,
}

impl Suit {
    /// Returns the sign of the suit.
    #[must_use]
    pub fn sign(self) -> char {
        ['♥', '♦', '♣', '♠', '★'][self as usize]
    }

    /// Returns the suit in a word, for errors: not every font has the signs.
    fn word(self) -> &'static str {
        ["hearts", "diamonds", "clubs", "spades", "joker"][self as usize]
    }
}

/// A nation, in the order in which destinations are counted.
#[values(text = "nation")]
pub enum Nation {
    /// Hearts.
    English,
    /// Diamonds.
    Spanish,
    /// Clubs.
    French,
    /// Spades.
    Dutch,
}

/// A kind of cargo.
#[values(text = "cargo")]
pub enum Cargo {
    /// Of Hearts and Jokers.
    Spices,
    /// Of Diamonds.
    Food,
    /// Of Clubs.
    Ammunition,
    /// Of Spades.
    Cloth,
}

/// A class of ship.
#[values(text = "class")]
pub enum Class {
    /// Aces.
    Pinnace,
    /// 2.
    Sloop,
    /// 3.
    Cutter,
    /// 4.
    Schooner,
    /// 5.
    Brigantine,
    /// 6.
    Barque,
    /// 7.
    Corvette,
    /// 8.
    Frigate,
    /// 9.
    Galleon,
    /// 10.
    GreatGalleon,
    /// Jacks: +1 cannon.
    ShipOfTheLine,
    /// Queens: −1 ton when fleeing.
    FastGalleon,
    /// Kings: draws two missions and keeps one.
    FlagGalleon,
    /// Jokers: no allegiance.
    FreeRover,
}

/// A bonus ability.
#[values(text = "bonus")]
pub enum Bonus {
    /// Docking never costs crew.
    SafeDock,
    /// Gather Crew draws two.
    DoublePress,
    /// −1 ton when fleeing.
    RiggedForSpeed,
    /// +1 cannon, once a combat.
    ToughCrew,
    /// Once: +10 cannon in a combat.
    PowderCache,
    /// The crew limit is 1 higher.
    ExtraBunk,
    /// Gather Crew may take the top of the discard.
    PressGang,
    /// Cargo drawn may be the top of the discard.
    Salvage,
    /// The ship found may be the top of the discard.
    KnownWaters,
    /// The town found may be the top of the discard.
    KnownCoast,
    /// Disembarking never costs crew.
    LoyalHands,
    /// Cargo given counts double.
    SharpTrader,
    /// Spices and a mission for another mission.
    Bribe,
    /// Once: a Pirate Cove.
    CoveMap,
}

impl Bonus {
    /// Returns whether it is of use in the Long Game (`pirate-crusades §2.1`).
    #[must_use]
    pub fn serves_at_length(self) -> bool {
        !matches!(self, Self::KnownWaters | Self::KnownCoast | Self::CoveMap)
    }
}

/// A kind of mission.
#[values(text = "mission")]
pub enum MissionKind {
    /// Bring cargo of the card's kind.
    Deliver,
    /// Bring a prisoner to a port of the card's nation.
    Prisoner,
    /// Conquer a port of the card's nation.
    Conquer,
    /// Sink a ship of the card's nation.
    Sink,
    /// Meet a friendly vessel.
    Meet,
}

/// Number of cards in the Sunset deck.
const CARDS: u8 = 54;

/// A card of the Sunset deck, by its number in the table of `pirate-crusades §2.1`: its deck order.
///
/// Files and people name it by suit and rank: `♥7`, `♠K`, `★1`.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// Number of cards.
    pub const COUNT: usize = CARDS as usize;

    /// Returns the card of a number, counted from 0 in deck order; none past the last.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Self> {
        (number < CARDS).then_some(Self(number))
    }

    /// Returns all cards in deck order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..CARDS).map(Self)
    }

    /// Returns its number: an index into lists by card.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns its suit.
    #[must_use]
    pub fn suit(self) -> Suit {
        Suit::ALL[self.index() / 13]
    }

    /// Returns its rank: 1 of an Ace, 11, 12 and 13 of Jack, Queen and King; of a Joker 1 or 2.
    #[must_use]
    pub fn rank(self) -> u8 {
        self.0 % 13 + 1
    }

    /// Returns whether it is a Joker.
    #[must_use]
    pub fn is_joker(self) -> bool {
        self.suit() == Suit::Jokers
    }

    /// Returns whether it is an Ace.
    #[must_use]
    pub fn is_ace(self) -> bool {
        self.rank() == 1 && !self.is_joker()
    }

    /// Returns the card as files spell it, with its suit in a word, for errors: `"♥7" (hearts)`.
    #[must_use]
    pub fn spelled(self) -> String {
        format!("\"{self}\" ({})", self.suit().word())
    }

    /// Returns the rank as it is printed: `A`, `7`, `K`.
    #[must_use]
    pub fn rank_sign(self) -> &'static str {
        const SIGNS: [&str; 13] = [
            "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
        ];
        match (self.is_joker(), self.rank()) {
            (true, 1) => "1",
            (true, _) => "2",
            (false, rank) => SIGNS[usize::from(rank) - 1],
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit().sign(), self.rank_sign())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let found = String::deserialize(deserializer)?;
        let card = Self::all().find(|card| card.to_string() == found);
        card.ok_or_else(|| {
            D::Error::custom(format_args!(
                "found {found:?}{}, expected a card: the sign of its suit (♥ hearts, ♦ diamonds, ♣ clubs, ♠ spades, ★ joker) \
                 and A, 2 to 10, J, Q or K, of jokers 1 or 2",
                suit_of(&found)
            ))
        })
    }
}

/// Says the suit in a word of what is spelled like a card.
fn suit_of(found: &str) -> String {
    let suit = Suit::ALL.iter().find(|suit| found.starts_with(suit.sign()));
    suit.map_or_else(String::new, |suit| format!(" ({})", suit.word()))
}

impl Values for Card {
    fn values() -> Vec<Self> {
        Self::all().collect()
    }
}
