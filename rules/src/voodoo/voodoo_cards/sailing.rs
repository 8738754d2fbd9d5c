//! Sailing: a move round the ring, step by step (`voodoo-pirate-card-game §7`, `§12`).

use super::boarding::Boarding;
use super::choice::Question;
use super::data::Feature;
use super::event::{Cause, Event};
use super::pieces::{Marker, Place, Wind};
use super::play::{Agenda, EventLog, Holds, Markers, Ships, Tonight};
use super::ring::{Heading, Space};
use super::sea::Sea;
use super::steps::Step;
use super::waters::Waters;
use rules::table::{Seat, SeatSet};

/// Mermaid's Breath carries a ship so often in a move; then it rests (§7).
pub const MOST_BREATHS: u8 = 12;

/// A move under way: where the ship is on its way and how it goes on.
///
/// `at` is ahead of the ship's piece while the ship passes others: the piece rests on free spaces only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Voyage {
    /// The pirate whose ship it is.
    pub ship: Seat,
    /// The space it has come to.
    pub at: Space,
    /// The way it sails.
    pub heading: Heading,
    /// Spaces still to sail.
    pub left: u8,
    /// True if it is an own move, not forced: it boards, and may use the Compass.
    pub own: bool,
    /// True if it has come to another space at all, or back by a current.
    pub moved: bool,
    /// True if a current has carried it.
    pub drifted: bool,
    /// The number of times that Mermaid's Breath has carried it.
    pub breaths: u8,
    /// Ships passed, each of which can be boarded once.
    pub passed: SeatSet,
    /// The rule that sails it.
    pub cause: Cause,
}

impl Voyage {
    /// A forced move of so many spaces.
    #[must_use]
    pub fn new(ship: Seat, at: Space, heading: Heading, left: u8, cause: Cause) -> Self {
        Self {
            ship,
            at,
            heading,
            left,
            own: false,
            moved: false,
            drifted: false,
            breaths: 0,
            passed: SeatSet::default(),
            cause,
        }
    }

    /// A move that has come to its end where the ship lies, as it faces.
    #[must_use]
    pub fn over(ship: Seat, at: Space, facing: Heading, cause: Cause) -> Self {
        Self {
            moved: true,
            ..Self::new(ship, at, facing, 0, cause)
        }
    }

    /// The same as an own move.
    #[must_use]
    pub fn willing(self) -> Self {
        Self { own: true, ..self }
    }

    /// The same with no space left to sail.
    #[must_use]
    pub fn stopped(self) -> Self {
        Self { left: 0, ..self }
    }

    /// Comes to a space; where the wind holds ships the spaces left are lost.
    pub fn enter(&mut self, space: Space, holds: bool) {
        self.left = if holds {
            0
        } else {
            self.left.saturating_sub(1)
        };
        self.at = space;
    }

    /// One more space, for the mermaids.
    pub fn breathe(&mut self) {
        self.breaths += 1;
        self.left = 1;
        self.cause = Cause::Mermaids;
    }

    /// One more space along an arrow, once a move and forced.
    pub fn drift(&mut self, arrow: Heading) {
        self.drifted = true;
        self.own = false;
        self.heading = arrow;
        self.left = 1;
        self.cause = Cause::Current;
    }
}

/// The compass token and the GriGri.
impl Markers<'_, '_> {
    /// Returns whether the pirate has the compass token.
    pub fn has_compass(&self, seat: Seat) -> bool {
        self.marker(Marker::Compass) == Place::Aboard(seat)
    }

    /// Returns whether the pirate has the GriGri.
    pub fn has_grigri(&self, seat: Seat) -> bool {
        self.marker(Marker::GriGri) == Place::Aboard(seat)
    }
}

/// Sends the own ship on its way, from where it lies.
pub fn sail_own(
    seat: Seat,
    heading: Heading,
    spaces: u8,
    cause: Cause,
    ships: &Ships,
    agenda: &mut Agenda,
) {
    if let Some(at) = ships.space(seat) {
        let voyage = Voyage::new(seat, at, heading, spaces, cause).willing();
        agenda.then(Step::Sail(voyage));
    }
}

/// Mermaid's Breath carries a ship one space as it faces, for its price (§12.2); after a Maelstrom the move ends where
/// the ship came to.
pub fn carry_caught((ship, by): (Seat, Cause), ships: &Ships, agenda: &mut Agenda) {
    if let Some(at) = ships.space(ship) {
        agenda.then(Step::Rest(Voyage::over(ship, at, ships.facing(ship), by)));
    }
}

