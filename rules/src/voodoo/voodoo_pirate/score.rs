//! Score: location, coins, power, souls, bonuses (`voodoo-pirate §11`).

use super::chart::Space;
use super::data::{Bonus, Data};
use super::pieces::{Object, Place, Rank, Skull, Tide};
use super::play::Play;
use crate as voodoo;
use rules::table::{MOST_SEATS, Seat};

/// A pirate's points by source.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Score {
    /// The location value of its space.
    pub location: i8,
    /// Its coins.
    pub coins: i8,
    /// Its ship's power.
    pub power: i8,
    /// Souls of the strict majority.
    pub souls: i8,
    /// Bonuses of skulls.
    pub objects: i8,
    /// The Blessed Deck.
    pub blessed: i8,
}

impl Score {
    /// The sources in the order of the score card, with their names in files.
    #[must_use]
    pub fn sources(&self) -> [(&'static str, i8); 6] {
        [
            ("location", self.location),
            ("coins", self.coins),
            ("power", self.power),
            ("souls", self.souls),
            ("objects", self.objects),
            ("blessed", self.blessed),
        ]
    }

    /// The Voodoo Power of the pirate.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.sources()
            .iter()
            .map(|(_, points)| i32::from(*points))
            .sum()
    }
}

/// The points of souls: those of the colour of which there are most; none on a tie.
#[must_use]
pub fn majority(counts: [u8; 5]) -> u8 {
    let most = counts.into_iter().max().unwrap_or(0);
    let leaders = counts.into_iter().filter(|&count| count == most).count();
    if leaders == 1 { most } else { 0 }
}

/// All that counts for a pirate's points, buried things too (§5.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Holdings {
    /// True if it is a Cursed Pirate.
    pub cursed: bool,
    /// The space of its ship.
    pub space: Option<Space>,
    /// The ship's power.
    pub power: u8,
    /// Coins.
    pub coins: u8,
    /// Poppets.
    pub poppets: u8,
    /// Souls by colour.
    pub souls: [u8; 5],
    /// Objects, by object.
    pub objects: [bool; Object::ALL.len()],
    /// Skulls, by reverse; those whose reverse is not known count for nothing.
    pub skulls: [bool; Skull::ALL.len()],
    /// The card of the Blessed Deck; nothing while it is not to count.
    pub blessed: Option<Rank>,
}

/// A pirate's points, as what all pirates hold gives them.
pub(super) fn points(data: &Data, tide: Tide, all: &[Holdings], seat: Seat) -> Score {
    let own = &all[seat.index()];
    Score {
        location: own.space.map_or(0, |space| space.value() as i8),
        coins: own.coins as i8,
        power: own.power as i8,
        souls: majority(own.souls) as i8,
        objects: skull_points(data, all, own),
        blessed: blessed_points(data, tide, all, own),
    }
}

fn skull_points(data: &Data, all: &[Holdings], own: &Holdings) -> i8 {
    let held = Skull::ALL
        .iter()
        .filter(|&&skull| own.skulls[skull as usize]);
    held.map(|&skull| skull_worth(data, all, own, skull)).sum()
}

/// Returns what a skull is worth to its owner as things stand.
pub(super) fn skull_worth(data: &Data, all: &[Holdings], own: &Holdings, skull: Skull) -> i8 {
    let besides = if own.cursed {
        data.cursed.skull_worth
    } else {
        0
    };
    (besides + bonus_points(data.skulls[skull as usize], all, own)) as i8
}

fn bonus_points(bonus: Bonus, all: &[Holdings], own: &Holdings) -> u8 {
    match bonus {
        Bonus::With(object, points) => points * u8::from(own.objects[object as usize]),
        Bonus::EachPoppet(points) => points * own.poppets,
        Bonus::MostCoins(points) => {
            points * u8::from(all.iter().all(|other| other.coins <= own.coins))
        }
        Bonus::PowerFrom(power, points) => points * u8::from(own.power >= power),
        Bonus::NoSoul(points) => points * u8::from(own.souls.iter().all(|&souls| souls == 0)),
        Bonus::EachSoul(colour, points) => points * own.souls[colour as usize],
    }
}

/// The highest blessed card gains, the lowest loses (§14).
fn blessed_points(data: &Data, tide: Tide, all: &[Holdings], own: &Holdings) -> i8 {
    let value = |rank: Rank| match (rank, tide) {
        (Rank::Ace, Tide::In) => Rank::King as u8 + 1,
        _ => rank as u8,
    };
    let dealt = all.iter().filter_map(|pirate| pirate.blessed).map(value);
    voodoo::score::blessed_points(data.blessed.points, dealt, own.blessed.map(value))
}

impl Play<'_, '_> {
    fn holdings(&self, seat: Seat) -> Holdings {
        let is_held = |place: Place| matches!(place, Place::Aboard(owner) | Place::Buried(owner) if owner == seat);
        let mut holdings = Holdings {
            cursed: self.crew.is_cursed(seat),
            space: self.ships.space(seat),
            power: self.ships.power(seat),
            coins: self.holds.coins(seat) + self.holds.coins_at(Place::Buried(seat)),
            poppets: self.own.stores.poppets(seat)
                + self.own.stores.poppets_at(Place::Buried(seat)),
            ..Holdings::default()
        };
        for soul in self.holds.souls_aboard(seat).into_iter().flatten() {
            holdings.souls[soul as usize] += 1;
        }
        // What is buried counts too, and only at Dusk and under the Moon is anything.
        for (_, soul, at) in &self.holds.souls {
            if matches!(at.place, Place::BuriedBerth(owner, _) if owner == seat) {
                holdings.souls[soul.0 as usize] += 1;
            }
        }
        for (object, place) in self.own.stores.objects() {
            holdings.objects[object as usize] = is_held(place);
        }
        for (skull, place) in self.own.stores.skulls() {
            holdings.skulls[skull as usize] = is_held(place);
        }
        holdings.blessed = self.blessed.rank(seat);
        holdings
    }

    /// Returns what all pirates hold, by seat; nothing at seats that are not taken.
    pub(super) fn all_holdings(&self) -> [Holdings; MOST_SEATS] {
        let mut all = [Holdings::default(); MOST_SEATS];
        for (holdings, seat) in all.iter_mut().zip(0..self.crew.seats()) {
            *holdings = self.holdings(Seat(seat));
        }
        all
    }

    /// A pirate's points as they would be if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        let all = &self.all_holdings()[..usize::from(self.crew.seats())];
        points(&self.book.0, self.markers.tide(), all, seat)
    }
}

#[cfg(test)]
mod tests {
    use super::majority;

    #[test]
    fn souls_of_the_strict_majority_count_one_each() {
        assert_eq!(majority([1, 0, 2, 0, 0]), 2);
        assert_eq!(majority([2, 0, 2, 0, 0]), 0);
        assert_eq!(majority([0, 0, 0, 0, 0]), 0);
        assert_eq!(majority([0, 4, 0, 0, 0]), 4);
    }
}
