//! Reads which acts are asked for, by leafwing's input manager: once a frame, and only while keys or a pad may ask.

use super::{Act, is_modifier};
use bevy::app::{RunFixedMainLoop, RunFixedMainLoopSystems};
use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy_egui::EguiPreUpdateSet;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::*;

/// Adds the reading of acts.
pub fn reading(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Act>::default())
        .init_resource::<Taps>()
        .init_resource::<Chords>()
        .add_systems(
            PreUpdate,
            (hold_taps, end_chords)
                .chain()
                .after(InputSystems)
                .before(EguiPreUpdateSet::ProcessInput)
                .before(InputManagerSystem::Unify),
        )
        .add_systems(Last, let_go_of_taps)
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

/// Returns whether any act may be asked for, or be released. Reading all acts costs more than drawing the table, and most frames
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

/// Keys that were pressed and let go of between two frames.
#[derive(Resource, Default)]
struct Taps {
    /// Those that count as held in this frame.
    held: Vec<KeyCode>,
    /// Those that have to be seen let go of first, since they were held in the frame before.
    wait: Vec<KeyCode>,
}

/// Holds keys that were pressed and let go of between two frames for one frame: acts are read from what is held. Two taps in two
/// frames that follow each other are two.
fn hold_taps(mut keys: ResMut<ButtonInput<KeyCode>>, mut taps: ResMut<Taps>) {
    let before = std::mem::take(&mut taps.held);
    let tapped = keys.get_just_pressed().copied();
    let tapped = tapped.filter(|&key| !keys.pressed(key));
    let mut due: Vec<KeyCode> = taps.wait.iter().copied().chain(tapped).collect();
    if !due.is_empty() {
        // What changes the meaning of a tap may be let go of in the same frame.
        let changed = keys.get_just_released().copied();
        let changed = changed.filter(|key| is_modifier(*key) && !due.contains(key));
        due.extend(changed.collect::<Vec<_>>());
    }
    taps.wait.clear();
    for key in due {
        if before.contains(&key) || taps.held.contains(&key) {
            taps.wait.push(key);
        } else {
            taps.held.push(key);
        }
    }
    for &key in &taps.held {
        keys.press(key);
        // Or else the acts are told that it was let go of, and nothing else.
        keys.clear_just_released(key);
    }
}

/// Keys that were pressed while a modifier was held.
#[derive(Resource, Default)]
struct Chords(Vec<KeyCode>);

/// Releases keys of a chord with its modifier: of Shift and Tab a finger may let go of Shift first, and what is still held is no
/// Tab without it.
fn end_chords(mut keys: ResMut<ButtonInput<KeyCode>>, mut chords: ResMut<Chords>) {
    if keys.get_pressed().any(|&key| is_modifier(key)) {
        let pressed = keys.get_just_pressed().filter(|&&key| !is_modifier(key));
        chords.0.extend(pressed);
        return;
    }
    for key in chords.0.drain(..) {
        keys.release(key);
    }
}

