//! The trait behind a game on the shelf.

use super::view::{KnownTable, Seeing, View};
use super::{Choice, Play, Question, Shares, Voodoo};
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use rules::kit::{Faces, ask_world};
use rules::table::Seat;

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

/// The view of a seat.
pub(crate) fn view_of<G: Seeing>(world: &mut World, viewer: Option<Seat>) -> G::View {
    let look = |In(viewer): In<Option<Seat>>,
                phase: Res<State<G::Phase>>,
                faces: Res<Faces<G::Face>>,
                play: Play<G>| {
        View::of(
            KnownTable::look(&play, &faces, *phase.get(), viewer),
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

/// Works out anew what lies where.
pub(crate) fn look_over<G: Voodoo>(mut play: Play<G>) {
    play.look_over();
}
