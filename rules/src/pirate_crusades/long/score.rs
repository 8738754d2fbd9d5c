//! The end of the Long Game (`pirate-crusades §4.10`).

use crate::pirate_crusades::play::Play;
use crate::pirate_crusades::values::*;
use crate::table::Seat;

impl Play<'_, '_> {
    /// Returns by what players are ranked at the round limit: reputation, then riches, then the ship's value.
    pub(in crate::pirate_crusades) fn long_rank(&self, seat: Seat) -> (u8, u8, u8) {
        let voyage = self.voyages.of(seat);
        let ship = self.cards.of(seat).ship;
        let value = ship.map_or(0, |ship| self.data().size(ship));
        (voyage.reputation, voyage.riches, value)
    }

    /// Returns the points of a player: reputation, riches, the ship, and being out, which leaves nothing else.
    pub(in crate::pirate_crusades) fn long_points(&self, seat: Seat) -> Points {
        let points = self.numbers().long.points;
        if self.standing(seat) == Standing::Out {
            return [0, 0, 0, points.out];
        }
        let (reputation, riches, ship) = self.long_rank(seat);
        [
            points.reputation * i16::from(reputation),
            points.doubloon * i16::from(riches),
            points.ship * i16::from(ship),
            0,
        ]
    }
}
