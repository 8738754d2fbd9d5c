//! Keys at the helm: the first two digits take up a stick, and what confirms sails the course that is tried.

use super::kept::Kept;
use crate::board::hand::KEYS;
use crate::order::{GameSystems, GameUpdate};
use crate::table::{Act, AnimationQueue, Choose, Observation, Session, at_table, lies_open};
use crate::theme::Targets;
use bevy::prelude::{
    App, IntoScheduleConfigs, MessageWriter, Res, ResMut, Single, SystemCondition,
};
use games::cursed_seas::{CursedSeas, Stick};
use leafwing_input_manager::prelude::ActionState;
use rules::table::Game;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        GameUpdate(CursedSeas::ID),
        steer_by_key
            .after(GameSystems::Panels)
            .before(GameSystems::Session)
            .run_if(at_table::<CursedSeas>.and_then(lies_open)),
    );
}

fn steer_by_key(
    acts: Single<&ActionState<Act>>,
    observation: Res<Observation<CursedSeas>>,
    animations: Res<AnimationQueue<CursedSeas>>,
    session: Res<Session<CursedSeas>>,
    targets: Res<Targets>,
    mut kept: ResMut<Kept>,
    mut choose: MessageWriter<Choose<CursedSeas>>,
) {
    if !animations.is_idle() || session.has_news() {
        return;
    }
    for (&stick, key) in Stick::ALL.iter().zip(&KEYS) {
        if acts.just_pressed(key) {
            kept.stick = Some(stick);
            kept.tried = None;
        }
    }
    let tried = kept.tried.filter(|tried| tried.seen == observation.seen());
    if let Some(tried) = tried
        && acts.just_pressed(&Act::Confirm)
        && targets.focused().is_none()
    {
        choose.write(Choose(tried.act()));
        kept.tried = None;
    }
}
