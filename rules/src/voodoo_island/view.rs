//! The view of a seat, how the log moves it on, and the shuffle of what it hides (`voodoo-island §12`).

use super::data::Data;
use super::explorers::{Bag, Tools};
use super::play::{Play, Tiles};
use super::values::*;
use bevy_ecs::prelude::In;
use rules::kit::ask;
use rules::table::{Seat, ToldApart};

/// An explorer as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExplorerView {
    /// Its place.
    pub at: Whereabouts,
    /// Its hearts; none of the dead.
    pub hearts: u8,
    /// Its bag.
    pub bag: Bag,
    /// Its tool spots.
    pub tools: Tools,
    /// The snares that wait for it.
    pub snares: u8,
    /// The places of its helpers.
    pub helpers: Vec<HelperPlace>,
    /// The number of expedition cards in its hand.
    pub cards: u8,
    /// True if a card lies face down before it.
    pub laid: bool,
    /// The number of mission cards in its hand.
    pub missions: u8,
}

impl ExplorerView {
    /// Returns how many of its helpers are with it.
    #[must_use]
    pub fn pool(&self) -> u8 {
        self.helpers_at(HelperPlace::Pool)
    }

    /// Returns how many of its helpers are at a place.
    #[must_use]
    pub fn helpers_at(&self, to: HelperPlace) -> u8 {
        self.helpers.iter().filter(|place| **place == to).count() as u8
    }

    /// Returns whether a helper is on a tool spot.
    #[must_use]
    pub fn has_helper(&self, slot: Slot) -> bool {
        self.helpers.contains(&HelperPlace::Tool(slot))
    }
}

/// Everything that a seat sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// The phase.
    pub phase: Phase,
    /// The day, from 1; 0 before the first.
    pub day: u8,
    /// The number of days.
    pub days: u8,
    /// The daytime of the cube.
    pub daytime: Daytime,
    /// The seat that is First on the trail.
    pub first: Seat,
    /// The seat whose round it is.
    pub active: Seat,
    /// The explorers, by seat.
    pub explorers: Vec<ExplorerView>,
    /// Mist and tiles.
    pub tiles: Tiles,
    /// The helicopter's cell.
    pub helicopter: Option<Cell>,
    /// The place of each expedition card, by number; nothing where the viewer does not know.
    pub cards: Vec<Option<CardPlace>>,
    /// The number of expedition cards in the deck.
    pub deck: u8,
    /// The place of each mission card, by number; nothing where the viewer does not know.
    pub missions: Vec<Option<MissionPlace>>,
    /// The number of mission cards in the deck.
    pub mission_deck: u8,
    /// The place of each island card; nothing where nobody knows.
    pub islands: Vec<Option<IslandPlace>>,
}

/// Looks at the table.
pub fn look(In(viewer): In<Option<Seat>>, play: Play) -> View {
    let cards = play.decks.cards.iter().map(|(_, at)| at.place);
    let laid = |seat| cards.clone().any(|place| place == CardPlace::Laid(seat));
    let mission_hand = |seat| {
        let places = play.decks.missions.iter().map(|(_, at)| at.place.place);
        places
            .filter(|place| *place == MissionPlace::Hand(seat))
            .count() as u8
    };
    let explorers = play.explorers.places().map(|(seat, at)| {
        let helpers = play.explorers.helpers().filter(|(owner, _)| *owner == seat);
        ExplorerView {
            at,
            hearts: play.explorers.hearts(seat).0,
            bag: *play.explorers.bag(seat),
            tools: *play.explorers.tools(seat),
            snares: play.explorers.snares(seat).0,
            helpers: helpers.map(|(_, place)| place).collect(),
            cards: play.decks.held(seat),
            laid: laid(seat),
            missions: mission_hand(seat),
        }
    });
    View {
        phase: *play.phase.get(),
        day: play.clock.day,
        days: play.clock.days,
        daytime: play.clock.daytime,
        first: play.clock.first,
        active: play.active(),
        explorers: explorers.collect(),
        tiles: *play.land.tiles,
        helicopter: play.land.helicopter(),
        cards: cards
            .clone()
            .map(|place| sees_card(viewer, place).then_some(place))
            .collect(),
        deck: play.decks.deck_len(),
        missions: play
            .decks
            .missions
            .iter()
            .map(|(_, at)| sees_mission(viewer, at.place).then_some(at.place.place))
            .collect(),
        mission_deck: play.decks.mission_deck_len(),
        islands: play
            .decks
            .islands
            .iter()
            .map(|(card, at)| sees_island(*card, at.place).then_some(at.place))
            .collect(),
    }
}

