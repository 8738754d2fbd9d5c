//! Exploring islands and ships (`cursed-seas §5.9`).

use super::play::Play;
use super::steps::{Pair, Step};
use super::values::*;
use rules::kit::ask;

/// The next thing is taken of an island.
pub fn explore((vessel, island): (Vessel, Island), play: &mut Play) {
    let seat = play.player(vessel);
    ask(play, seat, Question::Explore(vessel, island));
}

/// The next thing is taken of another ship, or given to her.
pub fn explore_ship((vessel, other): Pair, play: &mut Play) {
    let seat = play.player(vessel);
    ask(play, seat, Question::ExploreShip(vessel, other));
}

impl Play<'_, '_> {
    /// Judges an explore action: at a wild island where she was docked when the turn began; a Raider also at an opponent's home.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_explore(&self, vessel: Vessel) -> Result<(), Reason> {
        if !self.waters.hull(vessel).is_ship() {
            return Err(Reason::NoCreature);
        }
        self.waters.place(vessel).ok_or(Reason::Lost)?;
        let site = self.site(vessel);
        let raid = || {
            let (_, gold) = self.hoard(self.foreign_home(vessel)?)?;
            (gold > 0 && self.has_room(vessel) && self.spent().is_some()).then_some(())
        };
        (site.is_some() || raid().is_some())
            .then_some(())
            .ok_or(Reason::NotDocked)
    }

    /// Returns the wild island that she may explore by an action.
    fn site(&self, vessel: Vessel) -> Option<Island> {
        let began = self.waters.today(vessel).docked;
        self.wild(vessel).filter(|island| began == Some(*island))
    }

    /// Returns the wild island where a vessel is docked.
    #[must_use]
    pub fn wild(&self, vessel: Vessel) -> Option<Island> {
        let seat = self.player(vessel);
        let mut docked = self.docked_at(vessel);
        docked.find(|island| {
            let isle = self.waters.isle(*island);
            isle.home.is_none() && !isle.is_foreign(seat)
        })
    }

    /// Returns the opponent's home, or the island with his fort, where a Raider is docked.
    fn foreign_home(&self, vessel: Vessel) -> Option<Island> {
        let seat = self.player(vessel);
        let mut docked = self.docked_at(vessel);
        docked.find(|island| self.waters.isle(*island).is_foreign(seat))
    }

    /// Judges whether she may explore without an action: by a marker or Quick Landing.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_explore_freely(&self, vessel: Vessel) -> Result<(), Reason> {
        let island = self.wild(vessel).ok_or(Reason::NotDocked)?;
        let (seat, today) = (self.player(vessel), self.waters.today(vessel));
        let marker = today.marker && self.waters.isle(island).marked.contains(seat);
        let landing = !today.landed && self.has(vessel, Keyword::QuickLanding);
        (marker || landing).then_some(()).ok_or(Reason::NoAbility)
    }

    /// Explores without an action: a marker is used up before Quick Landing.
    pub fn explore_freely(&mut self, vessel: Vessel) {
        let Some(island) = self.wild(vessel) else {
            return;
        };
        let (seat, today) = (self.player(vessel), *self.waters.today(vessel));
        if today.marker && self.waters.isle(island).marked.contains(seat) {
            self.note(vessel, Cause::Explore, |today| today.marker = false);
        } else {
            self.uses(vessel, Keyword::QuickLanding, Cause::Explore);
            self.note(vessel, Cause::Explore, |today| today.landed = true);
        }
        self.explore_island(vessel, island);
    }

    /// Begins an explore action at an island.
    pub fn begin_exploring(&mut self, vessel: Vessel) {
        if let Some(island) = self.site(vessel) {
            self.explore_island(vessel, island);
        } else if let Some(home) = self.foreign_home(vessel) {
            self.raid(vessel, home);
        }
    }

    /// Looks at all that lies on an island; uniques come aboard.
    pub fn explore_island(&mut self, vessel: Vessel, island: Island) {
        let seat = self.player(vessel);
        self.tell(Event::Explored(vessel, island), Cause::Explore);
        self.change_isle(island, Cause::Explore, |isle| isle.explored.insert(seat));
        self.look_at_all(vessel, island);
        let uniques = self.holds.uniques_at(TreasurePlace::On(island));
        let uniques: Vec<Treasure> = uniques.map(|(treasure, _)| treasure).collect();
        for treasure in uniques {
            self.move_treasure(treasure, TreasurePlace::Aboard(vessel), Cause::Explore);
        }
        self.agenda.push(Step::Explore((vessel, island)));
    }

    /// Looks at all treasure of an island.
    pub fn look_at_all(&mut self, vessel: Vessel, island: Island) {
        let seat = self.player(vessel);
        let there = self.holds.treasures_at(TreasurePlace::On(island));
        let there: Vec<Treasure> = there.map(|(treasure, ..)| treasure).collect();
        for treasure in there {
            self.change_treasure(treasure, Cause::Explore, |_, state| {
                state.known = state.known.and(seat);
            });
        }
    }

    /// A Raider takes a coin of what an opponent's home has.
    fn raid(&mut self, vessel: Vessel, home: Island) {
        let Some((_, hoard)) = self.hoard(home) else {
            return;
        };
        self.uses(vessel, Keyword::Raider, Cause::Explore);
        let raided = self.dice.pick(&self.book.0.numbers.raid);
        let value = raided.min(hoard);
        // Unloaded gold is a sum: a treasure that has left the game stands for the coin taken.
        let Some(coin) = self.spent() else {
            return;
        };
        self.tell(Event::Raided(vessel, home, value), Cause::Explore);
        self.change_hoard(home, Cause::Explore, |gold| *gold -= value);
        self.mint(coin, value);
        let seat = self.player(vessel);
        self.change_treasure(coin, Cause::Explore, |at, state| {
            at.place = TreasurePlace::Aboard(vessel);
            state.known = Knowers::only(seat);
        });
    }

    /// Judges what is taken of an island.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_take(&self, vessel: Vessel, island: Island, choice: Choice) -> Result<(), Reason> {
        match choice {
            Choice::Done => Ok(()),
            Choice::TakeCoin(value) => {
                let there = self
                    .values_at(TreasurePlace::On(island), false)
                    .any(|other| other == value);
                there.then_some(()).ok_or(Reason::NotThere)?;
                let fits = self.fits_coin(vessel, value) || self.is_greedy(vessel, island);
                fits.then_some(()).ok_or(Reason::NoRoom)
            }
            Choice::Take(card) => {
                let owner = match self.card_place(card) {
                    CardPlace::Ashore(there, owner) if there == island => owner,
                    _ => return Err(Reason::NotThere),
                };
                let equipment = matches!(self.item(card), Some(Item::Equipment(_)));
                let own = owner == self.player(vessel);
                (equipment || own).then_some(()).ok_or(Reason::NotYours)?;
                self.judge_card(vessel, card)
            }
            _ => Err(Reason::NotAsked),
        }
    }

    /// Returns whether one coin more than fits may be taken of an island in this exploring (`cursed-seas §3.6`).
    fn is_greedy(&self, vessel: Vessel, island: Island) -> bool {
        island == Island::IsleOfKnocking && self.waters.today(vessel).greedy
    }

    /// Takes something of an island, and goes on.
    pub fn take_of_island(&mut self, vessel: Vessel, island: Island, choice: Choice) {
        match choice {
            Choice::TakeCoin(value) => {
                let coin = {
                    let mut coins = self.holds.coins_at(TreasurePlace::On(island));
                    coins.find(|&(_, other)| other == value)
                };
                let Some((coin, _)) = coin else {
                    return;
                };
                let greedy = !self.fits_coin(vessel, value);
                self.move_treasure(coin, TreasurePlace::Aboard(vessel), Cause::Explore);
                if greedy {
                    self.note(vessel, Cause::Explore, |today| today.greedy = false);
                    let entity = self.waters.pieces.treasures[coin.index()];
                    if let Ok((_, _, mut state)) = self.holds.treasures.get_mut(entity) {
                        state.free = true;
                    }
                }
                self.show_stowage(vessel);
            }
            Choice::Take(card) => {
                self.move_card(card, CardPlace::Aboard(vessel), Cause::Explore);
                self.show_stowage(vessel);
            }
            _ => {
                if self.is_greedy(vessel, island) {
                    self.note(vessel, Cause::Explore, |today| today.greedy = false);
                }
                return;
            }
        }
        self.agenda.push(Step::Explore((vessel, island)));
    }

    /// Judges whether a ship may explore another: an own one or any derelict that she touches, or that tows her or is towed by her.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_explore_ship(&self, vessel: Vessel, other: Vessel) -> Result<(), Reason> {
        let (hull, theirs) = (self.waters.hull(vessel), self.waters.hull(other));
        if !hull.is_ship() || !theirs.is_ship() || vessel == other {
            return Err(Reason::NoCreature);
        }
        if self.are_enemies(vessel, other) && !theirs.is_derelict() {
            return Err(Reason::NoDerelict);
        }
        let tow = hull.tower == Some(other) || theirs.tower == Some(vessel);
        let both = self.capsule(vessel).zip(self.capsule(other));
        let touch = both.is_some_and(|(one, other)| one.touches(&other));
        if !(tow && both.is_some() || touch) {
            return Err(Reason::NotTouched);
        }
        let place = |ship| {
            let cards = self
                .holds
                .cards_at(CardPlace::Aboard(ship))
                .next()
                .is_some();
            let loot = self.holds.treasures_at(TreasurePlace::Aboard(ship));
            cards || loot.count() > 0
        };
        let any = place(other) || !self.are_enemies(vessel, other) && place(vessel);
        any.then_some(()).ok_or(Reason::NothingThere)
    }

    /// Begins to explore another ship: what an enemy's derelict carries is looked at.
    pub fn begin_exploring_ship(&mut self, vessel: Vessel, other: Vessel) {
        let seat = self.player(vessel);
        self.tell(Event::ShipExplored(vessel, other), Cause::Explore);
        if self.are_enemies(vessel, other) {
            let cards = self.holds.cards_at(CardPlace::Aboard(other));
            let cards: Vec<Card> = cards.map(|(card, ..)| card).collect();
            for card in cards {
                self.show(card, Cause::Explore);
            }
            let coins = self.holds.coins_at(TreasurePlace::Aboard(other));
            let coins: Vec<Treasure> = coins.map(|(coin, _)| coin).collect();
            for coin in coins {
                self.change_treasure(coin, Cause::Explore, |_, state| {
                    state.known = state.known.and(seat);
                });
            }
        }
        for ship in [vessel, other] {
            for (_, at, mut state) in &mut self.holds.cards {
                if at.place == CardPlace::Aboard(ship) {
                    state.exchanged = false;
                }
            }
            for (_, at, mut state) in &mut self.holds.treasures {
                if at.place == TreasurePlace::Aboard(ship) {
                    state.exchanged = false;
                }
            }
        }
        for ship in [vessel, other] {
            self.agenda.push(Step::Excess(ship));
        }
        self.agenda.push(Step::ExploreShip((vessel, other)));
    }

    /// Judges what is taken of another ship, or given to her: each thing once.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_exchange(
        &self,
        vessel: Vessel,
        other: Vessel,
        choice: Choice,
    ) -> Result<(), Reason> {
        let (from, to) = match choice {
            Choice::Done => return Ok(()),
            Choice::TakeCoin(_) | Choice::Take(_) | Choice::TakeUnique(_) => (other, vessel),
            _ if self.are_enemies(vessel, other) => return Err(Reason::NotYours),
            _ => (vessel, other),
        };
        match choice {
            Choice::TakeCoin(value) | Choice::GiveCoin(value) => {
                self.to_exchange(from, Loot::Coin(value))
                    .ok_or(Reason::NotThere)?;
                self.fits_coin(to, value)
                    .then_some(())
                    .ok_or(Reason::NoRoom)
            }
            Choice::Take(card) | Choice::Give(card) => {
                if self.card_place(card) != CardPlace::Aboard(from) {
                    return Err(Reason::NotThere);
                }
                let mut aboard = self.holds.cards_at(CardPlace::Aboard(from));
                if aboard.any(|(other, _, state)| other == card && state.exchanged) {
                    return Err(Reason::MovedToday);
                }
                self.judge_card(to, card)
            }
            Choice::TakeUnique(unique) | Choice::GiveUnique(unique) => {
                let there = self.to_exchange(from, Loot::Unique(unique));
                there.map(|_| ()).ok_or(Reason::NotThere)
            }
            _ => Err(Reason::NotAsked),
        }
    }

    /// Returns a treasure of this kind aboard a ship that has not changed ships in the exploring that goes on.
    fn to_exchange(&self, from: Vessel, wanted: Loot) -> Option<Treasure> {
        let mut aboard = self.holds.treasures_at(TreasurePlace::Aboard(from));
        aboard
            .find(|(_, loot, state)| *loot == wanted && !state.exchanged)
            .map(|(treasure, ..)| treasure)
    }

    /// Takes something of another ship or gives it, and goes on.
    pub fn exchange(&mut self, vessel: Vessel, other: Vessel, choice: Choice) {
        let (from, to) = match choice {
            Choice::Done => return,
            Choice::TakeCoin(_) | Choice::Take(_) | Choice::TakeUnique(_) => (other, vessel),
            _ => (vessel, other),
        };
        self.agenda.push(Step::ExploreShip((vessel, other)));
        match choice {
            Choice::TakeCoin(value) | Choice::GiveCoin(value) => {
                self.exchange_treasure(from, to, Loot::Coin(value));
            }
            Choice::TakeUnique(unique) | Choice::GiveUnique(unique) => {
                self.exchange_treasure(from, to, Loot::Unique(unique));
            }
            Choice::Take(card) | Choice::Give(card) => {
                self.note_card(card, |state| state.exchanged = true);
                self.move_card(card, CardPlace::Aboard(to), Cause::Explore);
                self.show_stowage(to);
            }
            _ => {}
        }
    }

    /// A treasure changes ships; where the other is docked at home it is unloaded at once.
    fn exchange_treasure(&mut self, from: Vessel, to: Vessel, loot: Loot) {
        let Some(treasure) = self.to_exchange(from, loot) else {
            return;
        };
        let entity = self.waters.pieces.treasures[treasure.index()];
        if let Ok((_, _, mut state)) = self.holds.treasures.get_mut(entity) {
            state.exchanged = true;
        }
        self.move_treasure(treasure, TreasurePlace::Aboard(to), Cause::Explore);
        self.show_stowage(to);
        self.unload_received(to, (treasure, loot));
    }
}
