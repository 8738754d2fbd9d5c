//! Voodoo Island as a game on the shelf: who plays, with which options, and what makes up a position.

use super::data::Data;
use super::decks::{Glance, look_over};
use super::explorers::{Bag, Hearts, Snares, Tools};
use super::play::{AutomaTrace, Clock, Play, Round, Seats, Step, Tiles};
use super::values::*;
use super::view::{self, View};
use super::{day, night, score, setup};
use bevy_ecs::prelude::{In, IntoSystem, World};
use bevy_ecs::system::BoxedSystem;
use rules::kit::{Declared, Preset, ask_world};
use rules::table::{Game, Logged, Phases, Registry, Seat, SeatKind, StateSetup};
use rules::{played_by, scored_by, viewed_by};
use std::sync::Arc;

rules::game! {
    /// Voodoo Island.
    VoodooIsland for 2 to 4 of Token, kinds: &[EXPLORER, EASY], options: &[DAYS]
}

/// The computer explorer of the rule page (`voodoo-island §13`).
pub const EXPLORER: SeatKind = SeatKind::Automa("explorer");

/// The same, but peaceable.
pub const EASY: SeatKind = SeatKind::Automa("easy");

/// The number of days of the game.
pub const DAYS: Declared =
    Declared::number("days", "option-days", 4..=10, 7).proposing(&[(0, Preset::Number(5))]);

impl Game for VoodooIsland {
    const ID: &'static str = "voodoo-island";
    const VERSION: u32 = 1;
    const HAS_PRIVATE: bool = true;
    const STRAY: usize = 0;

    played_by!(Play);
    scored_by!(Play::final_points, Phase::Over);
    viewed_by!(view);

    fn set_up(data: &Arc<Data>, setup: &Setup, seed: u64) -> (World, Phases<Phase>) {
        let mut states = StateSetup::new()
            .on_enter(Phase::Setup, setup::begin)
            .on_enter(Phase::Dawn, day::begin_dawn)
            .on_enter(Phase::Daytime, day::begin_daytime)
            .on_enter(Phase::Night, night::begin)
            .on_enter(Phase::CleanUp, day::clean_up)
            .on_enter(Phase::Over, score::tell);
        let world = states.world();
        setup::outfit(world, data, setup);
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
            .resource::<Clock>()
            .resource::<Round>()
            .resource::<Tiles>()
            .place::<Explorer, Whereabouts>(world)
            .component::<Hearts>(world)
            .component::<Bag>(world)
            .component::<Tools>(world)
            .component::<Snares>(world)
            .place::<Helicopter, Option<Cell>>(world)
            .place::<Helper, HelperPlace>(world)
            .place::<Card, CardPlace>(world)
            .place::<MissionCard, MissionAt>(world)
            .place::<IslandCard, IslandPlace>(world)
            .fixed::<Seats>()
            .fixed::<Glance>()
            .fixed::<AutomaTrace>();
    }

    fn explain(world: &mut World) {
        AutomaTrace::explain(world);
    }

    fn is_secret(question: Question) -> bool {
        question.is_secret()
    }

    fn doubt(world: &mut World, choice: Choice) -> Option<Reason> {
        let doubt = |In(choice): In<Choice>, play: Play| play.doubt(choice);
        ask_world(world, choice, doubt)
    }

    fn is_private(choice: Choice) -> bool {
        matches!(
            choice,
            Choice::Play(_) | Choice::Card(_) | Choice::Mission(_)
        )
    }

    fn redact(event: Event, viewer: Option<Seat>) -> Event {
        let hides = |seat| viewer != Some(seat);
        match event {
            Event::CardDrawn(seat, _) if hides(seat) => Event::CardDrawn(seat, None),
            Event::CardLaid(seat, _) if hides(seat) => Event::CardLaid(seat, None),
            Event::MissionDrawn(seat, _, place) if hides(seat) => {
                Event::MissionDrawn(seat, None, place)
            }
            event => event,
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::RoundBegan(..)
                | Event::RoundWentOn(_)
                | Event::PhaseBegan(..)
                | Event::IslandTurned(..)
                | Event::Rolled(..)
                | Event::DieRolled(..)
                | Event::MistLaid(..)
                | Event::MistNowhere(..)
                | Event::TollDue(..)
                | Event::Robbed(..)
                | Event::CardDrawn(..)
                | Event::MissionDrawn(..)
                | Event::Revealed(..)
                | Event::WarriorSent(..)
        )
    }

    fn continues_act(question: Question, choice: Choice, next: Question) -> bool {
        let walks = matches!(choice, Choice::Step(_) | Choice::Canoe(_) | Choice::Leap(_));
        match next {
            Question::Move(_) => walks,
            Question::Target(_) | Question::Take(_) | Question::Flare(_) | Question::CraftNow => {
                true
            }
            Question::Clear(_) => matches!(choice, Choice::Play(_) | Choice::Clear(_)),
            Question::BattleCard(_) => matches!(question, Question::Move(_)),
            _ => false,
        }
    }

    fn led_to(before: &Logged<Self>, told: &Logged<Self>) -> bool {
        let is_phase = matches!(before.event, Event::PhaseBegan(..));
        match told.event {
            Event::PhaseBegan(..) => false,
            Event::RoundBegan(..) | Event::CubeMoved(_) | Event::IslandTurned(..) => is_phase,
            Event::Decided(answer, _) if answer.question.is_of_a_round() => {
                matches!(before.event, Event::RoundBegan(seat, _) if seat == answer.seat)
            }
            _ => {
                is_phase
                    || matches!(
                        before.event,
                        Event::RoundBegan(..) | Event::CubeMoved(_) | Event::Decided(..)
                    )
            }
        }
    }
}
