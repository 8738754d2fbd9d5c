//! `lab replay`: a saved game in words, round by round, its score last.

use crate::caught::caught;
use crate::games::{Lab, Line, Listener, Telling};
use crate::grid::{Align, Grid};
use crate::out::{Failure, Out, Outcome, Verdict};
use crate::saved::{self, seat_of};
use rules::table::save::{Saved, Unfit};
use rules::table::{Seat, Table};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Tells a saved game in words.
#[derive(clap::Args)]
pub struct Args {
    /// The saved game.
    file: PathBuf,
    /// As this seat hears it: its number, from 1, or its colour. Everything is told if left out.
    #[arg(long = "as", value_name = "SEAT")]
    listener: Option<String>,
}

/// Runs the command.
///
/// # Errors
/// Fails where the file is no saved game, or does not fit this program's rules or data.
pub fn run(args: &Args, out: &mut Out) -> Outcome {
    let (game, bytes) = saved::open(&args.file)?;
    (game.replay)(&args.file, &bytes, args.listener.as_deref(), out)
}

/// Tells a saved game of one game.
///
/// # Errors
/// As [`run`].
pub fn run_game<G: Lab>(
    file: &Path,
    bytes: &[u8],
    listener: Option<&str>,
    out: &mut Out,
) -> Outcome {
    let name = file.display().to_string();
    let named = |unfit: Unfit| saved::unfit(file, &unfit);
    let saved = saved::read::<G>(file, bytes)?;
    let names = G::names(&saved.setup);
    let listener = match listener {
        Some(word) => Listener::At(seat_of(word, &names)?),
        None => Listener::Everywhere,
    };
    let played = |count: usize| {
        let table = caught(|| saved.replay_to(G::standard(), count));
        table.map_err(|panic| Failure(format!("{name}: {panic}")))
    };
    let (mut table, wrong) = match played(saved.choices.len())? {
        Ok(table) => (table, None),
        // What came before is told all the same: it shows how the game got there.
        Err(unfit @ Unfit::Choice { number, .. }) => {
            (played(number - 1)?.map_err(named)?, Some(unfit))
        }
        Err(unfit) => return Err(named(unfit)),
    };
    tell(&mut table, &saved, listener, out)?;
    match wrong {
        Some(unfit) => Err(named(unfit)),
        None => Ok(Verdict::Well),
    }
}

fn tell<G: Lab>(
    table: &mut Table<G>,
    saved: &Saved<G>,
    listener: Listener,
    out: &mut Out,
) -> Result<(), Failure> {
    let (seed, choices) = (saved.seed, table.choices().len());
    writeln!(out, "{}, seed {seed}, {choices} choices", G::ID)?;
    let telling = G::telling(table, listener)?;
    for line in &telling.lines {
        match line {
            Line::Heading(heading) => writeln!(out, "\n{heading}")?,
            Line::Event(event) => writeln!(out, "  {event}")?,
        }
    }
    let ending = G::ending(table);
    let (heading, points, winners) = match ending {
        Some(ending) => ("Final score", ending.points, ending.winners),
        None => (
            "The game is not over. The score as it stands",
            G::points(table, listener.seat()),
            Vec::new(),
        ),
    };
    writeln!(out, "\n{heading}:")?;
    score(&telling, &points, &winners).write(out)?;
    Ok(())
}

/// Points by seat and source.
fn score(telling: &Telling, points: &[Vec<i32>], winners: &[Seat]) -> Grid {
    let mut columns = vec![("", Align::Left)];
    columns.extend(
        telling
            .sources
            .iter()
            .map(|source| (source.as_str(), Align::Right)),
    );
    columns.extend([(telling.total.as_str(), Align::Right), ("", Align::Left)]);
    let mut grid = Grid::new(&columns);
    for (seat, (name, points)) in telling.names.iter().zip(points).enumerate() {
        let won = winners.iter().any(|winner| winner.index() == seat);
        let sum: i32 = points.iter().sum();
        let tail = [sum.to_string(), if won { "won" } else { "" }.to_owned()];
        let head = [format!("  {} {name}", seat + 1)];
        grid.row(
            head.into_iter()
                .chain(points.iter().map(ToString::to_string))
                .chain(tail),
        );
    }
    grid
}
