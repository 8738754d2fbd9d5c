//! Wind and tide, and the ships that they catch (`voodoo-pirate §8`, "Ships caught").

use super::data::Ground;
use super::event::{Cause, Event};
use super::pieces::{Marker, Place, Tide, Wind};
use super::play::Play;
use super::sailing::Voyage;
use super::steps::Step;
use crate::table::{Seat, SeatSet};

/// Ships caught by a change, still to be carried one after the other in turn order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Caught {
    /// What caught them.
    pub by: Cause,
    /// Where turn order starts.
    pub from: Seat,
    /// How many seats have been looked at.
    pub done: u8,
    /// The ships caught.
    pub ships: SeatSet,
}

impl Play<'_, '_> {
    /// Where turn order starts for ships caught: with the active pirate, else with the Sun.
    fn caught_from(&self) -> Seat {
        self.round.active.unwrap_or_else(|| self.sun())
    }

    /// Sets off the carrying of every ship that `is_caught`.
    pub fn catch(&mut self, by: Cause, is_caught: impl Fn(&Self, Seat) -> bool) {
        let mut ships = SeatSet::default();
        for seat in Seat(0).round(self.seats()) {
            if is_caught(self, seat) {
                ships.insert(seat);
            }
        }
        if !ships.is_empty() {
            let from = self.caught_from();
            self.then(Step::Caught(Caught {
                by,
                from,
                done: 0,
                ships,
            }));
        }
    }

    /// Turns the vane clockwise. Only where it stops counts (§16 Sailing).
    pub fn turn_wind(&mut self, quadrants: u8, cause: Cause) {
        let from = self.wind();
        let to = from.turned(quadrants);
        if to == from {
            return;
        }
        self.move_marker(Marker::Vane, Place::Vane(from), Place::Vane(to), cause);
        self.tell(Event::WindTurned { from, to }, cause);
        let by = match to {
            Wind::Storm => Cause::Storm,
            Wind::Mermaids => Cause::Mermaids,
            Wind::Fair | Wind::Becalmed => return,
        };
        self.catch(by, |play, seat| {
            play.space(seat)
                .is_some_and(|space| play.wind_on(seat, space).is_some())
        });
    }

    /// Turns the tide. Going out it carries ships off tidal water.
    pub fn turn_tide(&mut self, cause: Cause) {
        let from = self.tide();
        let to = from.turned();
        self.move_marker(Marker::Tide, Place::Tide(from), Place::Tide(to), cause);
        self.tell(Event::TideTurned(to), cause);
        if to == Tide::Out {
            self.catch(Cause::TidalWater, |play, seat| {
                play.space(seat)
                    .is_some_and(|space| matches!(play.ground(space), Ground::Tidal(_)))
            });
        }
    }
}

/// Carries the next ship caught.
pub fn carry_caught(mut caught: Caught, play: &mut Play) {
    if caught.done >= play.seats() {
        return;
    }
    let ship = caught.from.clockwise(caught.done, play.seats());
    caught.done += 1;
    play.then(Step::Caught(caught));
    let Some(at) = play.space(ship).filter(|_| caught.ships.contains(ship)) else {
        return;
    };
    let mut voyage = Voyage::new(ship, at, play.facing(ship), 0, caught.by);
    match caught.by {
        Cause::Storm => voyage.push = true,
        Cause::Mermaids => match play.mermaids_breath(voyage) {
            Some(carried) => voyage = carried,
            None => return,
        },
        Cause::Whirlpool => {
            let Some(heading) = play.whirled_from(at).filter(|_| !play.is_stuck(ship)) else {
                return;
            };
            voyage.heading = heading;
            voyage.left = 1;
            voyage.whirled = true;
        }
        _ => {
            let Ground::Tidal(arrow) = play.ground(at) else {
                return;
            };
            voyage.heading = arrow;
            voyage.left = 1;
            voyage.carried |= 1 << at.index();
        }
    }
    play.set_sail(voyage);
}
