//! As many sprites as lie on the table, each of which moves, drawn by Bevy alone: its example of moving sprites.

use super::meter::{self, Meter};
use super::table::draw_on;
use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::window::WindowResolution;

/// Seconds until the window is there and its shaders are compiled.
const REST: f32 = 3.0;
/// Sprites in a row.
const ROW: usize = 16;

/// How many there are, and how long they are measured.
#[derive(Resource, Clone, Copy)]
struct Plan {
    sprites: usize,
    seconds: f32,
}

#[derive(Component)]
struct Moves(Vec2);

pub fn run(seconds: f32, sprites: usize) {
    let window = Window {
        title: "sprites".to_owned(),
        resolution: WindowResolution::new(1280, 720),
        ..default()
    };
    let windows = WindowPlugin {
        primary_window: Some(window),
        ..default()
    };
    App::new()
        .add_plugins(DefaultPlugins.set(windows))
        .add_plugins(meter::plugin)
        .insert_resource(Plan { sprites, seconds })
        .add_systems(Startup, lay)
        .add_systems(First, draw_on)
        .add_systems(Update, drift)
        .add_systems(Last, measure)
        .run();
}

fn lay(mut commands: Commands, plan: Res<Plan>, mut images: ResMut<Assets<Image>>) {
    commands.spawn((Camera2d, Msaa::Off));
    let size = Extent3d {
        width: 128,
        height: 128,
        depth_or_array_layers: 1,
    };
    let picture = Image::new_fill(
        size,
        TextureDimension::D2,
        &[40, 120, 160, 255],
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    let image = images.add(picture);
    let sprite = |size: Vec2| Sprite {
        image: image.clone(),
        custom_size: Some(size),
        ..default()
    };
    // The table itself.
    commands.spawn((sprite(Vec2::new(1280.0, 720.0)), Moves(Vec2::ZERO)));
    for number in 1..plan.sprites {
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
    plan: Res<Plan>,
    mut meter: Local<Option<Meter>>,
    mut exit: MessageWriter<AppExit>,
) {
    match &mut *meter {
        None if time.elapsed_secs() >= REST => *meter = Some(Meter::begin()),
        None => {}
        Some(running) => {
            if let Some(cost) = running.frame(plan.seconds) {
                cost.say("whole");
                exit.write(AppExit::Success);
            }
        }
    }
}
