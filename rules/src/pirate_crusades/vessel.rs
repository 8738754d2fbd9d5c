//! A player's ship with what is aboard: its size, limits, weight and guns, and what its captain's flaw makes of them
//! (`pirate-crusades §3.1`, `§3.5`, `§3.7`, `§4.1`).

use super::data::Data;
use super::play::Play;
use super::values::*;
use super::view::View;
use rules::table::Seat;

/// A player's ship with what is aboard. A player without a ship has a vessel without size.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Vessel {
    /// The ship.
    pub ship: Option<Card>,
    /// The allegiance.
    pub nation: Option<Nation>,
    /// The bonuses.
    pub bonuses: CardSet,
    /// The hand.
    pub hand: CardSet,
    /// Everything that fills a hold and weighs.
    pub holds: CardSet,
    /// Number of holds filled by goods of missions that the viewer does not know.
    pub sealed_holds: u8,
    /// The tons of such goods.
    pub sealed_tons: u16,
    /// Size added by reputation.
    pub upgrade: u8,
    /// True if smaller ships surrender to its reputation.
    pub dreaded: bool,
    /// The flaw of the captain, in the Long Game.
    pub flaw: Option<Flaw>,
}

impl Vessel {
    /// Returns whether the player has a bonus.
    #[must_use]
    pub fn has(&self, data: &Data, bonus: Bonus) -> bool {
        self.bonus(data, bonus).is_some()
    }

    /// Returns the card of a bonus.
    #[must_use]
    pub fn bonus(&self, data: &Data, bonus: Bonus) -> Option<Card> {
        self.bonuses
            .iter()
            .find(|&card| data.card(card).bonus == bonus)
    }

    /// Returns whether the ship is of a class.
    #[must_use]
    pub fn is(&self, data: &Data, class: Class) -> bool {
        self.ship.is_some_and(|ship| data.card(ship).class == class)
    }

    /// Returns the size.
    #[must_use]
    pub fn size(&self, data: &Data) -> u8 {
        self.ship.map_or(0, |ship| data.size(ship) + self.upgrade)
    }

    /// Returns how much cargo there can be.
    #[must_use]
    pub fn hold_limit(&self, data: &Data) -> u8 {
        let crew = |ship| data.card(ship).crew.get() + self.upgrade;
        self.ship.map_or(0, crew)
    }

    /// Returns how many cards the hand can have.
    #[must_use]
    pub fn crew_limit(&self, data: &Data) -> u8 {
        if self.ship.is_none() {
            return 0;
        }
        let bunk = match self.has(data, Bonus::ExtraBunk) {
            true => data.numbers.extra_bunk.get(),
            false => 0,
        };
        let fewer = match self.flaw {
            Some(Flaw::RumSoaked) => data.numbers.long.rum_soaked.get(),
            _ => 0,
        };
        let limit = (self.hold_limit(data) + bunk).saturating_sub(fewer);
        limit.max(1)
    }

    /// Returns how many more cards the hand can have.
    #[must_use]
    pub fn room(&self, data: &Data) -> u8 {
        self.crew_limit(data).saturating_sub(self.hand.len())
    }

    /// Returns how many holds are free.
    #[must_use]
    pub fn free_holds(&self, data: &Data) -> u8 {
        self.hold_limit(data)
            .saturating_sub(self.holds.len() + self.sealed_holds)
    }

    /// Returns the tons of all that fills a hold.
    #[must_use]
    pub fn tons(&self, data: &Data) -> u16 {
        data.all_tons(self.holds) + self.sealed_tons
    }

    /// Returns the tons that the ship weighs less than size and cargo.
    #[must_use]
    pub fn less(&self, data: &Data) -> u8 {
        let numbers = &data.numbers;
        let mut less = 0;
        if self.is(data, Class::FastGalleon) {
            less += numbers.fast_galleon.get();
        }
        if self.has(data, Bonus::RiggedForSpeed) {
            less += numbers.rigged_for_speed.get();
        }
        less
    }

