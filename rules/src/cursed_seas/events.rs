//! Event cards (`cursed-seas §3.5`).

use super::geometry::LONG;
use super::play::Play;
use super::steps::Step;
use super::values::*;
use rules::kit::ask;
use rules::table::Seat;

/// The coins that a Hidden Cache moves.
const CACHED: usize = 2;

/// An event is played: what it does at once, or what is asked for it.
pub fn play_event((seat, event): (Seat, EventCard), play: &mut Play) {
    play.spend(seat, event);
    (play.fight.cache, play.fight.stowaway) = (None, None);
    match event {
        EventCard::FairWind => play.change_turn(Cause::Events, |turn| turn.fair_wind = true),
        EventCard::Doldrums => play.change_turn(Cause::Events, |turn| turn.doldrums = Some(seat)),
        EventCard::FogAtDawn => ask(play, seat, Question::Conjure(Terrain::FogBank)),
        EventCard::UnchartedReef => ask(play, seat, Question::Conjure(Terrain::Reef)),
        EventCard::SpareSpars
        | EventCard::Mutiny
        | EventCard::HiddenCache
        | EventCard::Stowaway => {
            ask(play, seat, Question::Target(event));
        }
        EventCard::SpoiledPowder | EventCard::Parley => {}
    }
}

impl Play<'_, '_> {
    /// Returns a card of an event that a player holds.
    #[must_use]
    pub fn held(&self, seat: Seat, event: EventCard) -> Option<Card> {
        if !self.holds_event(seat, event) {
            return None;
        }
        let mut cards = self.holds.cards_at(CardPlace::Held(seat));
        cards
            .find(|(_, item, _)| *item == Item::Event(event))
            .map(|(card, ..)| card)
    }

    /// An event leaves the game.
    pub fn spend(&mut self, seat: Seat, event: EventCard) {
        if let Some(card) = self.held(seat, event) {
            self.move_card(card, CardPlace::Gone, Cause::Events);
            self.tell(Event::Played(seat, event), Cause::Events);
        }
    }

