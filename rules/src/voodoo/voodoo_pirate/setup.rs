//! Setting up: who plays, and every piece in its place (`voodoo-pirate §3`, `§4`).

use super::chart::{Heading, Quarters};
use super::data::Data;
use super::event::Phase;
use super::pieces::*;
use super::play::{Crew, House, SeaGlance, StoreGlance};
use super::{VoodooPirate, dawn, harbour};
use crate::{self as voodoo, PieceBox, Seats, lay_out};
use bevy_ecs::prelude::*;
use rules::kit::{self, Declared, Outfit};
use rules::table::{Dice, Phases, Registry, Seat, StateSetup};
use std::sync::Arc;

/// Unique skills (`voodoo-pirate §13`).
pub const SKILLS: Declared = Declared::yes_no("skills", "ui-skills", true);

/// Lucky's Blessed Deck (`voodoo-pirate §14`).
pub const BLESSED: Declared = Declared::yes_no("blessed", "ui-blessed", false);

/// The players of a game, and its house rules.
pub type Setup = kit::Setup<VoodooPirate>;

impl Outfit for VoodooPirate {
    type Seats = Seats;
    const PLAYERS: (u8, u8) = (1, 5);
    const TOKENS: &'static [Colour] = Colour::ALL;
    const OPTIONS: &'static [Declared] = &[SKILLS, BLESSED];
}

/// A world with every piece spawned and dealt, and what begins each phase.
#[must_use]
pub fn set_up(data: &Arc<Data>, setup: &Setup, seed: u64) -> (World, Phases<Phase>) {
    let mut states = StateSetup::new()
        .on_enter(Phase::Harbour, harbour::ships_come_in)
        .on_enter(Phase::Dusk, voodoo::dusk_falls::<VoodooPirate>)
        .on_enter(Phase::Moonlight, voodoo::moon_rises::<VoodooPirate>)
        .on_enter(Phase::Dawn, dawn::dawn_breaks)
        .on_enter(Phase::Over, dawn::score_is_told);
    states.world().insert_resource(SeaGlance::default());
    states.world().insert_resource(StoreGlance::default());
    lay_out::<VoodooPirate>(states.world(), crew(setup));
    deal(states.world(), data, setup, seed);
    states.finish()
}

/// Deals the pieces by a seed, and spawns them where there are none.
pub fn deal(world: &mut World, data: &Data, setup: &Setup, seed: u64) {
    lay_pieces(world, data, &crew(setup), Dice::new(seed));
}

fn crew(setup: &Setup) -> Crew {
    let house = House {
        skills: setup.options.is_on(&SKILLS),
        blessed: setup.options.is_on(&BLESSED),
    };
    voodoo::crew(&setup.chairs, house)
}

/// Names everything that makes up a position.
pub fn register(registry: &mut Registry, world: &mut World) {
    voodoo::register::<VoodooPirate>(registry, world);
    registry
        .place::<Poppet, Place>(world)
        .place::<Treasure, Place>(world)
        .place::<Tile, Place>(world)
        .component::<Turned>(world)
        .fixed::<SeaGlance>()
        .fixed::<StoreGlance>();
}

