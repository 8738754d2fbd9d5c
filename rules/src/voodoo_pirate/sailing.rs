//! Sailing: a move, step by step (`voodoo-pirate §8`).

use super::chart::{Heading, Space};
use super::choice::Question;
use super::data::{Feature, Ground, Skill};
use super::event::{Cause, Event};
use super::pieces::{Barrel, Tide, Wind};
use super::play::Play;
use super::steps::Step;
use super::voyage::Voyage;
use super::waters::Ahead;
use crate::table::Seat;

impl Play<'_, '_> {
    /// The wind's power over a ship on a space: none on calm water and for storm riders in a storm.
    pub fn wind_on(&self, ship: Seat, space: Space) -> Option<Wind> {
        let wind = self.wind();
        let spared = wind == Wind::Storm && self.skill(ship) == Some(Skill::StormRider);
        (wind != Wind::Fair && !spared && self.is_haunted(space)).then_some(wind)
    }

    /// Whether a ship is stuck: becalmed or storm-bound (§8.4). It can't move, forced or not.
    pub fn is_stuck(&self, ship: Seat) -> bool {
        self.ships.space(ship).is_some_and(|space| {
            matches!(
                self.wind_on(ship, space),
                Some(Wind::Becalmed | Wind::Storm)
            )
        })
    }

    /// Whether the ship cannot fire nor be fired upon for the storm (§8.4).
    pub fn is_storm_bound(&self, ship: Seat) -> bool {
        self.ships
            .space(ship)
            .is_some_and(|space| self.wind_on(ship, space) == Some(Wind::Storm))
    }

    /// Sends a ship on its way, if it is at sea or in the harbour and not stuck.
    pub fn set_sail(&mut self, voyage: Voyage) {
        self.agenda.then(Step::Sail(voyage));
    }

    /// Whether this step may board (§8.3): its own will, or the Moon's holder wherever it is carried.
    fn may_board(&self, voyage: &Voyage, other: Seat) -> bool {
        !voyage.possessed
            && !voyage.passed.contains(other)
            && (voyage.is_willing() || self.round.is_active(voyage.ship))
            && !self.in_harbour(other)
            && !self.is_ashore(other)
    }

    /// The captain of this ship chooses how new tiles lie (§6 Sea).
    fn is_on_sea_barrel(&self, ship: Seat) -> bool {
        self.markers.barrel_of(ship) == Some(Barrel::Sea)
            && !self.markers.is_jailed(ship)
            && !self.in_harbour(ship)
    }
}

/// Sails a ship, one space after the other, until the move ends or somebody must decide (§8.1–8.5).
pub fn sail(mut voyage: Voyage, play: &mut Play) {
    let ship = voyage.ship;
    loop {
        let on_taken = play
            .ships
            .ship_on(voyage.at)
            .is_some_and(|other| other != ship);
        let Some(way) = voyage.way(on_taken) else {
            play.agenda.then(Step::Rest(voyage));
            return;
        };
        // A hop after a storm's push is the storm's doing, too.
        let cause = if voyage.push || (voyage.swept && voyage.left == 0) {
            Cause::Storm
        } else {
            voyage.cause
        };
        let ahead = play.waters().ahead(ship, voyage.at, way);
        match ahead {
            Ahead::Untiled(next) => {
                play.agenda.then(Step::Sail(voyage));
                if play.is_on_sea_barrel(ship) {
                    play.turn_top_tile(ship);
                    play.agenda.ask(ship, Question::LayTile(next));
                } else {
                    play.lay_tile(next.slot(), None);
                }
                return;
            }
            Ahead::Taken(space, other) if play.waters().passes(voyage, space, way) => {
                let boards = play.may_board(&voyage, other);
                let power = play.wind_on(ship, space);
                voyage.enter(space, way, power);
                play.log.tell(
                    Event::Passed {
                        ship,
                        over: other,
                        at: space,
                    },
                    cause,
                );
                if boards {
                    voyage.passed.insert(other);
                    play.agenda.then(Step::Sail(voyage));
                    play.agenda.then(Step::Board(super::boarding::Boarding::of(
                        play, ship, other,
                    )));
                    return;
                }
            }
            Ahead::Edge | Ahead::Taken(..) => {
                play.log.tell(
                    Event::Blocked {
                        ship,
                        at: voyage.at,
                        heading: way,
                    },
                    Cause::Edge,
                );
                voyage.stop();
            }
            Ahead::Free(space) => {
                let from = play.ships.space(ship).unwrap_or(space);
                let power = play.wind_on(ship, space);
                voyage.enter(space, way, power);
                voyage.moved = true;
                play.ships.lay_ship(ship, space);
                play.log.tell(
                    Event::Sailed {
                        ship,
                        from,
                        to: space,
                        heading: way,
                    },
                    cause,
                );
                if play.ground(space) == Ground::Shore {
                    play.log.tell(Event::Landed { ship }, Cause::Shore);
                    return;
                }
            }
        }
    }
}

