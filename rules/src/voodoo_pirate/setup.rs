//! Setting up: who plays, and every piece in its place (`voodoo-pirate §3`, `§4`).

use super::chart::{Heading, Quarters};
use super::choice::{Choice, Question};
use super::data::Data;
use super::event::{Cause, Event, Phase};
use super::pieces::*;
use super::play::{Book, Crew};
use super::round::Round;
use super::steps::Step;
use super::{cursed, dawn, dusk, harbour, moonlight};
use crate::table::{
    self, Agenda, Asking, Dice, MOST_SEATS, PieceId, Seat, SeatKind, SeatSet, StateSetup, Tale,
};
use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A seat at the table and who sits there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// The pirate's colour.
    pub colour: Colour,
    /// Who decides for it.
    pub kind: SeatKind,
    /// What it is called; empty for the colour's own name.
    #[serde(default)]
    pub name: String,
}

/// Who plays, and by which house rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The occupied seats, clockwise.
    pub chairs: Vec<Chair>,
    /// Whether unique skills are on (`voodoo-pirate §13`).
    #[serde(default = "on")]
    pub skills: bool,
    /// Whether Lucky's Blessed Deck is on (`voodoo-pirate §14`).
    #[serde(default)]
    pub blessed: bool,
}

fn on() -> bool {
    true
}

impl Setup {
    /// A table of these kinds in the order of the colours, with the standard house rules.
    #[must_use]
    pub fn of(kinds: &[SeatKind]) -> Self {
        let chairs = kinds.iter().zip(Colour::ALL);
        Self {
            chairs: chairs
                .map(|(&kind, &colour)| Chair {
                    colour,
                    kind,
                    name: String::new(),
                })
                .collect(),
            skills: true,
            blessed: false,
        }
    }

    /// Whether the setup can be played.
    ///
    /// # Errors
    /// One sentence for the person who made it.
    pub fn check(&self) -> Result<(), String> {
        if self.chairs.is_empty() || self.chairs.len() > MOST_SEATS {
            return Err(format!(
                "{} seats are taken: 1 to {MOST_SEATS} pirates can play",
                self.chairs.len()
            ));
        }
        for (place, chair) in self.chairs.iter().enumerate() {
            if self.chairs[..place]
                .iter()
                .any(|other| other.colour == chair.colour)
            {
                return Err(format!(
                    "two pirates are {:?}: each needs its own colour",
                    chair.colour
                ));
            }
        }
        Ok(())
    }
}

/// Spawns pieces and numbers them.
struct PieceBox<'w> {
    world: &'w mut World,
    next: u16,
}

impl PieceBox<'_> {
    fn lay<K: Component + Copy>(
        &mut self,
        face: Face,
        kind: K,
        place: Place,
    ) -> EntityWorldMut<'_> {
        let id = PieceId(self.next);
        self.next += 1;
        self.world.spawn((id, face, kind, At::<K>::new(place)))
    }
}

/// A world with every piece spawned and the rules of its phases.
#[must_use]
pub fn set_up(data: &Arc<Data>, setup: &Setup, seed: u64) -> World {
    let mut states = StateSetup::new::<Phase>();
    states
        .on_enter(Phase::Harbour, harbour::ships_come_in)
        .on_enter(Phase::Dusk, dusk::dusk_falls)
        .on_enter(Phase::Moonlight, moonlight::moon_rises)
        .on_enter(Phase::Dawn, dawn::dawn_breaks)
        .on_enter(Phase::Over, dawn::score_is_told);
    let mut dice = Dice::new(seed);
    let crew = Crew {
        colours: setup.chairs.iter().map(|chair| chair.colour).collect(),
        cursed: setup
            .chairs
            .iter()
            .map(|chair| chair.kind == SeatKind::Cursed)
            .collect(),
        skills: setup.skills,
        blessed: setup.blessed,
    };
    spawn_pieces(states.world(), data, &crew, &mut dice);
    let world = states.world();
    world.insert_resource(Book(Arc::clone(data)));
    world.insert_resource(crew);
    world.insert_resource(dice);
    world.insert_resource(Round::default());
    world.insert_resource(Agenda::<Step>::default());
    world.insert_resource(Asking::<Question, Choice>::default());
    world.insert_resource(Tale::<Event, Cause>::default());
    states.finish()
}

fn spawn_pieces(world: &mut World, data: &Data, crew: &Crew, dice: &mut Dice) {
    let mut lay = PieceBox { world, next: 0 };
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

/// Names everything that makes up a position.
pub fn register(registry: &mut table::Registry, world: &mut World) {
    registry
        .resource::<Round>()
        .place::<Ship, Place>(world)
        .component::<Facing>(world)
        .component::<Power>(world)
        .component::<MapsTaken>(world)
        .place::<Figure, Place>(world)
        .place::<Soul, Place>(world)
        .place::<Coin, Place>(world)
        .place::<Poppet, Place>(world)
        .place::<Treasure, Place>(world)
        .place::<ActionCard, Place>(world)
        .place::<Tile, Place>(world)
        .component::<Turned>(world)
        .component::<KnownTo>(world)
        .place::<Marker, Place>(world)
        .place::<BlessedCard, Place>(world)
        .place::<Fixture, Place>(world);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Game, Table};
    use crate::voodoo_pirate::{VoodooPirate, load};
    use std::any::TypeId;

    /// Everything in the world that changes is part of the position: a forgotten one would not be copied.
    #[test]
    fn nothing_that_changes_is_left_out_of_positions() {
        let data = load::standard();
        let setup = Setup::of(&[SeatKind::Random; 4]);
        let mut table = Table::<VoodooPirate>::new(data, &setup, 1).unwrap();
        let fixed = [
            TypeId::of::<PieceId>(),
            TypeId::of::<Face>(),
            TypeId::of::<Ship>(),
            TypeId::of::<Figure>(),
            TypeId::of::<Soul>(),
            TypeId::of::<Coin>(),
            TypeId::of::<Poppet>(),
            TypeId::of::<Treasure>(),
            TypeId::of::<ActionCard>(),
            TypeId::of::<Tile>(),
            TypeId::of::<Marker>(),
            TypeId::of::<BlessedCard>(),
            TypeId::of::<Fixture>(),
            TypeId::of::<Book>(),
            TypeId::of::<Crew>(),
            // Cut back by its length.
            TypeId::of::<Tale<Event, Cause>>(),
        ];
        // What Bevy itself keeps in a world with phases.
        let mut bare = StateSetup::new::<Phase>();
        bare.on_enter(Phase::Over, || {});
        let mut bare = bare.finish();
        bare.run_schedule(bevy_state::prelude::StateTransition);
        let types = |world: &World| -> Vec<TypeId> {
            let all = world.components().iter_registered();
            all.filter_map(bevy_ecs::component::ComponentInfo::type_id)
                .collect()
        };
        let bevys = types(&bare);
        let registered = table.registry().types().to_vec();
        let mut ours = 0;
        for kind in types(table.world_mut()) {
            if bevys.contains(&kind) {
                continue;
            }
            ours += 1;
            let kept = registered.contains(&kind) || fixed.contains(&kind);
            let id = table.world_mut().components().get_id(kind);
            assert!(
                kept,
                "component {id:?} of {} is part of no position",
                VoodooPirate::ID
            );
        }
        assert!(ours > 25, "only {ours} components of our own were found");
    }
}
