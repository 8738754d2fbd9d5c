//! The levels of captains' thought.

use crate::table::{Game, SeatKind};

/// The strength of a captain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Sensible but careless.
    Deckhand,
    /// Thinks a little.
    Mate,
    /// Thinks.
    Captain,
    /// Thinks as long as a person will wait.
    Ghost,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Deckhand, Self::Mate, Self::Captain, Self::Ghost];

    /// Returns the level of the captain in a seat of this kind, if it is a captain's.
    #[must_use]
    pub fn of(kind: SeatKind) -> Option<Self> {
        match kind {
            SeatKind::Deckhand => Some(Self::Deckhand),
            SeatKind::Mate => Some(Self::Mate),
            SeatKind::Captain => Some(Self::Captain),
            SeatKind::Ghost => Some(Self::Ghost),
            SeatKind::Human | SeatKind::Automa(_) | SeatKind::Random => None,
        }
    }

    /// Returns how a captain of this level thinks at a game.
    #[must_use]
    pub fn plan<G: Game>(self) -> Plan {
        let (iterations, minds) = match self {
            Self::Deckhand => (16, 1),
            Self::Mate => (100, 1),
            Self::Captain => (800, 1),
            Self::Ghost => (8_000, 2),
        };
        Plan {
            iterations,
            minds,
            horizon: G::HORIZONS[self as usize],
            ..Plan::default()
        }
    }
}

/// The budget of a captain's thoughts. It is in iterations, never in time, so that the same seed gives the same choices.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plan {
    /// Games played in thought for each decision.
    pub iterations: u32,
    /// The number of minds that share the iterations, each with a tree of its own. They may run in threads; their results are added up.
    pub minds: u8,
    /// Own decisions looked ahead where the game gives an evaluation ([`Game::HORIZONS`]). Without one, every thought goes to the end of
    /// the game.
    pub horizon: u32,
    /// The preference for seldom tried answers; 0 is none.
    pub curiosity: f32,
    /// The share of the curiosity that goes to the usual answer, 0 to 1.
    pub policy: f32,
    /// In how many of a hundred decisions of a thought a seat departs from the usual answer, if otherwise than [`Game::STRAY`] says.
    pub stray: Option<usize>,
    /// True if hidden things are not shuffled. Such a captain is unfair; it shows how much could be known at most.
    pub sees_all: bool,
}

impl Plan {
    /// Returns in how many of a hundred decisions of a thought about a game a seat departs from the usual answer.
    #[must_use]
    pub fn stray<G: Game>(&self) -> usize {
        self.stray.unwrap_or(G::STRAY)
    }
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            iterations: 800,
            minds: 1,
            horizon: 8,
            curiosity: 0.6,
            policy: 0.3,
            stray: None,
            sees_all: false,
        }
    }
}