/// Where a move ends: the wind holds or carries the ship, or something on the space does; then its goods (§8.4, §8.6).
pub fn rest(mut voyage: Voyage, play: &mut Play) {
    let ship = voyage.ship;
    if !voyage.moved {
        return;
    }
    match play.wind_on(ship, voyage.at) {
        Some(wind @ (Wind::Becalmed | Wind::Storm)) => {
            let cause = if wind == Wind::Storm {
                Cause::Storm
            } else {
                Cause::Becalmed
            };
            play.log.tell(Event::Held { ship, wind }, cause);
            play.agenda.then(Step::Goods(ship));
            return;
        }
        Some(Wind::Mermaids) => {
            if let Some(carried) = play.mermaids_breath(voyage) {
                play.set_sail(carried);
                return;
            }
        }
        Some(Wind::Fair) | None => {}
    }
    if let Some((heading, cause)) = play.carried_by_space(&voyage) {
        voyage.carried |= 1 << voyage.at.index();
        if play.waters().can_go(voyage, heading) {
            voyage.carry(heading, cause);
            play.set_sail(voyage);
        } else {
            play.agenda.then(Step::Rest(voyage));
        }
        return;
    }
    if !voyage.whirled
        && let Some(heading) = play.whirled_from(voyage.at)
        && play.waters().can_go(voyage, heading)
    {
        voyage.whirled = true;
        voyage.carry(heading, Cause::Whirlpool);
        play.set_sail(voyage);
        return;
    }
    if !voyage.ported
        && play.feature(voyage.at) == Some(Feature::Portal)
        && play.waters().open_portals(voyage.at).next().is_some()
    {
        play.agenda.then(Step::ThroughPortal(voyage));
        play.agenda.ask(ship, Question::Portal);
        return;
    }
    play.agenda.then(Step::Goods(ship));
}

impl Play<'_, '_> {
    /// The mermaids carry a ship one space on in its direction of travel, for a coin or else all its souls (§8.4).
    /// Nothing where there is no space to go on to: then there is no price either.
    pub fn mermaids_breath(&mut self, mut voyage: Voyage) -> Option<Voyage> {
        let (ship, way) = (voyage.ship, voyage.travel);
        if !self.waters().can_go(voyage, way) {
            return None;
        }
        self.holds
            .pay_mermaids(ship, Cause::Mermaids, &mut self.log);
        voyage.carry(way, Cause::Mermaids);
        Some(voyage)
    }

    /// Where the space itself carries a ship whose move ends there: tidal water with the tide out, a current.
    pub fn carried_by_space(&self, voyage: &Voyage) -> Option<(Heading, Cause)> {
        if voyage.carried & (1 << voyage.at.index()) != 0 {
            return None;
        }
        match self.ground(voyage.at) {
            Ground::Tidal(arrow) if self.tide() == Tide::Out => Some((arrow, Cause::TidalWater)),
            _ => match self.feature(voyage.at) {
                Some(Feature::Current(arrow)) => Some((arrow, Cause::Current)),
                _ => None,
            },
        }
    }

    /// Which way the whirlpool carries a ship: anticlockwise round it, if the ship lies beside it (§8.6).
    pub fn whirled_from(&self, at: Space) -> Option<Heading> {
        if matches!(self.ground(at), Ground::Harbour | Ground::Shore) {
            return None;
        }
        whirl_heading(self.whirlpool()?, at)
    }
}

/// The way anticlockwise round the whirlpool's centre from one of the eight spaces beside it.
#[must_use]
pub fn whirl_heading(centre: Space, at: Space) -> Option<Heading> {
    if !centre.is_around(at) {
        return None;
    }
    Some(match centre.offset_to(at) {
        (1, -1) | (0, -1) => Heading::West,
        (-1, -1) | (-1, 0) => Heading::South,
        (-1, 1) | (0, 1) => Heading::East,
        _ => Heading::North,
    })
}

/// After a portal: the move ends again where the ship came out.
pub fn through_portal(mut voyage: Voyage, play: &mut Play) {
    let ship = voyage.ship;
    voyage.ported = true;
    voyage.cause = Cause::Portal;
    if let Some(space) = play.ships.space(ship) {
        voyage.at = space;
    }
    voyage.push = play.wind_on(ship, voyage.at) == Some(Wind::Storm);
    play.set_sail(voyage);
}
