//! Sailing: a move round the ring, step by step (`voodoo-pirate-card-game §7`, `§12`).

use super::boarding::Boarding;
use super::choice::Question;
use super::data::Feature;
use super::event::{Cause, Event};
use super::pieces::{Marker, Place, Wind};
use super::play::Play;
use super::ring::{Heading, Space};
use super::steps::Step;
use crate::table::{Seat, SeatSet};

/// Mermaid's Breath carries a ship so often in a move; then it rests (§7).
pub const MOST_BREATHS: u8 = 12;

/// A move under way: where the ship is on its way and how it goes on.
///
/// `at` is ahead of the ship's piece while the ship passes others: the piece rests on free spaces only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Voyage {
    /// Whose ship.
    pub ship: Seat,
    /// The space it has come to.
    pub at: Space,
    /// The way it sails.
    pub heading: Heading,
    /// Spaces still to sail.
    pub left: u8,
    /// Whether it is an own move, not forced: it boards, and may use the Compass.
    pub own: bool,
    /// Whether it has come to another space at all, or back by a current.
    pub moved: bool,
    /// Whether a current has carried it.
    pub drifted: bool,
    /// How often Mermaid's Breath has carried it.
    pub breaths: u8,
    /// Ships passed, each of which can be boarded once.
    pub passed: SeatSet,
    /// What sails it.
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

impl Play<'_, '_> {
    /// Whether the pirate has the compass token.
    pub fn has_compass(&self, seat: Seat) -> bool {
        self.marker(Marker::Compass) == Place::Aboard(seat)
    }

    /// Sends a ship on its way.
    pub fn set_sail(&mut self, voyage: Voyage) {
        self.then(Step::Sail(voyage));
    }

    /// Sends the own ship on its way, from where it lies.
    pub fn sail_own(&mut self, seat: Seat, heading: Heading, spaces: u8, cause: Cause) {
        if let Some(at) = self.space(seat) {
            self.set_sail(Voyage::new(seat, at, heading, spaces, cause).willing());
        }
    }

    /// Lays a ship on a space by another way than sailing: the move ends there.
    pub fn land(&mut self, ship: Seat, to: Space, cause: Cause) {
        self.leap(ship, to, cause);
        let mut voyage = Voyage::new(ship, to, self.facing(ship), 0, cause);
        voyage.moved = true;
        self.then(Step::Rest(voyage));
    }

    /// A move that a Storm bars: it ends where the ship has come to.
    fn blocked(&mut self, voyage: Voyage) -> Voyage {
        let Voyage {
            ship, at, heading, ..
        } = voyage;
        self.tell(Event::Blocked { ship, at, heading }, Cause::Storm);
        voyage.stopped()
    }

    /// The captain with the Compass does not use it where a Storm bars the ring: the move ends (§12.5, §12.9).
    pub fn stop_sailing(&mut self) {
        if let Some(voyage) = self.own.tonight.waiting.take() {
            let stopped = self.blocked(voyage);
            self.then(Step::Rest(stopped));
        }
    }

    /// One step to a space that is open; says whether a ship there is boarded.
    fn step_to(&mut self, voyage: &mut Voyage, next: Space) -> Option<Seat> {
        let ship = voyage.ship;
        let holds = self.holds_ships(next);
        match self.waters().other_on(ship, next) {
            Some(over) => {
                voyage.enter(next, holds);
                let at = next;
                self.tell(Event::Passed { ship, over, at }, voyage.cause);
                // The becalmed can't be boarded.
                let boards = voyage.own && !holds && !voyage.passed.contains(over);
                voyage.passed.insert(over);
                boards.then_some(over)
            }
            None => {
                let from = self.space(ship).unwrap_or(next);
                voyage.enter(next, holds);
                voyage.moved = true;
                self.lay_ship(ship, next);
                let heading = voyage.heading;
                let event = Event::Sailed {
                    ship,
                    from,
                    to: next,
                    heading,
                };
                self.tell(event, voyage.cause);
                None
            }
        }
    }
}

/// Sails a ship, one space after the other, until the move ends or somebody must decide (§7).
pub fn sail(mut voyage: Voyage, play: &mut Play) {
    let ship = voyage.ship;
    while play.waters().goes_on(&voyage) {
        let waters = play.waters();
        let mut nexts = waters.nexts(&voyage);
        let (first, second) = (nexts.next(), nexts.next());
        drop(nexts);
        match (first, second) {
            (None, _) => voyage = play.blocked(voyage),
            (Some(next), None) if !waters.may_stop(&voyage) => {
                if let Some(victim) = play.step_to(&mut voyage, next) {
                    play.then(Step::Sail(voyage));
                    play.then(Step::Board(Boarding { seat: ship, victim }));
                    return;
                }
            }
            (Some(_), _) => {
                play.own.tonight.waiting = Some(voyage);
                play.ask(ship, Question::Course);
                return;
            }
        }
    }
    play.then(Step::Rest(voyage));
}

/// The captain with the Compass said which way: the move goes on there.
pub fn sail_to(space: Space, play: &mut Play) {
    let Some(mut voyage) = play.own.tonight.waiting.take() else {
        return;
    };
    let boarded = play.step_to(&mut voyage, space);
    play.then(Step::Sail(voyage));
    if let Some(victim) = boarded {
        let seat = voyage.ship;
        play.then(Step::Board(Boarding { seat, victim }));
    }
}

/// Where a move ends: the wind holds or carries the ship, or a current does; then the goods of its space (§7).
pub fn rest(mut voyage: Voyage, play: &mut Play) {
    let ship = voyage.ship;
    if !voyage.moved {
        return;
    }
    match play.wind_on(voyage.at) {
        Some(wind @ (Wind::Becalmed | Wind::Storm)) => {
            let cause = if wind == Wind::Storm {
                Cause::Storm
            } else {
                Cause::Becalmed
            };
            play.tell(Event::Held { ship, wind }, cause);
        }
        Some(Wind::Mermaids) if voyage.breaths < MOST_BREATHS => {
            play.pay_mermaids(ship, Cause::Mermaids);
            voyage.breathe();
            return play.set_sail(voyage);
        }
        _ => {
            if let Some(Feature::Current(arrow)) = play.feature(voyage.at)
                && !voyage.drifted
            {
                voyage.drift(arrow);
                return play.set_sail(voyage);
            }
        }
    }
    play.then(Step::Goods((ship, super::goods::FIRST)));
}
