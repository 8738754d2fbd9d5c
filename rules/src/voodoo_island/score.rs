//! The score (`voodoo-island §11`).

use super::play::Play;
use super::values::*;
use crate::table::Seat;
use std::cmp::Reverse;

/// The points of who was left behind: fewer than anybody aboard can have.
pub const LEFT_BEHIND: i16 = -50;

/// The game is over, and the score is told.
pub fn tell(mut play: Play) {
    play.begin(Phase::Over);
    let seats: Vec<Seat> = play.from(Seat(0)).collect();
    for seat in seats {
        let points = play.final_points(seat);
        play.tell(Event::Scored(seat, points), Cause::Score);
    }
}

impl Play<'_, '_> {
    /// Returns the points of an explorer as they would be aboard, by source.
    pub fn points(&self, seat: Seat) -> Points {
        let scores = self.numbers().points;
        let bag = self.explorers.bag(seat);
        let in_use = self
            .explorers
            .tools(seat)
            .0
            .iter()
            .filter_map(|tool| tool.item);
        let items = i16::from(bag.count() - bag.supply_count()) + in_use.count() as i16;
        let lost = self.numbers().hearts.get() - self.explorers.hearts(seat).0;
        [
            scores.delivered * i16::from(self.decks.delivered(seat)),
            scores.item * items,
            scores.card * i16::from(self.decks.held(seat)),
            scores.supply * i16::from(bag.supply_count()),
            scores.heart * i16::from(lost),
            0,
        ]
    }

    /// Returns the points of an explorer if the game ended now, by source.
    pub fn final_points(&self, seat: Seat) -> Points {
        if self.explorers.at(seat) == Whereabouts::Aboard {
            self.points(seat)
        } else {
            [0, 0, 0, 0, 0, LEFT_BEHIND]
        }
    }

    /// Returns who has won: of those aboard whoever has most points, then more delivered, more hearts, fewer supplies.
    pub fn winners(&self) -> Vec<Seat> {
        let rank = |seat: Seat| {
            let points: i16 = self.points(seat).iter().sum();
            let supplies = self.explorers.bag(seat).supply_count();
            let hearts = self.explorers.hearts(seat).0;
            (
                points,
                self.decks.delivered(seat),
                hearts,
                Reverse(supplies),
            )
        };
        let aboard = || {
            let places = self.explorers.places();
            places.filter(|(_, place)| *place == Whereabouts::Aboard)
        };
        let best = aboard().map(|(seat, _)| rank(seat)).max();
        let winners = aboard().map(|(seat, _)| seat);
        winners.filter(|&seat| Some(rank(seat)) == best).collect()
    }
}
