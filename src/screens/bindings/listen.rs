//! Waits for the key or the button that is to ask for an act.

use super::Rebinding;
use crate::Over;
use crate::controls::{Act, Pad, Press, is_modifier};
use crate::order::UpdateSystems;
use crate::settings::Settings;
use crate::theme::Awake;
use bevy::input::gamepad::{GamepadAxisChangedEvent, GamepadButtonStateChangedEvent};
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use leafwing_input_manager::prelude::ActionState;
use std::time::Duration;

/// The least deflection of a stick that counts, 0 to 1.
const A_PUSH: f32 = 0.7;
/// The interval at which the time left is checked.
const A_LOOK: Duration = Duration::from_millis(120);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (listen, mute)
            .chain()
            .in_set(UpdateSystems::Bind)
            .run_if(waits.or_else(resource_changed::<Rebinding>)),
    )
    .add_systems(OnExit(Over::Keys), forget);
}

fn waits(rebinding: Res<Rebinding>) -> bool {
    rebinding.waits.is_some()
}

/// Forgets the state when the page is left.
fn forget(mut rebinding: ResMut<Rebinding>) {
    *rebinding = Rebinding::default();
}

/// Disables all acts while a new key or button is waited for.
fn mute(rebinding: Res<Rebinding>, acts: Single<&mut ActionState<Act>>) {
    let mut acts = acts.into_inner();
    if rebinding.waits.is_none() == acts.disabled() {
        if acts.disabled() {
            acts.enable();
        } else {
            acts.disable();
        }
    }
}

/// Waits for the new key or button, but not for ever.
fn listen(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    mut sticks: MessageReader<GamepadAxisChangedEvent>,
    held: Res<ButtonInput<KeyCode>>,
    time: Res<Time<Real>>,
    mut rebinding: ResMut<Rebinding>,
    mut settings: ResMut<Settings>,
    mut awake: ResMut<Awake>,
) {
    let key = keys
        .read()
        .filter(|key| key.state.is_pressed() && !key.repeat && !is_modifier(key.key_code))
        .map(|key| key.key_code)
        .last();
    let button = buttons
        .read()
        .filter(|button| button.state.is_pressed())
        .find_map(|button| {
            Pad::all().find(|pad| pad.stick().is_none() && pad.button() == button.button)
        });
    let stick = sticks
        .read()
        .filter(|stick| stick.value.abs() > A_PUSH)
        .find_map(|stick| Pad::pushed(stick.axis, stick.value));
    let Some((act, left)) = rebinding.waits else {
        return;
    };
    let left = left.saturating_sub(time.delta());
    rebinding.waits = (!left.is_zero()).then_some((act, left));
    awake.within(A_LOOK);
    if left.is_zero() {
        awake.stir();
    }
    let with = |left, right| held.any_pressed([left, right]);
    let press = match (key, button.or(stick)) {
        (Some(KeyCode::Escape), _) if act != Act::Back => {
            rebinding.waits = None;
            return;
        }
        (Some(key), _) if with(KeyCode::ShiftLeft, KeyCode::ShiftRight) => Press::Shift(key),
        (Some(key), _) if with(KeyCode::ControlLeft, KeyCode::ControlRight) => Press::Ctrl(key),
        (Some(key), _) if with(KeyCode::AltLeft, KeyCode::AltRight) => Press::Alt(key),
        (Some(key), _) => Press::Key(key),
        (None, Some(pad)) => Press::Pad(pad),
        (None, None) => return,
    };
    awake.stir();
    rebinding.waits = None;
    match settings.keys.holder(press) {
        Some(other) if other != act => rebinding.clash = Some((act, press, other)),
        _ => settings.keys.set(act, press),
    }
}

#[cfg(test)]
mod tests {
    use super::super::WAITS;
    use super::*;
    use crate::controls::{Bindings, struck};
    use bevy::input::ButtonState;

