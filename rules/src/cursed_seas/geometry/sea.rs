//! The sea as one piece that moves meets it (`cursed-seas §2.3`).

use super::way::Limit;
use super::{Capsule, HOME_KEEPS, Point, Shape};
use rules::table::PieceId;

/// The mat, from (0, 0) to its far corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mat {
    /// Its extent to the right.
    pub width: i64,
    /// Its extent upwards.
    pub height: i64,
}

impl Mat {
    /// Returns the mat for so many players, from 2 to 4.
    #[must_use]
    pub fn of(players: u8) -> Self {
        let (width, height) = match players {
            0..=2 => (10_500, 8_000),
            3 => (13_500, 10_500),
            _ => (15_500, 12_000),
        };
        Self { width, height }
    }

    /// Returns whether a piece lies wholly on it.
    #[must_use]
    pub fn holds(self, hull: &Capsule) -> bool {
        self.lacks(hull) <= 0
    }

    /// Returns by how much a piece reaches over its edge; 0 and less where it does not.
    pub(super) fn lacks(self, hull: &Capsule) -> i64 {
        let over = |point: Point| {
            let least = hull.radius - point.x.min(point.y);
            let most = (point.x - self.width).max(point.y - self.height) + hull.radius;
            least.max(most)
        };
        over(hull.bow).max(over(hull.stern))
    }

    /// Returns the points of a grid of so many units, from the lower left, row by row.
    pub fn grid(self, step: i64) -> impl Iterator<Item = Point> + Clone {
        let rows = 0..=self.height / step;
        rows.flat_map(move |y| (0..=self.width / step).map(move |x| Point::new(x * step, y * step)))
    }
}

/// A kind of solid piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// A ship or a creature.
    Vessel,
    /// An island.
    Shore,
    /// An island that is an opponent's home or has his fort: it keeps clear of it whoever is no Raider.
    Home,
    /// An iceberg.
    Ice,
}

/// A solid piece.
#[derive(Debug, Clone, Copy)]
pub struct Solid {
    /// The piece.
    pub piece: PieceId,
    /// Its body on the mat.
    pub hull: Capsule,
    /// Its kind.
    pub sort: Sort,
}

/// A piece of terrain that is sailed over.
#[derive(Debug, Clone, Copy)]
pub struct Patch {
    /// The piece.
    pub piece: PieceId,
    /// Its body on the mat.
    pub hull: Capsule,
}

/// A set of solids, or of patches, by their numbers in the sea's list; each list has 128 at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pieces(u128);

impl Pieces {
    /// Returns no pieces.
    #[must_use]
    pub const fn none() -> Self {
        Self(0)
    }

    /// Returns whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether a number is among them.
    #[must_use]
    pub fn has(self, number: usize) -> bool {
        self.0 >> number & 1 == 1
    }

    /// Returns them with one more.
    #[must_use]
    pub fn with(self, number: usize) -> Self {
        Self(self.0 | 1 << number)
    }

    /// Returns those that are not among others.
    #[must_use]
    pub fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Returns their numbers, in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            (number < 128).then_some(number)
        })
    }
}

impl FromIterator<usize> for Pieces {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        numbers.into_iter().fold(Self::none(), Self::with)
    }
}

/// A way of going past others (`cursed-seas §3.3`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Passage {
    /// As any.
    #[default]
    Plain,
    /// Ships and creatures do not stop it.
    Spectral,
    /// Only the mat's edge stops it, and it ends where it is clear.
    Soaring,
    /// Only the mat's edge stops it, and it ends anywhere.
    Submerged,
}

/// A piece that moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mover {
    /// Its shape.
    pub shape: Shape,
    /// Its way of going past others.
    pub passage: Passage,
}

/// The pieces about a place before a turn, by which the stick is judged (`cursed-seas §2.4`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Start {
    /// The solids that are touched: held ones.
    pub held: Pieces,
    /// The patches that are overlapped.
    pub over: Pieces,
    /// The opponents' homes that are too near: they are solids as any other until they are far enough.
    pub eased: Pieces,
}

