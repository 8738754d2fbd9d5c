//! Names that the player gives to saved games.

use super::slot::Slot;
use super::{ENDING, FINISHED, GAMES, UserError, folder, is_name};
use crate::options::Options;
use std::fs;

/// The most letters of a given name.
pub const LONGEST: usize = 40;

/// Gives a game that was left, or one that is over, another name.
///
/// # Errors
/// `to` is no name for a file, another game has it, there is no such game, it is open in a window, or the folder cannot be written
/// to; the game keeps its name.
pub fn rename(options: &Options, name: &str, over: bool, to: &str) -> Result<(), UserError> {
    let to = to.trim();
    if to == name {
        return Ok(());
    }
    if let Some(name) = [name, to].into_iter().find(|name| !is_name(name)) {
        let name = name.to_owned();
        return Err(UserError::Name { name });
    }
    let folder = folder(options)?;
    let room = folder.join(if over { FINISHED } else { GAMES });
    let file = |name: &str| room.join(format!("{name}.{ENDING}"));
    if !file(name).exists() {
        let name = name.to_owned();
        return Err(UserError::Missing { name });
    }
    // Nobody plays it meanwhile, and nobody begins one of the new name.
    let slots = [name, to].into_iter().filter(|_| !over);
    let _held: Vec<Slot> = slots
        .map(|name| Slot::take(&folder, name))
        .collect::<Result<_, _>>()?;
    if file(to).exists() {
        let name = to.to_owned();
        return Err(UserError::Taken { name });
    }
    fs::rename(file(name), file(to)).map_err(|error| UserError::writing(&room, &error))
}
