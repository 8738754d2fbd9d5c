//! Setting up: who plays, and every piece in its place (`voodoo-pirate-card-game §3`, `§4`).

use super::choice::{Question, Reason};
use super::data::{Data, Feature};
use super::event::{Cause, Phase};
use super::objects::ObjectGlance;
use super::pieces::*;
use super::play::{Agenda, Crew, House, Markers, Play, Tonight};
use super::ring::{Heading, Space};
use super::sea::SeaGlance;
use super::steps::Step;
use super::{VoodooCards, dawn};
use crate::{self as voodoo, Begins, CURSED, PieceBox, Seats, lay_out};
use bevy_ecs::prelude::*;
use rules::kit::{self, Declared, Outfit, is};
use rules::table::{Dice, Phases, Registry, Seat, SeatKind, StateSetup};
use std::sync::Arc;

/// The barrel of the East: the first turn of Moonlight or a second card (`voodoo-pirate-card-game §2`).
pub const EAST: Declared = Declared::instead("east", "ui-bones", ["moon", "bones"]);

/// The most pirates that play.
pub const MOST_PIRATES: u8 = 4;

/// The players of a game, and its house rules.
pub type Setup = kit::Setup<VoodooCards>;

impl Outfit for VoodooCards {
    type Seats = Seats;
    const PLAYERS: (u8, u8) = (1, MOST_PIRATES);
    const TOKENS: &'static [Colour] = &[Colour::Red, Colour::Yellow, Colour::Blue, Colour::Green];
    // Its Take brings a soul in any case (§10), so a gentle one would have to say more than the tile game's does.
    const AUTOMA: &'static [SeatKind] = &[CURSED];
    const OPTIONS: &'static [Declared] = &[EAST];
}

/// A world with every piece spawned and dealt, and what begins each phase.
#[must_use]
pub fn set_up(data: &Arc<Data>, setup: &Setup, seed: u64) -> (World, Phases<Phase>) {
    let mut states = StateSetup::new()
        .on_enter(Phase::Start, ships_come_in)
        .on_enter(Phase::Dusk, dawn::dusk_falls)
        .on_enter(Phase::Moonlight, voodoo::moon_rises::<VoodooCards>)
        .on_enter(Phase::Dawn, dawn::dawn_breaks)
        .on_enter(Phase::Over, dawn::score_is_told);
    let world = states.world();
    world.insert_resource(Tonight::default());
    world.insert_resource(SeaGlance::new(data));
    world.insert_resource(ObjectGlance::new(data));
    lay_out::<VoodooCards>(world, crew(setup));
    deal(world, data, setup, seed);
    states.finish()
}

/// Deals the pieces by a seed, and spawns them where there are none.
pub fn deal(world: &mut World, data: &Data, setup: &Setup, seed: u64) {
    lay_pieces(world, data, &crew(setup), Dice::new(seed));
}

fn crew(setup: &Setup) -> Crew {
    let east = if setup.options.is_on(&EAST) {
        Barrel::Bones
    } else {
        Barrel::Moon
    };
    voodoo::crew(&setup.chairs, House { east })
}

/// Names everything that makes up a position.
pub fn register(registry: &mut Registry, world: &mut World) {
    voodoo::register::<VoodooCards>(registry, world);
    registry
        .resource::<Tonight>()
        .place::<SeaCard, Place>(world)
        .component::<Up>(world)
        .place::<ObjectCard, Place>(world)
        .fixed::<SeaGlance>()
        .fixed::<ObjectGlance>();
}

/// Lays every piece where it belongs, by the generator's luck.
fn lay_pieces(world: &mut World, data: &Data, crew: &Crew, mut dice: Dice) {
    let mut lay = PieceBox::<VoodooCards>::open(world);
    let dice = &mut dice;
    let start = &data.start;
    let seats = crew.seats();
    lay.ships(seats, Face::Ship, Heading::Clockwise, start.power);
    for seat in (0..seats).map(Seat) {
        lay.lay(Face::Figure(seat), Figure(seat), Place::Mat(seat));
    }
    let mut first = Seat(0);
    lay.souls(start.soul_supply, Face::Soul, |colours| {
        let (places, named) = deal_souls(colours, crew, dice);
        first = named;
        places
    });
    lay.supply(start.coin_supply, start.coins, seats, Face::Coin, Coin);
    lay.action_cards(
        crew,
        |colour| data.cursed.extra_card[colour as usize],
        Face::Card,
        dice,
    );
    let last = first.clockwise(seats - 1, seats);
    let north = Place::Ring(Space::of_cardinal(Wind::Fair));
    for (face, marker, place) in [
        (Face::Sun, Marker::Sun, Place::Aboard(first)),
        (Face::Moon, Marker::Moon, Place::Aboard(first)),
        (Face::GriGri, Marker::GriGri, Place::Aboard(last)),
        (Face::Compass, Marker::Compass, Place::Supply),
        (Face::Round, Marker::Round, north),
    ] {
        lay.lay(face, marker, place);
    }
    for _ in 0..seats {
        lay.lay(Face::Jail, Marker::Jail, Place::Supply);
    }
    lay.blessed_cards(&start.blessed, seats, true, dice);
    spawn_sea(&mut lay, data, dice);
    spawn_objects(&mut lay, data, dice);
    lay.close(dice.clone());
}

