//! The ring of twelve spaces, as on a clock (`voodoo-pirate-card-game §2`).

use crate::Wind;
use rules::kit::values;
use rules::table::Values;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Spaces of the ring.
pub const SPACES: u8 = 12;

/// Spaces from one cardinal card to the next.
const QUARTER: u8 = 3;

/// A space of the ring, by the hours of a clock: 12 is North. Written as that number in files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Space(u8);

impl Values for Space {
    fn values() -> Vec<Self> {
        Self::all().collect()
    }
}

impl Space {
    /// The space of an hour, 1 to 12.
    #[must_use]
    pub const fn new(hour: u8) -> Option<Self> {
        if hour >= 1 && hour <= SPACES {
            Some(Self(hour % SPACES))
        } else {
            None
        }
    }

    /// All spaces, clockwise from the North.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..SPACES).map(Self)
    }

    /// The hour, 1 to 12.
    #[must_use]
    pub const fn hour(self) -> u8 {
        if self.0 == 0 { SPACES } else { self.0 }
    }

    /// The space's number, clockwise from the North.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space next to this one.
    #[must_use]
    pub const fn step(self, heading: Heading) -> Self {
        self.on(heading, 1)
    }

    /// The space so many on.
    const fn on(self, heading: Heading, spaces: u8) -> Self {
        match heading {
            Heading::Clockwise => Self((self.0 + spaces) % SPACES),
            Heading::Anticlockwise => Self((self.0 + SPACES - spaces) % SPACES),
        }
    }

    /// The space across the ring.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.on(Heading::Clockwise, SPACES / 2)
    }

    /// Returns whether a cardinal card lies here.
    #[must_use]
    pub const fn is_cardinal(self) -> bool {
        self.0.is_multiple_of(QUARTER)
    }

    /// The next cardinal space.
    #[must_use]
    pub const fn next_cardinal(self, heading: Heading) -> Self {
        self.on(heading, QUARTER)
    }

    /// Returns whether it lies in the north: 10 to 2 o'clock.
    #[must_use]
    pub const fn is_northern(self) -> bool {
        self.0 <= 2 || self.0 >= 10
    }

    /// The place of a cardinal card.
    #[must_use]
    pub const fn of_cardinal(wind: Wind) -> Self {
        Self(wind as u8 * QUARTER)
    }

    /// The wind whose card lies here.
    #[must_use]
    pub fn cardinal(self) -> Option<Wind> {
        let wind = Wind::ALL.get(usize::from(self.0 / QUARTER));
        wind.copied().filter(|_| self.is_cardinal())
    }
}

impl TryFrom<u8> for Space {
    type Error = String;

    fn try_from(hour: u8) -> Result<Self, String> {
        Self::new(hour).ok_or_else(|| format!("there is no space {hour}, expected 1 to {SPACES}"))
    }
}

impl From<Space> for u8 {
    fn from(space: Space) -> Self {
        space.hour()
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.hour())
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Space({})", self.hour())
    }
}

/// A way round the ring.
#[values(text = "heading")]
pub enum Heading {
    /// With the clock.
    Clockwise,
    /// Against it.
    Anticlockwise,
}

impl Heading {
    /// The other way.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Clockwise => Self::Anticlockwise,
            Self::Anticlockwise => Self::Clockwise,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ring_closes() {
        let north = Space::new(12).unwrap();
        assert_eq!(north.step(Heading::Anticlockwise).hour(), 11);
        assert_eq!(north.opposite().hour(), 6);
        assert_eq!(north.next_cardinal(Heading::Anticlockwise).hour(), 9);
        assert_eq!(Space::of_cardinal(Wind::Storm).hour(), 3);
        assert_eq!(
            Space::new(9).and_then(Space::cardinal),
            Some(Wind::Mermaids)
        );
        assert_eq!(Space::all().filter(|space| space.is_northern()).count(), 5);
    }
}
