//! The geometry of a Voodoo game's chart.

use crate::board::ground::SQUARE;
use bevy::math::Vec2;
use games::voodoo::Voodoo;

/// The geometry of a game's chart in the world: its spaces, and the ships on them.
pub trait Charted: Voodoo {
    /// All directions, in the order in which they are shown.
    const HEADINGS: &'static [Self::Heading];
    /// The size of a ship, as a factor of the usual one.
    const SHIP: f32 = 1.0;

    /// Returns the space beside a space; `None` where the sea ends.
    fn beside(space: Self::Space, heading: Self::Heading) -> Option<Self::Space>;

    /// Returns the middle of a space in the world.
    fn centre(space: Self::Space) -> Vec2;

    /// Returns the point at a part of the way, 0 to 1, from one space to another.
    fn between_spaces(from: Self::Space, to: Self::Space, part: f32) -> Vec2 {
        Self::centre(from).lerp(Self::centre(to), part)
    }

    /// Returns the angle, in radians, of a ship on a space that faces a way; a ship at 0 faces up.
    fn angle(space: Self::Space, facing: Self::Heading) -> f32;

    /// Returns the offset of a ship's badge from the ship's middle, for a ship turned by an angle at a point of the world, in
    /// units of the usual distance to each side.
    fn badge_off(at: Vec2, angle: f32) -> Vec2;

    /// Returns the corners of the brackets round a ship that is a target, in order: those of its space.
    fn corners(space: Self::Space) -> [Vec2; 4] {
        let half = SQUARE / 2.0;
        let corners = [(-half, half), (half, half), (half, -half), (-half, -half)];
        corners.map(|corner| Self::centre(space) + Vec2::from(corner))
    }
}