    fn app() -> App {
        let mut app = App::new();
        app.init_resource::<Rebinding>()
            .init_resource::<Settings>()
            .init_resource::<ButtonInput<KeyCode>>()
            .init_resource::<Time<Real>>()
            .insert_resource(Awake::default())
            .add_message::<KeyboardInput>()
            .add_message::<GamepadButtonStateChangedEvent>()
            .add_message::<GamepadAxisChangedEvent>()
            .add_systems(Update, (listen, mute).chain());
        app.world_mut().spawn(ActionState::<Act>::default());
        app
    }

    fn wait_for(app: &mut App, act: Act) {
        app.world_mut().resource_mut::<Rebinding>().waits = Some((act, WAITS));
        app.update();
        assert!(is_mute(app), "nothing is asked for meanwhile");
    }

    fn is_mute(app: &mut App) -> bool {
        let mut acts = app.world_mut().query::<&ActionState<Act>>();
        acts.single(app.world()).unwrap().disabled()
    }

    fn press(app: &mut App, key: KeyCode) {
        app.world_mut()
            .write_message(struck(key, ButtonState::Pressed));
        app.update();
    }

    fn keys(app: &App) -> &Bindings {
        &app.world().resource::<Settings>().keys
    }

    #[test]
    fn the_next_key_is_the_acts_and_escape_leaves_it_as_it_was() {
        let mut app = app();
        wait_for(&mut app, Act::Why);
        press(&mut app, KeyCode::Escape);
        assert!(keys(&app).is_as_at_first() && !is_mute(&mut app));
        wait_for(&mut app, Act::Why);
        press(&mut app, KeyCode::ShiftLeft);
        assert!(is_mute(&mut app), "Shift alone is no key");
        let mut held = app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
        held.press(KeyCode::ShiftLeft);
        press(&mut app, KeyCode::KeyU);
        assert_eq!(
            keys(&app).on(Act::Why, false),
            Some(Press::Shift(KeyCode::KeyU))
        );
        assert!(!is_mute(&mut app));
    }

    #[test]
    fn who_presses_nothing_for_a_while_is_waited_for_no_longer() {
        let mut app = app();
        wait_for(&mut app, Act::Why);
        for _ in 0..3 {
            let mut time = app.world_mut().resource_mut::<Time<Real>>();
            time.update_with_duration(WAITS / 2);
            let waits = app.world().resource::<Rebinding>().waits.is_some();
            assert_eq!(waits, is_mute(&mut app), "nobody is left without keys");
            app.update();
        }
        assert!(!is_mute(&mut app) && keys(&app).is_as_at_first());
    }

    #[test]
    fn a_key_that_is_taken_is_not_taken_away_unasked() {
        let mut app = app();
        wait_for(&mut app, Act::Why);
        press(&mut app, KeyCode::Space);
        assert!(keys(&app).is_as_at_first());
        let clash = app.world().resource::<Rebinding>().clash;
        assert_eq!(
            clash,
            Some((Act::Why, Press::Key(KeyCode::Space), Act::Hurry))
        );
    }

    #[test]
    fn buttons_and_sticks_of_a_pad_are_taken_too() {
        let mut app = app();
        wait_for(&mut app, Act::Speed);
        app.world_mut().write_message(GamepadAxisChangedEvent {
            entity: Entity::PLACEHOLDER,
            axis: GamepadAxis::RightStickY,
            value: -0.3,
        });
        app.update();
        assert!(is_mute(&mut app), "a touch is no push");
        app.world_mut()
            .write_message(GamepadButtonStateChangedEvent {
                entity: Entity::PLACEHOLDER,
                button: GamepadButton::South,
                state: ButtonState::Pressed,
            });
        app.update();
        let clash = app.world().resource::<Rebinding>().clash;
        assert_eq!(
            clash,
            Some((Act::Speed, Press::Pad(Pad::South), Act::Confirm))
        );
    }
}
