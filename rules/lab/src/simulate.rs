//! `lab simulate`: whole games in parallel, every invariant held, everything counted.

mod one_game;
mod report;
mod scale;
mod tally;

use crate::disk;
use crate::games::{Known, Lab, by_id};
use crate::out::{Failure, Out, Outcome, Verdict};
use crate::seats::Set;
use crate::work::{self, Threads};
use clap::ValueEnum;
use indicatif::ProgressBar;
use one_game::{Broken, Played, Rules, play};
use rayon::prelude::*;
use report::Report;
use rules::table::{GENERATOR, save::Saved};
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Instant;
use tally::Tally;

/// The checks while a game is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Check {
    /// Only that every game ends, without a refused choice or a panic.
    Off,
    /// Every invariant, after every decision.
    Decisions,
}

/// Plays whole games, checks every rule's invariants, and counts.
#[derive(clap::Args)]
pub struct Args {
    /// The game.
    #[arg(value_parser = by_id)]
    pub game: Known,
    /// The kind of each place, clockwise: cursed, random or empty, with a comma between. With a results file it can be given
    /// more than once: so many games are played of each.
    #[arg(long, required = true)]
    seats: Vec<String>,
    /// The number of games.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// The seed that every game's own seed comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Writes the counts to this file as JSON; `-` is the standard output, and the tables go to the error stream.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
    /// The checks that are made.
    #[arg(long, value_enum, default_value_t = Check::Decisions)]
    check: Check,
    /// Adds what was played to this file, and goes on where it stopped: nothing is played again, and nothing but sums is told.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    results: Option<PathBuf>,
    /// A game of more decisions has not ended.
    #[arg(long, value_name = "DECISIONS", default_value_t = 20_000)]
    bound: u32,
    #[command(flatten)]
    set: Set,
}

/// Games that are played before their outcomes are added up: memory does not grow with the number of games.
const BATCH: u64 = 2048;

/// Simulates a game.
///
/// # Errors
/// Fails where it could not do its work.
pub fn run_game<G: Lab>(args: &Args, out: &mut Out) -> Outcome {
    if let Some(file) = &args.results {
        return scale::run::<G>(args, file, out);
    }
    let [seats] = args.seats.as_slice() else {
        return Err(Failure(
            "--seats: given more than once, which needs --results".to_owned(),
        ));
    };
    let setup = args.set.table::<G>(seats)?;
    let json = args.json.as_deref();
    if let Some(file) = json.filter(|file| !is_stdout(file)) {
        is_writable(file)?;
    }
    let pool = args.threads.pool()?;
    let rules = Rules::<G> {
        data: G::standard(),
        setup: &setup,
        check: args.check == Check::Decisions,
        bound: args.bound,
    };
    let began = Instant::now();
    let (tally, broken) = pool.install(|| play_all(&rules, args.seed, args.games));
    let report = Report {
        game: G::ID,
        names: G::names(&setup),
        kinds: G::seats(&setup),
        sources: G::SOURCES,
        counted: G::counted(),
        seed: args.seed,
        faults: broken.iter().map(|broken| broken.what.len()).sum(),
        seconds: began.elapsed().as_secs_f64(),
        tally,
    };
    match json {
        Some(file) if is_stdout(file) => {
            writeln!(out, "{}", report.json()?)?;
            let mut said = Out::stderr();
            report.write(&mut said)?;
            said.finish()?;
        }
        Some(file) => {
            let text = report.json()?;
            disk::write(file, text + "\n")?;
            report.write(out)?;
        }
        None => report.write(out)?,
    }
    out.finish()?;
    match broken {
        Some(broken) => Err(told::<G>(&setup, &broken)),
        None => Ok(Verdict::Well),
    }
}

fn is_stdout(file: &Path) -> bool {
    file == Path::new("-")
}

/// Plays the games up to the first that breaks.
fn play_all<G: Lab>(rules: &Rules<G>, seed: u64, games: u64) -> (Tally, Option<Broken<G>>) {
    let bar = work::bar(games);
    let mut tally = Tally::new(G::seats(rules.setup).len(), G::SOURCES.len(), &G::counted());
    let batches = (0..games).step_by(BATCH as usize);
    let broken = batches
        .map(|first| first..games.min(first + BATCH))
        .find_map(|batch| play_batch(rules, seed, batch, &bar, |played| tally.add(&played)));
    bar.finish_and_clear();
    (tally, broken)
}

/// Plays some of the games up to the first that breaks.
fn play_batch<G: Lab>(
    rules: &Rules<G>,
    seed: u64,
    games: Range<u64>,
    bar: &ProgressBar,
    mut add: impl FnMut(Played),
) -> Option<Broken<G>> {
    let games = games.into_par_iter();
    let outcomes = games.map_init(Default::default, |kept, game| {
        let outcome = play(rules, kept, seed, game);
        bar.inc(1);
        outcome
    });
    let outcomes: Vec<_> = outcomes.collect();
    // In order, so that neither sums nor the first fault depend on who was faster.
    for outcome in outcomes {
        match outcome {
            Ok(played) => add(played),
            Err(broken) => return Some(broken),
        }
    }
    None
}

/// Says what broke, and where the game was saved.
fn told<G: Lab>(setup: &G::Setup, broken: &Broken<G>) -> Failure {
    let file = format!("{}-fault-{}.ron", G::ID, broken.seed);
    let last = match broken.choices.last() {
        Some(last) => format!(
            "{} decisions, the last of them {last:?}",
            broken.choices.len()
        ),
        None => "no decision".to_owned(),
    };
    let told = format!(
        "game {} (seed {}) breaks after {last}: {}",
        broken.number,
        broken.seed,
        broken.what.join("; "),
    );
    let text = Saved::<G> {
        game: G::ID.to_owned(),
        rules: G::VERSION,
        data: format!("{:016x}", G::digest(G::standard())),
        generator: GENERATOR.to_owned(),
        setup: setup.clone(),
        seed: broken.seed,
        choices: broken.choices.clone(),
        lines: Vec::new(),
        practice: false,
        beat: None,
    }
    .write();
    let text = text.map_err(|error| Failure(format!("{file}: cannot be written: {error}")));
    let saved = text.and_then(|text| disk::write(file.as_ref(), text));
    Failure(match saved {
        Ok(()) => {
            let place = fs::canonicalize(&file).unwrap_or_else(|_| file.into());
            format!("{told}\nsaved as {}", place.display())
        }
        Err(Failure(why)) => format!("{told}\n{why}"),
    })
}

/// Tells before an hour of play, not after it, that a file cannot be written.
fn is_writable(file: &Path) -> Result<(), Failure> {
    let opened = OpenOptions::new().append(true).create(true).open(file);
    let failed = |error| Failure(format!("{}: cannot be written: {error}", file.display()));
    opened.map(|_| ()).map_err(failed)
}
