//! The winner: most points, then more coins, then the higher location, then together (`voodoo-pirate §11`).

use rules::table::Seat;

/// The numbers that rank a pirate at the end, the weightiest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Standing {
    /// All its points.
    pub points: i32,
    /// Its coins.
    pub coins: i8,
    /// The value of its space.
    pub location: i8,
}

/// The one who is first, and how it came to that: each list is what was left of the one before. The last are those of the highest
/// [`Standing`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct First {
    /// Those who have most points.
    pub by_points: Vec<Seat>,
    /// Those of them who have most coins.
    pub by_coins: Vec<Seat>,
    /// Those of them whose location is the highest: the winners.
    pub by_location: Vec<Seat>,
}

impl First {
    /// Returns who is first of these.
    #[must_use]
    pub fn of(standings: &[(Seat, Standing)]) -> Self {
        let by_points = most(standings.to_vec(), |standing| standing.points);
        let by_coins = most(by_points.clone(), |standing| standing.coins.into());
        let by_location = most(by_coins.clone(), |standing| standing.location.into());
        let [by_points, by_coins, by_location] = [by_points, by_coins, by_location]
            .map(|kept| kept.into_iter().map(|(seat, _)| seat).collect());
        Self {
            by_points,
            by_coins,
            by_location,
        }
    }
}

fn most(
    mut standings: Vec<(Seat, Standing)>,
    of: impl Fn(Standing) -> i32,
) -> Vec<(Seat, Standing)> {
    let most = standings.iter().map(|&(_, standing)| of(standing)).max();
    standings.retain(|&(_, standing)| Some(of(standing)) == most);
    standings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(ranked: &[(i32, i8, i8)]) -> [Vec<u8>; 3] {
        let standing = |&(points, coins, location)| Standing {
            points,
            coins,
            location,
        };
        let standings: Vec<_> = (0..).map(Seat).zip(ranked.iter().map(standing)).collect();
        let first = First::of(&standings);
        let best = standings.iter().map(|&(_, standing)| standing).max();
        let best = standings
            .iter()
            .filter(|(_, standing)| Some(*standing) == best);
        let best: Vec<Seat> = best.map(|&(seat, _)| seat).collect();
        assert_eq!(first.by_location, best);
        [first.by_points, first.by_coins, first.by_location]
            .map(|seats| seats.into_iter().map(|Seat(seat)| seat).collect())
    }

    #[test]
    fn coins_break_a_tie_and_then_the_location() {
        assert_eq!(first(&[(19, 5, 9), (20, 1, 4)]), [[1], [1], [1]]);
        assert_eq!(
            first(&[(20, 1, 11), (20, 3, 9)]),
            [vec![0, 1], vec![1], vec![1]]
        );
        assert_eq!(
            first(&[(20, 3, 9), (20, 1, 15), (20, 3, 11)]),
            [vec![0, 1, 2], vec![0, 2], vec![2]]
        );
        assert_eq!(first(&[(7, 9, 9), (9, 3, 9), (9, 3, 9)]), [[1, 2]; 3]);
    }
}
