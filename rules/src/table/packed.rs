//! What comes in a game's box: its files, its data and its texts.

use super::Game;
use super::files::{Fault, Files};
use super::words::Words;
use std::sync::Arc;

/// A game that embeds its data and its texts.
pub trait Packed: Game {
    /// Returns the game's own files, over which a user's folder can be laid.
    fn files() -> Files;

    /// Returns the data of the game's own files.
    fn standard() -> &'static Arc<Self::Data>;

    /// Reads and checks the data.
    ///
    /// # Errors
    /// Everything that is wrong, file by file and from top to bottom.
    fn load(files: &Files) -> Result<Self::Data, Vec<Fault>>;

    /// Reads the game's texts and the desktop's, in the language of the files.
    ///
    /// # Errors
    /// Everything that is wrong, file by file and from top to bottom.
    fn load_words(files: &Files) -> Result<Words, Vec<Fault>>;
}
