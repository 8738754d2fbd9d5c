//! Score: location, coins, power, souls, bonuses (`voodoo-pirate §11`).

use super::data::Bonus;
use super::pieces::{Place, Rank, Skull, Tide, Treasure};
use super::play::Play;
use crate::table::Seat;

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

impl Play<'_, '_> {
    /// Souls held by colour, buried ones too.
    fn souls_held(&self, seat: Seat) -> [u8; 5] {
        let mut counts = [0; 5];
        for (_, soul, at) in &self.souls {
            if let Place::Berth(owner, _) | Place::BuriedBerth(owner, _) = at.place
                && owner == seat
            {
                counts[soul.0 as usize] += 1;
            }
        }
        counts
    }

    /// Coins held, buried ones too.
    fn coins_held(&self, seat: Seat) -> u8 {
        self.coins(seat) + self.coins_at(Place::Buried(seat))
    }

    /// A pirate's points as they would be if the game ended now. Buried things score (§5.5).
    pub fn score(&self, seat: Seat) -> Score {
        Score {
            location: self.space(seat).map_or(0, |space| space.value() as i8),
            coins: self.coins_held(seat) as i8,
            power: self.power(seat) as i8,
            souls: majority(self.souls_held(seat)) as i8,
            objects: self.skull_points(seat),
            blessed: self.blessed_points(seat),
        }
    }

    /// A pirate's points without what the others may not know: its skulls and the Blessed Deck.
    pub fn open_score(&self, seat: Seat) -> Score {
        Score {
            objects: 0,
            blessed: 0,
            ..self.score(seat)
        }
    }

    fn skull_points(&self, seat: Seat) -> i8 {
        let held = [Place::Aboard(seat), Place::Buried(seat)];
        self.treasures
            .iter()
            .filter(|(_, _, at)| held.contains(&at.place))
            .filter_map(|(_, treasure, _)| match treasure {
                Treasure::Skull(skull) => Some(self.skull_worth(seat, *skull)),
                _ => None,
            })
            .sum()
    }

    /// What a skull is worth to a pirate as things stand.
    pub fn skull_worth(&self, seat: Seat, skull: Skull) -> i8 {
        let besides = if self.is_cursed(seat) {
            self.book.0.cursed.skull_worth as i8
        } else {
            0
        };
        besides + self.bonus(seat, self.book.0.skulls[skull as usize])
    }

    fn bonus(&self, seat: Seat, bonus: Bonus) -> i8 {
        let souls = self.souls_held(seat);
        let points = match bonus {
            Bonus::With(object, points) => {
                let place = self.treasure(Treasure::Object(object));
                points * u8::from(place == Place::Aboard(seat) || place == Place::Buried(seat))
            }
            Bonus::EachPoppet(points) => {
                points * (self.poppets(seat) + self.poppets_at(Place::Buried(seat)))
            }
            Bonus::MostCoins(points) => {
                let own = self.coins_held(seat);
                let most = (0..self.seats()).all(|other| self.coins_held(Seat(other)) <= own);
                points * u8::from(most)
            }
            Bonus::PowerFrom(power, points) => points * u8::from(self.power(seat) >= power),
            Bonus::NoSoul(points) => points * u8::from(souls.iter().sum::<u8>() == 0),
            Bonus::EachSoul(colour, points) => points * souls[colour as usize],
        };
        points as i8
    }

    /// The highest blessed card gains, the lowest loses (§14).
    fn blessed_points(&self, seat: Seat) -> i8 {
        if !self.crew.blessed {
            return 0;
        }
        let value = |rank: Rank| match (rank, self.tide()) {
            (Rank::Ace, Tide::In) => Rank::King as u8 + 1,
            _ => rank as u8,
        };
        let of = |wanted: Seat| {
            self.blessed
                .iter()
                .find(|(_, _, at, _)| at.place == Place::Aboard(wanted))
                .map(|(_, card, ..)| value(card.0))
        };
        let all = || (0..self.seats()).filter_map(|other| of(Seat(other)));
        let (own, points) = (of(seat), self.book.0.blessed.points as i8);
        if self.seats() < 2 || own.is_none() {
            0
        } else if own == all().max() {
            points
        } else if own == all().min() {
            -points
        } else {
            0
        }
    }

    /// The winners: most points, then more coins, then the higher location, then shared.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let rank = |seat: Seat| {
            let score = self.score(seat);
            (score.total(), score.coins, score.location)
        };
        let best = (0..self.seats()).map(|seat| rank(Seat(seat))).max();
        (0..self.seats())
            .map(Seat)
            .filter(move |&seat| Some(rank(seat)) == best)
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
