//! What the games of a study come to, as lines of CSV.

use crate::games::{Counted, Ending};
use crate::interval::{Mean, Share};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The first line.
pub const HEADING: &str = "data,figure,of,count,value,low,high\n";

/// A game played.
pub struct Game {
    /// What tells seats apart, each seat's.
    pub traits: Vec<(&'static str, Vec<String>)>,
    /// How it ended.
    pub ending: Ending,
    /// How often another had the lead at the beginning of a round; nothing where nobody looked.
    pub lead_changes: Option<u32>,
}

/// How those who used a thing fared, and those who did not: their points over the mean of their table.
#[derive(Debug, Clone, Copy, Default)]
struct Worth {
    uses: u64,
    with: Mean,
    without: Mean,
}

/// Sums over games.
pub struct Sums {
    sources: &'static [&'static str],
    things: Vec<(String, Worth)>,
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
            let named = |thing: &String| (format!("{} {thing}", kind.kind), Worth::default());
            kind.things.iter().map(named)
        });
        Self {
            sources,
            things: things.collect(),
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
    pub fn add(&mut self, game: &Game) {
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
            let own = game
                .traits
                .iter()
                .map(|(what, names)| (*what, names[seat].clone()));
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
            for ((_, worth), &uses) in self.things.iter_mut().zip(uses) {
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

    /// Adds the figures of some data as lines.
    pub fn write(&self, data: &str, to: &mut String) {
        let mut line = |figure: &str, of: &str, count: f64, [value, low, high]: [f64; 3]| {
            let bound = |bound: f64| {
                if bound.is_finite() {
                    format!("{bound:.4}")
                } else {
                    String::new()
                }
            };
            let (data, of) = (quoted(data), quoted(of));
            let (low, high) = (bound(low), bound(high));
            let _ = writeln!(to, "{data},{figure},{of},{count},{value:.4},{low},{high}");
        };
        let around = |mean: &Mean| {
            let (value, reach) = (mean.mean(), mean.reach());
            [value, value - reach, value + reach]
        };
        let games = self.games as f64;
        for ((what, whose), &(wins, chances)) in &self.wins {
            let share = Share::of(wins, chances);
            let figure = format!("wins by {what}");
            line(
                &figure,
                whose,
                chances,
                [share.share, share.low, share.high],
            );
        }
        for (source, points) in self.sources.iter().zip(&self.points) {
            line("points from", source, points.count(), around(points));
        }
        line(
            "points from",
            "everything",
            self.total.count(),
            around(&self.total),
        );
        line("rounds", "mean", games, around(&self.length));
        for (rounds, &count) in &self.rounds {
            let share = Share::of(count as f64, games);
            let figures = [share.share, share.low, share.high];
            line(
                "games of rounds",
                &rounds.to_string(),
                count as f64,
                figures,
            );
        }
        if self.lead_changes.count() > 0.0 {
            let figures = around(&self.lead_changes);
            line("lead changes", "a game", self.lead_changes.count(), figures);
        }
        for (thing, worth) in &self.things {
            let uses = worth.uses as f64;
            line(
                "uses a game",
                thing,
                uses,
                [uses / games.max(1.0), f64::NAN, f64::NAN],
            );
        }
        for (thing, Worth { with, without, .. }) in &self.things {
            if with.count() > 0.0 && without.count() > 0.0 {
                let (gain, reach) = (with.mean() - without.mean(), with.reach_from(without));
                let figures = [gain, gain - reach, gain + reach];
                line("worth of having used", thing, with.count(), figures);
            }
        }
    }
}

/// A cell of CSV.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::table::Seat;

    #[test]
    fn figures_come_with_their_intervals() {
        let things = vec!["a".to_owned(), "b".to_owned()];
        let mut sums = Sums::new(
            &["sea", "land"],
            &[Counted {
                kind: "cards",
                things,
            }],
        );
        for number in 0..4 {
            sums.add(&Game {
                traits: vec![("skill", vec!["Range(3)".to_owned(), String::new()])],
                ending: Ending {
                    rounds: 10 + number,
                    winners: vec![Seat(0)],
                    points: vec![vec![6, 4], vec![5, 1]],
                    uses: vec![vec![vec![2, 0]], vec![vec![0, 0]]],
                },
                lead_changes: Some(number),
            });
        }
        let mut text = String::new();
        sums.write("x, y", &mut text);
        let line = |start: &str| {
            let start = format!("\"x, y\",{start},");
            text.lines()
                .find_map(|line| line.strip_prefix(&start))
                .unwrap_or_else(|| panic!("no {start} in\n{text}"))
                .to_owned()
        };
        assert!(line("wins by seat,1").starts_with("4,1.0000,"));
        assert!(line("wins by skill,Range(3)").starts_with("4,1.0000,"));
        assert!(line("points from,sea").starts_with("8,5.5000,"));
        assert!(line("rounds,mean").starts_with("4,11.5000,"));
        assert!(line("lead changes,a game").starts_with("4,1.5000,"));
        assert!(line("uses a game,cards a").starts_with("8,2.0000,"));
        assert!(line("worth of having used,cards a").starts_with("4,4.0000,"));
        assert!(!text.contains("worth of having used,cards b"));
    }
}
