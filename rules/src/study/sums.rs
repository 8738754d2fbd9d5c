//! The sums of the games of a study.

use super::{Counted, Figure, Mean, Played, Share, What};
use std::collections::BTreeMap;

/// The results of those who used a thing, and of those who did not: their points over the mean of their table.
#[derive(Debug, Clone, Copy, Default)]
struct Worth {
    uses: u64,
    with: Mean,
    without: Mean,
}

/// Sums over games.
#[derive(Debug, Clone)]
pub struct Sums {
    sources: &'static [&'static str],
    /// Each thing's kind and name.
    things: Vec<(&'static str, String, Worth)>,
    /// The kinds whose things are worth something to those who used them.
    compared: Vec<&'static str>,
    games: u64,
    /// Wins and chances to win, by what and whose.
    wins: BTreeMap<(&'static str, String), (f64, f64)>,
    points: Vec<Mean>,
    total: Mean,
    rounds: BTreeMap<u32, u64>,
    length: Mean,
    lead_changes: Mean,
}

impl Sums {
    /// Nothing yet.
    #[must_use]
    pub fn new(sources: &'static [&'static str], counted: &[Counted]) -> Self {
        let things = counted.iter().flat_map(|kind| {
            let named = |thing: &String| (kind.kind, thing.clone(), Worth::default());
            kind.things.iter().map(named)
        });
        Self {
            sources,
            things: things.collect(),
            compared: counted
                .iter()
                .filter(|kind| kind.compared)
                .map(|kind| kind.kind)
                .collect(),
            games: 0,
            wins: BTreeMap::new(),
            points: vec![Mean::default(); sources.len()],
            total: Mean::default(),
            rounds: BTreeMap::new(),
            length: Mean::default(),
            lead_changes: Mean::default(),
        }
    }

    /// Adds a game.
    pub fn add(&mut self, game: &Played) {
        let ending = &game.ending;
        let seats = ending.points.len();
        self.games += 1;
        *self.rounds.entry(ending.rounds).or_default() += 1;
        self.length.add(f64::from(ending.rounds));
        if let Some(changes) = game.lead_changes {
            self.lead_changes.add(f64::from(changes));
        }
        let totals: Vec<i32> = ending
            .points
            .iter()
            .map(|points| points.iter().sum())
            .collect();
        let mean = totals.iter().sum::<i32>() as f64 / seats.max(1) as f64;
        for seat in 0..seats {
            let won = ending.winners.iter().any(|winner| winner.index() == seat);
            let share = f64::from(u8::from(won)) / ending.winners.len().max(1) as f64;
            let number = (seat + 1).to_string();
            let traits = game.traits.iter().chain(&ending.traits);
            let own = traits.map(|(what, names)| (*what, names[seat].clone()));
            for key in std::iter::once(("seat", number)).chain(own) {
                if !key.1.is_empty() {
                    let (wins, chances) = self.wins.entry(key).or_default();
                    *wins += share;
                    *chances += 1.0;
                }
            }
            for (sum, &points) in self.points.iter_mut().zip(&ending.points[seat]) {
                sum.add(f64::from(points));
            }
            self.total.add(f64::from(totals[seat]));
            let over = f64::from(totals[seat]) - mean;
            let uses = ending.uses[seat].iter().flatten();
            for ((.., worth), &uses) in self.things.iter_mut().zip(uses) {
                worth.uses += u64::from(uses);
                let side = if uses > 0 {
                    &mut worth.with
                } else {
                    &mut worth.without
                };
                side.add(over);
            }
        }
    }

    /// Games added.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Everything as figures.
    #[must_use]
    pub fn figures(&self) -> Vec<Figure> {
        let mut figures = Vec::new();
        let games = self.games as f64;
        let mut share = |what, of: &str, count: f64, share: Share| {
            figures.push(Figure {
                what,
                of: of.to_owned(),
                count,
                value: share.share,
                bounds: Some((share.low, share.high)),
            });
        };
        for ((by, whose), &(wins, chances)) in &self.wins {
            share(What::Wins(by), whose, chances, Share::of(wins, chances));
        }
        for (rounds, &count) in &self.rounds {
            let count = count as f64;
            let of = Share::of(count, games);
            share(What::Lengths, &rounds.to_string(), count, of);
        }
        let mut around = |what, of: &str, mean: &Mean| {
            figures.push(Figure {
                what,
                of: of.to_owned(),
                count: mean.count(),
                value: mean.mean(),
                bounds: within(mean.mean(), mean.reach()),
            });
        };
        for (source, points) in self.sources.iter().zip(&self.points) {
            around(What::Points, source, points);
        }
        around(What::Points, "everything", &self.total);
        around(What::Rounds, "mean", &self.length);
        if self.lead_changes.count() > 0.0 {
            around(What::LeadChanges, "a game", &self.lead_changes);
        }
        for (kind, thing, worth) in &self.things {
            figures.push(Figure {
                what: What::Uses(kind),
                of: thing.clone(),
                count: worth.uses as f64,
                value: worth.uses as f64 / games.max(1.0),
                bounds: None,
            });
        }
        for (kind, thing, Worth { with, without, .. }) in &self.things {
            let is_told = self.compared.contains(kind);
            if is_told && with.count() > 0.0 && without.count() > 0.0 {
                let gain = with.mean() - without.mean();
                figures.push(Figure {
                    what: What::Worth(kind),
                    of: thing.clone(),
                    count: with.count(),
                    value: gain,
                    bounds: within(gain, with.reach_from(without)),
                });
            }
        }
        figures
    }
}

