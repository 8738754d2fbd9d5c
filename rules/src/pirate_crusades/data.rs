//! The data of the files, checked (`pirate-crusades §2`).

use super::values::*;
use rules::table::files::Within;
use serde::Deserialize;

/// Everything that the data files say.
#[derive(Debug)]
pub struct Data {
    /// The cards of the Sunset deck.
    pub cards: [CardData; Card::COUNT],
    /// The meaning of each suit.
    pub suits: [SuitData; Suit::ALL.len()],
    /// The cards of the Blue Sea deck.
    pub blue: Vec<BlueKind>,
    /// The corner of each nation.
    pub corners: [Location; Nation::ALL.len()],
    /// The captains.
    pub captains: [CaptainData; Captain::ALL.len()],
    /// The benefit of each step of reputation, from 0.
    pub reputation: Vec<Option<Benefit>>,
    /// The numbers of both games.
    pub numbers: Numbers,
    /// A digest of the files; saved games carry it.
    pub digest: u64,
}

/// A card of the Sunset deck.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardData {
    /// The card.
    pub card: Card,
    /// The name of its port.
    pub port: String,
    /// The name of its ship.
    pub ship: String,
    /// The class of its ship.
    pub class: Class,
    /// The size of its ship and of its port.
    pub size: Within<1, 10>,
    /// The crew of its ship: the limits of hand and holds.
    pub crew: Within<1, 10>,
    /// Its cannon as crew.
    pub guns: Within<1, 10>,
    /// Its tons as cargo, or of a ship met.
    pub tons: Within<1, 10>,
    /// Its mission.
    pub mission: Mission,
    /// Its bonus ability.
    pub bonus: Bonus,
}

/// A mission as a card has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Mission {
    /// Bring cargo of the card's kind.
    Deliver {
        /// So many tons at least.
        tons: Within<1, 10>,
        /// To a port of this nation, by the printed skin and in the Long Game.
        to: Nation,
    },
    /// Bring a prisoner to a port of the card's nation.
    Prisoner,
    /// Conquer a port of the card's nation.
    Conquer,
    /// Sink a ship of the card's nation.
    Sink,
    /// Meet a friendly vessel.
    Meet,
}

impl Mission {
    /// Returns its kind.
    #[must_use]
    pub fn kind(self) -> MissionKind {
        match self {
            Self::Deliver { .. } => MissionKind::Deliver,
            Self::Prisoner => MissionKind::Prisoner,
            Self::Conquer => MissionKind::Conquer,
            Self::Sink => MissionKind::Sink,
            Self::Meet => MissionKind::Meet,
        }
    }
}

/// The meaning of a suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuitData {
    /// The suit.
    pub suit: Suit,
    /// Its nation, if it has one.
    pub nation: Option<Nation>,
    /// Its kind of cargo.
    pub cargo: Cargo,
}

/// A captain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaptainData {
    /// The captain.
    pub captain: Captain,
    /// The nation that it has joined.
    pub nation: Nation,
    /// Its flaw.
    pub flaw: Flaw,
}

/// The numbers of both games.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Cannon more for each card of the own nation.
    pub own_nation: u8,
    /// Cannon more of a Ship of the Line.
    pub ship_of_the_line: u8,
    /// Cannon more of a Tough Crew.
    pub tough_crew: u8,
    /// Cannon more of the Powder Cache.
    pub powder_cache: u8,
    /// Tons that a Fast Galleon weighs less.
    pub fast_galleon: Within<0, 1>,
    /// Tons that a ship Rigged for Speed weighs less.
    pub rigged_for_speed: Within<0, 1>,
    /// Crew more by an Extra Bunk.
    pub extra_bunk: Within<0, 10>,
    /// Cards that a Double Press gathers.
    pub double_press: Within<1, 10>,
    /// Times that a Sharp Trader counts cargo.
    pub sharp_trader: Within<1, 10>,
    /// Cards of a hand at the beginning.
    pub hand: Within<1, 5>,
    /// The numbers of the Short Game.
    pub short: ShortNumbers,
    /// The numbers of the Long Game.
    pub long: LongNumbers,
}

/// The numbers of the Short Game.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShortNumbers {
    /// Missions to be done.
    pub missions: Within<1, 5>,
    /// Rounds at most.
    pub rounds: Within<1, 200>,
    /// Times that a town's size counts against an attack.
    pub town_strength: Within<1, 20>,
    /// Points.
    pub points: PointData,
}

/// Points of the Short Game.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointData {
    /// A mission done.
    pub mission: i16,
    /// A card in hand or holds.
    pub card: i16,
    /// A round, of a game alone.
    pub round: i16,
    /// Being out.
    pub out: i16,
}

