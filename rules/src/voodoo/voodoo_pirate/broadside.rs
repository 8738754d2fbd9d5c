//! Broadsides, at the end of a turn and without choice (`voodoo-pirate §9`).

use super::chart::Heading;
use super::data::Skill;
use super::event::{Cause, Event};
use super::pieces::Place;
use super::play::{Crew, EventLog, Holds, MOST_POWER, Markers, Sea, Ships, Stores};
use super::waters::Waters;
use rules::table::Seat;

/// Returns which ways a ship that faces `facing` fires.
#[must_use]
pub fn sides(facing: Heading) -> [Heading; 2] {
    match facing {
        Heading::South | Heading::North => [Heading::East, Heading::West],
        Heading::West | Heading::East => [Heading::North, Heading::South],
    }
}

impl Waters<'_, '_, '_> {
    /// Returns whether a ship takes part in broadsides at all: at sea and not storm-bound.
    fn fights(self, seat: Seat) -> bool {
        !self.sea.in_harbour(seat, self.ships)
            && !self.sea.is_ashore(seat, self.ships)
            && !self.is_storm_bound(seat)
    }

    /// The ship hit on one side, with the hits. The nearer ship shields, also one that can't be fired upon.
    pub fn target(self, seat: Seat, side: Heading, stores: &Stores) -> Option<(Seat, u8)> {
        if !self.fights(seat) {
            return None;
        }
        let range = match self.sea.skill(seat, self.crew) {
            Some(Skill::Range(range)) => range,
            _ => self.sea.range(),
        };
        let mut space = self.ships.space(seat)?;
        for _ in 0..range {
            space = space.step(side)?;
            if let Some(victim) = self.ships.ship_on(space) {
                let hits = stores.poppets(seat).saturating_sub(stores.poppets(victim));
                return (hits > 0 && self.fights(victim)).then_some((victim, hits));
            }
        }
        None
    }
}

/// Fires both sides, with the power and the poppets from before.
pub fn fire(
    seat: Seat,
    ships: &mut Ships,
    sea: &Sea,
    markers: &Markers,
    crew: &Crew,
    holds: &mut Holds,
    stores: &Stores,
    log: &mut EventLog,
) {
    let waters = Waters::of(ships, sea, markers, crew);
    let targets = sides(ships.facing(seat)).map(|side| waters.target(seat, side, stores));
    let at_most = ships.power(seat) == MOST_POWER;
    for (victim, hits) in targets.into_iter().flatten() {
        log.tell(Event::Fired { seat, victim, hits }, Cause::Broadside);
        holds.move_coin(Place::Aboard(victim), Place::Supply, Cause::Broadside, log);
        if at_most {
            ships.change_power(victim, -1, Cause::Broadside, log);
        } else {
            ships.change_power(seat, hits as i8, Cause::Broadside, log);
        }
    }
}
