//! Segments: when two cross, and how near they come (`cursed-seas §2.3`).

use super::Point;

/// A straight line between two points, which may be the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Segment {
    /// One end.
    pub from: Point,
    /// The other end.
    pub to: Point,
}

/// A bound of a distance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    /// At most so much.
    Most(i64),
    /// Less than so much.
    Below(i64),
}

impl Bound {
    /// Returns the distance, without saying whether it is within the bound itself.
    fn distance(self) -> i64 {
        match self {
            Self::Most(distance) | Self::Below(distance) => distance,
        }
    }

    /// Returns whether a squared distance, given as a fraction, is within the bound.
    fn holds(self, squared: i64, over: i64) -> bool {
        match self {
            Self::Most(distance) => squared <= distance * distance * over,
            Self::Below(distance) => squared < distance * distance * over,
        }
    }
}

impl Segment {
    /// Returns a segment.
    #[must_use]
    pub const fn new(from: Point, to: Point) -> Self {
        Self { from, to }
    }

    /// Returns whether two segments cross: the ends of each lie on two sides of the other's line or on it. Four points in one line do
    /// not cross.
    #[must_use]
    pub fn crosses(&self, other: &Self) -> bool {
        let [a, b] = self.sides(other);
        let [c, d] = other.sides(self);
        let apart = |one: i64, two: i64| one.signum() * two.signum() <= 0;
        apart(a, b) && apart(c, d) && [a, b, c, d] != [0; 4]
    }

    /// Returns on which sides of its line the ends of the other lie.
    fn sides(&self, other: &Self) -> [i64; 2] {
        let way = self.to.from(self.from);
        [other.from, other.to].map(|end| way.cross(end.from(self.from)))
    }

    /// Returns whether the distance of two segments is within a bound, which is above 0.
    pub(super) fn near(&self, other: &Self, bound: Bound) -> bool {
        let reach = bound.distance();
        let clear_of = |one: [i64; 2], two: [i64; 2]| {
            one[0].max(one[1]) + reach < two[0].min(two[1])
                || two[0].max(two[1]) + reach < one[0].min(one[1])
        };
        let far = clear_of([self.from.x, self.to.x], [other.from.x, other.to.x])
            || clear_of([self.from.y, self.to.y], [other.from.y, other.to.y]);
        !far && (self.near_point(other.from, bound)
            || self.near_point(other.to, bound)
            || other.near_point(self.from, bound)
            || other.near_point(self.to, bound)
            || self.crosses(other))
    }

    /// Returns whether a point's distance is within a bound.
    fn near_point(&self, point: Point, bound: Bound) -> bool {
        let (squared, over) = self.distance_to(point);
        bound.holds(squared, over)
    }

    /// Returns the square of a point's distance as a fraction.
    fn distance_to(&self, point: Point) -> (i64, i64) {
        let way = self.to.from(self.from);
        let length = way.dot(way);
        let out = point.from(self.from);
        let along = way.dot(out);
        if along <= 0 {
            (out.dot(out), 1)
        } else if along >= length {
            (point.distance_squared(self.to), 1)
        } else {
            let cross = way.cross(out);
            (cross * cross, length)
        }
    }

    /// Returns the distance of two segments, rounded down.
    pub(super) fn distance(&self, other: &Self) -> i64 {
        if self.crosses(other) {
            return 0;
        }
        let whole = |(squared, over): (i64, i64)| squared / over;
        let squares = [
            self.distance_to(other.from),
            self.distance_to(other.to),
            other.distance_to(self.from),
            other.distance_to(self.to),
        ];
        let [a, b, c, d] = squares.map(whole);
        a.min(b).min(c).min(d).isqrt()
    }
}
