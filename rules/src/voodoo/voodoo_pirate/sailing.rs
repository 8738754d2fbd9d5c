//! Sailing: a move, step by step (`voodoo-pirate §8`).

use super::boarding::Boarding;
use super::chart::{Heading, Space};
use super::choice::Question;
use super::data::{Feature, Ground};
use super::event::{Cause, Event};
use super::pieces::Wind;
use super::play::{Agenda, Crew, EventLog, Holds, Markers, Round, Sea, Ships};
use super::steps::Step;
use super::voyage::Voyage;
use super::waters::{Ahead, Waters};
use rules::table::Seat;

/// Returns whether a step may board (§8.3): its own will, or the Moon's holder wherever it is carried.
fn may_board(voyage: &Voyage, other: Seat, ships: &Ships, sea: &Sea, round: &Round) -> bool {
    !voyage.possessed
        && !voyage.passed.contains(other)
        && (voyage.is_willing() || round.is_active(voyage.ship))
        && !sea.in_harbour(other, ships)
        && !sea.is_ashore(other, ships)
}

/// Sails a ship, one space after the other, until the move ends or somebody must decide (§8.1–8.5).
pub fn sail(
    mut voyage: Voyage,
    ships: &mut Ships,
    sea: &mut Sea,
    markers: &Markers,
    crew: &Crew,
    round: &Round,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let ship = voyage.ship;
    loop {
        let waters = Waters::of(ships, sea, markers, crew);
        let there = ships.ship_on(voyage.at);
        let on_taken = there.is_some_and(|other| other != ship);
        let Some(way) = voyage.way(on_taken) else {
            return agenda.then(Step::Rest(voyage));
        };
        // A hop after a storm's push is the storm's doing, too.
        let cause = if voyage.push || (voyage.swept && voyage.left == 0) {
            Cause::Storm
        } else {
            voyage.cause
        };
        match waters.ahead(ship, voyage.at, way) {
            Ahead::Untiled(next) => {
                agenda.then(Step::Sail(voyage));
                if waters.is_on_sea_barrel(ship) {
                    sea.turn_top_tile(ship, crew, log);
                    agenda.ask(ship, Question::LayTile(next));
                } else {
                    sea.lay_tile(next.slot(), None, log);
                }
                return;
            }
            Ahead::Taken(space, other) if waters.passes(voyage, space, way) => {
                let boards = may_board(&voyage, other, ships, sea, round);
                voyage.enter(space, way, waters.wind_on(ship, space));
                let (over, at) = (other, space);
                log.tell(Event::Passed { ship, over, at }, cause);
                if boards {
                    voyage.passed.insert(other);
                    agenda.then(Step::Sail(voyage));
                    let boarding = Boarding::of(ship, other, sea, crew);
                    return agenda.then(Step::Board(boarding));
                }
            }
            Ahead::Edge | Ahead::Taken(..) => {
                let (at, heading) = (voyage.at, way);
                log.tell(Event::Blocked { ship, at, heading }, Cause::Edge);
                voyage.stop();
            }
            Ahead::Free(space) => {
                let from = ships.space(ship).unwrap_or(space);
                voyage.enter(space, way, waters.wind_on(ship, space));
                voyage.moved = true;
                ships.lay_ship(ship, space);
                let sailed = Event::Sailed {
                    ship,
                    from,
                    to: space,
                    heading: way,
                };
                log.tell(sailed, cause);
                if sea.ground(space) == Ground::Shore {
                    return log.tell(Event::Landed { ship }, Cause::Shore);
                }
            }
        }
    }
}

