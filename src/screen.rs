//! The screens, one of which fills the window, and the pages over them.

use bevy::prelude::*;

/// The screen that fills the window.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// The pictures are still being drawn.
    #[default]
    Loading,
    /// The shelf: the games that there are, and those that were left.
    Shelf,
    /// The lessons of a game.
    Lessons,
    /// The results of all games that were played.
    Statistics,
    /// The credits.
    Credits,
    /// The players and house rules of a new game are chosen.
    Setup,
    /// A game that begins without the shelf waits for the table's shaders.
    Laying,
    /// A game is played.
    Table,
    /// A game is over.
    Score,
    /// The costliest decisions of a game that is over.
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
    /// The settings.
    Settings,
    /// Open the rulebook.
    Rules,
    /// Show every pirate's points as they stand.
    Points,
    /// Keys and buttons, their acts, and how to change them.
    Keys,
}