    /// Returns the weight with some cargo aboard (`pirate-crusades §3.5`).
    #[must_use]
    pub fn weight_with(&self, data: &Data, holds: CardSet) -> u16 {
        let weight = u16::from(self.size(data)) + data.all_tons(holds) + self.sealed_tons;
        weight.saturating_sub(self.less(data).into())
    }

    /// Returns the weight.
    #[must_use]
    pub fn weight(&self, data: &Data) -> u16 {
        self.weight_with(data, self.holds)
    }

    /// Returns how many times the tons of cargo count that is given in trade or sold: more than once for a Sharp Trader.
    #[must_use]
    pub fn cargo_counts(&self, data: &Data) -> u16 {
        match self.has(data, Bonus::SharpTrader) {
            true => data.numbers.sharp_trader.get().into(),
            false => 1,
        }
    }

    /// Returns the tons that some cards of hand and holds count in trade.
    #[must_use]
    pub fn traded(&self, data: &Data, cards: CardSet) -> u16 {
        let cargo = data.all_tons(cards.both(self.holds));
        data.all_tons(cards.without(self.holds)) + cargo * self.cargo_counts(data)
    }

    /// Returns the guns of one card of the hand: 1 more of the own nation.
    #[must_use]
    pub fn guns(&self, data: &Data, card: Card) -> u16 {
        let own = self.nation.is_some() && data.nation(card) == self.nation;
        let more = if own { data.numbers.own_nation } else { 0 };
        u16::from(data.guns(card)) + u16::from(more)
    }

    /// Returns what some cards come to in a combat, with the Powder Cache or without: nothing where there are none. The ships that
    /// Jokers bring come to it (`pirate-crusades §3.7`).
    #[must_use]
    pub fn total(&self, data: &Data, cards: CardSet, powder: bool) -> u16 {
        if cards.is_empty() {
            return 0;
        }
        let numbers = &data.numbers;
        let guns: u16 = cards.iter().map(|card| self.guns(data, card)).sum();
        let mut more = 0;
        if self.is(data, Class::ShipOfTheLine) {
            more += u16::from(numbers.ship_of_the_line);
        }
        if self.has(data, Bonus::ToughCrew) {
            more += u16::from(numbers.tough_crew);
        }
        if powder {
            more += u16::from(numbers.powder_cache);
        }
        guns + more
    }

    /// Returns whether some cards can be committed against a strength, with the Powder Cache or without: they come to more, or a
    /// Joker is among them (`pirate-crusades §3.7`).
    #[must_use]
    pub fn beats(&self, data: &Data, cards: CardSet, powder: bool, strength: u16) -> bool {
        cards.iter().any(Card::is_joker) || self.total(data, cards, powder) > strength
    }

    /// Returns whether the whole hand can be committed against a strength.
    #[must_use]
    pub fn can_beat(&self, data: &Data, strength: u16) -> bool {
        let powder = self.has(data, Bonus::PowderCache);
        self.beats(data, self.hand, powder, strength)
    }

    /// Returns whether ships of a size surrender at once (`pirate-crusades §4.6`).
    #[must_use]
    pub fn cows(&self, data: &Data, size: u8) -> bool {
        self.dreaded && self.size(data) > size
    }

    /// Returns whether the captain ever flees.
    #[must_use]
    pub fn flees(&self) -> bool {
        self.flaw != Some(Flaw::HotBlood)
    }

    /// Returns whether a port of the Long Game is friendly: of the own nation, or a cove (`pirate-crusades §4.5`).
    #[must_use]
    pub fn is_friend(&self, data: &Data, port: Card) -> bool {
        let nation = data.nation(port);
        nation.is_none() || nation == self.nation
    }

    /// Returns whether docking at a port of the Long Game costs a crew card (`pirate-crusades §4.5`).
    #[must_use]
    pub fn loses_deserter(&self, data: &Data, port: Card) -> bool {
        let safe = self.is_friend(data, port) || self.has(data, Bonus::SafeDock);
        !safe || self.flaw == Some(Flaw::Notorious)
    }

