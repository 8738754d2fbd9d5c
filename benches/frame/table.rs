//! The game's own window: four computer players move on a table that is full already.

use super::meter::{self, Meter};
use bevy::ecs::schedule::Schedules;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PresentMode, PrimaryWindow, RequestRedraw};
use bevy_egui::{EguiContextSettings, EguiPrimaryContextPass};
use std::path::PathBuf;
use std::time::Duration;
use voodoo_pirate::options::{Options, Speed};
use voodoo_pirate::settings::Settings;
use voodoo_pirate::table::{AnimationQueue, Session, TableGame};

/// The part of a game after which a table is full, in per cent: most of the sea's tiles are laid, or much mist.
const PART: usize = 50;
/// The time that passes in a frame that is counted, as where a graphics card draws them: the software driver draws fewer a second, and
/// more of them would be those in which something begins.
const A_FRAME: Duration = Duration::from_nanos(1_000_000_000 / 60);
/// The speed at which it fills, in times the normal one.
const HURRIED: f32 = 20.0;
/// Seconds until what was begun before has come to rest.
const REST: f32 = 3.0;
/// The longest time in which ships are waited for, in seconds for each that is counted.
const PATIENCE: f32 = 12.0;

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

/// The seconds for which each is measured, and the time until which ships are waited for, in seconds since the start.
#[derive(Resource, Clone, Copy)]
struct Seconds {
    each: f32,
    last: f32,
}

/// The frames that were counted, and those of them whose panels were drawn.
#[derive(Resource, Clone, Copy, Default)]
struct Panels(u32, u32);

/// Tells the events that show what is measured.
#[derive(Resource)]
struct Sails<G: TableGame>(fn(&G::Event) -> bool);

/// Measures the table of four of a kind, in frames that show such events.
pub fn run<G: TableGame>(seconds: f32, kind: &str, sails: fn(&G::Event) -> bool) {
    let options = Options {
        game: Some(G::ID.to_owned()),
        seats: Some([kind; 4].join(",")),
        seed: Some(4),
        speed: Some(Speed::Times(HURRIED)),
        size: (1280, 720),
        scratch: std::env::var_os("VOODOO_PIRATE_FRAME_SAVES").map(PathBuf::from),
        ..Options::default()
    };
    voodoo_pirate::app(options)
        .add_plugins(meter::plugin)
        .init_resource::<Stage>()
        .init_resource::<Panels>()
        .insert_resource(Seconds {
            each: seconds,
            last: f32::INFINITY,
        })
        .insert_resource(Sails::<G>(sails))
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
    let Seconds { each, last } = *world.resource();
    let now = world.resource::<Time<Real>>().elapsed_secs();
    let stage = std::mem::take(&mut *world.resource_mut::<Stage>());
    let next = match stage {
        Stage::Fills => {
            let Some(mut session) = world.get_resource_mut::<Session<G>>() else {
                return;
            };
            // The players have played to the end at once.
            let full = session.table().log().len() * PART / 100;
            if full == 0 || world.resource::<AnimationQueue<G>>().told() < full {
                return;
            }
            world.resource_mut::<Settings>().speed = Speed::Times(1.0);
            world.insert_resource(TimeUpdateStrategy::ManualDuration(A_FRAME));
            Stage::Rests(now + REST, false)
        }
        Stage::Rests(until, off) if now >= until => {
            if !off {
                let mut things = world.query_filtered::<(), Or<(With<Sprite>, With<Mesh2d>)>>();
                println!("things {}", things.iter(world).count());
            }
            world.resource_mut::<Seconds>().last = now + each * PATIENCE;
            Stage::Counts(Meter::default(), off)
        }
        Stage::Counts(mut meter, off) => {
            let counts = off || ships_sail::<G>(world);
            if counts && !off {
                let mut panels = world.query::<&EguiContextSettings>();
                let drawn = panels.iter(world).any(|panels| !panels.run_manually);
                let mut counted = world.resource_mut::<Panels>();
                counted.0 += 1;
                counted.1 += u32::from(drawn);
            }
            meter.frame(counts);
            match meter.cost(if now > last { 0.0 } else { each }) {
                Some(cost) if off => {
                    cost.say("off");
                    world.write_message(AppExit::Success);
                    Stage::Rests(f32::INFINITY, true)
                }
                Some(cost) => {
                    cost.say("whole");
                    let Panels(frames, drawn) = *world.resource();
                    println!("panels {:.0}", 100.0 * drawn as f32 / frames as f32);
                    turn_off(world);
                    Stage::Rests(now + 1.0, true)
                }
                None if now > last => {
                    eprintln!("no ship sailed within {PATIENCE} times {each} s");
                    world.write_message(AppExit::error());
                    Stage::Rests(f32::INFINITY, true)
                }
                None => Stage::Counts(meter, off),
            }
        }
        rests => rests,
    };
    *world.resource_mut::<Stage>() = next;
}

/// Returns whether ships sail in this frame.
fn ships_sail<G: TableGame>(world: &World) -> bool {
    let sails = world.resource::<Sails<G>>().0;
    let running = world.resource::<AnimationQueue<G>>().running();
    running.is_some_and(|(animation, _)| sails(&animation.event))
}

/// What we do in a frame is done in these; what lies on the table stays where it is.
fn turn_off(world: &mut World) {
    let mut schedules = world.resource_mut::<Schedules>();
    schedules.insert(Schedule::new(Update));
    schedules.insert(Schedule::new(EguiPrimaryContextPass));
}
