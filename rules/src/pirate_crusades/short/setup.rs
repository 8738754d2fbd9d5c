//! The setup of the Short Game (`pirate-crusades §3.1`).

use crate::cards::{Entities, Mark};
use crate::data::Data;
use crate::long::setup as at_length;
use crate::play::{Bargain, Player, Players, Seats, Turn};
use crate::values::*;
use bevy_ecs::prelude::World;
use rules::table::{Dice, MOST_SEATS, PieceBox, Seat};

/// Deals every card, by a seed.
pub fn deal(world: &mut World, data: &Data, seed: u64) {
    let Seats {
        count: seats, long, ..
    } = *world.resource::<Seats>();
    let mut dice = Dice::new(seed);
    let first = Seat(dice.below(seats.into()) as u8);
    let blue = long.then(|| at_length::deal_blue(data, seats, first, &mut dice));
    let places = match &blue {
        Some(blue) => at_length::places(data, seats, first, blue, &mut dice),
        None => places(data, seats, first, &mut dice),
    };
    let mut lay = PieceBox::open(world);
    let mut entities = Entities::default();
    for (card, place) in Card::all().zip(places) {
        let entity = lay.lay(card, place).insert(Mark::default()).id();
        entities.0.push(entity);
    }
    if let Some(blue) = &blue {
        at_length::lay_blue(&mut lay, blue);
    }
    let world = lay.close(dice);
    at_length::lay_voyages(world, data, blue.as_ref());
    world.insert_resource(entities);
    world.insert_resource(Turn {
        first,
        active: first,
        ..Turn::default()
    });
    // The neutral port is a friend.
    let player = Player {
        friendly: true,
        ..Player::default()
    };
    world.insert_resource(Players([player; MOST_SEATS]));
    world.insert_resource(Bargain::default());
}

/// Returns where each card comes to lie: a ship, a bonus for all but the largest ships, a mission and a hand for each player,
/// dealt in this order from the starting player on, and the deck.
fn places(data: &Data, seats: u8, first: Seat, dice: &mut Dice) -> [Place; Card::COUNT] {
    let mut deck: Vec<Card> = Card::all().collect();
    dice.shuffle(&mut deck);
    let mut places = [Place::Deck(0); Card::COUNT];
    let mut next = deck.into_iter().rev();
    let mut deal = |to: Place| {
        let card = next.next();
        if let Some(card) = card {
            places[card.index()] = to;
        }
        card
    };
    let ships: Vec<(Seat, Option<Card>)> = first
        .round(seats)
        .map(|seat| (seat, deal(Place::Ship(seat))))
        .collect();
    let size = |ship: Option<Card>| ship.map_or(0, |ship| data.size(ship));
    let largest = ships.iter().map(|(_, ship)| size(*ship)).max();
    for &(seat, ship) in &ships {
        if Some(size(ship)) < largest {
            deal(Place::Bonus(seat, 0));
        }
    }
    for seat in first.round(seats) {
        deal(Place::Mission(seat, 0));
    }
    for _ in 0..data.numbers.hand.get() {
        for seat in first.round(seats) {
            deal(Place::Hand(seat));
        }
    }
    for (number, card) in (0..).zip(next.rev()) {
        places[card.index()] = Place::Deck(number);
    }
    places
}
