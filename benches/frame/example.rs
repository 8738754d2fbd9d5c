//! Bevy's own example of a sprite that moves, `examples/2d/move_sprite.rs`, as it stands there but for the picture: an
//! image of the same size.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

#[derive(Component)]
pub(super) enum Direction {
    Left,
    Right,
}

pub(super) fn setup(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    commands.spawn(Camera2d);

    commands.spawn((
        Sprite::from_image(images.add(plain(256))),
        Transform::from_xyz(0., 0., 0.),
        Direction::Right,
    ));
}

/// The sprite is animated by changing its translation depending on the time that has passed since
/// the last frame.
pub(super) fn sprite_movement(
    time: Res<Time>,
    mut sprite_position: Query<(&mut Direction, &mut Transform)>,
) {
    for (mut logo, mut transform) in &mut sprite_position {
        match *logo {
            Direction::Right => transform.translation.x += 150. * time.delta_secs(),
            Direction::Left => transform.translation.x -= 150. * time.delta_secs(),
        }

        if transform.translation.x > 200. {
            *logo = Direction::Left;
        } else if transform.translation.x < -200. {
            *logo = Direction::Right;
        }
    }
}

/// A square picture of one colour.
pub(super) fn plain(size: u32) -> Image {
    let size = Extent3d {
        width: size,
        height: size,
        depth_or_array_layers: 1,
    };
    Image::new_fill(
        size,
        TextureDimension::D2,
        &[40, 120, 160, 255],
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}
