//! Keys and pad: everything that can be clicked can be reached without a mouse.

use super::{Held, Reading, held};
use crate::Over;
use crate::controls::{self, Act, Controls, Device, Press};
use crate::order::{FirstSystems, UpdateSystems};
use crate::settings::Settings;
use crate::theme::{Awake, Targets, types};
use bevy::input::InputSystems;
use bevy::input::gamepad::{GamepadAxisChangedEvent, GamepadButtonStateChangedEvent};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::prelude::*;
use bevy_egui::egui::{Memory, vec2};
use bevy_egui::{EguiContext, EguiPreUpdateSet, PrimaryEguiContext};
use leafwing_input_manager::prelude::*;
use std::time::Duration;

/// The distance in pixels a frame from which on a mouse is moved, not only touched.
const A_MOVE: f32 = 3.0;
/// The push from which on a stick is pushed, not only touched: 0 to 1.
const A_PUSH: f32 = 0.4;
/// The time between two looks at a pad while it is in use, and else: the system tells of keys and of the mouse by itself, a pad has
/// to be asked.
const ASKED: [Duration; 2] = [Duration::from_millis(30), Duration::from_millis(120)];

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(controls::reading)
        .add_systems(
            Startup,
            |mut commands: Commands, controls: Res<Controls>| {
                commands.spawn((Name::new("Keys"), controls.bindings.map()));
            },
        )
        .add_systems(First, ask_the_pad.in_set(FirstSystems))
        .add_plugins((noticing, walking))
        .add_systems(Last, bind.run_if(resource_changed::<Settings>));
}

/// Adds the system that notices which device is in use.
pub(crate) fn noticing(app: &mut App) {
    app.add_systems(
        PreUpdate,
        notice_device
            .after(InputSystems)
            .before(EguiPreUpdateSet::ProcessInput),
    );
}

/// Adds the keys that go from thing to thing, unless somebody types.
pub(crate) fn walking(app: &mut App) {
    app.add_plugins(held::plugin).add_systems(
        Update,
        (
            end_typing.run_if(types),
            (walk, walk_in_any_case.run_if(not(in_state(Over::Nothing))))
                .chain()
                .run_if(not(types)),
        )
            .chain()
            .in_set(UpdateSystems::Walk),
    );
}

/// Ends typing at any button of a pad, which does nothing else: a pad has no letters.
fn end_typing(
    pads: Query<&Gamepad>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut awake: ResMut<Awake>,
) {
    if !pads
        .iter()
        .any(|pad| pad.get_just_pressed().next().is_some())
    {
        return;
    }
    for mut context in &mut contexts {
        let context = context.get_mut();
        context.memory_mut(Memory::stop_text_input);
        awake.stir();
    }
}

/// Takes over the player's keys as soon as they are set.
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

/// Lets frames come by themselves while there is a pad: nothing else would tell that one of its buttons is pressed.
fn ask_the_pad(pads: Query<(), With<Gamepad>>, controls: Res<Controls>, mut awake: ResMut<Awake>) {
    if !pads.is_empty() {
        awake.within(ASKED[usize::from(controls.device != Device::Pad)]);
    }
}

/// Notices which device is in use: hints are drawn for that.
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

/// Moves the cursor of the keys from thing to thing, and does what keys do on every screen: opens the pages that lie over it, and
/// changes the size of the interface, the window and the sound.
fn walk(
    acts: Single<&ActionState<Act>>,
    held: Res<Held>,
    mut targets: ResMut<Targets>,
    mut awake: ResMut<Awake>,
    mut reading: ResMut<Reading>,
    mut over: ResMut<NextState<Over>>,
    mut settings: ResMut<Settings>,
) {
    for act in acts.get_just_pressed().into_iter().chain(held.again()) {
        awake.stir();
        match act {
            Act::Rules => {
                reading.topic = targets.topic();
                over.set(Over::Rules);
            }
            Act::Help => over.set(Over::Keys),
            Act::Larger => settings.grow(1),
            Act::Smaller => settings.grow(-1),
            Act::Usual => settings.interface = Settings::default().interface,
            Act::FullScreen => settings.full_screen = !settings.full_screen,
            Act::Mute => settings.muted = !settings.muted,
            act => step(act, &mut targets),
        }
    }
}

