//! Ships caught by a change, one after the other (`voodoo-pirate §8`, "Ships caught").

use super::{Play, Step, Voodoo};
use crate::table::{Seat, SeatSet};

/// Ships caught by a change, still to be carried one after the other in turn order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Caught<C> {
    /// What caught them.
    pub by: C,
    /// Where turn order starts.
    pub from: Seat,
    /// How many seats have been looked at.
    pub done: u8,
    /// The ships caught.
    pub ships: SeatSet,
}

impl<G: Voodoo> Play<'_, '_, G> {
    /// Sets off the carrying of every ship that `is_caught`: in turn order from the active pirate, else from the Sun.
    pub(crate) fn catch(&mut self, by: G::Cause, is_caught: impl Fn(&Self, Seat) -> bool) {
        let mut ships = SeatSet::default();
        for seat in Seat(0).round(self.seats()) {
            if is_caught(self, seat) {
                ships.insert(seat);
            }
        }
        if !ships.is_empty() {
            let from = self.round.active.unwrap_or_else(|| self.sun());
            self.then(Step::Caught(Caught {
                by,
                from,
                done: 0,
                ships,
            }));
        }
    }
}

/// Carries the next ship caught.
pub(super) fn carry_caught<G: Voodoo>(mut caught: Caught<G::Cause>, play: &mut Play<G>) {
    if caught.done >= play.seats() {
        return;
    }
    let ship = caught.from.clockwise(caught.done, play.seats());
    caught.done += 1;
    play.then(Step::Caught(caught));
    if caught.ships.contains(ship) {
        G::carry_caught(play, ship, caught.by);
    }
}
