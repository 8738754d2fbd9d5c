//! Keys and pad: everything that can be clicked can be reached without a mouse.

use super::sitting::at_table;
use super::{Cues, Look, Shown, Sitting, TakeBack, Travel};
use crate::Over;
use crate::theme::{Awake, Targets};
use bevy::input::InputSystems;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::*;

/// What keys and buttons ask for.
#[derive(Actionlike, Debug, Clone, Copy, PartialEq, Eq, Hash, Reflect)]
pub enum Act {
    /// To what lies above.
    Up,
    /// To what lies below.
    Down,
    /// To what lies on the left.
    Left,
    /// To what lies on the right.
    Right,
    /// To the next thing.
    Next,
    /// To the thing before.
    Previous,
    /// Choose it.
    Confirm,
    /// Close what is open.
    Back,
    /// Move faster while it is held.
    Hurry,
    /// Take back the last decision.
    TakeBack,
    /// Look at one's own hidden things while it is held.
    Peek,
    /// The curtain falls.
    Veil,
    /// The rule behind the newest line of the log; once more, behind the one before.
    Why,
    /// The rulebook.
    Rules,
    /// The table as it was a decision earlier.
    Earlier,
    /// The table as it was a decision later.
    Later,
    /// What the others did is shown once more.
    Replay,
    /// The chart as it lies at rest.
    Recentre,
    /// The first card.
    Card1,
    /// The second card.
    Card2,
    /// The third card.
    Card3,
    /// The fourth card.
    Card4,
    /// The fifth card.
    Card5,
    /// The sixth card.
    Card6,
}

fn keys() -> InputMap<Act> {
    let mut map = InputMap::new([
        (Act::Up, KeyCode::ArrowUp),
        (Act::Down, KeyCode::ArrowDown),
        (Act::Left, KeyCode::ArrowLeft),
        (Act::Right, KeyCode::ArrowRight),
        (Act::Next, KeyCode::Tab),
        (Act::Confirm, KeyCode::Enter),
        (Act::Back, KeyCode::Escape),
        (Act::Hurry, KeyCode::Space),
        (Act::TakeBack, KeyCode::Backspace),
        (Act::Peek, KeyCode::KeyP),
        (Act::Veil, KeyCode::KeyH),
        (Act::Why, KeyCode::KeyW),
        (Act::Rules, KeyCode::F1),
        (Act::Earlier, KeyCode::BracketLeft),
        (Act::Earlier, KeyCode::PageUp),
        (Act::Later, KeyCode::BracketRight),
        (Act::Later, KeyCode::PageDown),
        (Act::Replay, KeyCode::KeyR),
        (Act::Recentre, KeyCode::Home),
        (Act::Card1, KeyCode::Digit1),
        (Act::Card2, KeyCode::Digit2),
        (Act::Card3, KeyCode::Digit3),
        (Act::Card4, KeyCode::Digit4),
        (Act::Card5, KeyCode::Digit5),
        (Act::Card6, KeyCode::Digit6),
    ]);
    map.insert(
        Act::Previous,
        ButtonlikeChord::modified(ModifierKey::Shift, KeyCode::Tab),
    );
    let pad = [
        (Act::Up, GamepadButton::DPadUp),
        (Act::Down, GamepadButton::DPadDown),
        (Act::Left, GamepadButton::DPadLeft),
        (Act::Right, GamepadButton::DPadRight),
        (Act::Next, GamepadButton::RightTrigger),
        (Act::Previous, GamepadButton::LeftTrigger),
        (Act::Confirm, GamepadButton::South),
        (Act::Back, GamepadButton::East),
        (Act::Hurry, GamepadButton::West),
        (Act::TakeBack, GamepadButton::North),
        (Act::Peek, GamepadButton::LeftTrigger2),
        (Act::Veil, GamepadButton::Select),
        (Act::Why, GamepadButton::LeftThumb),
        (Act::Earlier, GamepadButton::Start),
        (Act::Replay, GamepadButton::RightTrigger2),
        (Act::Recentre, GamepadButton::RightThumb),
    ];
    for (act, button) in pad {
        map.insert(act, button);
    }
    map
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Act>::default())
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Name::new("Keys"), keys()));
        })
        .add_systems(
            PreUpdate,
            hold_taps
                .after(InputSystems)
                .before(InputManagerSystem::Unify),
        )
        .add_systems(Update, walk.run_if(not(egui_wants_any_keyboard_input)));
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
    }
}

/// The cursor of the keys goes from thing to thing.
fn walk(
    acts: Single<&ActionState<Act>>,
    mut targets: ResMut<Targets>,
    mut awake: ResMut<Awake>,
    mut over: ResMut<NextState<Over>>,
) {
    use bevy_egui::egui::vec2;
    let pressed = acts.get_just_pressed();
    if !pressed.is_empty() {
        awake.stir();
    }
    for act in pressed {
        match act {
            Act::Up => targets.walk(vec2(0.0, -1.0)),
            Act::Down => targets.walk(vec2(0.0, 1.0)),
            Act::Left => targets.walk(vec2(-1.0, 0.0)),
            Act::Right => targets.walk(vec2(1.0, 0.0)),
            Act::Next => targets.turn(true),
            Act::Previous => targets.turn(false),
            Act::Confirm => targets.press(),
            Act::Rules => over.set(Over::Rules),
            Act::Back => {
                targets.lift();
                targets.step_back();
            }
            _ => {}
        }
    }
}

/// What keys do at a game's table.
pub(super) fn at_game<G: Shown>(app: &mut App) {
    app.add_systems(
        Update,
        (
            finish_on_input::<G>,
            act.run_if(not(egui_wants_any_keyboard_input)),
        )
            .chain()
            .before(super::SittingSystems)
            .run_if(at_table::<G>),
    );
}

/// Any input finishes what moves, but for the one that hurries it.
fn finish_on_input<G: Shown>(
    acts: Single<&ActionState<Act>>,
    mut keys: MessageReader<bevy::input::keyboard::KeyboardInput>,
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

fn act(
    acts: Single<&ActionState<Act>>,
    mut take_back: MessageWriter<TakeBack>,
    mut look: MessageWriter<Look>,
    mut travel: MessageWriter<Travel>,
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
