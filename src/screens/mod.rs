//! Screens: one at a time.

mod crew;
mod frame;
mod loading;
mod score;
mod shelf;

pub use frame::Frame;

use bevy::prelude::*;

/// What fills the window.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// Pictures are drawn.
    #[default]
    Loading,
    /// The shelf: who sails, and how.
    Shelf,
    /// A game is played.
    Table,
    /// A game is over.
    Score,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((frame::plugin, loading::plugin, shelf::plugin, score::plugin));
}
