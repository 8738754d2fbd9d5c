//! Broadsides, at the end of a turn and without choice (`voodoo-pirate §9`).

use super::chart::Heading;
use super::data::Skill;
use super::event::{Cause, Event};
use super::pieces::Place;
use super::play::{MOST_POWER, Play};
use crate::table::Seat;

/// Which ways a ship that faces `facing` fires.
#[must_use]
pub fn sides(facing: Heading) -> [Heading; 2] {
    match facing {
        Heading::South | Heading::North => [Heading::East, Heading::West],
        Heading::West | Heading::East => [Heading::North, Heading::South],
    }
}

impl Play<'_, '_> {
    /// Whether a ship takes part in broadsides at all: at sea and not storm-bound.
    fn fights(&self, seat: Seat) -> bool {
        !self.in_harbour(seat) && !self.is_ashore(seat) && !self.is_storm_bound(seat)
    }

    /// The ship hit on one side, with the hits. The nearer ship shields, also one that can't be fired upon.
    pub fn target(&self, seat: Seat, side: Heading) -> Option<(Seat, u8)> {
        if !self.fights(seat) {
            return None;
        }
        let range = match self.skill(seat) {
            Some(Skill::Range(range)) => range,
            _ => self.book.0.range,
        };
        let mut space = self.ships.space(seat)?;
        for _ in 0..range {
            space = space.step(side)?;
            if let Some(victim) = self.ships.ship_on(space) {
                let hits = self.poppets(seat).saturating_sub(self.poppets(victim));
                return (hits > 0 && self.fights(victim)).then_some((victim, hits));
            }
        }
        None
    }
}

/// Fires both sides, with the power and the poppets from before.
pub fn fire(seat: Seat, play: &mut Play) {
    let targets = sides(play.ships.facing(seat)).map(|side| play.target(seat, side));
    let at_most = play.ships.power(seat) == MOST_POWER;
    for (victim, hits) in targets.into_iter().flatten() {
        play.log
            .tell(Event::Fired { seat, victim, hits }, Cause::Broadside);
        play.holds.move_coin(
            Place::Aboard(victim),
            Place::Supply,
            Cause::Broadside,
            &mut play.log,
        );
        if at_most {
            play.ships
                .change_power(victim, -1, Cause::Broadside, &mut play.log);
        } else {
            play.ships
                .change_power(seat, hits as i8, Cause::Broadside, &mut play.log);
        }
    }
}
