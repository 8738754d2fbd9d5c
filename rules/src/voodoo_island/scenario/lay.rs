//! Laying a position: every piece is taken home, then those that the file names are put where it says.

use super::format::{Moment, Party, Position};
use super::spelling::Names;
use crate::explorers::{Bag, Snares, Tools};
use crate::play::{Clock, Play, Round};
use crate::values::*;
use rules::kit::scenario::SeatTokens;
use rules::table::Seat;
use rules::table::scenario::{Fields, ScenarioError};

const EXPLORERS: Fields = &["position", "explorers"];
const DAY: Fields = &["position", "day"];
const ISLAND: Fields = &["position", "island"];
const ISLANDS: Fields = &["position", "islands"];
const FIRST: Fields = &["position", "first"];
const DECK: Fields = &["position", "deck"];
const USED: Fields = &["position", "used"];
const MISSION_DECK: Fields = &["position", "mission_deck"];

/// A place for cards that are dealt to no place yet, above any that is in use.
const LATER: u16 = 1000;

/// Lays the position. What lay on the table before is not left anywhere.
pub(super) fn lay(
    play: &mut Play,
    position: &Position,
    names: &Names,
) -> Result<(), ScenarioError> {
    clear(play);
    lay_days(play, position, names)?;
    lay_islands(play, position)?;
    let helicopter = position.helicopter.0.or(Cell::at(0, 9));
    play.land
        .put_helicopter(helicopter.filter(|_| position.moment != Moment::Dawn));
    play.land.tiles.mist = position.mist.iter().copied().collect();
    play.land.tiles.on_spots = play.board().all;
    for &cell in &position.taken {
        play.land.tiles.on_spots.remove(cell);
    }
    for (item, party) in position.explorers.iter().enumerate() {
        lay_explorer(play, Seat(item as u8), party)
            .map_err(|text| ScenarioError::at_item(EXPLORERS, item, text))?;
    }
    lay_decks(play, position)?;
    play.decks.look_over();
    Ok(())
}

/// Takes every piece home.
fn clear(play: &mut Play) {
    *play.round = Round::default();
    play.explorers.clean_up();
    let hearts = play.numbers().hearts.get();
    for seat in play.from(Seat(0)) {
        play.explorers.place_mut(seat).place = Whereabouts::Off;
        play.explorers.hearts_mut(seat).0 = hearts;
        *play.explorers.bag_mut(seat) = Bag::default();
        *play.explorers.tools_mut(seat) = Tools::default();
        *play.explorers.snares_mut(seat) = Snares::default();
    }
    for (card, mut at) in &mut play.decks.cards {
        at.place = CardPlace::Deck(LATER + u16::from(card.0));
    }
    for (card, mut at) in &mut play.decks.missions {
        let place = MissionPlace::Deck(LATER + u16::from(card.0));
        at.place = MissionAt { place, seen: false };
    }
}

/// Day, daytime, and who goes first.
fn lay_days(play: &mut Play, position: &Position, names: &Names) -> Result<(), ScenarioError> {
    let days = play.clock.days;
    let is_last = position.island.0 == Some(IslandCard::TheLastDay);
    let day = position.day.0.unwrap_or(if is_last { days } else { 1 });
    if !(1..=days).contains(&day) || is_last != (day == days) {
        let text =
            format!("found day {day} of {days}, expected The Last Day on the last one alone");
        return Err(ScenarioError::at(DAY, text));
    }
    let first = position.first.0.map(|first| names.seat(first));
    let first = first.transpose();
    *play.clock = Clock {
        // Dawn begins the day.
        day: day - u8::from(position.moment == Moment::Dawn),
        days,
        daytime: position.daytime.0.unwrap_or(Daytime::Morning),
        first: first
            .map_err(|wrong| ScenarioError::at(FIRST, wrong))?
            .unwrap_or_default(),
        ..Clock::default()
    };
    Ok(())
}

/// The island cards: that of the day, those of the days after, and others for the days past and still unnamed.
fn lay_islands(play: &mut Play, position: &Position) -> Result<(), ScenarioError> {
    let days = play.clock.days;
    let today = play.clock.day + u8::from(position.moment == Moment::Dawn);
    let island = position.island.0.unwrap_or(IslandCard::Cloudburst);
    let mut named = vec![(today, island)];
    named.extend((today + 1..).zip(position.islands.iter().copied()));
    for (item, &(day, card)) in named.iter().enumerate() {
        let twice = named[..item].iter().any(|(_, other)| *other == card);
        let fits = day <= days && (day == days) == (card == IslandCard::TheLastDay);
        if twice || !fits {
            let text = format!("{card:?} cannot be the card of day {day} of {days}");
            return Err(match item.checked_sub(1) {
                Some(item) => ScenarioError::at_item(ISLANDS, item, text),
                None => ScenarioError::at(ISLAND, text),
            });
        }
    }
    let others = IslandCard::ALL.iter().copied();
    let others = others.filter(|card| named.iter().all(|(_, other)| other != card));
    let unnamed = (1..days).filter(|day| named.iter().all(|(other, _)| other != day));
    let mut others = others.filter(|card| *card != IslandCard::TheLastDay);
    let mut cards: Vec<(u8, IslandCard)> = unnamed.zip(&mut others).collect();
    cards.extend(named);
    for (card, mut at) in &mut play.decks.islands {
        let day = cards.iter().find(|(_, other)| other == card);
        let last = (*card == IslandCard::TheLastDay).then_some(days);
        let day = day.map(|(day, _)| *day).or(last);
        at.place = match day {
            Some(day) if day <= play.clock.day => IslandPlace::Turned(day),
            Some(day) => IslandPlace::Deck(day),
            None => IslandPlace::Box,
        };
    }
    Ok(())
}

