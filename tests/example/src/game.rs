//! Lagoon as a game on the shelf: who plays, and every piece in its place (§1).

use crate::load::Data;
use crate::play::{Play, Round, Step};
use crate::values::*;
use crate::view::{self, View};
use crate::{burying, sailing, score};
use bevy_ecs::prelude::World;
use rules::kit::{self, Heading, Outfit, Seating, Supply};
use rules::table::{Dice, Game, Logged, Phases, PieceBox, Registry, Seat, StateSetup};
use rules::{played_by, scored_by, viewed_by};
use std::sync::Arc;

/// Lagoon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lagoon;

/// Who plays.
pub type Setup = kit::Setup<Lagoon>;

impl Seating for Lagoon {
    type Token = Colour;
}

impl Outfit for Lagoon {
    type Seats = Self;
    const PLAYERS: (u8, u8) = (2, 4);
    const TOKENS: &'static [Colour] = Colour::ALL;
}

impl Game for Lagoon {
    const ID: &'static str = "lagoon";
    const VERSION: u32 = 1;

    played_by!(Play);
    scored_by!(Play::points, Phase::Over);
    viewed_by!(view);

    fn set_up(data: &Arc<Data>, setup: &Setup, seed: u64) -> (World, Phases<Phase>) {
        let mut states = StateSetup::new();
        states
            .on_enter(Phase::Round, sailing::begin)
            .on_enter(Phase::Burying, burying::begin)
            .on_enter(Phase::Over, score::tell);
        let world = states.world();
        world.insert_resource(Round::default());
        world.insert_resource(Supply::<Pearl>::new(data.pearls));
        Self::deal(world, data, setup, seed);
        states.finish()
    }

    fn deal(world: &mut World, data: &Arc<Data>, setup: &Setup, seed: u64) {
        let mut dice = Dice::new(seed);
        let seats = || Seat(0).round(setup.chairs.len() as u8);
        let (corners, mut buoys): (Vec<_>, Vec<_>) = Buoy::all().partition(|buoy| buoy.is_corner());
        let mut lay = PieceBox::open(world);
        for (seat, corner) in seats().zip(corners) {
            let bow = [Heading::North, Heading::South][usize::from(corner.row() == 0)];
            lay.lay(Raft(seat), (corner, bow));
        }
        dice.shuffle(&mut buoys);
        buoys.truncate(data.open.get().into());
        let open = buoys.into_iter().map(Place::At);
        let mut places: Vec<Place> = seats().map(Place::Hidden).chain(open).collect();
        places.resize(Chest::MOST, Place::Box);
        dice.shuffle(&mut places);
        for (number, place) in (0..).zip(places) {
            lay.lay(Chest(number), place);
        }
        lay.close(dice);
    }

    fn register(registry: &mut Registry, world: &mut World) {
        registry
            .resource::<Round>()
            .resource::<Supply<Pearl>>()
            .place::<Raft, Course>(world)
            .place::<Chest, Place>(world);
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::Rolled(_) | Event::PhaseBegan(Phase::Burying, _)
        )
    }

    fn continues_act(before: (Seat, Question, Choice), next: (Seat, Question)) -> bool {
        let act = [
            (Question::Turn, Question::Sail),
            (Question::Bury, Question::Bury),
        ];
        before.0 == next.0 && act.contains(&(before.1, next.1))
    }

    fn led_to(before: &Logged<Self>, told: &Logged<Self>) -> bool {
        let began = matches!(told.event, Event::PhaseBegan(..));
        !began && matches!(before.event, Event::Decided(..) | Event::PhaseBegan(..))
    }
}
