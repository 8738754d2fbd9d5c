//! Voodoo Pirate on the table: who sees what, what is drawn of it, and where its choices lie.

mod chart;
mod cues;
mod hand;
mod light;
mod marks;
mod menu;
pub mod panels;
mod prompt;
mod ships;
mod sight;
mod sitting;
mod spots;
mod stage;
mod table;

pub use cues::Cues;
pub use sight::{Asked, Line, Offer, Sight};
pub use sitting::{Begin, Choose, Notice, Sitting, Unveil};
pub use spots::{Spot, spot};
pub use stage::Stage;
pub use table::Desk;

use bevy::prelude::*;

/// What needs no window: the game itself, its messages, and who sees what.
pub fn logic(app: &mut App) {
    app.add_plugins((sitting::plugin, sight::plugin, cues::plugin));
}

/// The game with everything that is drawn of it.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        logic,
        chart::plugin,
        light::plugin,
        ships::plugin,
        table::plugin,
    ));
}
