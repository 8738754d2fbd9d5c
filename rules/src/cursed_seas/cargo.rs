//! Cargo: what fits aboard, and what moves between ships and islands (`cursed-seas §3.8`, `§5.4`).

use super::data::Link;
use super::fleet::CrewCard;
use super::play::Play;
use super::steps::Step;
use super::values::*;
use rules::kit::ask;
use rules::table::Seat;

impl Play<'_, '_> {
    /// Returns the cargo spaces of a ship; creatures have none.
    #[must_use]
    pub fn space(&self, vessel: Vessel) -> u8 {
        let Some(Make::Ship(ship)) = self.waters.hull(vessel).make else {
            return 0;
        };
        let crew = self.holds.crew_at(CardPlace::Aboard(vessel));
        let crew: Vec<CrewCard> = crew
            .map(|(_, crew, nation)| CrewCard { crew, nation })
            .collect();
        self.data().spaces(ship, &crew)
    }

    /// Returns the cargo spaces that are taken aboard a ship.
    #[must_use]
    pub fn load(&self, vessel: Vessel) -> u8 {
        let deep = self.has(vessel, Keyword::DeepHold);
        let cards = self.holds.cards_at(CardPlace::Aboard(vessel)).count();
        let treasures = self.holds.treasures_at(TreasurePlace::Aboard(vessel));
        let coins = treasures.filter(|(_, loot, state)| match loot {
            Loot::Coin(value) => !(state.free || deep && *value == 1),
            Loot::Unique(_) => false,
        });
        (cards + coins.count()) as u8
    }

    /// Returns whether a ship has a space left.
    #[must_use]
    pub fn has_room(&self, vessel: Vessel) -> bool {
        self.load(vessel) < self.space(vessel)
    }

    /// Returns whether a coin of this value fits aboard.
    #[must_use]
    pub fn fits_coin(&self, vessel: Vessel, value: u8) -> bool {
        self.waters.hull(vessel).is_ship()
            && (value == 1 && self.has(vessel, Keyword::DeepHold) || self.has_room(vessel))
    }

