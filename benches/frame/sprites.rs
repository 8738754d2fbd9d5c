//! Sprites that move, drawn by Bevy alone: as many as lie on the table, or the one of its own example.

use super::example;
use super::meter::{self, Meter};
use super::table::draw_on;
use bevy::prelude::*;
use bevy::window::WindowResolution;

/// Seconds until the window is there and its shaders are compiled.
const REST: f32 = 3.0;
/// Sprites in a row.
const ROW: usize = 16;

/// How many there are.
#[derive(Resource, Clone, Copy)]
struct Sprites(usize);

/// How long they are measured.
#[derive(Resource, Clone, Copy)]
struct Seconds(f32);

#[derive(Component)]
struct Moves(Vec2);

/// As many as lie on the table.
pub fn run(seconds: f32, sprites: usize) {
    app(seconds)
        .insert_resource(Sprites(sprites))
        .add_systems(Startup, lay)
        .add_systems(Update, drift)
        .run();
}

/// The one of Bevy's example.
pub fn run_example(seconds: f32) {
    app(seconds)
        .add_systems(Startup, example::setup)
        .add_systems(Update, example::sprite_movement)
        .run();
}

/// A window that draws without a pause and is measured.
fn app(seconds: f32) -> App {
    let window = Window {
        title: "sprites".to_owned(),
        resolution: WindowResolution::new(1280, 720),
        ..default()
    };
    let windows = WindowPlugin {
        primary_window: Some(window),
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(DefaultPlugins.set(windows))
        .add_plugins(meter::plugin)
        .insert_resource(Seconds(seconds))
        .add_systems(First, draw_on)
        .add_systems(Last, measure);
    app
}

fn lay(mut commands: Commands, sprites: Res<Sprites>, mut images: ResMut<Assets<Image>>) {
    commands.spawn((Camera2d, Msaa::Off));
    let image = images.add(example::plain(128));
    let sprite = |size: Vec2| Sprite {
        image: image.clone(),
        custom_size: Some(size),
        ..default()
    };
    // The table itself.
    commands.spawn((sprite(Vec2::new(1280.0, 720.0)), Moves(Vec2::ZERO)));
    for number in 1..sprites.0 {
        let cell = Vec2::new((number % ROW) as f32, (number / ROW) as f32);
        let at = (cell - Vec2::new(ROW as f32 / 2.0, 4.0)) * 70.0;
        commands.spawn((
            sprite(Vec2::splat(56.0)),
            Transform::from_translation(at.extend(number as f32 * 0.01)),
            Moves(at),
        ));
    }
}

fn drift(time: Res<Time>, mut sprites: Query<(&Moves, &mut Transform)>) {
    let swing = time.elapsed_secs().sin() * 20.0;
    for (moves, mut transform) in &mut sprites {
        transform.translation.x = moves.0.x + swing;
    }
}

fn measure(
    time: Res<Time<Real>>,
    seconds: Res<Seconds>,
    mut meter: Local<Meter>,
    mut exit: MessageWriter<AppExit>,
) {
    meter.frame(time.elapsed_secs() >= REST);
    if let Some(cost) = meter.cost(seconds.0) {
        cost.say("whole");
        exit.write(AppExit::Success);
    }
}