/// Ends a move: the wind holds or carries the ship, or something on the space does; then come its goods (§8.4, §8.6).
pub fn rest(
    mut voyage: Voyage,
    ships: &Ships,
    sea: &Sea,
    markers: &Markers,
    crew: &Crew,
    holds: &mut Holds,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let ship = voyage.ship;
    if !voyage.moved {
        return;
    }
    let waters = Waters::of(ships, sea, markers, crew);
    match waters.wind_on(ship, voyage.at) {
        Some(wind @ (Wind::Becalmed | Wind::Storm)) => {
            let cause = if wind == Wind::Storm {
                Cause::Storm
            } else {
                Cause::Becalmed
            };
            log.tell(Event::Held { ship, wind }, cause);
            return agenda.then(Step::Goods(ship));
        }
        Some(Wind::Mermaids) => {
            if let Some(carried) = mermaids_breath(voyage, waters, holds, log) {
                return agenda.then(Step::Sail(carried));
            }
        }
        Some(Wind::Fair) | None => {}
    }
    if let Some((heading, cause)) = waters.carried_by_space(&voyage) {
        voyage.carried |= 1 << voyage.at.index();
        if waters.can_go(voyage, heading) {
            voyage.carry(heading, cause);
            return agenda.then(Step::Sail(voyage));
        }
        return agenda.then(Step::Rest(voyage));
    }
    if !voyage.whirled
        && let Some(heading) = waters.whirled_from(voyage.at)
        && waters.can_go(voyage, heading)
    {
        voyage.whirled = true;
        voyage.carry(heading, Cause::Whirlpool);
        return agenda.then(Step::Sail(voyage));
    }
    if !voyage.ported
        && sea.feature(voyage.at) == Some(Feature::Portal)
        && waters.open_portals(voyage.at).next().is_some()
    {
        agenda.then(Step::ThroughPortal(voyage));
        return agenda.ask(ship, Question::Portal);
    }
    agenda.then(Step::Goods(ship));
}

/// The mermaids carry a ship one space on in its direction of travel, for a coin or else all its souls (§8.4).
/// Nothing where there is no space to go on to: then there is no price either.
fn mermaids_breath(
    mut voyage: Voyage,
    waters: Waters,
    holds: &mut Holds,
    log: &mut EventLog,
) -> Option<Voyage> {
    let (ship, way) = (voyage.ship, voyage.travel);
    if !waters.can_go(voyage, way) {
        return None;
    }
    holds.pay_mermaids(ship, Cause::Mermaids, log);
    voyage.carry(way, Cause::Mermaids);
    Some(voyage)
}

/// Carries a ship that a change caught.
pub fn carry_caught(
    (ship, by): (Seat, Cause),
    ships: &Ships,
    sea: &Sea,
    markers: &Markers,
    crew: &Crew,
    holds: &mut Holds,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let Some(at) = ships.space(ship) else {
        return;
    };
    let waters = Waters::of(ships, sea, markers, crew);
    let mut voyage = Voyage::new(ship, at, ships.facing(ship), 0, by);
    match by {
        Cause::Storm => voyage.push = true,
        Cause::Mermaids => match mermaids_breath(voyage, waters, holds, log) {
            Some(carried) => voyage = carried,
            None => return,
        },
        Cause::Whirlpool => {
            let way = waters.whirled_from(at);
            let Some(heading) = way.filter(|_| !waters.is_stuck(ship)) else {
                return;
            };
            voyage.heading = heading;
            voyage.left = 1;
            voyage.whirled = true;
        }
        _ => {
            let Ground::Tidal(arrow) = sea.ground(at) else {
                return;
            };
            voyage.heading = arrow;
            voyage.left = 1;
            voyage.carried |= 1 << at.index();
        }
    }
    agenda.then(Step::Sail(voyage));
}

/// After a portal: the move ends again where the ship came out.
pub fn through_portal(
    mut voyage: Voyage,
    ships: &Ships,
    sea: &Sea,
    markers: &Markers,
    crew: &Crew,
    agenda: &mut Agenda,
) {
    let ship = voyage.ship;
    voyage.ported = true;
    voyage.cause = Cause::Portal;
    if let Some(space) = ships.space(ship) {
        voyage.at = space;
    }
    let waters = Waters::of(ships, sea, markers, crew);
    voyage.push = waters.wind_on(ship, voyage.at) == Some(Wind::Storm);
    agenda.then(Step::Sail(voyage));
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