/// A move that a Storm bars: it ends where the ship has come to.
fn blocked(voyage: Voyage, log: &mut EventLog) -> Voyage {
    let Voyage {
        ship, at, heading, ..
    } = voyage;
    log.tell(Event::Blocked { ship, at, heading }, Cause::Storm);
    voyage.stopped()
}

/// The captain with the Compass does not use it where a Storm bars the ring: the move ends (§12.5, §12.9).
pub fn stop(tonight: &mut Tonight, log: &mut EventLog, agenda: &mut Agenda) {
    if let Some(voyage) = tonight.waiting.take() {
        agenda.then(Step::Rest(blocked(voyage, log)));
    }
}

/// One step to a space that is open; says whether a ship there is boarded.
fn step_to(
    voyage: &mut Voyage,
    next: Space,
    ships: &mut Ships,
    sea: &Sea,
    log: &mut EventLog,
) -> Option<Seat> {
    let ship = voyage.ship;
    let holds = sea.holds_ships(next);
    let other = ships.ship_on(next).filter(|&other| other != ship);
    if let Some(over) = other {
        voyage.enter(next, holds);
        let at = next;
        log.tell(Event::Passed { ship, over, at }, voyage.cause);
        // The becalmed can't be boarded.
        let boards = voyage.own && !holds && !voyage.passed.contains(over);
        voyage.passed.insert(over);
        return boards.then_some(over);
    }
    let from = ships.space(ship).unwrap_or(next);
    voyage.enter(next, holds);
    voyage.moved = true;
    ships.lay_ship(ship, next);
    let event = Event::Sailed {
        ship,
        from,
        to: next,
        heading: voyage.heading,
    };
    log.tell(event, voyage.cause);
    None
}

/// Sails a ship, one space after the other, until the move ends or somebody must decide (§7).
pub fn sail(
    mut voyage: Voyage,
    ships: &mut Ships,
    sea: &Sea,
    markers: &Markers,
    tonight: &mut Tonight,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let ship = voyage.ship;
    loop {
        let waters = Waters::of(ships, sea, markers);
        if !waters.goes_on(&voyage) {
            break;
        }
        let mut nexts = waters.nexts(&voyage);
        let (first, second) = (nexts.next(), nexts.next());
        drop(nexts);
        match (first, second) {
            (None, _) => voyage = blocked(voyage, log),
            (Some(next), None) if !waters.may_stop(&voyage) => {
                if let Some(victim) = step_to(&mut voyage, next, ships, sea, log) {
                    agenda.then(Step::Sail(voyage));
                    agenda.then(Step::Board(Boarding { seat: ship, victim }));
                    return;
                }
            }
            (Some(_), _) => {
                tonight.waiting = Some(voyage);
                return agenda.ask(ship, Question::Course);
            }
        }
    }
    agenda.then(Step::Rest(voyage));
}

/// The captain with the Compass said which way: the move goes on there.
pub fn sail_to(
    space: Space,
    ships: &mut Ships,
    sea: &Sea,
    tonight: &mut Tonight,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let Some(mut voyage) = tonight.waiting.take() else {
        return;
    };
    let boarded = step_to(&mut voyage, space, ships, sea, log);
    agenda.then(Step::Sail(voyage));
    if let Some(victim) = boarded {
        let seat = voyage.ship;
        agenda.then(Step::Board(Boarding { seat, victim }));
    }
}

/// Ends a move: the wind holds or carries the ship, or a current does; then come the goods of its space (§7).
pub fn rest(
    mut voyage: Voyage,
    sea: &Sea,
    holds: &mut Holds,
    log: &mut EventLog,
    agenda: &mut Agenda,
) {
    let ship = voyage.ship;
    if !voyage.moved {
        return;
    }
    match sea.wind_on(voyage.at) {
        Some(wind @ (Wind::Becalmed | Wind::Storm)) => {
            let cause = if wind == Wind::Storm {
                Cause::Storm
            } else {
                Cause::Becalmed
            };
            log.tell(Event::Held { ship, wind }, cause);
        }
        Some(Wind::Mermaids) if voyage.breaths < MOST_BREATHS => {
            holds.pay_mermaids(ship, Cause::Mermaids, log);
            voyage.breathe();
            return agenda.then(Step::Sail(voyage));
        }
        _ => {
            if let Some(Feature::Current(arrow)) = sea.feature(voyage.at)
                && !voyage.drifted
            {
                voyage.drift(arrow);
                return agenda.then(Step::Sail(voyage));
            }
        }
    }
    agenda.then(Step::Goods((ship, super::goods::FIRST)));
}
