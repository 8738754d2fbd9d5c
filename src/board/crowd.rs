//! Pieces that can be chosen side by side on a chart that is small on the screen: the part of it that comes nearer by itself.

use super::ground::SQUARE;
use bevy::math::Vec2;

/// How many times as large as at rest it comes.
pub const NEARER: f32 = 1.6;
/// From this side of a space on the screen on, in the window's logical pixels, all is told apart at rest.
pub const LARGE: f32 = 72.0;
/// How far apart the middles of pieces side by side are at most, in the world.
const BESIDE: f32 = 1.1 * SQUARE;
/// What is seen at that size with the whole of each space at its edges, and what stands beside it, in the world.
const SEEN: Vec2 = Vec2::new(
    (10.0 / NEARER - 2.0) * SQUARE,
    (8.0 / NEARER - 2.0) * SQUARE,
);

/// Returns the middle of what can be chosen on a chart, by the middles of its spaces in the world, where some of these pieces
/// stand side by side and all of it is seen from nearer.
#[must_use]
pub fn crowded(pieces: &[Vec2], all: &[Vec2]) -> Option<Vec2> {
    let mut others = pieces.iter().enumerate();
    let beside = others.any(|(number, one)| {
        let mut others = pieces[..number].iter();
        others.any(|other| one != other && one.distance(*other) < BESIDE)
    });
    let west_south = all.iter().copied().reduce(Vec2::min)?;
    let east_north = all.iter().copied().reduce(Vec2::max)?;
    let seen = (east_north - west_south).cmple(SEEN).all();
    (beside && seen).then(|| west_south.midpoint(east_north))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(column: f32, row: f32) -> Vec2 {
        Vec2::new(column, -row) * SQUARE
    }

    #[test]
    fn the_chart_comes_nearer_to_pieces_side_by_side_alone_and_only_where_all_choices_stay_in_sight()
     {
        let [one, beside, aslant, far] = [at(2.5, 3.5), at(3.5, 3.5), at(3.5, 4.5), at(9.5, 3.5)];
        let both = [one, beside];
        assert_eq!(crowded(&both, &both), Some(at(3.0, 3.5)));
        // Two choices on one piece, and pieces apart.
        assert_eq!(crowded(&[one, one], &[one, one]), None);
        assert_eq!(crowded(&[one, aslant], &[one, aslant]), None);
        assert_eq!(crowded(&both, &[one, beside, far]), None);
        assert_eq!(crowded(&[], &[]), None);
    }
}
