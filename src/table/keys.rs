//! Keys and pad: everything that can be clicked can be reached without a mouse.

use super::sitting::at_table;
use super::{AskHint, Cues, Look, Reading, Rehearse, Shown, Sitting, TakeBack, Travel};
use crate::Over;
use crate::controls::{Act, Controls, Device, Press};
use crate::settings::Settings;
use crate::theme::{Awake, Targets};
use bevy::app::{RunFixedMainLoop, RunFixedMainLoopSystems};
use bevy::input::InputSystems;
use bevy::input::gamepad::{GamepadAxisChangedEvent, GamepadButtonStateChangedEvent};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::prelude::*;
use bevy_egui::egui::vec2;
use bevy_egui::input::egui_wants_any_keyboard_input;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::*;
use std::time::Duration;

/// How far a mouse is moved, in pixels a frame, that is not only touched.
const A_MOVE: f32 = 3.0;
/// How far a stick is pushed that is not only touched.
const A_PUSH: f32 = 0.4;
/// The system tells of keys and of the mouse by itself, a pad has to be asked: how often while it is in use, and else.
const ASKED: [Duration; 2] = [Duration::from_millis(30), Duration::from_millis(120)];

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(acts)
        .add_systems(
            Startup,
            |mut commands: Commands, controls: Res<Controls>| {
                commands.spawn((Name::new("Keys"), controls.bindings.map()));
            },
        )
        .add_systems(First, ask_the_pad)
        .add_systems(PreUpdate, notice_device.after(InputSystems))
        .add_systems(
            Update,
            (walk, walk_in_any_case.run_if(not(in_state(Over::Nothing))))
                .run_if(not(egui_wants_any_keyboard_input)),
        )
        .add_systems(Last, bind.run_if(resource_changed::<Settings>));
}

/// Reads which acts are asked for.
fn acts(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Act>::default())
        .add_systems(
            PreUpdate,
            hold_taps
                .after(InputSystems)
                .before(InputManagerSystem::Unify),
        )
        .configure_sets(PreUpdate, InputManagerSystem::Update.run_if(may_ask));
    // The input manager reads all acts a second time for the fixed steps, by which nothing here goes. The steps themselves
    // must be: after them messages are forgotten, those that ask for another frame with them.
    for around in [
        RunFixedMainLoopSystems::BeforeFixedMainLoop,
        RunFixedMainLoopSystems::AfterFixedMainLoop,
    ] {
        app.configure_sets(RunFixedMainLoop, around.run_if(|| false));
    }
    app.configure_sets(FixedPostUpdate, InputManagerSystem::Tick.run_if(|| false));
}

/// Whether anything may be asked for, or no longer. Reading all acts costs more than drawing the table, and most frames
/// are drawn while no key is touched.
fn may_ask(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<(), With<Gamepad>>,
    acts: Query<&ActionState<Act>>,
) -> bool {
    let is_held = |acts: &ActionState<Act>| !acts.get_pressed().is_empty();
    let is_touched = keys.is_changed() || keys.get_pressed().len() > 0;
    is_touched || !pads.is_empty() || acts.iter().any(is_held)
}

/// What the player has set holds at once.
fn bind(
    settings: Res<Settings>,
    mut controls: ResMut<Controls>,
    mut maps: Query<&mut InputMap<Act>>,
) {
    if controls.bindings == settings.keys {
        return;
    }
    controls.bindings.clone_from(&settings.keys);
    for mut map in &mut maps {
        *map = controls.bindings.map();
    }
}

/// Where there is a pad, frames come by themselves: nothing else would tell that one of its buttons is pressed.
fn ask_the_pad(pads: Query<(), With<Gamepad>>, controls: Res<Controls>, mut awake: ResMut<Awake>) {
    if !pads.is_empty() {
        awake.within(ASKED[usize::from(controls.device != Device::Pad)]);
    }
}

