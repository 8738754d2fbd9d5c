//! The setup (`voodoo-island §5`): every piece in its place, and the explorers set down.

use super::data::Data;
use super::decks::Glance;
use super::explorers::{Bag, Hearts, Snares, Tools};
use super::play::{Clock, Play, Round, Seats, Step, Tiles};
use super::values::*;
use super::{DAYS, Setup};
use bevy_ecs::prelude::World;
use rules::table::{Dice, PieceBox, Seat};

/// Puts what is there besides the pieces into a world.
pub fn outfit(world: &mut World, data: &Data, setup: &Setup) {
    let count = setup.chairs.len() as u8;
    world.insert_resource(Seats {
        count,
        automa: setup.automa(),
    });
    world.insert_resource(Clock {
        days: setup.options.number(&DAYS) as u8,
        ..Clock::default()
    });
    world.insert_resource(Tiles {
        mist: Cells::default(),
        on_spots: data.board(count).all,
    });
    world.init_resource::<Round>();
    world.init_resource::<Glance>();
}

/// Lays every piece, by a seed.
pub fn deal(world: &mut World, data: &Data, setup: &Setup, seed: u64) {
    let mut dice = Dice::new(seed);
    let count = setup.chairs.len() as u8;
    let seats = || (0..count).map(Seat);
    let first = seats().nth(dice.below(count.into())).unwrap_or_default();
    let mut lay = PieceBox::open(world);
    for seat in seats() {
        lay.lay(Explorer(seat), Whereabouts::Off).insert((
            Hearts(data.numbers.hearts.get()),
            Bag::default(),
            Tools::default(),
            Snares::default(),
        ));
    }
    lay.lay(Helicopter, None::<Cell>);
    for seat in seats() {
        for _ in 0..data.numbers.helpers.get() {
            lay.lay(Helper(seat), HelperPlace::Pool);
        }
    }
    let mut deck: Vec<u16> = (0..data.deck.len() as u16).collect();
    dice.shuffle(&mut deck);
    for (number, place) in (0..).zip(deck) {
        lay.lay(Card(number), CardPlace::Deck(place));
    }
    let missions = data.numbers.mission_copies.get() * Mission::ALL.len() as u8;
    let hands = seats().map(|seat| MissionPlace::Hand(first.clockwise(seat.0, count)));
    let deck = (u16::from(count)..missions.into()).map(MissionPlace::Deck);
    let mut places: Vec<MissionPlace> = hands.chain(deck).collect();
    dice.shuffle(&mut places);
    for (number, place) in (0..).zip(places) {
        let seen = false;
        lay.lay(MissionCard(number), MissionAt { place, seen });
    }
    let days = setup.options.number(&DAYS) as u8;
    let mut places: Vec<IslandPlace> = (1..days).map(IslandPlace::Deck).collect();
    places.resize(ISLAND_CARDS - 1, IslandPlace::Box);
    dice.shuffle(&mut places);
    places.push(IslandPlace::Deck(days));
    for (&card, place) in IslandCard::ALL.iter().zip(places) {
        lay.lay(card, place);
    }
    let world = lay.close(dice);
    world.resource_mut::<Clock>().first = first;
}

/// The explorers are about to be set down.
pub fn begin(mut play: Play) {
    play.begin(Phase::Setup);
    let first = play.clock.first;
    play.tell(Event::FirstPassed(first), Cause::Setup);
    play.agenda.push(Step::Start(0));
}

/// An explorer is set down where the dice say.
pub fn start(k: u8, play: &mut Play) {
    match play.in_turn(k) {
        Some(seat) => {
            play.agenda.push(Step::Start(k + 1));
            play.roll_cell(seat, Roll::Start);
        }
        None => play.agenda.push(Step::Next(Phase::Dawn)),
    }
}
