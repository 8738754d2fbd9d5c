//! The times of frames: they are drawn while something moves, and for a few frames after the player did something.

use crate::order::FirstSystems;
use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::time::TimeSystems;
use bevy::window::RequestRedraw;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The requests for frames. Nothing is drawn while nothing moves.
#[derive(Resource, Debug)]
pub struct Awake {
    /// The number of frames still to draw, one after the other.
    frames: u8,
    /// The number of frames in which the panels are still to be drawn.
    panels: u8,
    /// The things that move on the table.
    sails: Sails,
    /// The longest time until the next one.
    wait: Duration,
    /// The time left in which one is drawn now and then.
    looks: Duration,
}

/// The things that move on the table while nothing on the panels does.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sails {
    /// Nothing, or something on the panels moves too.
    #[default]
    Nothing,
    /// Only the water, which always does.
    Water,
    /// Pieces, as long as something is shown.
    Pieces,
}

impl Default for Awake {
    fn default() -> Self {
        Self {
            frames: 3,
            panels: 3,
            sails: Sails::Nothing,
            wait: IDLE,
            looks: Duration::ZERO,
        }
    }
}

impl Awake {
    /// Asks for the next frames at once.
    pub fn stir(&mut self) {
        self.frames = self.frames.max(SETTLES);
        self.panels = self.panels.max(SETTLES);
    }

    /// Asks for the next frames at once, since things on the table move, but nothing on the panels does. Those are drawn now and
    /// then.
    pub fn sail(&mut self) {
        self.frames = self.frames.max(SETTLES);
        self.sails = Sails::Pieces;
    }

    /// Asks for the next frame after at most this time, likewise only for the table: for its water.
    pub fn sail_within(&mut self, wait: Duration) {
        self.within(wait);
        self.sails = self.sails.max(Sails::Water);
    }

    /// Asks for the panels in the next two frames: a panel takes its size in the first.
    pub fn renew(&mut self) {
        self.frames = self.frames.max(2);
        self.panels = self.panels.max(2);
    }

    /// Takes note of a frame. Returns what moves in it while panels may stay as they are.
    pub(super) fn begin_frame(&mut self) -> Sails {
        let sails = std::mem::take(&mut self.sails);
        let due = self.panels > 0;
        self.panels = self.panels.saturating_sub(1);
        if due { Sails::Nothing } else { sails }
    }

    /// Asks for the next frame after at most this time.
    pub fn within(&mut self, wait: Duration) {
        self.wait = self.wait.min(wait);
    }

    /// Returns the longest time until the next frame.
    #[cfg(test)]
    pub(crate) fn waits(&self) -> Duration {
        self.wait
    }

    /// Asks for the next frames at once, and for some now and then during this time.
    pub fn look_for(&mut self, time: Duration) {
        self.stir();
        self.looks = self.looks.max(time + LOOK);
    }
}

/// The number of frames until panels have settled.
const SETTLES: u8 = 5;
/// The longest time without a frame.
const IDLE: Duration = Duration::from_secs(30);
/// The time for which the mouse must rest, and the interval of frames meanwhile. Egui shows tips only after the mouse has
/// rested.
const REST: Duration = Duration::from_millis(800);
pub(super) const LOOK: Duration = Duration::from_millis(120);

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

/// The state of compiling shaders. Frames must be asked for until they are there.
#[derive(Resource, Debug, Clone, Default)]
pub struct Compiling(Arc<AtomicBool>);

impl Compiling {
    /// Returns whether something is not drawn yet because its shader is missing.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

pub(super) fn plugin(app: &mut App) {
    let compiling = Compiling::default();
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render
            .insert_resource(compiling.clone())
            .add_systems(Render, watch_compiling.in_set(RenderSystems::Cleanup));
    }
    app.init_resource::<Awake>()
        .insert_resource(compiling)
        .insert_resource(frames_after(IDLE))
        // The earliest frame that is asked for comes first, whoever asks first.
        .allow_ambiguous_resource::<Awake>()
        .add_systems(
            First,
            (
                stir_on_input,
                stir_while_compiling,
                look_while_the_mouse_comes_to_rest.after(TimeSystems),
            )
                .in_set(FirstSystems),
        )
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

fn watch_compiling(cache: Res<PipelineCache>, compiling: Res<Compiling>) {
    let waits = cache.waiting_pipelines().next().is_some();
    compiling.0.store(waits, Ordering::Relaxed);
}

fn stir_while_compiling(compiling: Res<Compiling>, mut awake: ResMut<Awake>) {
    if compiling.goes_on() {
        awake.stir();
    }
}

/// Asks for frames until the mouse has rested for a while, since panels cannot ask for one at a later time.
fn look_while_the_mouse_comes_to_rest(
    time: Res<Time<Real>>,
    mut moves: MessageReader<bevy::window::CursorMoved>,
    mut rested: Local<Duration>,
    mut awake: ResMut<Awake>,
) {
    if !awake.looks.is_zero() {
        awake.looks = awake.looks.saturating_sub(time.delta());
    }
    *rested = if moves.read().count() > 0 {
        Duration::ZERO
    } else {
        rested.saturating_add(time.delta())
    };
    if *rested < REST || !awake.looks.is_zero() {
        awake.within(LOOK);
    }
}

fn ask_for_frames(
    mut awake: ResMut<Awake>,
    mut settings: ResMut<WinitSettings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let wanted = frames_after(std::mem::replace(&mut awake.wait, IDLE));
    if settings.focused_mode != wanted.focused_mode {
        *settings = wanted;
    }
    if awake.frames > 0 {
        awake.frames -= 1;
        redraw.write(RequestRedraw);
    }
}

/// Drops unchanged modifier keys, which are told to the panels in every frame: any news makes the panels ask for another frame,
/// so that they would draw for ever.
pub(super) fn drop_old_news(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => std::mem::replace(&mut *last, *now) != *now,
            _ => true,
        });
    }
}
