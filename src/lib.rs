//! The desktop of Voodoo Pirate: screens, the table, and a view of the game on it.
//!
//! It computes no rules. The [`Session`](table::Session) owns a table of the rules crate; everything drawn comes
//! from a seat's view and from the log, everything that can be clicked from the list of legal choices.

pub mod board;
pub mod controls;
pub mod cursed_seas;
mod dropped;
mod games;
pub mod heap;
pub mod help;
pub mod mods;
pub mod options;
mod order;
pub mod pirate_crusades;
pub mod saves;
mod screen;
mod screens;
pub mod settings;
pub mod shelf;
pub mod sound;
pub mod start;
pub mod statistics;
pub mod study;
pub mod table;
pub mod theme;
pub mod voodoo;
pub mod voodoo_cards;
pub mod voodoo_island;
pub mod voodoo_pirate;

use bevy::app::{
    App, PluginGroup, PluginGroupBuilder, ScheduleRunnerPlugin, TaskPoolOptions, TaskPoolPlugin,
};
use bevy::log::{DEFAULT_FILTER, LogPlugin};
use bevy::prelude::*;
use bevy::render::mesh::allocator::MeshAllocatorSettings;
use bevy::render::settings::{MemoryHints, WgpuSettings};
use bevy::render::slab_allocator::SlabAllocatorSettings;
use bevy::render::{RenderApp, RenderPlugin};
use bevy::state::app::StatesPlugin;
use bevy::tasks::available_parallelism;
use bevy::time::{TimePlugin, TimeUpdateStrategy};
use bevy::window::{PresentMode, WindowResolution};
use bevy::winit::WinitPlugin;
use options::Options;
pub use screen::{Over, Screen};
use std::time::Duration;

/// Returns the options, if some game on the shelf can follow them.
///
/// # Errors
/// One sentence about the first thing that no game can follow.
pub fn checked(options: Options) -> Result<Options, String> {
    if options.page.is_none() {
        games::named(&options)?;
    }
    Ok(options)
}

/// Returns the game in a window.
pub fn app(options: Options) -> App {
    let window = Window {
        title: "Voodoo Pirate".to_owned(),
        name: Some(options::NAME.to_owned()),
        resolution: WindowResolution::new(options.size.0, options.size.1),
        present_mode: PresentMode::AutoVsync,
        ..default()
    };
    let windows = WindowPlugin {
        primary_window: Some(window),
        ..default()
    };
    let log = LogPlugin {
        // A missing driver is told in our own words.
        filter: format!("{DEFAULT_FILTER},wgpu_hal::vulkan::instance=off"),
        ..default()
    };
    let render = RenderPlugin {
        render_creation: WgpuSettings {
            // Blocks of a few MiB, which go back to the system once the pictures in them have come to the card.
            memory_hints: MemoryHints::MemoryUsage,
            ..default()
        }
        .into(),
        ..default()
    };
    let plugins = DefaultPlugins.set(windows).set(log).set(render);
    drawn(options, plugins.set(pools()))
}

/// Returns the game with all systems of a window, but with neither a window nor a graphics card: for checks of the systems, not to
/// be run.
pub fn undrawn(options: Options) -> App {
    let render = RenderPlugin {
        render_creation: WgpuSettings {
            backends: None,
            ..default()
        }
        .into(),
        ..default()
    };
    let plugins = DefaultPlugins.set(pools()).set(render);
    drawn(
        options,
        plugins.disable::<WinitPlugin>().disable::<LogPlugin>(),
    )
}

/// Returns the game as it is drawn, on plugins of Bevy's own.
fn drawn(options: Options, plugins: PluginGroupBuilder) -> App {
    let mut app = App::new();
    theme::embed(&mut app);
    app.add_plugins(plugins);
    app.insert_resource(options);
    app.init_state::<Screen>().init_state::<Over>();
    app.add_plugins((
        order::plugin,
        settings::logic,
        sound::plugin,
        theme::plugin,
        screens::plugin,
        table::logic,
        table::plugin,
        games::plugin,
        dropped::plugin,
        mods::plugin,
    ));
    order::run_in_turn(app.world_mut());
    if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
        order::run_in_turn(drawing.world_mut());
        // The few meshes are put into buffers of their own: those that many would share come with lists for 131,072 of them.
        drawing.insert_resource(MeshAllocatorSettings {
            slab_allocator_settings: SlabAllocatorSettings {
                large_threshold: 0,
                ..default()
            },
            ..default()
        });
    }
    app
}

/// Returns the game without a window, with the things on its table in the world, and a clock that goes on by `step` with each
/// update: for checks of what would be drawn.
pub fn laid(options: Options, step: Duration) -> App {
    let mut app = headless(options);
    app.add_plugins(TimePlugin)
        .insert_resource(TimeUpdateStrategy::ManualDuration(step))
        .insert_resource(theme::Gallery::default())
        .add_plugins(games::world);
    app
}

/// Returns threads for work behind the window: as many as there are cores, since a study of a game's balance wants them all. The
/// system sees to it that the window, which has a thread of its own, gets its share.
fn pools() -> TaskPoolPlugin {
    let cores = available_parallelism();
    let mut options = TaskPoolOptions::default();
    options.async_compute.min_threads = cores;
    options.async_compute.max_threads = cores;
    options.compute.min_threads = cores.div_ceil(2);
    TaskPoolPlugin {
        task_pool_options: options,
    }
}

/// Returns the game without a window or a clock: the same screens and messages, nothing drawn.
pub fn headless(options: Options) -> App {
    let mut app = App::new();
    app.add_plugins((pools(), ScheduleRunnerPlugin::run_once(), StatesPlugin));
    app.insert_resource(options);
    app.insert_state(Screen::Shelf);
    app.add_plugins((
        order::plugin,
        settings::logic,
        sound::logic,
        table::logic,
        games::logic,
        dropped::plugin,
        mods::logic,
    ));
    app
}
