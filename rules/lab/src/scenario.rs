//! `lab scenario`: scenario files, a line each.

use crate::disk;
use crate::games::{GAMES, Known};
use crate::out::{Failure, Out, Outcome, Verdict};
use rules::table::files::{self, MOST_BYTES};
use serde::Deserialize;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Where scenarios lie if nothing is said.
const FOLDER: &str = "tests/scenarios";

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
    let places = if args.files.is_empty() { vec![FOLDER.into()] } else { args.files.clone() };
    let (mut passed, mut failed) = (0, 0);
    for file in gathered(&places)? {
        match play(&file) {
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
            let below = disk::files_below(place, "ron")?;
            if below.is_empty() {
                return Err(Failure(format!("{}: no scenario (.ron) lies there", place.display())));
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
            (title, (game_of(file).scenario)(&name, &text))
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
    Some(titled.title.split_whitespace().collect::<Vec<_>>().join(" "))
}
