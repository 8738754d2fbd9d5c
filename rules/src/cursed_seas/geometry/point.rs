//! Points of the mat and headings (`cursed-seas §2.1`).

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A point of the mat, in tenths of a millimetre. Files and people write it `(x, y)`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Point {
    /// To the right.
    pub x: i64,
    /// Upwards.
    pub y: i64,
}

/// A heading: so many steps of 5°, counter-clockwise from the direction of x.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
#[serde(transparent)]
pub struct Heading(u8);

/// The sines of the first quadrant, in ten-thousandths, step by step.
const QUADRANT: [i16; 19] = [
    0, 872, 1736, 2588, 3420, 4226, 5000, 5736, 6428, 7071, 7660, 8192, 8660, 9063, 9397, 9659,
    9848, 9962, 10000,
];

/// The sine of a right angle.
const ONE: i64 = 10_000;

impl Heading {
    /// Headings all round.
    pub const COUNT: u8 = 72;

    /// A quarter of the way round.
    pub const QUARTER: u8 = 18;

    /// Returns the heading of so many steps; none from 72 on.
    #[must_use]
    pub fn new(steps: u8) -> Option<Self> {
        (steps < Self::COUNT).then_some(Self(steps))
    }

    /// Returns its steps of 5°, from 0 to 71.
    #[must_use]
    pub fn steps(self) -> u8 {
        self.0
    }

    /// Returns the heading so many steps further, counter-clockwise.
    #[must_use]
    pub fn turned(self, steps: i16) -> Self {
        let count = i16::from(Self::COUNT);
        Self((i16::from(self.0) + steps).rem_euclid(count).unsigned_abs() as u8)
    }

    /// Returns the opposite heading.
    #[must_use]
    pub fn back(self) -> Self {
        self.turned(36)
    }

    /// Returns the steps between two headings, the shorter way round.
    #[must_use]
    pub fn apart(self, other: Self) -> u8 {
        let apart = self.0.abs_diff(other.0);
        apart.min(Self::COUNT - apart)
    }

    /// Returns the steps from here to another heading: counter-clockwise, to port, above 0; -35 to 36.
    #[must_use]
    pub fn towards(self, other: Self) -> i16 {
        let ahead = (i16::from(other.0) - i16::from(self.0)).rem_euclid(72);
        if ahead > 36 { ahead - 72 } else { ahead }
    }

    /// Returns all headings, from 0 on.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// Returns its sine in ten-thousandths.
    #[must_use]
    pub fn sin(self) -> i64 {
        let steps = usize::from(self.0);
        let sine = match steps {
            0..=18 => QUADRANT[steps],
            19..=36 => QUADRANT[36 - steps],
            37..=54 => -QUADRANT[steps - 36],
            _ => -QUADRANT[72 - steps],
        };
        i64::from(sine)
    }

    /// Returns its cosine in ten-thousandths.
    #[must_use]
    pub fn cos(self) -> i64 {
        self.turned(18).sin()
    }
}

impl Point {
    /// Returns a point.
    #[must_use]
    pub const fn new(x: i64, y: i64) -> Self {
        Self { x, y }
    }

    /// Returns a point of a mat.
    ///
    /// # Errors
    /// A point that not even the widest mat has.
    pub(super) fn on_a_mat(x: i64, y: i64) -> Result<Self, String> {
        const MOST: i64 = 15_500;
        if [x, y].iter().all(|value| (0..=MOST).contains(value)) {
            return Ok(Self { x, y });
        }
        Err(format!(
            "found ({x}, {y}), expected an x and a y from 0 to {MOST}"
        ))
    }

    /// Returns the point so far away in a heading: the page's P(p, h, d).
    #[must_use]
    pub fn ahead(self, heading: Heading, distance: i64) -> Self {
        self.moved(scaled(heading.cos(), heading.sin(), distance))
    }

    /// Returns the point moved by another one's coordinates.
    #[must_use]
    pub(super) fn moved(self, by: Self) -> Self {
        Self::new(self.x + by.x, self.y + by.y)
    }

    /// Returns the way from another point to this one.
    #[must_use]
    pub(super) fn from(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }

    /// Returns the square of the distance to another point.
    #[must_use]
    pub fn distance_squared(self, other: Self) -> i64 {
        let way = self.from(other);
        way.dot(way)
    }

    /// Returns the scalar product of two ways.
    pub(super) fn dot(self, other: Self) -> i64 {
        self.x * other.x + self.y * other.y
    }

    /// Returns the cross product of two ways: above 0 where the other one lies counter-clockwise.
    pub(super) fn cross(self, other: Self) -> i64 {
        self.x * other.y - self.y * other.x
    }
}

/// Returns the way of a length in a direction given by cosine and sine, rounded.
pub(super) fn scaled(cos: i64, sin: i64, length: i64) -> Point {
    Point::new(rounded(length * cos), rounded(length * sin))
}

/// Returns ten-thousandths as the nearest whole, halves away from zero.
fn rounded(parts: i64) -> i64 {
    let half = if parts < 0 { -ONE / 2 } else { ONE / 2 };
    (parts + half) / ONE
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

impl Serialize for Point {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.x, self.y).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Point {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (x, y) = Deserialize::deserialize(deserializer)?;
        Self::on_a_mat(x, y).map_err(D::Error::custom)
    }
}

impl<'de> Deserialize<'de> for Heading {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let steps = u8::deserialize(deserializer)?;
        Self::new(steps).ok_or_else(|| {
            D::Error::custom(format_args!(
                "found {steps}, expected a heading from 0 to 71"
            ))
        })
    }
}