    /// Judges whether an event may be played from the menu.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_event(&self, seat: Seat, event: EventCard) -> Result<(), Reason> {
        self.held(seat, event).ok_or(Reason::NoEvent)?;
        let can = match event {
            EventCard::FairWind => !self.turn.acted,
            EventCard::Doldrums | EventCard::SpoiledPowder | EventCard::Parley => false,
            EventCard::FogAtDawn | EventCard::UnchartedReef => {
                let terrain = if event == EventCard::FogAtDawn {
                    Terrain::FogBank
                } else {
                    Terrain::Reef
                };
                self.free_shoal().is_some()
                    && self
                        .spots()
                        .any(|spot| self.judge_terrain(terrain, spot, true).is_ok())
            }
            _ => self.targets(seat, event).next().is_some(),
        };
        can.then_some(()).ok_or(Reason::NoEvent)
    }

    /// Returns the answers to which ship or island an event is played, as far as they are legal.
    pub fn targets(&self, seat: Seat, event: EventCard) -> impl Iterator<Item = Choice> {
        let vessels = self.pieces().vessels().map(Choice::Vessel);
        let islands = Island::ALL.iter().copied().map(Choice::Island);
        let home = self.waters.home(seat);
        let crew = home.into_iter().flat_map(move |home| {
            let there = self.holds.crew_at(CardPlace::Ashore(home, seat));
            there.map(|(card, ..)| Choice::Card(card))
        });
        vessels
            .chain(islands)
            .chain(crew)
            .filter(move |&choice| self.judge_event_target(seat, event, choice).is_ok())
    }

    /// Judges for what an event is played.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge_event_target(
        &self,
        seat: Seat,
        event: EventCard,
        choice: Choice,
    ) -> Result<(), Reason> {
        let fits = match (event, choice) {
            (EventCard::SpareSpars, Choice::Vessel(vessel)) => {
                self.judge_own(seat, vessel)?;
                let hull = self.waters.hull(vessel);
                hull.is_ship()
                    && hull.gone() != 0
                    && hull.pinned.is_none()
                    && hull.tower.is_none()
                    && self.waters.place(vessel).is_some()
            }
            (EventCard::Mutiny, Choice::Vessel(vessel)) => {
                let own = self
                    .waters
                    .fleet(seat)
                    .any(|own| self.are_within(own, vessel, LONG));
                let mut crew = self.holds.crew_at(CardPlace::Aboard(vessel));
                self.player(vessel) != seat && own && crew.next().is_some()
            }
            (EventCard::HiddenCache, Choice::Island(island)) => {
                let coins = |island| self.holds.coins_at(TreasurePlace::On(island)).count();
                let mut others = Island::ALL.iter().filter(|other| **other != island);
                match self.fight.cache {
                    Some(first) => first != island && coins(island) > 0,
                    None => coins(island) > 0 && others.any(|&other| coins(other) > 0),
                }
            }
            (EventCard::Stowaway, Choice::Card(card)) => {
                let home = self.waters.home(seat).ok_or(Reason::NotThere)?;
                let there = self.card_place(card) == CardPlace::Ashore(home, seat);
                let crew = matches!(self.item(card), Some(Item::Crew(..)));
                let ships = self.waters.fleet(seat);
                self.fight.stowaway.is_none()
                    && there
                    && crew
                    && ships
                        .into_iter()
                        .any(|ship| self.judge_card(ship, card).is_ok())
            }
            (EventCard::Stowaway, Choice::Vessel(vessel)) => {
                self.judge_own(seat, vessel)?;
                let card = self.fight.stowaway.ok_or(Reason::NotThere)?;
                self.judge_card(vessel, card)?;
                true
            }
            _ => return Err(Reason::NotAsked),
        };
        fits.then_some(()).ok_or(Reason::NoTarget)
    }

    /// Carries out an event for what it is played.
    pub fn aim_event(&mut self, seat: Seat, event: EventCard, choice: Choice) {
        match (event, choice) {
            (EventCard::SpareSpars, Choice::Vessel(vessel)) => {
                self.agenda.push(Step::GainMast(vessel));
            }
            (EventCard::Mutiny, Choice::Vessel(vessel)) => {
                self.agenda.push(Step::LoseCrew(vessel));
            }
            (EventCard::HiddenCache, Choice::Island(island)) => match self.fight.cache.take() {
                None => {
                    self.fight.cache = Some(island);
                    ask(self, seat, Question::Target(event));
                }
                Some(first) => self.exchange_caches(seat, first, island),
            },
            (EventCard::Stowaway, Choice::Card(card)) => {
                self.fight.stowaway = Some(card);
                ask(self, seat, Question::Target(event));
            }
            (EventCard::Stowaway, Choice::Vessel(vessel)) => {
                if let Some(card) = self.fight.stowaway.take() {
                    self.move_card(card, CardPlace::Aboard(vessel), Cause::Events);
                    self.show_stowage(vessel);
                }
            }
            _ => {}
        }
    }

    /// Two random coins of an island change places with as many of another; the player sees those of the first.
    fn exchange_caches(&mut self, seat: Seat, one: Island, other: Island) {
        self.tell(Event::Cached(one, other), Cause::Events);
        let [mut first, mut second] = [one, other].map(|island| {
            let coins = self.holds.coins_at(TreasurePlace::On(island));
            coins.map(|(coin, _)| coin).collect::<Vec<Treasure>>()
        });
        self.dice.shuffle(&mut first);
        self.dice.shuffle(&mut second);
        let count = first.len().min(second.len()).min(CACHED);
        for (&coin, &for_it) in first.iter().zip(&second).take(count) {
            self.hide_at(coin, other, Knowers::only(seat), Cause::Events);
            self.hide_at(for_it, one, Knowers::NOBODY, Cause::Events);
        }
    }
}
