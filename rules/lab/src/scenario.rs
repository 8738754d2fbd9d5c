//! `lab scenario`: scenario files, a line each.

use crate::caught::caught;
use crate::disk;
use crate::games::{GAMES, Known};
use crate::out::{Failure, Out, Outcome, Verdict};
use rayon::prelude::*;
use rules::table::files::{self, MOST_BYTES};
use serde::Deserialize;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Where scenarios lie if nothing is said.
const FOLDER: &str = "tests/scenarios";

/// How their names end.
const ENDING: &str = "ron";

/// Plays scenario files and compares what happens with what they expect.
#[derive(clap::Args)]
pub struct Args {
    /// Scenario files, or folders of them; `tests/scenarios` if left out.
    files: Vec<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// Where it could not do its work: a folder that is not there, or without a scenario.
pub fn run(args: &Args, out: &mut Out) -> Outcome {
    let files = if args.files.is_empty() {
        disk::files_below(FOLDER.as_ref(), ENDING)?
    } else {
        gathered(&args.files)?
    };
    // Played side by side, told in order.
    let played: Vec<_> = files.par_iter().map(|file| play(file)).collect();
    let (mut passed, mut failed) = (0, 0);
    for played in played {
        match played {
            (title, Ok(())) => {
                passed += 1;
                writeln!(out, "ok      {title}")?;
            }
            (title, Err(why)) => {
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

/// A scenario's title, or its path where it has none that can be read; and how it ends.
fn play(file: &Path) -> (String, Result<(), String>) {
    let name = file.display().to_string();
    let text = match disk::read(file, MOST_BYTES) {
        Ok(bytes) => String::from_utf8(bytes)
            .map_err(|_| format!("{name}: found bytes that are no text, expected a scenario")),
        Err(Failure(why)) => Err(why),
    };
    match text {
        Ok(text) => {
            let title = title(&name, &text).unwrap_or_else(|| name.clone());
            let played = caught(|| (game_of(file).scenario)(&name, &text));
            (
                title,
                played.unwrap_or_else(|panic| Err(format!("{name}: {panic}"))),
            )
        }
        Err(why) => (name, Err(why)),
    }
}

/// The game whose folder the file lies in; else the first.
fn game_of(file: &Path) -> &'static Known {
    let lies_in = |game: &&Known| file.iter().any(|part| part == game.folder);
    GAMES.iter().find(lies_in).unwrap_or(&GAMES[0])
}

fn title(name: &str, text: &str) -> Option<String> {
    /// What every game's scenarios have.
    #[derive(Deserialize)]
    struct Titled {
        title: String,
    }
    let titled: Titled = files::read(name, text).ok()?;
    // A line is a line, whatever the file says.
    Some(
        titled
            .title
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" "),
    )
}