/// The sea as one piece that moves meets it: all others that are solid for it, and the terrain that it does not ignore.
#[derive(Debug, Clone)]
pub struct Sea {
    /// The mat.
    pub mat: Mat,
    /// The solid pieces.
    pub solids: Vec<Solid>,
    /// The terrain.
    pub terrain: Vec<Patch>,
}

impl Sea {
    /// Returns a sea with nothing in it.
    #[must_use]
    pub fn empty(mat: Mat) -> Self {
        Self {
            mat,
            solids: Vec::new(),
            terrain: Vec::new(),
        }
    }

    /// Returns the pieces of some solids.
    pub fn ids(&self, solids: Pieces) -> impl Iterator<Item = PieceId> {
        solids.iter().map(|number| self.solids[number].piece)
    }

    /// Returns the solids that a hull touches.
    #[must_use]
    pub fn touched(&self, hull: &Capsule) -> Pieces {
        self.those(|solid| solid.hull.touches(hull))
    }

    /// Returns what lies about a place before a turn.
    #[must_use]
    pub fn start(&self, hull: &Capsule) -> Start {
        let patches = self.terrain.iter().enumerate();
        Start {
            held: self.touched(hull),
            over: patches
                .filter(|(_, patch)| patch.hull.overlaps(hull))
                .map(|(number, _)| number)
                .collect(),
            eased: self.homes_near(hull),
        }
    }

    /// Returns the opponents' homes that are nearer to a hull than they let pieces come.
    pub(super) fn homes_near(&self, hull: &Capsule) -> Pieces {
        let homes = 0..self.solids.len();
        homes
            .filter(|&number| self.is_home_near(number, hull))
            .collect()
    }

    /// Returns whether a solid is an opponent's home that is nearer to a hull than it lets pieces come.
    pub(super) fn is_home_near(&self, number: usize, hull: &Capsule) -> bool {
        let solid = &self.solids[number];
        solid.sort == Sort::Home && solid.hull.nearer(hull, HOME_KEEPS)
    }

    /// Returns whether a hull is clear: wholly on the mat, overlapping nothing solid, far enough from opponents' homes.
    #[must_use]
    pub fn clear(&self, hull: &Capsule) -> bool {
        self.clear_but(hull, Pieces::none())
    }

    /// Returns whether a hull is clear when some opponents' homes are as any other island.
    pub(super) fn clear_but(&self, hull: &Capsule, eased: Pieces) -> bool {
        let mut solids = self.solids.iter().enumerate();
        self.mat.holds(hull)
            && solids.all(|(number, solid)| !solid.hull.nearer(hull, self.keeps(number, eased)))
    }

    /// Returns the gap that a solid keeps from pieces.
    pub(super) fn keeps(&self, number: usize, eased: Pieces) -> i64 {
        match self.solids[number].sort {
            Sort::Home if !eased.has(number) => HOME_KEEPS,
            _ => 0,
        }
    }

    /// Returns the solids that a hull touches and that were not touched before the turn: new contacts (`cursed-seas §2.4`).
    #[must_use]
    pub fn contacts(&self, mover: Mover, start: &Start, hull: &Capsule) -> Pieces {
        match mover.passage {
            Passage::Submerged => Pieces::none(),
            _ => self.touched(hull).without(start.held),
        }
    }

    /// Returns whether a solid stops the mover on its way.
    pub(super) fn stops(mover: Mover, solid: &Solid) -> bool {
        match mover.passage {
            Passage::Plain => true,
            Passage::Spectral => solid.sort != Sort::Vessel,
            Passage::Soaring | Passage::Submerged => false,
        }
    }

    /// Returns how near the mover may not come to a solid: what is held may be touched but not overlapped, a home keeps its distance,
    /// anything else is touched anew.
    pub(super) fn limit(&self, number: usize, held: Pieces, eased: Pieces) -> Limit {
        match self.keeps(number, eased) {
            0 if !held.has(number) => Limit::Touch,
            keeps => Limit::Gap(keeps),
        }
    }

    /// Returns the numbers of the solids of which something is so.
    pub(super) fn those(&self, wanted: impl Fn(&Solid) -> bool) -> Pieces {
        let solids = self.solids.iter().enumerate();
        solids
            .filter(|(_, solid)| wanted(solid))
            .map(|(number, _)| number)
            .collect()
    }
}
