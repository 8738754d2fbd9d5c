//! The game's own window: four players who pick anything move on a table that is full already.

use super::meter::{self, Meter};
use bevy::ecs::schedule::Schedules;
use bevy::prelude::*;
use bevy::window::{PresentMode, PrimaryWindow, RequestRedraw};
use bevy_egui::EguiPrimaryContextPass;
use std::path::PathBuf;
use voodoo_pirate::options::{Options, Speed};
use voodoo_pirate::settings::Settings;
use voodoo_pirate::table::{AnimationQueue, Session, TableGame};

/// Decisions after which a table is full: most of the sea's tiles are laid, or much mist.
const FULL: usize = 150;
/// Seconds until what was begun before has come to rest.
const REST: f32 = 3.0;

/// What is being measured.
#[derive(Resource, Default)]
enum Stage {
    /// The table fills.
    #[default]
    Fills,
    /// What was begun before comes to rest; whether our own systems are off.
    Rests(f32, bool),
    /// Frames are counted.
    Counts(Meter, bool),
}

/// How long each is measured.
#[derive(Resource)]
struct Seconds(f32);

pub fn run<G: TableGame>(seconds: f32) {
    let options = Options {
        game: Some(G::ID.to_owned()),
        seats: Some(["random"; 4].join(",")),
        seed: Some(4),
        speed: Some(Speed::Instant),
        size: (1280, 720),
        scratch: std::env::var_os("VOODOO_PIRATE_FRAME_SAVES").map(PathBuf::from),
        ..Options::default()
    };
    voodoo_pirate::app(options)
        .add_plugins(meter::plugin)
        .init_resource::<Stage>()
        .insert_resource(Seconds(seconds))
        .add_systems(First, draw_on)
        .add_systems(Last, measure::<G>)
        .run();
}

/// Every frame is followed by another one, as soon as it can be.
pub fn draw_on(
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for mut window in &mut windows {
        if window.present_mode != PresentMode::AutoNoVsync {
            window.present_mode = PresentMode::AutoNoVsync;
        }
    }
    redraw.write(RequestRedraw);
}

fn measure<G: TableGame>(world: &mut World) {
    let seconds = world.resource::<Seconds>().0;
    let now = world.resource::<Time<Real>>().elapsed_secs();
    let stage = std::mem::take(&mut *world.resource_mut::<Stage>());
    let next = match stage {
        Stage::Fills => {
            let Some(mut session) = world.get_resource_mut::<Session<G>>() else {
                return;
            };
            if session.table().choices().len() < FULL {
                return;
            }
            world.resource_mut::<Settings>().speed = Speed::Times(1.0);
            Stage::Rests(now + REST, false)
        }
        Stage::Rests(until, off) if now >= until => {
            if !off {
                let mut things = world.query_filtered::<(), Or<(With<Sprite>, With<Mesh2d>)>>();
                println!("things {}", things.iter(world).count());
            }
            Stage::Counts(Meter::begin(), off)
        }
        Stage::Counts(mut meter, off) => match meter.frame(seconds) {
            Some(cost) if off => {
                cost.say("off");
                world.write_message(AppExit::Success);
                Stage::Rests(f32::INFINITY, true)
            }
            Some(cost) => {
                cost.say("whole");
                let shown = world.resource::<AnimationQueue<G>>().told();
                eprintln!("{shown} events shown");
                turn_off(world);
                Stage::Rests(now + 1.0, true)
            }
            None => Stage::Counts(meter, off),
        },
        rests => rests,
    };
    *world.resource_mut::<Stage>() = next;
}

/// What we do in a frame is done in these; what lies on the table stays where it is.
fn turn_off(world: &mut World) {
    let mut schedules = world.resource_mut::<Schedules>();
    schedules.insert(Schedule::new(Update));
    schedules.insert(Schedule::new(EguiPrimaryContextPass));
}