/// As far from a value on either side, where it is known how far.
fn within(value: f64, reach: f64) -> Option<(f64, f64)> {
    reach.is_finite().then_some((value - reach, value + reach))
}

#[cfg(test)]
mod tests {
    use super::super::{Ending, csv};
    use super::*;
    use crate::table::Seat;

    #[test]
    fn figures_come_with_their_intervals() {
        let things = vec!["a".to_owned(), "b".to_owned()];
        let mut sums = Sums::new(
            &["sea", "land"],
            &[Counted {
                kind: "cards",
                things,
                compared: true,
            }],
        );
        for number in 0..4 {
            sums.add(&Played {
                traits: vec![("skill", vec!["Range(3)".to_owned(), String::new()])],
                ending: Ending {
                    rounds: 10 + number,
                    winners: vec![Seat(0)],
                    traits: vec![("place", vec!["2".to_owned(), "1".to_owned()])],
                    points: vec![vec![6, 4], vec![5, 1]],
                    uses: vec![vec![vec![2, 0]], vec![vec![0, 0]]],
                },
                lead_changes: Some(number),
            });
        }
        let text = csv("x, y", &sums.figures());
        let line = |start: &str| {
            let start = format!("\"x, y\",{start},");
            text.lines()
                .find_map(|line| line.strip_prefix(&start))
                .unwrap_or_else(|| panic!("no {start} in\n{text}"))
                .to_owned()
        };
        assert!(line("wins by seat,1").starts_with("4,1.0000,"));
        assert!(line("wins by skill,Range(3)").starts_with("4,1.0000,"));
        assert!(line("wins by place,2").starts_with("4,1.0000,"));
        assert!(line("wins by place,1").starts_with("4,0.0000,"));
        assert!(line("points from,sea").starts_with("8,5.5000,"));
        assert!(line("rounds,mean").starts_with("4,11.5000,"));
        assert!(line("lead changes,a game").starts_with("4,1.5000,"));
        assert!(line("uses a game,cards a").starts_with("8,2.0000,"));
        assert!(line("worth of having used,cards a").starts_with("4,4.0000,"));
        assert!(!text.contains("worth of having used,cards b"));
    }
}
