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
        if far {
            false
        } else if other.is_point() {
            self.near_point(other.from, bound)
        } else if self.is_point() {
            other.near_point(self.from, bound)
        } else {
            self.near_point(other.from, bound)
                || self.near_point(other.to, bound)
                || other.near_point(self.from, bound)
                || other.near_point(self.to, bound)
                || self.crosses(other)
        }
    }

    /// Returns whether both ends are the same.
    fn is_point(&self) -> bool {
        self.from == self.to
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
        let squared = if other.is_point() {
            self.whole_squared(other.from)
        } else if self.is_point() {
            other.whole_squared(self.from)
        } else if self.crosses(other) {
            0
        } else {
            let from = self
                .whole_squared(other.from)
                .min(self.whole_squared(other.to));
            let back = other
                .whole_squared(self.from)
                .min(other.whole_squared(self.to));
            from.min(back)
        };
        squared.isqrt()
    }

    /// Returns the square of a point's distance, rounded down.
    fn whole_squared(&self, point: Point) -> i64 {
        match self.distance_to(point) {
            (squared, 1) => squared,
            (squared, over) => squared / over,
        }
    }
}
