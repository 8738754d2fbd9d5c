//! The games that there are, in the order they stand on the shelf. A new game is a line of the list.

use crate::screens::Screen;

/// A game's box on the shelf.
#[derive(Debug)]
pub struct Boxed {
    /// Its name in the ids of texts, `ui-game-…`, and in the names of pictures, `art/box-…`.
    pub name: &'static str,
    /// The fewest and the most who play.
    pub players: (u8, u8),
    /// Where it is set up.
    pub setup: Screen,
}

/// All games.
pub const GAMES: &[Boxed] = &[Boxed {
    name: "voodoo-pirate",
    players: (1, 5),
    setup: Screen::Setup,
}];