    /// Returns whether the flaw bars it from a port of the Long Game.
    #[must_use]
    pub fn is_barred(&self, data: &Data, port: Card) -> bool {
        match self.flaw {
            Some(Flaw::NoCove) => port.is_joker(),
            Some(Flaw::BarredSpain) => data.nation(port) == Some(Nation::Spanish),
            _ => false,
        }
    }

    /// Returns whether it could dock at a port of the Long Game with so many cards in the hand: no flaw bars it, and where a crew card
    /// deserts there is one to spare (`pirate-crusades §4.5`).
    #[must_use]
    pub fn may_dock(&self, data: &Data, port: Card, hand: u8) -> bool {
        !self.is_barred(data, port) && (hand > 1 || !self.loses_deserter(data, port))
    }

    /// Returns the doubloons that flaunting costs (`pirate-crusades §4.2`).
    #[must_use]
    pub fn flaunt_price(&self, data: &Data) -> u8 {
        match self.flaw {
            Some(Flaw::Lavish) => data.numbers.long.lavish_price,
            _ => data.numbers.long.flaunt_price,
        }
    }

    /// Returns the doubloons that so many tons are sold for (`pirate-crusades §4.2`).
    #[must_use]
    pub fn sold_for(&self, data: &Data, tons: u16) -> u8 {
        let less = match self.flaw {
            Some(Flaw::PoorHaggler) => data.numbers.long.poor_haggler,
            _ => 0,
        };
        data.doubloons(tons).saturating_sub(less)
    }
}

impl Play<'_, '_> {
    /// Returns a player's ship with what is aboard.
    pub fn vessel(&self, seat: Seat) -> Vessel {
        let has = self.cards.of(seat);
        let vessel = Vessel {
            ship: has.ship,
            nation: has.ship.and_then(|ship| self.data().nation(ship)),
            bonuses: has.bonuses.set(),
            hand: has.hand,
            holds: has.holds.set(),
            ..Vessel::default()
        };
        if !self.seats.long {
            return vessel;
        }
        let deliveries = has.missions.iter().filter(|&card| self.is_delivery(card));
        Vessel {
            nation: self.allegiance(seat),
            holds: vessel.holds.union(deliveries.collect()),
            upgrade: self.has_benefit(seat, Benefit::UpgradeShip).into(),
            dreaded: self.has_benefit(seat, Benefit::ShipsSurrender),
            flaw: self.flaw(seat),
            ..vessel
        }
    }
}

impl View {
    /// Returns a player's ship with what is aboard; its hand as far as the viewer knows it.
    #[must_use]
    pub fn vessel(&self, data: &Data, seat: Seat) -> Vessel {
        let ship = self.ship(seat);
        let vessel = Vessel {
            ship,
            nation: ship.and_then(|ship| data.nation(ship)),
            bonuses: self.bonuses(seat).into_iter().collect(),
            hand: self.hand(seat),
            holds: self.holds(seat).into_iter().collect(),
            ..Vessel::default()
        };
        if !self.long {
            return vessel;
        }
        let captain = self
            .captain_of(data, seat)
            .map(|captain| data.captains[captain as usize]);
        let has = |benefit| self.has_benefit(data, seat, benefit);
        let missions = self.missions(seat).into_iter();
        let known: CardSet = missions.filter(|&card| data.goods(card) > 0).collect();
        let goods = &self.goods[seat.index()];
        let goods = || {
            goods
                .iter()
                .filter(|_| known.is_empty())
                .filter(|goods| **goods > 0)
        };
        Vessel {
            nation: captain.map(|captain| captain.nation),
            holds: vessel.holds.union(known),
            sealed_holds: goods().count() as u8,
            sealed_tons: goods().map(|goods| u16::from(*goods)).sum(),
            upgrade: has(Benefit::UpgradeShip).into(),
            dreaded: has(Benefit::ShipsSurrender),
            flaw: captain.map(|captain| captain.flaw),
            ..vessel
        }
    }
}
