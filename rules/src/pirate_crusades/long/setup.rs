//! The setup of the Long Game (`pirate-crusades §4.1`).

use super::bout::Bout;
use super::voyage::Voyages;
use crate::data::Data;
use crate::values::*;
use bevy_ecs::prelude::World;
use rules::table::{Dice, PieceBox, Seat};

/// The captain of each player, and where each card of the Blue Sea deck lies.
pub struct BlueDeal {
    /// The captains, by seat.
    pub captains: Vec<Captain>,
    places: Vec<BluePlace>,
}

/// Deals a captain to each player, then the sea: corners face up, the other locations face down, and the rest is the deck.
pub fn deal_blue(data: &Data, seats: u8, first: Seat, dice: &mut Dice) -> BlueDeal {
    let mut captains = Captain::ALL.to_vec();
    dice.shuffle(&mut captains);
    captains.truncate(seats.into());
    let player = |captain| {
        let dealt = captains.iter().position(|&one| one == captain)?;
        Some(BluePlace::Player(first.clockwise(dealt as u8, seats)))
    };
    let fixed = |kind: &BlueKind| match *kind {
        BlueKind::Corner(nation) => Some(BluePlace::Base(data.corners[nation as usize])),
        BlueKind::Captain(captain) => player(captain),
        _ => None,
    };
    let mut places: Vec<Option<BluePlace>> = data.blue.iter().map(fixed).collect();
    let mut trackers = first.round(seats).map(BluePlace::Player);
    for (kind, place) in data.blue.iter().zip(&mut places) {
        if *kind == BlueKind::Tracker {
            *place = Some(trackers.next().unwrap_or(BluePlace::Box));
        }
    }
    let hidden = Location::all().filter(|at| !data.corners.contains(at));
    let mut sea: Vec<BluePlace> = hidden.map(BluePlace::Unexplored).collect();
    let left = places.iter().filter(|place| place.is_none()).count();
    let deck = left.saturating_sub(sea.len()) as u8;
    sea.extend((0..deck).map(BluePlace::Deck));
    dice.shuffle(&mut sea);
    let mut sea = sea.into_iter();
    for place in &mut places {
        if place.is_none() {
            *place = sea.next();
        }
    }
    let mut by_seat = captains.clone();
    for (dealt, captain) in captains.iter().enumerate() {
        by_seat[first.clockwise(dealt as u8, seats).index()] = *captain;
    }
    BlueDeal {
        captains: by_seat,
        places: places
            .into_iter()
            .map(|place| place.unwrap_or(BluePlace::Box))
            .collect(),
    }
}

/// Lays the cards of the Blue Sea deck.
pub fn lay_blue(lay: &mut PieceBox, deal: &BlueDeal) {
    for (number, &place) in (0..).zip(&deal.places) {
        lay.lay(Blue(number), place);
    }
}

/// Puts what players have besides cards into a world: each begins at the corner of its nation.
pub fn lay_voyages(world: &mut World, data: &Data, deal: Option<&BlueDeal>) {
    let mut voyages = Voyages::default();
    let captains = deal.iter().flat_map(|deal| &deal.captains);
    for (seat, &captain) in (0..).map(Seat).zip(captains) {
        let nation = data.captains[captain as usize].nation;
        voyages.of_mut(seat).at = Some(data.corners[nation as usize]);
    }
    world.insert_resource(voyages);
    world.insert_resource(Bout::default());
}

/// Returns where each card of the Sunset deck comes to lie: a ship for each player, of its captain's nation or else the first that is
/// left, a hand, and a port for each corner.
pub fn places(
    data: &Data,
    seats: u8,
    first: Seat,
    deal: &BlueDeal,
    dice: &mut Dice,
) -> [Place; Card::COUNT] {
    let mut places = [Place::Deck(0); Card::COUNT];
    let mut deck: Vec<Card> = Card::all().collect();
    for seat in first.round(seats) {
        let nation = data.captains[deal.captains[seat.index()] as usize].nation;
        let size = data.numbers.long.ship.get();
        let ships = || deck.iter().copied().filter(|&card| data.size(card) == size);
        let own = ships().find(|&card| data.nation(card) == Some(nation));
        if let Some(ship) = own.or_else(|| ships().next()) {
            places[ship.index()] = Place::Ship(seat);
            deck.retain(|&card| card != ship);
        }
    }
    dice.shuffle(&mut deck);
    for _ in 0..data.numbers.hand.get() {
        for seat in first.round(seats) {
            if let Some(card) = deck.pop() {
                places[card.index()] = Place::Hand(seat);
            }
        }
    }
    for &nation in Nation::ALL {
        let port = deck
            .iter()
            .rposition(|&card| data.nation(card) == Some(nation));
        if let Some(port) = port {
            let card = deck.remove(port);
            places[card.index()] = Place::Port(data.corners[nation as usize]);
        }
    }
    // What was set aside on the way is shuffled back.
    dice.shuffle(&mut deck);
    for (number, card) in (0..).zip(deck) {
        places[card.index()] = Place::Deck(number);
    }
    places
}
