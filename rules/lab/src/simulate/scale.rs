//! Games by the hundred thousand, over mixes of seats, in as many runs as it takes: a results file says what was played.

use super::one_game::Rules;
use super::{Args, BATCH, Check, play_batch, told};
use crate::games::Lab;
use crate::out::{Failure, Out, Outcome, Verdict};
use crate::results::Results;
use crate::work;
use std::io::Write;
use std::path::Path;

/// The first line of a results file.
const HEADING: &str = "game,rules,seats,seed,check,first,games,decisions,events";

/// The sum of some games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Sum {
    games: u64,
    decisions: u64,
    events: u64,
}

impl Sum {
    fn read(cells: &str) -> Option<Self> {
        let cells: Vec<&str> = cells.split(',').collect();
        let [games, decisions, events] = cells[..] else {
            return None;
        };
        Some(Self {
            games: games.parse().ok()?,
            decisions: decisions.parse().ok()?,
            events: events.parse().ok()?,
        })
    }

    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.events += other.events;
    }
}

/// Plays what a results file lacks, and adds it there. A game that breaks ends it, and is played again by the next run.
///
/// # Errors
/// Fails where it could not do its work, or a game broke.
pub(super) fn run<G: Lab>(args: &Args, file: &Path, out: &mut Out) -> Outcome {
    let mut setups = Vec::new();
    for seats in &args.seats {
        setups.push((seats, args.set.table::<G>(seats)?));
    }
    let (mut results, text) = Results::open(file, HEADING)?;
    let pool = args.threads.pool()?;
    let check = args.check == Check::Decisions;
    let game = args.set.of_game(G::ID);
    let mut all = Sum::default();
    for (seats, setup) in &setups {
        let rules = Rules::<G> {
            data: G::standard(),
            setup,
            check,
            bound: args.bound,
        };
        let (version, seed) = (G::VERSION, args.seed);
        let checked = if check { "decisions" } else { "off" };
        let head = format!(
            "{game},{version},{},{seed},{checked}",
            seats.replace(',', "+")
        );
        let played = results.rows(&text, &head, Sum::read)?;
        let mut sum = Sum::default();
        let bar = work::bar(args.games);
        for first in (0..args.games).step_by(BATCH as usize) {
            let batch = first..args.games.min(first + BATCH);
            let games = batch.end - batch.start;
            bar.set_position(first);
            // What a run with fewer games cut short is played again as a whole.
            let there = played
                .iter()
                .find(|(number, there)| *number == first && there.games == games);
            if let Some(&(_, there)) = there {
                sum.add(there);
                continue;
            }
            let mut new = Sum {
                games,
                ..Sum::default()
            };
            let broken = pool.install(|| {
                play_batch(&rules, args.seed, batch, &bar, |played| {
                    new.decisions += played.decisions;
                    new.events += played.events;
                })
            });
            if let Some(broken) = broken {
                bar.finish_and_clear();
                return Err(told::<G>(setup, &broken));
            }
            let Sum {
                decisions, events, ..
            } = new;
            results.add(&format!("{head},{first},{games},{decisions},{events}"))?;
            sum.add(new);
        }
        bar.finish_and_clear();
        tell(out, seats, sum)?;
        all.add(sum);
    }
    if setups.len() > 1 {
        tell(out, "all", all)?;
    }
    Ok(Verdict::Well)
}

fn tell(out: &mut Out, whose: &str, sum: Sum) -> Result<(), Failure> {
    let Sum {
        games,
        decisions,
        events,
    } = sum;
    writeln!(
        out,
        "{whose}: {games} games, {decisions} decisions, {events} events, 0 faults"
    )?;
    Ok(())
}
