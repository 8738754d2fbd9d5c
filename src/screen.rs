//! What fills the window, one thing at a time.

use bevy::prelude::*;

/// What fills the window.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// Pictures are drawn.
    #[default]
    Loading,
    /// The shelf: the games that there are, and those that were left.
    Shelf,
    /// The lessons of a game.
    Lessons,
    /// What came of all games that were played.
    Statistics,
    /// Who made what this is made of.
    Credits,
    /// Who sails, and by which house rules.
    Setup,
    /// A game waits for the table's pictures.
    Laying,
    /// A game is played.
    Table,
    /// A game is over.
    Score,
    /// What cost most in a game that is over.
    Review,
    /// A game's balance is studied.
    Lab,
}

/// A page that is read in the place of the screen's panels, from any of them, and left again.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Over {
    /// None: the screen itself.
    #[default]
    Nothing,
    /// What can be set.
    Settings,
    /// The rulebook.
    Rules,
    /// Every pirate's points as they stand.
    Points,
    /// Keys and buttons, what they do, and how to change that.
    Keys,
}
