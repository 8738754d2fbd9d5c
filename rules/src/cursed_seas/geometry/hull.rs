//! Shapes of pieces, and the gap between two (`cursed-seas §2.2`, `§2.3`).

use super::segment::Bound;
use super::{Heading, Point, Segment, TOUCH};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The place of a piece: a ship's bow point and heading; a creature's centre, and heading 0. Files and people write it
/// `(x, y, heading)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Place {
    /// The front end of the spine.
    pub bow: Point,
    /// The direction of the bow.
    pub heading: Heading,
}

impl Place {
    /// Returns a place.
    #[must_use]
    pub const fn new(bow: Point, heading: Heading) -> Self {
        Self { bow, heading }
    }

    /// Returns the place so far straight ahead.
    #[must_use]
    pub fn ahead(self, distance: i64) -> Self {
        Self::new(self.bow.ahead(self.heading, distance), self.heading)
    }

    /// Returns the same bow point with another heading.
    #[must_use]
    pub fn facing(self, heading: Heading) -> Self {
        Self::new(self.bow, heading)
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.bow.x, self.bow.y, self.heading).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (x, y, heading) = Deserialize::deserialize(deserializer)?;
        let bow = Point::on_a_mat(x, y).map_err(D::Error::custom)?;
        Ok(Self::new(bow, heading))
    }
}

/// The shape of a piece: all points within a radius of its spine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// The length of the spine; 0 of a disc.
    pub spine: i64,
    /// The radius.
    pub radius: i64,
}

impl Shape {
    /// Returns the shape of a ship of so many printed masts, from 1 to 5.
    #[must_use]
    pub fn ship(masts: u8) -> Self {
        let (spine, radius) = match masts {
            0 | 1 => (340, 80),
            2 => (420, 90),
            3 => (520, 100),
            4 => (620, 110),
            _ => (720, 120),
        };
        Self { spine, radius }
    }

    /// Returns the shape of a creature of so many printed segments.
    #[must_use]
    pub fn creature(segments: u8) -> Self {
        Self::disc(260 + 20 * i64::from(segments))
    }

    /// Returns a disc.
    #[must_use]
    pub const fn disc(radius: i64) -> Self {
        Self { spine: 0, radius }
    }

    /// Returns the piece at a place.
    #[must_use]
    pub fn at(self, place: Place) -> Capsule {
        Capsule {
            bow: place.bow,
            stern: place.bow.ahead(place.heading.back(), self.spine),
            radius: self.radius,
        }
    }
}

/// A piece where it lies: all points within a radius of the segment from bow point to stern point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Capsule {
    /// The front end of the spine; the centre of a disc.
    pub bow: Point,
    /// The rear end of the spine.
    pub stern: Point,
    /// The radius.
    pub radius: i64,
}

impl Capsule {
    /// Returns a disc.
    #[must_use]
    pub const fn disc(centre: Point, radius: i64) -> Self {
        Self {
            bow: centre,
            stern: centre,
            radius,
        }
    }

    /// Returns the bow: the disc about the bow point.
    #[must_use]
    pub fn bow_disc(&self) -> Self {
        Self::disc(self.bow, self.radius)
    }

    /// Returns its spine.
    #[must_use]
    pub const fn spine(&self) -> Segment {
        Segment::new(self.bow, self.stern)
    }

    /// Returns whether the gap to another piece is at most `k`.
    #[must_use]
    pub fn within(&self, other: &Self, k: i64) -> bool {
        let reach = self.radius + other.radius + k;
        self.spine().near(&other.spine(), Bound::Most(reach))
    }

    /// Returns whether the gap to another piece is less than `k`.
    #[must_use]
    pub fn nearer(&self, other: &Self, k: i64) -> bool {
        let reach = self.radius + other.radius + k;
        self.spine().near(&other.spine(), Bound::Below(reach))
    }

    /// Returns whether two pieces touch or overlap.
    #[must_use]
    pub fn touches(&self, other: &Self) -> bool {
        self.within(other, TOUCH)
    }

    /// Returns whether two pieces overlap.
    #[must_use]
    pub fn overlaps(&self, other: &Self) -> bool {
        self.nearer(other, 0)
    }

    /// Returns the gap to another piece, rounded down; below 0 where they overlap.
    #[must_use]
    pub fn gap(&self, other: &Self) -> i64 {
        self.spine().distance(&other.spine()) - self.radius - other.radius
    }

    /// Returns it moved by a way.
    pub(super) fn moved(&self, by: Point) -> Self {
        Self {
            bow: self.bow.moved(by),
            stern: self.stern.moved(by),
            radius: self.radius,
        }
    }
}
