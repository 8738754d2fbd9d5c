//! The trait that a game implements to be played on a table.

use super::{
    Driver, Halt, LoggedEvent, MOST_SEATS, Phases, Registry, Seat, SeatKind, SetupError, ToldApart,
    Values,
};
use bevy_ecs::prelude::*;
use bevy_ecs::system::BoxedSystem;
use bevy_state::state::FreelyMutableState;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;

/// A small plain value, such as a choice, a question, an event or a step.
pub trait Word: Copy + Eq + Hash + Debug + Send + Sync + 'static {}

impl<T: Copy + Eq + Hash + Debug + Send + Sync + 'static> Word for T {}

/// A game that can be played on a [`Table`](super::Table).
pub trait Game: Word {
    /// The game's id on the command line and in files, such as `voodoo-pirate`.
    const ID: &'static str;
    /// The version of the rules. A saved game of another version is refused; raise it when the same choices lead elsewhere.
    const VERSION: u32;
    /// In how many of a hundred decisions of a captain's thought a seat departs from the rollout policy.
    ///
    /// It is to be nothing where many decisions make up a round: one that strays spoils what the others were for.
    const STRAY: usize = 20;

    /// The own decisions that a captain looks ahead, by its level, the weakest first: more where much is to be decided on the way to
    /// something great.
    const HORIZONS: [u32; 4] = [4, 8, 8, 10];

    /// True if some choices are private ([`Game::is_private`]), so that what a seat is asked next may tell what it holds.
    const HAS_PRIVATE: bool = false;

    /// The data of the files, checked.
    type Data: Send + Sync + 'static;
    /// The players, and the options chosen.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The phases of a round, as Bevy states.
    type Phase: FreelyMutableState + Copy + FromWorld;
    /// The kinds of step on the agenda.
    type Step: Word;
    /// A question to a seat.
    type Question: Word + Serialize + DeserializeOwned;
    /// An answer to a question.
    type Choice: Word + Ord + Values + Serialize + DeserializeOwned;
    /// The rule by which an answer is refused.
    type Reason: Word;
    /// Something that happens, as the log records it.
    type Event: Word;
    /// The rule that makes an event happen.
    type Cause: Word;
    /// The knowledge that one seat, or an onlooker, may have of the table.
    type View: Clone + PartialEq + Debug;

    /// Checks that a setup can be played.
    ///
    /// # Errors
    /// One sentence for the person who made it.
    fn check(setup: &Self::Setup) -> Result<(), SetupError>;

    /// Returns who sits where, clockwise.
    fn seats(setup: &Self::Setup) -> Vec<SeatKind>;

    /// Returns a world with every piece spawned and dealt, before the first phase, and the systems that begin the phases.
    fn set_up(
        data: &Arc<Self::Data>,
        setup: &Self::Setup,
        seed: u64,
    ) -> (World, Phases<Self::Phase>);

    /// Returns the system that rebuilds the game's lookup tables from the components, if it keeps any.
    ///
    /// It runs after pieces were laid in another way than by the rules.
    fn looking_over() -> Option<BoxedSystem> {
        None
    }

    /// Deals the pieces of a world again, by another seed, as [`Game::set_up`] would have.
    fn deal(world: &mut World, data: &Arc<Self::Data>, setup: &Self::Setup, seed: u64);

    /// Returns the system that runs the agenda until the phase is over or the driver gives no answer.
    fn rules() -> BoxedSystem<InMut<'static, dyn Driver<Self>>, Halt<Self::Choice>>;

    /// Registers every component and resource that makes up a position, besides agenda, dice, phase and the open question.
    fn register(registry: &mut Registry, world: &mut World);

    /// Returns the digest of the data, which is written into saved games.
    fn digest(data: &Self::Data) -> u64;

    /// Returns whether the choices and the answer stay hidden from the other seats.
    fn is_secret(_question: Self::Question) -> bool {
        false
    }

    /// Returns whether a choice names something that only its seat may know, such as a card in its hand: nobody else may hear whether
    /// it is open.
    fn is_private(_choice: Self::Choice) -> bool {
        false
    }

