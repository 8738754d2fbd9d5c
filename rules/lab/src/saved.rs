//! Saved games that the command line is given.

use crate::disk;
use crate::games::{Known, Lab, by_id};
use crate::out::Failure;
use rules::table::save::{MOST_BYTES, Saved, Unfit};
use rules::table::{Seat, files};
use serde::Deserialize;
use std::path::Path;

/// A saved game's bytes, and the game that it is of.
///
/// # Errors
/// Fails where it cannot be read or names no game.
pub fn open(file: &Path) -> Result<(Known, Vec<u8>), Failure> {
    let bytes = disk::read(file, MOST_BYTES)?;
    Ok((game_of(file, &bytes)?, bytes))
}

/// Reads a saved game from bytes.
///
/// # Errors
/// The first thing that is wrong with them.
pub fn read<G: Lab>(file: &Path, bytes: &[u8]) -> Result<Saved<G>, Failure> {
    Saved::read(&file.display().to_string(), bytes).map_err(|why| unfit(file, &why))
}

/// Why a saved game cannot be used, with its name.
#[must_use]
pub fn unfit(file: &Path, unfit: &Unfit) -> Failure {
    match unfit {
        Unfit::File(fault) => Failure(fault.to_string()),
        other => Failure(format!("{}: {other}", file.display())),
    }
}

/// The game that a file is of, which it says itself.
fn game_of(file: &Path, bytes: &[u8]) -> Result<Known, Failure> {
    /// The head that every saved game has.
    #[derive(Deserialize)]
    struct Named {
        game: String,
    }
    let name = file.display().to_string();
    let text = std::str::from_utf8(bytes).map_err(|error| {
        Failure(format!(
            "{name}: found bytes that are no text, expected a saved game: {error}"
        ))
    })?;
    let named: Named = files::read(&name, text)?;
    by_id(&named.game).map_err(|Failure(why)| Failure(format!("{name}: {why}")))
}

/// A seat by its number, from 1, or by its colour.
///
/// # Errors
/// Tells which seats there are.
pub fn seat_of(word: &str, names: &[String]) -> Result<Seat, Failure> {
    let mut seats = (0..names.len())
        .filter(|&seat| word.parse() == Ok(seat + 1) || names[seat].eq_ignore_ascii_case(word));
    let seat = seats
        .next()
        .and_then(|seat| u8::try_from(seat).ok())
        .map(Seat);
    seat.ok_or_else(|| {
        let (most, names) = (names.len(), names.join(", "));
        Failure(format!(
            "there is no seat `{word}`, expected 1 to {most} or one of {names}"
        ))
    })
}