/// Lays every piece where it belongs, by the generator's luck.
fn lay_pieces(world: &mut World, data: &Data, crew: &Crew, mut dice: Dice) {
    let mut lay = PieceBox::<VoodooPirate>::open(world);
    let dice = &mut dice;
    let start = &data.start;
    let seats = crew.seats();
    let first = Seat(dice.below(usize::from(seats)) as u8);
    let last = first.clockwise(seats - 1, seats);
    lay.ships(seats, Face::Ship, Heading::West, start.power);
    for seat in (0..seats).map(Seat) {
        lay.lay(Face::Figure(seat), Figure::Of(seat), Place::Mat(seat));
    }
    let any_cursed = crew.cursed.contains(&true);
    for (which, &barrel) in (0..).zip(&data.cursed.figures) {
        let place = if any_cursed {
            Place::On(barrel)
        } else {
            Place::Box
        };
        lay.lay(Face::CursedFigure(which), Figure::Cursed(which), place);
    }
    lay.souls(start.soul_supply, Face::Soul, |colours| {
        deal_souls(colours.len(), start.souls, seats, dice)
    });
    lay.supply(start.coin_supply, start.coins, seats, Face::Coin, Coin);
    lay.supply(
        start.poppet_supply,
        start.poppets,
        seats,
        Face::Poppet,
        Poppet,
    );
    for &object in Object::ALL {
        lay.lay(
            Face::Object(object),
            Treasure::Object(object),
            Place::Supply,
        );
    }
    for &skull in Skull::ALL {
        lay.lay(Face::Skull(skull), Treasure::Skull(skull), Place::Supply);
    }
    lay.lay(Face::GriGri, Treasure::GriGri, Place::Aboard(last));
    let extra = data.cursed.extra_card;
    lay.action_cards(crew, |colour| extra[colour as usize], Face::Card, dice);
    spawn_tiles(&mut lay, data, dice);
    let markers = [
        (Face::Vane, Marker::Vane, Place::Vane(start.wind)),
        (Face::TideMarker, Marker::Tide, Place::Tide(start.tide)),
        (
            Face::Colonials,
            Marker::Colonials,
            Place::Colonials(start.colonials),
        ),
        (Face::Whirlpool, Marker::Whirlpool, Place::Supply),
        (Face::Sun, Marker::Sun, Place::Aboard(first)),
        (Face::Moon, Marker::Moon, Place::Aboard(first)),
    ];
    for (face, marker, place) in markers {
        lay.lay(face, marker, place);
    }
    for _ in 0..seats {
        lay.lay(Face::Jail, Marker::Jail, Place::Supply);
    }
    lay.blessed_cards(&data.blessed.ranks, seats, crew.house.blessed, dice);
    for (number, &slot) in (0..).zip(&data.chart.harbour_slots) {
        lay.lay(Face::Harbour(number), Fixture, Place::Slot(slot));
    }
    if let Some(&slot) = data.chart.island_slots.first() {
        lay.lay(Face::Island, Fixture, Place::Slot(slot));
    }
    for (place, entry) in (0..).zip(&data.barrels) {
        lay.lay(Face::Barrel(entry.barrel), Fixture, Place::Ring(place));
    }
    lay.close(dice.clone());
}

/// All souls in the bag, then so many random ones for each pirate.
fn deal_souls(souls: usize, each: u8, seats: u8, dice: &mut Dice) -> Vec<Place> {
    let mut places = vec![Place::Bag; souls];
    for seat in (0..seats).map(Seat) {
        for berth in 0..each {
            let in_bag: Vec<usize> = (0..places.len())
                .filter(|&soul| places[soul] == Place::Bag)
                .collect();
            places[dice.pick(&in_bag)] = Place::Berth(seat, berth);
        }
    }
    places
}

/// The sea tiles, shuffled, the Time Out tile among the last; each lies as it comes (§2).
fn spawn_tiles(lay: &mut PieceBox<VoodooPirate>, data: &Data, dice: &mut Dice) {
    let order = table_stack(data, dice);
    for number in 1..=data.tiles.len() as u8 {
        let deep = order.iter().position(|&tile| tile == number).unwrap_or(0);
        let turned = Quarters(dice.below(4) as u8);
        lay.lay(Face::Tile(number), Tile(number), Place::Stack(deep as u8))
            .insert((Turned(turned), KnownTo::default()));
    }
}

/// The numbers of the tiles from the top of the stack.
fn table_stack(data: &Data, dice: &mut Dice) -> Vec<u8> {
    let is_time_out = |number: u8| data.tiles[usize::from(number) - 1].time_out;
    let all = 1..=data.tiles.len() as u8;
    let mut order: Vec<u8> = all.clone().filter(|&number| !is_time_out(number)).collect();
    dice.shuffle(&mut order);
    for number in all.filter(|&number| is_time_out(number)) {
        let among = usize::from(data.start.time_out_among).min(order.len() + 1);
        let from_bottom = dice.below(among.max(1));
        order.insert(order.len() - from_bottom, number);
    }
    order
}
