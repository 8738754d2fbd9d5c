//! Pirate Crusades as a game on the shelf: who plays, with which options, and what makes up a position.

use super::cards::{Entities, Glance, Mark, look_over};
use super::data::Data;
use super::long::bout::Bout;
use super::long::drift;
use super::long::sea::Chart;
use super::long::voyage::Voyages;
use super::options::{GAME, NO_FISHING, OPTIONS, ROUNDS, SKIN};
use super::play::{AutomaTrace, Bargain, Play, Players, Seats, Turn};
use super::scored;
use super::short::{round, setup};
use super::steps::Step;
use super::values::*;
use super::view::{self, View};
use bevy_ecs::prelude::{IntoSystem, World};
use bevy_ecs::system::BoxedSystem;
use rules::table::{Game, Logged, Phases, Registry, Seat, SeatKind, StateSetup};
use rules::{played_by, scored_by, viewed_by};
use std::sync::Arc;

rules::game! {
    /// Pirate Crusades.
    PirateCrusades for 1 to 4 of Token, kinds: &[ROVER], options: OPTIONS
}

/// The computer pirate of the rule page (`pirate-crusades §6`).
pub const ROVER: SeatKind = SeatKind::Automa("rover");

impl Game for PirateCrusades {
    const ID: &'static str = "pirate-crusades";
    const VERSION: u32 = 2;
    const STRAY: usize = 0;
    const HORIZONS: [u32; 4] = [8, 16, 16, 20];
    const HAS_PRIVATE: bool = true;

    played_by!(Play);
    scored_by!(Play::points, Phase::Over);
    viewed_by!(view);

    fn set_up(data: &Arc<Data>, setup: &Setup, seed: u64) -> (World, Phases<Phase>) {
        let mut states = StateSetup::new()
            .on_enter(Phase::Setup, round::begin)
            .on_enter(Phase::Round, round::begin_round)
            .on_enter(Phase::EndOfRound, drift::begin)
            .on_enter(Phase::Over, scored::tell);
        let world = states.world();
        let long = setup.options.name(&GAME) == "long";
        let seats = Seats {
            count: setup.chairs.len() as u8,
            automa: setup.automa(),
            poker: setup.options.is_on(&SKIN),
            rounds: match long {
                true => setup.options.number(&ROUNDS) as u8,
                false => data.numbers.short.rounds.get(),
            },
            long,
            no_fishing: setup.options.is_on(&NO_FISHING),
        };
        world.insert_resource(seats);
        world.init_resource::<Glance>();
        world.init_resource::<Chart>();
        setup::deal(world, data, seed);
        states.finish()
    }

    fn looking_over() -> Option<BoxedSystem> {
        Some(Box::new(IntoSystem::into_system(look_over)))
    }

    fn deal(world: &mut World, data: &Arc<Data>, _: &Setup, seed: u64) {
        setup::deal(world, data, seed);
    }

    fn register(registry: &mut Registry, world: &mut World) {
        registry
            .resource::<Turn>()
            .resource::<Players>()
            .resource::<Bargain>()
            .place::<Card, Place>(world)
            .component::<Mark>(world)
            .resource::<Voyages>()
            .resource::<Bout>()
            .place::<Blue, BluePlace>(world)
            .fixed::<Seats>()
            .fixed::<Glance>()
            .fixed::<Entities>()
            .fixed::<Chart>()
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

    /// As much as a mission of the Short Game brings, or a doubloon of the Long.
    fn lead(data: &Data, setup: &Setup) -> i32 {
        let numbers = &data.numbers;
        let points = match setup.options.name(&GAME) {
            "long" => numbers.long.points.doubloon,
            _ => numbers.short.points.mission,
        };
        100 * i32::from(points)
    }

    fn is_veiled(question: Question, choice: Choice, refused: Option<Reason>) -> bool {
        choice.is_veiled(question, refused)
    }

    fn redact(event: Event, viewer: Option<Seat>) -> Event {
        match event {
            Event::Moved(Some(card), from, to) => {
                let seen = from.is_seen_by(viewer) || to.is_seen_by(viewer);
                Event::Moved(Some(card).filter(|_| seen), from, to)
            }
            Event::MapBought(seat, Some(_)) if viewer != Some(seat) => Event::MapBought(seat, None),
            event => event,
        }
    }

    fn reveals(event: &Event) -> bool {
        match *event {
            Event::Moved(_, from, to) => match from {
                Place::Deck(_) | Place::Laid(_) | Place::Buried(_) => true,
                Place::Mission(..) => matches!(to, Place::Discard(_)),
                _ => false,
            },
            Event::TurnBegan(_)
            | Event::Reshuffled
            | Event::Hurricane
            | Event::Challenged(..)
            | Event::StoodFast(_)
            | Event::PhaseBegan(Phase::EndOfRound, _)
            | Event::Surrendered(..)
            | Event::BlueMoved(..)
            | Event::BlueReshuffled
            | Event::SeaEvent(_)
            | Event::Uncovered(..)
            | Event::Beat(..) => true,
            _ => false,
        }
    }

    fn continues_act(question: Question, choice: Choice, next: Question) -> bool {
        use Question as Q;
        let adds = matches!(choice, Choice::Add(_));
        match next {
            Q::Trade(_) | Q::Buy | Q::Sell | Q::BiggerShip => question == Q::Docked || adds,
            Q::Commit(_) => matches!(choice, Choice::AttackTown | Choice::Fight) || adds,
            Q::Powder(_) => matches!(question, Q::Commit(_)),
            Q::SecretPowder(_) => matches!(question, Q::Duel(_) | Q::Battle(_)),
            Q::Doubloons(_) => question == Q::Buy,
            Q::MakeRoom | Q::Battle(_) | Q::Deliver(..) => adds,
            Q::GiveUp(..) => adds || choice == Choice::Dock,
            Q::Pay(_) => adds || choice == Choice::Yield,
            Q::Fill => adds || choice == Choice::Fill,
            Q::BribeSpices | Q::Relinquish => question == Q::Docked,
            Q::BribeMission => question == Q::BribeSpices || choice == Choice::Bribe,
            _ => false,
        }
    }

    fn led_to(before: &Logged<Self>, told: &Logged<Self>) -> bool {
        let begins = matches!(
            before.event,
            Event::PhaseBegan(..) | Event::TurnBegan(_) | Event::Hurricane
        );
        match told.event {
            Event::PhaseBegan(..) => false,
            Event::TurnBegan(_) => matches!(before.event, Event::PhaseBegan(..)),
            Event::Decided(answer, _)
                if matches!(
                    answer.question,
                    Question::Docked
                        | Question::AtSea
                        | Question::Sailing(Leg::Move)
                        | Question::Adrift
                ) =>
            {
                matches!(before.event, Event::TurnBegan(seat) if seat == answer.seat)
            }
            _ => begins || matches!(before.event, Event::Decided(..)),
        }
    }
}
