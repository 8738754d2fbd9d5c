//! Every piece in its place (`voodoo-pirate §3`, `§4`).

use crate::table::{Dice, PieceId, Seat, SeatSet};
use crate::voodoo_pirate::chart::{Heading, Quarters};
use crate::voodoo_pirate::cursed;
use crate::voodoo_pirate::data::Data;
use crate::voodoo_pirate::pieces::*;
use crate::voodoo_pirate::play::Crew;
use bevy_ecs::prelude::*;

/// Spawns pieces and numbers them.
struct PieceBox<'w> {
    world: &'w mut World,
    faces: Vec<Face>,
}

impl PieceBox<'_> {
    fn lay<K: Component + Copy>(
        &mut self,
        face: Face,
        kind: K,
        place: Place,
    ) -> EntityWorldMut<'_> {
        let id = PieceId(self.faces.len() as u16);
        self.faces.push(face);
        self.world.spawn((id, face, kind, At::<K>::new(place)))
    }
}

/// Spawns every piece, and says what each is.
pub(super) fn spawn_pieces(world: &mut World, data: &Data, crew: &Crew, dice: &mut Dice) -> Faces {
    let mut lay = PieceBox {
        world,
        faces: Vec::with_capacity(160),
    };
    let start = &data.start;
    let seats = crew.len();
    let first = Seat(dice.below(usize::from(seats)) as u8);
    let last = first.clockwise(seats - 1, seats);
    for seat in (0..seats).map(Seat) {
        lay.lay(Face::Ship(seat), Ship(seat), Place::Box).insert((
            Facing(Heading::West),
            Power(start.power),
            MapsTaken::default(),
        ));
    }
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
    spawn_souls(&mut lay, data, seats, dice);
    for coin in 0..start.coin_supply {
        let seat = Seat(coin / start.coins.max(1));
        let aboard = coin < start.coins * seats;
        lay.lay(
            Face::Coin,
            Coin,
            if aboard {
                Place::Aboard(seat)
            } else {
                Place::Supply
            },
        );
    }
    for poppet in 0..start.poppet_supply {
        let seat = Seat(poppet / start.poppets.max(1));
        let aboard = poppet < start.poppets * seats;
        lay.lay(
            Face::Poppet,
            Poppet,
            if aboard {
                Place::Aboard(seat)
            } else {
                Place::Supply
            },
        );
    }
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
    spawn_cards(&mut lay, data, crew, dice);
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
    spawn_blessed(&mut lay, data, crew, dice);
    for (number, &slot) in (0..).zip(&data.chart.harbour_slots) {
        lay.lay(Face::Harbour(number), Fixture, Place::Slot(slot));
    }
    if let Some(&slot) = data.chart.island_slots.first() {
        lay.lay(Face::Island, Fixture, Place::Slot(slot));
    }
    for (place, entry) in (0..).zip(&data.barrels) {
        lay.lay(Face::Barrel(entry.barrel), Fixture, Place::Ring(place));
    }
    Faces(lay.faces.into())
}

/// All souls in the bag, then two random ones for each pirate.
fn spawn_souls(lay: &mut PieceBox, data: &Data, seats: u8, dice: &mut Dice) {
    let supply = data.start.soul_supply;
    let colours: Vec<Colour> = Colour::ALL
        .iter()
        .flat_map(|&colour| (0..supply[colour as usize]).map(move |_| colour))
        .collect();
    let mut places = vec![Place::Bag; colours.len()];
    for seat in (0..seats).map(Seat) {
        for berth in 0..data.start.souls {
            let in_bag: Vec<usize> = (0..places.len())
                .filter(|&soul| places[soul] == Place::Bag)
                .collect();
            places[in_bag[dice.below(in_bag.len())]] = Place::Berth(seat, berth);
        }
    }
    for (colour, place) in colours.into_iter().zip(places) {
        lay.lay(Face::Soul(colour), Soul(colour), place);
    }
}

/// Six cards in each hand; a Cursed Pirate's seven in a shuffled deck (§12).
fn spawn_cards(lay: &mut PieceBox, data: &Data, crew: &Crew, dice: &mut Dice) {
    for owner in (0..crew.len()).map(Seat) {
        let mut deck: Vec<u8> = (0..cursed::DECK).collect();
        let is_cursed = crew.is_cursed(owner);
        if is_cursed {
            dice.shuffle(&mut deck);
        }
        let extra = data.cursed.extra_card[crew.colours[owner.index()] as usize];
        let cards = Card::ALL.iter().copied().chain(is_cursed.then_some(extra));
        for (card, deep) in cards.zip(deck) {
            let place = if is_cursed {
                Place::Deck(owner, deep)
            } else {
                Place::Hand(owner)
            };
            lay.lay(Face::Card(owner, card), ActionCard { owner, card }, place);
        }
    }
}

/// The sea tiles, shuffled, the Time Out tile among the last; each lies as it comes (§2).
fn spawn_tiles(lay: &mut PieceBox, data: &Data, dice: &mut Dice) {
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

/// Each pirate is dealt one card of the Blessed Deck; the rest stays in the box (§14).
fn spawn_blessed(lay: &mut PieceBox, data: &Data, crew: &Crew, dice: &mut Dice) {
    let mut owners: Vec<Option<Seat>> = (0..data.blessed.ranks.len() as u8)
        .map(|card| (crew.blessed && card < crew.len()).then_some(Seat(card)))
        .collect();
    if crew.blessed {
        dice.shuffle(&mut owners);
    }
    for (&rank, owner) in data.blessed.ranks.iter().zip(owners) {
        let place = owner.map_or(Place::Box, Place::Aboard);
        let mut known = SeatSet::default();
        if let Some(owner) = owner {
            known.insert(owner);
        }
        lay.lay(Face::Blessed(rank), BlessedCard(rank), place)
            .insert(KnownTo(known));
    }
}
