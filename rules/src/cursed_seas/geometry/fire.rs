//! Masts, sails and lines of fire (`cursed-seas §2.2`, `§2.5`).

use super::segment::Bound;
use super::{Capsule, Heading, Place, Point, Segment, Shape};

/// Returns where a mast stands, of so many printed ones, from 0 at the bow: from there its cannon fires.
#[must_use]
pub fn mast_place(place: Place, shape: Shape, mast: u8, masts: u8) -> Point {
    let [mast, masts] = [mast, masts].map(i64::from);
    let back = ((2 * mast + 1) * shape.spine).div_euclid(2 * masts);
    place.bow.ahead(place.heading.back(), back)
}

/// Returns the sail of a mast.
#[must_use]
pub fn mast_sail(place: Place, shape: Shape, mast: u8, masts: u8) -> Segment {
    let stands = mast_place(place, shape, mast, masts);
    let quarter = i16::from(Heading::QUARTER);
    let [port, starboard] = [quarter, -quarter]
        .map(|steps| stands.ahead(place.heading.turned(steps), shape.radius - 10));
    Segment::new(port, starboard)
}

/// Returns from where Musketeers shoot: the middle of the spine (`cursed-seas §3.4`).
#[must_use]
pub fn musketeers_place(place: Place, shape: Shape) -> Point {
    mast_place(place, shape, 0, 1)
}

/// Returns from where a creature's segment shoots, of so many printed ones; or a fort's flag, from its island.
#[must_use]
pub fn segment_place(centre: Point, radius: i64, segment: u8, segments: u8) -> Point {
    let side = 72 * u16::from(segment) / u16::from(segments);
    let side = Heading::default().turned(side.cast_signed());
    centre.ahead(side, 6 * radius / 10)
}

/// A target of a cannon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// A ship.
    Ship(Place, Shape),
    /// A creature or a fort, by its centre and radius.
    Round(Point, i64),
}

impl Target {
    /// Returns the points at which it can be aimed, each with how much farther than that the range may end.
    fn aims(self) -> [(Point, i64); 9] {
        std::array::from_fn(|number| {
            let at = number as i64;
            match self {
                Self::Ship(place, shape) => {
                    let back = shape.spine * at / 8;
                    let point = place.bow.ahead(place.heading.back(), back);
                    (point, shape.radius)
                }
                Self::Round(centre, radius) if number == 0 => (centre, radius),
                Self::Round(centre, radius) => {
                    let side = Heading::default().turned(9 * (number as i16 - 1));
                    let half = radius / 2;
                    (centre.ahead(side, half), radius - half)
                }
            }
        })
    }
}

/// Why there is no line of fire.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Blocked {
    /// The target is out of range.
    Range,
    /// A sail of the shooter's is in the way, by its number in the list.
    Sail(usize),
    /// A piece is in the way, by its number in the list.
    Piece(usize),
}

/// Returns the point that a cannon aims at: the nearest to which the line is free, the first of equals.
///
/// `sails` are those of the shooter's other standing masts; `blockers` the islands, icebergs and fog banks, and all ships and creatures
/// but shooter and target.
///
/// # Errors
/// The sail or piece in the way of the nearest point in range; or that none is in range.
pub fn line_of_fire(
    from: Point,
    range: i64,
    target: Target,
    sails: &[Segment],
    blockers: &[Capsule],
) -> Result<Point, Blocked> {
    let mut aims = target.aims().map(|(aim, slack)| {
        let reach = range + slack;
        let away = from.distance_squared(aim);
        (away, aim, away <= reach * reach)
    });
    aims.sort_by_key(|&(away, ..)| away);
    let mut first = None;
    for (_, aim, reached) in aims {
        if !reached {
            continue;
        }
        match way_blocked(&Segment::new(from, aim), sails, blockers) {
            None => return Ok(aim),
            Some(blocked) => first = first.or(Some(blocked)),
        }
    }
    Err(first.unwrap_or(Blocked::Range))
}

/// Returns what is in the way of a line.
fn way_blocked(line: &Segment, sails: &[Segment], blockers: &[Capsule]) -> Option<Blocked> {
    let sail = sails.iter().position(|sail| line.crosses(sail));
    let blocks = |piece: &Capsule| line.near(&piece.spine(), Bound::Below(piece.radius));
    let piece = || blockers.iter().position(blocks).map(Blocked::Piece);
    sail.map(Blocked::Sail).or_else(piece)
}
