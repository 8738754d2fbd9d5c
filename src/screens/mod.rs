//! Screens: one at a time.

mod credits;
mod easel;
mod fitting;
mod frame;
mod kept;
mod library;
mod loading;
pub(crate) mod pause;
pub(crate) mod score;
mod scored;
mod seats;
mod setup;
mod shelf;

pub use frame::Frame;

use bevy::prelude::*;

/// What fills the window.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// Pictures are drawn.
    #[default]
    Loading,
    /// The shelf: the games that there are, and those that were left.
    Shelf,
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
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        frame::plugin,
        library::plugin,
        loading::plugin,
        shelf::plugin,
        credits::plugin,
        setup::plugin,
        score::plugin,
    ));
}

/// A seed that nobody chose, short enough to be told to a friend.
fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |now| u64::from(now.subsec_nanos()) % 1_000_000)
}