/// Notices which device is in use, and draws the hints for it.
fn notice_device(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheel: MessageReader<MouseWheel>,
    mut moves: MessageReader<CursorMoved>,
    mut pad: MessageReader<GamepadButtonStateChangedEvent>,
    mut sticks: MessageReader<GamepadAxisChangedEvent>,
    mut controls: ResMut<Controls>,
    mut awake: ResMut<Awake>,
) {
    let moved = moves
        .read()
        .any(|moved| moved.delta.is_some_and(|by| by.length() > A_MOVE));
    let mouse = moved | (buttons.read().count() + wheel.read().count() > 0);
    let key = keys.read().any(|key| key.state.is_pressed());
    let pushed = sticks.read().any(|stick| stick.value.abs() > A_PUSH);
    let pad = pushed | pad.read().any(|button| button.state.is_pressed());
    let used = match (pad, key, mouse) {
        (true, ..) => Device::Pad,
        (_, true, _) => Device::Keys,
        (_, _, true) => Device::Mouse,
        _ => return,
    };
    if controls.device != used {
        controls.device = used;
        awake.stir();
    }
}

/// A key that was pressed and let go of between two frames counts as held for one: acts are read from what is held.
fn hold_taps(mut keys: ResMut<ButtonInput<KeyCode>>, mut held: Local<Vec<KeyCode>>) {
    for key in held.drain(..) {
        keys.release(key);
    }
    let pressed = keys.get_just_pressed().copied();
    held.extend(pressed.filter(|&key| !keys.pressed(key)));
    for &key in &*held {
        keys.press(key);
        // Or else the acts are told that it was let go of, and nothing else.
        keys.clear_just_released(key);
    }
}

/// The cursor of the keys goes from thing to thing.
fn walk(
    acts: Single<&ActionState<Act>>,
    mut targets: ResMut<Targets>,
    mut awake: ResMut<Awake>,
    mut reading: ResMut<Reading>,
    mut over: ResMut<NextState<Over>>,
    mut settings: ResMut<Settings>,
) {
    let pressed = acts.get_just_pressed();
    if !pressed.is_empty() {
        awake.stir();
    }
    for act in pressed {
        match act {
            Act::Rules => {
                reading.topic = targets.topic();
                over.set(Over::Rules);
            }
            Act::Help => over.set(Over::Keys),
            Act::Larger => settings.grow(1),
            Act::Smaller => settings.grow(-1),
            Act::Usual => settings.interface = Settings::default().interface,
            act => step(act, &mut targets),
        }
    }
}

/// What an act does with the cursor.
fn step(act: Act, targets: &mut Targets) {
    match act {
        Act::Up => targets.walk(vec2(0.0, -1.0)),
        Act::Down => targets.walk(vec2(0.0, 1.0)),
        Act::Left => targets.walk(vec2(-1.0, 0.0)),
        Act::Right => targets.walk(vec2(1.0, 0.0)),
        Act::Next => targets.turn(true),
        Act::Previous => targets.turn(false),
        Act::Closer => targets.page(-1.0),
        Act::Farther => targets.page(1.0),
        Act::Confirm => targets.press(),
        Act::Back => {
            targets.lift();
            targets.step_back();
        }
        _ => {}
    }
}

/// Pages such as the one where keys are bound can be used and left whatever is bound to what.
fn walk_in_any_case(
    keys: Res<ButtonInput<KeyCode>>,
    controls: Res<Controls>,
    acts: Single<&ActionState<Act>>,
    mut targets: ResMut<Targets>,
) {
    if acts.disabled() {
        return;
    }
    for (key, act) in [
        (KeyCode::Enter, Act::Confirm),
        (KeyCode::Escape, Act::Back),
        (KeyCode::ArrowUp, Act::Up),
        (KeyCode::ArrowDown, Act::Down),
        (KeyCode::ArrowLeft, Act::Left),
        (KeyCode::ArrowRight, Act::Right),
    ] {
        if !keys.just_pressed(key) || controls.bindings.of(act).contains(&Press::Key(key)) {
            continue;
        }
        step(act, &mut targets);
    }
}

/// What keys do at a game's table.
pub(super) fn at_game<G: Shown>(app: &mut App) {
    app.add_systems(
        Update,
        (
            finish_on_input::<G>,
            let_go_of_rehearsal::<G>,
            act.run_if(in_state(Over::Nothing).and_then(not(egui_wants_any_keyboard_input))),
        )
            .chain()
            .before(super::SittingSystems)
            .run_if(at_table::<G>),
    );
}

/// Any input finishes what moves, but for the one that hurries it.
fn finish_on_input<G: Shown>(
    acts: Single<&ActionState<Act>>,
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut sitting: ResMut<Sitting<G>>,
    mut cues: ResMut<Cues<G>>,
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
    if pressed > 0 && !acts.pressed(&Act::Hurry) && !cues.is_idle() {
        let data = sitting.table().data().clone();
        cues.finish(&data);
    }
}

