//! Plays the animation queue on, frame by frame, and asks for the frames that it needs.

use super::{AnimationQueue, Heard};
use crate::options::Speed;
use crate::settings::Settings;
use crate::table::{Act, Observation, Session, TableGame};
use crate::theme::Awake;
use bevy::prelude::*;
use leafwing_input_manager::prelude::ActionState;
use std::time::Duration;

/// The least speed while the player holds the key that hurries.
const HURRIED: f32 = 4.0;
/// The longest time by which a frame plays on, in seconds.
const LONGEST: f32 = 0.1;

/// Plays on by the time that has passed, at the pace that is set.
pub(super) fn run<G: TableGame>(
    time: Res<Time>,
    settings: Res<Settings>,
    acts: Option<Single<&ActionState<Act>>>,
    mut session: ResMut<Session<G>>,
    observation: Res<Observation<G>>,
    mut animations: ResMut<AnimationQueue<G>>,
    mut heard: MessageWriter<Heard>,
    awake: Option<ResMut<Awake>>,
) {
    let data = session.table().data().clone();
    let (told, idle) = (animations.told, animations.is_idle());
    let stood = animations.stands();
    animations.calm = settings.calm;
    animations.still = session.stands_still();
    if session.pause_runs()
        && let Some(pause) = &mut animations.pause
    {
        // Whoever reads takes as long as that needs; those who watch are asked nothing.
        let reads = settings.step_by_step || settings.in_words;
        let endless = reads && session.watching().is_none();
        if pause.go_on(time.delta_secs().min(0.1), endless) {
            animations.end_pause();
        }
    }
    let mut times = 1.0;
    match session.pace(settings.speed) {
        _ if animations.still => {}
        Speed::Instant => animations.finish(&data),
        // A frame that came late shows its step all the same.
        Speed::Times(set) => {
            let hurried = acts.is_some_and(|acts| acts.pressed(&Act::Hurry));
            times = if hurried { set.max(HURRIED) } else { set };
            animations.advance(time.delta_secs().min(LONGEST) * times, &data);
        }
    }
    heard.write_batch(animations.sounds.drain(..));
    // The view shown last should be the true one; if they ever differ, the true one holds.
    if animations.is_idle() && !session.has_news() {
        animations.told = animations.heard;
        if animations.view != observation.view {
            animations.mended += u64::from(animations.view.is_some());
            animations.view.clone_from(&observation.view);
        }
    }
    let Some(mut awake) = awake else {
        return;
    };
    if animations.told != told {
        awake.renew();
    }
    if animations.is_idle() && !idle {
        awake.stir();
    }
    if animations.goes_on() || session.has_news() {
        match &animations.running {
            // Where it has stood since the frame before, that frame showed how.
            Some((step, elapsed)) if stood && step.stands(*elapsed, animations.calm) => {
                let left = (step.animation.seconds - elapsed) / times;
                let left = left.clamp(0.0, LONGEST);
                awake.sail_within(Duration::from_secs_f32(left));
            }
            Some((step, _)) if G::sails(&step.animation.event) => awake.sail(),
            _ => awake.renew(),
        }
    }
}

/// Notes in the session how much has been shown: those who watch a game go along it from there.
pub(super) fn note_shown<G: TableGame>(
    mut session: ResMut<Session<G>>,
    animations: Res<AnimationQueue<G>>,
) {
    session.note_shown(animations.told());
}
