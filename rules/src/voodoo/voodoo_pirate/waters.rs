//! The waters that a ship sails: what lies ahead of it, as things stand or as a look ahead supposes them (`voodoo-pirate §8`).

use super::chart::{Heading, Slot, Space};
use super::data::{Feature, Ground, Skill};
use super::event::Cause;
use super::pieces::{Barrel, Tide, Wind};
use super::play::{Crew, Markers, Play, Sea, Ships};
use super::sailing::whirl_heading;
use super::voyage::Voyage;
use rules::table::Seat;

/// The things that may lie ahead of a ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ahead {
    /// The chart's edge, the whirlpool, or an empty slot with no tile left.
    Edge,
    /// A slot without a tile.
    Untiled(Space),
    /// A space with another ship.
    Taken(Space, Seat),
    /// A free space.
    Free(Space),
}

/// The things that a look ahead takes for done already. By default none.
#[derive(Debug, Clone, Copy, Default)]
pub struct Supposed {
    /// A ship that lies elsewhere by then.
    pub ship: Option<(Seat, Space)>,
    /// Slots with a new tile by then, a bit each. What is on it nobody knows: it counts as calm and empty (§16).
    pub tiles: u32,
    /// Coins that the supply has more by then.
    pub supply: i16,
}

impl Supposed {
    /// Supposes a new tile on the slot of a space.
    pub fn lay_tile(&mut self, space: Space) {
        self.tiles |= bit(space.slot());
    }
}

fn bit(slot: Slot) -> u32 {
    1 << slot.0
}

/// The waters as they are once what is supposed is done.
#[derive(Clone, Copy)]
pub struct Waters<'p, 'w, 's> {
    pub(super) ships: &'p Ships<'w, 's>,
    pub(super) sea: &'p Sea<'w, 's>,
    markers: &'p Markers<'w, 's>,
    pub(super) crew: &'p Crew,
    supposed: Supposed,
}

impl<'w, 's> Play<'w, 's> {
    /// The waters as things stand.
    pub fn waters(&self) -> Waters<'_, 'w, 's> {
        Waters::of(&self.ships, &self.own.sea, &self.markers, &self.crew)
    }
}

/// Wind and tide.
impl<'p, 'w, 's> Waters<'p, 'w, 's> {
    /// The waters as things stand.
    pub fn of(
        ships: &'p Ships<'w, 's>,
        sea: &'p Sea<'w, 's>,
        markers: &'p Markers<'w, 's>,
        crew: &'p Crew,
    ) -> Self {
        Self {
            ships,
            sea,
            markers,
            crew,
            supposed: Supposed::default(),
        }
    }

    /// The waters once something is done.
    pub fn after(self, supposed: Supposed) -> Self {
        Self { supposed, ..self }
    }

    /// The wind's power over a ship on a space: none on calm water and for storm riders in a storm.
    pub fn wind_on(self, ship: Seat, space: Space) -> Option<Wind> {
        let wind = self.markers.wind();
        let rides = || self.sea.skill(ship, self.crew) == Some(Skill::StormRider);
        let spared = wind == Wind::Storm && rides();
        (wind != Wind::Fair && !spared && self.sea.is_haunted(space)).then_some(wind)
    }

    /// Returns whether a ship is stuck: becalmed or storm-bound (§8.4). It can't move, forced or not.
    pub fn is_stuck(self, ship: Seat) -> bool {
        self.ships.space(ship).is_some_and(|space| {
            matches!(
                self.wind_on(ship, space),
                Some(Wind::Becalmed | Wind::Storm)
            )
        })
    }

    /// Returns whether the ship cannot fire nor be fired upon for the storm (§8.4).
    pub fn is_storm_bound(self, ship: Seat) -> bool {
        self.ships
            .space(ship)
            .is_some_and(|space| self.wind_on(ship, space) == Some(Wind::Storm))
    }

    /// Returns whether the captain of this ship chooses how new tiles lie (§6 Sea).
    pub fn is_on_sea_barrel(self, ship: Seat) -> bool {
        self.markers.barrel_of(ship) == Some(Barrel::Sea)
            && !self.markers.is_jailed(ship)
            && !self.sea.in_harbour(ship, self.ships)
    }

