//! Crowds: pieces that can be chosen side by side on a small chart, which zooms in on them by itself.

use super::ground::SQUARE;
use bevy::math::Vec2;

/// The zoom of a chart on a crowd.
pub const NEARER: f32 = 1.6;
/// The side of a space, in the window's logical pixels, from which on pieces are told apart at rest.
pub const LARGE: f32 = 72.0;
/// The greatest distance between the centres of pieces side by side, in units of the world.
const BESIDE: f32 = 1.1 * SQUARE;
/// The greatest extent of spaces' centres that shows at that zoom with a margin of one space, in units of the world.
const SEEN: Vec2 = Vec2::new(
    (10.0 / NEARER - 2.0) * SQUARE,
    (8.0 / NEARER - 2.0) * SQUARE,
);

/// Returns the middle of the choices on a chart, if two of the pieces that can be chosen stand side by side and all choices show
/// at [`NEARER`]; else `None`.
///
/// `pieces` are the centres of those pieces, `all` those of all choices' spaces, in the world. Choices on one piece are no crowd.
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
