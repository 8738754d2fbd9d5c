//! Where things lie on the chart of a Voodoo game.

use crate::board::ground::SQUARE;
use bevy::math::Vec2;
use games::voodoo::Voodoo;

/// Where things lie on a game's chart in the world, and how ships lie there.
pub trait Charted: Voodoo {
    /// All directions, in the order in which they are shown.
    const HEADINGS: &'static [Self::Heading];
    /// How large a ship is drawn.
    const SHIP: f32 = 1.0;

    /// The space beside a space; nothing where the sea ends.
    fn beside(space: Self::Space, heading: Self::Heading) -> Option<Self::Space>;

    /// The middle of a space in the world.
    fn centre(space: Self::Space) -> Vec2;

    /// A point so far on the way from one space to another, 0 to 1.
    fn between_spaces(from: Self::Space, to: Self::Space, part: f32) -> Vec2 {
        Self::centre(from).lerp(Self::centre(to), part)
    }

    /// How far a ship on a space is turned that faces a way; one at nought faces up.
    fn angle(space: Self::Space, facing: Self::Heading) -> f32;

    /// Where the badge of a ship lies that is turned by an angle at a point of the world: how far to both sides, as badges
    /// keep from the middles of ships.
    fn badge_off(at: Vec2, angle: f32) -> Vec2;

    /// The corners of the brackets round a ship that is a target, one after another: those of its space.
    fn corners(space: Self::Space) -> [Vec2; 4] {
        let half = SQUARE / 2.0;
        let corners = [(-half, half), (half, half), (half, -half), (-half, -half)];
        corners.map(|corner| Self::centre(space) + Vec2::from(corner))
    }
}
