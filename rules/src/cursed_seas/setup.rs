//! Setup: every piece spawned, or laid anew by another seed (`cursed-seas §4`).

use super::data::Data;
use super::fleet::Fleet;
use super::options::{UNIQUES, fleet_of};
use super::pieces::Pieces;
use super::values::*;
use super::{Setup, options};
use bevy_ecs::prelude::{Entity, World};
use rules::table::{Dice, PieceBox, Seat};

/// The numbers that a fleet takes: ships and creatures; crew, equipment and events.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Size {
    vessels: usize,
    cards: [usize; 3],
}

impl Size {
    fn of(fleet: &Fleet) -> Self {
        let (vessels, cards) = (vessels(fleet), cards(fleet));
        let backs = [Back::Crew, Back::Equipment, Back::Event];
        Self {
            vessels: vessels.len(),
            cards: backs.map(|back| cards.iter().filter(|(item, _)| item.back() == back).count()),
        }
    }

    /// Returns the size in which either fits.
    fn or(self, other: Self) -> Self {
        let [one, two, three] = self.cards;
        let [first, second, third] = other.cards;
        Self {
            vessels: self.vessels.max(other.vessels),
            cards: [one.max(first), two.max(second), three.max(third)],
        }
    }
}

/// Returns the ships and creatures of a fleet, in its order.
fn vessels(fleet: &Fleet) -> Vec<Make> {
    let ships = fleet.ships.iter().map(|berthed| Make::Ship(berthed.ship));
    let creatures = fleet
        .creatures
        .iter()
        .map(|&creature| Make::Creature(creature));
    ships.chain(creatures).collect()
}

/// Returns the cards of a fleet, each with the number of the ship that it begins aboard.
fn cards(fleet: &Fleet) -> Vec<(Item, Option<usize>)> {
    let mut cards = Vec::new();
    for (number, berthed) in fleet.ships.iter().enumerate() {
        let crew = berthed
            .crew
            .iter()
            .map(|card| Item::Crew(card.crew, card.nation));
        let equipment = berthed.equipment.iter().map(|&one| Item::Equipment(one));
        cards.extend(crew.chain(equipment).map(|item| (item, Some(number))));
    }
    let crew = fleet
        .home
        .crew
        .iter()
        .map(|card| Item::Crew(card.crew, card.nation));
    let equipment = fleet.home.equipment.iter().map(|&one| Item::Equipment(one));
    let events = fleet.events.iter().map(|&one| Item::Event(one));
    cards.extend(crew.chain(equipment).chain(events).map(|item| (item, None)));
    cards
}

/// Returns the fleets that a seat may come to have.
fn candidates(data: &Data, setup: &Setup, seat: Seat) -> Vec<Fleet> {
    match fleet_of(data, setup, seat) {
        Some(fleet) => vec![fleet],
        None => by_lot(data, setup)
            .into_iter()
            .map(|(_, fleet)| fleet)
            .collect(),
    }
}

/// Returns the fleets of which one is taken by lot: the starter fleets, or a proposal for each nation.
fn by_lot(data: &Data, setup: &Setup) -> Vec<(Nation, Fleet)> {
    let total = options::build(setup);
    if total == options::STARTER {
        let starters = data.fleets.iter();
        return starters
            .map(|one| (one.nation, one.fleet.clone()))
            .collect();
    }
    let nations = Nation::ALL.iter();
    nations
        .map(|&nation| (nation, Fleet::proposed(nation, total, data)))
        .collect()
}

/// Returns each seat's fleet: the one chosen, or one by lot, none twice while there are others.
fn fleets(data: &Data, setup: &Setup, dice: &mut Dice) -> Vec<Fleet> {
    let mut left = by_lot(data, setup);
    let chosen: Vec<Option<Fleet>> = seats(setup)
        .map(|seat| fleet_of(data, setup, seat))
        .collect();
    left.retain(|(_, fleet)| !chosen.iter().flatten().any(|other| other == fleet));
    let mut fleets = Vec::new();
    for fleet in chosen {
        fleets.push(fleet.unwrap_or_else(|| {
            if left.is_empty() {
                left = by_lot(data, setup);
            }
            left.swap_remove(dice.below(left.len())).1
        }));
    }
    fleets
}

fn seats(setup: &Setup) -> impl Iterator<Item = Seat> + Clone + use<> {
    Seat(0).round(setup.chairs.len() as u8)
}

