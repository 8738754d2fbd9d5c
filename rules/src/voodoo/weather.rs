//! Ships caught by a change, one after the other (`voodoo-pirate §8`, "Ships caught").

use super::play::{Agenda, Crew, Markers};
use super::{Round, Step, Voodoo};
use rules::table::{Seat, SeatSet};

/// Ships caught by a change, still to be carried one after the other in turn order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Caught<C> {
    /// The rule that caught them.
    pub by: C,
    /// The seat where turn order starts.
    pub from: Seat,
    /// The number of seats that have been looked at.
    pub done: u8,
    /// The ships caught.
    pub ships: SeatSet,
}

/// Sets off the carrying of every ship that `is_caught`: in turn order from the active pirate, else from the Sun.
pub(crate) fn catch<G: Voodoo>(
    by: G::Cause,
    is_caught: impl Fn(Seat) -> bool,
    markers: &Markers<G>,
    crew: &Crew<G::House>,
    round: &Round<G::Turn>,
    agenda: &mut Agenda<G>,
) {
    let mut ships = SeatSet::default();
    for seat in Seat(0).round(crew.seats()) {
        if is_caught(seat) {
            ships.insert(seat);
        }
    }
    if !ships.is_empty() {
        let from = round.active.unwrap_or_else(|| markers.sun());
        agenda.then(Step::Caught(Caught {
            by,
            from,
            done: 0,
            ships,
        }));
    }
}

/// Carries the next ship caught.
pub(super) fn carry_caught<G: Voodoo>(
    mut caught: Caught<G::Cause>,
    crew: &Crew<G::House>,
    agenda: &mut Agenda<G>,
) {
    if caught.done >= crew.seats() {
        return;
    }
    let ship = caught.from.clockwise(caught.done, crew.seats());
    caught.done += 1;
    agenda.then(Step::Caught(caught));
    if caught.ships.contains(ship) {
        agenda.then(G::carry_caught(ship, caught.by));
    }
}
