//! A game: what it must say of itself to be played on a table.

use super::{
    Driver, Halt, LoggedEvent, MOST_SEATS, Phases, Registry, Seat, SeatKind, ToldApart, Values,
};
use bevy_ecs::prelude::*;
use bevy_ecs::system::BoxedSystem;
use bevy_state::state::FreelyMutableState;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;

/// A small plain value: choices, questions, events, steps are such.
pub trait Word: Copy + Eq + Hash + Debug + Send + Sync + 'static {}

impl<T: Copy + Eq + Hash + Debug + Send + Sync + 'static> Word for T {}

/// A game on the shelf.
pub trait Game: Word {
    /// The game's id on the command line and in files.
    const ID: &'static str;
    /// The version of the rules: a saved game of another version is not played on.
    const VERSION: u32;

    /// What its data files say, checked.
    type Data: Send + Sync + 'static;
    /// Who plays, with which options.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The phases of a round.
    type Phase: FreelyMutableState + Copy + FromWorld;
    /// The kinds of step that rules set off.
    type Step: Word;
    /// What can be asked.
    type Question: Word + Serialize + DeserializeOwned;
    /// What can be answered.
    type Choice: Word + Ord + Values + Serialize + DeserializeOwned;
    /// Why an answer is refused.
    type Reason: Word;
    /// What the log tells.
    type Event: Word;
    /// The rules that make things happen.
    type Cause: Word;
    /// What a seat sees.
    type View: Clone + PartialEq + Debug;

    /// Why a setup cannot be played, if it cannot.
    ///
    /// # Errors
    /// One sentence for the person who made it.
    fn check(setup: &Self::Setup) -> Result<(), String>;

    /// Who sits where, clockwise.
    fn seats(setup: &Self::Setup) -> Vec<SeatKind>;

    /// A world with every piece spawned and dealt, before the first phase, and what begins each phase.
    fn set_up(
        data: &Arc<Self::Data>,
        setup: &Self::Setup,
        seed: u64,
    ) -> (World, Phases<Self::Phase>);

    /// The system that works out anew what the game keeps beside the components to find pieces by, where it keeps anything:
    /// run after pieces were laid by other ways than the rules'.
    fn looking_over() -> Option<BoxedSystem> {
        None
    }

    /// Deals the pieces of a world anew, by another seed, as [`Game::set_up`] would have.
    fn deal(world: &mut World, data: &Arc<Self::Data>, setup: &Self::Setup, seed: u64);

    /// The system that runs the agenda until the phase is over or a driver does not answer.
    fn rules() -> BoxedSystem<InMut<'static, dyn Driver<Self>>, Halt<Self::Choice>>;

    /// Names everything that makes up a position, besides agenda, dice, phase and the open question.
    fn register(registry: &mut Registry, world: &mut World);

    /// The digest of the data, written into saved games.
    fn digest(data: &Self::Data) -> u64;

    /// Whether choices and answer stay hidden from the others.
    fn is_secret(_question: Self::Question) -> bool {
        false
    }

    /// Why a choice that is not listed is refused.
    fn why_not(world: &mut World, choice: Self::Choice) -> Self::Reason;

    /// The rule by which a listed choice would come to nothing, as things stand.
    fn doubt(_world: &mut World, _choice: Self::Choice) -> Option<Self::Reason> {
        None
    }

    /// What could be thought of as an answer to the open question and is refused, each with the rule that forbids it.
    fn refused(world: &mut World) -> Vec<(Self::Choice, Self::Reason)>;

    /// Shuffles what a seat may not know, by a seed of its own: what comes out depends on nothing hidden.
    fn shuffle_hidden(world: &mut World, viewer: Seat, seed: u64);

    /// What a seat sees; `None` is an onlooker.
    fn view(world: &mut World, viewer: Option<Seat>) -> Self::View;

    /// Which pieces a view names, and which look alike in it. Conformance holds the shuffle against it.
    fn told_apart(view: &Self::View) -> ToldApart;

    /// Moves a view on by an event, as the viewer hears it ([`super::Table::log_for`]). No rule is played: a viewer who hears the
    /// log sees the game go on.
    fn follow(view: &mut Self::View, data: &Self::Data, event: &Self::Event);

    /// Whether an event shows or draws something that nobody, or not everybody concerned, could know before. Decisions are
    /// taken back freely up to the first such event; past it everybody is asked.
    fn reveals(event: &Self::Event) -> bool;

    /// An event with what the viewer may not know taken out.
    fn redact(event: Self::Event, _viewer: Option<Seat>) -> Self::Event {
        event
    }

    /// What does not hold though it always must: the game's invariants, each in a sentence.
    fn faults(world: &mut World) -> Vec<String>;

    /// The final points by seat; empty before the end.
    fn result(world: &mut World) -> Vec<i32>;

    /// Whether an event may have come of an earlier one; of several the latest did.
    fn led_to(_before: &Logged<Self>, _told: &Logged<Self>) -> bool {
        false
    }

    /// Notes from now on, line by line, what seats weigh that the game plays itself.
    fn explain(_world: &mut World) {}

    /// A hint for computer players: what each seat may expect in the end as things stand, in hundredths of a point.
    /// With it they look some way ahead; without it they play every thought to the end of the game.
    fn evaluate(_world: &mut World) -> Option<[i32; MOST_SEATS]> {
        None
    }

    /// A hint for computer players: what whoever is asked would usually answer, knowing only what it may. It is one of the
    /// choices listed.
    fn rollout_policy(_world: &mut World) -> Option<Self::Choice> {
        None
    }
}

/// A log's event, of a game.
pub type Logged<G> = LoggedEvent<<G as Game>::Event, <G as Game>::Cause>;