/// An explorer with all that it has.
fn lay_explorer(play: &mut Play, seat: Seat, party: &Party) -> Result<(), String> {
    if party.off.0.is_some() {
        return Err("who has no cell is off the map, `off` says so only in `expect`".to_owned());
    }
    let place = match (party.aboard.0, party.at.0) {
        (Some(true), None) => Whereabouts::Aboard,
        (Some(true), Some(_)) => return Err("it is aboard and on a cell".to_owned()),
        (_, Some(cell)) => Whereabouts::On(cell),
        (_, None) => Whereabouts::Off,
    };
    play.explorers.place_mut(seat).place = place;
    if let Some(hearts) = party.hearts.0 {
        play.explorers.hearts_mut(seat).0 = hearts;
    }
    let bag = play.explorers.bag_mut(seat);
    for &supply in party.supplies.0.iter().flatten() {
        bag.supplies[supply as usize] += 1;
    }
    for &item in party.items.0.iter().flatten() {
        bag.items[item as usize] += 1;
    }
    let tools = &mut play.explorers.tools_mut(seat).0;
    for &(slot, item) in party.tools.0.iter().flatten() {
        tools[slot as usize].item = Some(item);
    }
    for &slot in party.dolls.0.iter().flatten() {
        tools[slot as usize].doll = true;
    }
    for &place in party.helpers.0.iter().flatten() {
        if play.explorers.pool(seat) == 0 {
            return Err("it has no more helpers".to_owned());
        }
        play.explorers.send_helper(seat, place);
    }
    play.explorers.snares_mut(seat).0 = party.snares.0.unwrap_or_default();
    for &card in party.cards.0.iter().flatten() {
        put_card(play, card, CardPlace::Hand(seat))?;
    }
    for &mission in party.missions.0.iter().flatten() {
        put_mission(play, mission, MissionPlace::Hand(seat), false)?;
    }
    let delivered = party.delivered.0.iter().flatten().map(|one| (one, true));
    let carried = party.carries.0.iter().flatten().map(|one| (one, false));
    for (number, (&mission, home)) in (0..).zip(delivered.chain(carried)) {
        let place = match home {
            true => MissionPlace::Delivered(seat, number),
            false => MissionPlace::Carried(seat, number),
        };
        put_mission(play, mission, place, true)?;
    }
    Ok(())
}

/// A card of a kind that lies nowhere yet goes to a place.
fn put_card(play: &mut Play, kind: Expedition, to: CardPlace) -> Result<(), String> {
    let deck = &play.book.0.deck;
    let mut cards = play.decks.cards.iter_mut();
    let found = cards.find(|(card, at)| {
        let later = matches!(at.place, CardPlace::Deck(LATER..));
        later && deck[usize::from(card.0)] == kind
    });
    match found {
        Some((_, mut at)) => {
            at.place = to;
            Ok(())
        }
        None => Err(format!("all {kind:?} lie elsewhere already")),
    }
}

/// A card of a mission that lies nowhere yet goes to a place.
fn put_mission(
    play: &mut Play,
    mission: Mission,
    place: MissionPlace,
    seen: bool,
) -> Result<(), String> {
    let data = &play.book.0;
    let mut cards = play.decks.missions.iter_mut();
    let found = cards.find(|(card, at)| {
        let later = matches!(at.place.place, MissionPlace::Deck(LATER..));
        later && data.mission(**card) == mission
    });
    match found {
        Some((_, mut at)) => {
            at.place = MissionAt { place, seen };
            Ok(())
        }
        None => Err(format!("all cards of {mission:?} lie elsewhere already")),
    }
}

/// Both decks: what the file names on top, the others by number; and the used pile.
fn lay_decks(play: &mut Play, position: &Position) -> Result<(), ScenarioError> {
    for (item, &card) in position.used.iter().enumerate() {
        put_card(play, card, CardPlace::Used)
            .map_err(|text| ScenarioError::at_item(USED, item, text))?;
    }
    for (item, &card) in position.deck.iter().enumerate() {
        put_card(play, card, CardPlace::Deck(item as u16))
            .map_err(|text| ScenarioError::at_item(DECK, item, text))?;
    }
    for (_, mut at) in &mut play.decks.cards {
        if position.deck_empty && matches!(at.place, CardPlace::Deck(LATER..)) {
            at.place = CardPlace::Used;
        }
    }
    for (item, &mission) in position.mission_deck.iter().enumerate() {
        put_mission(play, mission, MissionPlace::Deck(item as u16), false)
            .map_err(|text| ScenarioError::at_item(MISSION_DECK, item, text))?;
    }
    play.decks.look_over();
    for seat in play.from(Seat(0)) {
        let has = play.decks.missions(seat).next().is_some();
        let left = play.decks.missions.iter_mut();
        let left = left.filter(|(_, at)| matches!(at.place.place, MissionPlace::Deck(LATER..)));
        if let Some((_, mut at)) = left.filter(|_| !has).max_by_key(|(_, at)| at.place) {
            at.place.place = MissionPlace::Hand(seat);
        }
    }
    // Close the gaps, so that decks are as after a deal.
    for (_, mut at) in &mut play.decks.cards {
        if let CardPlace::Deck(place @ LATER..) = at.place {
            at.place = CardPlace::Deck(place - LATER + position.deck.len() as u16);
        }
    }
    for (_, mut at) in &mut play.decks.missions {
        if let MissionPlace::Deck(place @ LATER..) = at.place.place {
            let named = position.mission_deck.len() as u16;
            at.place.place = MissionPlace::Deck(place - LATER + named);
        }
    }
    Ok(())
}
