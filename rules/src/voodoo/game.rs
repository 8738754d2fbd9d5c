//! What stands behind a game on the shelf.

use super::view::{KnownPieces, Seeing};
use super::{Choice, Faces, Play, Question, Reason, Shares, Voodoo};
use crate::table::{MOST_SEATS, Seat};
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;

/// Runs a system of the rules that only few callers need: seldom, so not held ready.
pub(crate) fn ask_world<In, Out, M, S>(world: &mut World, input: SystemIn<'_, In>, system: S) -> Out
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

/// Why a choice that is not listed is refused.
pub(crate) fn why_not<G: Voodoo>(world: &mut World, choice: G::Choice) -> G::Reason {
    let why_not = |In(choice): In<G::Choice>, play: Play<G>| match play.asking.open {
        None => Reason::GameOver.into(),
        Some((seat, question)) => G::judge(&play, seat, question, choice)
            .err()
            .unwrap_or(Reason::NotAsked.into()),
    };
    ask_world(world, choice, why_not)
}

/// What could be an answer and is refused, each with the rule that forbids it.
pub(crate) fn refused<G: Voodoo>(world: &mut World) -> Vec<(G::Choice, G::Reason)> {
    let refused = |In(()): In<()>, play: Play<G>| {
        let Some((seat, question)) = play.asking.open else {
            return Vec::new();
        };
        play.refused(seat, question)
    };
    ask_world(world, (), refused)
}

/// The rule that forbids to conjure a card that can be played, as things stand.
pub(crate) fn doubt<G: Voodoo>(world: &mut World, choice: G::Choice) -> Option<G::Reason> {
    let doubt = |In(choice): In<G::Choice>, play: Play<G>| {
        let (seat, question) = play.asking.open?;
        let plays = [Question::PlayCard, Question::SecondCard].map(Some);
        match choice.shared()? {
            Choice::Play(card) if plays.contains(&question.shared()) => {
                G::judge_conjuring(&play, seat, card).err()
            }
            _ => None,
        }
    };
    ask_world(world, choice, doubt)
}

/// What a seat sees.
pub(crate) fn view_of<G: Voodoo<View: Seeing<G>>>(
    world: &mut World,
    viewer: Option<Seat>,
) -> G::View {
    let look = |In(viewer): In<Option<Seat>>,
                phase: Res<State<G::Phase>>,
                faces: Res<Faces<G::Face>>,
                play: Play<G>| {
        G::View::of(
            KnownPieces::look(&play, &faces, *phase.get(), viewer),
            &play.book.0,
        )
    };
    ask_world(world, viewer, look)
}

/// The final points by seat; empty before the end.
pub(crate) fn result<G: Voodoo>(world: &mut World) -> Vec<i32> {
    let result = |In(()): In<()>, phase: Res<State<G::Phase>>, play: Play<G>| {
        if *phase.get() != G::OVER {
            return Vec::new();
        }
        (0..play.crew.seats())
            .map(|seat| G::standing(&G::score(&play, Seat(seat))).points)
            .collect()
    };
    ask_world(world, (), result)
}

/// Every invariant that does not hold, each in a sentence.
pub(crate) fn faults<G: Voodoo>(world: &mut World) -> Vec<String> {
    ask_world(world, (), |In(()): In<()>, play: Play<G>| {
        G::faults_of(&play)
    })
}

/// What each seat may expect in the end, in hundredths of a point.
pub(crate) fn evaluate<G: Voodoo>(world: &mut World) -> [i32; MOST_SEATS] {
    ask_world(world, (), |In(()): In<()>, play: Play<G>| {
        G::evaluation_of(&play)
    })
}

/// What whoever is asked would usually answer.
pub(crate) fn rollout_policy<G: Voodoo>(world: &mut World) -> Option<G::Choice> {
    ask_world(world, (), |In(()): In<()>, play: Play<G>| {
        G::rollout_of(&play)
    })
}

/// Works out anew what lies where.
pub(crate) fn look_over<G: Voodoo>(mut play: Play<G>) {
    play.look_over();
}