/// The numbers of the Long Game.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LongNumbers {
    /// Times that a town's size counts against an attack.
    pub town_strength: Within<1, 25>,
    /// The size of the ships at the beginning.
    pub ship: Within<2, 10>,
    /// The reputation that wins.
    pub infamous: Within<1, 6>,
    /// Points.
    pub points: LongPoints,
    /// Filled holds for which a bigger captain attacks.
    pub tempting_holds: Within<1, 10>,
    /// Doubloons at most.
    pub most_riches: Within<1, 20>,
    /// Tons that one, two and three doubloons are worth.
    pub tons: [u16; 3],
    /// The price of a treasure map.
    pub map_price: u8,
    /// The price of flaunting.
    pub flaunt_price: u8,
    /// The same of a Lavish captain.
    pub lavish_price: u8,
    /// The price of a ship one size larger, and of one two sizes larger.
    pub bigger_ships: [u8; 2],
    /// Doubloons that the magistrate asks of an Outcast.
    pub outcast_price: u8,
    /// Crew fewer of a Rum-soaked captain.
    pub rum_soaked: Within<0, 10>,
    /// The largest ship that a captain with a Small Boat takes.
    pub small_boat: Within<1, 10>,
    /// Doubloons fewer of a Poor Haggler's sale.
    pub poor_haggler: u8,
    /// The turn adrift from which on longboats are lowered.
    pub longboats: Within<1, 20>,
    /// The turn at which a hostage slips away.
    pub hostage_turns: Within<1, 20>,
    /// The largest new ship besides reputation.
    pub new_ship: u8,
    /// Storm cards that destroy a location.
    pub most_storms: Within<1, 4>,
}

/// Points of the Long Game.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LongPoints {
    /// A point of reputation.
    pub reputation: i16,
    /// A doubloon.
    pub doubloon: i16,
    /// Points for each unit of the ship's value.
    pub ship: i16,
    /// Being out.
    pub out: i16,
}

impl Data {
    /// Returns what a card says.
    #[must_use]
    pub fn card(&self, card: Card) -> &CardData {
        &self.cards[card.index()]
    }

    /// Returns a card's nation, if it has one.
    #[must_use]
    pub fn nation(&self, card: Card) -> Option<Nation> {
        self.suits[card.suit() as usize].nation
    }

    /// Returns a card's kind of cargo.
    #[must_use]
    pub fn cargo(&self, card: Card) -> Cargo {
        self.suits[card.suit() as usize].cargo
    }

    /// Returns the size of a card as ship or port.
    #[must_use]
    pub fn size(&self, card: Card) -> u8 {
        self.card(card).size.get()
    }

    /// Returns a card's cannon as crew.
    #[must_use]
    pub fn guns(&self, card: Card) -> u8 {
        self.card(card).guns.get()
    }

    /// Returns a card's tons as cargo.
    #[must_use]
    pub fn tons(&self, card: Card) -> u8 {
        self.card(card).tons.get()
    }

    /// Returns the tons that a mission of the Long Game fills a hold with; 0 of one that is no delivery.
    #[must_use]
    pub fn goods(&self, mission: Card) -> u8 {
        match self.card(mission).mission {
            Mission::Deliver { .. } => self.tons(mission),
            _ => 0,
        }
    }

    /// Returns the guns of some cards together.
    #[must_use]
    pub fn all_guns(&self, cards: CardSet) -> u16 {
        cards.iter().map(|card| u16::from(self.guns(card))).sum()
    }

    /// Returns the tons of some cards together.
    #[must_use]
    pub fn all_tons(&self, cards: CardSet) -> u16 {
        cards.iter().map(|card| u16::from(self.tons(card))).sum()
    }

    /// Returns the tons that a ship that no player sails weighs less than size and tons.
    fn less(&self, ship: Card) -> u16 {
        match self.card(ship).class {
            Class::FastGalleon => self.numbers.fast_galleon.get().into(),
            _ => 0,
        }
    }

    /// Returns the weight of a ship that is met (`pirate-crusades §3.5`).
    #[must_use]
    pub fn weight_met(&self, ship: Card) -> u16 {
        u16::from(self.size(ship)) + u16::from(self.tons(ship)) - self.less(ship)
    }

    /// Returns the size of some ships together.
    #[must_use]
    pub fn all_sizes(&self, ships: impl IntoIterator<Item = Card>) -> u16 {
        let sizes = ships.into_iter().map(|ship| u16::from(self.size(ship)));
        sizes.sum()
    }

    /// Returns the strength of a captain that no player plays: ship and escort, times the cannon (`pirate-crusades §4.4`).
    #[must_use]
    pub fn captains_strength(&self, ships: [Option<Card>; 2], cannon: Option<Card>) -> u16 {
        self.all_sizes(ships.into_iter().flatten()) * self.all_sizes(cannon)
    }

    /// Returns the weight of such a captain: ship and escort, and the cannon's tons (`pirate-crusades §4.4`).
    #[must_use]
    pub fn captains_weight(&self, ships: [Option<Card>; 2], cannon: Option<Card>) -> u16 {
        let tons = cannon.map_or(0, |card| u16::from(self.tons(card)));
        let less = ships[0].map_or(0, |ship| self.less(ship));
        (self.all_sizes(ships.into_iter().flatten()) + tons).saturating_sub(less)
    }

    /// Returns the strength of a town, in the Long Game or in the Short one (`pirate-crusades §3.7`, `§4.2`).
    #[must_use]
    pub fn town_strength(&self, town: Card, long: bool) -> u16 {
        let times = match long {
            true => self.numbers.long.town_strength.get(),
            false => self.numbers.short.town_strength.get(),
        };
        u16::from(self.size(town)) * u16::from(times)
    }

    /// Returns the doubloons that so many tons are worth (`pirate-crusades §4.2`).
    #[must_use]
    pub fn doubloons(&self, tons: u16) -> u8 {
        let prices = self.numbers.long.tons.iter();
        prices.filter(|&&price| tons >= price).count() as u8
    }
}
