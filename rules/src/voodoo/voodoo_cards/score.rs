//! Score: space, coins, power, objects, blessed cards (`voodoo-pirate-card-game §1`, `§9`).

use super::data::{Data, Effect};
use super::pieces::{Object, Rank};
use super::play::Play;
use crate as voodoo;
use rules::table::Seat;

/// A pirate's points by source.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Score {
    /// The value of its space.
    pub location: i8,
    /// Its coins; worth nothing under the Cursed Skull.
    pub coins: i8,
    /// Its ship's power.
    pub power: i8,
    /// Bonuses of objects.
    pub objects: i8,
    /// Its blessed card.
    pub blessed: i8,
}

impl Score {
    /// The sources in the order of the score card, with their names in files.
    #[must_use]
    pub fn sources(&self) -> [(&'static str, i8); 5] {
        [
            ("location", self.location),
            ("coins", self.coins),
            ("power", self.power),
            ("objects", self.objects),
            ("blessed", self.blessed),
        ]
    }

    /// The Voodoo Power of the pirate.
    #[must_use]
    pub fn total(&self) -> i32 {
        let points = self.sources();
        points.iter().map(|(_, points)| i32::from(*points)).sum()
    }
}

/// All that counts for a pirate's points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Holdings {
    /// The value of its space.
    pub value: u8,
    /// The ship's power.
    pub power: u8,
    /// Coins.
    pub coins: u8,
    /// Souls by colour.
    pub souls: [u8; 5],
    /// The number of each object.
    pub objects: [u8; Object::ALL.len()],
    /// The blessed card; nothing while it is not to count.
    pub blessed: Option<Rank>,
}

/// A pirate's points, with the blessed cards of all that count.
pub(super) fn points(
    data: &Data,
    own: &Holdings,
    dealt: impl Iterator<Item = Rank> + Clone,
) -> Score {
    let kinds = || Object::ALL.iter().filter(|&&o| own.objects[o as usize] > 0);
    let cursed = kinds().any(|&object| data.effect(object) == Effect::Curse);
    Score {
        location: own.value as i8,
        coins: if cursed { 0 } else { own.coins as i8 },
        power: own.power as i8,
        objects: kinds().map(|&object| worth(data, own, object)).sum(),
        blessed: voodoo::score::blessed_points(
            data.start.blessed_points,
            dealt.map(|rank| rank as u8),
            own.blessed.map(|rank| rank as u8),
        ),
    }
}

/// Returns what all the cards of an object aboard are worth together.
pub(super) fn worth(data: &Data, own: &Holdings, object: Object) -> i8 {
    let cards = own.objects[object as usize] as i8;
    match data.effect(object) {
        Effect::Worth(points) => cards * points,
        Effect::EachSoul {
            points,
            colour,
            each,
        } => cards * (points + each * own.souls[colour as usize] as i8),
        Effect::Pair { alone, both } => match cards {
            0 => 0,
            1 => alone,
            _ => both,
        },
        _ => 0,
    }
}

impl Play<'_, '_> {
    fn holdings(&self, seat: Seat, blessed: Option<Rank>) -> Holdings {
        let mut holdings = Holdings {
            value: self
                .ships
                .space(seat)
                .map_or(0, |space| self.own.sea.water(space).value),
            power: self.ships.power(seat),
            coins: self.holds.coins(seat),
            blessed,
            ..Holdings::default()
        };
        for soul in self.holds.souls_aboard(seat).into_iter().flatten() {
            holdings.souls[soul as usize] += 1;
        }
        for object in self.own.objects.objects_aboard(seat) {
            holdings.objects[object as usize] += 1;
        }
        holdings
    }

    /// A pirate's points as they would be if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        let dealt = self.blessed.ranks();
        let own = self.holdings(seat, dealt[seat.index()]);
        points(&self.book.0, &own, dealt.into_iter().flatten())
    }
}
