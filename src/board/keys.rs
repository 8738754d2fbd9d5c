//! The keys of any game's table: they look closer, ask why, and step back.

use super::desk::Desk;
use super::frame::Grasp;
use crate::Over;
use crate::order::{GameSystems, GameUpdate};
use crate::table::{
    Act, AnimationQueue, Held, Observation, Session, TableGame, Travel, at_table, in_words,
    lies_open,
};
use crate::theme::{Frame, Targets, types};
use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use leafwing_input_manager::prelude::ActionState;

/// Adds the systems of the keys.
pub(super) fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        GameUpdate(G::ID),
        (
            look.run_if(lies_open),
            // From a page on to that of the line before.
            ask_why::<G>.run_if(lies_open.or_else(|desk: Res<Desk>| desk.tells_why)),
            step_back::<G>,
        )
            .chain()
            .in_set(GameSystems::Panels)
            .run_if(
                at_table::<G>
                    .and_then(in_state(Over::Nothing))
                    .and_then(not(in_words))
                    .and_then(not(types)),
            ),
    );
}

/// Opens the sheet of points, and pans the chart, by their keys.
fn look(
    acts: Single<&ActionState<Act>>,
    held: Res<Held>,
    frame: Res<Frame>,
    mut desk: ResMut<Desk>,
    mut over: ResMut<NextState<Over>>,
) {
    if acts.just_pressed(&Act::Points) {
        over.set(Over::Points);
    }
    desk.look_by_keys(&acts, &held, &frame);
}

/// Steps back by its key: declines a proposal, closes a menu, or else opens or closes the game's menu. A page that tells why
/// closes by itself.
fn step_back<G: TableGame>(
    acts: Single<&ActionState<Act>>,
    session: Res<Session<G>>,
    observation: Res<Observation<G>>,
    targets: Res<Targets>,
    mut travel: MessageWriter<Travel>,
    mut desk: ResMut<Desk>,
    mut grasp: ResMut<Grasp<G>>,
) {
    if !acts.just_pressed(&Act::Back) {
        return;
    }
    if session.proposal().is_some() {
        travel.write(Travel::Decline);
    } else if grasp.menu.is_some() {
        grasp.menu = None;
    } else if desk.pause || observation.curtain.is_some() || !targets.is_covered() {
        desk.pause = !desk.pause;
    }
}

/// Asks why by its key: first about the open question, then about the newest line of the log, and with every further press
/// about the line before.
fn ask_why<G: TableGame>(
    acts: Single<&ActionState<Act>>,
    session: Res<Session<G>>,
    observation: Res<Observation<G>>,
    animations: Res<AnimationQueue<G>>,
    mut asked: Local<((Option<Tick>, bool), usize)>,
    mut desk: ResMut<Desk>,
) {
    let idle = animations.is_idle() && !session.has_news();
    // What is asked once nothing moves any more comes before all that was told.
    let now = (observation.seen(), idle);
    if asked.0 != now || acts.just_pressed(&Act::Back) {
        *asked = (now, 0);
    }
    if acts.just_pressed(&Act::Why) {
        let asks = idle && observation.question().is_some();
        desk.why = asked.1.checked_sub(usize::from(asks));
        desk.asks_why = desk.why.is_none();
        asked.1 += 1;
    }
}
