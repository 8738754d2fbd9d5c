//! Lagoon on the desktop: what it is called, where its choices lie, and how it is drawn.

mod drawing;
mod shown;

pub use shown::Spot;

use crate::Lagoon;
use bevy::prelude::App;
use voodoo_pirate::{sound, table};

/// Adds the game: its session, its keys, its sounds, its table.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        table::play::<Lagoon>,
        sound::at_table::<Lagoon>,
        drawing::plugin,
    ));
}