/// Releases taps at the frame's end, before the next presses come: what is held is not pressed once more.
fn let_go_of_taps(mut keys: ResMut<ButtonInput<KeyCode>>, taps: Res<Taps>) {
    for &key in &taps.held {
        keys.release(key);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Controls, struck};
    use super::*;
    use bevy::ecs::message::Messages;
    use bevy::input::gamepad::{RawGamepadButtonChangedEvent, RawGamepadEvent};
    use bevy::input::keyboard::KeyboardInput;
    use bevy::input::{ButtonState, InputPlugin};
    use bevy::time::{TimePlugin, TimeUpdateStrategy};
    use bevy::window::RequestRedraw;
    use std::time::Duration;

    /// Returns an app that reads acts, with several fixed steps in each update.
    fn reader() -> App {
        let mut app = App::new();
        let step = TimeUpdateStrategy::ManualDuration(Duration::from_millis(50));
        app.add_plugins((TimePlugin, InputPlugin, super::reading))
            .insert_resource(step);
        app.world_mut().spawn(Controls::default().bindings.map());
        app
    }

    fn tab(state: ButtonState) -> KeyboardInput {
        struck(KeyCode::Tab, state)
    }

    /// Returns the acts that are asked for in frames with these keys.
    fn asked(frames: Vec<Vec<KeyboardInput>>) -> Vec<Act> {
        let mut app = reader();
        let mut asked = Vec::new();
        for keys in frames {
            for key in keys {
                app.world_mut().write_message(key);
            }
            app.update();
            let mut acts = app.world_mut().query::<&ActionState<Act>>();
            let acts = acts.single(app.world()).expect("they are there");
            asked.extend(acts.get_just_pressed());
        }
        asked
    }

    #[test]
    fn of_a_chord_either_key_may_be_let_go_of_first() {
        use ButtonState::{Pressed, Released};
        let shift = |state| struck(KeyCode::ShiftLeft, state);
        // One after the other, or all but the last in one frame.
        for frames in [
            vec![
                vec![shift(Pressed)],
                vec![tab(Pressed)],
                vec![shift(Released)],
                vec![],
                vec![tab(Released)],
            ],
            vec![
                vec![shift(Pressed), tab(Pressed), shift(Released)],
                vec![],
                vec![tab(Released)],
            ],
        ] {
            assert_eq!(asked(frames), [Act::Previous]);
        }
    }

    #[test]
    fn a_chord_is_read_that_ends_in_the_frame_of_its_tap() {
        use ButtonState::{Pressed, Released};
        let ctrl = |state| struck(KeyCode::ControlLeft, state);
        let equal = |state| struck(KeyCode::Equal, state);
        let tap = || vec![equal(Pressed), equal(Released), ctrl(Released)];
        let whole = [vec![ctrl(Pressed)], tap()].concat();
        for frames in [
            vec![vec![ctrl(Pressed)], tap(), vec![]],
            vec![whole, vec![]],
        ] {
            assert_eq!(asked(frames), [Act::Larger]);
        }
    }

    #[test]
    fn a_button_of_a_pad_is_let_go_of_where_the_pad_is_pulled_out() {
        let mut app = reader();
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
        let mut app = reader();
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
        let mut app = reader();
        let mut acts = app.world_mut().query::<&ActionState<Act>>();
        for _ in 0..3 {
            for state in [ButtonState::Pressed, ButtonState::Released] {
                app.world_mut().write_message(tab(state));
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
    fn taps_in_frames_that_follow_each_other_are_as_many_acts() {
        let mut app = reader();
        let mut acts = app.world_mut().query::<&ActionState<Act>>();
        let mut asked = 0;
        for frame in 0..8 {
            if frame < 3 {
                for state in [ButtonState::Pressed, ButtonState::Released] {
                    app.world_mut().write_message(tab(state));
                }
            }
            app.update();
            let now = acts.single(app.world()).unwrap();
            asked += u32::from(now.just_pressed(&Act::Next));
        }
        assert_eq!(asked, 3);
    }

    /// Returns whether the key counted as held in the frame.
    #[derive(Resource, Default)]
    struct Held(bool);

    fn look(keys: Res<ButtonInput<KeyCode>>, mut held: ResMut<Held>) {
        held.0 = keys.pressed(KeyCode::Tab);
    }

    #[test]
    fn a_key_let_go_of_before_the_frame_counts_as_held_for_one() {
        let mut app = App::new();
        app.init_resource::<ButtonInput<KeyCode>>()
            .init_resource::<Taps>()
            .init_resource::<Held>()
            .add_systems(Update, (hold_taps, look).chain())
            .add_systems(Last, let_go_of_taps);
        let keys = |app: &mut App, act: fn(&mut ButtonInput<KeyCode>)| {
            let mut keys = app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
            keys.clear();
            act(&mut keys);
            app.update();
            app.world().resource::<Held>().0
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
