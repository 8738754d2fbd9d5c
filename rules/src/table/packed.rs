//! What comes in a game's box: its files, and what is read from them.

use super::Game;
use super::files::{Fault, Files};
use super::words::Words;
use std::sync::Arc;

/// A game that brings its data and its texts along.
pub trait Packed: Game {
    /// Its own files; a user's folder can be laid over them.
    fn files() -> Files;

    /// The data of its own files.
    fn standard() -> &'static Arc<Self::Data>;

    /// Reads and checks its data.
    ///
    /// # Errors
    /// Everything that is wrong, file by file and from top to bottom.
    fn load(files: &Files) -> Result<Self::Data, Vec<Fault>>;

    /// Reads its texts and the desktop's, in the language of the files.
    ///
    /// # Errors
    /// Everything that is wrong, file by file and from top to bottom.
    fn load_words(files: &Files) -> Result<Words, Vec<Fault>>;
}
