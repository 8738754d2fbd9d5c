//! Lagoon as a game on the shelf: who plays, and every piece in its place (§1).

use crate::load::Data;
use crate::play::{Play, Round, Step};
use crate::values::*;
use crate::view::{self, View};
use crate::{burying, sailing, score};
use bevy_ecs::prelude::World;
use rules::kit::{Heading, Supply};
use rules::table::{Dice, Game, Logged, Phases, PieceBox, Registry, Seat, StateSetup};
use std::sync::Arc;

rules::game! {
    /// Lagoon.
    Lagoon for 2 to 4 of Colour
}

impl Game for Lagoon {
    const ID: &'static str = "lagoon";
    const VERSION: u32 = 1;

    rules::played_by!(Play);
    rules::scored_by!(Play::points, Phase::Over);
    rules::viewed_by!(view);

    fn set_up(data: &Arc<Data>, setup: &Setup, seed: u64) -> (World, Phases<Phase>) {
        let mut states = StateSetup::new()
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
        let seats = setup.chairs.len() as u8;
        let (corners, mut buoys): (Vec<_>, Vec<_>) = Buoy::all().partition(|buoy| buoy.is_corner());
        let mut lay = PieceBox::open(world);
        for (raft, corner) in (0..seats).map(Raft).zip(corners) {
            let bow = [Heading::North, Heading::South][usize::from(corner.row() == 0)];
            lay.lay(raft, (corner, bow));
        }
        dice.shuffle(&mut buoys);
        buoys.truncate(data.open.get().into());
        let open = buoys.into_iter().map(Place::At);
        let hidden = Seat(0).round(seats).map(Place::Hidden);
        let mut places: Vec<Place> = hidden.chain(open).collect();
        places.resize(Chest::MOST, Place::Box);
        dice.shuffle(&mut places);
        for (chest, place) in (0..).map(Chest).zip(places) {
            lay.lay(chest, place);
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
        let shows = matches!(event, Event::PhaseBegan(Phase::Burying, _));
        shows || matches!(event, Event::Rolled(_))
    }

    fn continues_act(question: Question, _: Choice, next: Question) -> bool {
        next == Question::Sail || [question, next] == [Question::Bury; 2]
    }

    fn led_to(before: &Logged<Self>, told: &Logged<Self>) -> bool {
        let began = matches!(told.event, Event::PhaseBegan(..));
        !began && matches!(before.event, Event::Decided(..) | Event::PhaseBegan(..))
    }
}