/// Does what an act asks of the cursor, if anything. Acts that look aside move no cursor while they pan a chart that is larger than
/// its place.
fn step(act: Act, targets: &mut Targets) {
    let looks = [Act::LookUp, Act::LookDown, Act::LookLeft, Act::LookRight];
    if looks.contains(&act) && targets.looks_aside() {
        return;
    }
    match act {
        Act::Up | Act::LookUp => targets.walk(vec2(0.0, -1.0)),
        Act::Down | Act::LookDown => targets.walk(vec2(0.0, 1.0)),
        Act::Left | Act::LookLeft => targets.walk(vec2(-1.0, 0.0)),
        Act::Right | Act::LookRight => targets.walk(vec2(1.0, 0.0)),
        Act::Next => targets.turn(true),
        Act::Previous => targets.turn(false),
        Act::Closer => targets.page(-1.0),
        Act::Farther => targets.page(1.0),
        Act::Confirm => targets.press(),
        Act::Back => targets.step_back(),
        _ => {}
    }
}

/// Moves the cursor on pages by fixed keys, whatever is bound: so the page where keys are bound can always be used and left.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Screen;
    use crate::controls::GROUPS;
    use bevy::ecs::change_detection::Tick;
    use bevy::input::InputPlugin;
    use bevy::input::gamepad::{RawGamepadButtonChangedEvent, RawGamepadEvent};
    use bevy::state::app::StatesPlugin;
    use bevy_egui::input::EguiWantsInput;

    /// Returns when the acts changed anything last: settings, the cursor, the page that is read.
    fn changed(world: &World) -> [u32; 3] {
        let ticks = [
            world.resource_ref::<Settings>().last_changed(),
            world.resource_ref::<Targets>().last_changed(),
            world.resource_ref::<NextState<Over>>().last_changed(),
        ];
        ticks.map(Tick::get)
    }

    #[test]
    fn all_that_is_listed_under_everywhere_works_on_every_screen_and_page() {
        use Screen::{Credits, Lab, Lessons, Review, Score, Setup, Shelf, Statistics, Table};
        let (name, everywhere) = GROUPS[0];
        assert_eq!(name, "ui-acts-everywhere");
        let screens = [
            Shelf, Lessons, Statistics, Credits, Setup, Table, Score, Review, Lab,
        ];
        let pages = [
            Over::Nothing,
            Over::Settings,
            Over::Rules,
            Over::Points,
            Over::Keys,
        ];
        for (screen, page) in screens
            .into_iter()
            .flat_map(|screen| pages.map(|page| (screen, page)))
        {
            let mut app = App::new();
            app.add_plugins((StatesPlugin, bevy::time::TimePlugin))
                .insert_state(screen)
                .insert_state(page)
                .init_resource::<Settings>()
                .init_resource::<Controls>()
                .init_resource::<Targets>()
                .init_resource::<Awake>()
                .init_resource::<Reading>()
                .init_resource::<EguiWantsInput>()
                .init_resource::<ButtonInput<KeyCode>>()
                .add_plugins(walking);
            let keys = app.world_mut().spawn(ActionState::<Act>::default()).id();
            app.update();
            for act in everywhere {
                let before = changed(app.world());
                let mut keys = app.world_mut().entity_mut(keys);
                let mut acts = keys.get_mut::<ActionState<Act>>().expect("they are there");
                acts.reset_all();
                acts.press(act);
                app.update();
                assert_ne!(
                    changed(app.world()),
                    before,
                    "{act:?} on {screen:?}, {page:?}"
                );
            }
        }
    }

    #[test]
    fn any_button_of_a_pad_ends_what_is_typed() {
        let mut app = App::new();
        app.add_plugins((bevy::time::TimePlugin, InputPlugin))
            .init_resource::<Awake>()
            .add_systems(Update, end_typing);
        let field = bevy_egui::egui::Id::new("field");
        let mut context = EguiContext::default();
        let seen = context.get_mut().clone();
        seen.memory_mut(|memory| memory.request_focus(field));
        app.world_mut().spawn((context, PrimaryEguiContext));
        let pad = app.world_mut().spawn(Gamepad::default()).id();
        app.update();
        assert_eq!(seen.memory(Memory::focused), Some(field));
        let press = RawGamepadButtonChangedEvent::new(pad, GamepadButton::East, 1.0);
        app.world_mut().write_message(RawGamepadEvent::from(press));
        app.update();
        assert_eq!(
            seen.memory(Memory::focused),
            None,
            "nobody gets out of the field"
        );
    }
}
