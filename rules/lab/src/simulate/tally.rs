//! The tally of all games.

use super::one_game::Played;
use rules::study::Counted;
use std::collections::BTreeMap;

/// Sums over games, by seat where that says something.
#[derive(Debug, Clone, PartialEq)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Decisions made.
    pub decisions: u64,
    /// Events told.
    pub events: u64,
    /// The number of games that had so many rounds.
    pub rounds: BTreeMap<u32, u64>,
    /// Wins by seat; a shared win counts in parts.
    pub wins: Vec<f64>,
    /// Points by seat and source.
    pub points: Vec<Vec<i64>>,
    /// Uses by kind and thing.
    pub uses: Vec<Vec<u64>>,
}

impl Tally {
    /// Nothing yet, for so many seats and sources and for these things.
    #[must_use]
    pub fn new(seats: usize, sources: usize, counted: &[Counted]) -> Self {
        Self {
            games: 0,
            decisions: 0,
            events: 0,
            rounds: BTreeMap::new(),
            wins: vec![0.0; seats],
            points: vec![vec![0; sources]; seats],
            uses: counted
                .iter()
                .map(|kind| vec![0; kind.things.len()])
                .collect(),
        }
    }

    /// Adds a game.
    pub fn add(&mut self, played: &Played) {
        let ending = &played.ending;
        self.games += 1;
        self.decisions += played.decisions;
        self.events += played.events;
        *self.rounds.entry(ending.rounds).or_default() += 1;
        for winner in &ending.winners {
            self.wins[winner.index()] += 1.0 / ending.winners.len() as f64;
        }
        for (sums, points) in self.points.iter_mut().zip(&ending.points) {
            for (sum, &points) in sums.iter_mut().zip(points) {
                *sum += i64::from(points);
            }
        }
        for by_kind in &ending.uses {
            for (sums, uses) in self.uses.iter_mut().zip(by_kind) {
                for (sum, &uses) in sums.iter_mut().zip(uses) {
                    *sum += u64::from(uses);
                }
            }
        }
    }

    /// The fewest rounds, the median and the most.
    #[must_use]
    pub fn rounds(&self) -> (u32, f64, u32) {
        let first = self.rounds.first_key_value();
        let (Some((&min, _)), Some((&max, _))) = (first, self.rounds.last_key_value()) else {
            return (0, 0.0, 0);
        };
        // The middle game, or half way between the two in the middle.
        let median = f64::midpoint(
            self.rounds_of((self.games - 1) / 2),
            self.rounds_of(self.games / 2),
        );
        (min, median, max)
    }

    /// The rounds of a game, the shortest being game 0.
    fn rounds_of(&self, game: u64) -> f64 {
        let mut games = 0;
        let found = self.rounds.iter().find(|&(_, count)| {
            games += count;
            games > game
        });
        found.map_or(0.0, |(&rounds, _)| f64::from(rounds))
    }

    /// A sum over games as a mean.
    #[must_use]
    pub fn mean(&self, sum: i64) -> f64 {
        if self.games == 0 {
            0.0
        } else {
            sum as f64 / self.games as f64
        }
    }

    /// The mean score by seat.
    #[must_use]
    pub fn mean_scores(&self) -> Vec<f64> {
        let sums = self.points.iter();
        sums.map(|points| self.mean(points.iter().sum())).collect()
    }

    /// The mean points of a pirate by source.
    #[must_use]
    pub fn mean_by_source(&self) -> Vec<f64> {
        let seats = self.points.len().max(1) as f64;
        let sources = self.points.first().map_or(0, Vec::len);
        (0..sources)
            .map(|source| {
                let sum = self.points.iter().map(|points| points[source]).sum();
                self.mean(sum) / seats
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::study::Ending;
    use rules::table::Seat;

    fn game(rounds: u32, winners: &[u8], points: [[i32; 2]; 2]) -> Played {
        Played {
            decisions: 10,
            events: 100,
            ending: Ending {
                rounds,
                winners: winners.iter().copied().map(Seat).collect(),
                traits: Vec::new(),
                points: points.map(Vec::from).to_vec(),
                uses: vec![vec![vec![1, 0]], vec![vec![0, 2]]],
            },
        }
    }

    #[test]
    fn games_add_up() {
        let things = vec!["a".to_owned(), "b".to_owned()];
        let mut tally = Tally::new(
            2,
            2,
            &[Counted {
                kind: "cards",
                things,
                compared: true,
            }],
        );
        assert_eq!(tally.rounds(), (0, 0.0, 0));
        assert_eq!(tally.mean_scores(), [0.0, 0.0]);
        tally.add(&game(7, &[0], [[1, 2], [3, 4]]));
        tally.add(&game(4, &[0, 1], [[5, 0], [-1, 6]]));
        assert_eq!((tally.games, tally.decisions, tally.events), (2, 20, 200));
        assert_eq!(tally.rounds(), (4, 5.5, 7));
        assert_eq!(tally.wins, [1.5, 0.5]);
        assert_eq!(tally.mean_scores(), [4.0, 6.0]);
        assert_eq!(tally.mean_by_source(), [2.0, 3.0]);
        assert_eq!(tally.uses, [[2, 4]]);
        tally.add(&game(7, &[1], [[0, 0], [0, 0]]));
        assert_eq!(tally.rounds(), (4, 7.0, 7));
    }
}
