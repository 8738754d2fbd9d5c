//! Voodoo Pirate as a game on the shelf.

use super::choice::{Choice, Question, Reason};
use super::data::Data;
use super::decisions;
use super::event::{Cause, Event, Phase};
use super::play::Play;
use super::setup::{self, Setup};
use super::steps::{self, Step};
use super::view::{self, View};
use super::{faults, hidden, hints};
use crate::table::{Game, Halt, MOST_SEATS, Registry, Seat, SeatKind};
use bevy_ecs::prelude::*;
use bevy_ecs::system::BoxedSystem;
use bevy_state::prelude::*;
use std::sync::Arc;

/// Voodoo Pirate, the tile and card game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct VoodooPirate;

impl Game for VoodooPirate {
    const ID: &'static str = "voodoo-pirate";
    const VERSION: u32 = 1;

    type Data = Data;
    type Setup = Setup;
    type Phase = Phase;
    type Step = Step;
    type Question = Question;
    type Choice = Choice;
    type Reason = Reason;
    type Event = Event;
    type Cause = Cause;
    type View = View;

    fn check(setup: &Setup) -> Result<(), String> {
        setup.check()
    }

    fn seats(setup: &Setup) -> Vec<SeatKind> {
        setup.chairs.iter().map(|chair| chair.kind).collect()
    }

    fn set_up(data: &Arc<Data>, setup: &Setup, seed: u64) -> World {
        setup::set_up(data, setup, seed)
    }

    fn rules() -> BoxedSystem<(), Halt> {
        Box::new(IntoSystem::into_system(steps::play_on))
    }

    fn register(registry: &mut Registry, world: &mut World) {
        setup::register(registry, world);
    }

    fn digest(data: &Data) -> u64 {
        data.digest
    }

    fn answer(seat: Seat, question: Question, choice: Choice) -> Step {
        Step::Chosen((seat, question, choice))
    }

    fn is_secret(question: Question) -> bool {
        decisions::is_secret(question)
    }

    fn why_not(world: &mut World, choice: Choice) -> Reason {
        ask_world(world, choice, why_not)
    }

    fn shuffle_hidden(world: &mut World, viewer: Seat, seed: u64) {
        ask_world(world, (viewer, seed), hidden::shuffle);
    }

    fn view(world: &mut World, viewer: Option<Seat>) -> View {
        ask_world(world, viewer, view::view)
    }

    fn follow(view: &mut View, data: &Data, event: &Event) {
        view::follow(view, data, event);
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn redact(event: Event, viewer: Option<Seat>) -> Event {
        hidden::redact(event, viewer)
    }

    fn faults(world: &mut World) -> Vec<String> {
        ask_world(world, (), |In(()): In<()>, play: Play| faults::faults(play))
    }

    fn spellings() -> Vec<Choice> {
        decisions::spellings()
    }

    fn result(world: &mut World) -> Vec<i32> {
        ask_world(world, (), result)
    }

    fn outlook(world: &mut World) -> Option<[i32; MOST_SEATS]> {
        Some(ask_world(world, (), hints::outlook))
    }

    fn habit(world: &mut World) -> Option<Choice> {
        ask_world(world, (), hints::habit)
    }
}

/// Runs a system of the rules that only this module's callers need: seldom, so not held ready.
fn ask_world<In, Out, M, S>(world: &mut World, input: SystemIn<'_, In>, system: S) -> Out
where
    In: bevy_ecs::system::SystemInput + 'static,
    Out: 'static,
    M: 'static,
    S: IntoSystem<In, Out, M> + 'static,
{
    match world.run_system_cached_with(system, input) {
        Ok(out) => out,
        Err(error) => panic!("the rules' world is not whole: {error}"),
    }
}

type SystemIn<'i, In> = <In as bevy_ecs::system::SystemInput>::Inner<'i>;

fn why_not(In(choice): In<Choice>, play: Play) -> Reason {
    match play.asking.open {
        None => Reason::GameOver,
        Some((seat, question)) => play
            .judge(seat, question, choice)
            .err()
            .unwrap_or(Reason::NotAsked),
    }
}

fn result(In(()): In<()>, phase: Res<State<Phase>>, play: Play) -> Vec<i32> {
    if *phase.get() != Phase::Over {
        return Vec::new();
    }
    (0..play.seats())
        .map(|seat| play.score(Seat(seat)).total())
        .collect()
}