fn sees_card(viewer: Option<Seat>, place: CardPlace) -> bool {
    match place {
        CardPlace::Deck(_) => false,
        CardPlace::Hand(seat) | CardPlace::Laid(seat) => viewer == Some(seat),
        CardPlace::Used => true,
    }
}

fn sees_mission(viewer: Option<Seat>, at: MissionAt) -> bool {
    at.seen
        || match at.place {
            MissionPlace::Deck(_) => false,
            MissionPlace::Hand(seat) => viewer == Some(seat),
            MissionPlace::Carried(..) | MissionPlace::Delivered(..) => true,
        }
}

fn sees_island(card: IslandCard, place: IslandPlace) -> bool {
    card == IslandCard::TheLastDay || matches!(place, IslandPlace::Turned(_))
}

/// Deals anew what a seat may not know: the cards of decks, box and the others' hands.
pub fn shuffle_hidden(In(viewer): In<Seat>, mut play: Play) {
    let play = &mut play;
    let viewer_seat = Some(viewer);
    let cards = play.decks.cards.iter_mut().map(|(_, at)| at);
    let cards = cards.filter(|at| !sees_card(viewer_seat, at.place));
    play.dice.deal_places(cards);
    let missions = play.decks.missions.iter_mut().map(|(_, at)| at);
    let missions = missions.filter(|at| !sees_mission(viewer_seat, at.place));
    play.dice.deal_places(missions);
    let islands = play.decks.islands.iter_mut();
    let islands = islands.filter(|(card, at)| !sees_island(**card, at.place));
    let islands = islands.map(|(_, at)| at);
    play.dice.deal_places(islands);
    play.decks.look_over();
    // What another is asked follows from the hand that it was dealt.
    if let Some((seat, question)) = play.asking.open
        && seat != viewer
    {
        play.asking.open = None;
        ask(play, seat, question);
    }
}

impl View {
    fn explorer(&mut self, seat: Seat) -> &mut ExplorerView {
        &mut self.explorers[seat.index()]
    }

