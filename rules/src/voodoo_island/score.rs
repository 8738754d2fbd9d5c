//! The score (`voodoo-island §11`).

use super::data::{Numbers, PointData};
use super::explorers::{Bag, Tools};
use super::play::Play;
use super::values::*;
use rules::table::Seat;

/// The points of who was left behind: fewer than anybody aboard can have.
pub const LEFT_BEHIND: i16 = -50;

/// The numbers that decide who is first, in this order: points, delivered objects, hearts, and supplies, below nought since fewer are better.
pub type Standing = [i16; 4];

/// All that an explorer has and that scores.
#[derive(Debug, Clone, Copy)]
pub struct Scored<'a> {
    /// Its bag.
    pub bag: &'a Bag,
    /// Its tool spots.
    pub tools: &'a Tools,
    /// The objects that it has delivered.
    pub delivered: u8,
    /// The expedition cards in its hand.
    pub cards: u8,
    /// Its hearts.
    pub hearts: u8,
}

impl Scored<'_> {
    /// Returns how many things of each source it has that score.
    #[must_use]
    pub fn counts(&self, numbers: &Numbers) -> [u8; 6] {
        [
            self.delivered,
            self.bag.item_count() + self.tools.count(),
            self.cards,
            self.bag.supply_count(),
            numbers.hearts.get() - self.hearts,
            0,
        ]
    }

    /// Returns its points aboard, by source.
    #[must_use]
    pub fn points(&self, numbers: &Numbers) -> Points {
        let PointData {
            delivered,
            item,
            card,
            supply,
            heart,
        } = numbers.points;
        let mut points = [delivered, item, card, supply, heart, 0];
        for (points, count) in points.iter_mut().zip(self.counts(numbers)) {
            *points *= i16::from(count);
        }
        points
    }

    /// Returns what decides who is first.
    #[must_use]
    pub fn standing(&self, numbers: &Numbers) -> Standing {
        [
            self.points(numbers).iter().sum(),
            i16::from(self.delivered),
            i16::from(self.hearts),
            -i16::from(self.bag.supply_count()),
        ]
    }
}

/// Returns who is left of some explorers by each part of their standings in turn, those who share the first place of all at last.
#[must_use]
pub fn first(mut left: Vec<(Seat, Standing)>) -> [Vec<Seat>; 4] {
    std::array::from_fn(|part| {
        let most = left.iter().map(|(_, standing)| standing[part]).max();
        left.retain(|(_, standing)| Some(standing[part]) == most);
        left.iter().map(|(seat, _)| *seat).collect()
    })
}

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
    fn scored(&self, seat: Seat) -> Scored<'_> {
        let explorers = &self.explorers;
        Scored {
            bag: explorers.bag(seat),
            tools: explorers.tools(seat),
            delivered: self.decks.delivered(seat),
            cards: self.decks.held(seat),
            hearts: explorers.hearts(seat).0,
        }
    }

    /// Returns the points of an explorer as they would be aboard, by source.
    pub fn points(&self, seat: Seat) -> Points {
        self.scored(seat).points(self.numbers())
    }

    /// Returns the points of an explorer if the game ended now, by source.
    pub fn final_points(&self, seat: Seat) -> Points {
        if self.explorers.at(seat) == Whereabouts::Aboard {
            self.points(seat)
        } else {
            [0, 0, 0, 0, 0, LEFT_BEHIND]
        }
    }

    /// Returns who has won.
    pub fn winners(&self) -> Vec<Seat> {
        let places = self.explorers.places();
        let aboard = places.filter(|(_, place)| *place == Whereabouts::Aboard);
        let standing = |(seat, _)| (seat, self.scored(seat).standing(self.numbers()));
        let [.., winners] = first(aboard.map(standing).collect());
        winners
    }
}
