//! Voodoo Pirate as a game on the shelf.

use super::choice::{Choice, Question, Reason};
use super::data::Data;
use super::decisions;
use super::event::{Cause, Event, Phase};
use super::hidden;
use super::play::Play;
use super::setup::{self, Setup};
use super::steps::Step;
use super::view::View;
use crate as voodoo;
use bevy_ecs::prelude::*;
use bevy_ecs::system::BoxedSystem;
use rules::kit::{self, ask_world};
use rules::played_by;
use rules::table::{Game, Logged, Phases, Registry, Seat, ToldApart};
use std::sync::Arc;

/// Voodoo Pirate, the tile and card game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VoodooPirate;

impl Game for VoodooPirate {
    const ID: &'static str = "voodoo-pirate";
    const VERSION: u32 = 2;

    fn set_up(data: &Arc<Data>, setup: &Setup, seed: u64) -> (World, Phases<Phase>) {
        setup::set_up(data, setup, seed)
    }

    fn deal(world: &mut World, data: &Arc<Data>, setup: &Setup, seed: u64) {
        setup::deal(world, data, setup, seed);
    }

    played_by!(Play);

    fn register(registry: &mut Registry, world: &mut World) {
        setup::register(registry, world);
    }

    fn led_to(before: &Logged<Self>, told: &Logged<Self>) -> bool {
        super::why::led_to(before, told)
    }

    fn explain(world: &mut World) {
        voodoo::AutomaTrace::<Self>::explain(world);
    }

    fn is_secret(question: Question) -> bool {
        decisions::is_secret(question)
    }

    fn doubt(world: &mut World, choice: Choice) -> Option<Reason> {
        voodoo::doubt::<Self>(world, choice)
    }

    fn shuffle_hidden(world: &mut World, viewer: Seat, seed: u64) {
        ask_world(world, (viewer, seed), hidden::shuffle);
    }

    fn view(world: &mut World, viewer: Option<Seat>) -> View {
        voodoo::view_of::<Self>(world, viewer)
    }

    fn told_apart(view: &View) -> ToldApart {
        kit::told_apart(&view.pieces, &view.faces)
    }

    fn follow(view: &mut View, data: &Data, event: &Event) {
        voodoo::hearing::follow::<Self>(view, data, event);
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn redact(event: Event, viewer: Option<Seat>) -> Event {
        hidden::redact(event, viewer)
    }

    fn looking_over() -> Option<BoxedSystem> {
        Some(Box::new(IntoSystem::into_system(voodoo::look_over::<Self>)))
    }

    fn result(world: &mut World) -> Vec<i32> {
        voodoo::result::<Self>(world)
    }
}