    /// Moves the view on by an event.
    pub fn follow(&mut self, data: &Data, event: Event) {
        match event {
            Event::PhaseBegan(phase, day) => (self.phase, self.day) = (phase, day),
            Event::CubeMoved(daytime) => self.daytime = daytime,
            Event::RoundBegan(seat, kind) => {
                self.active = seat;
                if kind == RoundKind::Day {
                    self.explorer(seat).snares = 0;
                }
            }
            Event::IslandTurned(day, card) => {
                self.daytime = Daytime::Dawn;
                self.islands[card as usize] = Some(IslandPlace::Turned(day));
            }
            Event::MistLaid(_, cell) => self.tiles.mist.insert(cell),
            Event::MistCleared(cell) => self.tiles.mist.remove(cell),
            Event::Landed(cell) => self.helicopter = Some(cell),
            Event::CleanedUp => self.clean_up(data),
            Event::Came(seat, cell, _) => self.explorer(seat).at = Whereabouts::On(cell),
            Event::LeftMap(seat) => self.explorer(seat).at = Whereabouts::Off,
            Event::Boarded(seat) => self.explorer(seat).at = Whereabouts::Aboard,
            Event::WasHurt(seat, hearts) => self.explorer(seat).hearts -= hearts,
            Event::Healed(seat, hearts) => self.explorer(seat).hearts += hearts,
            Event::Snared(seat) => self.explorer(seat).snares += 1,
            Event::PickedUp(_, cell) => self.tiles.on_spots.remove(cell),
            Event::Gained(seat, supply, count) => {
                self.explorer(seat).bag.supplies[supply as usize] += count;
            }
            Event::Gave(seat, supply, count) => {
                self.explorer(seat).bag.supplies[supply as usize] -= count;
            }
            Event::Crafted(seat, item) => self.explorer(seat).bag.items[item as usize] += 1,
            Event::Spent(seat, item) => self.explorer(seat).bag.items[item as usize] -= 1,
            Event::ToolSet(seat, item, slot) => {
                let explorer = self.explorer(seat);
                explorer.bag.items[item as usize] -= 1;
                explorer.tools.0[slot as usize].item = Some(item);
            }
            Event::DollSet(seat, on, slot) => {
                self.explorer(seat).bag.items[Item::VoodooDoll as usize] -= 1;
                self.explorer(on).tools.0[slot as usize].doll = true;
            }
            Event::HelperSent(seat, to) => {
                let mut helpers = self.explorer(seat).helpers.iter_mut();
                let free = helpers.find(|place| **place == HelperPlace::Pool);
                free.into_iter().for_each(|place| *place = to);
            }
            Event::CardDrawn(seat, card) => {
                self.deck -= 1;
                self.explorer(seat).cards += 1;
                self.put_card(card, CardPlace::Hand(seat));
            }
            Event::CardLaid(seat, card) => {
                self.explorer(seat).cards -= 1;
                self.explorer(seat).laid = true;
                self.put_card(card, CardPlace::Laid(seat));
            }
            Event::CardUsed(seat, card) => {
                let explorer = self.explorer(seat);
                if !std::mem::take(&mut explorer.laid) {
                    explorer.cards -= 1;
                }
                self.put_card(Some(card), CardPlace::Used);
            }
            Event::MissionDrawn(seat, card, place) => {
                self.mission_deck -= 1;
                self.explorer(seat).missions += 1;
                let from = Some(MissionPlace::Deck(place));
                let known = self.missions.iter().position(|at| *at == from);
                let number = card.map(|card| usize::from(card.0)).or(known);
                if let Some(number) = number {
                    self.missions[number] = Some(MissionPlace::Hand(seat));
                }
            }
            Event::MissionDone(seat, card, number) => {
                let cell = self.board(data).mission(data.mission(card));
                self.tiles.on_spots.remove(cell);
                self.explorer(seat).missions -= 1;
                self.put_mission(card, MissionPlace::Carried(seat, number));
            }
            Event::Delivered(seat, card, number) => {
                self.put_mission(card, MissionPlace::Delivered(seat, number));
            }
            Event::MissionLost(_, card, place) => {
                self.mission_deck += 1;
                self.put_mission(card, MissionPlace::Deck(place));
            }
            Event::FirstPassed(seat) => self.first = seat,
            Event::Decided(..)
            | Event::Rolled(..)
            | Event::DieRolled(..)
            | Event::MistNowhere(_)
            | Event::Died(_)
            | Event::TollDue(_)
            | Event::RoundWentOn(_)
            | Event::Robbed(..)
            | Event::Bought(..)
            | Event::Attacked(..)
            | Event::Revealed(..)
            | Event::Won(..)
            | Event::Drawn(..)
            | Event::WarriorSent(..)
            | Event::WarriorStopped(_)
            | Event::Scored(..) => {}
        }
    }

    fn put_card(&mut self, card: Option<Card>, place: CardPlace) {
        if let Some(card) = card {
            self.cards[usize::from(card.0)] = Some(place);
        }
    }

    fn put_mission(&mut self, card: MissionCard, place: MissionPlace) {
        self.missions[usize::from(card.0)] = Some(place);
    }

    fn clean_up(&mut self, data: &Data) {
        for explorer in &mut self.explorers {
            explorer.tools = Tools::default();
            explorer.helpers.fill(HelperPlace::Pool);
        }
        self.helicopter = None;
        self.tiles.on_spots = self.board(data).all;
        for place in &mut self.cards {
            if *place == Some(CardPlace::Used) {
                *place = None;
                self.deck += 1;
            }
        }
    }

    /// Returns which pieces are named, in the order in which they were laid: explorers, helicopter and helpers, then the cards that are known.
    pub fn told_apart(&self) -> ToldApart {
        let helpers: usize = self.explorers.iter().map(|one| one.helpers.len()).sum();
        let open = self.explorers.len() + 1 + helpers;
        ToldApart::of([
            vec![true; open],
            self.cards.iter().map(Option::is_some).collect(),
            self.missions.iter().map(Option::is_some).collect(),
            self.islands.iter().map(Option::is_some).collect(),
        ])
    }
}
