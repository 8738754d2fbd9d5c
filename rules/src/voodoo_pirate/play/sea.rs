//! The chart as it lies: what is on a space.

use super::Play;
use crate::table::Seat;
use crate::voodoo_pirate::chart::{Quarters, Slot, Space};
use crate::voodoo_pirate::data::{Data, Feature, Ground, Water};
use crate::voodoo_pirate::pieces::Place;

impl Play<'_, '_> {
    /// What a space is, tiles aside.
    pub fn ground(&self, space: Space) -> Ground {
        self.book.0.chart.ground[space.index()]
    }

    /// The tile on a slot, with how it lies.
    pub fn tile_on(&self, slot: Slot) -> Option<(u8, Quarters)> {
        self.own.lying.tiles[usize::from(slot.0)]
    }

    /// The water of a space that is placed; nothing for harbour, shore, tidal water and empty slots.
    pub fn water(&self, space: Space) -> Option<Water> {
        match self.ground(space) {
            Ground::Sea(water) => Some(water),
            Ground::Open => {
                let (tile, turned) = self.tile_on(space.slot())?;
                Some(face_water(&self.book.0, tile, turned, space.quarter()))
            }
            Ground::Harbour | Ground::Tidal(_) | Ground::Shore => None,
        }
    }

    /// Whether the space is there: its tile is placed, or it is printed on the chart.
    pub fn is_placed(&self, space: Space) -> bool {
        self.ground(space) != Ground::Open || self.tile_on(space.slot()).is_some()
    }

    /// Whether the space is haunted water.
    pub fn is_haunted(&self, space: Space) -> bool {
        self.water(space).is_some_and(|water| water.haunted)
    }

    /// What the space carries. The whirlpool closes portals and stars under it.
    pub fn feature(&self, space: Space) -> Option<Feature> {
        self.water(space)?.feature
    }

    /// The features on the chart: those of the harbour's tiles, then of tiles laid in the order of their numbers.
    pub fn features(&self) -> impl Iterator<Item = (Space, Feature)> {
        let printed = self.book.0.chart.ground.iter().zip(Space::all());
        let printed = printed.filter_map(|(ground, space)| match ground {
            Ground::Sea(water) => water.feature.map(|feature| (space, feature)),
            _ => None,
        });
        let laid = self
            .own
            .tiles
            .iter()
            .flat_map(move |(_, tile, at, turned, _)| {
                let slot = match at.place {
                    Place::Slot(slot) => Some(slot),
                    _ => None,
                };
                let spaces = slot.map(Slot::spaces).into_iter().flatten();
                spaces.filter_map(move |space| {
                    let water = face_water(&self.book.0, tile.0, turned.0, space.quarter());
                    water.feature.map(|feature| (space, feature))
                })
            });
        printed.chain(laid)
    }

    /// How many tiles are left in the stack.
    pub fn stack(&self) -> u8 {
        self.own.lying.stack
    }
}

/// Harbour and shore.
impl Play<'_, '_> {
    /// Whether the ship is in the harbour, or not yet placed.
    pub fn in_harbour(&self, seat: Seat) -> bool {
        self.ships
            .space(seat)
            .is_none_or(|space| self.ground(space) == Ground::Harbour)
    }

    /// Whether the ship is on the shore.
    pub fn is_ashore(&self, seat: Seat) -> bool {
        self.ships
            .space(seat)
            .is_some_and(|space| self.ground(space) == Ground::Shore)
    }
}

/// The water of a tile's face that shows at a quarter when the tile is turned so.
#[must_use]
pub fn face_water(data: &Data, tile: u8, turned: Quarters, quarter: u8) -> Water {
    let face = &data.tiles[usize::from(tile) - 1];
    let water = face.waters[usize::from(turned.face_quarter(quarter))];
    let feature = match water.feature {
        Some(Feature::Current(heading)) => Some(Feature::Current(heading.turned(turned.0))),
        feature => feature,
    };
    Water { feature, ..water }
}