/// Wherever the key is let go of, the table is the true one again. A rehearsal that no key began goes on.
fn let_go_of_rehearsal<G: Shown>(
    acts: Single<&ActionState<Act>>,
    sitting: Res<Sitting<G>>,
    mut rehearse: MessageWriter<Rehearse>,
    mut held: Local<bool>,
) {
    let holds = acts.pressed(&Act::Rehearse);
    let let_go = std::mem::replace(&mut *held, holds) && !holds;
    if sitting.is_rehearsing() && let_go {
        rehearse.write(Rehearse(false));
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
    if acts.just_released(&Act::Peek) {
        look.write(Look::Peek(false));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::message::Messages;
    use bevy::input::gamepad::{RawGamepadButtonChangedEvent, RawGamepadEvent};
    use bevy::input::keyboard::Key;
    use bevy::input::{ButtonState, InputPlugin};
    use bevy::time::{TimePlugin, TimeUpdateStrategy};
    use bevy::window::RequestRedraw;

    /// An app that reads acts, with several fixed steps in each update.
    fn reading() -> App {
        let mut app = App::new();
        let step = TimeUpdateStrategy::ManualDuration(Duration::from_millis(50));
        app.add_plugins((TimePlugin, InputPlugin, acts))
            .insert_resource(step);
        app.world_mut().spawn(Controls::default().bindings.map());
        app
    }

    #[test]
    fn a_button_of_a_pad_is_let_go_of_where_the_pad_is_pulled_out() {
        let mut app = reading();
        let pad = app.world_mut().spawn(Gamepad::default()).id();
        let press = RawGamepadButtonChangedEvent::new(pad, GamepadButton::South, 1.0);
        app.world_mut().write_message(RawGamepadEvent::from(press));
        app.update();
        let mut acts = app.world_mut().query::<&ActionState<Act>>();
        let now = acts.single(app.world()).unwrap();
        assert!(now.pressed(&Act::Confirm));
        app.world_mut().entity_mut(pad).remove::<Gamepad>();
        app.update();
        let now = acts.single(app.world()).unwrap();
        assert!(!now.pressed(&Act::Confirm), "the button stays held");
    }

    #[test]
    fn messages_are_forgotten_though_acts_are_not_read_by_fixed_steps() {
        let mut app = reading();
        app.add_message::<RequestRedraw>();
        app.update();
        app.world_mut().write_message(RequestRedraw);
        for _ in 0..3 {
            app.update();
        }
        let asked = app.world().resource::<Messages<RequestRedraw>>();
        assert!(asked.is_empty(), "a frame is asked for without end");
    }

    #[test]
    fn an_act_is_asked_for_by_each_tap_on_its_key_however_seldom_frames_come() {
        let mut app = reading();
        let mut acts = app.world_mut().query::<&ActionState<Act>>();
        for _ in 0..3 {
            for state in [ButtonState::Pressed, ButtonState::Released] {
                app.world_mut().write_message(KeyboardInput {
                    key_code: KeyCode::Tab,
                    logical_key: Key::Tab,
                    state,
                    text: None,
                    repeat: false,
                    window: Entity::PLACEHOLDER,
                });
            }
            app.update();
            let now = acts.single(app.world()).unwrap();
            assert!(now.just_pressed(&Act::Next), "the tap is lost");
            app.update();
            let now = acts.single(app.world()).unwrap();
            assert!(!now.pressed(&Act::Next), "the key stays held");
        }
    }

    #[test]
    fn a_key_let_go_of_before_the_frame_counts_as_held_for_one() {
        let mut app = App::new();
        app.init_resource::<ButtonInput<KeyCode>>()
            .add_systems(Update, hold_taps);
        let keys = |app: &mut App, act: fn(&mut ButtonInput<KeyCode>)| {
            let mut keys = app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
            keys.clear();
            act(&mut keys);
            app.update();
            app.world()
                .resource::<ButtonInput<KeyCode>>()
                .pressed(KeyCode::Tab)
        };
        let tapped = |keys: &mut ButtonInput<KeyCode>| {
            keys.press(KeyCode::Tab);
            keys.release(KeyCode::Tab);
        };
        assert!(keys(&mut app, tapped));
        assert!(!keys(&mut app, |_| {}));
        assert!(keys(&mut app, |keys| keys.press(KeyCode::Tab)));
        assert!(keys(&mut app, |_| {}), "a key that is held stays held");
    }
}
