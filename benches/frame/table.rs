//! The game's own window: four computer players move on a table that is full already.

use super::meter::{self, Cost, Meter, this_thread};
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

/// The frames for which our own systems are on or off, in turn: what else the machine does meanwhile slows both alike.
const TURN: u32 = 60;
/// The frames after a turn that are not counted.
const SETTLES: u32 = 4;

/// What is being measured.
#[derive(Resource, Default)]
enum Stage {
    /// The table fills.
    #[default]
    Fills,
    /// Things that began to move before come to rest.
    Rests(f32),
    /// Frames are counted.
    Counts(Box<Turns>),
    /// All is said.
    Over,
}

/// Frames that are counted in turns, with our own systems and without them.
#[derive(Default)]
struct Turns {
    whole: Meter,
    off: Meter,
    /// The frames of this turn, and those of them that counted.
    frames: [u32; 2],
    /// The frames of all turns with our systems that counted, and those of them whose panels were drawn.
    panels: [u32; 2],
    /// The milliseconds of the processor that our own systems took in those.
    own: f64,
}

/// Our own systems: what we do in a frame is done in these schedules.
#[derive(Resource)]
struct Own {
    update: Schedule,
    draw: Schedule,
    off: bool,
    /// The milliseconds of the processor that they took in this frame.
    took: f64,
}

/// The seconds for which each is measured, and the time until which ships are waited for, in seconds since the start.
#[derive(Resource, Clone, Copy)]
struct Seconds {
    each: f32,
    last: f32,
}

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
            Stage::Rests(now + REST)
        }
        Stage::Rests(until) if now >= until => {
            let mut things = world.query_filtered::<(), Or<(With<Sprite>, With<Mesh2d>)>>();
            println!("things {}", things.iter(world).count());
            world.resource_mut::<Seconds>().last = now + each * PATIENCE;
            count_own(world);
            Stage::Counts(Box::default())
        }
        Stage::Counts(mut turns) => {
            turns.frame::<G>(world);
            let late = now > last;
            match turns.costs((!late).then_some(each)) {
                Some([whole, off]) => {
                    whole.say("whole");
                    off.say("off");
                    let [frames, drawn] = turns.panels.map(f64::from);
                    println!("panels {:.0}", 100.0 * drawn / frames);
                    println!("own {:.3}", turns.own / frames);
                    world.write_message(AppExit::Success);
                    Stage::Over
                }
                None if late => {
                    eprintln!("no ship sailed within {PATIENCE} times {each} s");
                    world.write_message(AppExit::error());
                    Stage::Over
                }
                None => Stage::Counts(turns),
            }
        }
        other => other,
    };
    *world.resource_mut::<Stage>() = next;
}

impl Turns {
    /// Takes note of a frame, and turns where enough of them were counted.
    fn frame<G: TableGame>(&mut self, world: &mut World) {
        let Own { off, took, .. } = &mut *world.resource_mut::<Own>();
        let (off, took) = (*off, std::mem::take(took));
        if self.whole.counts() {
            let mut panels = world.query::<&EguiContextSettings>();
            let drawn = panels.iter(world).any(|panels| !panels.run_manually);
            self.panels[0] += 1;
            self.panels[1] += u32::from(drawn);
            self.own += took;
        }
        let [frames, counted] = &mut self.frames;
        *frames += 1;
        let counts = *frames > SETTLES && (off || ships_sail::<G>(world));
        *counted += u32::from(counts);
        let over = *counted > TURN;
        let meter = if off { &mut self.off } else { &mut self.whole };
        meter.frame(counts && !over);
        if over {
            self.frames = default();
            turn(world, !off);
        }
    }

    /// Returns the costs of a frame with our own systems and without them, at the end of a turn after so many seconds with them; or at once.
    fn costs(&self, seconds: Option<f32>) -> Option<[Cost; 2]> {
        let costs = [
            self.whole.cost(seconds.unwrap_or_default())?,
            self.off.cost(0.0)?,
        ];
        let over = self.frames == [0; 2];
        (over || seconds.is_none()).then_some(costs)
    }
}

/// Has our own systems counted from now on.
fn count_own(world: &mut World) {
    let mut schedules = world.resource_mut::<Schedules>();
    let mut update = Schedule::new(Update);
    update.add_systems(|world: &mut World| run_own(world, |own| &mut own.update));
    let mut draw = Schedule::new(EguiPrimaryContextPass);
    draw.add_systems(|world: &mut World| run_own(world, |own| &mut own.draw));
    let [Some(update), Some(draw)] = [update, draw].map(|timed| schedules.insert(timed)) else {
        panic!("the game updates and draws itself");
    };
    world.insert_resource(Own {
        update,
        draw,
        off: false,
        took: 0.0,
    });
}

fn run_own(world: &mut World, which: fn(&mut Own) -> &mut Schedule) {
    world.resource_scope(|world, mut own: Mut<Own>| {
        if !own.off {
            let before = this_thread();
            which(&mut own).run(world);
            own.took += this_thread() - before;
        }
    });
}

/// Turns our own systems off or on again. While they are off time stands still, and what lies on the table stays where it is.
fn turn(world: &mut World, off: bool) {
    world.resource_mut::<Own>().off = off;
    let time = if off { Duration::ZERO } else { A_FRAME };
    world.insert_resource(TimeUpdateStrategy::ManualDuration(time));
}

/// Returns whether ships sail in this frame.
fn ships_sail<G: TableGame>(world: &World) -> bool {
    let sails = world.resource::<Sails<G>>().0;
    let running = world.resource::<AnimationQueue<G>>().running();
    running.is_some_and(|(animation, _)| sails(&animation.event))
}
