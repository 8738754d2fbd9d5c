//! Cursed Seas as a game on the shelf: who plays, with which options, and what makes up a position.

use super::course::{Chart, look_over};
use super::data::Data;
use super::glance::{HoldGlance, SeaGlance};
use super::options::{FLEET, FORTS, MYSTERIOUS, OPTIONS, ROUNDS, TERRAIN};
use super::pieces::Pieces;
use super::play::{AutomaTrace, Course, Fight, Play, Seats, Turn};
use super::steps::Step;
use super::values::*;
use super::view::{self, View};
use super::{end, options, placing, setup, turn};
use bevy_ecs::prelude::{IntoSystem, World};
use bevy_ecs::system::BoxedSystem;
use rules::table::{Game, Logged, Phases, Registry, Seat, SeatKind, StateSetup};
use rules::{played_by, scored_by, viewed_by};
use std::sync::Arc;

rules::game! {
    /// Cursed Seas.
    CursedSeas for 2 to 4 of Token, kinds: &[CORSAIR], seat_options: &[FLEET], options: OPTIONS
}

/// The computer captain of the rule page (`cursed-seas §9`).
pub const CORSAIR: SeatKind = SeatKind::Automa("corsair");

impl Game for CursedSeas {
    const ID: &'static str = "cursed-seas";
    const VERSION: u32 = 1;
    // A stick takes two decisions, a turn dozens.
    const STRAY: usize = 0;
    const HORIZONS: [u32; 4] = [8, 16, 48, 48];
    const HAS_PRIVATE: bool = true;

    played_by!(Play, options::check);
    scored_by!(Play::score, Phase::Over);
    viewed_by!(view);

    fn set_up(data: &Arc<Data>, setup: &Setup, seed: u64) -> (World, Phases<Phase>) {
        let mut states = StateSetup::new()
            .on_enter(Phase::Setup, placing::begin)
            .on_enter(Phase::Round, turn::begin_round)
            .on_enter(Phase::Over, end::tell);
        let world = states.world();
        let coins = data.coins(options::build(setup)).iter().sum::<u8>();
        let seats = Seats {
            count: setup.chairs.len() as u8,
            automa: setup.automa(),
            rounds: setup.options.number(&ROUNDS) as u8,
            mysterious: setup.options.is_on(&MYSTERIOUS),
            terrain: setup.options.number(&TERRAIN) as u8,
            forts: setup.options.is_on(&FORTS),
            gold: coins * setup.chairs.len() as u8,
        };
        world.insert_resource(seats);
        world.init_resource::<Turn>();
        world.init_resource::<Course>();
        world.init_resource::<Fight>();
        world.init_resource::<Chart>();
        world.init_resource::<HoldGlance>();
        world.init_resource::<SeaGlance>();
        setup::deal(world, data, setup, seed);
        states.finish()
    }

    fn looking_over() -> Option<BoxedSystem> {
        Some(Box::new(IntoSystem::into_system(look_over)))
    }

    fn deal(world: &mut World, data: &Arc<Data>, setup: &Setup, seed: u64) {
        setup::deal(world, data, setup, seed);
    }

    fn register(registry: &mut Registry, world: &mut World) {
        registry
            .resource::<Turn>()
            .resource::<Course>()
            .resource::<Fight>()
            .place::<Island, Option<Point>>(world)
            .component::<Isle>(world)
            .place::<Shoal, ShoalPlace>(world)
            .component::<Swell>(world)
            .place::<Vessel, Lies>(world)
            .component::<Hull>(world)
            .component::<Today>(world)
            .place::<Card, CardPlace>(world)
            .component::<CardState>(world)
            .place::<Treasure, TreasurePlace>(world)
            .component::<TreasureState>(world)
            .fixed::<Seats>()
            .fixed::<Pieces>()
            .fixed::<Chart>()
            .fixed::<HoldGlance>()
            .fixed::<SeaGlance>()
            .fixed::<AutomaTrace>();
    }

    fn explain(world: &mut World) {
        AutomaTrace::explain(world);
    }

    fn is_secret(question: Question) -> bool {
        question.is_secret()
    }

    fn is_private(choice: Choice) -> bool {
        choice.is_private()
    }

    fn redact(event: Event, viewer: Option<Seat>) -> Event {
        let hears = |known: [Knowers; 2]| known.iter().any(|known| known.has(viewer));
        match event {
            Event::Card(which, back, known, places) => {
                Event::Card(which.filter(|_| hears(known)), back, known, places)
            }
            Event::Treasure(which, known, places) => {
                Event::Treasure(which.filter(|_| hears(known)), known, places)
            }
            event => event,
        }
    }

    fn reveals(event: &Event) -> bool {
        match *event {
            Event::Card(_, _, [before, after], _) | Event::Treasure(_, [before, after], _) => {
                before != after
            }
            // The next island or terrain is drawn at once.
            Event::IslandPlaced(..)
            | Event::TerrainPlaced(..)
            | Event::Rolled(..)
            | Event::FirstRolled(..)
            | Event::Shot(..)
            | Event::FortShot(..)
            | Event::ShotAtFort(..)
            | Event::FortDestroyed(_)
            | Event::Flipped(_)
            | Event::Raided(..)
            | Event::Looked(..)
            | Event::Explored(..)
            | Event::ShipExplored(..)
            | Event::Cached(..)
            | Event::TurnBegan(_)
            | Event::PhaseBegan(..) => true,
            _ => false,
        }
    }

    fn continues_act(question: Question, choice: Choice, next: Question) -> bool {
        match next {
            Question::Sail(_) => matches!(question, Question::Turn(_)),
            Question::Turn(_) => matches!(choice, Choice::Move(_)),
            Question::Shot(_) | Question::FortShot(_) => {
                matches!(choice, Choice::Shoot(_) | Choice::FortShoot(_))
            }
            Question::Target(_) | Question::Conjure(_) => {
                matches!(choice, Choice::Play(_)) || question == next
            }
            Question::GainMast(_) => matches!(choice, Choice::Repair(_) | Choice::Mend(_)),
            _ => false,
        }
    }

    fn led_to(before: &Logged<Self>, told: &Logged<Self>) -> bool {
        let begins = matches!(before.event, Event::PhaseBegan(..) | Event::TurnBegan(_));
        match told.event {
            Event::PhaseBegan(..) => false,
            Event::TurnBegan(_) => matches!(before.event, Event::PhaseBegan(..)),
            Event::Decided(answer, _) if answer.question == Question::Menu => {
                matches!(before.event, Event::TurnBegan(seat) if seat == answer.seat)
            }
            _ => begins || matches!(before.event, Event::Decided(..)),
        }
    }
}
