//! A simulation's outcome, for people and as JSON.

use super::tally::Tally;
use crate::grid::{Align, Grid};
use crate::out::{Failure, Out};
use rules::study::Counted;
use rules::table::SeatKind;
use serde::{Serialize, Serializer};
use std::io::{self, Write};

/// A simulation's outcome.
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The name of each seat.
    pub names: Vec<String>,
    /// The kind of each seat.
    pub kinds: Vec<SeatKind>,
    /// The sources of points.
    pub sources: &'static [&'static str],
    /// The kinds of things that were counted.
    pub counted: Vec<Counted>,
    /// The seed.
    pub seed: u64,
    /// The number of faults in the first game that broke.
    pub faults: usize,
    /// The time it took, in seconds.
    pub seconds: f64,
    /// The sums.
    pub tally: Tally,
}

/// An object whose keys stay in order.
struct Keyed<T>(Vec<(String, T)>);

impl<T: Serialize> Serialize for Keyed<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

#[derive(Serialize)]
struct Rounds {
    min: u32,
    median: f64,
    max: u32,
}

#[derive(Serialize)]
struct Json<'a> {
    game: &'a str,
    seed: u64,
    colours: &'a [String],
    kinds: Vec<&'static str>,
    games: u64,
    faults: usize,
    decisions: u64,
    events: u64,
    seconds: f64,
    rounds: Rounds,
    wins_by_seat: &'a [f64],
    wins_by_colour: Keyed<f64>,
    mean_score_by_seat: Vec<f64>,
    mean_score_by_colour: Keyed<f64>,
    score_by_source: Keyed<f64>,
    uses: Keyed<Keyed<u64>>,
}

impl Report {
    /// As one JSON object.
    ///
    /// # Errors
    /// Fails where it cannot be written as JSON, which cannot be.
    pub fn json(&self) -> Result<String, Failure> {
        let (min, median, max) = self.tally.rounds();
        let scores = self.tally.mean_scores();
        let json = Json {
            game: self.game,
            seed: self.seed,
            colours: &self.names,
            kinds: self.kinds.iter().map(|kind| kind.name()).collect(),
            games: self.tally.games,
            faults: self.faults,
            decisions: self.tally.decisions,
            events: self.tally.events,
            seconds: self.seconds,
            rounds: Rounds { min, median, max },
            wins_by_seat: &self.tally.wins,
            wins_by_colour: by(&self.names, &self.tally.wins),
            mean_score_by_colour: by(&self.names, &scores),
            mean_score_by_seat: scores,
            score_by_source: by(self.sources, &self.tally.mean_by_source()),
            uses: Keyed(
                self.counted
                    .iter()
                    .zip(&self.tally.uses)
                    .map(|(kind, uses)| (kind.kind.to_owned(), by(&kind.things, uses)))
                    .collect(),
            ),
        };
        serde_json::to_string_pretty(&json)
            .map_err(|error| Failure(format!("the counts cannot be written as JSON: {error}")))
    }

    /// For people, as aligned tables.
    ///
    /// # Errors
    /// Fails where it cannot be written.
    pub fn write(&self, out: &mut Out) -> io::Result<()> {
        let tally = &self.tally;
        let kinds: Vec<&str> = self.kinds.iter().map(|kind| kind.name()).collect();
        let (min, median, max) = tally.rounds();
        writeln!(
            out,
            "{} games of {}: {}, seed {}",
            tally.games,
            self.game,
            kinds.join(", "),
            self.seed
        )?;
        if tally.games == 0 {
            // Nothing to count: the first game broke.
            return writeln!(out, "faults: {}", self.faults);
        }
        writeln!(
            out,
            "{:.1} s, {:.0} games/s, {:.0} decisions/s; a game has {:.0} decisions and {:.0} events",
            self.seconds,
            self.rate(tally.games),
            self.rate(tally.decisions),
            tally.mean(tally.decisions as i64),
            tally.mean(tally.events as i64),
        )?;
        writeln!(
            out,
            "rounds: {min} at least, {median} in the middle, {max} at most"
        )?;
        writeln!(out, "faults: {}\n", self.faults)?;
        self.seats().write(out)?;
        for (kind, uses) in self.counted.iter().zip(&tally.uses) {
            writeln!(out)?;
            self.uses(kind, uses).write(out)?;
        }
        Ok(())
    }

    fn rate(&self, count: u64) -> f64 {
        if self.seconds > 0.0 {
            count as f64 / self.seconds
        } else {
            0.0
        }
    }

    /// Wins and points by seat and colour.
    fn seats(&self) -> Grid {
        let mut columns = vec![
            ("seat", Align::Left),
            ("colour", Align::Left),
            ("kind", Align::Left),
            ("wins", Align::Right),
            ("share", Align::Right),
            ("score", Align::Right),
        ];
        columns.extend(self.sources.iter().map(|&source| (source, Align::Right)));
        let mut grid = Grid::new(&columns);
        let games = self.tally.games.max(1) as f64;
        let scores = self.tally.mean_scores();
        for (seat, name) in self.names.iter().enumerate() {
            let wins = self.tally.wins[seat];
            let points = &self.tally.points[seat];
            let head = [
                (seat + 1).to_string(),
                name.clone(),
                self.kinds[seat].name().to_owned(),
                format!("{wins:.1}"),
                format!("{:.1} %", 100.0 * wins / games),
                format!("{:.2}", scores[seat]),
            ];
            let means = points
                .iter()
                .map(|&sum| format!("{:.2}", self.tally.mean(sum)));
            grid.row(head.into_iter().chain(means));
        }
        let sources = self.tally.mean_by_source();
        let mean: f64 = sources.iter().sum();
        let head = [
            "mean".to_owned(),
            String::new(),
            String::new(),
            String::new(),
            String::new(),
        ];
        let means = [mean].into_iter().chain(sources);
        grid.row(
            head.into_iter()
                .chain(means.map(|points| format!("{points:.2}"))),
        );
        grid
    }

    /// Returns how often each thing of a kind was used.
    fn uses(&self, kind: &Counted, uses: &[u64]) -> Grid {
        let columns = [
            (kind.kind, Align::Left),
            ("uses", Align::Right),
            ("a game", Align::Right),
        ];
        let mut grid = Grid::new(&columns);
        for (thing, &uses) in kind.things.iter().zip(uses) {
            let mean = self.tally.mean(uses as i64);
            grid.row([thing.clone(), uses.to_string(), format!("{mean:.2}")]);
        }
        grid
    }
}

fn by<T: Copy>(keys: &[impl ToString], values: &[T]) -> Keyed<T> {
    let keys = keys.iter().map(ToString::to_string);
    Keyed(keys.zip(values.iter().copied()).collect())
}
