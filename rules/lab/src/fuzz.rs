//! `lab fuzz`: a game's own files, spoilt by the thousand and read. What is wrong with them may be told or taken, but nothing
//! panics, takes long or takes much memory.

mod corpus;
mod spoil;

use crate::disk;
use crate::games::{Known, Lab, by_id};
use crate::grid::{Align, Grid};
use crate::out::{Failure, Out, Outcome, Verdict};
use crate::work;
use corpus::{Came, Corpus, KINDS};
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

/// Spoils saved games, data, texts, scenarios, lessons and options by the thousand, and reads them.
#[derive(clap::Args)]
pub struct Args {
    /// The game.
    #[arg(value_parser = by_id)]
    pub game: Known,
    /// Number of inputs.
    #[arg(long, default_value_t = 1000)]
    inputs: u64,
    /// The number of the first, to read one again: it is the same whatever comes before it.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// The seed that every input comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// An input that takes longer hangs.
    #[arg(long, value_name = "SECONDS", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=3600))]
    limit: u64,
    /// An input that takes more memory takes too much.
    #[arg(long, value_name = "MIB", default_value_t = 256)]
    memory: u64,
    /// The folder for inputs that broke something.
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    keep: PathBuf,
}

/// The fates of inputs.
const FATES: [&str; 5] = ["refused", "taken", "panics", "hung", "large"];
const REFUSED: usize = 0;
const TAKEN: usize = 1;
const PANICS: usize = 2;
const HUNG: usize = 3;
const LARGE: usize = 4;

/// The number of inputs of a kind by fate.
type Sum = [u64; FATES.len()];

/// Reads spoilt inputs of a game.
///
/// # Errors
/// A failure where there is nothing to spoil, or where an input that broke something cannot be kept.
pub fn run_game<G: Lab>(args: &Args, out: &mut Out) -> Outcome {
    let corpus = Arc::new(Corpus::<G>::gather(args.seed)?);
    let numbers = args.from..args.from.saturating_add(args.inputs);
    let (tell, told) = mpsc::channel();
    let (reader, all) = (Arc::clone(&corpus), numbers.clone());
    // In a thread of its own, so that one that hangs can be told.
    std::thread::spawn(move || {
        for number in all {
            let before = peak();
            let came = reader.try_out(&reader.input(number));
            let took = peak().saturating_sub(before);
            if tell.send((came, took)).is_err() {
                break;
            }
        }
    });
    let bar = work::bar(args.inputs);
    let mut sums = [Sum::default(); KINDS.len()];
    let mut told_of = Vec::new();
    for number in numbers {
        bar.inc(1);
        let (fate, what) = match told.recv_timeout(Duration::from_secs(args.limit)) {
            Ok((_, took)) if took > args.memory << 10 => {
                (LARGE, Some(format!("took {} MiB", took >> 10)))
            }
            Ok((Came::Taken, _)) => (TAKEN, None),
            Ok((Came::Refused, _)) => (REFUSED, None),
            Ok((Came::Panicked(panic), _)) => (PANICS, Some(panic.to_string())),
            Err(RecvTimeoutError::Timeout) => {
                (HUNG, Some(format!("takes longer than {} s", args.limit)))
            }
            Err(RecvTimeoutError::Disconnected) => {
                return Err(Failure("the reader is gone".into()));
            }
        };
        sums[corpus.kind(number)][fate] += 1;
        let Some(what) = what else {
            continue;
        };
        let input = corpus.input(number);
        let kind = KINDS[corpus.kind(number)];
        let name = format!("{}-fuzz-{}-{number}-{kind}.txt", G::ID, args.seed);
        let file = args.keep.join(name);
        disk::write(&file, &input.bytes)?;
        told_of.push(format!(
            "{}: {what}\n  kept as {}",
            input.name,
            file.display()
        ));
        if fate == HUNG {
            // What comes after it waits for it.
            break;
        }
    }
    bar.finish_and_clear();
    for told in &told_of {
        writeln!(out, "{told}")?;
    }
    summary(&sums).write(out)?;
    writeln!(out, "at most {} MiB of memory held", peak() >> 10)?;
    Ok(Verdict::of(told_of.is_empty()))
}

fn summary(sums: &[Sum]) -> Grid {
    let mut columns = vec![("", Align::Left), ("inputs", Align::Right)];
    columns.extend(FATES.map(|fate| (fate, Align::Right)));
    let mut grid = Grid::new(&columns);
    let mut row = |name: &str, sum: &Sum| {
        let counts = std::iter::once(sum.iter().sum()).chain(*sum);
        let counts = counts.map(|count: u64| count.to_string());
        grid.row(std::iter::once(name.to_owned()).chain(counts));
    };
    let mut all = Sum::default();
    for (kind, sum) in KINDS.iter().zip(sums) {
        row(kind, sum);
        for (all, count) in all.iter_mut().zip(sum) {
            *all += count;
        }
    }
    row("all", &all);
    grid
}

/// The most memory that this process has held so far, in KiB; 0 where the system does not tell.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}