/// Lays every piece: fleets and treasure as they are drawn, and nothing on the mat yet.
pub fn deal(world: &mut World, data: &Data, setup: &Setup, seed: u64) {
    let mut dice = Dice::new(seed);
    let fleets = fleets(data, setup, &mut dice);
    let mut pieces = Pieces::default();
    let mut lay = PieceBox::open(world);
    for &island in Island::ALL {
        let mut piece = lay.lay(island, None::<Point>);
        pieces.islands.push(piece.insert(Isle::default()).id());
    }
    for number in 0..Shoal::MOST as u8 {
        let mut piece = lay.lay(Shoal(number), ShoalPlace::Box);
        pieces.shoals.push(piece.insert(Swell::default()).id());
    }
    let sizes: Vec<Size> = seats(setup)
        .map(|seat| {
            let all = candidates(data, setup, seat);
            all.iter().map(Size::of).fold(Size::default(), Size::or)
        })
        .collect();
    let mut first = Vec::new();
    for (seat, (size, fleet)) in seats(setup).zip(sizes.iter().zip(&fleets)) {
        first.push(pieces.vessels.len());
        let makes = vessels(fleet);
        for number in 0..size.vessels {
            let vessel = Vessel(pieces.vessels.len() as u8);
            let hull = makes
                .get(number)
                .map_or_else(Hull::default, |&make| new_hull(data, make));
            let mut piece = lay.lay(vessel, Lies::Box);
            let entity = piece.insert((Hull { seat, ..hull }, Today::default())).id();
            pieces.vessels.push(entity);
            pieces.fleets.push(seat);
        }
    }
    for (seat, (size, fleet)) in seats(setup).zip(sizes.iter().zip(&fleets)) {
        let ships = first[seat.index()];
        for (back, &most) in [Back::Crew, Back::Equipment, Back::Event]
            .into_iter()
            .zip(&size.cards)
        {
            let mut items = cards(fleet);
            items.retain(|(item, _)| item.back() == back);
            for number in 0..most {
                let card = Card(pieces.cards.len() as u8);
                let item = items.get(number).copied();
                let place = match item {
                    None => CardPlace::Box,
                    Some((_, Some(ship))) => CardPlace::Aboard(Vessel((ships + ship) as u8)),
                    // Events stay there; the rest is put to the home island when that is picked.
                    Some((_, None)) => CardPlace::Held(seat),
                };
                let state = CardState {
                    item: item.map(|(item, _)| item),
                    ..CardState::default()
                };
                pieces.cards.push(lay.lay(card, place).insert(state).id());
                pieces.backs.push((seat, back));
            }
        }
    }
    let uniques = uniques(data, setup, &mut dice);
    for loot in coins(data, setup).map(Loot::Coin).chain(uniques) {
        let treasure = Treasure(pieces.treasures.len() as u8);
        let state = TreasureState {
            loot: Some(loot),
            ..TreasureState::default()
        };
        let entity: Entity = lay.lay(treasure, TreasurePlace::Box).insert(state).id();
        pieces.treasures.push(entity);
    }
    let world = lay.close(dice);
    world.insert_resource(pieces);
}

/// Returns a ship or creature as it is built.
fn new_hull(data: &Data, make: Make) -> Hull {
    let masts = match make {
        Make::Ship(ship) => data.ship(ship).masts,
        Make::Creature(creature) => data.creature(creature).segments,
    };
    Hull {
        make: Some(make),
        masts,
        sound: ((1_u16 << masts) - 1) as u8,
        ..Hull::default()
    }
}

/// Returns the coins of all players.
fn coins(data: &Data, setup: &Setup) -> impl Iterator<Item = u8> {
    let coins = data.coins(options::build(setup)).to_vec();
    let players = setup.chairs.len();
    std::iter::repeat_n(coins, players).flatten()
}

/// Returns the uniques of all players: different ones of each by lot, where they are played with.
fn uniques(data: &Data, setup: &Setup, dice: &mut Dice) -> Vec<Loot> {
    if !setup.options.is_on(&UNIQUES) {
        return Vec::new();
    }
    let mut uniques = Unique::ALL.to_vec();
    dice.shuffle(&mut uniques);
    uniques.truncate(usize::from(data.numbers.uniques_each) * setup.chairs.len());
    uniques.into_iter().map(Loot::Unique).collect()
}
