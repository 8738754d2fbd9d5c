//! `lab scenario`: scenario files, a line each.

mod coverage;

use crate::caught::caught;
use crate::disk;
use crate::games::{GAMES, Known, by_id};
use crate::out::{Failure, Out, Outcome, Verdict};
pub use coverage::Named;
use rayon::prelude::*;
use rules::table::files::{self, MOST_BYTES, Source};
use serde::Deserialize;
use std::io::Write;
use std::path::{self, Path, PathBuf};

/// The folder of scenarios if nothing is said.
const FOLDER: &str = "tests/scenarios";

/// The ending of their names.
const ENDING: &str = "ron";

/// Plays scenario files and compares what happens with what they expect.
#[derive(clap::Args)]
pub struct Args {
    /// Scenario files, or folders of them; `tests/scenarios` if left out.
    files: Vec<PathBuf>,
    /// Plays nothing, and tells what of each game none of the files names: sections of the rule page, cards, choices and the like.
    #[arg(long)]
    coverage: bool,
}

/// Runs the command.
///
/// # Errors
/// Fails where it could not do its work: a folder that is not there, or without a scenario.
pub fn run(args: &Args, out: &mut Out) -> Outcome {
    let files = if args.files.is_empty() {
        disk::files_below(FOLDER.as_ref(), ENDING)?
    } else {
        gathered(&args.files)?
    };
    if args.coverage {
        return coverage::run(&files, out);
    }
    // Played side by side, told in order.
    let played: Vec<_> = files.par_iter().map(|file| play(file)).collect();
    let (mut passed, mut failed) = (0, 0);
    for played in played {
        match played {
            (title, Ok(())) => {
                passed += 1;
                writeln!(out, "ok      {title}")?;
            }
            (title, Err(Failure(why))) => {
                failed += 1;
                writeln!(out, "FAILED  {title}")?;
                for line in why.lines() {
                    writeln!(out, "        {line}")?;
                }
            }
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(Verdict::of(failed == 0))
}

/// All files that are meant. What is no folder is taken for a file, and fails on its own line if it is none.
fn gathered(places: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for place in places {
        if place.is_dir() {
            let below = disk::files_below(place, ENDING)?;
            if below.is_empty() {
                let place = place.display();
                return Err(Failure(format!(
                    "{place}: no scenario (.{ENDING}) lies there"
                )));
            }
            files.extend(below);
        } else {
            files.push(place.clone());
        }
    }
    Ok(files)
}

/// The head that every game's scenarios have.
#[derive(Deserialize)]
struct Head {
    title: String,
    #[serde(default)]
    rule: String,
    #[serde(default)]
    game: String,
}

/// A scenario's title, or its path where it has none that can be read; and how it ends.
fn play(file: &Path) -> (String, Result<(), Failure>) {
    let name = file.display().to_string();
    let head = read(file, &name);
    let title = match &head {
        // A line is a line, whatever the file says.
        Ok((head, _)) => head.title.split_whitespace().collect::<Vec<_>>().join(" "),
        Err(_) => name.clone(),
    };
    let played = head.and_then(|(head, source)| {
        let game =
            game_of(file, &head.game).map_err(|Failure(why)| source.fault_at(&["game"], why))?;
        let played = caught(|| (game.scenario)(&name, source.text()))
            .map_err(|panic| Failure(format!("{name}: {panic}")))?;
        played.map_err(|failure| Failure(failure.to_string()))
    });
    (title, played)
}

/// A file's text, and what all scenarios have.
fn read(file: &Path, name: &str) -> Result<(Head, Source), Failure> {
    let source = Source::new(name, name, disk::read(file, MOST_BYTES)?)?;
    let head = files::read(name, source.text())?;
    Ok((head, source))
}

/// The game that a scenario names; else the one in whose folder it lies.
fn game_of(file: &Path, named: &str) -> Result<Known, Failure> {
    if !named.is_empty() {
        return by_id(named);
    }
    let place = path::absolute(file).unwrap_or_else(|_| file.to_owned());
    // Of folders in folders the nearest.
    let game = place.iter().rev().find_map(|part| {
        let mut games = GAMES.iter();
        games.find(|game| part == game.folder)
    });
    game.copied().ok_or_else(|| {
        let all =
            |name: fn(&Known) -> String| GAMES.iter().map(name).collect::<Vec<_>>().join(" or ");
        let (fields, folders) = (
            all(|game| format!("`game: \"{}\"`", game.id)),
            all(|game| format!("`{}`", game.folder)),
        );
        Failure(format!(
            "nothing says which game this is of, expected {fields}, or a folder {folders}"
        ))
    })
}