    /// Returns where the space itself carries a ship whose move ends there: tidal water with the tide out, a current.
    pub fn carried_by_space(self, voyage: &Voyage) -> Option<(Heading, Cause)> {
        if voyage.carried & (1 << voyage.at.index()) != 0 {
            return None;
        }
        match self.sea.ground(voyage.at) {
            Ground::Tidal(arrow) if self.markers.tide() == Tide::Out => {
                Some((arrow, Cause::TidalWater))
            }
            _ => match self.sea.feature(voyage.at) {
                Some(Feature::Current(arrow)) => Some((arrow, Cause::Current)),
                _ => None,
            },
        }
    }

    /// Returns which way the whirlpool carries a ship: anticlockwise round it, if the ship lies beside it (§8.6).
    pub fn whirled_from(self, at: Space) -> Option<Heading> {
        if matches!(self.sea.ground(at), Ground::Harbour | Ground::Shore) {
            return None;
        }
        whirl_heading(self.markers.whirlpool()?, at)
    }
}

/// The waters ahead of a ship.
impl<'p, 'w, 's> Waters<'p, 'w, 's> {
    /// The ship on a space.
    pub fn ship_on(self, space: Space) -> Option<Seat> {
        match self.supposed.ship {
            Some((ship, at)) if at == space => Some(ship),
            Some((gone, _)) => self.ships.ship_on(space).filter(|&ship| ship != gone),
            None => self.ships.ship_on(space),
        }
    }

    /// The space that a ship is on; none before it is placed.
    pub fn space(self, ship: Seat) -> Option<Space> {
        match self.supposed.ship {
            Some((supposed, at)) if supposed == ship => Some(at),
            _ => self.ships.space(ship),
        }
    }

    fn is_placed(self, space: Space) -> bool {
        self.supposed.tiles & bit(space.slot()) != 0 || self.sea.is_placed(space)
    }

    fn has_tiles_left(self) -> bool {
        u32::from(self.sea.stack()) > self.supposed.tiles.count_ones()
    }

    /// Returns what lies ahead of a ship that goes on from `at`.
    pub fn ahead(self, ship: Seat, at: Space, way: Heading) -> Ahead {
        let Some(next) = at.step(way) else {
            return Ahead::Edge;
        };
        if self.markers.whirlpool() == Some(next) {
            return Ahead::Edge;
        }
        if !self.is_placed(next) {
            return if self.has_tiles_left() {
                Ahead::Untiled(next)
            } else {
                Ahead::Edge
            };
        }
        match self.ship_on(next) {
            Some(other) if other != ship => Ahead::Taken(next, other),
            _ => Ahead::Free(next),
        }
    }

    /// Returns whether a ship that goes on this way comes to a free space.
    pub fn can_go(self, voyage: Voyage, way: Heading) -> bool {
        match self.ahead(voyage.ship, voyage.at, way) {
            Ahead::Edge => false,
            Ahead::Untiled(_) | Ahead::Free(_) => true,
            Ahead::Taken(space, _) => self.passes(voyage, space, way),
        }
    }

    /// Returns whether a ship that enters a taken space gets past it, rather than back to where it came from (§8.3).
    pub fn passes(self, mut voyage: Voyage, taken: Space, way: Heading) -> bool {
        let ship = voyage.ship;
        let wind_on = |space| self.wind_on(ship, space);
        voyage.enter(taken, way, wind_on(taken));
        while let Some(way) = voyage.way(true) {
            match self.ahead(ship, voyage.at, way) {
                // A storm's push that is blocked ends the move here; on a ship it goes on the way it came.
                Ahead::Edge if voyage.push => voyage.stop(),
                Ahead::Edge => return false,
                Ahead::Untiled(_) | Ahead::Free(_) => return true,
                Ahead::Taken(space, _) => voyage.enter(space, way, wind_on(space)),
            }
        }
        false
    }

    /// Returns whether a ship that is not stuck can be made to move one space this way (§16 Tix).
    pub fn can_move(self, ship: Seat, way: Heading) -> bool {
        self.space(ship).is_some_and(|at| {
            !self.is_stuck(ship)
                && !self.sea.is_ashore(ship, self.ships)
                && self.can_go(Voyage::new(ship, at, way, 1, Cause::Tix), way)
        })
    }

    /// The portals that a ship can come out of: placed, free, not under the whirlpool.
    pub fn open_portals(self, from: Space) -> impl Iterator<Item = Space> + use<'p, 'w, 's> {
        self.sea
            .features()
            .filter(|&(_, feature)| feature == Feature::Portal)
            .map(|(space, _)| space)
            .filter(move |&space| {
                space != from
                    && self.ship_on(space).is_none()
                    && self.markers.whirlpool() != Some(space)
            })
    }
}
