//! The price formula (`cursed-seas §3.2`, `§3.3`).

use super::{CreatureData, Gun, ShipData, Sticks};
use crate::ids::{Keyword, Stick};
use serde::Deserialize;

/// The prices of the parts of ships and creatures, in tenths of a point.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prices {
    /// A mast.
    pub mast: i32,
    /// A cargo space.
    pub cargo: i32,
    /// A segment.
    pub segment: i32,
    /// Each base move.
    pub moves: Vec<(Sticks, i32)>,
    /// A gun that always hits; others cost their share of the rolls that hit.
    pub gun: GunPrice,
}

/// The price of a gun by its range, in tenths of a point.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GunPrice {
    /// A short range.
    pub short: i32,
    /// A long range.
    pub long: i32,
}

/// The price of a keyword.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeywordPrice {
    /// The keyword.
    pub keyword: Keyword,
    /// In tenths of a point.
    pub tenths: i32,
}

/// The parts of a point in which prices are summed up: tenths, of which a gun takes sixths.
const PARTS: i32 = 60;

impl Prices {
    /// Returns the price of a ship; none of one with a base move or a keyword that has none.
    #[must_use]
    pub fn ship(&self, ship: &ShipData, keywords: &[KeywordPrice]) -> Option<i32> {
        let hull = self.mast * i32::from(ship.masts) + self.cargo * i32::from(ship.cargo);
        self.points(hull, ship.moves, &ship.guns, &ship.keywords, keywords)
    }

    /// Returns the price of a creature; none of one with a base move or a keyword that has none.
    #[must_use]
    pub fn creature(&self, creature: &CreatureData, keywords: &[KeywordPrice]) -> Option<i32> {
        let body = self.segment * i32::from(creature.segments);
        let keyword = [creature.keyword];
        self.points(body, creature.moves, &creature.guns, &keyword, keywords)
    }

    /// Returns the points of it all, rounded, halves up.
    fn points(
        &self,
        body: i32,
        moves: Sticks,
        guns: &[Gun],
        has: &[Keyword],
        keywords: &[KeywordPrice],
    ) -> Option<i32> {
        let speed = self.moves.iter().find(|(sticks, _)| *sticks == moves)?.1;
        let priced = |keyword: &Keyword| {
            let line = keywords.iter().find(|line| line.keyword == *keyword);
            line.map(|line| line.tenths)
        };
        let keywords: Option<i32> = has.iter().map(priced).sum();
        let gun = |gun: &Gun| {
            let whole = match gun.range {
                Stick::Short => self.gun.short,
                Stick::Long => self.gun.long,
            };
            whole * i32::from(6 - gun.rank)
        };
        let guns: i32 = guns.iter().map(gun).sum();
        let parts = (body + speed + keywords?) * (PARTS / 10) + guns;
        Some((parts + PARTS / 2).div_euclid(PARTS))
    }
}
