//! The ground of a table in the world: the size of a chart, the heights of things on it, and pictures as sprites.

use crate::table::light;
use crate::theme::Gallery;
use bevy::prelude::*;

/// The side of a space, in units of the world.
pub const SQUARE: f32 = 80.0;
/// The width and height of a chart in the world. Its upper left corner is at the origin.
pub const BOARD: Vec2 = Vec2::new(10.0 * SQUARE, 8.0 * SQUARE);
/// The offset of shadows in the world: to the left and down, in every light.
pub const SHADOW: Vec2 = Vec2::new(-5.0, -8.0);

/// Heights in the world, from the table up.
pub mod height {
    /// The table.
    pub const TABLE: f32 = -100.0;
    /// The chart's mat.
    pub const MAT: f32 = -50.0;
    /// Tiles and cards of the sea.
    pub const TILE: f32 = 0.0;
    /// Quays and the like, built on them.
    pub const QUAY: f32 = 4.0;
    /// Tokens that lie on them.
    pub const TOKEN: f32 = 6.0;
    /// Wakes.
    pub const WAKE: f32 = 7.0;
    /// Ships.
    pub const SHIP: f32 = 10.0;
    /// Sails: no light tints them, but that of lanterns.
    pub const SAILS: f32 = super::light::HEIGHT + 3.0;
    /// Lanterns: they shine through the light of the phase.
    pub const LANTERN: f32 = super::light::HEIGHT + 5.0;
    /// Stars on the sea, and what lies under a ship: no light tints them.
    pub const MARK: f32 = super::light::HEIGHT + 9.0;
    /// Badges: no light tints them.
    pub const BADGE: f32 = super::light::HEIGHT + 10.0;
}

/// The reach of a card's shadow beyond its edges, in units of the world.
const SOFT: f32 = 12.0;

/// Returns a picture as a sprite of a size in units of the world.
#[must_use]
pub fn picture(gallery: &Gallery, name: &str, size: Vec2) -> Sprite {
    Sprite {
        image: gallery.sprite(name),
        custom_size: Some(size),
        ..default()
    }
}

/// The shadow of a card.
#[derive(Component)]
pub struct Shadow;

/// Returns the shadow of a card of a size in units of the world.
pub fn shadow(gallery: &Gallery, size: Vec2) -> impl Bundle {
    let fineness = gallery.fineness("art/shadow");
    let slicer = TextureSlicer {
        border: BorderRect::all(SOFT * 2.0 * fineness),
        max_corner_scale: fineness.recip(),
        ..default()
    };
    let sprite = Sprite {
        image_mode: SpriteImageMode::Sliced(slicer),
        ..picture(gallery, "art/shadow", size + 2.0 * SOFT)
    };
    (Shadow, sprite)
}

/// The width and height of a chart's mat, with its shadow.
pub const MAT: Vec2 = Vec2::new(900.0, 740.0);

/// Spawns the mat, a picture of a size in units of the world, under the middle of the chart. It stays until the table is left.
pub fn lay_mat(commands: &mut Commands, gallery: &Gallery, mat: &str, size: Vec2) {
    commands.spawn((
        Name::new("Mat"),
        DespawnOnExit(crate::Screen::Table),
        picture(gallery, mat, size),
        Transform::from_xyz(BOARD.x / 2.0, -BOARD.y / 2.0, height::MAT),
    ));
}
