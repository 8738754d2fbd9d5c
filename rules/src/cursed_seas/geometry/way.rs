//! A straight way, and where on it something begins or ends (`cursed-seas §2.4`).

use super::point::scaled;
use super::{Capsule, Mat, Place, Point, Shape, TOUCH};

/// A hull carried straight ahead, unit by unit.
#[derive(Debug, Clone, Copy)]
pub struct Way {
    hull: Capsule,
    cos: i64,
    sin: i64,
}

/// A nearness that is too near.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Limit {
    /// Touching.
    Touch,
    /// A gap smaller than this.
    Gap(i64),
}

impl Limit {
    /// Returns whether two pieces are too near.
    pub(super) fn broken(self, one: &Capsule, other: &Capsule) -> bool {
        match self {
            Self::Touch => one.within(other, TOUCH),
            Self::Gap(gap) => one.nearer(other, gap),
        }
    }

    /// Returns the smallest gap of which it can be said without a look that it is wide enough.
    fn gap(self) -> i64 {
        match self {
            Self::Touch => TOUCH + 1,
            Self::Gap(gap) => gap,
        }
    }
}

/// By how much more than `d` units `d` units along a way can carry a piece: both places are rounded, by less than 0.71 each, and the
/// longest pair of cosine and sine is 1.00006, which makes less than 0.06 on the longest stick.
const ROUNDING: i64 = 2;

impl Way {
    /// Returns the way of a shape straight ahead from a place.
    #[must_use]
    pub fn new(shape: Shape, place: Place) -> Self {
        Self {
            hull: shape.at(place),
            cos: place.heading.cos(),
            sin: place.heading.sin(),
        }
    }

    /// Returns where the hull lies after so many units.
    #[must_use]
    pub fn at(&self, distance: i64) -> Capsule {
        self.hull.moved(scaled(self.cos, self.sin, distance))
    }

    /// Returns the first distance in a range at which a piece is too near.
    ///
    /// A gap shrinks by no more than the units sailed and `ROUNDING`, so that many are leapt over at once.
    pub(super) fn first_broken(
        &self,
        limit: Limit,
        other: &Capsule,
        mut from: i64,
        to: i64,
    ) -> Option<i64> {
        if from > to || self.passes(other, limit.gap(), from, to) {
            return None;
        }
        while from <= to {
            let hull = self.at(from);
            if limit.broken(&hull, other) {
                return Some(from);
            }
            from += (hull.gap(other) - limit.gap() - ROUNDING + 1).max(1);
        }
        None
    }

    /// Returns the first distance in a range at which a piece is not too near.
    ///
    /// The gap along a straight way has no peak but at its ends, up to the rounding of places: where it is too small by `ROUNDING` at
    /// both ends of a part of the way, it is too small in between. Halving finds a long such part, and leaves the rest to a look at
    /// each unit.
    pub(super) fn first_kept(
        &self,
        limit: Limit,
        other: &Capsule,
        from: i64,
        to: i64,
    ) -> Option<i64> {
        let surely = Limit::Gap(limit.gap() - ROUNDING - 1);
        let mut next = from;
        if from <= to && surely.broken(&self.at(from), other) {
            let mut far = to + 1;
            while far - next > 1 {
                let half = next.midpoint(far);
                if surely.broken(&self.at(half), other) {
                    next = half;
                } else {
                    far = half;
                }
            }
        }
        (next..=to).find(|&distance| !limit.broken(&self.at(distance), other))
    }

    /// Returns the last distance of a range up to which the hull stays on the mat: `from - 1` where it leaves it at once.
    ///
    /// Each coordinate runs one way only, so what has been left is not come back to.
    pub(super) fn last_on(&self, mat: Mat, from: i64, to: i64) -> i64 {
        let (mut on, mut off) = (from - 1, to + 1);
        while off - on > 1 {
            let half = on.midpoint(off);
            if mat.holds(&self.at(half)) {
                on = half;
            } else {
                off = half;
            }
        }
        on
    }

    /// Returns a bound of the gap to a piece, up to a distance: nowhere on the way it is smaller.
    ///
    /// From either end it shrinks by no more than the units sailed and `ROUNDING`; gaps are rounded down besides.
    #[must_use]
    pub fn nearest(&self, other: &Capsule, to: i64) -> i64 {
        let [from, end] = [0, to].map(|distance| self.at(distance).gap(other));
        (from + end - to).div_euclid(2) - ROUNDING - 1
    }

    /// Returns whether a piece lies so far aside that no part of the way comes nearer to it than a gap: judged by the boxes about both.
    fn passes(&self, other: &Capsule, gap: i64, from: i64, to: i64) -> bool {
        let reach = self.hull.radius + other.radius + gap;
        let ends = [self.at(from), self.at(to)];
        let beside = |axis: fn(Point) -> i64| {
            let ours = ends.map(|hull| [axis(hull.bow), axis(hull.stern)]);
            let [a, b, c, d] = [ours[0][0], ours[0][1], ours[1][0], ours[1][1]];
            let [one, two] = [axis(other.bow), axis(other.stern)];
            a.max(b).max(c).max(d) + reach < one.min(two)
                || one.max(two) + reach < a.min(b).min(c).min(d)
        };
        beside(|point| point.x) || beside(|point| point.y)
    }
}
