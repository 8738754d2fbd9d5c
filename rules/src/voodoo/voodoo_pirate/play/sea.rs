//! The chart as it lies: what is on a space, and what is turned when a ship sails off the tiles there are (`voodoo-pirate §8.2`).

use super::{Book, Crew, EventLog, Ships};
use crate::voodoo_pirate::chart::{Quarters, SLOTS, Slot, Space};
use crate::voodoo_pirate::data::{Data, Feature, Ground, Skill, Water};
use crate::voodoo_pirate::event::{Cause, Event};
use crate::voodoo_pirate::pieces::{BlessedCard, KnownTo, Place, Rank, Tile, Turned};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use rules::table::{At, PieceId, Seat};

/// The chart and the tiles.
#[derive(SystemParam)]
pub struct Sea<'w, 's> {
    book: Res<'w, Book>,
    glance: ResMut<'w, SeaGlance>,
    pub(in crate::voodoo_pirate) tiles: Query<
        'w,
        's,
        (
            &'static PieceId,
            &'static Tile,
            &'static mut At<Tile, Place>,
            &'static mut Turned,
            &'static mut KnownTo,
        ),
        // The shared rules hold who knows the blessed cards.
        Without<BlessedCard<Rank>>,
    >,
}

/// The tiles at a glance.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::voodoo_pirate) struct SeaGlance {
    /// The tile on each slot, and how it lies.
    tiles: [Option<(u8, Quarters)>; SLOTS],
    /// Tiles in the stack.
    stack: u8,
}

impl Default for SeaGlance {
    fn default() -> Self {
        Self {
            tiles: [None; SLOTS],
            stack: 0,
        }
    }
}

impl SeaGlance {
    fn of(sea: &Sea) -> Self {
        let mut glance = Self::default();
        for (_, tile, at, turned, _) in &sea.tiles {
            match at.place {
                Place::Slot(Slot(slot)) => {
                    glance.tiles[usize::from(slot)] = Some((tile.0, turned.0));
                }
                Place::Stack(_) => glance.stack += 1,
                _ => {}
            }
        }
        glance
    }
}

impl Sea<'_, '_> {
    crate::play::glances!(SeaGlance);

    /// Returns what a space is, tiles aside.
    pub fn ground(&self, space: Space) -> Ground {
        self.book.0.chart.ground[space.index()]
    }

    /// The tile on a slot, with how it lies.
    pub fn tile_on(&self, slot: Slot) -> Option<(u8, Quarters)> {
        self.glance.tiles[usize::from(slot.0)]
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

    /// Returns whether the space is there: its tile is placed, or it is printed on the chart.
    pub fn is_placed(&self, space: Space) -> bool {
        self.ground(space) != Ground::Open || self.tile_on(space.slot()).is_some()
    }

    /// Returns whether the space is haunted water.
    pub fn is_haunted(&self, space: Space) -> bool {
        self.water(space).is_some_and(|water| water.haunted)
    }

    /// Returns what the space carries. The whirlpool closes portals and stars under it.
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
        let laid = self.tiles.iter().flat_map(move |(_, tile, at, turned, _)| {
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

    /// Returns how many tiles are left in the stack.
    pub fn stack(&self) -> u8 {
        self.glance.stack
    }

    /// The map of the tile at a space, as a bit.
    pub fn map_bit(&self, space: Space) -> u32 {
        self.tile_on(space.slot()).map_or(0, |(tile, _)| 1 << tile)
    }

    /// Returns how far ships fire.
    pub fn range(&self) -> u8 {
        self.book.0.start.broadside_range
    }

    /// Returns whether the ship is in the harbour, or not yet placed.
    pub fn in_harbour(&self, seat: Seat, ships: &Ships) -> bool {
        ships
            .space(seat)
            .is_none_or(|space| self.ground(space) == Ground::Harbour)
    }

    /// Returns whether the ship is on the shore.
    pub fn is_ashore(&self, seat: Seat, ships: &Ships) -> bool {
        ships
            .space(seat)
            .is_some_and(|space| self.ground(space) == Ground::Shore)
    }

    /// Returns what only this pirate can do, if skills are on and it is not Cursed (`voodoo-pirate §13`).
    pub fn skill(&self, seat: Seat, crew: &Crew) -> Option<Skill> {
        let has = crew.house.skills && !crew.is_cursed(seat);
        has.then(|| self.book.0.skills[crew.colour(seat) as usize])
    }
}

/// New tiles.
impl Sea<'_, '_> {
    /// Turns the top tile and lays it: as it was drawn, or as the captain on Sea chose.
    pub fn lay_tile(&mut self, slot: Slot, chosen: Option<Quarters>, log: &mut EventLog) {
        let mut laid = None;
        for (id, tile, mut at, mut turned, _) in &mut self.tiles {
            match at.place {
                Place::Stack(0) => {
                    at.place = Place::Slot(slot);
                    if let Some(quarters) = chosen {
                        turned.0 = quarters;
                    }
                    laid = Some((*id, tile.0, turned.0));
                }
                Place::Stack(deep) => at.place = Place::Stack(deep - 1),
                _ => {}
            }
        }
        if let Some((piece, tile, turned)) = laid {
            self.look_over();
            log.tell(
                Event::Moved {
                    piece: Some(piece),
                    from: Place::Stack(0),
                    to: Place::Slot(slot),
                },
                Cause::NewTile,
            );
            log.tell(Event::TileLaid { tile, slot, turned }, Cause::NewTile);
        }
    }

    /// The top tile of the stack and how it lies.
    pub fn top_tile(&self) -> Option<(u8, Quarters)> {
        self.tiles
            .iter()
            .find(|(_, _, at, ..)| at.place == Place::Stack(0))
            .map(|(_, tile, _, turned, _)| (tile.0, turned.0))
    }

    /// Turns the top tile for all to see, before the captain on Sea says how it lies (§6).
    pub fn turn_top_tile(&mut self, captain: Seat, crew: &Crew, log: &mut EventLog) {
        for seat in captain.round(crew.seats()) {
            self.note_top_tile(seat);
        }
        if let Some((tile, turned)) = self.top_tile() {
            let event = Event::Looked {
                seat: captain,
                tile,
                turned,
            };
            log.tell(event, Cause::NewTile);
        }
    }

    /// Notes that a pirate has looked at the top tile.
    pub fn note_top_tile(&mut self, seat: Seat) {
        for (_, _, at, _, mut known) in &mut self.tiles {
            if at.place == Place::Stack(0) {
                known.0.insert(seat);
            }
        }
    }

    /// Returns whether the Time Out tile is on the chart.
    pub fn is_time_out(&self) -> bool {
        let mut laid = self.glance.tiles.iter().flatten();
        laid.any(|&(tile, _)| self.book.0.tiles[usize::from(tile) - 1].time_out)
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
