//! `lab hint` and `lab review`: what a captain thinks of a saved game's decisions.

use crate::games::Lab;
use crate::grid::{Align, Grid};
use crate::out::{Failure, Out, Outcome, Verdict};
use crate::players::Player;
use crate::saved::{self, seat_of};
use crate::work;
use rules::captains::{Expected, Plan, hint};
use rules::review::{Gain, Reason, Review};
use rules::table::Seat;
use std::io::Write;
use std::path::PathBuf;

/// Says what a captain would choose in a saved game, and what it expects of each choice.
#[derive(clap::Args)]
pub struct HintArgs {
    /// The saved game.
    file: PathBuf,
    /// After so many of its choices; after all if left out.
    #[arg(long, value_name = "CHOICES")]
    after: Option<usize>,
    /// The kind of player that is asked for advice.
    #[arg(long, default_value = "captain")]
    by: String,
}

/// Finds the decisions of a saved game that cost most.
#[derive(clap::Args)]
pub struct ReviewArgs {
    /// The saved game.
    file: PathBuf,
    /// Only this seat's: its number, from 1, or its colour. Everybody's if left out.
    #[arg(long, value_name = "SEAT")]
    of: Option<String>,
    /// The most decisions that are told.
    #[arg(long, default_value_t = 5)]
    most: usize,
    /// The kind of player that judges.
    #[arg(long, default_value = "mate@iterations=200")]
    by: String,
}

/// Returns how the player that was named thinks.
fn plan<G: Lab>(by: &str) -> Result<Plan, Failure> {
    let by = Player::read::<G>(by)?;
    by.plan.ok_or_else(|| {
        Failure(format!(
            "a {} does not think, expected deckhand, mate, captain or ghost",
            by.name
        ))
    })
}

/// Runs `lab hint`.
///
/// # Errors
/// Fails where the file is no saved game, or does not fit this program's rules or data.
pub fn run_hint(args: &HintArgs, out: &mut Out) -> Outcome {
    let (game, bytes) = saved::open(&args.file)?;
    (game.hint)(args, &bytes, out)
}

/// Runs `lab review`.
///
/// # Errors
/// As [`run_hint`].
pub fn run_review(args: &ReviewArgs, out: &mut Out) -> Outcome {
    let (game, bytes) = saved::open(&args.file)?;
    (game.review)(args, &bytes, out)
}

/// Gives a hint in one game.
///
/// # Errors
/// As [`run_hint`].
pub fn hint_game<G: Lab>(args: &HintArgs, bytes: &[u8], out: &mut Out) -> Outcome {
    let plan = plan::<G>(&args.by)?;
    let unfit = |unfit| saved::unfit(&args.file, &unfit);
    let saved = saved::read::<G>(&args.file, bytes)?;
    let all = saved.choices.len();
    let count = args.after.unwrap_or(all);
    if count > all {
        return Err(Failure(format!(
            "{}: found `--after {count}`, expected {all} at most: the game has {all} choices",
            args.file.display()
        )));
    }
    let mut table = saved.replay_to(G::standard(), count).map_err(unfit)?;
    let expected = hint(&mut table, plan)?;
    if expected.is_empty() {
        writeln!(out, "Nobody is asked anything: the game is over.")?;
        return Ok(Verdict::Well);
    }
    let choices: Vec<G::Choice> = expected.iter().map(|expected| expected.choice).collect();
    let asked = G::asked(&mut table, &choices)?;
    writeln!(out, "{}", asked.question)?;
    let mut grid = grid();
    for (words, expected) in asked.choices.iter().zip(&expected) {
        grid.row(row(words, expected));
    }
    grid.write(out)?;
    Ok(Verdict::Well)
}

/// Reviews a game.
///
/// # Errors
/// As [`run_hint`].
pub fn review_game<G: Lab>(args: &ReviewArgs, bytes: &[u8], out: &mut Out) -> Outcome {
    let plan = plan::<G>(&args.by)?;
    let unfit = |unfit| saved::unfit(&args.file, &unfit);
    let saved = saved::read::<G>(&args.file, bytes)?;
    let names = G::names(&saved.setup);
    let seats: Vec<Seat> = match &args.of {
        Some(word) => vec![seat_of(word, &names)?],
        None => (0..names.len() as u8).map(Seat).collect(),
    };
    let mut review = Review::new(&saved, G::standard(), &seats, plan).map_err(unfit)?;
    let bar = work::bar(review.progress().1 as u64);
    while review.step() {
        bar.inc(1);
    }
    bar.finish_and_clear();
    let worst = review.worst(args.most);
    if worst.is_empty() {
        writeln!(out, "Nothing better was found.")?;
    }
    for costly in worst {
        let mut table = saved
            .replay_to(G::standard(), costly.number)
            .map_err(unfit)?;
        let asked = G::asked(&mut table, &[costly.chosen, costly.better])?;
        writeln!(
            out,
            "choice {}: {} It cost {:.1} points.",
            costly.number + 1,
            asked.question,
            costly.cost()
        )?;
        for (which, words) in ["chosen", "better"].iter().zip(&asked.choices) {
            writeln!(out, "  {which}: {words}")?;
        }
        writeln!(out, "  {}", reasons(G::SOURCES, &costly.gain))?;
    }
    for &seat in &seats {
        let (count, gain) = review.sum_of(seat);
        let name = &names[seat.index()];
        let reasons = reasons(G::SOURCES, &gain);
        writeln!(
            out,
            "{name}: {count} decisions could have been better, by {:.1} points in all: {reasons}",
            gain.lead()
        )?;
    }
    Ok(Verdict::Well)
}

/// In what the better choice was better: `souls +2.4, best of the others -1.1, coins -0.3`.
fn reasons(sources: &[&str], gain: &Gain) -> String {
    let reasons = gain.reasons().into_iter();
    let said: Vec<String> = reasons
        .map(|(reason, points)| {
            let name = match reason {
                Reason::Source(place) => sources[place],
                Reason::Later => "later",
                Reason::Others => "best of the others",
            };
            format!("{name} {points:+.1}")
        })
        .collect();
    said.join(", ")
}

fn grid() -> Grid {
    Grid::new(&[
        ("  choice", Align::Left),
        ("worth of 100", Align::Right),
        ("points", Align::Right),
        ("thoughts", Align::Right),
    ])
}

fn row<C>(words: &str, expected: &Expected<C>) -> [String; 4] {
    let known = |text: String| {
        if expected.tried > 0 {
            text
        } else {
            String::new()
        }
    };
    [
        format!("  {words}"),
        known(format!("{:.1}", 100.0 * expected.worth)),
        known(format!("{:.1}", expected.points)),
        expected.tried.to_string(),
    ]
}