    /// Returns whether a choice is open, or is refused by this rule, because of what only its seat may know: nobody else may hear which
    /// of the two it is. To others it is offered either way.
    fn is_veiled(
        _question: Self::Question,
        _choice: Self::Choice,
        _refused: Option<Self::Reason>,
    ) -> bool {
        false
    }

    /// Returns the rule that refuses a choice which is not listed.
    fn why_not(world: &mut World, choice: Self::Choice) -> Self::Reason;

    /// Returns the rule by which a listed choice would have no effect as things stand, if there is one.
    fn doubt(_world: &mut World, _choice: Self::Choice) -> Option<Self::Reason> {
        None
    }

    /// Returns the answers to the open question that a player might think of and that are refused, each with the rule.
    fn refused(world: &mut World) -> Vec<(Self::Choice, Self::Reason)>;

    /// Shuffles what a seat may not know, by a seed of its own. The result depends on nothing hidden.
    ///
    /// It goes by the components alone, and rebuilds the game's lookup tables, if it keeps any.
    fn shuffle_hidden(world: &mut World, viewer: Seat, seed: u64);

    /// Returns what a seat may know; `None` is an onlooker.
    fn view(world: &mut World, viewer: Option<Seat>) -> Self::View;

    /// Returns which pieces a view names, and which look alike in it. Conformance checks [`Game::shuffle_hidden`] against it.
    fn told_apart(view: &Self::View) -> ToldApart;

    /// Moves a view on by one event, as the viewer hears it ([`super::Table::log_for`]), without playing any rule.
    fn follow(view: &mut Self::View, data: &Self::Data, event: &Self::Event);

    /// Returns whether an event shows or draws something that was hidden from somebody concerned.
    ///
    /// Decisions are taken back freely up to the first such event; past it everybody is asked.
    fn reveals(event: &Self::Event) -> bool;

    /// Returns an event without what the viewer may not know.
    fn redact(event: Self::Event, _viewer: Option<Seat>) -> Self::Event {
        event
    }

    /// Returns the game's invariants that do not hold, each in a sentence; empty if the rules are right.
    fn faults(world: &mut World) -> Vec<String>;

    /// Returns the final points by seat; empty before the end.
    fn result(world: &mut World) -> Vec<i32>;

    /// Returns whether an event may have come of an earlier one. Of several candidates the latest is taken.
    fn led_to(_before: &Logged<Self>, _told: &Logged<Self>) -> bool {
        false
    }

    /// Returns whether a question continues the act that the same seat's answer to another began or went on with ([`is_one_act`]).
    fn continues_act(
        _question: Self::Question,
        _choice: Self::Choice,
        _next: Self::Question,
    ) -> bool {
        false
    }

    /// Makes the world note, line by line, what an automa weighs from now on.
    fn explain(_world: &mut World) {}

    /// Returns what each seat can expect in the end, in hundredths of a point: a hint for computer players.
    ///
    /// With it they look a few decisions ahead; without it they play every thought to the end of the game.
    fn evaluate(_world: &mut World) -> Option<[i32; MOST_SEATS]> {
        None
    }

    /// Returns the lead over the best other, in hundredths of a point, that computer players take for half of the way from an even game to
    /// one that is won: as much as the game's great steps bring.
    fn lead(_data: &Self::Data, _setup: &Self::Setup) -> i32 {
        600
    }

    /// Returns what the seat that is asked would usually answer, by what it may know: a hint for computer players.
    ///
    /// It is one of the listed choices.
    fn rollout_policy(_world: &mut World) -> Option<Self::Choice> {
        None
    }
}

/// Returns whether a question continues the act that an answer began or went on with.
///
/// The decisions of one act are taken back, and looked back at, together.
#[must_use]
pub fn is_one_act<G: Game>(
    (seat, question, choice): (Seat, G::Question, G::Choice),
    (asked, next): (Seat, G::Question),
) -> bool {
    seat == asked && G::continues_act(question, choice, next)
}

/// An event of a game's log.
pub type Logged<G> = LoggedEvent<<G as Game>::Event, <G as Game>::Cause>;