/// A random soul for each pirate. The first whose colour is a pirate's in play names the first player; if none is, souls are
/// drawn on and put back (§4, §12.22).
fn deal_souls(colours: &[Colour], crew: &Crew, dice: &mut Dice) -> (Vec<Place>, Seat) {
    let mut order: Vec<usize> = (0..colours.len()).collect();
    dice.shuffle(&mut order);
    let mut places = vec![Place::Bag; colours.len()];
    for (seat, &soul) in (0..crew.seats()).map(Seat).zip(&order) {
        places[soul] = Place::Berth(seat, 0);
    }
    let pirate = |&soul: &usize| crew.colours.iter().position(|&c| c == colours[soul]);
    let first = order.iter().find_map(pirate).unwrap_or(0);
    (places, Seat(first as u8))
}

/// The ring: all maps face down, exactly one Night Watch face up, the others' sides by chance (§2).
fn spawn_sea(lay: &mut PieceBox<VoodooCards>, data: &Data, dice: &mut Dice) {
    for &wind in Wind::ALL {
        let up = if wind == data.start.wind {
            Side::B
        } else {
            Side::A
        };
        let card = SeaCard::Cardinal(wind);
        let space = Space::of_cardinal(wind);
        lay.lay(Face::Sea(card), card, Place::Ring(space))
            .insert(Up(up));
    }
    let side_with = |number: usize, feature: Feature| {
        let faces = &data.cards[number];
        let side = faces.iter().position(|face| face.feature == Some(feature));
        side.map(|side| Side::ALL[side])
    };
    let all = 0..data.cards.len();
    let watches = all
        .clone()
        .filter(|&card| side_with(card, Feature::NightWatch).is_some());
    let watches: Vec<usize> = watches.collect();
    let awake = (!watches.is_empty()).then(|| dice.pick(&watches));
    let mut spaces: Vec<Space> = Space::all().filter(|space| !space.is_cardinal()).collect();
    dice.shuffle(&mut spaces);
    for (number, space) in all.zip(spaces) {
        let up = if let Some(map) = side_with(number, Feature::Map) {
            map.turned()
        } else if let Some(watch) = side_with(number, Feature::NightWatch) {
            if awake == Some(number) {
                watch
            } else {
                watch.turned()
            }
        } else {
            dice.pick(Side::ALL)
        };
        let card = SeaCard::Numbered(number as u8 + 1);
        lay.lay(Face::Sea(card), card, Place::Ring(space))
            .insert(Up(up));
    }
}

/// The object deck, shuffled.
fn spawn_objects(lay: &mut PieceBox<VoodooCards>, data: &Data, dice: &mut Dice) {
    let cards = Object::ALL.iter().zip(&data.objects);
    let cards: Vec<Object> = cards
        .flat_map(|(&object, entry)| (0..entry.cards).map(move |_| object))
        .collect();
    let mut depths: Vec<u8> = (0..cards.len() as u8).collect();
    dice.shuffle(&mut depths);
    for (object, deep) in cards.into_iter().zip(depths) {
        lay.lay(Face::Object(object), ObjectCard(object), Place::Pile(deep))
            .insert(KnownTo::default());
    }
}

/// The game begins.
fn ships_come_in(mut begins: Begins<VoodooCards>) {
    begins.tell(Phase::Start, Cause::Setup);
    begins.then(Step::PlaceShips(0));
}

/// In turn order each puts its ship on a free cardinal card.
pub fn place_ships(k: u8, markers: &Markers, crew: &Crew, agenda: &mut Agenda) {
    match markers.in_turn(k, crew) {
        Some(seat) => {
            agenda.then(Step::PlaceShips(k + 1));
            agenda.ask(seat, Question::Start);
        }
        None => agenda.enter(Phase::Dusk),
    }
}

impl Play<'_, '_> {
    /// Checks whether a ship can start on a space; the wind's card may be chosen (§12.22).
    pub fn judge_start(&self, space: Space) -> Result<(), Reason> {
        is(space.is_cardinal(), Reason::NotCardinal)?;
        is(self.ships.ship_on(space).is_none(), Reason::SpaceTaken)
    }
}