    /// Judges whether a card may go aboard a ship: crew and equipment each cost no more than she does.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_card(&self, vessel: Vessel, card: Card) -> Result<(), Reason> {
        let Some(Make::Ship(ship)) = self.waters.hull(vessel).make else {
            return Err(Reason::NoCreature);
        };
        let (data, item) = (self.data(), self.item(card).ok_or(Reason::NotThere)?);
        let ship = data.ship(ship);
        let aboard = || {
            let cards = self.holds.cards_at(CardPlace::Aboard(vessel));
            cards
                .filter(|(other, ..)| *other != card)
                .map(|(_, item, _)| item)
        };
        let crew_cost = |item: Item| match item {
            Item::Crew(crew, _) => data.crew(crew).cost,
            _ => 0,
        };
        let gear_cost = |item: Item| match item {
            Item::Equipment(equipment) => data.equipment(equipment).cost,
            _ => 0,
        };
        match item {
            Item::Crew(crew, nation) => {
                let foreign = !data.is_of(CrewCard { crew, nation }, ship.nation);
                let barred = ship.keywords.contains(&Keyword::Loyal) || data.crew(crew).cost == 0;
                let second = crew == Crew::Deckhand
                    && aboard().any(|item| matches!(item, Item::Crew(Crew::Deckhand, _)));
                let cost: u8 = aboard().map(crew_cost).sum::<u8>() + crew_cost(item);
                if foreign && barred || second || cost > ship.points {
                    return Err(Reason::TooDear);
                }
            }
            Item::Equipment(_) => {
                let cost: u8 = aboard().map(gear_cost).sum::<u8>() + gear_cost(item);
                if cost > ship.points {
                    return Err(Reason::TooDear);
                }
            }
            Item::Event(_) => return Err(Reason::NotThere),
        }
        let brings = match item {
            Item::Crew(crew, nation) => self.brings_space(vessel, CrewCard { crew, nation }),
            _ => 0,
        };
        let fits = self.load(vessel) < self.space(vessel) + brings;
        fits.then_some(()).ok_or(Reason::NoRoom)
    }

    /// Returns the spaces that a crew would bring along.
    fn brings_space(&self, vessel: Vessel, card: CrewCard) -> u8 {
        let Some(Make::Ship(ship)) = self.waters.hull(vessel).make else {
            return 0;
        };
        let crew = self.holds.crew_at(CardPlace::Aboard(vessel));
        let mut crew: Vec<CrewCard> = crew
            .map(|(_, crew, nation)| CrewCard { crew, nation })
            .collect();
        let before = self.data().spaces(ship, &crew);
        crew.push(card);
        self.data().spaces(ship, &crew) - before
    }

    /// Returns the island where a vessel may drop and take aboard: one at which she is docked, her home first.
    #[must_use]
    pub fn quay(&self, vessel: Vessel) -> Option<Island> {
        let seat = self.player(vessel);
        let docked = self.docked_at(vessel);
        docked
            .filter(|island| !self.waters.isle(*island).is_foreign(seat))
            .min_by_key(|island| self.waters.isle(*island).home.is_none())
    }

    /// Leaves a card of a ship on the island where she is docked.
    pub fn drop_card(&mut self, vessel: Vessel, card: Card) {
        let Some(island) = self.quay(vessel) else {
            return;
        };
        let seat = self.player(vessel);
        self.note_card(card, |state| state.moved = true);
        self.put_ashore(card, island, seat, Cause::Cargo);
        self.agenda.push(Step::Excess(vessel));
    }

    /// Puts a card on an island; equipment lies open there, since anybody may take it.
    fn put_ashore(&mut self, card: Card, island: Island, seat: Seat, cause: Cause) {
        if matches!(self.item(card), Some(Item::Equipment(_))) {
            self.show(card, cause);
        }
        self.move_card(card, CardPlace::Ashore(island, seat), cause);
    }

    /// Leaves a coin of this value on the wild island where a ship is docked.
    pub fn drop_coin(&mut self, vessel: Vessel, value: u8) {
        let coin = self.coin_aboard(vessel, value, true);
        if let Some((island, coin)) = self.quay(vessel).zip(coin) {
            self.mark_moved(coin);
            self.move_treasure(coin, TreasurePlace::On(island), Cause::Cargo);
        }
    }

    /// Notes that a treasure was moved this turn.
    pub fn mark_moved(&mut self, treasure: Treasure) {
        let entity = self.waters.pieces.treasures[treasure.index()];
        if let Ok((_, _, mut state)) = self.holds.treasures.get_mut(entity) {
            state.moved = true;
        }
    }

    /// Returns a coin of a value aboard a ship, one that was not moved this turn where that is asked.
    #[must_use]
    pub fn coin_aboard(&self, vessel: Vessel, value: u8, fresh: bool) -> Option<Treasure> {
        let mut coins = self.holds.treasures_at(TreasurePlace::Aboard(vessel));
        coins
            .find(|(_, loot, state)| *loot == Loot::Coin(value) && !(fresh && state.moved))
            .map(|(coin, ..)| coin)
    }

    /// Returns the values of the coins at a place, each once.
    pub fn values_at(&self, place: TreasurePlace, fresh: bool) -> impl Iterator<Item = u8> {
        (1..=3).filter(move |&value| {
            let mut coins = self.holds.treasures_at(place);
            coins.any(|(_, loot, state)| loot == Loot::Coin(value) && !(fresh && state.moved))
        })
    }

    /// Takes a card aboard from the island where a ship is docked.
    pub fn take_aboard(&mut self, vessel: Vessel, card: Card) {
        self.note_card(card, |state| state.moved = true);
        self.move_card(card, CardPlace::Aboard(vessel), Cause::Cargo);
        self.show_stowage(vessel);
    }

    /// Moves a crew to another ship docked at the same island.
    pub fn transfer(&mut self, card: Card, to: Vessel) {
        let CardPlace::Aboard(from) = self.card_place(card) else {
            return;
        };
        self.take_aboard(to, card);
        self.agenda.push(Step::Excess(from));
    }

    /// Turns up the cards by which a ship has more space than printed, where she uses it.
    pub fn show_stowage(&mut self, vessel: Vessel) {
        let Some(Make::Ship(ship)) = self.waters.hull(vessel).make else {
            return;
        };
        if self.load(vessel) <= self.data().ship(ship).cargo {
            return;
        }
        self.uses(vessel, Keyword::Quartermaster, Cause::Cargo);
        let place = CardPlace::Aboard(vessel);
        let crew: Vec<(Card, Crew)> = self
            .holds
            .crew_at(place)
            .map(|(card, crew, _)| (card, crew))
            .collect();
        for &(card, one) in &crew {
            let links = &self.data().crew(one).links;
            let linked = links.iter().any(|link| match *link {
                Link::Ship(with) => with == ship,
                Link::Crew(with) => crew.iter().any(|&(_, other)| other == with),
            });
            if linked {
                self.show(card, Cause::Cargo);
            }
        }
    }

    /// Judges whether a card of a ship may be left ashore.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_drop(&self, vessel: Vessel, card: Card) -> Result<(), Reason> {
        let there = self.card_place(card) == CardPlace::Aboard(vessel);
        there.then_some(()).ok_or(Reason::NotThere)?;
        self.judge_unmoved(card)?;
        self.quay(vessel).map(|_| ()).ok_or(Reason::NotDocked)
    }

    /// Judges whether a card was not moved this turn.
    ///
    /// # Errors
    /// That it was.
    pub fn judge_unmoved(&self, card: Card) -> Result<(), Reason> {
        let entity = self.waters.pieces.cards.get(card.index());
        let state = entity.and_then(|&entity| self.holds.cards.get(entity).ok());
        match state {
            Some((_, _, state)) if !state.moved => Ok(()),
            Some(_) => Err(Reason::MovedToday),
            None => Err(Reason::NotThere),
        }
    }

    /// Judges whether a card ashore may come aboard a ship docked there: own crew, any equipment.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_take_aboard(&self, vessel: Vessel, card: Card) -> Result<(), Reason> {
        let CardPlace::Ashore(island, owner) = self.card_place(card) else {
            return Err(Reason::NotThere);
        };
        let equipment = matches!(self.item(card), Some(Item::Equipment(_)));
        if !(equipment || owner == self.player(vessel)) {
            return Err(Reason::NotYours);
        }
        if self.quay(vessel) != Some(island) {
            return Err(Reason::NotDocked);
        }
        self.judge_unmoved(card)?;
        self.judge_card(vessel, card)
    }

    /// Judges whether a crew may change to another own ship docked at the same island.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_transfer(&self, card: Card, to: Vessel) -> Result<(), Reason> {
        let CardPlace::Aboard(from) = self.card_place(card) else {
            return Err(Reason::NotThere);
        };
        if !matches!(self.item(card), Some(Item::Crew(..))) || from == to {
            return Err(Reason::NotThere);
        }
        if self.are_enemies(from, to) {
            return Err(Reason::NotYours);
        }
        let quay = self.quay(from).ok_or(Reason::NotDocked)?;
        if self.quay(to) != Some(quay) {
            return Err(Reason::NotDocked);
        }
        self.judge_unmoved(card)?;
        self.judge_card(to, card)
    }

    /// Gives up a card for which there is no space: onto the island where the ship is docked, else it is eliminated.
    pub fn give_up(&mut self, vessel: Vessel, card: Card) {
        let seat = self.player(vessel);
        match self.quay(vessel) {
            Some(island) => self.put_ashore(card, island, seat, Cause::Cargo),
            None => self.move_card(card, CardPlace::Gone, Cause::Cargo),
        }
        self.agenda.push(Step::Excess(vessel));
    }

    /// Gives up a coin for which there is no space.
    pub fn give_up_coin(&mut self, vessel: Vessel, value: u8) {
        let wild = self
            .docked_at(vessel)
            .find(|island| self.waters.isle(*island).home.is_none());
        if let Some(coin) = self.coin_aboard(vessel, value, false) {
            match wild {
                Some(island) => self.move_treasure(coin, TreasurePlace::On(island), Cause::Cargo),
                None => self.lose_treasure(coin, Cause::Cargo),
            }
        }
        self.agenda.push(Step::Excess(vessel));
    }

    /// A treasure leaves the game.
    pub fn lose_treasure(&mut self, treasure: Treasure, cause: Cause) {
        let entity = self.waters.pieces.treasures[treasure.index()];
        let loot = self
            .holds
            .treasures
            .get(entity)
            .ok()
            .and_then(|(_, _, state)| state.loot);
        self.move_treasure(treasure, TreasurePlace::Gone, cause);
        if let Some(Loot::Coin(value)) = loot {
            self.change_turn(cause, |turn| turn.lost += value);
        }
    }
}

/// A ship with more aboard than fits gives something up (`cursed-seas §3.8`); when all fits, the loss may have ended the game.
pub fn excess(vessel: Vessel, play: &mut Play) {
    play.agenda.push(Step::Ends);
    if play.waters.hull(vessel).is_ship() && play.load(vessel) > play.space(vessel) {
        let seat = play.player(vessel);
        ask(play, seat, Question::DropExcess(vessel));
    }
}
