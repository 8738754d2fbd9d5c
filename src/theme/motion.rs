//! When to draw: while something moves, and for a few frames after somebody did something.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};
use std::time::Duration;

/// Frames still to draw, and for how long still one now and then. Nothing is drawn when nothing moves.
#[derive(Resource, Debug)]
pub struct Awake(u8, Duration);

impl Awake {
    /// Draws the next frames.
    pub fn stir(&mut self) {
        self.0 = self.0.max(5);
    }

    /// Draws the next frames, and now and then one for so long: what stands there goes away by itself.
    pub fn look_for(&mut self, time: Duration) {
        self.stir();
        self.1 = self.1.max(time + LOOK);
    }
}

/// A frame after so long at the latest.
const IDLE: Duration = Duration::from_secs(30);
/// How long a mouse at rest is waited for, and how often a frame is drawn meanwhile: what explains itself on hovering
/// does so only after the mouse has rested on it.
const REST: Duration = Duration::from_millis(800);
const LOOK: Duration = Duration::from_millis(120);

fn frames_after(wait: Duration) -> WinitSettings {
    let mode = UpdateMode::Reactive {
        wait,
        react_to_device_events: false,
        react_to_user_events: true,
        react_to_window_events: true,
    };
    WinitSettings {
        focused_mode: mode,
        unfocused_mode: mode,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(frames_after(IDLE))
        .insert_resource(Awake(3, Duration::ZERO))
        .add_systems(First, (stir_on_input, look_while_the_mouse_comes_to_rest))
        .add_systems(
            PreUpdate,
            drop_old_news
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Last, ask_for_frames);
}

fn stir_on_input(
    mut awake: ResMut<Awake>,
    mut buttons: MessageReader<bevy::input::mouse::MouseButtonInput>,
    mut keys: MessageReader<bevy::input::keyboard::KeyboardInput>,
    mut moves: MessageReader<bevy::window::CursorMoved>,
    mut wheel: MessageReader<bevy::input::mouse::MouseWheel>,
    mut sizes: MessageReader<bevy::window::WindowResized>,
) {
    let news = buttons.read().count()
        + keys.read().count()
        + moves.read().count()
        + wheel.read().count()
        + sizes.read().count();
    if news > 0 {
        awake.stir();
    }
}

/// Panels cannot ask for a frame at a later time, so frames come by themselves until the mouse has rested for a while.
fn look_while_the_mouse_comes_to_rest(
    time: Res<Time<Real>>,
    mut moves: MessageReader<bevy::window::CursorMoved>,
    mut rested: Local<Duration>,
    mut awake: ResMut<Awake>,
    mut settings: ResMut<WinitSettings>,
) {
    if !awake.1.is_zero() {
        awake.1 = awake.1.saturating_sub(time.delta());
    }
    *rested = if moves.read().count() > 0 {
        Duration::ZERO
    } else {
        rested.saturating_add(time.delta())
    };
    let looks = *rested < REST || !awake.1.is_zero();
    let wait = if looks { LOOK } else { IDLE };
    if settings.focused_mode != frames_after(wait).focused_mode {
        *settings = frames_after(wait);
    }
}

fn ask_for_frames(mut awake: ResMut<Awake>, mut redraw: MessageWriter<RequestRedraw>) {
    if awake.0 > 0 {
        awake.0 -= 1;
        redraw.write(RequestRedraw);
    }
}

/// The modifier keys are told to the panels in every frame, and any news makes them ask for another frame: without this
/// they would draw for ever.
fn drop_old_news(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => std::mem::replace(&mut *last, *now) != *now,
            _ => true,
        });
    }
}
