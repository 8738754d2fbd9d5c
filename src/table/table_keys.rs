//! The acts of keys and buttons at a game's table.

use super::session::at_table;
use super::{
    AnimationQueue, AskHint, Choose, Look, Observation, Rehearse, Session, TableGame, TakeBack,
    Travel, in_words,
};
use crate::Over;
use crate::controls::Act;
use crate::order::{GameSystems, GameUpdate};
use crate::settings::Settings;
use crate::theme::{Targets, types};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use leafwing_input_manager::prelude::*;

/// Returns whether keys act on the table itself: no page stands in its place, nothing lies over it, and nobody types.
pub fn lies_open(
    over: Res<State<Over>>,
    targets: Res<Targets>,
    wants: Res<EguiWantsInput>,
) -> bool {
    *over.get() == Over::Nothing && !targets.is_covered() && !types(wants)
}

/// Adds the keys of a game's table.
pub(super) fn at_game<G: TableGame>(app: &mut App) {
    app.add_systems(
        GameUpdate(G::ID),
        (
            // Before animations are finished: a key that finishes them gives no answer, too.
            pass::<G>.run_if(lies_open),
            // In words, events are read, and a button goes on.
            finish_on_input::<G>.run_if(not(in_words)),
            let_go::<G>,
            (act, hurry::<G>).chain().run_if(lies_open),
            take_pick_back::<G>.run_if(in_state(Over::Nothing)),
        )
            .chain()
            .in_set(GameSystems::Keys)
            .run_if(at_table::<G>),
    );
}

/// Finishes the animations at any input but the key that hurries them; that one goes on too where something waits to be seen. A
/// game that nobody plays is not finished so.
fn finish_on_input<G: TableGame>(
    acts: Single<&ActionState<Act>>,
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut session: ResMut<Session<G>>,
    mut animations: ResMut<AnimationQueue<G>>,
) {
    let pressed = keys
        .read()
        .filter(|key| key.state.is_pressed() && !key.repeat)
        .count()
        + buttons
            .read()
            .filter(|button| button.state.is_pressed())
            .count()
        + acts.get_just_pressed().len();
    let hurries = acts.pressed(&Act::Hurry) && !animations.is_waiting();
    let watching = session.watching();
    let can = watching.is_none_or(|watching| watching.steps);
    if can && pressed > 0 && !hurries && !animations.is_idle() {
        let data = session.table().data().clone();
        animations.finish(&data);
    }
}

/// Ends a rehearsal and a look at hidden things when their keys are let go of, on any page. A rehearsal that no key began goes on.
fn let_go<G: TableGame>(
    acts: Single<&ActionState<Act>>,
    session: Res<Session<G>>,
    mut rehearse: MessageWriter<Rehearse>,
    mut look: MessageWriter<Look>,
    mut held: Local<[bool; 2]>,
) {
    let holds = [Act::Rehearse, Act::Peek].map(|act| acts.pressed(&act));
    let held = std::mem::replace(&mut *held, holds);
    if session.is_rehearsing() && held[0] && !holds[0] {
        rehearse.write(Rehearse(false));
    }
    if session.is_peeking() && held[1] && !holds[1] {
        look.write(Look::Peek(false));
    }
}

/// Hurries a captain that thinks, by the key for that. In a game that nobody plays it pauses the game, or lets it go on.
fn hurry<G: TableGame>(
    acts: Single<&ActionState<Act>>,
    session: Res<Session<G>>,
    mut travel: MessageWriter<Travel>,
) {
    if !acts.just_pressed(&Act::Hurry) {
        return;
    }
    if session.watching().is_some() {
        travel.write(Travel::Pause);
    } else {
        session.hurry();
    }
}

/// Lets a turn or an offer go by, by the key for that: makes the first choice that does so of those that are open.
fn pass<G: TableGame>(
    acts: Single<&ActionState<Act>>,
    observation: Res<Observation<G>>,
    animations: Res<AnimationQueue<G>>,
    session: Res<Session<G>>,
    mut choose: MessageWriter<Choose<G>>,
) {
    if !acts.just_pressed(&Act::Pass) || !animations.is_idle() || session.has_news() {
        return;
    }
    let mut passes = G::PASSES.iter().copied();
    let open = |&choice: &G::Choice| observation.options.iter().any(|offer| offer.is(choice));
    choose.write_batch(passes.find(open).map(Choose::one));
}

/// Takes back the secret pick before the curtain, where a key can mean nothing else.
fn take_pick_back<G: TableGame>(
    acts: Single<&ActionState<Act>>,
    session: Res<Session<G>>,
    mut take_back: MessageWriter<TakeBack>,
) {
    let waits = session.curtain().is_some() && session.proposal().is_none();
    if waits && acts.just_pressed(&Act::TakeBack) {
        take_back.write(TakeBack);
    }
}

fn act(
    acts: Single<&ActionState<Act>>,
    mut settings: ResMut<Settings>,
    mut take_back: MessageWriter<TakeBack>,
    mut look: MessageWriter<Look>,
    mut travel: MessageWriter<Travel>,
    mut hint: MessageWriter<AskHint>,
    mut rehearse: MessageWriter<Rehearse>,
) {
    for (act, way) in [
        (Act::Earlier, Travel::Earlier),
        (Act::Later, Travel::Later),
        (Act::RoundEarlier, Travel::RoundEarlier),
        (Act::RoundLater, Travel::RoundLater),
        (Act::Replay, Travel::Replay),
    ] {
        if acts.just_pressed(&act) {
            travel.write(way);
        }
    }
    if acts.just_pressed(&Act::Hint) {
        hint.write(AskHint);
    }
    if acts.just_pressed(&Act::Rehearse) {
        rehearse.write(Rehearse(true));
    }
    if acts.just_pressed(&Act::Speed) {
        settings.speed = settings.speed.next();
    }
    if acts.just_pressed(&Act::TakeBack) {
        take_back.write(TakeBack);
    }
    if acts.just_pressed(&Act::Veil) {
        look.write(Look::Veil);
    }
    if acts.just_pressed(&Act::Peek) {
        look.write(Look::Peek(true));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_look_back_by_decisions_and_by_rounds() {
        let mut app = App::new();
        app.init_resource::<Settings>()
            .add_message::<TakeBack>()
            .add_message::<Look>()
            .add_message::<Travel>()
            .add_message::<AskHint>()
            .add_message::<Rehearse>()
            .add_systems(Update, act);
        app.world_mut().spawn(ActionState::<Act>::default());
        for (pressed, travel) in [
            (Act::Earlier, Travel::Earlier),
            (Act::Later, Travel::Later),
            (Act::RoundEarlier, Travel::RoundEarlier),
            (Act::RoundLater, Travel::RoundLater),
            (Act::Replay, Travel::Replay),
        ] {
            let world = app.world_mut();
            let mut acts = world.query::<&mut ActionState<Act>>();
            let mut acts = acts.single_mut(world).expect("they are there");
            acts.reset_all();
            acts.press(&pressed);
            app.update();
            let mut asked = app.world_mut().resource_mut::<Messages<Travel>>();
            assert_eq!(asked.drain().collect::<Vec<_>>(), [travel]);
        }
    }
}
